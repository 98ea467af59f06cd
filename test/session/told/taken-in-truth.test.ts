import {expect, it} from 'vitest';
import {takenMen} from '../../../source/knowledge/taken.js';
import {reviewTruth} from '../../../source/match/review.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {takenInTruth} from '../../../source/session/told/taken-in-truth.js';
import {takenTexts} from '../../../source/text/taken-men.js';
import {BOTS, play} from '../../helpers/matches.js';

it.each([
	[
		'kriegspiel-eastern',
		'e2e4 d7d5 e4d5 d8d5',
		'You took: 1 man unseen',
		['You took: 1 pawn', 'You lost: 1 pawn'],
	],
	[
		'tripod',
		'batch:e2e4,g1f3,f1c4 batch:e7e5,b8c6,d7d5 batch:e4d5,f3e5,a2a3 batch:c6e5,a7a6,h7h6',
		'You took: 2 men unseen',
		['You took: 2 pawns', 'You lost: 1 knight'],
	],
	// What was under a cover that was taken is a secret till then.
	[
		'schrodinger',
		'random ready random ready g2g4 b7b6 f2f3 c8a6 b2b3 a6c4 b3c4',
		'You took: 1 concealed man',
		[expect.stringMatching(/^You took: 1 (?:rook|knight|bishop|queen)$/u), 'You lost: none'],
	],
] as const)('names the men when all is shown: %s', (variant, acts, took, truth) => {
	const {match} = play({...BOTS, variant}, ...acts.split(' '));
	expect(takenTexts(takenMen(seatReport(match, 'white').history))[0]).toBe(took);
	expect(takenTexts(takenInTruth(reviewTruth(match), 'white'))).toEqual(truth);
});
