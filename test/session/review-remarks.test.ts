import {describe, expect, it} from 'vitest';
import {ok, unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import {type KnowledgeQuestion, matchTasks} from '../../source/match/worker-tasks.js';
import {reviewTruth} from '../../source/match/review.js';
import {reviewRemarks} from '../../source/session/review-remarks.js';
import {SEALED_ALONE} from '../../source/text/turn.js';
import type {KnownBoard} from '../../source/knowledge/known-board.js';
import type {Result} from '../../source/core/result.js';
import {BOTS, play} from '../helpers/matches.js';

const over = (variant: string, ...acts: readonly string[]): Match =>
	play({...BOTS, variant}, ...acts, {type: 'resigned', side: 'white'}).match;

/** Returns what the review of a match asks of a side's knowledge at a step, and what is said instead. */
async function asked(match: Match, side: 'white' | 'black', step: number) {
	const {reports, steps} = reviewTruth(match);
	let question: KnowledgeQuestion | undefined;
	const {knew} = reviewRemarks(match, {
		drills: undefined as never,
		knowledge: {
			know: async (one) => {
				question = one;
				return ok(undefined as never);
			},
			kingDanger: undefined as never,
			moveRisks: undefined as never,
			lookBack: undefined as never,
		},
	});
	const ask = knew?.(reports[side], steps[step].noticed[side]);
	if (typeof ask !== 'string') {
		await ask?.(new AbortController().signal);
	}

	return {said: typeof ask === 'string' ? ask : undefined, question};
}

const known = (question: KnowledgeQuestion | undefined): KnownBoard =>
	unwrap(matchTasks()['knownBoard'](question, new Map()) as Result<KnownBoard>);

describe('what a side could know, in the review of a game', () => {
	it('is asked of its own history up to that step, and of nothing later', async () => {
		const match = over('fog', 'e2e4', 'f7f6', 'd1h5', 'a7a6');
		const {question} = await asked(match, 'white', 2);
		expect(question?.history).toMatchObject({seat: 'white'});
		expect(question?.history.plies).toHaveLength(2);
		expect(known(question).size).toBe(13);
	});

	it('counts what the side noticed, where of a set-up it noticed less', async () => {
		const match = over('special-move', 'name:d1', 'ready', 'name:d8', 'ready', 'e2e4');
		const {question} = await asked(match, 'white', 4);
		expect(question?.history.plies).toHaveLength(3);
		expect(known(question).squares.filter(({secret}) => secret === 'written')).toHaveLength(16);
	});

	it('is said not to be there to ask, where all stands in sight', async () => {
		const {said, question} = await asked(over('declaration', 'e2e4'), 'white', 1);
		expect(said).toBe(SEALED_ALONE);
		expect(question).toBeUndefined();
	});
});
