import {describe, expect, it} from 'vitest';
import {wrapLines} from '../../source/commands/wrap-lines.js';

const wrapped = (text: string, width: number): readonly string[] =>
	wrapLines(text, width).split('\n');

describe('lines on a terminal', () => {
	it('are broken between words, a command in quotes in none of its places', () => {
		expect(wrapped('fogchess: no game is over yet; play one (`fogchess play`).', 50)).toEqual([
			'fogchess: no game is over yet; play one',
			'(`fogchess play`).',
		]);
		expect(wrapped('It fits.\nThis one does not fit.', 12)).toEqual([
			'It fits.',
			'This one',
			'does not',
			'fit.',
		]);
	});

	it('have a command to be copied whole, on a line of its own where it does not fit', () => {
		const command = 'fogchess watch --white level-1 --black level-2 --seed 299135890';
		expect(wrapped(`The same two again: ${command}`, 80)).toEqual(['The same two again:', command]);
		expect(wrapped(`The same two again: ${command}`, 100)).toEqual([
			`The same two again: ${command}`,
		]);
		expect(wrapped(command, 40)).toEqual([command]);
	});

	it('go on below what an entry says; tables, and what draws, stay as they are', () => {
		expect(wrapped('  play        a game against the bot', 30)).toEqual([
			'  play        a game against',
			'              the bot',
		]);
		expect(wrapped('fogchess play [--as white|black] [--level N]', 32)).toEqual([
			'fogchess play [--as white|black]',
			'[--level N]',
		]);
		expect(wrapped('fogchess play [--as white|black] [--level N]', 25)).toEqual([
			'fogchess play',
			'[--as white|black]',
			'[--level N]',
		]);
		for (const line of ['8  r n b q k b n r  8', '\u001B[1A\u001B[2KSolving KQvK ████ 100 %']) {
			expect(wrapped(line, 10)).toEqual([line]);
		}
	});
});
