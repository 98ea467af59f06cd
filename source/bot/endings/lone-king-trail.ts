import {parseFen} from '../../core/fen.js';
import {type Color, opposite} from '../../core/color.js';
import {makeMan, type Man, UNSEEN} from '../../core/man.js';
import {unwrap} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import {frameSet} from '../../endings/frame.js';
import {viewBefore} from '../../rules/history.js';
import {blindBelief, looseKingBelief, trackLoneKing} from '../../knowledge/lone-king-belief.js';
import {takenMen} from '../../knowledge/taken.js';
import {variantOf} from '../../rules/registry.js';
import type {Placement} from '../../solver/material.js';
import type {BotQuestion} from '../bot.js';
import {ownMen, placementKey} from './own-men.js';

/** One point of a hunt, in the tables' frame: White's men, where the king may be, and who is to move. */
export type TrailPoint = {
	readonly placement: Placement;
	readonly belief: SquareSet;
	readonly isWhiteToMove: boolean;
};

/** Returns the ply from which on the other side has had nothing but its king; undefined when it has more. */
export function loneFrom({
	history,
	menAtStart,
}: Pick<BotQuestion, 'history' | 'menAtStart'>): number | undefined {
	const taken = takenMen(history).enemy;
	const others = menAtStart[opposite(history.seat)] - 1;
	return taken.length < others ? undefined : (taken[others - 1]?.ply ?? 0);
}

const enemyKingOf = (seat: Color): Man => makeMan(opposite(seat), 'king');

/** Returns where the other king stood at the start, as far as the seat was told. */
export function toldKing({history, enemyKing, startFen}: BotQuestion): Square | undefined {
	const setup = startFen === undefined ? undefined : parseFen(startFen);
	const king = enemyKingOf(history.seat);
	return enemyKing ?? (setup?.ok === true ? setup.value.cells.indexOf(king) : undefined);
}

/** Returns where the other side's king may have stood at the start, to the seat's knowledge. */
function startOf(question: BotQuestion): SquareSet {
	const {history} = question;
	const told = toldKing(question);
	if (told !== undefined) {
		return SquareSet.from([told]);
	}

	const {setup} = variantOf(history.variant);
	const {cells} = unwrap(parseFen(setup.fen));
	// A game from another start may have him anywhere.
	const isUsual = history.start.cells.every(
		(code, square) => code === cells[square] || code === UNSEEN,
	);
	return isUsual
		? SquareSet.from([cells.indexOf(enemyKingOf(history.seat))])
		: blindBelief(history.start);
}

/**
 * Returns what the seat has known of the other king at each point since he is alone, the present last;
 * undefined while he is not alone. Never too small, and exact when it was known where he stood when his
 * last man was taken.
 */
export function loneKingTrail(question: BotQuestion): readonly TrailPoint[] | undefined {
	const from = loneFrom(question);
	if (from === undefined) {
		return undefined;
	}

	const {history} = question;
	const {seat} = history;
	const start = looseKingBelief(history, from, startOf(question));
	return trackLoneKing(history, from, start).map((belief, index) => {
		const {cells, turn} = viewBefore(history, from + index);
		return {
			placement: ownMen(seat, cells),
			belief: frameSet(seat, belief),
			isWhiteToMove: turn === seat,
		};
	});
}

/** After how many times the host calls the same position a draw (`rules/end-rules.ts`). */
const HOSTS_REPETITIONS = 3;

export class Repeats {
	readonly #points = new Map<string, TrailPoint[]>();

	constructor(trail: readonly TrailPoint[]) {
		for (const point of trail) {
			const key = placementKey(point.placement);
			const points = this.#points.get(key);
			if (points === undefined) {
				this.#points.set(key, [point]);
			} else {
				points.push(point);
			}
		}
	}

	/** Returns the squares on which the king may have been twice already with White's men so and the same side to move. */
	twice(placement: Placement, isWhiteToMove: boolean): SquareSet {
		const points = (this.#points.get(placementKey(placement)) ?? []).filter(
			(point) => point.isWhiteToMove === isWhiteToMove,
		);
		if (points.length < HOSTS_REPETITIONS - 1) {
			return SquareSet.empty;
		}

		let once = SquareSet.empty;
		let twice = SquareSet.empty;
		for (const {belief} of points) {
			twice = twice.union(once.intersect(belief));
			once = once.union(belief);
		}

		return twice;
	}

	/** Returns how often White, having moved, has stood so and known as much or more. */
	visits(after: Placement, belief: SquareSet): number {
		return (this.#points.get(placementKey(after)) ?? []).filter(
			(point) => !point.isWhiteToMove && point.belief.size <= belief.size,
		).length;
	}
}
