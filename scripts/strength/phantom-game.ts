import {isMove} from '../../source/core/act.js';
import {EMPTY, makeMan} from '../../source/core/man.js';
import type {Random} from '../../source/core/random.js';
import {SquareSet} from '../../source/core/square-set.js';
import {NO_SQUARE, type Square} from '../../source/core/square.js';
import {makeUci, type UciMove} from '../../source/core/uci.js';
import {afterUci} from '../../source/endings/belief-game.js';
import type {HistoryPly, SeatHistory} from '../../source/rules/history.js';
import {kingStepsFrom} from '../../source/knowledge/king-steps.js';
import {generateMoves} from '../../source/rules/generate.js';
import {toUciMove} from '../../source/rules/move.js';
import {observe} from '../../source/rules/observe.js';
import {MAX_MOVES, Position} from '../../source/rules/position.js';
import type {Variant} from '../../source/rules/variant.js';
import type {Tables} from '../../source/solver/build-table.js';
import {NEVER} from '../../source/solver/levels.js';
import type {Placement} from '../../source/solver/material.js';
import {afterMove, attackedBy, rolesOf, whiteMoves} from '../../source/solver/reach.js';
import type {Bot, BotTime} from '../../source/bot/bot.js';
import {CoreLevels} from '../../source/bot/endings/core-levels.js';
import {HOSTS_LIMIT} from '../../source/bot/endings/halfmove-clock.js';
import {type Answer, answersTo, type Hunt} from '../../source/bot/endings/lone-king-answers.js';

/** A hunt against the phantom: the lone king that has not decided where it stands. */
export type PhantomTask = {
	readonly bot: Bot;
	readonly variant: Variant;
	/** What the bot, as White and on move, knows at first. When it is one square it is told it. */
	readonly start: Hunt;
	/** By these the phantom finds what is worst for White. */
	readonly tables: Tables;
	readonly random: Random;
	readonly time?: BotTime;
};

/** How a hunt ended: only the first is a win. Moves are White's. */
export type PhantomGame = {
	readonly end: 'king-captured' | 'king-lost' | 'men-lost' | 'fifty-moves';
	readonly moves: number;
};

const scratch = new Int32Array(MAX_MOVES);

/** Returns the position with the king on one square. */
function positionWith({placement}: Hunt, king: Square, isWhite: boolean, rules: Variant): Position {
	const cells = new Uint8Array(64).fill(EMPTY);
	for (const [man, role] of rolesOf(placement).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	cells[king] = makeMan('black', 'king');
	return Position.fromSetupUnchecked(
		{
			cells,
			turn: isWhite ? 'white' : 'black',
			castling: 0,
			epSquare: NO_SQUARE,
			halfmoves: 0,
			fullmoves: 1,
		},
		rules.moves,
	);
}

/** Returns how hard a hunt is for White: the moves he needs by the tables, and then how little he knows. */
function hardness(levels: CoreLevels, {placement, belief}: Hunt): number {
	const [first] = belief;
	let fewest = NEVER;
	for (const move of whiteMoves(placement, belief.size === 1 ? first : NO_SQUARE)) {
		const after = afterMove(placement, move);
		const left = belief.without(move.to);
		fewest = Math.min(fewest, levels.levelAfterMove(after, attackedBy(after), left));
	}

	return fewest * 64 + belief.size;
}

/** Returns the answer that is worst for White; undefined when the king can only step where he is taken. */
function worstAnswer(levels: CoreLevels, answers: readonly Answer[]): Answer | undefined {
	let worst: Answer | undefined;
	let most = Number.NEGATIVE_INFINITY;
	for (const answer of answers) {
		const fewer = NEVER * 100 * (16 - answer.placement.material.length);
		const level = hardness(levels, answer);
		const value = level >= NEVER * 64 ? level + fewer : level;
		if (value > most) {
			most = value;
			worst = answer;
		}
	}

	return worst;
}

/** Plays a hunt to its end. Everything that the bot is told fits all squares on which the phantom may still stand. */
export function playPhantom(task: PhantomTask): PhantomGame {
	const {bot, variant, start, tables, random, time} = task;
	const levels = new CoreLevels(tables);
	const [told] = start.belief;
	const see = (hunt: Hunt, king: Square, isWhite: boolean) =>
		observe(positionWith(hunt, king, isWhite, variant), 'white', variant.see);
	const plies: HistoryPly[] = [];
	const base: Omit<SeatHistory, 'plies'> = {
		seat: 'white',
		variant: variant.id,
		start: see(start, told, true),
	};
	let hunt: Hunt = start;
	let king = told;
	let clock = 0;
	for (let moves = 1; ; moves++) {
		const position = positionWith(hunt, king, true, variant);
		const end = generateMoves(position, scratch, 0);
		const offered = Array.from(scratch.subarray(0, end), (move) => toUciMove(move));
		const {move: act} = bot(
			{
				history: {...base, plies: [...plies]},
				menAtStart: {white: start.placement.squares.length, black: 1},
				moves: offered,
				...(start.belief.size === 1 ? {enemyKing: told} : {}),
			},
			random,
			time,
		);
		if (!isMove(act)) {
			throw new Error('a bot in an ending of the fog did something else than move');
		}

		const move = act;
		if (move.to === king) {
			return {end: 'king-captured', moves};
		}

		const after: Hunt = {
			placement: afterUci(hunt.placement, move),
			belief: hunt.belief.without(move.to),
		};
		clock = isPawnMove(hunt.placement, move) ? 0 : clock + 1;
		if (clock >= HOSTS_LIMIT) {
			return {end: 'fifty-moves', moves};
		}

		const {losses, hunts} = answersTo(after.placement, after.belief);
		if (losses > 0) {
			return {end: 'king-lost', moves};
		}

		// With nowhere to go he steps where he is taken.
		const [doomed] = after.belief;
		const answer = worstAnswer(levels, hunts) ?? {
			placement: after.placement,
			belief: kingStepsFrom(doomed).minus(SquareSet.from(after.placement.squares)),
			from: SquareSet.from([doomed]),
		};
		const [to] = answer.belief;
		if (answer.belief.isEmpty) {
			// He can only take what is protected.
			return {end: 'king-captured', moves: moves + 1};
		}

		const [from] = kingStepsFrom(to).intersect(answer.from);
		plies.push(
			{by: 'white', move: makeUci(move), view: see(after, from, false), heard: []},
			{by: 'black', view: see(answer, to, true), heard: []},
		);
		clock = answer.placement.material.length < after.placement.material.length ? 0 : clock + 1;
		if (answer.placement.material.length === 0) {
			return {end: 'men-lost', moves};
		}

		if (clock >= HOSTS_LIMIT) {
			return {end: 'fifty-moves', moves};
		}

		hunt = answer;
		king = to;
	}
}

/** Returns whether a move is a pawn's. */
const isPawnMove = ({material, squares}: Placement, {from}: UciMove): boolean =>
	material[squares.indexOf(from) - 1] === 'pawn';
