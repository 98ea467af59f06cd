import {describe, expect, it} from 'vitest';
import {parseAct} from '../../../source/core/act.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {askFirst} from '../../../source/session/entry/ask-first.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {toDo} from '../../../source/session/entry/to-do.js';
import {BOTS, play} from '../../helpers/matches.js';

const knows = (variant: string, fen: string | undefined, ...acts: readonly string[]) =>
	knowledgeOf(
		seatReport(
			play({...BOTS, variant, ...(fen === undefined ? {} : {fen})}, ...acts).match,
			'black',
		),
	);

describe('what is asked first', () => {
	it('is whether to take where nobody is seen, in check from a knight that is not seen', () => {
		// White's knight on c3 goes to d5 and checks the king on e7; c6 could take where it stands.
		const checked = knows('ghostrider', '8/4k3/2p5/8/8/2N5/8/4K3 w - - 0 1', 'c3d5');
		expect(checked.isDarkCheck).toBe(true);
		expect(askFirst(parseAct('c6d5')!, checked)).toMatch(/^Take with cxd5\? If no knight stands/);
		expect(askFirst(parseAct('e7e6')!, checked)).toBeUndefined();
		expect(toDo(checked, checked.acts ?? [], 'black')).toMatch(/^A hidden knight checks/);
		// A rook that all see gives check: nothing can be lost by a capture.
		const open = knows('ghostrider', '8/4k3/8/3p4/8/8/8/R3K3 w - - 0 1', 'a1a7');
		expect(open.isDarkCheck).toBeUndefined();
		const quiet = knows('ghostrider', '8/4k3/2p5/8/8/2N5/8/4K3 w - - 0 1', 'c3a4');
		expect(quiet.isDarkCheck).toBeUndefined();
	});

	it('is whether to throw away what was put down by hand', () => {
		const asked = (word: string, ...acts: readonly string[]) =>
			askFirst(parseAct(word)!, knows('welbeck', undefined, 'standard', 'ready', ...acts));
		expect(asked('random', 'Q@d8', 'K@e8')).toMatch(/^Put all men down at random\? .*\(2\)/);
		expect(asked('standard', 'Q@d8', 'K@e8', 'R@a8')).toMatch(/in the standard array\? .*\(3\)/);
		expect(asked('random', 'Q@d8')).toBeUndefined();
		expect(asked('random', 'Q@d8', 'K@e8', '-@d8')).toBeUndefined();
		expect(asked('random', 'Q@d8', 'K@e8', 'random')).toBeUndefined();
	});

	it('is whether to throw away the one man that is the whole set-up', () => {
		const asked = (...acts: readonly string[]) =>
			askFirst(parseAct('random')!, knows('quantum', undefined, 'K@e1', 'ready', ...acts));
		expect(asked('K@e8')).toMatch(
			/^Put all men down at random\? The one that you put down is put down anew, too/,
		);
		expect(asked('K@e8', 'ready', 'P@a7')).toBeUndefined();
	});

	it('is whether to be ready while men could still be bought', () => {
		const kings = ['K@e1', 'ready', 'K@e8', 'ready'];
		expect(askFirst(parseAct('ready')!, knows('quantum', undefined, ...kings))).toMatch(
			/^Ready with 40 points unspent\? They are lost then\./,
		);
		const spent = ['Q@a8', 'Q@b8', 'Q@c8', 'Q@d8', 'N@g8'];
		expect(
			askFirst(parseAct('ready')!, knows('quantum', undefined, ...kings, ...spent)),
		).toBeUndefined();
	});
});
