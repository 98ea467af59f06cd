import {type Random, randomInteger} from '../../../source/core/random.js';
import {squareName, type Square} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import type {Material, Placement} from '../../../source/solver/material.js';
import type {WhiteMove} from '../../../source/solver/reach.js';
import type {Answer} from '../../../source/endings/belief-game.js';
import {edgeShunningTries} from '../../../source/theory/kriegspiel/edge-shunning-king.js';
import {
	answersTo,
	anywhere,
	legalSteps,
	repliesFrom,
} from '../../../source/endings/kriegspiel/answers.js';

/** Who plays White in the tests: told where his men are and where the black king may be, he names a try. */
export type TestPlayer = {
	/** Called before each game. */
	begin(): void;
	choose(placement: Placement, belief: SquareSet): WhiteMove;
};

/** A start of a test: White's men and the square of the black king, White to move. */
export type TestStart = {
	readonly placement: Placement;
	readonly black: Square;
	/** Where White knows him to be; anywhere when left out. */
	readonly belief?: SquareSet;
};

/** How a game of the tests ended: White mates; it is stopped; a man is lost; Black cannot move. */
export const TEST_RESULTS = ['mate', 'loop', 'draw', 'stalemate'] as const;
export type TestResult = (typeof TEST_RESULTS)[number];

/** A game: White's moves with the mating one, and his tries with the refused ones. */
export type TestGame = {
	readonly result: TestResult;
	readonly moves: number;
	readonly tries: number;
};

/** What the tests leave open. */
export type TestSettings = {
	/** After how many of White's moves a game is stopped: a loop. */
	readonly cap: number;
	/** Whether White makes use of the direction of a check; the paper's program does not. */
	readonly hearsDirection: boolean;
	/** What White knows at first and after each of Black's moves. */
	readonly knows: 'answers' | 'king';
};

/** The paper's first test: nothing is known, checks have no direction; the cap is ours. */
export const KRIEGSPIEL_TEST: TestSettings = {cap: 250, hearsDirection: false, knows: 'answers'};
/** The paper's second test: ordinary chess. */
export const CHESS_TEST: TestSettings = {cap: 250, hearsDirection: false, knows: 'king'};

/** The name under which an answer is heard. */
const heard = (answer: Answer, {hearsDirection}: TestSettings): string =>
	answer.kind !== 'played' || answer.checks.length === 0
		? answer.kind
		: hearsDirection
			? `check ${answer.checks.join()}`
			: 'check';

/** Returns a belief after an answer of the umpire's. */
function beliefAfter(
	placement: Placement,
	belief: SquareSet,
	move: WhiteMove,
	answer: Answer,
	settings: TestSettings,
): SquareSet {
	const name = heard(answer, settings);
	return answersTo(placement, belief, move)
		.filter((one) => heard(one.answer, settings) === name)
		.reduce((all, one) => all.union(one.belief), SquareSet.empty);
}

/**
 * Plays one game against the king of the paper's tests (`edgeShunningTries`). Yields what happens as the paper
 * lists it: `d6c7{I}` for a refused try, `d6a6{C}` with a check.
 */
export function* playTestGame(
	player: TestPlayer,
	start: TestStart,
	settings: TestSettings,
): Generator<string, TestGame> {
	let {placement, black} = start;
	const known = (): SquareSet => SquareSet.from([black]);
	let belief = settings.knows === 'king' ? known() : (start.belief ?? anywhere(placement));
	let moves = 0;
	let tries = 0;
	player.begin();
	while (moves < settings.cap) {
		const move = player.choose(placement, belief);
		const [{answer, placement: after}] = answersTo(placement, known(), move);
		const text = squareName(placement.squares[move.man]) + squareName(move.to);
		tries++;
		belief = beliefAfter(placement, belief, move, answer, settings);
		if (answer.kind === 'refused') {
			yield `${text}{I}`;
			continue;
		}

		moves++;
		const isCheck =
			answer.kind === 'checkmate' || (answer.kind === 'played' && answer.checks.length > 0);
		yield `${text}${isCheck ? '{C}' : ''}`;
		placement = after;
		if (answer.kind !== 'played') {
			return {result: answer.kind === 'checkmate' ? 'mate' : 'stalemate', moves, tries};
		}

		const legal = legalSteps(placement, black);
		for (const to of edgeShunningTries(black)) {
			yield `${squareName(black)}${squareName(to)}${legal.has(to) ? '' : '{I}'}`;
			if (legal.has(to)) {
				black = to;
				break;
			}
		}

		if (placement.squares.includes(black)) {
			return {result: 'draw', moves, tries};
		}

		const quiet = repliesFrom(placement, belief).find(({taken}) => taken === undefined);
		belief = settings.knows === 'king' || quiet === undefined ? known() : quiet.belief;
	}

	return {result: 'loop', moves, tries};
}

/** Yields every start with some men beside White's king, by the squares of his men and then the black king's. */
export function* testStarts(material: Material): Generator<TestStart> {
	for (let number = 0; number < 64 ** (material.length + 1); number++) {
		const squares: Square[] = [];
		for (let man = material.length; man >= 0; man--) {
			squares.push(Math.floor(number / 64 ** man) % 64);
		}

		if (new Set(squares).size === squares.length) {
			const placement = {material, squares};
			for (const black of anywhere(placement)) {
				yield {placement, black};
			}
		}
	}
}

/** Returns so many of the starts, drawn at random, none twice, in the order drawn. */
export function drawStarts(
	starts: readonly TestStart[],
	count: number,
	random: Random,
): TestStart[] {
	const left = [...starts];
	const drawn: TestStart[] = [];
	while (drawn.length < count && left.length > 0) {
		const index = randomInteger(random, left.length);
		drawn.push(left[index]);
		left[index] = left[left.length - 1];
		left.pop();
	}

	return drawn;
}

/** What some games came to. */
export type TestTally = {readonly [result in TestResult]: number} & {
	readonly games: number;
	/** White's moves of the games that ended in mate: their sum, and the most. */
	readonly moves: number;
	readonly worst: number;
	readonly tries: number;
};

/** Returns a tally without games. */
export const NO_GAMES: TestTally = {
	mate: 0,
	loop: 0,
	draw: 0,
	stalemate: 0,
	games: 0,
	moves: 0,
	worst: 0,
	tries: 0,
};

/** Returns a tally with one game more. */
export function withGame(tally: TestTally, {result, moves, tries}: TestGame): TestTally {
	const isMate = result === 'mate';
	return {
		...tally,
		[result]: tally[result] + 1,
		games: tally.games + 1,
		moves: tally.moves + (isMate ? moves : 0),
		worst: Math.max(tally.worst, isMate ? moves : 0),
		tries: tally.tries + (isMate ? tries : 0),
	};
}
