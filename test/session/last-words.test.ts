import {expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {startDrill} from '../../source/drill/start.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {lastWords} from '../../source/session/last-words.js';
import type {MatchHost} from '../../source/session/match-host.js';
import {buildTables} from '../helpers/tables.js';
import {HOTSEAT, play} from '../helpers/matches.js';

/** Returns what is said of a match that was left, in the menu and outside. */
const said = (match: Match, scene?: number) =>
	lastWords(
		{
			getState: () => ({match}),
			report: () => seatReport(match, 'white'),
			isSaved: true,
			savedAs: 'here',
		} as unknown as MatchHost,
		scene,
	);

it('names a drill that is over outside, where nothing else says that it was one', () => {
	const drill = unwrap(
		startDrill(
			{
				ending: 'KRvK',
				role: 'attacker',
				opponent: 'phantom',
				strategy: 'table',
				blind: false,
				seed: 5,
				fen: '8/8/8/8/5K2/1R6/7k/8 w - - 0 1',
			},
			buildTables('KRvK'),
			'You',
			0,
		),
	);
	const over = transition(drill, {type: 'resigned', side: 'white', at: 0}).match;
	expect(said(over).outside).toMatch(/^Drill KRvK: .*\nGo through it: fogchess review here$/);
	expect(said(over).inside).not.toContain('Drill');
	const game = play(HOTSEAT, {type: 'resigned', side: 'white'}).match;
	expect(said(game).outside).not.toContain('Drill');
});

it('says of a first game that its scene resumes it, too', () => {
	const {match} = play(HOTSEAT, 'e2e4');
	expect(said(match).inside).toBe('The game is saved. Resume continues it.');
	expect(said(match, 12).inside).toBe(
		'The game is saved. Resume continues it, and so does scene 12 of Learn.',
	);
});
