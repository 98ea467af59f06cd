import {BINDINGS} from '../../source/ui/shell/keys/key-bindings.js';
import type {KeyContext} from '../../source/ui/shell/keys/key-map.js';
import type {Over} from '../../source/ui/shell/keys/over-bindings.js';
import type {Replayed} from '../../source/ui/shell/keys/replay-bindings.js';
import type {Turn} from '../../source/session/told/turn-of.js';

const tries = {mayBeRefused: true, seesOwnMenOnly: true} as const;

/** Every kind of turn whose keys or signs differ from the others'. */
export const TURNS = {
	turn: {of: 'game'},
	refereed: {of: 'game', ...tries, mayAsk: true},
	unasked: {of: 'game', ...tries},
	arranging: {of: 'game', arranges: true, says: ['random', 'standard', 'ready']},
	words: {
		of: 'game',
		says: ['challenge', 'pass'],
		words: ['challenge', 'pass'],
		chooses: 'words',
	},
	squares: {of: 'game', chooses: 'squares'},
	armed: {of: 'game', says: ['special', 'open']},
	drill: {of: 'drill'},
	'refereed-drill': {of: 'drill', ...tries, mayAsk: true},
	guess: {of: 'drill', guesses: true},
	'refereed-guess': {of: 'drill', ...tries, mayAsk: true, guesses: true},
	defence: {of: 'defence'},
	'refereed-defence': {of: 'defence', ...tries, mayAsk: true},
	puzzle: {of: 'puzzle'},
	'act-puzzle': {of: 'act-puzzle'},
	scene: {of: 'scene'},
	'refereed-scene': {of: 'scene', ...tries, mayAsk: true},
} as const satisfies {readonly [name: string]: Turn};

const replayed = (...can: Replayed['can']): Replayed => ({of: 'replay', can});
const over = (more: Omit<Over, 'of'>): Over => ({of: 'over', ...more});

/** What comes after turns, and every kind of record. */
export const LATER = {
	wait: {of: 'wait'},
	confirm: {of: 'confirm'},
	ended: over({played: 'game'}),
	'ended-unplayed': over({played: 'game', isUnkept: true, isAlone: true}),
	'drill-ended': over({played: 'drill'}),
	'drill-unplanned': over({played: 'defence', hasNoPlan: true}),
	'puzzle-ended': over({played: 'puzzle'}),
	'puzzle-told': over({played: 'act-puzzle', isTold: true, isAlone: true}),
	'scene-ended': over({played: 'scene'}),
	review: replayed('judge'),
	marked: replayed('judge', 'marks'),
	study: replayed('marks', 'picture'),
	record: replayed(),
	watch: replayed('line', 'plans', 'lemmas', 'picture'),
	'watch-alone': replayed('line'),
	'watch-tries': replayed('line', 'plans', 'tries', 'picture'),
	spectator: replayed('running'),
	'spectator-ended': replayed('running', 'ended'),
} as const satisfies {readonly [name: string]: KeyContext};

/** Every key map with its name. */
export const KEY_CONTEXTS = [
	...Object.entries(TURNS),
	...Object.entries(LATER),
	...Object.keys(BINDINGS).map((name) => [name, name]),
] as readonly (readonly [name: string, context: KeyContext])[];
