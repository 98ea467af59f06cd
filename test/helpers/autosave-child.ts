import {writeSync} from 'node:fs';
import process from 'node:process';
import {countPlies} from '../../source/match/acts.js';
import type {MatchEvent} from '../../source/match/event.js';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {Autosave} from '../../source/storage/autosave.js';
import {HOTSEAT} from './matches.js';

// A process that plays a script of moves between two persons and saves as the game does, until it is
// killed or the script is at its end. It says on stdout what it would have shown: "at N" when N plies
// are on the board. Arguments: the folder, the game's id, the moves.

const [folder = '', id = '', script = ''] = process.argv.slice(2);
const moves = script.split(' ');
const autosave = new Autosave({folder});

const say = (line: string): void => void writeSync(1, `${line}\n`);

function begin(): Match {
	const resumed = autosave.resume(id, restoreMatch);
	if (resumed.ok) {
		return resumed.value.game.match;
	}

	const started = startMatch(HOTSEAT, 0);
	if (!resumed.error.startsWith('There is no saved game') || !started.ok) {
		say(`fault ${resumed.error}`);
		process.exit(1);
	}

	return started.value;
}

/** What two persons would do next. */
function nextEvent({phase, acts}: Match): MatchEvent | undefined {
	switch (phase.name) {
		case 'handoff':
			return {type: 'handedOver', at: 0};
		case 'confirm':
			return {type: 'moveConfirmed', at: 0};
		case 'turn':
			return acts.length < moves.length
				? {type: 'moveChosen', seat: phase.seat, move: moves[acts.length], at: 0}
				: undefined;
		default:
			return undefined;
	}
}

let match = begin();
say(`at ${countPlies(match)}`);
for (let event = nextEvent(match); event !== undefined; event = nextEvent(match)) {
	const next = transition(match, event);
	if (next.effects.some(({type}) => type === 'save')) {
		const saved = autosave.save(id, next.match);
		if (!saved.ok) {
			say(`fault ${saved.error}`);
			break;
		}
	}

	({match} = next);
	say(`at ${countPlies(match)}`);
}

say('done');
