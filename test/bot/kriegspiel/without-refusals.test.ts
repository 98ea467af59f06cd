import {expect, it} from 'vitest';
import {withoutRefusals} from '../../../source/bot/kriegspiel/without-refusals.js';
import type {HistoryTry} from '../../../source/rules/history.js';
import {questionAfter} from '../../helpers/questions.js';

const refused = (by: 'white' | 'black', text?: string): HistoryTry => ({
	by,
	...(text === undefined ? {} : {text}),
	heard: [{type: 'refused', by}],
});

it('takes the own refused tries of all turns out of what was heard, and nothing else', () => {
	const question = questionAfter('e2e4', 'e7e5');
	const asked: HistoryTry = {by: 'white', text: 'any?', heard: [{type: 'any', answer: 'no'}]};
	const [first, second] = question.history.plies;
	const history = {
		...question.history,
		plies: [
			{...first, tries: [refused('white', 'e2d3'), asked]},
			{...second, tries: [refused('black')]},
		],
		tries: [refused('white', 'e4d5'), refused('white', 'e4f5')],
	};
	expect(withoutRefusals({...question, history})).toEqual({
		...question,
		history: {
			...history,
			plies: [
				{...first, tries: [asked]},
				{...second, tries: [refused('black')]},
			],
			tries: [],
		},
	});
});

it('gives plies without such tries as they are, so that a game is followed on', () => {
	const question = questionAfter('e2e4', 'e7e5');
	const {history} = withoutRefusals(question);
	expect(history).toEqual(question.history);
	expect(history.plies[0]).toBe(question.history.plies[0]);
	expect(history.plies[1]).toBe(question.history.plies[1]);
});
