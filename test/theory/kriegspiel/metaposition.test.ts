import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare, type Square, squareName} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {playChessTest} from '../../../scripts/theory/kriegspiel/chess-test.js';
import {
	besideKing,
	cornerSum,
	type EvaluationReading,
	evaluate,
	farthest,
	isRookSafe,
	regionArea,
} from '../../../source/theory/kriegspiel/evaluation.js';
import {
	AS_PRINTED,
	MetapositionProgram,
	metapositionStrategist,
	type ProgramReading,
} from '../../../source/theory/kriegspiel/metaposition-program.js';
import {MetapositionSearch} from '../../../source/theory/kriegspiel/metaposition-search.js';
import {programPlayer} from '../../../scripts/theory/kriegspiel/program-player.js';
import {
	CHESS_TEST,
	drawStarts,
	KRIEGSPIEL_TEST,
	NO_GAMES,
	playTestGame,
	type TestGame,
	type TestPlayer,
	type TestSettings,
	type TestStart,
	testStarts,
	withGame,
} from '../../../scripts/theory/kriegspiel/program-tests.js';
import {
	TranspositionTable,
	type TableReading,
} from '../../../source/theory/kriegspiel/transposition.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {MAN_TRY, type Turn, TwoMen} from '../../../source/theory/kriegspiel/two-men.js';
import {anywhere} from '../../../source/endings/kriegspiel/answers.js';
import type {Placement} from '../../../source/solver/material.js';

const at = (name: string): Square => parseSquare(name)!;
const squares = (names: string): SquareSet => SquareSet.from(names.split(' ').map(at));
const kr = (king: string, rook: string): Placement => ({
	material: ['rook'],
	squares: [at(king), at(rook)],
});
const turn = (king: string, rook: string, belief: SquareSet): Turn => ({
	king: at(king),
	man: at(rook),
	belief,
});
const SAFE: EvaluationReading = {guardedRook: 'safe', lineSquares: 'none'};
const ATTACKED: EvaluationReading = {guardedRook: 'attacked', lineSquares: 'none'};
const NEITHER: ProgramReading = {...AS_PRINTED, table: 'none', ties: 'first', guardedRook: 'safe'};
const men = new TwoMen('rook');

/** Plays a test game and returns it with its listing. */
function play(
	player: TestPlayer,
	start: TestStart,
	settings: TestSettings,
): TestGame & {listing: string[]} {
	const game = playTestGame(player, start, settings);
	const listing: string[] = [];
	let step = game.next();
	while (step.done !== true) {
		listing.push(step.value);
		step = game.next();
	}

	return {...step.value, listing};
}

describe('the evaluation function', () => {
	it('has the most free squares of the paper, 52, and its worst case of f3, 180', () => {
		// The paper says Ka1 Rb1; it is Kb1 Ra1 that leaves 52.
		expect(anywhere(kr('b1', 'a1')).size).toBe(52);
		expect(regionArea(SAFE, turn('a1', 'd4', anywhere(kr('a1', 'd4'))))).toBe(180);
	});

	it('is what it is by hand for Ka1 Rb1 with nothing known', () => {
		const here = turn('a1', 'b1', anywhere(kr('a1', 'b1')));
		expect(farthest(here)).toBe(14);
		expect(regionArea(SAFE, here)).toBe(2 * 48);
		expect(besideKing(here)).toBe(1);
		// The whole matrix sums to −44; a1, a2, b1, g1, h1 and b8 are worth 1 each.
		expect(cornerSum({belief: SquareSet.full})).toBe(-44);
		expect(cornerSum(here)).toBe(-50);
		expect(evaluate(SAFE, here)).toBe(420 - 14 - 96 + 1 - 50);
		expect(evaluate(ATTACKED, here)).toBe(-420 - 14 - 96 + 1 - 50);
	});

	it('tells a rook that is attacked, loose or guarded', () => {
		const near = squares('c2');
		expect(isRookSafe(SAFE, turn('a1', 'b1', near))).toBe(true);
		expect(isRookSafe(ATTACKED, turn('a1', 'b1', near))).toBe(false);
		expect(isRookSafe(SAFE, turn('h8', 'b1', near))).toBe(false);
		expect(isRookSafe(ATTACKED, turn('h8', 'e5', near))).toBe(true);
	});

	it('puts squares on the rook’s lines where the reading says', () => {
		const belief = squares('d8 a4 e5');
		const area = (lineSquares: EvaluationReading['lineSquares'], rook: string): number =>
			regionArea({guardedRook: 'safe', lineSquares}, turn('h1', rook, belief));
		expect(area('none', 'd4')).toBe(1);
		expect(area('own-region', 'd4')).toBe(2 * 3);
		// d8 is beside two regions and a4 too: they are in three, one of them e5’s.
		expect(area('both-regions', 'd4')).toBe(3 * 5);
		// From a1 there is one region, and the a-file and the first rank are beside it alone.
		expect(area('both-regions', 'a1')).toBe(3);
	});
});

