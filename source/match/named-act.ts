import {makeAct} from '../core/act.js';
import {createRandom, pick} from '../core/random.js';
import {wholeAct} from '../rules/whole-act.js';
import type {Match} from './match.js';
import type {SeatReport} from './seat-report.js';
import {actInLine} from './truth.js';

/** Returns what a bot has named in a match, or an act drawn for it by the seed where that is none that its seat can name here. */
export function actOf(
	named: string,
	match: Match,
	{id, moves, acts = []}: SeatReport,
	seed: number,
): {readonly act: string; readonly isDrawn: boolean} {
	const offered = [...moves, ...acts.filter(({kind}) => kind !== 'ask')];
	if (offered.some((one) => makeAct(one) === named) || actInLine(match, id, named) !== undefined) {
		return {act: named, isDrawn: false};
	}

	const random = createRandom(seed);
	return {act: makeAct(wholeAct(pick(random, offered), random, offered)), isDrawn: true};
}
