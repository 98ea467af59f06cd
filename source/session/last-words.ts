import {given} from '../core/given.js';
import {drilledEnding} from '../drill/drilled-ending.js';
import {botsOf} from '../storage/game-summary.js';
import {TRIES_AGAIN} from '../storage/autosave.js';
import {describeOutcome} from '../text/outcome.js';
import {andScene, fromProgram, NOTHING_KEPT} from '../text/saves.js';
import type {MatchHost} from './match-host.js';
import {endOfHistory} from './told/ended-game.js';

/** What is said about a game that was left: in the menu, and on the main screen at the end. */
export type LastWords = {readonly inside: string; readonly outside: string};

/**
 * Returns what is said about a game that was left: how it ended, or that it is saved and how to go on.
 * Nothing of the board, and never that more is saved than is. `scene` is the number of the scene that the game belongs to.
 */
export function lastWords(host: MatchHost, scene?: number): LastWords {
	const {match, notSaved} = host.getState();
	const why = notSaved?.replace(TRIES_AGAIN, '');
	const end = endOfHistory(host.report('white').history);
	const how = match.outcome === undefined ? [] : [describeOutcome(match.outcome, end).join(' ')];
	// Outside nothing else says what was left.
	const {seats, fen} = match.settings;
	const drill = drilledEnding(given({bots: botsOf(seats), start: fen}));
	const ended = how.map((text) => (drill === undefined ? text : `Drill ${drill}: ${text}`));
	const [resume, command] =
		why !== undefined
			? ['Resume continues from the last save.', 'Continue from the last save: fogchess resume']
			: match.outcome === undefined
				? [
						`Resume continues it${scene === undefined ? '' : andScene(scene)}.`,
						'Continue it: fogchess resume',
					]
				: ['Games goes through it.', 'Go through it: fogchess review'];
	// That it is saved goes without saying where there is something else to say.
	const saved = how.length === 0 && why === undefined ? 'The game is saved. ' : '';
	const fault = why === undefined ? [] : [why];
	const unsaved = why === undefined ? [NOTHING_KEPT] : [];
	const [inside, outside] = host.isSaved
		? [[`${saved}${resume}`], [`${saved}${command} ${host.savedAs}`]]
		: [unsaved, unsaved];
	return {
		inside: [...how, ...fault, ...inside].join(' '),
		outside: [...ended, ...fault.map((text) => fromProgram(text)), ...outside].join('\n'),
	};
}
