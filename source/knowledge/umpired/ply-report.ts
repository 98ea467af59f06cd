import type {Color} from '../../core/color.js';
import {type Announcement, findEnded, type Outcome} from '../../rules/news.js';
import {isInCheck} from '../../rules/attack.js';
import type {EndRule} from '../../rules/end-rules.js';
import type {Position} from '../../rules/position.js';
import {announceMove, announceTurn, type MoveFacts} from '../../rules/umpire/announce.js';
import type {Variant} from '../../rules/variant.js';
import {BoardEnds} from './board-ends.js';

/** The ends that hang on more than the board; members are not judged by them. */
const BEYOND_THE_BOARD: readonly string[] = ['repetition', 'fifty-moves'] satisfies EndRule[];
/** The ends that no rule of the game makes. */
const BY_PLAYERS: readonly string[] = ['resignation', 'agreement', 'time'];

/** What is said before a turn, and not of the move before it. */
const OF_THE_TURN: readonly string[] = [
	'check',
	'remaining',
	'pawn-tries',
] satisfies Announcement['type'][];

/** Returns whether two records say the same. */
export function isSameRecord(one: Announcement, other: Announcement): boolean {
	const [a, b] = [one, other] as readonly {readonly [key: string]: unknown}[];
	const keys = Object.keys(a);
	return (
		keys.length === Object.keys(b).length &&
		keys.every((key) => a[key] === b[key] || isSameList(a[key], b[key]))
	);
}

const isSameList = (one: unknown, other: unknown): boolean =>
	Array.isArray(one) &&
	Array.isArray(other) &&
	one.length === other.length &&
	one.every((item, index) => item === other[index]);

const isSameOutcome = (one: Outcome | undefined, other: Outcome | undefined): boolean =>
	one?.reason === other?.reason && one?.winner === other?.winner;

/** What a seat heard of one ply, ready to be compared with what an umpire would have said in some position. */
export class PlyReport {
	readonly #variant: Variant;
	readonly #seat: Color;
	readonly #said: readonly Announcement[];
	readonly #ended: Outcome | undefined;
	/** How it ended by the board alone. */
	readonly #boardEnd: Outcome | undefined;
	readonly #ends: BoardEnds;
	/** Whether the side to move stands in check; undefined where a book does not say. */
	readonly #isCheck: boolean | undefined;

	constructor(variant: Variant, seat: Color, heard: readonly Announcement[]) {
		this.#variant = variant;
		this.#seat = seat;
		this.#said = heard.filter(({type}) => type !== 'ended');
		const ended = findEnded(heard);
		this.#ended = ended;
		const isOfBoard =
			ended !== undefined &&
			!BEYOND_THE_BOARD.includes(ended.reason) &&
			!BY_PLAYERS.includes(ended.reason);
		this.#boardEnd = isOfBoard ? ended : undefined;
		this.#ends = new BoardEnds(variant.end.filter((rule) => !BEYOND_THE_BOARD.includes(rule)));
		this.#isCheck =
			variant.hear.check === undefined ? undefined : heard.some(({type}) => type === 'check');
	}

	/**
	 * Returns whether the umpire would have said just this of a move, by the umpire's own functions; `facts`
	 * were taken before it was made and `position` is as it is after it.
	 */
	isOf(facts: MoveFacts, position: Position): boolean {
		if (this.#isCheck !== undefined && isInCheck(position, position.side) !== this.#isCheck) {
			return false;
		}

		const said = announceMove(facts, this.#variant)[this.#seat];
		if (!this.#says(said, 0)) {
			return false;
		}

		const outcome = this.#ends.find(position);
		if (!isSameOutcome(outcome, this.#boardEnd)) {
			return false;
		}

		const after = this.#turnOf(position);
		return said.length + after.length === this.#said.length && this.#says(after, said.length);
	}

	/**
	 * Returns whether the umpire would have said this before the turn that is on in a position, and have let
	 * the game go on as it did, whatever he said of the move that led to it.
	 */
	isTurnOf(position: Position): boolean {
		if (!isSameOutcome(this.#ends.find(position), this.#boardEnd)) {
			return false;
		}

		const after = this.#turnOf(position);
		const from = this.#said.findIndex(({type}) => OF_THE_TURN.includes(type));
		const count = from < 0 ? 0 : this.#said.length - from;
		return after.length === count && this.#says(after, this.#said.length - count);
	}

	#turnOf(position: Position): readonly Announcement[] {
		return announceTurn(position, this.#variant, this.#ended)[this.#seat];
	}

	/** Returns whether some records are those heard from an index on. */
	#says(records: readonly Announcement[], from: number): boolean {
		for (let index = 0; index < records.length; index++) {
			const heard = this.#said[from + index];
			if (heard === undefined || !isSameRecord(records[index], heard)) {
				return false;
			}
		}

		return true;
	}
}
