import {describe, expect, it} from 'vitest';
import type {CommandIo} from '../../source/commands/command.js';
import {botFlags, playCommand} from '../../source/commands/play.js';

describe('fogchess play', () => {
	it.each([
		[{}, {}],
		[{level: '7'}, {bot: 'level-7'}],
		[{level: 'level-7'}, {bot: 'level-7'}],
		[{level: 'woodpusher'}, {bot: 'level-1'}],
		[{level: 'greedy'}, {bot: 'greedy'}],
		[
			{level: '10', ms: '2000'},
			{bot: 'level-10', ms: 2000},
		],
	])('reads %j', (flags, wish) => {
		expect(botFlags(flags)).toEqual(wish);
	});

	it.each([
		[{level: '11'}, 'there is no level “11”; there are 1 to 10: Woodpusher'],
		[{level: 'table'}, 'table only plays endings; try drill or arena'],
		[{level: '7', ms: '100'}, '--ms is for --level 10; the other levels do not go by the clock'],
		[{ms: '100'}, '--ms is for --level 10'],
		[{level: '10', ms: '0'}, '--ms must be a whole number from 1 to 3600000, not “0”'],
		[{level: '10', ms: 'long'}, '--ms must be a whole number'],
		[{advisers: 'persons'}, '--advisers is for a game that has them, not for Fog of War'],
		[
			{advisers: 'me', variant: 'kriegspiel-partnership'},
			'--advisers must be persons or bots, not “me”',
		],
	])('does not understand %j, exits 2 and says why', async (flags, reason) => {
		const said: string[] = [];
		const io: CommandIo = {
			out: () => undefined,
			error: (line) => said.push(line),
			terminal: false,
			columns: 80,
		};
		expect(await playCommand({arguments: [], flags}, io)).toBe(2);
		expect(said.join('\n')).toContain(reason);
	});
});
