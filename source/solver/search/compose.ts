import {makeFen} from '../../core/fen.js';
import {EMPTY, KING, makeMan, PAWN, type Role} from '../../core/man.js';
import {pick, type Random, randomInteger} from '../../core/random.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {isAttacked} from '../../rules/attack.js';
import {Position} from '../../rules/position.js';
import {fog} from '../../rules/variants/fog.js';
import {BeliefSearch, type Solution} from './belief-search.js';
import {type Member, memberOf} from './member.js';
import {whiteSees} from './play.js';

/** A problem: White moves and forces the king's capture, by one first move only. */
export type Problem = {
	/** The position with the king on the first of `kingOn`, from which the line goes. */
	readonly fen: string;
	/** Where White knows the king to be; one square when he knows it. */
	readonly kingOn: readonly Square[];
	/** White's moves, the capture included. */
	readonly within: number;
	readonly key: string;
	readonly line: readonly string[];
};

const WHITE_MEN: readonly Role[] = ['queen', 'rook', 'rook', 'bishop', 'knight', 'knight', 'pawn'];
const BLACK_MEN: readonly Role[] = ['pawn', 'pawn', 'knight', 'bishop', 'rook'];

/** From how many to how many; both counted. */
type Range = readonly [least: number, most: number];

/** What problems are drawn from. */
export type ProblemRanges = {
	readonly white: Range;
	readonly black: Range;
	/** Squares where the king may be; a position that has not so many is drawn again. */
	readonly kingOn: Range;
	/** Moves tried at most for one position. */
	readonly budget: number;
};

/** What is drawn from when nothing is said. */
const USUAL_RANGES: ProblemRanges = {white: [1, 3], black: [0, 2], kingOn: [1, 4], budget: 30_000};

const drawCount = (random: Random, [least, most]: Range): number =>
	least + randomInteger(random, most - least + 1);

/** Returns men on squares drawn at random, White to move, no king attacked; undefined when the draw is no such position. */
function drawPosition(random: Random, ranges: ProblemRanges): Position | undefined {
	const position = new Position(fog.moves);
	const men = [
		makeMan('white', 'king'),
		...Array.from({length: drawCount(random, ranges.white)}, () =>
			makeMan('white', pick(random, WHITE_MEN)),
		),
		...Array.from({length: drawCount(random, ranges.black)}, () =>
			makeMan('black', pick(random, BLACK_MEN)),
		),
		makeMan('black', 'king'),
	];
	for (const man of men) {
		const square = randomInteger(random, 64);
		const isBadPawn = (man & 7) === PAWN && (square < 8 || square >= 56);
		if (position.board[square] !== EMPTY || isBadPawn) {
			return undefined;
		}

		position.put(square, man);
	}

	const [white, black] = position.kings;
	return isAttacked(position, black, 0) || isAttacked(position, white, 1) ? undefined : position;
}

/** Returns the position's king on squares that White cannot tell apart, the true one first. */
function drawBelief(position: Position, random: Random, ranges: ProblemRanges): readonly Member[] {
	const king = position.kings[1];
	const sees = whiteSees(position);
	const belief = [memberOf(position)];
	const wanted = drawCount(random, ranges.kingOn);
	for (let draw = 0; draw < 40 && belief.length < wanted; draw++) {
		const square = randomInteger(random, 64);
		if (position.board[square] !== EMPTY) {
			continue;
		}

		const other = Position.fromSetupUnchecked(
			{
				...position.toSetup(),
				cells: position.board.map((code, at) =>
					at === square ? position.board[king] : at === king ? EMPTY : code,
				),
			},
			fog.moves,
		);
		const member = memberOf(other);
		if (whiteSees(other) === sees && !belief.some(({key}) => key === member.key)) {
			belief.push(member);
		}
	}

	return belief;
}

/** Returns the problem that a solution makes, or undefined when it is not sound or its key takes or promotes. */
function problemOf(
	position: Position,
	belief: readonly Member[],
	solution: Solution,
	within: number,
): Problem | undefined {
	if (solution.result !== 'forced' || solution.within !== within || solution.keys.length !== 1) {
		return undefined;
	}

	const [key] = solution.keys;
	const to = key.charCodeAt(2) - 97 + (key.charCodeAt(3) - 49) * 8;
	if (key.length > 4 || position.board[to] !== EMPTY) {
		return undefined;
	}

	// The line begins with the first of the squares.
	const kings = belief.map(({board}) => board.indexOf(KING | 8));
	const [first] = kings.splice(solution.origin, 1);
	const cells = belief[solution.origin].board;
	return {
		fen: makeFen({...position.toSetup(), cells, epSquare: NO_SQUARE}),
		kingOn: [first, ...kings],
		within,
		key,
		line: solution.line,
	};
}

/**
 * Composes a problem in which White forces the king's capture within `within` moves (2 or more) and not
 * sooner, by one quiet first move only. Draws positions at random until one is such a problem.
 */
export function composeProblem(random: Random, within: number, ranges = USUAL_RANGES): Problem {
	for (;;) {
		const position = drawPosition(random, ranges);
		if (position === undefined) {
			continue;
		}

		const belief = drawBelief(position, random, ranges);
		if (belief.length < ranges.kingOn[0]) {
			continue;
		}

		const solution = new BeliefSearch().solve(belief, {within, budget: ranges.budget});
		const problem = problemOf(position, belief, solution, within);
		if (problem !== undefined) {
			return problem;
		}
	}
}
