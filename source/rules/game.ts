import {type ByColor, byColor, type Color} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {ok, type Result} from '../core/result.js';
import {parseUci, type UciMove} from '../core/uci.js';
import type {Announcement, Outcome} from './announcement.js';
import {findEnd} from './end-rules.js';
import {countEnPassant} from './generate.js';
import {generateLegalMoves} from './legal.js';
import {KIND_MASK, moveKey, toUciMove} from './move.js';
import {observe} from './observe.js';
import {positionFromSetup} from './position-from-setup.js';
import {MAX_MOVES, type Position} from './position.js';
import type {Variant} from './variant.js';
import type {View} from './view.js';

/** What came of a try: whether it stands as a move, and what each seat hears of it. */
export type TryResult = {
	readonly accepted: boolean;
	readonly heard: ByColor<readonly Announcement[]>;
};

const scratch = new Int32Array(MAX_MOVES);
const NOTHING_HEARD: ByColor<readonly Announcement[]> = {white: [], black: []};

/**
 * Returns a text that is equal for two positions just when they count as the same for a repetition:
 * men, side to move, castling rights, and the en passant square only when a capture is possible.
 */
export function repetitionKey(position: Position): string {
	const ep = countEnPassant(position) > 0 ? position.epSquare + 1 : 0;
	return (
		String.fromCharCode.apply(null, position.board as unknown as number[]) +
		String.fromCharCode(position.side, position.castling, ep)
	);
}

/**
 * The umpire of one game: it holds the truth and answers for the variant. Only a match, a referee or
 * an arena may own one; seats get what `view` and `heard` give. Mutable.
 */
export class Game {
	/** How the game ended, or undefined while it goes on. */
	outcome: Outcome | undefined;
	readonly #occurrences = new Map<string, number>();
	#moves: Int32Array | undefined;

	private constructor(
		readonly variant: Variant,
		readonly position: Position,
	) {
		this.#settle();
	}

	/** Starts a game of a variant, from a FEN or from its own setup. */
	static start(variant: Variant, fen: string = variant.setup.fen): Result<Game> {
		const setup = parseFen(fen);
		if (!setup.ok) {
			return setup;
		}

		const position = positionFromSetup(setup.value, variant.moves);
		return position.ok ? ok(new Game(variant, position.value)) : position;
	}

	/** The side to move. */
	get turn(): Color {
		return this.position.turn;
	}

	/** Returns what a seat sees now. */
	view(viewer: Color): View {
		return observe(this.position, viewer, this.variant.see);
	}

	/** Returns the moves that the side to move may try, knowing only what it knows; none when the game is over. */
	moves(): UciMove[] {
		return Array.from(this.#kernelMoves(), (move) => toUciMove(move));
	}

	/** Tries a move for the side to move. A move that the seat cannot play is refused and changes nothing. */
	try(wanted: UciMove): TryResult {
		const key = moveKey(wanted);
		const move = this.#kernelMoves().find((candidate) => (candidate & ~KIND_MASK) === key);
		if (move === undefined) {
			return {accepted: false, heard: NOTHING_HEARD};
		}

		this.position.make(move);
		this.#settle();
		const {outcome} = this;
		return {
			accepted: true,
			heard:
				outcome === undefined || !this.variant.hear.includes('end')
					? NOTHING_HEARD
					: byColor(() => [{type: 'ended', ...outcome}]),
		};
	}

	/** Tries a move given as UCI text; undefined when the text is no move. */
	tryUci(text: string): TryResult | undefined {
		const move = parseUci(text);
		return move === undefined ? undefined : this.try(move);
	}

	/** Sorted, so that the order tells nothing of how the position came about. Made once a ply: they are asked for and then tried. */
	#kernelMoves(): Int32Array {
		if (this.#moves === undefined) {
			const end = this.outcome === undefined ? generateLegalMoves(this.position, scratch, 0) : 0;
			this.#moves = scratch.slice(0, end).sort();
		}

		return this.#moves;
	}

	#settle(): void {
		const key = repetitionKey(this.position);
		const occurrences = (this.#occurrences.get(key) ?? 0) + 1;
		this.#occurrences.set(key, occurrences);
		this.#moves = undefined;
		this.outcome = findEnd(this.variant.end, this.position, {occurrences});
	}
}
