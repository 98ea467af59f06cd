import {describe, expect, it} from 'vitest';
import {parseAct} from '../../source/core/act.js';
import {parseFen} from '../../source/core/fen.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant, VARIANTS} from '../../source/rules/registry.js';
import {describeToDo} from '../../source/text/acts.js';
import {phaseText} from '../../source/text/phases.js';

const {cells} = unwrap(parseFen('4k3/8/8/8/8/8/8/4K3 w - - 0 1'));
const acts = (...texts: readonly string[]) => texts.map((text) => parseAct(text)!);

describe('what is to be done without a move', () => {
	it('tells the man of one’s own that is chosen from that of the other side', () => {
		expect(describeToDo(acts('name:e1'), 'white', cells)).toContain(
			'the man for your special move',
		);
		expect(describeToDo(acts('name:e8'), 'white', cells)).toBe(
			'Choose the man that the other side must move: name:e8.',
		);
		expect(describeToDo(acts('king:e8', 'king:e7'), 'white', cells)).toContain('king’s square');
		expect(describeToDo(acts('challenge', 'pass'), 'white', cells)).toBe(
			'You may say challenge or pass.',
		);
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
	});

	it('are those of the one kind of game that hides a move', () => {
		const {hides} = unwrap(findVariant('declaration'));
		expect(VARIANTS.filter((variant) => variant.hides === hides)).toHaveLength(1);
	});
});
