import {given} from '../core/given.js';
import {parseUci} from '../core/uci.js';
import {BeliefSearch} from '../solver/search/belief-search.js';
import {type AnswerPly, playAnswerPly, playOwnPly, type Traced} from '../solver/search/trace.js';
import {type PuzzleGame, puzzleMatch, type PuzzleVerdict} from './puzzle-game.js';

/** Moves tried for what one belief needs in time, and for how much too late it is. */
const BUDGET = 20_000;
const LATE_BUDGET = 3000;

/** What comes of a move of the person's. */
export type PuzzleStep = {
	/** The game once the move is made. */
	readonly shown: PuzzleGame;
	/** The game once Black has answered, too; the same when it is over. */
	readonly next: PuzzleGame;
};

/** What can be known after an answer of Black's, and how many moves White then needs; undefined when not in time. */
type Choice = {readonly belief: readonly Traced[]; readonly need: number | undefined};

const largest = <T extends readonly unknown[]>(lists: readonly T[]): T =>
	lists.reduce((a, b) => (b.length > a.length ? b : a));

/** Returns the choice that is worst for White: what is not forced in time, else what needs most; of equals what tells least. */
function worstOf(choices: readonly Choice[]): Choice {
	const weigh = ({need, belief}: Choice): number =>
		(need ?? 1000) * 100_000 + Math.min(belief.length, 99_999);
	return choices.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
}

/** Returns what a move was worth after which Black can choose among these, `left` moves being left. */
function judge(search: BeliefSearch, choices: readonly Choice[], left: number): PuzzleVerdict {
	const late = choices.filter(({need}) => need === undefined);
	if (late.length === 0) {
		return {kind: 'keeps', left: Math.max(...choices.map(({need}) => need ?? 0))};
	}

	const isForced = late.every(
		({belief}) => search.solve(belief, {within: left + 1, budget: LATE_BUDGET}).result === 'forced',
	);
	return isForced ? {kind: 'costs', by: 1, left: left + 1} : {kind: 'escapes', beyond: left};
}

/** Returns the game with Black decided on one way in which it can have come about. */
const decide = (
	game: PuzzleGame,
	{origin, answers}: Traced,
	own: readonly string[],
): PuzzleGame['match'] => puzzleMatch(game.puzzle, origin, own, answers);

/** Black's way to end it at once: a position held possible, and what he makes of it (the same when he has no move at all). */
type BadEnd = {readonly before: Traced; readonly after: Traced};

/** Returns how Black takes White's king, or draws by having no move; undefined when he can do neither in any of the groups. */
function findEnd(
	groups: readonly (readonly Traced[])[],
	plies: readonly AnswerPly[],
): BadEnd | undefined {
	for (const [index, {lost, stuck}] of plies.entries()) {
		const [after = stuck[0]] = lost;
		const before = groups[index].find(
			({origin, answers}) =>
				origin === after?.origin && answers.every((answer, ply) => answer === after.answers[ply]),
		);
		if (before !== undefined) {
			return {before, after};
		}
	}

	return undefined;
}

/**
 * Returns what comes of a move of White's, who must be on move: Black decides only now where he stands
 * and what he plays, and takes the branch in which White needs most moves. A move that cannot be played
 * changes nothing. Pure, but may search for a second or so when the move is wrong.
 */
export function answerPuzzle(game: PuzzleGame, move: string): PuzzleStep {
	const wanted = parseUci(move);
	const {groups, taken} =
		wanted === undefined ? {groups: [], taken: []} : playOwnPly(game.belief, wanted);
	const moves = [...game.moves, move];
	const made = {puzzle: game.puzzle, moves, keys: [], before: game} as const;
	const left = game.puzzle.within - moves.length;
	if (taken.length > 0) {
		const match = decide(game, taken[0], moves);
		const over: PuzzleGame = {...made, match, belief: taken, result: 'solved'};
		return {shown: over, next: over};
	}

	if (groups.length === 0) {
		return {shown: game, next: game};
	}

	const plies = groups.map((group) => playAnswerPly(group));
	const end = findEnd(groups, plies);
	if (end !== undefined) {
		const verdict: PuzzleVerdict = {kind: 'escapes', beyond: left};
		const shown: PuzzleGame = {
			...made,
			match: decide(game, end.before, moves),
			belief: [end.before],
			verdict,
			...(end.before.key === end.after.key ? {result: 'failed'} : {}),
		};
		const match = decide(game, end.after, moves);
		return {shown, next: {...shown, match, belief: [end.after], result: 'failed'}};
	}

	if (left === 0) {
		const belief = largest(groups);
		const match = decide(game, belief[0], moves);
		const over: PuzzleGame = {...made, match, belief, result: 'failed'};
		return {shown: over, next: over};
	}

	return answerInTime(game, made, groups, plies, left);
}

function answerInTime(
	game: PuzzleGame,
	made: Pick<PuzzleGame, 'puzzle' | 'moves' | 'keys' | 'before'>,
	groups: readonly (readonly Traced[])[],
	plies: readonly AnswerPly[],
	left: number,
): PuzzleStep {
	const search = new BeliefSearch();
	const choices = plies.flatMap((ply) =>
		ply.groups.map((belief): Choice => {
			const solution = search.solve(belief, {within: left, budget: BUDGET});
			return {belief, need: solution.result === 'forced' ? solution.within : undefined};
		}),
	);
	const {belief, need} = worstOf(choices);
	const solution = search.solve(belief, {within: left, budget: BUDGET});
	// What was lost before cannot be lost again.
	const verdict = game.keys.length === 0 ? undefined : judge(search, choices, left);
	const [truth] = belief;
	const group = plies.findIndex((ply) => ply.groups.includes(belief));
	const before = {...truth, answers: truth.answers.slice(0, -1)};
	const match = decide(game, before, made.moves);
	const shown: PuzzleGame = {...made, ...given({verdict}), match, belief: groups[group]};
	const next: PuzzleGame = {
		...shown,
		match: decide(game, truth, made.moves),
		belief,
		keys: need !== undefined && solution.result === 'forced' ? solution.keys : [],
	};
	return {shown, next};
}
