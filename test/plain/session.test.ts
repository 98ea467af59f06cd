import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {commandMeant, findPlainCommand, helpLines} from '../../source/plain/help.js';
import type {Place, PlainCommand} from '../../source/plain/place.js';
import {FakeWorld} from '../ui/fake-world.js';
import {openAt} from './open-plain.js';

const command = (
	names: readonly string[],
	run: (words: string) => void = () => {},
): PlainCommand => ({
	names,
	help: `does ${names[0]}`,
	run,
});

/** A place that says what it is told and is busy when the test says so. */
class TestPlace implements Place {
	busy = false;
	readonly heard: string[] = [];
	readonly commands = () => [command(['look', 'l'], (words) => this.heard.push(`look(${words})`))];
	readonly enter = () => {
		this.heard.push('enter');
	};

	readonly take = (line: string) => {
		this.heard.push(line);
	};

	readonly isBusy = () => this.busy;
	readonly close = () => ({inside: 'words', outside: 'last words'});
}

describe('a command', () => {
	const commands = [command(['board', 'b']), command(['p'])];

	it.each([
		['board', 'board', ''],
		['  Board  e4 ', 'board', 'e4'],
		['/b', 'board', ''],
		['p N', 'p', 'N'],
		['b4', undefined, ''],
		['bo', undefined, ''],
		['', undefined, ''],
	])('%j is %s with %j', (line, name, words) => {
		const found = findPlainCommand(line, commands);
		expect(found?.command.names[0]).toBe(name);
		expect(found?.words ?? '').toBe(words);
	});

	it('is never found in a line whose first word is none of its names', () => {
		fc.assert(
			fc.property(fc.string(), (line) => {
				const found = findPlainCommand(line, commands);
				const [first = ''] = line.trim().split(/\s+/);
				const isNamed = ['board', 'b', 'p'].includes(first.replace(/^[/:]/, '').toLowerCase());
				expect(found !== undefined).toBe(isNamed);
			}),
		);
	});

	it('is asked for when it is mistyped', () => {
		expect(commandMeant('baord', commands)).toBe('; did you mean board?');
		expect(commandMeant('Nf3', commands)).toBe('');
		const run = () => undefined;
		const both = [
			{names: ['count', 'taken'], help: 'counts', run},
			{names: ['takeback', 'u'], help: 'takes back', run},
		];
		expect(commandMeant('take', both)).toBe('; did you mean takeback?');
		expect(commandMeant('takne', both)).toBe('; did you mean taken?');
	});

	it('is told in a line', () => {
		expect(helpLines(commands)[0]).toBe('board (or b): does board.');
	});
});

describe('a session', () => {
	it('keeps the lines that come while it is busy, in order', async () => {
		const place = new TestPlace();
		const plain = await openAt(new FakeWorld(), () => place);
		place.busy = true;
		await plain.type('one', 'look here', 'two');
		expect(place.heard).toEqual(['enter']);
		place.busy = false;
		plain.session.pump();
		await plain.pass(1);
		expect(place.heard).toEqual(['enter', 'one', 'look(here)', 'two']);
	});

	it('takes full-width letters and digits as the usual ones', async () => {
		const place = new TestPlace();
		const plain = await openAt(new FakeWorld(), () => place);
		await plain.type('Ｎｆ３', 'ｌｏｏｋ　ｄ５', '漢');
		expect(place.heard).toEqual(['enter', 'Nf3', 'look(d5)', '漢']);
	});

	it('has lines wait for work that is not done', async () => {
		const place = new TestPlace();
		const plain = await openAt(new FakeWorld(), () => place);
		let done: (() => void) | undefined;
		void plain.session.wait(
			new Promise<void>((resolve) => {
				done = resolve;
			}),
		);
		await plain.type('after');
		expect(place.heard).toEqual(['enter']);
		done?.();
		await plain.pass(1);
		expect(place.heard).toEqual(['enter', 'after']);
	});

	it('says the last answer again, and nothing after the terminal was cleared', async () => {
		const plain = await openAt(new FakeWorld(), () => new TestPlace());
		const help = await plain.type('help');
		expect(help).toHaveLength(4);
		expect(await plain.type('repeat')).toEqual(help);
		expect(await plain.type('r')).toEqual(help);
		plain.session.clear();
		plain.said();
		expect(await plain.type('repeat')).toEqual([]);
	});

	it('tells of one command, or of none', async () => {
		const plain = await openAt(new FakeWorld(), () => new TestPlace());
		expect(await plain.type('help look')).toEqual(['look (or l): does look.']);
		expect(await plain.type('help lok')).toEqual([
			'There is no command “lok” here; did you mean look?',
		]);
	});

	it('writes no sign that could steer a terminal', async () => {
		const plain = await openAt(new FakeWorld(), () => new TestPlace());
		plain.session.say('a\u001B[2Jb\u0007\u009Bc\u202E');
		expect(plain.said()).toEqual(['a?[2Jb??c?']);
	});

	it('comes back to the place below, and ends from the first one with its last words', async () => {
		const [below, above] = [new TestPlace(), new TestPlace()];
		const plain = await openAt(new FakeWorld(), () => below);
		plain.session.open(above);
		await plain.type('quit');
		expect(below.heard).toEqual(['enter', 'enter']);
		await plain.type('quit');
		expect(await plain.session.over).toEqual({code: 0, line: 'last words'});
		await plain.type('too late');
		expect(below.heard).toEqual(['enter', 'enter']);
	});

	it.each([
		['at once where a person closed the input', true, ['enter'], 0],
		['after the lines that wait where a file did', false, ['enter', 'one', 'two'], 2],
	])('ends %s', async (_name, isAtOnce, heard, typed) => {
		const place = new TestPlace();
		const plain = await openAt(new FakeWorld(), () => place);
		place.busy = true;
		await plain.type(...['one', 'two'].slice(0, typed));
		plain.session.end(isAtOnce);
		place.busy = false;
		plain.session.pump();
		expect((await plain.session.over).code).toBe(0);
		expect(place.heard).toEqual(heard);
	});
});
