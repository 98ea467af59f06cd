import {COLORS} from '../../source/core/color.js';
import {describe, expect, it} from 'vitest';
import {finishedGame} from '../../source/analysis/finished-game.js';
import {unwrap} from '../../source/core/result.js';
import {lookBack} from '../../source/match/hindsight.js';
import {countMoves} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import {reviewMatch} from '../../source/match/review.js';
import {seatReport} from '../../source/match/seat-report.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {matchTasks} from '../../source/match/worker-tasks.js';
import {HOTSEAT} from '../helpers/matches.js';

const at = 0;

/** Plays acts at one keyboard, each by the side that has it, with all hand-offs. */
function play(variant: string, texts: readonly string[]): Match {
	let match = unwrap(startMatch({...HOTSEAT, variant}, at));
	for (const move of texts) {
		if (match.phase.name === 'confirm') {
			({match} = transition(match, {type: 'moveConfirmed', at}));
		}

		if (match.phase.name === 'handoff') {
			({match} = transition(match, {type: 'handedOver', at}));
		}

		const {phase} = match;
		if (phase.name !== 'turn') {
			throw new Error(`${move} comes in ${phase.name}`);
		}

		({match} = transition(match, {type: 'moveChosen', seat: phase.seat, move, at}));
	}

	return match;
}

const SHORT = ['random', 'ready'];
const LONG = ['N@a1', '-@a1', 'R@b1', 'random', '-@c1', 'random', 'ready'];

describe('a secret set-up', () => {
	it('tells the other side nothing by a takeback, neither asked for nor granted', () => {
		const asked = [SHORT, LONG].map((set) => {
			const match = play('reverse-schrodinger', [...SHORT, ...set]);
			const confirmed = transition(match, {type: 'moveConfirmed', at}).match;
			const on = transition(confirmed, {type: 'handedOver', at}).match;
			return transition(on, {type: 'takebackAsked', side: 'white', at}).match;
		});
		const reports = asked.map((match) => seatReport(match, 'white'));
		expect(reports[0].request).toMatchObject({kind: 'takeback', plies: 2});
		expect(reports[1]).toEqual(reports[0]);
		const granted = asked.map((match) => {
			const on = transition(match, {type: 'handedOver', at}).match;
			return transition(on, {type: 'requestAnswered', side: 'black', agreed: true, at}).match;
		});
		const [first, second] = granted.map((match) => seatReport(match, 'white'));
		expect(first.notices).toMatchObject([{kind: 'taken-back', plies: 2, ply: 1}]);
		expect(second).toEqual(first);
	});

	it('is gone on with where it was left', () => {
		const match = play('reverse-schrodinger', [...SHORT, 'N@a1', 'R@b1']);
		const away = transition(match, {type: 'putAway', at}).match;
		const {clocks, ...saved} = JSON.parse(JSON.stringify(away)) as Match;
		const back = unwrap(restoreMatch({...saved, clocks: {left: clocks.left}}));
		expect(back.phase).toEqual({name: 'handoff', seat: 'black'});
		const on = transition(back, {type: 'handedOver', at}).match;
		expect(on.phase).toEqual({name: 'turn', seat: 'black'});
		expect(seatReport(on, 'black')).toEqual(seatReport(match, 'black'));
	});
});

describe.each([
	['reverse-schrodinger', [...SHORT, ...LONG, 'e2e4', 'd7d5', 'e4d5', 'reveal:c1', 'a7a6']],
	['one-eye', ['cede:c8', 'e2e4', 'd7d5', 'e4d5']],
	['kriegspiel-scotch', ['e2e4', 'd7d5', 'c7c6', 'd2d4', 'e4d5', 'g1f3']],
])('a saved game of %s', (variant, texts) => {
	it('can be read after every act, before and after the hand-off', () => {
		for (let count = 0; count <= texts.length; count++) {
			const match = play(variant, texts.slice(0, count));
			const away = transition(match, {type: 'putAway', at}).match;
			for (const one of [match, away]) {
				const {clocks, ...saved} = one;
				expect(restoreMatch({...saved, clocks: {left: clocks.left}})).toMatchObject({ok: true});
			}
		}
	});
});

describe('a game in which sides do not take turns move by move', () => {
	const whole = transition(
		play('reverse-schrodinger', [...SHORT, ...LONG, 'e2e4', 'd7d5', 'e4d5', 'reveal:c1']),
		{
			type: 'resigned',
			side: 'white',
			at,
		},
	).match;

	it('has worlds for what each side could know, and judges moves by them', () => {
		const few = {particles: {most: 8, counted: 4096, least: 4, attempts: 8}};
		expect(lookBack(whole, few)).toMatchObject({ok: true});
		for (const seat of COLORS) {
			const {history} = seatReport(whole, seat);
			expect(
				matchTasks({members: 64, candidates: 1000})['knownBoard']({history}, new Map()),
			).toMatchObject({
				ok: true,
				value: {isExact: false},
			});
		}

		expect(finishedGame(whole, 'white').ok).toBe(true);
	});

	it('is gone through with how much each side had noticed', () => {
		const {steps} = unwrap(reviewMatch(whole));
		expect(steps).toHaveLength(14);
		expect(steps[8].noticed).toEqual({white: 2, black: 6});
		expect(steps.at(-1)?.noticed).toEqual({white: 7, black: 11});
	});
});

it('counts as moves what stands and plays on', () => {
	const acts = ['random', 'ready', 'e2e4', 'stand', 'any?'].map((text) => ({
		seat: 'white' as const,
		text,
		stands: text !== 'e2e4',
	}));
	expect(countMoves({acts})).toBe(1);
});
