import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant} from '../../source/rules/registry.js';
import type {SeatId} from '../../source/rules/seat.js';
import {Table} from '../../source/rules/table.js';
import {type Played, playActs} from '../helpers/play-acts.js';

/**
 * Rules as tables: test/data/rules/ID.txt holds cases, each under the sentence of the source that it is about (test/data/README.md
 * says how they are written).
 */
const FOLDER = new URL('../data/rules/', import.meta.url);

type Case = {readonly name: string; readonly variant: string; readonly lines: readonly string[]};

const readCases = (id: string): Case[] =>
	readFileSync(new URL(`${id}.txt`, FOLDER), 'utf8')
		.split(/\n\n+/u)
		.map((part) => part.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
		.filter((lines) => lines.length > 0)
		.map((lines, index) => {
			const said = lines.filter((line) => line.startsWith('“') || line.startsWith('('));
			const rest = lines.filter((line) => !said.includes(line));
			const game = rest.find((line) => line.startsWith('game '));
			return {
				name: `${index + 1}: ${said.join(' ')}`,
				variant: game?.slice('game '.length) ?? id,
				lines: rest.filter((line) => line !== game),
			};
		});

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** What a line says of how the game stands after the acts before it. */
const CHECKS: {
	readonly [word in string]?: (played: Played, rest: string, seat: SeatId, of: string) => void;
} = {
	hears({news}, _rest, seat, of) {
		const wanted = of === '-' ? [] : (JSON.parse(`[${of}]`) as unknown[]);
		expect(news[seat] ?? []).toEqual(wanted);
	},
	sees: ({table}, _rest, seat, of) => expect(makeFogFen(table.view(seat))).toBe(of),
	may({table}, _rest, seat, of) {
		expect(table.tries(seat).map(makeAct)).toEqual(expect.arrayContaining(words(of)));
	},
	'may-not'({table}, _rest, seat, of) {
		const tries = table.tries(seat).map(makeAct);
		expect(words(of).filter((one) => tries.includes(one))).toEqual([]);
		expect(words(of).filter((one) => table.actText(seat, one) !== undefined)).toEqual([]);
	},
	cannot({table}, _rest, seat, of) {
		expect(words(of).filter((one) => table.actText(seat, one) !== undefined)).toEqual([]);
	},
	'may-only': ({table}, _rest, seat, of) =>
		expect(table.tries(seat).map(makeAct)).toEqual(words(of)),
	turn: ({toAct}, rest) => expect(toAct.join(' ')).toBe(rest),
	ruled: ({verdict}, rest) => expect(verdict).toBe(rest),
	ended: ({table}, rest) =>
		expect(table.outcome ?? null).toEqual(rest === '-' ? null : (JSON.parse(rest) as unknown)),
};

function run({variant: id, lines}: Case): number {
	const variant = unwrap(findVariant(id));
	let played: Played | undefined;
	const start = (fen?: string): Played => {
		const table = unwrap(Table.start(variant, {fen}));
		return {table, toAct: table.toAct, verdict: undefined, news: table.newsAtStart};
	};

	let checks = 0;
	for (const line of lines) {
		const [word, ...rest] = words(line);
		const text = rest.join(' ');
		if (word === 'start') {
			played = start(text);
			continue;
		}

		played ??= start();
		if (word === 'play') {
			played = playActs(played.table, rest);
			continue;
		}

		const check = CHECKS[word];
		if (check === undefined) {
			throw new Error(`${word} is no word of a rule table`);
		}

		check(played, text, rest[0] as SeatId, rest.slice(1).join(' '));
		checks++;
	}

	return checks;
}

const files = readdirSync(FOLDER).map((name) => name.replace('.txt', ''));

describe.each(files)('the rules of %s', (id) => {
	it.each(readCases(id).map((one) => [one.name, one] as const))('%s', (_name, one) => {
		expect(run(one)).toBeGreaterThan(0);
	});
});
