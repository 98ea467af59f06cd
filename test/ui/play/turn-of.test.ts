import {describe, expect, it} from 'vitest';
import {given} from '../../../source/core/given.js';
import {unwrap} from '../../../source/core/result.js';
import {seatReport} from '../../../source/match/seat-report.js';
import type {MatchSettings} from '../../../source/match/settings.js';
import {startMatch} from '../../../source/match/start-match.js';
import {transition} from '../../../source/match/transition.js';
import {findEntries} from '../../../source/ui/panes/palette.js';
import {turnOf} from '../../../source/session/told/turn-of.js';
import {bindingsFor} from '../../../source/ui/shell/keys/key-map.js';
import {BOTS, play} from '../../helpers/matches.js';

const person = {kind: 'person', name: 'A'} as const;

const settingsOf = (variant: string): MatchSettings => ({
	variant,
	clock: {kind: 'none'},
	seed: 1,
	seats: variant.endsWith('partnership')
		? {white: person, black: person, 'white-adviser': person, 'black-adviser': person}
		: {white: person, black: person},
});

/** Returns what is so of a seat's turn at the start of a game. */
const turnIn = (variant: string, seat: 'white' | 'black') => {
	const {
		of,
		words: _words,
		hasNoPast: _hasNoPast,
		castles: _castles,
		...turn
	} = turnOf(seatReport(unwrap(startMatch(settingsOf(variant), 0)), seat));
	expect(of).toBe('game');
	return Object.entries(turn).flatMap(([name, isSo]) => (isSo ? [name] : []));
};

