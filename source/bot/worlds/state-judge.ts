import {type Act, isMove} from '../../core/act.js';
import {colorIndex, opposite} from '../../core/color.js';
import type {Sight} from '../../core/fog-fen.js';
import {EMPTY, isUnknownMan, KING} from '../../core/man.js';
import {isBlind} from '../../rules/book.js';
import type {Outcome} from '../../rules/news.js';
import {type SeatId, sideOf} from '../../rules/seat.js';
import type {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import {type FoundClaims, NONE_FOUND} from '../../knowledge/found-claims.js';
import {isUnderCover} from '../../knowledge/man-marks.js';
import {squash} from '../fog/judgement.js';
import type {Searcher} from '../search/searcher.js';
import {afterReply, type ReplyJudge} from './after-reply.js';
import {EndsSearch} from './ends-search.js';
import {misplacedRisk} from './misplaced-king.js';
import {DRAWN, hazardOf, isQueenAttacked, queenOf, riskOfMate} from './only-queen-mates.js';
import {searchSeries} from './series-search.js';
import {stalemateRisk} from './stalemate-risk.js';
import {queenValue, staticValue} from './static-value.js';

/** A game that is won, in hundredths of a pawn. */
export const WIN = 20_000;
const DRAW: Outcome = {winner: null, reason: 'agreement'};
/** How often a king is thought to stand elsewhere than in one of the worlds, though near. */
const MISPLACED = 0.3;
/** More than that is no better when a draw by stalemate may still come of it. */
const SOUND = 1200;
/** How likely a lie is told of one man rather than a truth of another, where both are as likely to be told: a man can do less in truth. */
const LIES_OF_ONE = 0.3;
/** What a king loses with his cover where a covered man may go like any other, in hundredths of a pawn: from then on all know where he is, and he goes like a king alone. */
const BARE_KING = 400;
/** So many words at most by which one's own act is ended are all tried out, and of so many moves those that look best. */
const MOST_WORDS = 8;
const MOST_MOVES = 48;
const BEST_MOVES = 3;

/**
 * Tells what states of a game are worth to a seat, both sides seen: by search where the game goes on as chess on the
 * state's board, else by the other side's best reply as the game itself rules it.
 */
export class StateJudge implements ReplyJudge {
	readonly #side: number;
	readonly #searcher: Searcher;
	/** Whether only a queen may mate: then another search sees to it. */
	readonly #needsQueen: boolean;
	readonly #valueOf: typeof staticValue;

	constructor(
		readonly variant: Variant,
		readonly seat: SeatId,
		searcher: Searcher,
		/** What has been found out of the other side's claims. */
		readonly found: FoundClaims = NONE_FOUND,
	) {
		this.#needsQueen = variant.end.includes('checkmate-by-queen');
		this.#valueOf = this.#needsQueen ? queenValue : staticValue;
		this.#side = colorIndex(sideOf(seat));
		this.#searcher = searcher;
	}

	/** Returns how likely a world is beside the others that fit: one in which the other side bluffs by how often it was found to, by the rule of succession. */
	weightOf(world: State): number {
		const {lies, truths} = this.found;
		return this.variant.isBluff?.(world) === true ? (LIES_OF_ONE * (lies + 1)) / (truths + 2) : 1;
	}

	/** Returns whether an act leaves the move of the turn still to be made. */
	isAside(act: Act, before: State, after: State): boolean {
		return (
			!isMove(act) &&
			before.phase === 'play' &&
			after.phase === 'play' &&
			after.outcome === undefined &&
			this.variant.movesLeft === undefined &&
			this.variant.toAct(after).includes(this.seat)
		);
	}

	/** Returns what an end is worth. */
	ofOutcome({winner}: Outcome): number {
		return winner === null
			? this.#needsQueen
				? DRAWN
				: 0
			: colorIndex(winner) === this.#side
				? WIN
				: -WIN;
	}

	/** Returns what a state is worth where one look tells: it is over, or the only queen that could win it can be taken; undefined elsewhere. */
	atAGlance({board, outcome}: State): number | undefined {
		if (outcome !== undefined || !this.#needsQueen) {
			return outcome && this.ofOutcome(outcome);
		}

		return isQueenAttacked(board, this.#side) ? DRAWN : undefined;
	}

	/**
	 * Returns what is lost from `mean`, a value pressed together, in a world beside the sample: never more than 0. Where the
	 * other side must play several moves, by what may be a stalemate there, and where its king stands elsewhere, though near.
	 */
	loss(state: State, mean: number): number {
		const isSeries = state.outcome === undefined && (this.variant.movesLeft?.(state) ?? 1) > 1;
		const stuck = isSeries ? this.#atRisk(WIN, state.board) : WIN;
		return Math.min(0, squash(stuck) - mean) + this.#misplaced(state, mean);
	}

	/** Returns what is lost from `mean` if the other king stands elsewhere than in a world, or its men are blocked where they stand. */
	#misplaced({board, outcome, phase}: State, mean: number): number {
		const isTheirTurn = outcome === undefined && phase === 'play' && board.side !== this.#side;
		if (!isTheirTurn || !isBlind(this.variant.see) || board.tables.royal !== 'check') {
			return 0;
		}

		const needsQueen = this.#needsQueen;
		const queen = needsQueen ? queenOf(board, this.#side) : undefined;
		const {drawn, lost, stuck} = misplacedRisk(board, {queen, needsQueen});
		return (
			(MISPLACED * drawn + stuck) * Math.min(0, squash(this.drawn) - mean) +
			MISPLACED * lost * Math.min(0, -squash(WIN) - mean)
		);
	}

	/** Returns what a drawn game is worth. */
	get drawn(): number {
		return this.ofOutcome(DRAW);
	}

	/** Returns what an act risks that no world of a few shows, in values pressed together. */
	hazard(act: Act, {board}: State): number {
		return this.#needsQueen ? hazardOf(act, board, this.#side) : 0;
	}

	/** Returns what a state risks that an act has led to and no world of a few shows, in values pressed together. */
	risk({board, outcome}: State): number {
		return this.#needsQueen && outcome === undefined ? riskOfMate(board, this.#side) : 0;
	}

	/** Returns what a state is worth as it stands. */
	standing(state: State): number {
		const truth = this.variant.truth(state);
		const value = this.#valueOf(truth.cells, this.#side);
		return this.variant.isBluff === undefined ? value : value + this.#covered(truth);
	}

	/** Returns what it is worth that the other king is uncovered and the own is not, below 0 where it is the other way round. */
	#covered(truth: Sight): number {
		const bareness = (side: number): number => {
			const square = truth.cells.indexOf(KING | (side << 3));
			return square < 0 || isUnderCover(truth, square) ? 0 : BARE_KING;
		};
		return bareness(this.#side ^ 1) - bareness(this.#side);
	}

	/** Returns whether looking deeper than `depth` can tell more of a state in which the other side is to act. */
	isSearchable(state: State, depth: number): boolean {
		return (
			this.#isChess(state) || this.#isUnfinished(state) || (depth === 0 && this.#isAnswer(state))
		);
	}

	/** Returns whether a state is the other side's turn of a game that is chess on its board. */
	#isChess(state: State): boolean {
		const {board, phase, outcome} = state;
		return (
			outcome === undefined && phase === 'play' && board.side !== this.#side && this.#isWhole(state)
		);
	}

	/** Returns whether the seat's act is not over: it says or does something yet, such as which man it shows or how it replies to what it looked at, and there is not much to choose from. */
	#isUnfinished(state: State): boolean {
		if (
			state.outcome !== undefined ||
			state.phase === 'play' ||
			!this.variant.toAct(state).includes(this.seat)
		) {
			return false;
		}

		const acts = this.variant.acts(state, this.seat);
		return acts.every(({kind}) => kind === 'say')
			? acts.length <= MOST_WORDS
			: acts.length <= MOST_MOVES && acts.every(isMove);
	}

	/** Returns the states in which an act that is not over can end; of many those that stand best. */
	#bestEnds(state: State): readonly State[] {
		const ends = this.variant.acts(state, this.seat).flatMap((act) => {
			const ruling = this.variant.step(state, this.seat, act);
			return ruling?.verdict === 'stands' && !this.#isUnfinished(ruling.state)
				? [{end: ruling.state, worth: this.standing(ruling.state)}]
				: [];
		});
		return ends.length <= MOST_WORDS
			? ends.map(({end}) => end)
			: ends
					.sort((a, b) => b.worth - a.worth)
					.slice(0, BEST_MOVES)
					.map(({end}) => end);
	}

	/** Returns whether the other side answers an act before it moves. */
	#isAnswer(state: State): boolean {
		return (
			state.outcome === undefined &&
			state.phase !== 'play' &&
			!this.variant.toAct(state).includes(this.seat)
		);
	}

	/** Returns what a state is worth, looked ahead `depth` plies where it can be searched. */
	value(state: State, depth: number, shouldStop: () => boolean): number {
		const {outcome} = state;
		if (outcome !== undefined) {
			return this.ofOutcome(outcome);
		}

		if (this.#isChess(state)) {
			const {board} = state;
			const value = this.#search(board, depth, shouldStop);
			const left = this.variant.movesLeft?.(state) ?? 1;
			return left > 1 ? this.#atRisk(value, board) : value;
		}

		if (this.#isUnfinished(state)) {
			// What one does next belongs to the act: only then can it be answered.
			const left = this.#bestEnds(state).map((end) => this.value(end, depth, shouldStop));
			return left.length > 0 ? Math.max(...left) : this.standing(state);
		}

		return this.variant.toAct(state).includes(this.seat)
			? this.standing(state)
			: afterReply(this, state, {isOn: depth > 0 && this.#isAnswer(state), shouldStop});
	}

	/** Returns whether the other side can win by its next act: what a search of the board cannot tell where men are in nobody's way. */
	losesAtOnce(state: State): boolean {
		const other = opposite(sideOf(this.seat));
		return (
			state.outcome === undefined &&
			this.variant.toAct(state).includes(other) &&
			this.variant.acts(state, other).some((act) => {
				const outcome = this.variant.step(state, other, act)?.state.outcome;
				return outcome !== undefined && this.ofOutcome(outcome) < 0;
			})
		);
	}

	/** Returns what the moves come to that begin or continue the seat's turn of several moves, by their keys; none where it has but one left. */
	ofSeries(state: State, shouldStop: () => boolean): ReadonlyMap<number, number> {
		const left = this.variant.movesLeft?.(state) ?? 1;
		return left === 1 || state.phase !== 'play' || !this.#isWhole(state)
			? new Map<number, number>()
			: searchSeries(state.board, left, {
					evaluate: this.#valueOf,
					won: WIN,
					drawn: this.drawn,
					atEnd: (value, board) => this.#atRisk(value, board),
					shouldStop,
				});
	}

	/** Returns whether all men stand on the board, as far as it tells where: kings among them, and none beside it or twice. */
	#isWhole(state: State): boolean {
		const {board, kings} = state.board;
		const {cells, marks = []} = this.variant.truth(state);
		return (
			kings[0] >= 0 &&
			kings[1] >= 0 &&
			!marks.some((mark) => mark[2] === '+') &&
			cells.every((man, square) => (man === EMPTY) === (board[square] === EMPTY))
		);
	}

	/** Returns what a board is worth when the other side begins a turn of several moves, in which it may be stalemated. */
	#atRisk(value: number, board: Position): number {
		const risk = value > 0 ? stalemateRisk(board) : 0;
		return risk === 0 ? value : Math.min(value, SOUND) * (1 - risk);
	}

	#search(board: Position, depth: number, shouldStop: () => boolean): number {
		const position = board.clone();
		const isOrthodox = position.tables.isOrthodox && !position.board.some(isUnknownMan);
		if (!this.variant.end.includes('fifty-moves')) {
			position.halfmoves = 0;
		}

		// A king that is alone is driven to the edge, of which the search that plays whole games knows nothing.
		const isHunt = position.count[0] === 1 || position.count[1] === 1;
		if (!this.#needsQueen && isOrthodox && !isHunt) {
			return depth === 0
				? -this.#searcher.quiescence(position)
				: -this.#searcher.findBest(position, {depth, shouldStop}).value;
		}

		const {end} = this.variant;
		const {drawn} = this;
		const search = new EndsSearch({
			end,
			draw: this.#side === 0 ? drawn : -drawn,
			evaluate: ({board: cells, side}) => this.#valueOf(cells, side),
			shouldStop,
		});
		return -search.value(position, depth);
	}
}
