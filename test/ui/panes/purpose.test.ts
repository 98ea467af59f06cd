import {describe, expect, it} from 'vitest';
import {helpLines} from '../../../source/ui/panes/help-lines.js';
import {purposeOf} from '../../../source/ui/panes/scene.js';
import {PURPOSES} from '../../../source/text/purpose.js';
import {TURNS} from '../key-contexts.js';
import {LETTERS, textOf} from '../board/sample.js';

describe('the help of a screen', () => {
	it('says first what the screen is for', () => {
		const lines = textOf(helpLines('menu', {screen: 'menu'}, 40, LETTERS));
		expect(lines.slice(0, 4).join(' ')).toContain('A list: choose a row');
		expect(lines.indexOf('Signs')).toBeGreaterThan(0);
	});

	it('has a word for every turn, and for what is gone through or watched', () => {
		for (const turn of Object.values(TURNS)) {
			expect(PURPOSES[purposeOf({screen: turn}) ?? 'menu']).toMatch(/\.$/);
			expect(purposeOf({screen: turn})).toBeDefined();
		}

		for (const screen of ['review', 'replay', 'watch', 'spectator', 'form', 'wait'] as const) {
			expect(purposeOf({screen})).toBeDefined();
		}

		expect(purposeOf({screen: {of: 'game', mayBeRefused: true}})).toBe('refereed');
		expect(purposeOf({screen: TURNS.arranging, hasConcealed: true})).toBe('placing');
		expect(purposeOf({screen: TURNS.words})).toBe('choosing');
		expect(purposeOf({screen: TURNS.turn, hidesMen: true})).toBe('hidden');
		expect(purposeOf({screen: 'question'})).toBeUndefined();
	});
});
