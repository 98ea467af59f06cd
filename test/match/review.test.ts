import {describe, expect, it} from 'vitest';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {reviewMatch, reviewTruth} from '../../source/match/review.js';
import {unwrap} from '../../source/core/result.js';
import {AGAINST_BOT, HOTSEAT, play} from '../helpers/matches.js';

const KING_TAKEN = ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8'];

describe('a review', () => {
	const review = unwrap(reviewMatch(play(AGAINST_BOT, ...KING_TAKEN).match));

	it('has every step with all eyes', () => {
		expect(review.steps.map(({ply}) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
		const {white, black, truth} = review.steps[1].sights;
		expect(makeFogFen(truth)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3');
		expect(makeFogFen(black)).toBe(
			'rnbqkbnr/pppppppp/8/8/????????/????????/????????/???????? b kq -',
		);
		expect(makeFogFen(white)).toContain('/4P3/4?3/');
		expect(review.steps[0].move).toBeUndefined();
		expect(review.steps[5].heard.black).toEqual([{type: 'ended', ...review.outcome}]);
	});

	it('has the moves in full, from step to step', () => {
		expect(review.moves.map(({san}) => san)).toEqual(['e4', 'f6', 'Qh5', 'a6', 'Qxe8']);
		expect(review.moves.map(({by}) => by)).toEqual(['white', 'black', 'white', 'black', 'white']);
		expect(review.steps[3].move).toBe(review.moves[2]);
		expect(review.outcome).toEqual({winner: 'white', reason: 'king-captured'});
		expect(review.names).toEqual({white: 'Ada', black: 'Robo'});
	});

	it('is refused while the game goes on', () => {
		const {match} = play(HOTSEAT);
		expect(reviewMatch(match)).toEqual({
			ok: false,
			error: 'this game is not over, and a review would show what each side may not see',
		});
		expect(reviewTruth(match).steps).toHaveLength(1);
	});

	it('knows who saw the whole board besides, in a game that has such seats', () => {
		expect(review.sawAll).toBeUndefined();
		const {match} = play({...HOTSEAT, variant: 'kriegspiel-partnership'}, 'e2e4');
		expect(reviewTruth(match).sawAll).toEqual(['white-adviser', 'black-adviser']);
	});
});
