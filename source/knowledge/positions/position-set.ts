import {type CastlingRights, rightsOf} from '../../core/castling.js';
import {type Color, colorIndex} from '../../core/color.js';
import {parseFen, type Setup} from '../../core/fen.js';
import {EMPTY, KING} from '../../core/man.js';
import {createRandom, type Random} from '../../core/random.js';
import {fail, ok, type Result, unwrap} from '../../core/result.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {type Announcement, findEnded} from '../../rules/news.js';
import {type MoveTables, moveTables} from '../../rules/move-tables.js';
import {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import {isManOf} from './codes.js';
import {buildAll, buildByLot, countPlacements} from './build-positions.js';
import {addCodes, codeAt, codesOf, countMen, keyOf, loadMember} from './member.js';
import {EnemyPlyFollower} from './follow-enemy-ply.js';
import {followOwnPly} from './follow-own-ply.js';
import {ManTracks, MOST_MEN} from './man-tracks.js';
import {MEMBER_WORDS, MemberSet} from './member-set.js';
import {Observation} from './observation.js';
import {findLeft, readOwnPly, trackOwnPly} from './own-ply.js';
import {whyUnsupported} from './support.js';
import {trackEnemyPly} from './track-enemy-ply.js';
import {type PositionBounds, USUAL_BOUNDS} from './position-bounds.js';
import {drawIndices} from '../worlds/draw-indices.js';
import type {Worlds} from '../worlds/worlds.js';
import {FIRST_KEYS, SECOND_KEYS} from './zobrist.js';

/** The most placements of which all are tried to make a sample complete again. */
const MOST_PLACEMENTS = 50_000;
/** How many positions are made at random when a sample has run out. */
const MOST_BUILT = 1024;

/** How a set begins. */
export type PositionStart = {
	readonly variant: Variant;
	readonly seat: Color;
	/** The start that both sides know; the variant's own when left out. */
	readonly setup?: Setup;
	/** What the seat saw at the start, where it knew of the men of `setup` that are not its own nothing but which they are. */
	readonly unplaced?: View;
	readonly bounds?: PositionBounds;
};

/**
 * All positions that fit what one seat has seen and heard of a game: the hidden men, their castling
 * rights and en passant. It is given each view after each ply, of either side, and finds out the rest.
 *
 * Equality of positions is that of the rules of repetition: an en passant square counts only where a
 * pawn can capture, so it is the same in all members or none: where a pawn of the seat's can, the view
 * shows it, and where the seat has just gone two squares, it knows. What is not used is that a game
 * which goes on has not been drawn: by repetition or fifty moves, which depends on the way to a position,
 * or between bare kings. That a side which cannot move draws is used.
 */
export class PositionSet implements Worlds {
	/** Whether these are all such positions and no others. */
	isExact = true;
	/** Whether all such positions are among these, so that what is in none is impossible. */
	isComplete = true;
	/** The enemy moves that the last update looked at. */
	candidates = 0;
	readonly seat: Color;
	readonly variant: Variant;
	readonly bounds: PositionBounds;
	readonly #setup: Setup;
	readonly #tables: MoveTables;
	readonly #enemy: number;
	readonly #observation = new Observation();
	readonly #follower = new EnemyPlyFollower();
	#members = new MemberSet();
	#spare = new MemberSet();
	#turn: Color;
	#rights: CastlingRights;
	#epSquare: Square;
	/** The seat's own men, 64 codes. */
	readonly #own = new Uint8Array(64);
	/** What the seat saw last; at the start everything. */
	readonly #seen = new Uint8Array(64);
	readonly #tracks: ManTracks;
	/** What new positions are made by when a sample has run out: the same for the same game. */
	readonly #random = createRandom(1);
	#plies = 0;
	#counts: Int32Array | undefined;

	private constructor(
		{variant, seat, unplaced, bounds = USUAL_BOUNDS}: PositionStart,
		setup: Setup,
	) {
		const {cells, turn, castling, epSquare} = setup;
		this.#setup = setup;
		this.variant = variant;
		this.seat = seat;
		this.bounds = bounds;
		this.#tables = moveTables(variant.moves);
		this.#enemy = colorIndex(seat) ^ 1;
		this.#turn = turn;
		this.#rights = castling & rightsOf(seat);
		this.#epSquare = epSquare;
		this.#readOwn(cells);
		this.#members.reset(bounds.members, 0, 1);
		addCodes(this.#members, codesOf(cells, castling, this.#enemy));
		this.#tracks = new ManTracks(cells, castling, this.#enemy);
		this.#seen.set(unplaced?.cells ?? cells);
		if (unplaced !== undefined) {
			this.#placeAll(unplaced);
		}
	}

	/** Starts with one position that both sides know. The error says why a variant or FEN cannot be followed. */
	static start(start: PositionStart): Result<PositionSet> {
		const why = whyUnsupported(start.variant);
		if (why !== undefined) {
			return fail(why);
		}

		const men = (start.setup?.cells ?? []).filter((code) =>
			isManOf(code, colorIndex(start.seat) ^ 1),
		);
		if (men.length > MOST_MEN) {
			return fail(`positions with more than ${MOST_MEN} men of one side cannot be followed`);
		}

		const setup = start.setup === undefined ? parseFen(start.variant.setup.fen) : ok(start.setup);
		return setup.ok ? ok(new PositionSet(start, setup.value)) : setup;
	}

	/** How many positions there are in the set. 0 only when nothing fits what it was told. */
	get size(): number {
		return this.#members.size;
	}

	/** The side to move in all members. */
	get turn(): Color {
		return this.#turn;
	}

	/** The bytes that members, their index and the space for the next ply take. */
	get bytes(): number {
		return this.#members.bytes + this.#spare.bytes;
	}

	/**
	 * Takes in the seat's view after one more ply, whoever moved, and what it heard with it.
	 * `shouldStop` may end the work early, as the bound on candidates does: then the set is a sample. Both
	 * wait until there is a member. Throws when no ply lies between the last view and this one.
	 */
	update(view: View, heard: readonly Announcement[] = [], shouldStop?: () => boolean): void {
		if (view.turn === this.#turn || view.viewer !== this.seat) {
			throw new Error('a set of positions needs its seat’s view after every single ply');
		}

		const after = this.#observation;
		after.read(view, this.#tables);
		if (this.#turn === this.seat) {
			this.#followOwn(heard);
		} else {
			this.#followEnemy(view, shouldStop);
		}

		if (!this.isExact) {
			this.#recover();
		}

		this.#own.set(after.own);
		this.#seen.set(view.cells);
		this.#turn = view.turn;
		this.#rights = view.castling;
		this.#plies++;
		this.#counts = undefined;
	}

	/** Makes a member of each way in which the men can stand by a view. */
	#placeAll(view: View): void {
		this.#observation.read(view, this.#tables);
		this.#tracks.spread();
		this.#tracks.restrict(this.#observation);
		this.#members.reset(this.bounds.members, 0, this.bounds.members);
		buildAll(this.#members, this.#tracks, this.#observation);
		this.#members.separateBishops();
		this.isExact = !this.#members.isThinned;
		this.isComplete = this.isExact;
	}

	#followOwn(heard: readonly Announcement[]): void {
		const ply = readOwnPly(this.#own, this.#observation.own, this.#epSquare, this.#tables);
		const {words, size} = this.#members;
		const takesKing = size > 0 && ply.to !== NO_SQUARE && codeAt(words, 0, ply.to) === KING;
		const end = findEnded(heard);
		const goesOn = end === undefined && !takesKing && this.variant.end.includes('no-move');
		const ended = end?.reason === 'no-move' ? 'no-move' : goesOn ? 'no' : 'otherwise';
		this.#epSquare = ply.passed;
		trackOwnPly(this.#tracks, ply, this.#seen, this.#enemy, this.#observation);
		followOwnPly(
			this.#members,
			ply,
			this.#observation,
			{
				tables: this.#tables,
				side: this.#enemy,
				own: this.#observation.own,
				epSquare: ply.passed,
			},
			ended,
		);
	}

	#followEnemy(view: View, shouldStop?: () => boolean): void {
		const {members, candidates} = this.bounds;
		const children = this.#spare;
		children.reset(members, this.#plies + 1, this.size * 2);
		const news = {
			tables: this.#tables,
			side: this.#enemy,
			own: this.#own,
			after: this.#observation,
			lost: findLeft(this.#own, this.#observation.own),
			epSquare: this.#epSquare,
			seenEpSquare: view.epSquare,
		};
		const work = this.#follower.follow(this.#members, children, news, {candidates, shouldStop});
		const isWhole = work.isWhole && !children.isThinned;
		if (this.isExact && !isWhole) {
			this.#tracks.refine(countMen(this.#members));
		}

		trackEnemyPly(this.#tracks, news, this.#seen);
		this.#spare = this.#members;
		this.#members = children;
		this.#epSquare = view.epSquare;
		this.candidates = work.candidates;
		this.isExact &&= isWhole;
		this.isComplete &&= isWhole;
	}

	/** Finds members by what is certain of single men: all that can be when they are few, some when there are none left. */
	#recover(): void {
		const salt = this.#plies + 1;
		const most = Math.min(this.bounds.members, MOST_PLACEMENTS);
		if (!this.isComplete && countPlacements(this.#tracks, most) <= most) {
			const all = this.#spare;
			all.reset(this.bounds.members, salt, most);
			buildAll(all, this.#tracks, this.#observation);
			if (all.size > 0) {
				this.#spare = this.#members;
				this.#members = all;
				this.isComplete = true;
			}
		}

		if (this.size === 0) {
			const wanted = Math.min(this.bounds.members, MOST_BUILT);
			this.#members.reset(this.bounds.members, salt, wanted);
			buildByLot(this.#members, this.#tracks, this.#observation, wanted, this.#random);
		}
	}

	#readOwn(cells: Uint8Array): void {
		for (let square = 0; square < 64; square++) {
			this.#own[square] = isManOf(cells[square], this.#enemy ^ 1) ? cells[square] : EMPTY;
		}
	}

	/**
	 * Writes a member (0 to `size` − 1) into a position of the variant's rules, with side to move, rights
	 * and en passant square; clocks are set to 0 and 1, as nobody knows them. Allocates nothing.
	 */
	load(index: number, position: Position): void {
		if (index < 0 || index >= this.size) {
			throw new RangeError(`there is no member ${index} among ${this.size}`);
		}

		position.side = colorIndex(this.#turn);
		position.castling = this.#rights;
		position.epSquare = this.#epSquare;
		loadMember(this.#members.words, index * MEMBER_WORDS, this.#own, this.#enemy, position);
	}

	/**
	 * Returns the index of the member whose enemy men and rights are those of a position, or −1. The seat's
	 * own men are not compared.
	 */
	indexOf({board, castling}: Position): number {
		const codes = codesOf(board, castling, this.#enemy);
		const first = keyOf(codes, FIRST_KEYS);
		const second = keyOf(codes, SECOND_KEYS);
		const {words} = this.#members;
		for (let index = 0; index < this.size; index++) {
			const start = index * MEMBER_WORDS;
			if (words[start + 6] === first && words[start + 7] === second) {
				return index;
			}
		}

		return -1;
	}

	state(index: number): State {
		const board = new Position(this.variant.moves);
		this.load(index, board);
		const like = unwrap(this.variant.start(this.#setup, this.#random)).state;
		return this.variant.resume(like, board)?.state ?? {...like, board};
	}

	sample(count: number, random: Random): Int32Array {
		return drawIndices(this.size, count, random);
	}

	/** Returns in how many members a man of a role's code stands on a square: index code * 64 + square, code 0 for no enemy man. */
	counts(): Int32Array {
		this.#counts ??= countMen(this.#members);
		return this.#counts;
	}

	couldMiss(square: number, code: number): boolean {
		return !this.isComplete && this.#tracks.couldHold(square, code);
	}
}
