import {expect, it} from 'vitest';
import {seatReport} from '../../../source/match/seat-report.js';
import {triedText} from '../../../source/session/told/tried-in-vain.js';
import {BOTS, play} from '../../helpers/matches.js';

it('names what was tried in vain in whole entries, gathered or the last ones where not all has room', () => {
	const settings = {...BOTS, variant: 'kriegspiel-icc', fen: '8/8/8/4k3/R7/8/8/K7 b - - 0 1'};
	const {match} = play(settings, 'e5d4', 'e5e4', 'e5f4');
	const {history} = seatReport(match, 'black');
	const inColumns = (width: number): string =>
		triedText(history, ({length}) => length <= width, '…');
	expect(inColumns(40)).toBe('Tried: Kd4 no, Ke4 no, Kf4 no');
	expect(inColumns(25)).toBe('Tried: Kd4, Ke4, Kf4: no');
	expect(inColumns(20)).toBe('Kd4, Ke4, Kf4: no');
	expect(inColumns(16)).toBe('… Ke4, Kf4: no');
	expect(inColumns(9)).toBe('… Kf4: no');
});
