import {describe, expect, it} from 'vitest';
import {parseAct} from '../../source/core/act.js';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant, VARIANTS} from '../../source/rules/registry.js';
import {describeToDo} from '../../source/text/to-do.js';
import {enterAct} from '../../source/text/enter-act.js';
import {begunWord} from '../../source/text/plan.js';
import {phaseText} from '../../source/text/phases.js';

const {cells} = unwrap(parseFen('4k3/8/8/8/8/8/8/4K3 w - - 0 1'));
const acts = (...texts: readonly string[]) => texts.map((text) => parseAct(text)!);

describe('what is to be done without a move', () => {
	it('tells the man of one’s own that is chosen from that of the other side', () => {
		expect(describeToDo(acts('name:e1'), 'white', cells)).toBe('Your special man: choose e1.');
		expect(describeToDo(acts('name:e8'), 'white', cells)).toBe(
			'The man that the other side must move: choose e8.',
		);
		expect(describeToDo(acts('king:e8', 'king:e7'), 'white', cells)).toBe(
			'The other side’s king: choose e8 or e7.',
		);
		expect(describeToDo(acts('challenge', 'pass'), 'white', cells)).toBe(
			'You may say challenge or pass.',
		);
	});
});

describe('a word that is begun', () => {
	it('says that its square can be typed too, and what can be done once that it is the only one', () => {
		expect(begunWord('reveal', true)).toBe('Reveal a man: choose its square');
		expect(begunWord('cede', true)).toBe('Give up a bishop: choose its square');
		expect(begunWord('special', false)).toBe('Your only special move: enter it as usual');
	});
});

describe('what Enter does', () => {
	it.each([
		['reveal:e1', 'Enter reveals the king on e1'],
		['cede:e8', 'Enter gives up the king on e8'],
		['king:e8', 'Enter says where the other side’s king is: e8'],
		['seal:e2e4', 'Enter seals <move>'],
		['instructions?', 'Enter asks for the instructions'],
		['seven?a1,b2,c3,d4,e5,f6,g7', 'Enter asks what stands on a1, b2, c3, d4, e5, f6 and g7'],
		['-@a1', 'Enter takes the man off a1'],
		['ready', 'Enter ends your set-up'],
		['batch:e2e4,g1f3', 'Enter sends <move> and <move>'],
	])('is told in words: %s', (text, told) => {
		expect(enterAct(parseAct(text)!, cells, () => '<move>')).toBe(told);
	});
});

describe('the phases of written moves', () => {
	it('have a sentence each, and a plain turn has none', () => {
		const phases = ['seal', 'sealed', 'closing', 'amend', 'answer', 'name', 'named e4'];
		const texts = phases.map((phase) => phaseText(phase));
		expect(texts.every((text) => text?.endsWith('.'))).toBe(true);
		expect(new Set(texts).size).toBe(phases.length);
		expect(phaseText(undefined)).toBeUndefined();
		expect(phaseText('sealed', true)).toContain('(open)');
		expect(phaseText('name')).toContain('has no capture, check or king move: choose the man');
	});

	it('are those of the one kind of game that hides a move', () => {
		const {hides} = unwrap(findVariant('declaration'));
		expect(VARIANTS.filter((variant) => variant.hides === hides)).toHaveLength(1);
	});
});
