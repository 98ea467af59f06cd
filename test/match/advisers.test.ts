import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import {seatReport} from '../../source/match/seat-report.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {transition} from '../../source/match/transition.js';
import {adviserOf} from '../../source/rules/seat.js';
import {makeSave, NO_MARKS, parseSave} from '../../source/storage/save.js';
import {
	AGAINST_BOT,
	CLOCK,
	CONFIRM,
	HOTSEAT,
	play,
	type Played,
	playOn,
	type Step,
	TAKE,
} from '../helpers/matches.js';

/** Returns settings in which persons advise both players, or White against a bot. */
const advised = (settings: MatchSettings, ...sides: readonly ('white' | 'black')[]) => ({
	...settings,
	variant: 'kriegspiel-partnership',
	seats: {
		...settings.seats,
		...Object.fromEntries(
			sides.map((side) => [adviserOf(side), {kind: 'person', name: `${side}'s adviser`} as const]),
		),
	},
});
const BOTH = advised(HOTSEAT, 'white', 'black');
const WITH_BOT = advised(AGAINST_BOT, 'white');
const CALL: Step = {type: 'turnPassed', to: 'white-adviser'};
const BACK: Step = {type: 'turnPassed', to: 'white'};
const PUT_AWAY: Step = {type: 'putAway'};

const phaseOf = ({match}: {match: Match}): string =>
	match.phase.name === 'ended' ? 'ended' : `${match.phase.name} ${match.phase.seat}`;

/** Carries out steps and returns the phase after each. */
function phases(settings: MatchSettings, ...steps: readonly Step[]): string[] {
	let played = play(settings);
	return [
		phaseOf(played),
		...steps.map((step) => {
			played = playOn(played, step);
			return phaseOf(played);
		}),
	];
}

/** Returns what comes of a match that is saved, read and restored, as after a crash. */
function reopened({match}: Played): Match {
	const now = '2026-11-25T10:00:00.000Z';
	const text = makeSave({created: now, updated: now, match, marks: NO_MARKS});
	const saved = parseSave(text);
	expect(saved.ok).toBe(true);
	return unwrap(restoreMatch(saved.ok ? saved.value.match : match));
}

