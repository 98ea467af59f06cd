import {describe, expect, it} from 'vitest';
import {makeFen, parseFen} from '../../source/core/fen.js';
import {BLACK_MAN, EMPTY, KING} from '../../source/core/man.js';
import {answersTo, asWhiteMove, repliesFrom} from '../../source/endings/kriegspiel/answers.js';
import {readPlacement} from '../../source/solver/material.js';
import {kriegspielTables} from '../helpers/kriegspiel-drills.js';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {LESSONS} from '../../source/drill/lessons.js';
import {drawLineStart} from '../../source/drill/line-start.js';
import {historyOf, type Line, type LineStart, reviveLine} from '../../source/drill/line.js';
import {playLine} from '../../source/drill/play-line.js';
import {heroOf} from '../../source/drill/plans.js';
import {mostMoves, paperStep} from '../../source/theory/paper/paper-steps.js';
import {DRILL_STRATEGIES, type DrillStrategy} from '../../source/drill/settings.js';
import {seenKing, trackLoneKing} from '../../source/knowledge/lone-king-belief.js';
import {buildTables} from '../helpers/tables.js';
import {sampleSize} from '../helpers/sample-size.js';

// The plans need no table, and the phantom can do without: that of two rooks takes long to build.
const tables = buildTables('KQvK', 'KRvK', 'KPvK');

const startFrom = (fen: string, strategy: DrillStrategy, seed = 1): LineStart => ({
	game: 'fog',
	fen,
	strategy,
	isTold: true,
	seed,
});
const lineFrom = (fen: string, strategy: DrillStrategy, seed = 1): Line =>
	unwrap(playLine(startFrom(fen, strategy, seed), tables));

/** The lessons' starts in which the king's square is known, with the strategies that have a plan for them. */
const STARTS = LESSONS.filter(
	({game, blind, ending, role}) =>
		game === undefined && !blind && role === 'attacker' && ['KQvK', 'KRRvK'].includes(ending),
).flatMap(({id, fen, ending, par = 0}) =>
	DRILL_STRATEGIES.filter(
		(strategy) =>
			heroOf('fog', strategy, ending) === 'white' && (strategy !== 'table' || tables.has(ending)),
	).map((strategy) => ({
		id,
		fen,
		par,
		ending,
		strategy,
	})),
);

const shown = new Map<string, Line>();

/** Returns the line from a start, which is played once for all tests that look at it. */
const lineOnce = (fen: string, strategy: DrillStrategy): Line => {
	const key = `${strategy} ${fen}`;
	const line = shown.get(key) ?? lineFrom(fen, strategy);
	shown.set(key, line);
	return line;
};

/** Returns the history's first plies. */
const until = ({steps, ...line}: Line, ply: number) =>
	historyOf({...line, steps: steps.slice(0, ply)});

/** Returns where the king may be after each ply. */
const beliefsOf = ({start, steps}: Line): readonly SquareSet[] =>
	[start, ...steps].map(({belief}) => belief);

