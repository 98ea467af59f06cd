import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {COLORS} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {countPlies} from '../../source/match/acts.js';
import type {MatchEvent} from '../../source/match/event.js';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import {reviewMatch, reviewTruth} from '../../source/match/review.js';
import {seatReport} from '../../source/match/seat-report.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {makeSave, NO_MARKS, parseSave} from '../../source/storage/save.js';
import {AGAINST_BOT, BOTS, CLOCK, HOTSEAT} from '../helpers/matches.js';
import {movesOf, STARTS} from '../helpers/random-games.js';
import {expectAlike} from '../helpers/expect-alike.js';

const settings: fc.Arbitrary<MatchSettings> = fc
	.record({
		seats: fc.constantFrom(HOTSEAT, AGAINST_BOT, BOTS),
		variant: fc.constantFrom('fog', 'dark'),
		fen: fc.constantFrom(...STARTS),
		clock: fc.constantFrom({kind: 'none'} as const, CLOCK),
	})
	.map(({seats, variant, fen, clock}) => ({
		...seats,
		variant,
		clock,
		...(fen === undefined ? {} : {fen}),
	}));

/** What happens next: a legal move by its number, or some event, after some milliseconds (or before: clocks are set back). */
type Choice = {
	readonly pick: number;
	readonly wait: number;
	readonly event?: Omit<MatchEvent, 'at'>;
};

const side = fc.constantFrom(...COLORS);
const someEvent: fc.Arbitrary<Omit<MatchEvent, 'at'>> = fc.oneof(
	fc.record({
		type: fc.constant('moveChosen' as const),
		side,
		move: fc.oneof(fc.constantFrom('e2e4', 'e7e5', 'e1g1', 'a7a8q'), fc.string({maxLength: 6})),
	}),
	fc.record({type: fc.constantFrom('drawOffered' as const, 'takebackAsked' as const), side}),
	fc.record({type: fc.constantFrom('drawOffered' as const, 'takebackAsked' as const), side}),
	fc.record({
		type: fc.constantFrom('resigned' as const, ...Array<'takebackAsked'>(9).fill('takebackAsked')),
		side,
	}),
	fc.record({type: fc.constant('requestAnswered' as const), side, agreed: fc.boolean()}),
	fc.record({type: fc.constantFrom('clockLooked' as const, 'putAway' as const)}),
	fc.record({type: fc.constantFrom('handedOver' as const, 'moveConfirmed' as const)}),
);
const choice: fc.Arbitrary<Choice> = fc.record(
	{
		pick: fc.nat(10_000),
		wait: fc.oneof(
			{weight: 30, arbitrary: fc.nat(400)},
			{weight: 1, arbitrary: fc.integer({min: -9000, max: 12_000})},
		),
		event: fc.option(someEvent, {nil: undefined, freq: 4}),
	},
	{requiredKeys: ['pick', 'wait']},
) as fc.Arbitrary<Choice>;

/** What the persons and bots at the table would do: go on with the game. */
function naturalEvent(match: Match, pick: number): Omit<MatchEvent, 'at'> {
	const {phase} = match;
	if (phase.name === 'turn') {
		const moves = movesOf(match);
		return {
			type: 'moveChosen',
			side: phase.seat,
			move: makeUci(moves[pick % moves.length]),
		} as Omit<MatchEvent, 'at'>;
	}

	if (phase.name === 'answer') {
		const agreed = pick % 2 === 0;
		return {type: 'requestAnswered', side: phase.seat, agreed} as Omit<MatchEvent, 'at'>;
	}

	return {type: phase.name === 'confirm' ? 'moveConfirmed' : 'handedOver'};
}

/** Carries out choices and calls `visit` with each step. */
function run(
	start: MatchSettings,
	choices: readonly Choice[],
	visit: (before: Match, after: Match, effects: readonly string[]) => void,
): Match {
	let match = unwrap(startMatch(start, 0));
	let at = 0;
	for (const {pick, wait, event} of choices) {
		at += wait;
		const wanted = event ?? naturalEvent(match, pick);
		const next = transition(match, {...wanted, at} as MatchEvent);
		visit(
			match,
			next.match,
			next.effects.map(({type}) => type),
		);
		({match} = next);
	}

	return match;
}

/** The same data with nothing shared, as another process would have it. */
const copy = (match: Match): Match => JSON.parse(JSON.stringify(match)) as Match;

/** The match with its clocks standing, as a save has it. */
const standing = (match: Match): Match => ({...match, clocks: {left: match.clocks.left}});

/** The match as it comes back from a save. */
const away = (match: Match): Match => transition(standing(match), {type: 'putAway', at: 0}).match;

describe('whatever happens, a match', () => {
	it('stays one that could be restored, and changes only as its effects say', () => {
		fc.assert(
			fc.property(settings, fc.array(choice, {maxLength: 80}), (start, choices) => {
				run(start, choices, (before, after, effects) => {
					expectAlike(restoreMatch(after), {ok: true, value: away(after)});
					const grows = countPlies(after) - countPlies(before);
					expectAlike([-2, -1, 0, 1].includes(grows), true);
					const isKept =
						grows === 0 &&
						before.request === after.request &&
						before.notices === after.notices &&
						before.outcome === after.outcome;
					// All that must not be lost is saved.
					expectAlike(isKept || effects.includes('save'), true);
					expectAlike(
						effects.includes('ended'),
						before.outcome === undefined && after.outcome !== undefined,
					);
					expectAlike(effects.includes('refused') && after !== before, false);
					for (const color of COLORS) {
						const {since} = after.clocks;
						expectAlike(after.clocks.left[color] >= 0, true);
						expectAlike(since === undefined || after.phase.name === 'turn', true);
					}
				});
			}),
			{numRuns: 150},
		);
	});

	it('is the same when it was written down and played again', () => {
		let endings = 0;
		fc.assert(
			fc.property(settings, fc.array(choice, {maxLength: 120}), (start, choices) => {
				const match = run(start, choices, () => {});
				const restored = unwrap(restoreMatch(copy(match)));
				expect(restored).toEqual(away(match));
				const again = copy(match);
				expect(reviewTruth(again)).toEqual(reviewTruth(match));
				for (const color of COLORS) {
					expect(seatReport(again, color)).toEqual(seatReport(match, color));
				}

				const time = '2026-11-21T10:00:00.000Z';
				const text = makeSave({created: time, updated: time, match, marks: NO_MARKS});
				const saved = parseSave(text);
				expect(saved.ok && saved.value.match).toEqual(standing(match));
				expect(reviewMatch(match).ok).toBe(match.outcome !== undefined);
				endings += match.outcome === undefined ? 0 : 1;
			}),
			{numRuns: 80},
		);
		expect(endings).toBeGreaterThan(0);
	});

	it('goes on from an old point as it did before', () => {
		fc.assert(
			fc.property(settings, fc.array(choice, {minLength: 10, maxLength: 60}), (start, choices) => {
				const seen: Match[] = [];
				run(start, choices, (before) => seen.push(before));
				const reports = seen.map((match) => seatReport(copy(match), 'white'));
				// Backwards, so that no report can lean on the one after it.
				for (let index = seen.length - 1; index >= 0; index--) {
					expect(seatReport(seen[index], 'white')).toEqual(reports[index]);
				}

				const again: Match[] = [];
				run(start, choices, (before) => again.push(before));
				expect(again).toEqual(seen);
			}),
			{numRuns: 40},
		);
	});
});
