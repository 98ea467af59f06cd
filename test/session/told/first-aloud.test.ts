import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {UNSEEN} from '../../../source/core/man.js';
import {makeUci} from '../../../source/core/uci.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {currentView} from '../../../source/rules/history.js';
import {refusalHeardBy} from '../../../source/rules/refusal.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {isFirstAloud} from '../../../source/session/told/may-be-refused.js';
import {BOTS, play, type Played, playOn} from '../../helpers/matches.js';

/** Returns the report of who is to act. */
function reportOf({match}: Played) {
	const {phase} = match;
	return seatReport(match, phase.name === 'turn' ? phase.seat : 'white');
}

/** Returns a game of bots in which a side has its first move: men were put down, and what else comes before. */
function setUp(variant: string): Played {
	let played = play({...BOTS, variant});
	for (let act = 0; act < 200; act++) {
		const {acts = [], moves} = reportOf(played);
		if (moves.length > 0) {
			break;
		}

		const texts = acts.map(makeAct);
		const isPut = played.match.acts.at(-1)?.text === 'random';
		const [first, second] = isPut ? ['ready', 'random'] : ['random', 'ready'];
		const text =
			[first, second].find((word) => texts.includes(word)) ??
			texts.find((act) => !act.startsWith('-'))!;
		played = playOn(played, text);
	}

	return played;
}

const ALOUD = VARIANTS.filter((variant) => refusalHeardBy(variant) === 'all');

describe('the first try', () => {
	it.each(ALOUD.map(({id}) => id))(
		'is asked about once a side where the other one hears of a refusal, men put down or not: %s',
		(variant) => {
			const first = setUp(variant);
			const {id: seat, moves} = reportOf(first);
			const {cells} = currentView(reportOf(first).history);
			expect(isFirstAloud(reportOf(first))).toBe(cells.includes(UNSEEN));
			const tried = playOn(first, makeUci(moves[0]));
			expect(isFirstAloud(seatReport(tried.match, seat))).toBe(false);
		},
	);

	it('is not where nobody else hears of it', () => {
		for (const {id} of VARIANTS.filter((variant) => !ALOUD.includes(variant))) {
			expect(isFirstAloud(reportOf(setUp(id)))).toBe(false);
		}
	});
});