describe('an adviser who is a person', () => {
	it('gets the keyboard when he is asked, answers, and hands it back by that', () => {
		expect(phases(BOTH, TAKE, 'instructions?', TAKE, 'e2e4', 'caution', TAKE, 'e2e4')).toEqual([
			'handoff white',
			'turn white',
			'handoff white-adviser',
			'turn white-adviser',
			// He is asked for a word and for nothing else.
			'turn white-adviser',
			'handoff white',
			'turn white',
			'confirm white',
		]);
	});

	it('is our program where no person is named', () => {
		expect(phases(advised(HOTSEAT, 'black'), TAKE, 'instructions?', CALL)).toEqual([
			'handoff white',
			'turn white',
			'turn white',
			'turn white',
		]);
	});

	it('is handed the keyboard for a move, which is kept as his, and then it is the other side’s', () => {
		const {match} = play(BOTH, TAKE, CALL, TAKE, 'e2e4');
		expect(match.acts).toEqual([{seat: 'white-adviser', text: 'e2e4', stands: true}]);
		expect(phases(BOTH, TAKE, CALL, TAKE, 'e2e4', CONFIRM)).toEqual([
			'handoff white',
			'turn white',
			'handoff white-adviser',
			'turn white-adviser',
			'confirm white-adviser',
			'handoff black',
		]);
	});

	it('hands it back without a move, as often as they like', () => {
		expect(phases(BOTH, TAKE, CALL, TAKE, BACK, TAKE, CALL).slice(3)).toEqual([
			'turn white-adviser',
			'handoff white',
			'turn white',
			'handoff white-adviser',
		]);
	});

	it('is not called where he may not play: after a try, and after two moves', () => {
		const fen = '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1';
		expect(phases({...BOTH, fen}, TAKE, 'a2b3', CALL).at(-1)).toBe('turn white');
		const two = ['e2e4', 'd2d4'].flatMap((move, index): Step[] => [
			TAKE,
			CALL,
			TAKE,
			move,
			CONFIRM,
			TAKE,
			['a7a6', 'h7h6'][index],
			CONFIRM,
		]);
		const {match} = play(BOTH, ...two, TAKE);
		expect(seatReport(match, 'white').passesTo).toBeUndefined();
		expect(phaseOf(playOn({match, effects: []}, CALL))).toBe('turn white');
	});

	it('keeps the keyboard when his move is refused because it would mate', () => {
		const fen = '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1';
		expect(phases({...BOTH, fen}, TAKE, CALL, TAKE, 'a1a8', 'a1a7').slice(-2)).toEqual([
			'turn white-adviser',
			'confirm white-adviser',
		]);
	});

	it('asks nothing of the other side, and is not asked by it', () => {
		const played = play(BOTH, TAKE, 'e2e4', CONFIRM, TAKE, 'e7e5', CONFIRM, TAKE, CALL, TAKE);
		for (const step of [
			{type: 'resigned', side: 'white'},
			{type: 'drawOffered', side: 'white'},
			{type: 'takebackAsked', side: 'white'},
		] as const) {
			expect(playOn(played, step).match).toEqual(played.match);
		}

		const offered = play(BOTH, TAKE, 'e2e4', {type: 'drawOffered', side: 'white'}, CONFIRM, TAKE);
		expect(seatReport(offered.match, 'black').request).toBeDefined();
		expect(seatReport(offered.match, 'black-adviser').request).toBeUndefined();
		const called = playOn(offered, {type: 'turnPassed', to: 'black-adviser'}, TAKE);
		expect(phaseOf(called)).toBe('turn black-adviser');
	});

	it('thinks on his player’s clock, which stands while the keyboard is handed over', () => {
		const at = (match: Match, step: object, time: number): Match =>
			transition(match, {...step, at: time} as never).match;
		let match = play({...BOTH, clock: CLOCK}, TAKE).match;
		const ask = {type: 'moveChosen', seat: 'white', move: 'instructions?'};
		match = at(match, ask, 1000);
		match = at(match, TAKE as object, 5000);
		match = at(match, {type: 'moveChosen', seat: 'white-adviser', move: 'none'}, 7000);
		expect(match.clocks).toEqual({left: {white: 7000, black: 10_000}});
		match = at(match, TAKE as object, 9000);
		match = at(match, CALL, 10_000);
		match = at(match, TAKE as object, 20_000);
		const late = at(match, {type: 'clockLooked'}, 26_001);
		expect(late.outcome).toEqual({winner: 'black', reason: 'time'});
	});

	it('finds the hand-off to himself when the game is resumed while he is asked or may play', () => {
		for (const asked of [
			play(BOTH, TAKE, 'instructions?'),
			play(BOTH, TAKE, 'instructions?', TAKE),
			play(BOTH, TAKE, 'instructions?', TAKE, PUT_AWAY),
			play(WITH_BOT, TAKE, 'instructions?', TAKE),
			play(BOTH, TAKE, CALL, TAKE),
			play(BOTH, TAKE, CALL, TAKE, 'e2e4'),
		]) {
			const match = reopened(asked);
			expect(phaseOf({match})).toBe('handoff white-adviser');
			expect(match.settings).toEqual(asked.match.settings);
			expect(match.acts).toEqual(asked.match.acts);
		}
	});

	it('is refused in a save of a game that has none', () => {
		const {match} = play(HOTSEAT, TAKE, 'e2e4');
		const seats = {...match.settings.seats, 'white-adviser': {kind: 'person', name: 'x'} as const};
		expect(restoreMatch({...match, settings: {...match.settings, seats}}).ok).toBe(false);
		const asked = play(BOTH, TAKE, 'instructions?').match;
		expect(restoreMatch({...asked, settings: {...asked.settings, seats: HOTSEAT.seats}}).ok).toBe(
			false,
		);
	});
});

describe('a person with an adviser against a bot', () => {
	it('keeps the keyboard while the bot moves', () => {
		expect(phases(WITH_BOT, TAKE, 'e2e4', 'e7e5', 'd2d4')).toEqual([
			'handoff white',
			'turn white',
			'turn black',
			'turn white',
			'turn black',
		]);
	});

	it('gets it back after his adviser’s move before the bot thinks', () => {
		expect(phases(WITH_BOT, TAKE, CALL, TAKE, 'e2e4', TAKE, 'e7e5').slice(3)).toEqual([
			'turn white-adviser',
			'handoff white',
			'turn black',
			'turn white',
		]);
	});

	it('has it before the bot’s first move, and finds the hand-off when he resumes', () => {
		const {white, black, ...others} = advised(AGAINST_BOT, 'black').seats;
		const settings = {...WITH_BOT, seats: {white: black, black: white, ...others}};
		expect(phases(settings, TAKE, 'a2b3', PUT_AWAY)).toEqual([
			'handoff black',
			'turn white',
			'turn white',
			'handoff black',
		]);
		expect(phaseOf({match: reopened(play(settings, TAKE, 'a2b3'))})).toBe('handoff black');
		const moved = play(settings, TAKE, 'e2e4');
		expect(phaseOf(moved)).toBe('turn black');
		expect(phaseOf(playOn(moved, 'e7e5', {type: 'takebackAsked', side: 'black'}))).toBe(
			'turn black',
		);
	});
});
