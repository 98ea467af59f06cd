import {type ByColor, byColor, type Color} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {ok, type Result} from '../core/result.js';
import {parseUci, type UciMove} from '../core/uci.js';
import type {Announcement, Outcome} from './announcement.js';
import {findEnd} from './end-rules.js';
import {generateLegalMoves} from './legal.js';
import {KIND_MASK, type Move, moveKey, toUciMove} from './move.js';
import {observe} from './observe.js';
import {positionFromSetup} from './position-from-setup.js';
import {MAX_MOVES, type Position} from './position.js';
import {repetitionKey} from './repetition-key.js';
import {announceMove, announceTurn, moveFacts} from './umpire/announce.js';
import {parseQuestion} from './umpire/questions.js';
import {Umpire} from './umpire/umpire.js';
import type {AskRule, Variant} from './variant.js';
import type {View} from './view.js';

/** What came of a try or a question, and what each seat hears of it. */
export type TryResult = {
	/** Whether the try stands as a move, or the question was answered. */
	readonly accepted: boolean;
	/** Whether a move was made. */
	readonly moved: boolean;
	readonly heard: ByColor<readonly Announcement[]>;
};

const scratch = new Int32Array(MAX_MOVES);
const NOTHING_HEARD: ByColor<readonly Announcement[]> = {white: [], black: []};
const IGNORED: TryResult = {accepted: false, moved: false, heard: NOTHING_HEARD};

/**
 * The host of one game: it holds the truth and answers for the variant. Only a match, a referee or
 * an arena may own one; seats get what `view` and `heard` give. Mutable.
 */
export class Game {
	/** How the game ended, or undefined while it goes on. */
	outcome: Outcome | undefined;
	/** What each seat hears before the first move: checks and pawn captures of the start, where a book tells them. */
	readonly heardAtStart: ByColor<readonly Announcement[]>;
	readonly #umpire: Umpire | undefined;
	readonly #occurrences = new Map<string, number>();
	#moves: Int32Array | undefined;

	private constructor(
		readonly variant: Variant,
		readonly position: Position,
	) {
		const {tries} = variant;
		this.#umpire = tries.kind === 'umpired' ? new Umpire(variant, tries, position) : undefined;
		this.heardAtStart = this.#settle();
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
		if (this.#umpire === undefined) {
			return Array.from(this.#kernelMoves(), (move) => toUciMove(move));
		}

		return this.outcome === undefined ? this.#umpire.tries(this.view(this.turn)) : [];
	}

	/** Tries a move for the side to move. What cannot be played is refused and changes nothing on the board. */
	try(wanted: UciMove): TryResult {
		if (this.outcome !== undefined) {
			return IGNORED;
		}

		const found = this.#findMove(wanted);
		if (typeof found === 'object') {
			return {...IGNORED, heard: found};
		}

		return found === undefined ? IGNORED : this.#make(found);
	}

	/** Asks the umpire, for the side to move. */
	ask(question: AskRule['id']): TryResult {
		if (this.#umpire === undefined || this.outcome !== undefined) {
			return IGNORED;
		}

		const heard = this.#umpire.ask(question);
		return heard === undefined
			? {...IGNORED, heard: this.#umpire.refuseQuestion()}
			: {accepted: true, moved: false, heard};
	}

	/** Tries a move in UCI, or asks what a text such as "any?" stands for; undefined when it is neither here. */
	tryText(text: string): TryResult | undefined {
		const question = this.#umpire === undefined ? undefined : parseQuestion(text);
		if (question !== undefined) {
			return this.ask(question);
		}

		const move = parseUci(text);
		return move === undefined ? undefined : this.try(move);
	}

	/** Returns the move that a try stands for, what is said where an umpire refuses it, or undefined where a host does. */
	#findMove(wanted: UciMove): Move | ByColor<readonly Announcement[]> | undefined {
		if (this.#umpire !== undefined) {
			return this.#umpire.judge(wanted, this.view(this.turn));
		}

		const key = moveKey(wanted);
		return this.#kernelMoves().find((candidate) => (candidate & ~KIND_MASK) === key);
	}

	#make(move: Move): TryResult {
		const said = announceMove(moveFacts(this.position, move), this.variant);
		this.position.make(move);
		const after = this.#settle();
		const {outcome} = this;
		return {
			accepted: true,
			moved: true,
			heard: byColor((seat) => [
				...said[seat],
				...after[seat],
				...(outcome === undefined ? [] : [{type: 'ended', ...outcome} as const]),
			]),
		};
	}

	/** Sorted, so that the order tells nothing of how the position came about. Made once a ply: they are asked for and then tried. */
	#kernelMoves(): Int32Array {
		if (this.#moves === undefined) {
			const end = this.outcome === undefined ? generateLegalMoves(this.position, scratch, 0) : 0;
			this.#moves = scratch.slice(0, end).sort();
		}

		return this.#moves;
	}

	/** Finds out how a new position stands and begins its turn; returns what is said of that. */
	#settle(): ByColor<readonly Announcement[]> {
		const key = repetitionKey(this.position);
		const occurrences = (this.#occurrences.get(key) ?? 0) + 1;
		this.#occurrences.set(key, occurrences);
		this.#moves = undefined;
		this.outcome = findEnd(this.variant.end, this.position, {occurrences});
		if (this.#umpire === undefined) {
			return NOTHING_HEARD;
		}

		const {heard, tries} = announceTurn(this.position, this.variant, this.outcome);
		this.#umpire.beginTurn(tries);
		return heard;
	}
}
