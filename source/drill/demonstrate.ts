import {countPlies} from '../match/acts.js';
import {createRandom} from '../core/random.js';
import {unwrap} from '../core/result.js';
import {makeUci} from '../core/uci.js';
import type {Attacker} from '../endings/belief-game.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {startMatch} from '../match/start-match.js';
import {transition} from '../match/transition.js';
import {gameOf, tablesFor} from './game.js';
import {drillOf, knownStart} from './knowledge.js';
import {drillReply, settleBeforeMove} from './opponent.js';
import {makeDrillBot} from './settings.js';
import type {DrillTables} from './tables.js';

/** No line is longer: the longest ending takes 89 moves. */
const MOST_PLIES = 200;
const MOST_TRIES = 600;

/**
 * Returns a drill played on to its end, White's men led by `attack` and the lone king by the drill's program: or as
 * far as the attacker has something to try, at most 100 moves.
 */
export function playOut(match: Match, tables: DrillTables, attack: Attacker): Match {
	const game = gameOf(match.settings.variant);
	let played = match;
	for (let step = 0; step < MOST_PLIES + MOST_TRIES; step++) {
		const {phase, settings} = played;
		if (phase.name !== 'turn' || countPlies(played) >= MOST_PLIES) {
			break;
		}

		if (phase.seat === 'black') {
			const {match: settled, move} = drillReply(played, tables);
			played = transition(settled, {type: 'moveChosen', seat: 'black', move, at: 0}).match;
			continue;
		}

		const {history} = seatReport(played, 'white');
		const now = game.read(history, knownStart(settings)).at(-1);
		const wanted = now === undefined ? undefined : attack(now);
		if (wanted?.ok !== true) {
			break;
		}

		const move = makeUci(wanted.value);
		const settled = settleBeforeMove(played, tables, move);
		const next = transition(settled, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
		if (next === settled) {
			break;
		}

		played = next;
	}

	return played;
}

/**
 * Returns a match from the start of a drill in which the table hunts the phantom: as long as it can be
 * at best play, when the start is won. Undefined for a match that is no drill.
 */
export function demonstrateDrill({settings}: Match, tables: DrillTables): Match | undefined {
	const drill = drillOf(settings);
	if (drill === undefined) {
		return undefined;
	}

	const bot = makeDrillBot({...drill, role: 'attacker', opponent: 'phantom'});
	const started = unwrap(
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
	const match = transition(started, {type: 'handedOver', at: 0}).match;
	const game = gameOf(settings.variant);
	const attack = game.attacker(tablesFor(tables, game), createRandom(settings.seed));
	return playOut(match, tables, attack);
}
