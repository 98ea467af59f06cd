import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {parseSquare} from '../../../source/core/square.js';
import {opposite} from '../../../source/core/color.js';
import {actPuzzleView} from '../../../source/session/puzzle/act-puzzle-view.js';
import {
	type ActPuzzleGame,
	answerActPuzzle,
	giveActPuzzleUp,
	startActPuzzle,
} from '../../../source/drill/one-act/act-puzzle-game.js';
import {forcesWin, reaches, weighActs} from '../../../source/drill/one-act/act-goals.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {readEntry} from '../../../source/session/entry/read-entry.js';
import {puzzleReport} from '../../../source/session/puzzle/puzzle-report.js';
import {puzzleTruth} from '../../../source/session/puzzle/puzzle-truth.js';
import {storySoFar} from '../../../source/session/told/story.js';
import {gamesOf, readTask, tableOf} from '../../../source/drill/one-act/act-puzzles.js';
import {ALL_PUZZLES, isOfOneAct} from '../../../source/drill/any-puzzle.js';
import {provePuzzle} from '../../../source/drill/one-act/prove-act-puzzle.js';
import {followWorlds} from '../../../source/knowledge/worlds/follow-worlds.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {sideOf} from '../../../source/rules/seat.js';
import {findVariant, VARIANTS} from '../../../source/rules/registry.js';
import {unwrap} from '../../../source/core/result.js';
import {sampleSize} from '../../helpers/sample-size.js';

const PUZZLES = ALL_PUZZLES.filter(isOfOneAct);
/** Games whose set-ups make very many games possible: they are proved by the long tests. */
const isLong = ({fen}: {readonly fen?: string | undefined}): boolean => fen === undefined;
const PROVED = PUZZLES.filter(
	(puzzle, index) => index % sampleSize(8, 1) === 0 && (sampleSize(0, 1) === 1 || !isLong(puzzle)),
);

describe('the puzzles of one act', () => {
	it('are forty at least, of games that are more than one', () => {
		expect(PUZZLES.length).toBeGreaterThanOrEqual(40);
		const games = new Set(PUZZLES.map(({variant}) => variant));
		expect(games.size).toBe(22);
		expect([...games].every((id) => VARIANTS.some((variant) => variant.id === id))).toBe(true);
		const positions = PUZZLES.map(({fen, acts}) => `${fen} ${acts.join()}`);
		expect(new Set(positions).size).toBe(PUZZLES.length);
		expect(new Set(ALL_PUZZLES.map(({id}) => id)).size).toBe(ALL_PUZZLES.length);
		expect(ALL_PUZZLES.every(({number}, index) => number === index + 1)).toBe(true);
	});

	it.each(PROVED)('$id ($variant) has one answer, $keys', (puzzle) => {
		expect(provePuzzle(puzzle).fault).toBeUndefined();
	});

	it.each(PUZZLES)('$id ($variant) can be played in a match', (puzzle) => {
		const start = startActPuzzle(puzzle);
		const {match} = start;
		expect(puzzleTruth(start)).toBeUndefined();
		const truth = puzzleTruth(giveActPuzzleUp(start))!;
		const {variant, state} = tableOf(puzzle);
		expect(truth.truth.cells).toEqual(variant.truth(state).cells);
		expect(match.acts).toHaveLength(puzzle.acts.length);
		const report = seatReport(match, sideOf(puzzle.seat));
		expect(report.history).toEqual(tableOf(puzzle).history(puzzle.seat));
		expect(report.phase).toEqual({name: 'turn', seat: sideOf(puzzle.seat)});
	});

	it('takes the same worlds for possible as the worlds of a seat do', () => {
		const puzzle = PUZZLES.find(({variant}) => variant === 'kriegspiel-spy')!;
		const rules = unwrap(findVariant(puzzle.variant));
		const worlds = unwrap(
			followWorlds(puzzle.fen, {particles: {most: 10_000, least: 1, attempts: 1}}).follow(
				tableOf(puzzle).history(puzzle.seat),
			),
		);
		expect(worlds.isExact).toBe(true);
		const known = Array.from({length: worlds.size}, (_, index) => rules.key(worlds.state(index)));
		const mine = gamesOf(puzzle)!.map(({state}) => rules.key(state));
		expect([...new Set(mine)].sort()).toEqual([...new Set(known)].sort());
	});
});

