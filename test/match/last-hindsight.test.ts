import {describe, expect, it, vi} from 'vitest';
import {ok} from '../../source/core/result.js';
import {rememberingLast} from '../../source/match/last-hindsight.js';
import {AGAINST_BOT, play} from '../helpers/matches.js';

describe('looking back', () => {
	it('answers again about the last match without working it out, and keeps nothing that was called off', async () => {
		const {match} = play(AGAINST_BOT, 'e2e4', {type: 'resigned', side: 'black'});
		const {match: other} = play(AGAINST_BOT, 'd2d4', {type: 'resigned', side: 'black'});
		const answer = ok({sizes: {white: [], black: []}, moments: []});
		const ask = vi.fn(async () => answer);
		const lookBack = rememberingLast(ask);
		const {signal} = new AbortController();
		ask.mockRejectedValueOnce(new Error('called off'));
		await expect(lookBack(match, signal)).rejects.toThrow('called off');
		expect(await lookBack(match, signal)).toBe(answer);
		// As its save has it.
		expect(await lookBack(structuredClone(match), signal)).toBe(answer);
		expect(ask).toHaveBeenCalledTimes(2);
		await lookBack(other, signal);
		expect(ask).toHaveBeenCalledTimes(3);
	});
});
