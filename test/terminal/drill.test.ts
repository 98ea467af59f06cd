import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {openForTest} from '../helpers/hotseat.js';
import {openTerminal} from '../helpers/open-terminal.js';

describe('a drill', () => {
	it('builds its table and keeps it, coaches, is left and gone on with', async () => {
		const words = ['drill', 'KRvK', '--as', 'attacker', '--seed', '4'];
		const terminal = openForTest({columns: 80, rows: 24, arguments: words});
		await terminal.waitForText('Drill KRvK · attacker · phantom', 60_000);
		// The bar itself is asked of the screens: where all that is told of it comes at once none is drawn.
		expect(terminal.bytes()).toMatch(/Opening the table of KRvK|Solving KRvK/);
		const kept = readdirSync(terminal.home, {recursive: true}).map(String);
		expect(kept.filter((name) => name.includes('KRvK'))).not.toEqual([]);

		await terminal.waitForText(/par \d+ · you 0 · on par/);
		terminal.type('+++');
		await terminal.waitForText(/needs at most \d+/);
		const [, move] = /([RK]\w*\d) needs at most/.exec(terminal.screen().join('\n')) ?? [];
		expect(move).toBeDefined();
		terminal.type(`${move}\r`);
		await terminal.waitForText(/is optimal/);
		// The king's answer comes by itself.
		await terminal.waitForText('type a move');
		await terminal.waitForText(/par \d+ · you 1 · on par/);
		terminal.type('s');
		await terminal.waitForText(/Where can he be\?|He is on/);
		terminal.type('\u001B');
		await terminal.waitForText('Leave the drill?');
		terminal.type('y');
		expect(await terminal.exit()).toBe(0);
		expect(terminal.screen().join('\n')).toMatch(/fogchess resume \S+/);

		const again = openTerminal({home: terminal.home, arguments: ['resume']});
		try {
			await again.waitForText(/par \d+ · you 1 · on par/);
			again.type('u');
			await again.waitForText(/par \d+ · you 0 · on par/);
		} finally {
			await again.close();
		}
	});
});