describe('the search of Figure 1', () => {
	const from = (belief: SquareSet): Turn => turn('d6', 'd7', belief);
	const {tries} = men.at(at('d6'), at('d7'));
	const valueOf = (search: MetapositionSearch, to: string): number | undefined =>
		search.values(from(squares('a8 b8 c8')))[tries.indexOf(at(to))];

	it('judges a try by its worst answer', () => {
		// Illegal leaves b8 and c8: 420 − 4 − 2 + 1 + 1; silence a8: 420 − 3 − 1 + 1 + 1.
		const search = new MetapositionSearch(men, {...NEITHER, lineSquares: 'none', depth: 1});
		expect(valueOf(search, 'c7')).toBe(416);
	});

	it('adds what follows the worst answer, after the metamove or before White tries again', () => {
		const reading = {...NEITHER, lineSquares: 'none', depth: 2} as const;
		const after = new MetapositionSearch(men, {...reading, depth: 1});
		const best = (belief: SquareSet): number =>
			Math.max(...after.values(from(belief)).map((value) => value ?? -1e9));
		// After the metamove from b8 and c8 the king is on a8, b8 or c8 again; d8 is attacked.
		const again = new MetapositionSearch(men, {...reading, afterRefusal: 'white-again'});
		const metamove = new MetapositionSearch(men, {...reading, afterRefusal: 'metamove'});
		expect(valueOf(again, 'c7')).toBe(416 + best(squares('b8 c8')));
		expect(valueOf(metamove, 'c7')).toBe(416 + best(squares('a8 b8 c8')));
	});

	it('does not try what is sure to be refused', () => {
		const search = new MetapositionSearch(men, NEITHER);
		const values = search.values(from(squares('b8')));
		expect(values[tries.indexOf(at('c7'))]).toBeUndefined();
		expect(values.filter((value) => value === undefined)).toHaveLength(1);
	});
});

describe('the table of Figure 4', () => {
	const filled = (reading: TableReading): TranspositionTable => {
		const table = new TranspositionTable(reading);
		table.record(5, 1, 2, 417);
		return table;
	};

	it('as printed keeps the smaller value of a place, which is 0 at first', () => {
		const table = filled('as-printed');
		expect(table.check(5, 1, 2)).toBe(0);
		table.record(5, 1, 2, -300);
		expect(table.check(5, 1, 2)).toBe(-300);
		table.record(5, 1, 2, 400);
		expect(table.check(5, 1, 2)).toBe(-300);
	});

	it('as printed puts another state of the same place into its cluster', () => {
		const table = filled('as-printed');
		table.record(5, 1, 2, -300);
		table.record(5, 2, 1, 400);
		expect(table.check(5, 1, 1)).toBeUndefined();
		expect(table.check(5, 2, 1)).toBe(-300);
	});

	it('repaired keeps the first value of a state, and then the smaller', () => {
		const table = filled('repaired');
		expect(table.check(5, 1, 2)).toBe(417);
		table.record(5, 1, 2, 500);
		expect(table.check(5, 1, 2)).toBe(417);
		table.record(5, 2, 2, 500);
		expect(table.check(5, 2, 2)).toBe(500);
	});

	it('answers for searches as deep and no deeper, and not after it is cleared', () => {
		const table = filled('repaired');
		expect(table.check(5, 1, 1)).toBe(417);
		expect(table.check(5, 1, 3)).toBeUndefined();
		table.clear();
		expect(table.check(5, 1, 1)).toBeUndefined();
		expect(filled('none').check(5, 1, 1)).toBeUndefined();
	});

	it('drives the program away from what it has seen', () => {
		const search = new MetapositionSearch(men, {...AS_PRINTED, depth: 1});
		const plain = new MetapositionSearch(men, {...AS_PRINTED, depth: 2, table: 'none'});
		const printed = new MetapositionSearch(men, {...AS_PRINTED, depth: 2});
		const here = turn('d6', 'd7', squares('a8'));
		const first = printed.values(here);
		expect(first).toEqual(plain.values(here));
		// A second time every state behind the tries is known, and worth nothing or less.
		const statics = search.values(here);
		expect(
			printed.values(here).every((value, index) => (value ?? 0) <= (statics[index] ?? 0)),
		).toBe(true);
	});
});

