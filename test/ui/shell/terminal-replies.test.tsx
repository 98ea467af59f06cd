import {Text} from 'ink';
import {useState} from 'react';
import type {Key} from 'ink';
import {describe, expect, it} from 'vitest';
import {KeyRouter, useKeys} from '../../../source/ui/shell/use-keys.js';
import {ReplyFilter} from '../../../source/ui/shell/terminal-replies.js';
import {KEYS, paste, renderScreen} from '../../helpers/render-screen.js';
import {NO_KEY} from '../no-key.js';

const ESC = '\u001B';
const BEL = '\u0007';
const ST = `${ESC}\\`;
const COLOUR = `${ESC}]11;rgb:1e1e/2b2b/b4b4`;

/** Replies as terminals send them. */
const REPLIES = [
	COLOUR + BEL,
	COLOUR + ST,
	`${ESC}]4;1;rgb:cdcd/0000/0000${ST}`,
	`${ESC}]52;c;TmYz${BEL}`,
	`${ESC}]la title${ST}`,
	`${ESC}P>|XTerm(390)${ST}`,
	`${ESC}P!|00000000${ST}`,
	`${ESC}P1$r0m${ST}`,
	`${ESC}_Gi=31;OK${ST}`,
];

function Keys() {
	const [heard, setHeard] = useState('');
	useKeys({
		onPress({name, text}) {
			setHeard((before) => `${before} ${name === 'character' ? text : name}`);
		},
		onPaste(text) {
			setHeard((before) => `${before} <${text}>`);
		},
	});
	return <Text>{`heard${heard}`}</Text>;
}

const fail = (error: unknown): never => {
	throw error;
};

/** Returns the keys that come of what a terminal sends, each piece read by Ink at once. */
async function heard(...pieces: readonly string[]): Promise<string> {
	const screen = renderScreen(
		<KeyRouter onFault={fail} now={() => 0}>
			<Keys />
		</KeyRouter>,
	);
	for (const piece of pieces) {
		await screen.type(piece);
	}

	const frame = screen.lastFrame().trim();
	screen.unmount();
	return frame;
}

describe('what a terminal sends unasked', () => {
	it.each(REPLIES.map((reply) => [JSON.stringify(reply), reply]))(
		'%s is no keys',
		async (_, reply) => {
			expect(await heard(`N${reply}f`, `3${reply}${reply}`, KEYS.enter)).toBe('heard N f 3 enter');
		},
	);

	it('is none in two pieces either, wherever it is cut', async () => {
		const reply = COLOUR + ST;
		for (let cut = 1; cut < reply.length; cut += 2) {
			const cutReply = [`N${reply.slice(0, cut)}`, `${reply.slice(cut)}f3`];
			expect(await heard(...cutReply), `cut at ${cut}`).toBe('heard N f 3');
		}

		expect(await heard(`N${COLOUR}`, BEL, 'f')).toBe('heard N f');
		expect(await heard(`N${COLOUR}${ESC}`, '\\f')).toBe('heard N f');
	});

	it('leaves pastes and named keys as they are', async () => {
		expect(await heard(`${COLOUR}${BEL}${paste('e2e4')}`, KEYS.up + COLOUR + ST + KEYS.left)).toBe(
			'heard <e2e4> up left',
		);
	});
});

/** Returns what is left of calls of `useInput`, each with its keys and its time. */
function sifted(...calls: readonly (readonly [string, Partial<Key>, number])[]) {
	const filter = new ReplyFilter();
	return calls.map(([input, key, at]) => filter.take(input, {...NO_KEY, ...key}, at));
}

const META = {meta: true};
const TEXT = '11;rgb:1e1e/2b2b';

describe('ReplyFilter', () => {
	it('hands on at once what is no reply', () => {
		expect(sifted(['', {escape: true}, 0], ['Nf3', {}, 0], ['', {upArrow: true}, 0])).toEqual([
			'',
			'Nf3',
			'',
		]);
	});

	it('hands on what a person types after Alt and a bracket', () => {
		expect(sifted([']', META, 0], ['1', {}, 150])).toEqual([undefined, '1']);
		expect(sifted(['P', META, 0], ['e4', {}, 1])).toEqual([undefined, 'e4']);
		expect(sifted(['P', META, 0], ['', {escape: true}, 1])).toEqual([undefined, '']);
	});

	it('gives a reply up that does not go on', () => {
		expect(sifted([']', META, 0], [TEXT, {}, 0], ['Nf3', {}, 600])).toEqual([
			undefined,
			undefined,
			'Nf3',
		]);
		const long = 'f'.repeat(5000);
		expect(sifted([']', META, 0], [`1${long}`, {}, 0], ['e4', {}, 0]).at(-1)).toBe('e4');
	});

	it('breaks a reply off for a key that has a name, and for Ctrl and a letter', () => {
		expect(sifted([']', META, 0], [TEXT, {}, 0], ['c', {ctrl: true}, 0], ['e4', {}, 0])).toEqual([
			undefined,
			undefined,
			'c',
			'e4',
		]);
		expect(sifted([']', META, 0], [`${TEXT}\re4`, {}, 0])).toEqual([undefined, '\re4']);
		expect(sifted([']', META, 0], [TEXT, {}, 0], ['', {upArrow: true}, 0]).at(-1)).toBe('');
	});

	it('reads the end of a reply that was cut within its last sign', () => {
		expect(
			sifted([']', META, 0], [TEXT, {}, 0], ['', {escape: true}, 30], ['\\Nf3', {}, 60]),
		).toEqual([undefined, undefined, undefined, 'Nf3']);
	});

	it('reads on where the beginning came without its ESC', () => {
		expect(sifted(['', {escape: true}, 0], [`]${TEXT}${BEL}e4`, {}, 60])).toEqual(['', 'e4']);
	});
});
