import {describe, expect, it} from 'vitest';
import {seatReport} from '../../../source/match/seat-report.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {BOTS, play} from '../../helpers/matches.js';

const messages = (...acts: readonly string[]) =>
	seatMessages(seatReport(play({...BOTS, variant: 'kriegspiel-modern'}, ...acts).match, 'white'));

describe('the answer about seven squares', () => {
	const asked = 'seven?a7,b7,c7,d8,e5,f4,a1';
	const answer = {
		text: 'a7, b7 and c7 black pawns; d8 black queen; e5 and f4 empty; a1 white rook.',
		isNow: true,
	};

	it('has men of a kind together, and stays in sight while the turn is on', () => {
		expect(messages(asked)).toContainEqual(answer);
		expect(messages(asked, 'e2d3', 'c2d3')).toContainEqual(answer);
		expect(messages(asked, 'e2e4', 'e7e5').map(({text}) => text)).not.toContain(answer.text);
	});
});
