import {EMPTY} from '../../core/man.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {kingStepsFrom} from '../../knowledge/king-steps.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {isAttacked} from '../../rules/attack.js';
import {moveFrom} from '../../rules/move.js';
import {Position} from '../../rules/position.js';
import {kernelMoves} from '../kernel-moves.js';

/** How likely the king is thought to stand beside the square where a position that was drawn at random has him. */
const BESIDE = 0.3;
/** How likely each man beside the king is thought to be unable to move, and how much that counts beside what positions say. */
const STUCK = 0.3;
const BELIEVED = 0.25;

/** What was seen of a try: in how many positions it stood, how likely the other men cannot move, summed, and the seat's men after it. */
type Seen = {positions: number; stuck: number; readonly board: Uint8Array};

/** Returns whether the side to move has a move of a man other than its king, pinned or not. */
function canOthersMove(position: Position): boolean {
	const king = position.kings[position.side];
	return kernelMoves(position).some((move) => moveFrom(move) !== king);
}

/**
 * Reckons how likely tries are to stalemate the other side. A sample of what is possible seldom has the one
 * position in which all that is left to it is blocked, so that its king and its other men are looked at apart:
 * how likely he stands where he could not step, and how likely the others cannot move.
 */
export class StalemateRisk {
	readonly #side: number;
	readonly #position: Position;
	/** How likely the other king stands on each square. */
	readonly #kings = new Float64Array(64);
	readonly #seen = new Map<number, Seen>();

	/** `side` is the seat's, 0 for White. */
	constructor(set: Pick<Worlds, 'size' | 'load' | 'variant'>, side: number) {
		this.#side = side;
		this.#position = new Position(set.variant.moves);
		for (let index = 0; index < set.size; index++) {
			set.load(index, this.#position);
			this.#addKing(1 / set.size);
		}
	}

	/** Takes in a position that comes about by the try of a number, the other side to move. */
	look(at: number, position: Position): void {
		const other = 1 - this.#side;
		let seen = this.#seen.get(at);
		if (seen === undefined) {
			const board = position.board.map((man) => (man >> 3 === other ? EMPTY : man));
			seen = {positions: 0, stuck: 0, board};
			this.#seen.set(at, seen);
		}

		const others = position.count[other] - 1;
		seen.positions++;
		seen.stuck += BELIEVED * STUCK ** others + (canOthersMove(position) ? 0 : 1 - BELIEVED);
	}

	/** Returns how likely the try of a number stalemates, from 0 to 1; 0 for one that was not looked at. */
	of(at: number): number {
		const seen = this.#seen.get(at);
		if (seen === undefined) {
			return 0;
		}

		const {positions, stuck, board} = seen;
		return (this.#smothered(board) * stuck) / positions;
	}

	#addKing(weight: number): void {
		const {board, kings} = this.#position;
		const king = kings[1 - this.#side];
		const steps = king === NO_SQUARE ? [] : this.#stepsOf(king);
		const beside = steps.filter((square) => board[square] === EMPTY);
		const share = beside.length === 0 ? 0 : BESIDE;
		this.#kings[king] += weight * (1 - share);
		for (const square of beside) {
			this.#kings[square] += (weight * share) / beside.length;
		}
	}

	/** Returns the squares that the other king could step to from a square. */
	#stepsOf(king: Square): Square[] {
		const {board} = this.#position;
		const man = board[king];
		board[king] = EMPTY;
		const steps = [...kingStepsFrom(king)].filter((square) => {
			const isOwn = board[square] !== EMPTY && board[square] >> 3 !== this.#side;
			return !isOwn && !isAttacked(this.#position, square, this.#side);
		});
		board[king] = man;
		return steps;
	}

	/** Returns how likely the other king stands where he is not in check and has no step, among men of the seat's alone. */
	#smothered(own: Uint8Array): number {
		const {board} = this.#position;
		board.set(own);
		let sum = 0;
		for (const [square, likely] of this.#kings.entries()) {
			if (
				likely > 0 &&
				board[square] === EMPTY &&
				!isAttacked(this.#position, square, this.#side) &&
				this.#stepsOf(square).length === 0
			) {
				sum += likely;
			}
		}

		return sum;
	}
}
