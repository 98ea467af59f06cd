import {isMan, manRole, roleLetter} from '../../core/man.js';
import {squareName} from '../../core/square.js';
import {isOwn} from '../../knowledge/own-man.js';
import {viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import type {Eyes, Review} from '../../match/review.js';
import {listedSetUp} from '../../text/arranging.js';
import {listedMoves, type SheetMove} from './listed-moves.js';
import {triedInVain} from './tried-in-vain.js';

/** A step of a review in its list. */
export type ReviewedMove = SheetMove & {
	/** What was tried in vain before it, with the answers, as far as its reader knows. */
	readonly tried?: readonly string[];
};

type Stepped = Pick<Review, 'moves' | 'steps'>;

/** Returns in which phase a ply was made, by its mover's eyes. */
const phaseAt = ({moves, steps}: Stepped, ply: number): string | undefined =>
	steps[ply - 1].sights[moves[ply - 1].by].phase;

/** Returns whether a ply was made in a set-up. */
const isInSetUp = (review: Stepped, ply: number): boolean => isSetUp(phaseAt(review, ply));

/** Returns the plies at which a review stops, 0 first: of all that a side does running in one part of a set-up the last alone. */
export const reviewStops = (review: Stepped): readonly number[] =>
	review.steps
		.map(({ply}) => ply)
		.filter(
			(ply) =>
				ply === 0 ||
				ply === review.moves.length ||
				review.moves[ply].by !== review.moves[ply - 1].by ||
				!isInSetUp(review, ply) ||
				phaseAt(review, ply) !== phaseAt(review, ply + 1),
		);

/** Returns the men that a side has put where they were not before, by its own eyes: "Qd8". */
function menPut({steps, moves}: Stepped, from: number, to: number): readonly string[] {
	const {by} = moves[to - 1];
	const [before, after] = [from, to].map((ply) => steps[ply].sights[by].cells);
	return [...after].flatMap((code, at) =>
		code !== before[at] && isMan(code) && isOwn(code, by)
			? [`${roleLetter(manRole(code)).toUpperCase()}${squareName(at)}`]
			: [],
	);
}

/** Returns what the mover had tried in vain before a ply, for eyes that know it. */
function triedBefore({moves, steps, reports}: Review, ply: number): readonly string[] {
	const {by} = moves[ply - 1];
	const {history} = reports[by];
	const index = steps[ply].noticed[by] - 1;
	return triedInVain(
		history.plies.at(index)?.tries ?? [],
		viewBefore(history, index),
		history.variant,
	);
}

/** Returns the moves of a game as its review lists them: each part of a side’s set-up in one, and before a move what was tried in vain, to eyes that know either. */
export function reviewedMoves(review: Review, eyes: Eyes = 'truth'): readonly ReviewedMove[] {
	const listed = listedMoves(review, eyes);
	const stops = reviewStops(review);
	return stops.slice(1).flatMap((stop, index): readonly ReviewedMove[] => {
		const first = stops[index];
		const here = listed.filter(({ply}) => ply > first && ply <= stop);
		const last = here.at(-1);
		const knows = eyes === 'truth' || eyes === review.moves[stop - 1].by;
		if (last === undefined && isInSetUp(review, stop)) {
			// Who did not notice it then knows now that it was made.
			const {by} = review.moves[stop - 1];
			return [{ply: stop, number: 0, by, text: listedSetUp([]), isMove: false}];
		}

		if (last !== undefined && stop > first + 1) {
			const text = listedSetUp(knows ? menPut(review, first, stop) : []);
			return [{...last, ply: stop, text}];
		}

		const tried = knows ? triedBefore(review, stop) : [];
		return here.map((move) => (tried.length === 0 ? move : {...move, tried}));
	});
}
