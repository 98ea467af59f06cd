import {describe, expect, it} from 'vitest';
import {answerByKey, askPromotion, confirmTry, yesOrNo} from '../../source/ui/panes/question.js';
import type {Press, PressName} from '../../source/ui/shell/press.js';

const press = (name: PressName, text = ''): Press => ({
	name,
	text,
	ctrl: false,
	shift: false,
	meta: false,
});
const letter = (text: string): Press => press('character', text);

describe('answerByKey', () => {
	const sure = yesOrNo('Sure?');

	it('takes a letter at once, a capital only where it can be no knight', () => {
		expect(answerByKey(sure, 0, letter('y'))).toEqual({type: 'answered', id: 'yes'});
		expect(answerByKey(sure, 0, letter('n'))).toEqual({type: 'answered', id: 'no'});
		expect(answerByKey(sure, 0, letter('N'))).toBeUndefined();
		expect(answerByKey(sure, 0, letter('l'))).toBeUndefined();
		expect(answerByKey(sure, 0, letter('z'))).toBeUndefined();
	});

	it('makes a first try by Enter, and not by the key that asks “Any?” once a habit is made of it', () => {
		const question = confirmTry('e4', true);
		expect(answerByKey(question, 0, press('enter'))).toEqual({type: 'answered', id: 'yes'});
		expect(answerByKey(question, 0, letter('t'))).toEqual({type: 'answered', id: 'yes'});
		expect(answerByKey(question, 0, letter('y'))).toBeUndefined();
		expect(answerByKey(confirmTry('e4', false), 1, letter('y'))).toEqual({
			type: 'answered',
			id: 'yes',
		});
	});

	it('does no harm on Enter alone', () => {
		expect(answerByKey(sure, 0, press('enter'))).toEqual({type: 'answered', id: 'no'});
	});

	it('moves round the answers, and goes back on Esc', () => {
		expect(answerByKey(sure, 0, press('right'))).toEqual({type: 'at', index: 1});
		expect(answerByKey(sure, 1, press('tab'))).toEqual({type: 'at', index: 0});
		expect(answerByKey(sure, 0, press('left'))).toEqual({type: 'at', index: 1});
		expect(answerByKey(sure, 1, press('escape'))).toEqual({type: 'dropped'});
	});

	it('asks for the roles that a pawn may become, the queen first', () => {
		const question = askPromotion(['knight', 'bishop', 'rook', 'queen']);
		expect(question.answers.map(({id}) => id)).toEqual(['queen', 'rook', 'bishop', 'knight']);
		expect(answerByKey(question, 0, letter('n'))).toEqual({type: 'answered', id: 'knight'});
		expect(answerByKey(question, 0, letter('N'))).toEqual({type: 'answered', id: 'knight'});
		expect(answerByKey(question, 0, press('up'))).toEqual({type: 'at', index: 3});
		expect(answerByKey(question, 2, press('enter'))).toEqual({type: 'answered', id: 'bishop'});
	});
});
