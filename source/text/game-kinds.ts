import type {Variant} from '../rules/variant.js';

/** What the groups of games are called in menus and lists. */
export const KIND_TITLES: {readonly [kind in Variant['kind']]: string} = {
	sight: 'What you see',
	umpire: 'With an umpire',
	'set-up': 'Secret set-ups',
	'hidden-men': 'Hidden men',
	bluff: 'Bluff',
};
