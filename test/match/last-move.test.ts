import {describe, expect, it} from 'vitest';
import {lastMoveOf, settingUp} from '../../source/match/last-move.js';
import {BOTS, play} from '../helpers/matches.js';

describe('lastMoveOf', () => {
	it.each([
		['fog', ['g1f3', 'e7e5', 'f3e5', 'b8c6'], 'Nxe5'],
		// Who sees only his own men heard that he took one.
		['kriegspiel-eastern', ['g1f3', 'e7e5', 'f3e5', 'b8c6'], 'Nxe5'],
		// A refused try is none, and a move that was let stand is its own.
		['kriegspiel-eastern', ['e2e4', 'e7e5', 'e4e5'], 'e4'],
		['kriegspiel-take-back', ['b1c3', 'd7d5', 'c3e4', 'stand'], 'Ne4'],
		['tripod', ['batch:e2e4,g1f3,a2a3'], 'e4 Nf3 a3'],
		['fog', [], undefined],
	])('is as the list of the moves has it: %s after %j', (variant, acts, expected) => {
		expect(lastMoveOf(play({...BOTS, variant}, ...acts).match, 'white')).toBe(expected);
	});

	it('is none where the acts cannot be done', () => {
		const {match} = play(BOTS, 'e2e4');
		const wrong = {...match, acts: [{...match.acts[0], text: 'e2e5'}]};
		expect(lastMoveOf(wrong, 'white')).toBeUndefined();
	});
});

describe('settingUp', () => {
	const of = (variant: string, ...acts: readonly string[]) =>
		settingUp(play({...BOTS, variant}, ...acts).match);

	it('is the side that arranges its men or chooses one, as long as play has not begun', () => {
		expect(of('welbeck')).toBe('white');
		expect(of('welbeck', 'standard', 'ready')).toBe('black');
		expect(of('welbeck', 'standard', 'ready', 'standard', 'ready')).toBeUndefined();
		expect(of('special-move', 'name:d1')).toBe('white');
		expect(of('fog')).toBeUndefined();
	});
});