describe('a line that the program plays against itself', () => {
	it.each(STARTS)(
		'$strategy takes the king from the lesson $id within its bound',
		({fen, par, ending, strategy}) => {
			const line = lineOnce(fen, strategy);
			expect(line).toMatchObject({end: 'taken', ending, strategy, hero: 'white'});
			expect(line.needed[0]).toBe(tables.has(ending) ? par : undefined);
			expect(line.moves).toBeLessThanOrEqual(
				strategy === 'table' ? par : mostMoves(strategy, ending)!,
			);
			expect(line.steps).toHaveLength(2 * line.moves - 1);
			// The phantom makes the table need all that it can need at worst.
			expect(strategy === 'table' ? line.moves : par).toBe(par);
			expect(line.most).toBe(mostMoves(strategy, ending));
		},
	);

	it('says at each of White’s moves what the plan says, and what the coach says at the same moment', () => {
		for (const {fen, ending, strategy} of STARTS.filter(({strategy}) => strategy !== 'table')) {
			const line = lineOnce(fen, strategy);
			const beliefs = beliefsOf(line);
			const [known] = beliefs;
			for (const [ply, {tried}] of line.steps.entries()) {
				const step = line.reasons[ply];
				expect(step === undefined).toBe(tried === undefined);
				if (step !== undefined) {
					expect(step.moves[0]).toEqual(tried?.move);
					expect(step.step?.length).toBeGreaterThan(10);
					expect(step.most).toBe(mostMoves(strategy, ending));
					// The picture leaves the king every square that he may be on.
					expect(beliefs[ply].intersect(step.excluded!).isEmpty).toBe(true);
				}

				if (ply % 16 === 0) {
					expect(paperStep(until(line, ply), known, strategy)).toEqual(step);
				}
			}
		}
	});

	it('knows where the king may be by what White sees alone', () => {
		const line = lineFrom(STARTS[0].fen, 'paper');
		const beliefs = beliefsOf(line);
		// Of the last move he only sees that the king is taken.
		expect(beliefs.slice(0, -1)).toEqual(
			trackLoneKing(historyOf(line), 0, beliefs[0]).slice(0, -1),
		);
		for (const {view, belief} of line.steps) {
			const seen = seenKing(view);
			expect(seen < 0 || belief.has(seen)).toBe(true);
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
		expect(copy.start.belief).toBeInstanceOf(SquareSet);
		expect(copy.reasons[0]?.excluded).toBeInstanceOf(SquareSet);
	});

	it('continues by the table when a guarded man is taken, and takes the king for it', () => {
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
			expect(line.reasons.filter(Boolean).length).toBe(par);
			return line.steps.filter(({tried}) => tried?.move.promotion !== undefined).length;
		});
		expect(Math.max(...promotions)).toBe(1);
	});

	it('says why there is none', () => {
		expect(playLine(startFrom('x', 'table'), tables).ok).toBe(false);
		expect(playLine(startFrom('8/8/8/8/8/8/8/KQ6 w - - 0 1', 'table'), tables)).toEqual({
			ok: false,
			error: 'there is no black king',
		});
		expect(playLine(startFrom('8/8/8/3k4/8/8/8/KR6 w - - 0 1', 'paper+'), tables)).toEqual({
			ok: false,
			error: 'paper+ has no plan for KRvK',
		});
	});
});

describe('the paper’s lone king against the table', () => {
	it('holds out from every drawn start, each of his steps by a lemma', () => {
		const lemmas = new Set<number>();
		for (let seed = 0; seed < sampleSize(5, 12); seed++) {
			const start = unwrap(
				drawLineStart({ending: 'KRvK', strategy: 'paper', seed: seed * 1000}, tables),
			);
			const line = unwrap(playLine(start, tables));
			expect(line.hero).toBe('black');
			expect(['out-of-moves', 'man-lost', 'king-lost']).toContain(line.end);
			expect(line.needed[0]).toBeUndefined();
			for (const {tried, king, belief} of line.steps) {
				expect(king === undefined).toBe(tried !== undefined);
				if (king !== undefined) {
					lemmas.add(king.lemma);
					// He has settled nothing that White does not know.
					expect(king.held.isSubsetOf(belief)).toBe(true);
				}
			}
		}

		expect([...lemmas].sort((a, b) => a - b)).toEqual([14, 15, 17]);
	});

	it('has no lemma at the edge, where the table takes him', () => {
		const line = lineFrom('8/5K2/R7/8/8/8/8/7k w - - 0 1', 'paper');
		expect(line).toMatchObject({hero: 'black', end: 'taken'});
		expect(line.needed[0]).toBe(8);
	});
});

describe('the start of a line', () => {
	it('is drawn at random, won for White, and read from a FEN', () => {
		const drawn = unwrap(drawLineStart({ending: 'KQvK', strategy: 'paper', seed: 3}, tables));
		expect(lineFrom(drawn.fen, 'table').needed[0]).toBeGreaterThanOrEqual(8);
		const {fen} = STARTS[0];
		expect(drawLineStart({ending: 'KQvK', strategy: 'paper', seed: 3, fen}, tables)).toEqual({
			ok: true,
			value: startFrom(fen, 'paper', 3),
		});
		expect(drawLineStart({ending: '', strategy: 'paper', seed: 3, fen: 'x'}, tables).ok).toBe(
			false,
		);
	});
});

const tryTables = kriegspielTables('KRvK');

const drawTries = (strategy: DrillStrategy, seed: number, more: {readonly fen?: string} = {}) =>
	unwrap(drawLineStart({game: 'kriegspiel', ending: 'KRvK', strategy, seed, ...more}, tryTables));
