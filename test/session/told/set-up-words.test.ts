import {describe, expect, it} from 'vitest';
import {seatReport} from '../../../source/match/seat-report.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {taskText} from '../../../source/ui/play/entry-words.js';
import {arrangingOf} from '../../../source/session/entry/arranging.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {messageLines} from '../../../source/ui/panes/MessagePane.js';
import {LETTERS} from '../../ui/board/sample.js';
import {describeArranging} from '../../../source/text/arranging.js';
import {AGAINST_BOT, BOTS, play} from '../../helpers/matches.js';

const reportAfter = (...acts: readonly string[]) => {
	const kings = play({...AGAINST_BOT, variant: 'quantum'}, ...acts).match;
	return seatReport(kings, 'white');
};

describe('a set-up', () => {
	const first = (variant: string) => seatReport(play({...BOTS, variant}).match, 'white');

	it('begins with that the other side does not see it', () => {
		const told = (variant: string) => seatMessages(first(variant)).map(({text}) => text);
		expect(told('liar')).toEqual(['The game begins. The other side does not see your set-up.']);
		// Black alone sets up.
		expect(told('semi-kriegspiel')).toEqual(['The game begins.']);
	});

	it('names covers where men are put under some', () => {
		const task = (variant: string): string => {
			const report = first(variant);
			return taskText(report, knowledgeOf(report), undefined, '·', 80);
		};
		expect(task('liar')).toBe('Put men under covers: k q r b n p.');
		expect(task('welbeck')).toBe('Put down your men: k q r b n p.');
	});
});

describe('a set-up in which men are bought', () => {
	it('says that ready ends it where nothing but the king is to be placed', () => {
		const {acts = [], ...report} = reportAfter('K@e1');
		const arranging = arrangingOf({...report, acts});
		expect(arranging?.isOfKing).toBe(true);
		expect(arranging && describeArranging(acts, {...arranging, isCovered: false})).toContain(
			'Say ready when done.',
		);
	});

	it('tells who is ready how many points are left, and where the other side was before who moves', () => {
		const white = (move: string) => ({type: 'moveChosen', seat: 'white', move}) as const;
		const black = (move: string) => ({type: 'moveChosen', seat: 'black', move}) as const;
		const last = (...acts: readonly string[]): string | undefined => {
			const {match} = play(
				{...AGAINST_BOT, variant: 'quantum'},
				white('K@e1'),
				white('ready'),
				black('K@e8'),
				black('ready'),
				black('ready'),
				...acts.map(white),
			);
			return seatMessages(seatReport(match, 'white'))
				.map(({text}) => text)
				.join('|');
		};

		const begun = '|All is arranged. White moves first.';
		expect(last('Q@d1', 'ready')).toBe(
			`You are ready. 31 points of yours are left unspent.${begun}`,
		);
		expect(last('Q@d1', 'Q@c1', 'Q@b1', 'Q@a1', 'N@f1', 'ready')).toBe(`You are ready.${begun}`);
	});

	it('keeps in sight, before that he is ready, that his king is to be placed anew', () => {
		const {match} = play(
			{...BOTS, variant: 'quantum'},
			...'K@d4 ready K@e5 ready R@d8 ready R@e1 ready'.split(' '),
		);
		const told = seatMessages(seatReport(match, 'white'));
		expect(told.map(({text, isNow}) => [text.slice(0, 15), isNow])).toEqual([
			['You are ready. ', undefined],
			['Your king is in', true],
		]);
		const [first] = messageLines(told, {width: 20, height: 5}, LETTERS);
		expect(first.map(({text}) => text).join('')).toBe('Your king is in');
	});
});