describe('turnOf', () => {
	it.each([
		['fog', 'white', []],
		['fog-ending', 'black', []],
		['kriegspiel-eastern', 'white', ['mayBeRefused', 'mayAsk', 'seesOwnMenOnly']],
		['kriegspiel-eastern', 'black', ['mayBeRefused', 'mayAsk', 'seesOwnMenOnly']],
		['kriegspiel-icc', 'white', ['mayBeRefused', 'seesOwnMenOnly']],
		['reverse-schrodinger', 'white', ['seesAll']],
		['liar', 'black', ['seesAll']],
		// Who sees the whole board is refused nothing and has nothing to ask.
		['one-eye', 'black', ['seesAll', 'hasNothingToKnow']],
		['one-eye', 'white', ['mayBeRefused', 'mayAsk', 'seesOwnMenOnly']],
		['kriegspiel-partnership', 'white', ['mayBeRefused', 'mayAsk', 'seesOwnMenOnly']],
	] as const)('tells of %s what is so for %s', (variant, seat, expected) => {
		expect(turnIn(variant, seat)).toEqual(expected);
	});

	it.each([
		['fog', 'white', true],
		['liar', 'white', false],
		['one-eye', 'black', false],
		['semi-kriegspiel', 'black', false],
	] as const)('has the key of ghosts in %s for %s: %s', (variant, seat, isThere) => {
		const turn = turnOf(seatReport(unwrap(startMatch(settingsOf(variant), 0)), seat));
		expect(bindingsFor(turn).some(({command}) => command === 'ghosts')).toBe(isThere);
	});

	it.each([
		['fog', 'white', true],
		['luft', 'white', true],
		['schrodinger', 'white', true],
		['special-move', 'white', true],
		['kriegspiel-eastern', 'black', true],
		['one-eye', 'white', true],
		['one-eye', 'black', false],
		['semi-kriegspiel', 'black', false],
		['declaration', 'white', false],
	] as const)('has the key for what may stand where in %s for %s: %s', (variant, seat, isThere) => {
		const turn = turnOf(seatReport(unwrap(startMatch(settingsOf(variant), 0)), seat));
		expect(bindingsFor(turn).some(({command}) => command === 'know')).toBe(isThere);
	});

	it('has the key for what may stand where while a move lies sealed, before that for marks', () => {
		const {match} = play({...BOTS, variant: 'declaration'}, 'e2e4', 'seal:e7e5');
		const asked = bindingsFor(turnOf(seatReport(match, 'white'))).filter(({command}) =>
			['know', 'mark'].includes(command),
		);
		expect(asked.map(({command, keys, isListed}) => [command, keys[0], isListed])).toEqual([
			['know', 'w', true],
			['mark', 'm', true],
		]);
	});

	it('has no place in the help line for taking back before there is something to take back', () => {
		const begun = unwrap(startMatch(settingsOf('fog'), 0));
		const label = (match: typeof begun) =>
			bindingsFor(turnOf(seatReport(match, 'white'))).find(({command}) => command === 'takeback');
		expect(label(begun)).toMatchObject({keys: ['u']});
		expect(label(begun)?.label).toBeUndefined();
		const {match} = transition(begun, {type: 'handedOver', at: 0});
		const after = transition(match, {type: 'moveChosen', seat: 'white', move: 'e2e4', at: 0}).match;
		expect(label(after)?.label).toBe('take back');
	});

	it.each([
		['fog', undefined, true],
		['dark', undefined, true],
		['fog', '4k3/8/8/8/8/8/8/4K2R w - - 0 1', false],
		['fog', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', true],
		['liar', undefined, false],
	] as const)(
		'names castling among the moves to type in %s from %s: %s',
		(variant, fen, isThere) => {
			const started = startMatch({...settingsOf(variant), ...given({fen})}, 0);
			const turn = turnOf(seatReport(unwrap(started), 'white'));
			const help = bindingsFor(turn).find(({command}) => command === 'type')?.help ?? '';
			expect(help.includes('O-O')).toBe(isThere);
		},
	);

	it('has no key for a word that the square which is to be chosen says', () => {
		const keys = (variant: string, seat: 'white' | 'black') => {
			const begun = unwrap(startMatch(settingsOf(variant), 0));
			const {match} = transition(begun, {type: 'handedOver', at: 0});
			return bindingsFor(turnOf(seatReport(match, seat))).flatMap(({command}) =>
				command.startsWith('say:') ? [command] : [],
			);
		};

		expect(keys('pickle-pot', 'black')).toEqual([]);
		expect(keys('welbeck', 'white')).toEqual(['say:random', 'say:standard']);
	});

	it.each([
		['liar', [], ['1 say:random']],
		['quantum', ['random'], ['1 say:random', '2 say:ready']],
		['assassin', ['standard'], ['1 say:random', '2 say:ready', '3 say:standard']],
		['special-move', ['name:e2'], ['2 say:ready']],
	] as const)(
		'numbers the words of %s after %j, what ends a set-up always alike',
		(variant, acts, expected) => {
			let {match} = transition(unwrap(startMatch(settingsOf(variant), 0)), {
				type: 'handedOver',
				at: 0,
			});
			for (const move of acts) {
				({match} = transition(match, {type: 'moveChosen', seat: 'white', move, at: 0}));
			}

			expect(
				bindingsFor(turnOf(seatReport(match, 'white'))).flatMap(({command, keys}) =>
					command.startsWith('say:') ? [`${keys[0]} ${command}`] : [],
				),
			).toEqual(expected);
		},
	);

	it('names the questions of the game where one asks, and has no place in the help line for them once they are asked', () => {
		const begun = unwrap(startMatch(settingsOf('kriegspiel-modern'), 0));
		const {match} = transition(begun, {type: 'handedOver', at: 0});
		const turn = turnOf(seatReport(match, 'white'));
		const ask = bindingsFor(turn).find(({command}) => command === 'ask');
		expect(ask && findEntries([{binding: ask}], 'sev')).toHaveLength(1);
		expect(ask?.label).toBe('ask the umpire');
		const seven = 'seven?a1,b2,c3,d4,e5,f6,g7';
		const asked = transition(match, {type: 'moveChosen', seat: 'white', move: seven, at: 0}).match;
		const after = bindingsFor(turnOf(seatReport(asked, 'white')));
		expect(after.find(({command}) => command === 'ask')).toBeDefined();
		expect(after.find(({command}) => command === 'ask')?.label).toBeUndefined();
	});

	it.each([
		['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'ask the umpire'],
		['4k3/4p3/8/8/8/8/8/Q3K3 w - - 0 1', undefined],
	])('offers no question about pawns to who has none: %s', (fen, label) => {
		const settings = {...settingsOf('kriegspiel-eastern'), fen};
		const {match} = transition(unwrap(startMatch(settings, 0)), {type: 'handedOver', at: 0});
		const ask = bindingsFor(turnOf(seatReport(match, 'white'))).find(
			({command}) => command === 'ask',
		);
		expect(ask).toBeDefined();
		expect(ask?.label).toBe(label);
	});

	it.each([
		['fog', undefined],
		['kriegspiel-eastern', ['any']],
		['kriegspiel-take-back', ['take-back', 'stand', 'any']],
		['declaration', ['seal', 'look', 'open', 'name']],
	] as const)('names all words and questions of %s, said now or not', (variant, words) => {
		expect(turnOf(seatReport(unwrap(startMatch(settingsOf(variant), 0)), 'white')).words).toEqual(
			words,
		);
	});
});
