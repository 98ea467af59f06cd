import {BINDINGS} from '../../source/ui/shell/keys/key-bindings.js';
import type {KeyContext} from '../../source/ui/shell/keys/key-map.js';
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

/** Every key map with its name. */
export const KEY_CONTEXTS = [
	...Object.entries(TURNS),
	['wait', {of: 'wait'}],
	...Object.keys(BINDINGS).map((name) => [name, name]),
] as readonly (readonly [name: string, context: KeyContext])[];
