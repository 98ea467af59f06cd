import type {Eyes, Review} from '../match/review.js';
import {isSetUp} from '../rules/view.js';
import {endOfReview} from '../session/told/ended-game.js';
import {toldMoveBy} from '../session/told/listed-moves.js';
import {type ReviewedMove, reviewedMoves, reviewStops} from '../session/told/reviewed-moves.js';
import {seenAt} from '../session/told/seen-at.js';
import type {BoardRead} from '../text/board-words.js';
import {BEFORE_SET_UP, NOT_NOTICED, THE_START} from '../text/finished-game.js';
import {describeOutcome} from '../text/outcome.js';
import {SEES_ALL} from '../text/turn.js';
import {movesInLines, readGhosts} from './knowing.js';
import {boardOf} from './reading.js';

/** What a game that is over has at each of its steps, to the eyes of either side and in truth. */
export class ReviewSteps {
	readonly review: Review;
	/** The ply of each step. */
	readonly plies: readonly number[];
	readonly #moves: {readonly [eyes in Eyes]: readonly ReviewedMove[]};

	constructor(review: Review) {
		this.review = review;
		this.plies = reviewStops(review);
		this.#moves = {
			white: reviewedMoves(review, 'white'),
			black: reviewedMoves(review, 'black'),
			truth: reviewedMoves(review),
		};
	}

	get last(): number {
		return this.plies.length - 1;
	}

	/** How steps are called: one that is a whole set-up is no half-move. */
	get words(): {readonly numbered: string; readonly which: string} {
		return this.#hasSetUp
			? {numbered: 'steps', which: 'step (a move of one side, or its set-up)'}
			: {numbered: 'half-moves', which: 'half-move (a move of one side)'};
	}

	/** How it ended and who won, where it did. */
	get result(): string | undefined {
		const {outcome} = this.review;
		return outcome && describeOutcome(outcome, endOfReview(this.review)).join(' ');
	}

	/** Returns the move that led to a step, as a sentence. */
	tell(step: number, eyes: Eyes): string {
		const {steps, moves} = this.review;
		if (step === 0) {
			const isBefore = moves.length > 0 && isSetUp(steps[0].sights[moves[0].by].phase);
			return isBefore ? BEFORE_SET_UP : THE_START;
		}

		const reviewed = this.#moves[eyes];
		const move = reviewed.findLast(({ply}) => ply === this.plies[step]);
		const told = move === undefined ? NOT_NOTICED : `${toldMoveBy(reviewed, move)}.`;
		return `${this.#hasSetUp ? 'Step' : 'Half-move'} ${step}: ${told}`;
	}

	/** Returns all moves, a number a line. */
	list(eyes: Eyes): readonly string[] {
		const moves = this.#moves[eyes].map((move) =>
			move.tried === undefined ? move : {...move, text: `(${move.tried.join(', ')}) ${move.text}`},
		);
		return movesInLines(moves);
	}

	board(step: number, eyes: Eyes): BoardRead {
		const {variant, steps} = this.review;
		const sight = steps[this.plies[step]].sights[eyes];
		return boardOf(sight, variant, eyes === 'truth' ? undefined : eyes);
	}

	/** Returns the men that the side remembered. */
	ghosts(step: number, eyes: Eyes): readonly string[] {
		const {reports, steps, start} = this.review;
		return eyes === 'truth'
			? [SEES_ALL]
			: readGhosts(seenAt(reports[eyes], steps[this.plies[step]].noticed[eyes]), start);
	}

	get #hasSetUp(): boolean {
		return this.plies.length < this.review.steps.length;
	}
}
