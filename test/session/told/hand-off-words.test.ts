import {describe, expect, it} from 'vitest';
import {seatReport} from '../../../source/match/seat-report.js';
import {handOffWords} from '../../../source/session/told/hand-off-words.js';
import {HOTSEAT, play, type Step, TAKE, turns} from '../../helpers/matches.js';

const toldIn = (variant: string, ...steps: readonly Step[]) => {
	const {match} = play({...HOTSEAT, variant}, ...steps);
	const {phase} = match;
	return phase.name === 'handoff'
		? [
				phase.seat,
				...handOffWords(seatReport(match, 'white'), seatReport(match, 'black'), phase.seat),
			]
		: [phase.name];
};

const told = (...steps: readonly Step[]) => toldIn('kriegspiel-eastern', ...steps);

describe('a hand-off', () => {
	const taken = turns('e2e4', 'd7d5', 'e4d5');
	const asks: Step = {type: 'takebackAsked', side: 'black'};
	const answers = (agreed: boolean): Step => ({type: 'requestAnswered', side: 'white', agreed});

	it('tells what both heard of the turn before it', () => {
		expect(told(...taken)).toEqual(['black', 'White has moved.', 'Capture on d5.']);
	});

	it('tells nothing again for a question, and of its answer only what it was', () => {
		expect(told(...taken, TAKE, asks)).toEqual(['white']);
		const declined = [...taken, TAKE, asks, TAKE, answers(false)];
		expect(told(...declined)).toEqual(['black', 'Ada declined the takeback.']);
		const agreed = [...taken, TAKE, asks, TAKE, answers(true)];
		expect(told(...agreed)).toEqual(['black', 'Ada agreed to the takeback.']);
	});

	it('tells of the next turn after an answer', () => {
		const declined = [...taken, TAKE, asks, TAKE, answers(false), ...turns('d8d5')];
		expect(told(...declined)).toEqual(['white', 'Black has moved.', 'Capture on d5.']);
		const back = [...taken, TAKE, asks, TAKE, answers(true), ...turns('e7e5')];
		expect(told(...back)).toEqual(['white', 'Black has moved.']);
	});

	it('tells of a move that was made with an offer of a draw', () => {
		const offer: Step = {type: 'drawOffered', side: 'white'};
		const offered = [
			...turns('e2e4', 'd7d5'),
			TAKE,
			'e4d5',
			offer,
			{type: 'moveConfirmed'},
		] as const;
		expect(told(...offered)).toEqual(['black', 'White has moved.', 'Capture on d5.']);
	});

	it('tells nothing of a set-up in which its side alone took something back', () => {
		const back: Step = {type: 'takebackAsked', side: 'white'};
		const away: Step = {type: 'putAway'};
		const after = (...steps: readonly Step[]) => toldIn('welbeck', TAKE, 'Q@d1', ...steps, away);
		expect(after('K@e1', back)).toEqual(['white']);
		expect(after('K@e1', back)).toEqual(after('K@e1'));
	});
});
