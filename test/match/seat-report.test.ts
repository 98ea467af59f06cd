import {describe, expect, it} from 'vitest';
import {type Act, isMove, makeAct} from '../../source/core/act.js';
import type {Match} from '../../source/match/match.js';
import {actTexts, seatReport} from '../../source/match/seat-report.js';
import {HOTSEAT, play, TAKE, turns} from '../helpers/matches.js';

const textsIn = (match: Match) => actTexts(seatReport(match, 'white'));

describe('what a seat may do, as it is written', () => {
	it('is its moves alone, where it may do nothing else', () => {
		const {match} = play(HOTSEAT, TAKE);
		const {moves, ...report} = seatReport(match, 'white');
		expect(report).not.toHaveProperty('acts');
		expect(textsIn(match)).toEqual({acts: moves.map(makeAct), questions: []});
		expect(moves).toHaveLength(20);
	});

	it('has questions apart from what plays on', () => {
		const {match} = play({...HOTSEAT, variant: 'kriegspiel-eastern'}, TAKE);
		expect(textsIn(match).questions).toEqual(['any?']);
		expect(textsIn(match).acts).not.toContain('any?');
		const oneEye = play({...HOTSEAT, variant: 'one-eye'}, ...turns('cede:c8'), TAKE).match;
		const {acts = []} = seatReport(oneEye, 'white');
		expect(acts.map(makeAct)).toEqual(['any?']);
		expect(textsIn(oneEye).questions).toEqual(['any?']);
		expect(textsIn(oneEye).acts).not.toContain('any?');
		expect(textsIn(oneEye).acts).toContain('e2e4');
	});

	it('has words and placements among what plays on', () => {
		const {match} = play({...HOTSEAT, variant: 'reverse-schrodinger'}, TAKE);
		const report = seatReport(match, 'white');
		expect(report.moves).toEqual([]);
		expect(report.acts?.every((act) => !isMove(act))).toBe(true);
		expect(textsIn(match).acts).toEqual(expect.arrayContaining(['N@a8', 'random']));
		expect(textsIn(match).questions).toEqual([]);
	});

	it('has moves first, then other acts, and each question once', () => {
		const ask: Act = {kind: 'ask', question: 'any'};
		const say: Act = {kind: 'say', word: 'ready'};
		expect(
			actTexts({
				moves: [{from: 12, to: 28}],
				acts: [ask, say],
				umpire: {asks: ['any?', 'count?'], isAloud: true},
			}),
		).toEqual({acts: ['e2e4', 'ready'], questions: ['any?', 'count?']});
	});
});

describe('a seat that is not at the keyboard', () => {
	it.each(['fog', 'kriegspiel-eastern', 'reverse-schrodinger', 'one-eye'])(
		'is offered nothing, and may ask nothing: %s',
		(variant) => {
			const {match} = play({...HOTSEAT, variant}, TAKE);
			const waiting = seatReport(match, variant === 'one-eye' ? 'white' : 'black');
			expect(actTexts(waiting)).toEqual({acts: [], questions: []});
			const handoff = seatReport(play({...HOTSEAT, variant}).match, 'white');
			expect(actTexts(handoff)).toEqual({acts: [], questions: []});
		},
	);
});
