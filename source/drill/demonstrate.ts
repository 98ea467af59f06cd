import {createRandom} from '../core/random.js';
import {unwrap} from '../core/result.js';
import {makeUci} from '../core/uci.js';
import {tableAttack} from '../endings/fog/table-attacker.js';
import {currentView} from '../knowledge/history.js';
import {trackLoneKing} from '../knowledge/lone-king-belief.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {startMatch} from '../match/start-match.js';
import {transition} from '../match/transition.js';
import {readPlacement} from '../solver/material.js';
import {drillOf, knownStart} from './knowledge.js';
import {demonstrateUmpired} from './kriegspiel/demonstrate.js';
import {drillReply, settleBeforeMove} from './opponent.js';
import {makeDrillBot} from './settings.js';
import type {DrillTables} from './tables.js';

/** No line is longer: after so many plies nothing more is shown. */
const MOST_PLIES = 200;

/**
 * Returns a match from the start of a drill in which the table hunts the phantom: as long as it can be
 * at best play, when the start is won. Undefined for a match that is no drill.
 */
export function demonstrateDrill(done: Match, tables: DrillTables): Match | undefined {
	const {settings} = done;
	const drill = drillOf(settings);
	if (drill === undefined) {
		return undefined;
	}

	if (drill.game === 'kriegspiel') {
		return demonstrateUmpired(done, tables);
	}

	const bot = makeDrillBot({...drill, role: 'attacker', opponent: 'phantom'});
	let match = unwrap(
		startMatch(
			{
				...settings,
				seats: {
					white: {kind: 'person', name: 'the table'},
					black: {kind: 'bot', name: 'the phantom king', bot},
				},
			},
			0,
		),
	);
	match = transition(match, {type: 'handedOver', at: 0}).match;
	const random = createRandom(settings.seed);
	while (match.outcome === undefined && match.moves.length < MOST_PLIES) {
		const {history, phase} = seatReport(match, 'white');
		if (phase.name !== 'turn') {
			return undefined;
		}

		if (phase.side === 'white') {
			const {placement} = unwrap(readPlacement(currentView(history).cells));
			const belief = trackLoneKing(history, 0, knownStart(match.settings)).at(-1)!;
			const move = makeUci(unwrap(tableAttack(tables, placement, belief, random)).move);
			const settled = settleBeforeMove(match, tables, move);
			match = transition(settled, {type: 'moveChosen', side: 'white', move, at: 0}).match;
		} else {
			const {match: settled, move} = drillReply(match, tables);
			match = transition(settled, {type: 'moveChosen', side: 'black', move, at: 0}).match;
		}
	}

	return match;
}
