import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {startMatch} from '../../../source/match/start-match.js';
import {turnOf} from '../../../source/session/told/turn-of.js';

/** Returns what is so of a seat's turn at the start of a game. */
const turnIn = (variant: string, seat: 'white' | 'black') => {
	const person = {kind: 'person', name: 'A'} as const;
	const settings = {
		variant,
		clock: {kind: 'none'},
		seed: 1,
		seats: {white: person, black: person},
	} as const;
	const {of, ...turn} = turnOf(seatReport(unwrap(startMatch(settings, 0)), seat));
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
		['reverse-schrodinger', 'white', []],
		// Who sees the whole board is refused nothing and has nothing to ask.
		['one-eye', 'black', []],
		['one-eye', 'white', ['mayBeRefused', 'mayAsk', 'seesOwnMenOnly']],
	] as const)('tells of %s what is so for %s', (variant, seat, expected) => {
		expect(turnIn(variant, seat)).toEqual(expected);
	});
});