describe('an answer', () => {
	const [puzzle] = PUZZLES;
	const game = startActPuzzle(puzzle);

	it('is right when it is the one', () => {
		const next = answerActPuzzle(game, puzzle.keys[0]);
		expect(next).toMatchObject({result: 'solved', moves: puzzle.keys});
		expect(next.match.acts).toHaveLength(puzzle.acts.length + 1);
	});

	it('is put back when it is another, and told by numbers and one game that refutes it', () => {
		const games = gamesOf(puzzle)!;
		for (const {act, good} of weighActs(puzzle.goal, games, puzzle.seat)) {
			if (makeAct(act) !== puzzle.keys[0]) {
				const next: ActPuzzleGame = answerActPuzzle(game, makeAct(act));
				expect(next.match).toBe(game.match);
				expect(next.verdict).toMatchObject({
					kind: 'misses',
					act: makeAct(act),
					count: {good, games: games.length},
					refutation: {
						by: 'white',
						failure: expect.stringMatching(/^(?:misses|refused)$/u),
					},
				});
				// What was done in that game is a reason unless the act fails alike in all.
				const {done = [], isAlways} = next.verdict?.refutation ?? {};
				expect(done).toHaveLength(isAlways === true ? 0 : 1);
			}
		}
	});

	it('that mates gives check, in a game in which no check is announced too', () => {
		const puzzle = PUZZLES.find(
			({variant, goal}) => variant === 'declaration' && goal === 'checks',
		)!;
		const {seat} = puzzle;
		const mates = gamesOf(puzzle)!.flatMap((table) =>
			table
				.tries(seat)
				.filter((act) => table.act(seat, act)?.table.outcome?.reason === 'checkmate')
				.map((act) => reaches('checks', table, seat, act)),
		);
		expect(mates.length).toBeGreaterThan(0);
		expect(mates).not.toContain(false);
	});

	it('is one move of those that are sent together', () => {
		const tripod = startActPuzzle(PUZZLES.find(({variant}) => variant === 'tripod')!);
		expect(answerActPuzzle(tripod, tripod.puzzle.keys[0]).result).toBe('solved');
		const {verdict, result} = answerActPuzzle(tripod, 'batch:c2c1');
		expect({verdict, result}).toEqual({
			verdict: {kind: 'misses', act: 'batch:c2c1'},
			result: undefined,
		});
	});

	it('is a row of acts, each right in its turn, and a wrong one leaves those before it', () => {
		const puzzle = PUZZLES.find(({keys}) => keys.length > 1)!;
		const [first, second] = puzzle.keys;
		const start = startActPuzzle(puzzle);
		expect(answerActPuzzle(start, second).moves).toEqual([]);
		const half = answerActPuzzle(start, first);
		expect(half).toMatchObject({moves: [first]});
		expect(half.result).toBeUndefined();
		expect(puzzleReport(half).moves.length).toBeGreaterThan(0);
		const look = {hint: 0, isMarked: true} as const;
		const said = actPuzzleView(half, puzzleReport(half), look).messages.map(({text}) => text);
		expect(said).toContain('That is right. One more act in this turn.');
		const wrong = answerActPuzzle(half, first);
		expect(wrong).toMatchObject({moves: [first], verdict: {kind: 'misses', act: first}});
		const solved = answerActPuzzle(wrong, second);
		expect(solved).toMatchObject({moves: [first, second], result: 'solved'});
		expect(solved.match.outcome?.winner).toBe(sideOf(puzzle.seat));
	});

	it('is the square where a king must be', () => {
		const puzzle = PUZZLES.find(({goal}) => goal === 'king')!;
		const start = startActPuzzle(puzzle);
		const report = puzzleReport(start);
		expect(report.moves).toEqual([]);
		const [, square] = puzzle.keys[0].split(':');
		const entry = readEntry(square, knowledgeOf(report));
		expect(entry.type === 'act' && makeAct(entry.act)).toBe(puzzle.keys[0]);
		expect(answerActPuzzle(start, 'king:h5').verdict).toMatchObject({count: {good: 0}});
		const solved = answerActPuzzle(start, puzzle.keys[0]);
		expect(solved.result).toBe('solved');
		expect(solved.match).toBe(start.match);
		expect(puzzleReport(solved)).toMatchObject({moves: [], phase: {name: 'ended'}});
		const {messages, told} = actPuzzleView(solved, puzzleReport(solved), {
			hint: 0,
			isMarked: false,
		});
		expect(messages.map(({text}) => text)).toEqual([
			`Solved: the king stands on ${square} and can be nowhere else.`,
		]);
		expect(told).toMatchObject([{square: parseSquare(square), kind: 'certain'}]);
		const story = storySoFar(report.history);
		expect(story).toMatch(/^So far: .*White’s king has moved\./);
	});

	it('is nothing when it is no act', () => {
		expect(answerActPuzzle(game, 'x')).toBe(game);
	});

	it('and all that is said of it are the same in two truths that the seat cannot tell apart', () => {
		const one = PUZZLES.find(
			({variant, acts}) => variant === 'kriegspiel-spy' && acts.length === 1,
		)!;
		const {seat} = one;
		const other = opposite(sideOf(seat));
		const before = tableOf({...one, acts: []});
		const known = JSON.stringify(tableOf(one).history(seat));
		const twins = before.variant
			.acts(before.state, other)
			.map((act) => ({...one, acts: [`${other}>${makeAct(act)}`]}))
			.filter((twin) => JSON.stringify(tableOf(twin).history(seat)) === known);
		expect(twins.length).toBeGreaterThan(2);
		const told = twins.slice(0, 3).map((twin) => {
			const start = startActPuzzle(twin);
			const report = seatReport(start.match, sideOf(seat));
			const look = {hint: 2, isMarked: true} as const;
			const tries = tableOf(twin).tries(seat).map(makeAct);
			const wrong = tries.filter((text) => text !== one.keys[0]).slice(0, 4);
			return JSON.stringify([
				report,
				actPuzzleView(start, report, look),
				...wrong.map((text) => {
					const next = answerActPuzzle(start, text);
					return actPuzzleView(next, seatReport(next.match, sideOf(seat)), look);
				}),
			]);
		});
		expect(new Set(told).size).toBe(1);
	});
});