const lineOf = (strategy: DrillStrategy, seed: number): Line =>
	unwrap(playLine(drawTries(strategy, seed), tryTables));

/** Plays a line again by the umpire: every answer must be one that he can give, and what is known what it leaves. */
function checkLine({start, steps}: Line): void {
	let {view, belief} = start;
	for (const step of steps) {
		const {placement} = unwrap(readPlacement(view.cells));
		const told = step.belief;
		if (step.tried === undefined) {
			const replies = repliesFrom(placement, belief);
			expect(replies.some((reply) => reply.belief.equals(told))).toBe(true);
		} else {
			const move = asWhiteMove(placement, step.tried.move);
			const cases = move === undefined ? [] : answersTo(placement, belief, move);
			const {answer} = step.tried;
			const heard = cases.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
			expect(heard?.belief.equals(told)).toBe(true);
		}

		({view, belief} = step);
	}
}

describe('a line of Kriegspiel', () => {
	it('is mate by the table within what it needs, and every step brings it nearer', () => {
		const line = lineOf('table', 1);
		checkLine(line);
		const [most = 0] = line.needed;
		expect(line).toMatchObject({end: 'mate', king: 'phantom'});
		expect(line.moves).toBeGreaterThan(10);
		expect(line.moves).toBeLessThanOrEqual(most);
		expect(line.refusals).toBeGreaterThan(0);
		const needed = line.needed.filter((level) => level !== undefined);
		expect(needed).toEqual(needed.toSorted((a, b) => b - a));
		for (const [step, reason] of line.reasons.entries()) {
			expect(reason?.moves[0]).toEqual(
				line.steps[step]?.tried === undefined ? undefined : line.steps[step].tried.move,
			);
		}
	});

	it('is mate by the program of 2003 against the king of its own tests, with a reason for each try', () => {
		const line = lineOf('metaposition', 1);
		checkLine(line);
		expect(line).toMatchObject({end: 'mate', king: 'edge-shunner'});
		expect(line.reasons[0]?.step).toContain('worst answer');
		expect(line).toEqual(lineOf('metaposition', 1));
	});

	it('is the same wherever the king of the start stands, when White is not told: non-interference', () => {
		const start = drawTries('table', 3);
		expect(start.isTold).toBe(false);
		const setup = unwrap(parseFen(start.fen));
		const {belief} = unwrap(playLine(start, tryTables)).start;
		const lines = [...belief].slice(0, 4).map((square) => {
			const cells = setup.cells.map((code) => (code === (KING | BLACK_MAN) ? EMPTY : code));
			cells[square] = KING | BLACK_MAN;
			const {fen: _fen, ...line} = unwrap(
				playLine({...start, fen: makeFen({...setup, cells})}, tryTables),
			);
			return JSON.stringify(line);
		});
		expect(new Set(lines).size).toBe(1);
	});

	it('begins with the square told where nothing known does not win, and at a start that is given', () => {
		// Wherever White moves, a king on some square can take the loose rook.
		const fen = '8/8/8/5R2/8/8/1K1k4/8 w - - 0 1';
		const start = drawTries('table', 1, {fen});
		expect(start).toMatchObject({fen, isTold: true});
		expect(unwrap(playLine(start, tryTables)).start.belief.size).toBe(1);
	});

	it('is as it was after it went to another thread and back', () => {
		const line = lineOf('table', 2);
		expect(reviveLine(structuredClone(line))).toEqual(line);
	});

	it('is shown by the table and by the plans of the ending', () => {
		expect(heroOf('kriegspiel', 'table', 'KBNvK')).toBe('white');
		expect(heroOf('kriegspiel', 'metaposition', 'KRvK')).toBe('white');
		expect(heroOf('kriegspiel', 'divide-and-conquer+', 'KQvK')).toBe('white');
		expect(heroOf('kriegspiel', 'divide-and-conquer', 'KRvK')).toBeUndefined();
		expect(heroOf('kriegspiel', 'table', 'KRRvK')).toBeUndefined();
		const start = drawTries('table', 1, {fen: '8/8/8/5R2/8/8/1K1k4/8 w - - 0 1'});
		expect(playLine({...start, strategy: 'divide-and-conquer'}, tryTables).ok).toBe(false);
	});
});
