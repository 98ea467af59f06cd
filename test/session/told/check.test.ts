import {describe, expect, it} from 'vitest';
import type {Color} from '../../../source/core/color.js';
import {squareName} from '../../../source/core/square.js';
import {knownCheck} from '../../../source/knowledge/check.js';
import type {MatchSettings} from '../../../source/match/settings.js';
import {type SeatReport, seatReport} from '../../../source/match/seat-report.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {whyNot} from '../../../source/session/entry/why-not.js';
import {textsOf} from '../../../source/session/told/message.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {toldLog} from '../../../source/session/told/told-log.js';
import {planned} from '../../../source/session/entry/plan-steps.js';
import {moveStatus} from '../../../source/ui/play/GameHeader.js';
import {toldBoard} from '../../../source/ui/board/told-board.js';
import {BOTS, play} from '../../helpers/matches.js';

const reportOf = (
	settings: Partial<MatchSettings>,
	seat: Color,
	...acts: readonly string[]
): SeatReport => seatReport(play({...BOTS, ...settings}, ...acts).match, seat);
const told = (report: SeatReport): readonly string[] => textsOf(seatMessages(report));
const marked = (report: SeatReport): string | undefined => {
	const {check} = toldBoard(report, []);
	return check === undefined ? undefined : squareName(check);
};

const NAMED = ['name:e1', 'ready', 'name:a8', 'ready'];
const SPECIAL = {variant: 'special-move', fen: 'k7/7p/8/8/8/8/7P/r3K3 w - - 0 1'};
const SEALED = ['e2e4', 'seal:f7f6', 'seal:d2d4', 'seal:a7a6', 'seal:d1h5'];

describe('a check that nobody announces', () => {
	it('is told in the turn of who is in it, and its king marked', () => {
		const report = reportOf(SPECIAL, 'white', ...NAMED);
		expect(told(report).at(-1)).toBe('Check.');
		expect(moveStatus(report, true)).toBe('move 1 · White in check');
		expect(marked(report)).toBe('e1');
		const other = reportOf(SPECIAL, 'black', ...NAMED);
		expect(told(other)).not.toContain('Check.');
		expect(marked(other)).toBeUndefined();
		const out = reportOf(SPECIAL, 'white', ...NAMED, 'e1e2');
		expect(told(out)).not.toContain('Check.');
	});

	it('of a sealed move is told with what follows from it', () => {
		const report = reportOf({variant: 'declaration'}, 'black', ...SEALED);
		const said = 'Check. White’s sealed move gave check, so it was played at once: reply openly.';
		expect(told(report).at(-1)).toBe(said);
		expect(marked(report)).toBe('e8');
		expect(textsOf(toldLog(report)).at(-1)).toContain(said);
		// One that was made openly is answered by a sealed one.
		const acts = ['e2e4', 'seal:f7f6', 'look', 'd1h5'];
		const looked = reportOf({variant: 'declaration'}, 'black', ...acts);
		expect(told(looked).slice(-2)).toEqual(['Check.', 'No move lies sealed: seal yours.']);
	});

	it('is none where a king may be taken, and none is seen where not all is', () => {
		const pinned = 'k7/7p/8/8/8/8/7P/r3K3 w - - 0 1';
		for (const variant of ['fog', 'kriegspiel-eastern', 'nommenspiel']) {
			expect(knownCheck(reportOf({variant, fen: pinned}, 'white').history)?.by).not.toBe('seen');
		}

		expect(knownCheck(reportOf({variant: 'fog', fen: pinned}, 'white').history)).toBeUndefined();
	});

	it('that an umpire announces is told once, and its king marked', () => {
		const acts = ['e2e4', 'f7f6', 'd1h5'];
		const report = reportOf({variant: 'kriegspiel-eastern'}, 'black', ...acts);
		expect(told(report).filter((text) => text.startsWith('Check'))).toHaveLength(1);
		expect(marked(report)).toBe('e8');
		expect(moveStatus(report, true)).toBe('move 2 · Black in check');
	});
});

describe('why a move may not be made in check', () => {
	const why = (report: SeatReport, text: string): string =>
		whyNot(text, planned(knowledgeOf(report)));

	it('is that the king stays attacked, where its side sees or was told it', () => {
		const special = reportOf(SPECIAL, 'white', ...NAMED);
		expect(why(special, 'h3')).toBe('You are in check: h3 leaves your king attacked.');
		expect(why(special, 'h2h4')).toBe('You are in check: h4 leaves your king attacked.');
		// It is no pawn's move anyhow.
		expect(why(special, 'h5')).toBe('No pawn of yours can go to h5.');
		const sealed = reportOf({variant: 'declaration'}, 'black', ...SEALED);
		expect(why(sealed, 'h5')).toContain('No pawn of yours can');
		expect(why(sealed, 'b6')).toBe('You are in check: b6 leaves your king attacked.');
		const ghosts = ['b1c3', 'a7a6', 'c3d5', 'h7h6', 'd5c7'];
		const dark = reportOf({variant: 'ghostrider'}, 'black', ...ghosts);
		expect(why(dark, 'Nf6')).toBe('You are in check: Nf6 leaves your king attacked.');
	});

	it('is that it would be attacked, where it is not yet', () => {
		const fen = '4k3/4r3/8/8/8/8/4B2P/4K3 w - - 0 1';
		const pinned = reportOf(
			{variant: 'special-move', fen},
			'white',
			'name:e1',
			'ready',
			'name:e8',
			'ready',
		);
		expect(why(pinned, 'Bd3')).toBe('Bd3 would leave your king attacked.');
		expect(why(pinned, 'Bd4')).toBe('Your bishop on e2 has no move.');
		const luft = reportOf({variant: 'luft', fen: '4k3/8/8/8/8/8/r7/4K3 w - - 0 1'}, 'white');
		expect(why(luft, 'Kd2')).toBe('Kd2 would leave your king attacked.');
	});

	it('of a king that is put down is first that somebody stands there', () => {
		const report = reportOf({variant: 'semi-kriegspiel'}, 'black');
		expect(why(report, 'K@d2')).toBe('White’s pawn stands on d2.');
		expect(why(report, 'K@d3')).toBe('A king cannot be put on d3, which is attacked.');
	});
});
