import {expect, it} from 'vitest';
import {runningMatch, type Screen, standingScreens} from '../../../source/ui/shell/screen-stack.js';

const menu: Screen = {name: 'menu'};
const rules = {name: 'rules'} as const;
const form = {name: 'watch-choice'} as const;
const settings: Screen = {name: 'settings'};
// Nothing is asked of the game itself.
const match = {name: 'match', host: {}} as Screen;

it.each([
	[[], []],
	[[menu], [menu]],
	[[menu, settings], [settings]],
	[[settings], [settings]],
	[[menu, match], [match]],
	[
		[menu, match, settings],
		[match, settings],
	],
	[
		[match, settings],
		[match, settings],
	],
	[[menu, rules], [rules]],
	[
		[match, rules],
		[match, rules],
	],
	[
		[menu, form, rules, settings],
		[form, rules, settings],
	],
] as const)('of %j stand %j', (screens, standing) => {
	expect(standingScreens(screens)).toEqual(standing);
	// A game behind the settings is saved, told of and put away as one that is shown.
	expect(runningMatch(screens)).toBe(standing.includes(match as never) ? match : undefined);
});
