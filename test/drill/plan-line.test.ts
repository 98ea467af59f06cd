import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {parseUci} from '../../source/core/uci.js';
import {SquareSet} from '../../source/core/square-set.js';
import {LESSONS} from '../../source/drill/lessons.js';
import {drawLineStart} from '../../source/drill/line-start.js';
import {heroOf, type PlanLine, playLine, reviveLine} from '../../source/drill/plan-line.js';
import {mostMoves, paperStep} from '../../source/drill/paper-plan.js';
import {DRILL_STRATEGIES, type DrillStrategy} from '../../source/drill/settings.js';
import {seenKing, trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import {buildTables} from '../helpers/tables.js';

// The plans need no table, and the phantom can do without: that of two rooks takes long to build.
const tables = buildTables('KQvK', 'KRvK', 'KPvK');

const lineFrom = (fen: string, strategy: DrillStrategy, seed = 1): PlanLine =>
	unwrap(playLine({fen, strategy, seed}, tables));

/** The lessons' starts in which the king's square is known, with the strategies that have a plan for them. */
const STARTS = LESSONS.filter(
	({game, blind, ending, role}) =>
		game === undefined && !blind && role === 'attacker' && ['KQvK', 'KRRvK'].includes(ending),
).flatMap(({id, fen, ending, par = 0}) =>
	DRILL_STRATEGIES.filter(
		(strategy) =>
			heroOf(strategy, ending) === 'white' && (strategy !== 'table' || tables.has(ending)),
	).map((strategy) => ({
		id,
		fen,
		par,
		ending,
		strategy,
	})),
);

/** Returns the history's first plies. */
const until = ({history}: PlanLine, ply: number) => ({
	...history,
	plies: history.plies.slice(0, ply),
});

describe('a line that the program plays against itself', () => {
	it.each(STARTS)(
		'$strategy takes the king from the lesson $id within its bound',
		({fen, par, ending, strategy}) => {
			const line = lineFrom(fen, strategy);
			expect(line).toMatchObject({end: 'taken', ending, strategy, hero: 'white'});
			expect(line.par).toBe(tables.has(ending) ? par : undefined);
			expect(line.moves).toBeLessThanOrEqual(
				strategy === 'table' ? par : mostMoves(strategy, ending)!,
			);
			expect(line.history.plies).toHaveLength(2 * line.moves - 1);
			// The phantom makes the table need all that it can need at worst.
			expect(strategy === 'table' ? line.moves : par).toBe(par);
			expect(line.most).toBe(mostMoves(strategy, ending));
		},
	);

	it('says at each of White’s moves what the plan says, and what the coach says at the same moment', () => {
		for (const {fen, ending, strategy} of STARTS.filter(({strategy}) => strategy !== 'table')) {
			const line = lineFrom(fen, strategy);
			const known = line.beliefs[0];
			for (const [ply, {by, move}] of line.history.plies.entries()) {
				const step = line.steps[ply];
				expect(step === undefined).toBe(by === 'black');
				if (step !== undefined) {
					const {from, to} = parseUci(move ?? '')!;
					expect(step.moves[0]).toEqual({from, to});
					expect(step.step.length).toBeGreaterThan(10);
					expect(step.most).toBe(mostMoves(strategy, ending));
					// The picture leaves the king every square that he may be on.
					expect(line.beliefs[ply].intersect(step.excluded).isEmpty).toBe(true);
				}

				if (ply % 16 === 0) {
					expect(paperStep(until(line, ply), known, strategy)).toEqual(step);
				}
			}
		}
	});

	it('knows where the king may be by what White sees alone', () => {
		const line = lineFrom(STARTS[0].fen, 'paper');
		expect(line.beliefs).toEqual(trackLoneKing(line.history, 0, line.beliefs[0]));
		for (const [index, {view}] of line.history.plies.entries()) {
			const seen = seenKing(view);
			expect(seen < 0 || line.beliefs[index + 1].has(seen)).toBe(true);
		}
	});

	it('is the same for the same seed', () => {
		const {fen} = STARTS[0];
		expect(lineFrom(fen, 'table', 7)).toEqual(lineFrom(fen, 'table', 7));
	});

	it('is whole again after it came from another thread', () => {
		const line = lineFrom(STARTS[0].fen, 'paper');
		const copy = reviveLine(structuredClone(line));
		expect(copy).toEqual(line);
		expect(copy.beliefs[0]).toBeInstanceOf(SquareSet);
		expect(copy.steps[0]?.excluded).toBeInstanceOf(SquareSet);
	});

	it('goes on by the table when a guarded man is taken, and takes the king for it', () => {
		const line = lineFrom('8/8/8/8/5K2/1R6/7k/8 w - - 0 1', 'table');
		expect(line).toMatchObject({end: 'taken', moves: 5});
	});

	it('plays every ending by the table, a pawn through its promotion too', () => {
		const pawns = LESSONS.filter(
			({game, blind, ending, role}) =>
				game === undefined && !blind && role === 'attacker' && ending === 'KPvK',
		);
		const promotions = pawns.map(({fen, par}) => {
			const line = lineFrom(fen, 'table');
			expect(line).toMatchObject({ending: 'KPvK', hero: 'white', end: 'taken', moves: par});
			expect(line.steps).toEqual([]);
			return line.history.plies.filter(({move}) => move?.length === 5).length;
		});
		expect(Math.max(...promotions)).toBe(1);
	});

	it('says why there is none', () => {
		expect(playLine({fen: 'x', strategy: 'table', seed: 1}, tables).ok).toBe(false);
		expect(
			playLine({fen: '8/8/8/8/8/8/8/KQ6 w - - 0 1', strategy: 'table', seed: 1}, tables),
		).toEqual({
			ok: false,
			error: 'there is no black king',
		});
		expect(
			playLine({fen: '8/8/8/3k4/8/8/8/KR6 w - - 0 1', strategy: 'paper+', seed: 1}, tables),
		).toEqual({ok: false, error: 'paper+ has no plan for KRvK'});
	});
});

describe('the paper’s lone king against the table', () => {
	it('holds out from every drawn start, each of his steps by a lemma', () => {
		const lemmas = new Set<number>();
		for (let seed = 0; seed < 12; seed++) {
			const start = unwrap(
				drawLineStart({ending: 'KRvK', strategy: 'paper', seed: seed * 1000}, tables),
			);
			const line = unwrap(playLine(start, tables));
			expect(line.hero).toBe('black');
			expect(['out-of-moves', 'man-lost', 'king-lost']).toContain(line.end);
			expect(line.par).toBeUndefined();
			for (const [index, {by}] of line.history.plies.entries()) {
				const step = line.kingSteps[index + 1];
				expect(step === undefined).toBe(by === 'white');
				if (step !== undefined) {
					lemmas.add(step.lemma);
					// He has settled nothing that White does not know.
					expect(step.held.isSubsetOf(line.beliefs[index + 1])).toBe(true);
				}
			}
		}

		expect([...lemmas].sort((a, b) => a - b)).toEqual([14, 15, 17]);
	});

	it('has no lemma at the edge, where the table takes him', () => {
		const line = lineFrom('8/5K2/R7/8/8/8/8/7k w - - 0 1', 'paper');
		expect(line).toMatchObject({hero: 'black', end: 'taken', par: 8});
	});
});

describe('the start of a line', () => {
	it('is drawn by lot, won for White, and read from a FEN', () => {
		const drawn = unwrap(drawLineStart({ending: 'KQvK', strategy: 'paper', seed: 3}, tables));
		expect(lineFrom(drawn.fen, 'table').par).toBeGreaterThanOrEqual(8);
		const {fen} = STARTS[0];
		expect(drawLineStart({ending: 'KQvK', strategy: 'paper', seed: 3, fen}, tables)).toEqual({
			ok: true,
			value: {fen, strategy: 'paper', seed: 3},
		});
		expect(drawLineStart({ending: '', strategy: 'paper', seed: 3, fen: 'x'}, tables).ok).toBe(
			false,
		);
	});
});
