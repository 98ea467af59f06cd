import type {Color} from '../core/color.js';
import type {Random} from '../core/random.js';
import type {Result} from '../core/result.js';
import type {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {makeUci, type UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';
import type {OutReason} from '../knowledge/lone-king-belief.js';
import type {CheckKind} from '../rules/news.js';
import type {View} from '../rules/view.js';
import type {Tables} from '../solver/build-table.js';
import type {Placement} from '../solver/material.js';
import {afterMove, uciOf, type WhiteMove} from '../solver/reach.js';
import type {TableGame} from '../solver/table-game.js';

/** What White knows: where his men stand, and where the lone king may be. */
export type Point = {readonly placement: Placement; readonly belief: SquareSet};

/** What White knew at one moment of a game, and what he tried then. */
export type Moment = Point & {
	/** How many moves stood before it. */
	readonly ply: number;
	readonly turn: Color;
	/** What he saw. */
	readonly view: View;
	/** Undefined on Black's turn and at the last moment. */
	readonly tried?: {readonly move: UciMove; readonly isRefused: boolean};
};

/**
 * What White gets to know of a move that he makes: that it is refused; that he took the king, or sees him; or that
 * it stands, with the checks that are told, none of which is silence; mate and stalemate, where they end a game.
 */
export type Answer =
	| {readonly kind: 'refused' | 'seen' | 'taken' | 'checkmate' | 'stalemate'}
	| {readonly kind: 'played'; readonly checks: readonly CheckKind[]};

/** An answer with White's men afterwards and the squares of the king to which it belongs, before he moves. */
export type TryCase = Point & {readonly answer: Answer};

export type KingMove = {readonly from: Square; readonly to: Square};

/** What the lone king's move can come to, as White gets to know it: his men and the squares of the king afterwards. */
export type ReplyCase = Point & {
	/** Which of White's men is taken, by its place in the placement; undefined when none is. */
	readonly taken: number | undefined;
};

/** Why the king cannot be on a square: for what White sees; because White attacks it; or because nothing that was heard fits it. */
export type NoKingReason = OutReason | 'attacked' | 'unheard';

/** Chooses White's next move at one point of a game after the other; fails, as a sentence part, where it has none. */
export type Attacker = (point: Point) => Result<UciMove>;

/** What the table tries where no win is sure: from how many of the squares of the king it wins all the same. */
export type Attempt = {readonly move: UciMove; readonly sure: number; readonly squares: number};

/** A step of the lone king's, and how many moves White, playing on by the table, then still needs; NEVER if he does not win. */
export type StepWorth = {readonly to: Square; readonly left: number};

/** Returns the steps of a king on a square with what they are worth, as far as so many of White's moves show it. */
export type StepJudge = (point: Point, king: Square, depth: number) => readonly StepWorth[];

/** The lone king that has not decided where it stands, and always takes the branch that is worst for White. */
export type Phantom = {
	/** Returns on which of the squares it may still stand once White has made a move. */
	readonly shows: (tables: Tables, point: Point, move: UciMove, random: Random) => SquareSet;
	/** Returns how it goes, White having moved. */
	readonly reply: (tables: Tables, point: Point, random: Random) => KingMove;
	/** Whether its past is drawn anew at each move, and not only where it turns out to stand elsewhere. */
	readonly redraws: boolean;
};

/**
 * An ending of White's men against a king alone: all that makes such endings of one game differ from another's.
 * Trackers, coaches, kings, lines and drills are told the game by this record. Tables are those of the game, by the
 * name of the ending.
 */
export type BeliefGame = {
	readonly table: TableGame;
	/** Returns the moves that White can think of. */
	readonly tries: (point: Point) => readonly WhiteMove[];
	/** Returns all that White may get to know when he makes one of them. */
	readonly cases: (point: Point, move: WhiteMove) => readonly TryCase[];
	/** Returns what the king's move can come to, White having moved and the king being able to move. */
	readonly replies: (point: Point) => readonly ReplyCase[];
	/**
	 * Returns what White knew at each moment of a game against a king alone, from his own history: at the start, after
	 * each try that was refused and after each move that stands, the last moment last. `start` is where he knew the king
	 * to be at the start, undefined for nowhere. On Black's turn the squares are those before his move.
	 */
	readonly read: (history: SeatHistory, start?: SquareSet) => readonly Moment[];
	/** Returns what White sees when the king stands on a square, or nowhere, and a side is to move. */
	readonly look: (placement: Placement, king: Square, turn: Color) => View;
	/** Returns why the king cannot be on a square; undefined when he can. */
	readonly whyOut: (moment: Moment, square: Square) => NoKingReason | undefined;
	/** Returns the table player, who may remember what he played for before: then he is asked at all points in order. */
	readonly attacker: (tables: Tables, random: Random) => Attacker;
	readonly remembers: boolean;
	/** Returns what the table tries where no win is sure; undefined where it has nothing to say. */
	readonly attempt: (tables: Tables, point: Point) => Attempt | undefined;
	readonly phantom: Phantom;
	/** Returns the move of the king on a square who sees everything, what White knows included. */
	readonly clairvoyant: (tables: Tables, point: Point, king: Square, random: Random) => KingMove;
	/** Returns what tells the worth of the steps of a king who sees everything; left out where nothing can. */
	readonly judgeSteps?: (tables: Tables) => StepJudge;
};

/** Returns one of White's moves by the name that a person gives it; undefined for one that he cannot make wherever the king is. */
export const findTry = (game: BeliefGame, point: Point, move: UciMove): WhiteMove | undefined =>
	game.tries(point).find((one) => makeUci(uciOf(point.placement, one)) === makeUci(move));

/**
 * Returns White's men after one of his moves as a person names it, a promotion included; as they are when
 * it moves none of them.
 */
export function afterUci(placement: Placement, {from, to, promotion}: UciMove): Placement {
	const man = placement.squares.indexOf(from);
	return man < 0
		? placement
		: afterMove(placement, {man, to, ...(promotion === undefined ? {} : {promotion})});
}

/** Returns where White knew the king to be after each ply of a game, and after what has been tried since, as `read` tells it. */
export function trackKing(
	game: BeliefGame,
	history: SeatHistory,
	start?: SquareSet,
): readonly SquareSet[] {
	const beliefs: SquareSet[] = [];
	for (const {ply, belief} of game.read(history, start)) {
		beliefs[ply] = belief;
	}

	return beliefs;
}
