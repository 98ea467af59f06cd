import {type Act, isMove} from '../core/act.js';
import {type Color, colorIndex, opposite} from '../core/color.js';
import {isMan, manColor} from '../core/man.js';
import {NO_SQUARE} from '../core/square.js';
import {Evaluator} from '../bot/evaluation/evaluator.js';
import {WEIGHTS} from '../bot/evaluation/weights.js';
import {squash} from '../bot/fog/judgement.js';
import {blindLoss, SEEING} from '../bot/kriegspiel/blind-reply.js';
import {Searcher} from '../bot/search/searcher.js';
import {StateJudge} from '../bot/worlds/state-judge.js';
import {isInCheck} from '../rules/attack.js';
import {moveKey} from '../rules/move.js';
import type {State, Variant} from '../rules/variant.js';

const NEVER = (): boolean => false;

/**
 * Tells what acts are worth in single states of any game, as the bot for any game values them: by what they lead to
 * there and by nothing that was looked at before.
 */
export class ActValues {
	readonly judge: StateJudge;
	readonly #searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 15});

	constructor(
		readonly variant: Variant,
		readonly seat: Color,
	) {
		this.judge = new StateJudge(variant, seat, this.#searcher);
	}

	/** Returns the state that an act leads to; undefined where it is refused or cannot be done. */
	after(state: State, act: Act): State | undefined {
		const ruling = this.variant.step(state, this.seat, act);
		return ruling?.verdict === 'stands' ? ruling.state : undefined;
	}

	/**
	 * Returns what each act is worth in a state, in hundredths of a pawn squashed to ±1500, looked ahead `depth` plies
	 * after it, or those alone at some indices; not a number where it is refused, cannot be done, or leaves the move to
	 * be made.
	 */
	of(
		state: State,
		acts: readonly Act[],
		depth: number,
		among?: ReadonlySet<number>,
	): readonly number[] {
		this.#searcher.clear();
		const series =
			this.variant.movesLeft === undefined ? undefined : this.judge.ofSeries(state, NEVER);
		const isUnseen = !this.variant
			.view(state, opposite(this.seat))
			.cells.some((code) => isMan(code) && manColor(code) === this.seat);
		return acts.map((act, at) => {
			const isLeftOut = among?.has(at) === false;
			const after = isLeftOut ? undefined : this.after(state, act);
			if (after === undefined || this.judge.isAside(act, state, after)) {
				return Number.NaN;
			}

			const found = isMove(act) ? series?.get(moveKey(act)) : undefined;
			const value = found ?? this.judge.value(after, depth, NEVER);
			return squash(isUnseen ? this.#unseen(value, state, act, after) : value);
		});
	}

	/** Returns what a move is worth when the other side, which sees none of the men, cannot know what it can take. */
	#unseen(value: number, before: State, act: Act, after: State): number {
		const isTheirs = !this.variant.toAct(after).includes(this.seat);
		if (!isMove(act) || !isTheirs || !this.judge.isSearchable(after, 1)) {
			return value;
		}

		const {board} = after;
		const other = colorIndex(opposite(this.seat));
		const isCapture = board.count[other] < before.board.count[other];
		const isCheck = this.variant.hear.check !== undefined && isInCheck(board, board.side);
		const loss = blindLoss(board, {
			taken: isCapture ? act.to : NO_SQUARE,
			checker: isCheck ? act.to : NO_SQUARE,
		});
		return SEEING * value - (1 - SEEING) * (this.#searcher.evaluate(board) + loss);
	}
}