describe('a proof', () => {
	it('finds the answer wrong, and that there is none', () => {
		const [puzzle] = PUZZLES;
		expect(provePuzzle({...puzzle, keys: ['a1a2']}).fault).toContain(puzzle.keys[0]);
		expect(provePuzzle({...puzzle, games: 8}).fault).toBe('it says 8 possible games');
		const nearest = {act: 'g7f8', good: 7};
		expect(provePuzzle({...puzzle, nearest}).fault).toBe(
			'it says g7f8 7 is nearest, and that is g7f8 8 misses',
		);
		const open = readTask(
			'special-move; 8/8/3k4/8/8/8/8/3K4 w - - 0 1; white>name:d1 white>ready black>name:d6 black>ready; white; wins; d1d2; 1',
		);
		expect(provePuzzle(open).fault).toBe('nothing is hidden in it');
	});

	it('finds each act of a row, that no other forces the win, and where the king is', () => {
		const row = PUZZLES.find(
			({variant, keys}) => variant === 'kriegspiel-scotch' && keys.length > 1,
		)!;
		expect(provePuzzle(row).fault).toBeUndefined();
		expect(provePuzzle({...row, keys: [row.keys[0], row.keys[0]]}).fault).toContain(row.keys[1]);
		const games = gamesOf(row)!;
		const acts = tableOf(row).tries(row.seat);
		const forcing = acts.filter((act) => forcesWin(games, row.seat, act, row.keys.length));
		expect(forcing.map(makeAct)).toEqual([row.keys[0]]);
		const king = PUZZLES.find(({goal}) => goal === 'king')!;
		expect(provePuzzle({...king, keys: ['king:h5']}).fault).toContain(king.keys[0]);
		const seen = {...king, acts: king.acts.slice(0, 1), seat: 'black' as const};
		expect(provePuzzle(seen).fault).toBe('nothing is hidden in it');
	});
});
