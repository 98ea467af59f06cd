import {describe, expect, it} from 'vitest';
import {variantsCommand} from '../../source/commands/variants.js';
import {runCommand} from '../helpers/run-command.js';

describe('fogchess variants NAME', () => {
	it('tells of one by its rules card, with its options in words', async () => {
		const {out} = await runCommand(variantsCommand, ['kriegspiel-eastern']);
		expect(out[0]).toMatch(/^kriegspiel-eastern: Kriegspiel, Eastern\. /);
		expect(out).toContain('+no-any         there is no “Any?”');
		expect(out).toContain('What the umpire tells');
		expect(out.at(-2)).toBe('Source');
	});

	it('gives no source in the list, which is long', async () => {
		const {out} = await runCommand(variantsCommand, []);
		expect(out.join('\n')).not.toContain('Source');
	});

	it('gives a script the line that it has among all', async () => {
		const {out: all} = await runCommand(variantsCommand, [], {json: true});
		const {out} = await runCommand(variantsCommand, ['liar'], {json: true});
		expect(out).toHaveLength(1);
		expect(all).toContain(out[0]);
	});

	it('tells of one by its title, too', async () => {
		const {out} = await runCommand(variantsCommand, ['quantum kriegsspiel']);
		expect(out[0]).toMatch(/^quantum: Quantum Kriegsspiel\. /);
	});

	it('refuses what is none', async () => {
		const {code, error} = await runCommand(variantsCommand, ['lair']);
		expect({code, error}).toEqual({
			code: 2,
			error: [expect.stringContaining('there is no variant “lair”')],
		});
	});
});
