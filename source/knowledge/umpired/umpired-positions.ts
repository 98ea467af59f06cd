import {type Color, colorIndex} from '../../core/color.js';
import type {Setup} from '../../core/fen.js';
import {isMan, manColor} from '../../core/man.js';
import {type Random, randomInteger} from '../../core/random.js';
import {parseUci} from '../../core/uci.js';
import type {Announcement, CapturedKind} from '../../rules/news.js';
import {repetitionKey} from '../../rules/repetition-key.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK, moveKey} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {moveFacts} from '../../rules/umpire/announce.js';
import {findPawnCaptures} from '../../rules/umpire/pawn-captures.js';
import type {Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import type {HistoryPly, HistoryTry} from '../../rules/history.js';
import {bareKingPositions} from './bare-king.js';
import {Constructor} from './construct.js';
import {countOwnBoardTries} from './count-tries.js';
import {MemberStore} from './member-store.js';
import {PlyReport} from './ply-report.js';
import {PresentObservation, takersOf} from './present.js';

/** How many positions are held: all that fit while there are no more than `most`, else so many by lot. */
export type UmpiredBounds = {
	readonly most: number;
	/** A sample that shrinks below this is filled up again with likenesses of its members. */
	readonly least: number;
};

export const USUAL_BOUNDS: UmpiredBounds = {most: 1024, least: 48};

/** Where there are so many times more to draw from than are wanted, the unlikely ones are drawn this seldom. */
const PLENTY = 4;
const UNLIKELY = 0.1;

/** A candidate's number is its member times this, and its move. */
const MOVES_SPAN = 2 ** 17;

const scratch = new Int32Array(MAX_MOVES);

/** Returns the squares on which a side's own men differ between its views. */
const lostSquare = (before: View, after: View): number =>
	before.cells.findIndex(
		(man, square) => isMan(man) && manColor(man) === after.viewer && after.cells[square] !== man,
	);

/**
 * The full positions that fit what a seat behind an umpire has seen and heard: its own moves and refused
 * tries, answers, and every announcement, which are compared with the umpire's own. That tries of the
 * other side were refused makes a position less likely in which so many of them would have stood; it rules none
 * out. While no more than `most` fit it holds all of them
 * (`isExact`), beyond that a sample drawn by lot among all successors of the sample before (a particle
 * filter, Gordon, Salmond & Smith 1993). A sample that died out is made anew from what the seat observes now.
 * Draws by repetition and fifty moves are no part of it.
 */
export class UmpiredPositions {
	readonly variant: Variant;
	readonly seat: Color;
	readonly #bounds: UmpiredBounds;
	readonly #position: Position;
	#members = new MemberStore();
	#isExact = true;
	/** The last members there were, before the set died out. */
	#last = new MemberStore();
	/** What fell since then. */
	#fallen: (CapturedKind | undefined)[] = [];
	#enemies: number;
	/** The seat's view and what it heard after the last ply, and its own tries since then. */
	#view: View;
	#heard: readonly Announcement[] = [];
	#takers: readonly number[] = [];
	#tries: HistoryTry[] = [];
	#turn: Color;
	/** How often the set had to be made anew, and how often what was made then is a guess that does not fit in all. */
	rebuilt = 0;
	guessed = 0;

	constructor(
		variant: Variant,
		start: View,
		setup: Setup,
		bounds: UmpiredBounds = USUAL_BOUNDS,
		heardAtStart: readonly Announcement[] = [],
	) {
		this.variant = variant;
		this.seat = start.viewer;
		this.#bounds = bounds;
		this.#position = Position.fromSetupUnchecked(setup, variant.moves);
		this.#members.add(this.#position);
		this.#last.add(this.#position);
		this.#view = start;
		this.#turn = start.turn;
		this.#heard = heardAtStart;
		this.#enemies = this.#position.count[1 - colorIndex(start.viewer)];
	}

	get size(): number {
		return this.#members.size;
	}

	/** Whether these are all positions that fit. */
	get isExact(): boolean {
		return this.#isExact;
	}

	/** How many men the other side has, its king included. */
	get enemies(): number {
		return this.#enemies;
	}

	/** The side to move. */
	get turn(): Color {
		return this.#turn;
	}

	/** Turns a position, of the variant's rules, into the member of an index. */
	load(index: number, position: Position): void {
		this.#members.load(index, position, colorIndex(this.#turn));
	}

	/** Takes a try that was refused, or a question, of either side, in the turn that is on. */
	followTry(tried: HistoryTry, random: Random): void {
		const {by, text, heard} = tried;
		const isOwn = by === this.seat;
		if (isOwn) {
			this.#tries.push(tried);
		}

		const any = heard.find((record) => record.type === 'any');
		const counted = heard.find((record) => record.type === 'remaining');
		const move = isOwn && text !== undefined ? parseUci(text) : undefined;
		const refused =
			move !== undefined && heard.some(({type}) => type === 'refused') ? moveKey(move) : undefined;
		if (any?.type === 'any') {
			this.#keep((position) => findPawnCaptures(position).length > 0 === (any.answer === 'try'));
		}

		if (counted?.type === 'remaining' && counted.pawns !== undefined) {
			const pawn = counted.of === 'white' ? 1 : 9;
			this.#keep(({board}) => board.filter((man) => man === pawn).length === counted.pawns);
		}

		if (refused !== undefined) {
			this.#keep((position) => {
				const end = generateLegalMoves(position, scratch, 0);
				for (let index = 0; index < end; index++) {
					if ((scratch[index] & ~KIND_MASK) === refused) {
						return false;
					}
				}

				return true;
			});
		}

		this.#restore(random);
	}

	/** Takes a ply of either side as the seat lived it, the tries before it aside. */
	followPly(ply: HistoryPly, random: Random): void {
		const {by, view, heard} = ply;
		const isOwn = by === this.seat;
		const report = new PlyReport(this.variant, this.seat, heard);
		if (isOwn) {
			this.#followMove(ply, report);
			const captured = heard.find((record) => record.type === 'captured');
			if (captured?.type === 'captured') {
				this.#enemies--;
				this.#fallen.push(captured.kind);
				this.#findBareKing(view, report);
			}

			this.#takers = [];
		} else {
			this.#followHidden(ply, report, random);
			this.#takers = takersOf(this.#view, view);
		}

		if (this.#members.size > 0) {
			this.#last = this.#members;
			this.#fallen = [];
		}

		this.#view = view;
		this.#heard = heard;
		this.#tries = [];
		this.#turn = view.turn;
		this.#restore(random);
	}

	/** Holds, from the moment on when the other side has lost its last man, all places where its king may be. */
	#findBareKing(view: View, report: PlyReport): void {
		if (this.#enemies !== 1 || (this.#isExact && this.#members.size > 0)) {
			return;
		}

		const found = bareKingPositions(view, report, this.#position);
		if (found.size > 0) {
			this.#members = found;
			this.#isExact = true;
		}
	}

	/** Keeps the members that pass a test. */
	#keep(test: (position: Position) => boolean): void {
		const kept = new MemberStore();
		for (let index = 0; index < this.#members.size; index++) {
			this.load(index, this.#position);
			if (test(this.#position)) {
				kept.add(this.#position);
			}
		}

		this.#members = kept;
		if (kept.size > 0) {
			this.#last = kept;
		}
	}

	/** Plays the seat's own move in every member. A move that is not known is told by where its men stand. */
	#followMove({move: text, view}: HistoryPly, report: PlyReport): void {
		const wanted = text === undefined ? undefined : parseUci(text);
		const key = wanted === undefined ? undefined : moveKey(wanted);
		const position = this.#position;
		const kept = new MemberStore();
		const seen = new Set<string>();
		const color = this.seat;
		const isAsSeen = () =>
			view.cells.every((man, square) =>
				isMan(man) && manColor(man) === color
					? position.board[square] === man
					: !isMan(position.board[square]) || manColor(position.board[square]) !== color,
			);
		for (let index = 0; index < this.#members.size; index++) {
			this.load(index, position);
			const moves = scratch.slice(0, generateLegalMoves(position, scratch, 0));
			for (const move of moves) {
				if (key !== undefined && (move & ~KIND_MASK) !== key) {
					continue;
				}

				const facts = moveFacts(position, move);
				position.make(move);
				if (isAsSeen() && report.isOf(facts, position)) {
					addNew(position, kept, seen);
				}

				position.unmake(move);
			}
		}

		this.#members = kept;
	}

	/** Plays what the other side may have played: in lots, until there are enough members or none is left. */
	#followHidden({view, by, tries = []}: HistoryPly, report: PlyReport, random: Random): void {
		const position = this.#position;
		const lost = lostSquare(this.#view, view);
		const refused = tries.filter(
			(tried) => tried.by === by && tried.heard.some(({type}) => type === 'refused'),
		).length;
		const candidates: number[] = [];
		/** By member, whether so many tries would hardly be refused there as were. */
		const isUnlikely: boolean[] = [];
		const members = this.#members;
		for (let index = 0; index < members.size; index++) {
			this.load(index, position);
			const end = generateLegalMoves(position, scratch, 0);
			isUnlikely.push(refused > 0 && countOwnBoardTries(position) - end < refused);
			for (let at = 0; at < end; at++) {
				const {taken} = moveFacts(position, scratch[at]);
				if ((taken?.square ?? -1) === lost) {
					candidates.push(index * MOVES_SPAN + scratch[at]);
				}
			}
		}

		const kept = new MemberStore();
		const seen = new Set<string>();
		// Of a king that is alone all places are held.
		const most = this.#enemies === 1 ? Number.POSITIVE_INFINITY : this.#bounds.most;
		let left = candidates.length;
		let isDrawn = left > most * PLENTY;
		while (left > 0 && kept.size < most) {
			const drawn = randomInteger(random, left);
			const candidate = candidates[drawn];
			candidates[drawn] = candidates[--left];
			isDrawn &&= left > most;
			const member = Math.floor(candidate / MOVES_SPAN);
			if (isDrawn && isUnlikely[member] && random() >= UNLIKELY) {
				this.#isExact = false;
				continue;
			}

			const move = candidate % MOVES_SPAN;
			this.load(member, position);
			const facts = moveFacts(position, move);
			position.make(move);
			if (report.isOf(facts, position)) {
				addNew(position, kept, seen);
			}
		}

		this.#isExact &&= left === 0;
		this.#members = kept;
	}

	/** Sees to it, in the seat's own turn, that there are members: a sample may die out, or nearly. */
	#restore(random: Random): void {
		const {least} = this.#bounds;
		const isDead = this.#members.size === 0;
		const isOver = this.#heard.some(({type}) => type === 'ended');
		if (
			this.#turn !== this.seat ||
			isOver ||
			(!isDead && (this.#isExact || this.#members.size >= least))
		) {
			return;
		}

		const observation = new PresentObservation({
			variant: this.variant,
			seat: this.seat,
			view: this.#view,
			heard: this.#heard,
			takers: this.#takers,
			tries: this.#tries,
		});
		const make = new Constructor(observation, this.#position, random);
		this.#isExact = false;
		if (isDead) {
			this.rebuilt++;
			const {members, isGuess} = make.make(this.#last, Math.max(1, least >> 3), {
				count: this.#enemies,
				fallen: this.#fallen,
			});
			this.#members = members;
			if (isGuess) {
				this.guessed++;
				return;
			}

			this.#last = members;
			this.#fallen = [];
		}

		make.refill(this.#members, least);
	}
}

/** Adds a position to a set unless it is in it. */
function addNew(position: Position, members: MemberStore, seen: Set<string>): void {
	const key = repetitionKey(position);
	if (!seen.has(key)) {
		seen.add(key);
		members.add(position);
	}
}
