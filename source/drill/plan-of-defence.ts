import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {drillOf, knownStart} from './knowledge.js';
import {paperSteps, type PlanStep} from '../theory/paper/paper-steps.js';

/**
 * Returns what White's plan said before each ply of a drill in which the paper hunted the person: entry n
 * is for the first n plies. None for any other game, and for one that is not over: what White has in mind
 * is a secret till then.
 */
export function planOfDefence(match: Match): readonly (PlanStep | undefined)[] {
	const drill = drillOf(match.settings);
	return match.outcome === undefined || drill?.role !== 'defender'
		? []
		: paperSteps(seatReport(match, 'white').history, knownStart(match.settings), drill.strategy);
}
