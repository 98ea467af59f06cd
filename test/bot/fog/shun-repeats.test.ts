import {expect, it} from 'vitest';
import {shunRepeats} from '../../../source/bot/fog/shun-repeats.js';
import {moveKey} from '../../../source/rules/move.js';
import {parseUci} from '../../../source/core/uci.js';
import {unwrap} from '../../../source/core/result.js';
import {Game} from '../../../source/rules/game.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {questionAfter} from '../../helpers/questions.js';

/** White has brought its knight to f3 twice, and home once in between and once after. */
const MOVES = ['g1f3', 'a7a6', 'f3g1', 'b7b6', 'g1f3', 'c7c6', 'f3g1', 'd7d6'];

/** Returns what is thought of Nf3 and e4 when they were thought equally good. */
function judged(score: number): readonly (readonly [string, number])[] {
	const game = unwrap(Game.start(fog));
	for (const move of MOVES) {
		game.tryUci(move);
	}

	const moves = ['g1f3', 'e2e4'].map((text) => ({move: moveKey(parseUci(text)!), score}));
	return shunRepeats(questionAfter(...MOVES).history, game.position.clone(), moves).map(
		(one) => [one.move === moves[0].move ? 'g1f3' : 'e2e4', one.score] as const,
	);
}

it('takes more off a move that goes back the more often the men have stood so', () => {
	expect(judged(300)).toEqual([
		['e2e4', 300],
		['g1f3', 220],
	]);
});

it('does not mind going to and fro unless it is winning', () => {
	expect(judged(20)).toEqual([
		['g1f3', 20],
		['e2e4', 20],
	]);
});
