import {parseAct} from '../../core/act.js';
import {opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {unwrap} from '../../core/result.js';
import type {Match} from '../../match/match.js';
import {startMatch} from '../../match/start-match.js';
import {transition} from '../../match/transition.js';
import {variantOf} from '../../rules/registry.js';
import {sideOf, type SeatId} from '../../rules/seat.js';
import type {Table} from '../../rules/table.js';
import {answersOf, reaches} from './act-goals.js';
import {type ActPuzzle, gamesOf, tableOf, taskAfter} from './act-puzzles.js';
import {type Refutation, refutationBy} from './refutation.js';

/** An act that does not reach the goal, and in how many of the games that are possible it does. */
export type ActVerdict = {
	readonly kind: 'misses';
	readonly act: string;
	/** Left out of a single one of moves that are sent together. */
	readonly count?: {readonly good: number; readonly games: number};
	/** One of those in which it does not. */
	readonly refutation?: Refutation;
};

/** How far a person has come with a puzzle of one act. An act that misses the goal is put back. Plain data. */
export type ActPuzzleGame = {
	readonly puzzle: ActPuzzle;
	readonly match: Match;
	/** The acts so far that are right: all of them solve it. */
	readonly moves: readonly string[];
	readonly verdict?: ActVerdict;
	/** Whether it is over, and how: solved, or given up. */
	readonly result?: 'solved' | 'failed';
	readonly before?: undefined;
};

/** Returns a puzzle's match after an act of a seat. */
export const doAct = (match: Match, seat: SeatId, move: string): Match =>
	transition(match, {type: 'moveChosen', seat: sideOf(seat), move, at: 0}).match;

export function startActPuzzle(puzzle: ActPuzzle): ActPuzzleGame {
	const side = sideOf(puzzle.seat);
	const seats = {
		[side]: {kind: 'person', name: 'You'},
		[opposite(side)]: {kind: 'bot', name: 'the other side', bot: 'puzzle'},
	} as unknown as Match['settings']['seats'];
	let match = unwrap(
		startMatch(
			{
				variant: variantOf(puzzle.variant).id,
				...given({fen: puzzle.fen}),
				seats,
				clock: {kind: 'none'},
				seed: 1,
			},
			0,
		),
	);
	for (const text of puzzle.acts) {
		const [seat, act] = text.split('>');
		match = doAct(match, seat as SeatId, act);
	}

	// Where several may act the side that did so last goes on; in a puzzle it is the person's turn.
	return {puzzle, match: {...match, phase: {name: 'turn', seat: side}}, moves: []};
}

/** Returns a puzzle's game as it truly is, with all that was done in it. */
export const truthOfActPuzzle = ({puzzle, match}: ActPuzzleGame): Table =>
	tableOf({...puzzle, acts: match.acts.map(({seat, text}) => `${seat}>${text}`)});

/** Returns a puzzle that is given up: its answer is told then. */
export const giveActPuzzleUp = ({puzzle, match, moves}: ActPuzzleGame): ActPuzzleGame => ({
	puzzle,
	match,
	moves,
	result: 'failed',
});

/**
 * Returns a game in which a puzzle's nearest wrong act does not reach the goal; undefined where there is none, or where men were
 * put down in secret: to find all games takes seconds then.
 */
export function refuteNearest({nearest, ...puzzle}: ActPuzzle): Refutation | undefined {
	const act = nearest === undefined || puzzle.fen === undefined ? undefined : parseAct(nearest.act);
	if (act === undefined) {
		return undefined;
	}

	const {goal, seat, keys} = puzzle;
	const games = gamesOf(puzzle) ?? [];
	const missing = games.find((table) => !reaches(goal, table, seat, act, keys.length));
	return missing && refutationBy(missing, games, goal, seat, act);
}

/**
 * Returns what comes of an act: it is right when it reaches the goal in every game that the seat holds possible. Pure,
 * but may take a second.
 */
export function answerActPuzzle(game: ActPuzzleGame, text: string): ActPuzzleGame {
	const {puzzle, match, moves} = game;
	const act = parseAct(text);
	if (act === undefined || game.result !== undefined) {
		return game;
	}

	if (act.kind === 'batch' && act.moves.length === 1) {
		// Of moves that are sent together the one is asked for that must be among them.
		return text === puzzle.keys[0]
			? {puzzle, match, moves: [text], result: 'solved'}
			: {puzzle, match, moves, verdict: {kind: 'misses', act: text}};
	}

	const {goal, seat} = puzzle;
	const side = sideOf(seat);
	const task = taskAfter(puzzle, moves);
	const games = gamesOf(task) ?? [];
	const missing = games.filter((table) => !reaches(goal, table, seat, act, task.keys.length));
	const good = games.length - missing.length;
	// Of moves that are sent together one alone makes them right.
	const isRight = missing.length === 0 && answersOf([{act, good}], good).length > 0;
	if (!isRight) {
		const [first] = missing;
		const refutation = first && refutationBy(first, games, goal, seat, act);
		const count = {good, games: games.length};
		return {
			puzzle,
			match,
			moves,
			verdict: {kind: 'misses', act: text, count, ...given({refutation})},
		};
	}

	const done = [...moves, text];
	const after = goal === 'king' ? match : doAct(match, seat, text);
	return done.length < puzzle.keys.length && after.outcome === undefined
		? {puzzle, match: {...after, phase: {name: 'turn', seat: side}}, moves: done}
		: {puzzle, match: after, moves: done, result: 'solved'};
}
