import {describe, expect, it} from 'vitest';
import {HistoryLines, viewFields} from '../../source/bot/arena/history-lines.js';
import {Engine} from '../../source/commands/engine.js';
import {makeAct} from '../../source/core/act.js';
import {unwrap} from '../../source/core/result.js';
import {VARIANTS} from '../../source/rules/registry.js';
import type {SeatId} from '../../source/rules/seat.js';
import {Table} from '../../source/rules/table.js';
import type {Variant} from '../../source/rules/variant.js';
import {sampleSize} from '../helpers/sample-size.js';
import {findTwins} from '../helpers/twin-games.js';

const PAIRS = sampleSize(1, 6);
const PLIES = 5;

/** Plays acts, with a seat in front ("black>ready") where it is not the first that may act; throws for one that cannot be done. */
function play(variant: Variant, texts: readonly string[]): Table {
	let table = unwrap(Table.start(variant));
	for (const text of texts) {
		const [act, seat = table.toAct[0]] = text.split('>').reverse();
		const acted = table.actText(seat as SeatId, act);
		if (acted === undefined) {
			throw new Error(`${variant.id}: ${text} cannot be done`);
		}

		({table} = acted);
	}

	return table;
}

/** Returns all that a program in a seat is told of a game, and what ours answers when it is to act. */
async function told(table: Table, seat: SeatId): Promise<string[]> {
	const {variant} = table;
	const history = table.history(seat);
	const side = history.seat;
	const lines: object[] = [
		{type: 'new', variant: variant.id, side, seat, bot: 'level-1', seed: 3},
		...new HistoryLines().next(history),
	];
	const moves = table.tries(seat).map(makeAct);
	if (moves.length > 0) {
		lines.push({type: 'go', ...viewFields(table.view(seat)), moves});
	}

	const texts = lines.map((line) => JSON.stringify(line));
	const engine = new Engine(async () => new Map());
	const answers: string[] = [];
	for (const text of texts) {
		answers.push(unwrap(await engine.take(text)) ?? '');
	}

	return [...texts, ...answers];
}

describe('what a program is told and says', () => {
	it.each(
		VARIANTS.filter(({isAlternating}) => !isAlternating).map(
			(variant) => [variant.id, variant] as const,
		),
	)('is the same in two games that its seat cannot tell apart: %s', async (id, variant) => {
		for (const {seat, first, second} of findTwins(variant, PAIRS, PLIES, `engine ${id}`)) {
			const [a, b] = [play(variant, first), play(variant, second)];
			expect(await told(a, seat)).toEqual(await told(b, seat));
		}
	});

	const find = (id: string) => VARIANTS.find((variant) => variant.id === id)!;

	it('does not hold the square that the other side wrote down', async () => {
		const after = ['black>name:b8', 'black>ready', 'e2e4', 'e7e5', 'g1f3'];
		const [a, b] = ['d1', 'h1'].map((square) =>
			play(find('special-move'), [`name:${square}`, 'ready', ...after]),
		);
		const [ofA, ofB] = [await told(a, 'black'), await told(b, 'black')];
		expect(ofA).toEqual(ofB);
		expect(ofA.join('\n')).toContain('"aside":"b8"');
		expect(ofA.join('\n')).not.toMatch(/"aside":"(?!b8)/);
		expect(await told(a, 'white')).not.toEqual(await told(b, 'white'));
	});

	it('does not hold that an adviser was asked, but for him', async () => {
		const [a, b] = [
			['e2e4', 'e7e5', 'instructions?'],
			['e2e4', 'e7e5'],
		].map((acts) => play(find('kriegspiel-partnership'), acts));
		for (const seat of ['black', 'black-adviser'] as const) {
			expect(await told(a, seat)).toEqual(await told(b, seat));
		}

		expect((await told(a, 'white-adviser')).join('\n')).toContain('"aside"');
		expect((await told(b, 'white-adviser')).join('\n')).not.toContain('"aside"');
		expect((await told(a, 'white')).join('\n')).not.toContain('"aside"');
	});
});