describe('the program', () => {
	it('mates at once when it surely can, and does not stalemate', () => {
		const program = new MetapositionProgram(NEITHER, () => 0, men);
		const named = (king: string, rook: string, names: string): string => {
			const code = program.choose(turn(king, rook, squares(names)));
			return `${code < MAN_TRY ? 'K' : 'R'}${squareName(code & 63)}`;
		};
		expect(named('c7', 'd6', 'a8')).toBe('Ra6');
		expect(named('b3', 'd4', 'b1')).toBe('Rd1');
		// Rb7 stalemates on a8.
		expect(named('c6', 'b1', 'a8')).not.toBe('Rb7');
	});

	it.each(['a8', 'b8', 'c8'])('mates from Diagram 5 with the king on %s', (black) => {
		const belief = squares('a8 b8 c8');
		const player = programPlayer(AS_PRINTED, createRandom(5), men);
		const start = {placement: kr('d6', 'd7'), black: at(black), belief};
		const game = play(player, start, KRIEGSPIEL_TEST);
		expect(game.result).toBe('mate');
		expect(game.listing.at(-1)).toMatch(/\{C\}$/);
		expect(game.moves).toBeLessThan(120);
	});

	it('plays the same as a plan, from what it remembers alone', () => {
		const one = metapositionStrategist();
		const placement = kr('d6', 'd7');
		const other = metapositionStrategist();
		const first = unwrap(one.play(one.first, placement, squares('a8 b8 c8')));
		const second = unwrap(one.play(first.memory, placement, squares('b8 c8')));
		const kept = JSON.parse(JSON.stringify(first.memory)) as unknown;
		expect(unwrap(other.play(kept, placement, squares('b8 c8'))).move).toEqual(second.move);
	});
});

describe('the paper’s tests', () => {
	const starts = [...testStarts(['rook'])];

	it('have 175,168 starts, of which some are drawn once each', () => {
		expect(starts).toHaveLength(175_168);
		const drawn = drawStarts(starts, 50, createRandom(1));
		expect(new Set(drawn).size).toBe(50);
		expect(drawStarts(starts, 50, createRandom(1))).toEqual(drawn);
		expect(drawStarts(starts.slice(0, 3), 5, createRandom(1))).toHaveLength(3);
	});

	it('mate most of a few in Kriegspiel, and in ordinary chess', () => {
		const games = sampleSize(2, 4);
		for (const settings of [KRIEGSPIEL_TEST, CHESS_TEST]) {
			const player = programPlayer(AS_PRINTED, createRandom(2), men);
			let tally = NO_GAMES;
			for (const start of drawStarts(starts, games, createRandom(3))) {
				tally = withGame(tally, play(player, start, {...settings, cap: 150}));
			}

			expect(tally.games).toBe(games);
			expect(tally.mate).toBeGreaterThanOrEqual(games - 1);
			expect(tally.moves / tally.mate).toBeLessThan(150);
		}
	});

	it('end in a draw when the rook is lost, and stop a game that goes on', () => {
		const giving: TestPlayer = {begin() {}, choose: () => ({man: 1, to: at('e4')})};
		const start = {placement: kr('a1', 'e8'), black: at('d3')};
		expect(play(giving, start, KRIEGSPIEL_TEST)).toEqual({
			result: 'draw',
			moves: 1,
			tries: 1,
			listing: ['e8e4', 'd3d4{I}', 'd3e4'],
		});
		let count = 0;
		const idle: TestPlayer = {
			begin() {},
			choose: () => ({man: 0, to: at(count++ % 2 === 0 ? 'a2' : 'a1')}),
		};
		const stopped = play(
			idle,
			{placement: kr('a1', 'h8'), black: at('e5')},
			{...KRIEGSPIEL_TEST, cap: 3},
		);
		expect([stopped.result, stopped.moves]).toEqual(['loop', 3]);
	});
});

describe('the paper’s second test', () => {
	const finish = (starts: readonly TestStart[], player: TestPlayer, cap = 250) => {
		const test = playChessTest(player, starts, cap);
		let step = test.next();
		while (step.done !== true) {
			step = test.next();
		}

		return step.value;
	};

	/** Plays Ra6 mate from Kc7 Rd6, and the rook to d6 before that; else gives the rook away. */
	const told: TestPlayer = {
		begin() {},
		choose: ({squares: [king, rook]}) =>
			king === at('c7')
				? {man: 1, to: at(rook === at('d6') ? 'a6' : 'd6')}
				: {man: 1, to: at('e5')},
	};

	it('ends a game where an earlier one has been, and counts no game that begins there', () => {
		const [first, second] = [
			{placement: kr('c7', 'd7'), black: at('a7')},
			{placement: kr('c7', 'd6'), black: at('a8')},
		];
		expect(finish([first, second], told)).toMatchObject({
			starts: 2,
			games: 1,
			mate: 1,
			moves: 2,
			worst: 2,
		});
		expect(finish([second, first], told)).toMatchObject({
			starts: 2,
			games: 2,
			mate: 2,
			moves: 3,
			worst: 2,
		});
	});

	it('counts a lost rook as a draw, and stops a game that goes on', () => {
		const start = {placement: kr('a1', 'e8'), black: at('d4')};
		expect(finish([start], told)).toMatchObject({games: 1, draw: 1, moves: 0, worst: 0});
		let turn = 0;
		const idle: TestPlayer = {
			begin() {},
			choose: () => ({man: 0, to: at(turn++ % 2 === 0 ? 'a2' : 'a1')}),
		};
		const far = {placement: kr('a1', 'h8'), black: at('e5')};
		expect(finish([far], idle, 4)).toMatchObject({games: 1, loop: 1});
	});
});
