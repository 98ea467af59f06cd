import {createRandom, pick} from '../core/random.js';
import {actTexts, type SeatReport} from './seat-report.js';

/** Returns what a bot has named, or an act drawn for it by the seed where it cannot do that. */
export function actOf(
	named: string,
	report: SeatReport,
	seed: number,
): {readonly act: string; readonly isDrawn: boolean} {
	const {acts, questions} = actTexts(report);
	const isDrawn = !acts.includes(named) && !questions.includes(named);
	return {act: isDrawn ? pick(createRandom(seed), acts) : named, isDrawn};
}
