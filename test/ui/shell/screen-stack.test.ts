import {expect, it} from 'vitest';
import {runningMatch, type Screen, standingScreens} from '../../../source/ui/shell/screen-stack.js';

const menu: Screen = {name: 'menu'};
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
	[[match, {name: 'rules'} as const], [{name: 'rules'}]],
] as const)('of %j stand %j', (screens, standing) => {
	expect(standingScreens(screens)).toEqual(standing);
	// A game behind the settings is saved, told of and put away as one that is shown.
	expect(runningMatch(screens)).toBe(standing.includes(match as never) ? match : undefined);
});
