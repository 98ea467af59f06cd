import {expect, it} from 'vitest';
import {shunDraws} from '../../../source/bot/fog/shun-draws.js';
import {moveKey} from '../../../source/rules/move.js';
import {START_FEN} from '../../../source/core/fen.js';
import {parseUci} from '../../../source/core/uci.js';
import {unwrap} from '../../../source/core/result.js';
import {Game} from '../../helpers/game.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {questionAfter} from '../../helpers/questions.js';

/** Returns what is thought of two moves after others, by the side to move, when they were thought equally good. */
function judged(before: readonly string[], texts: readonly string[], score: number) {
	const game = unwrap(Game.start(fog));
	for (const move of before) {
		game.tryText(move);
	}

	const moves = texts.map((text) => ({move: moveKey(parseUci(text)!), score}));
	return shunDraws(questionAfter(...before), game.position.clone(), moves).map(
		(one) => [texts[moves.findIndex(({move}) => move === one.move)], one.score] as const,
	);
}

/** White has brought its knight to f3 once, and home again. */
const ONCE = ['g1f3', 'a7a6', 'f3g1', 'b7b6'];
/** Twice. */
const TWICE = [...ONCE, 'g1f3', 'c7c6', 'f3g1', 'd7d6'];

it('takes something off a move that goes back, and much the third time', () => {
	expect(judged(ONCE, ['g1f3', 'e2e4'], 300)).toEqual([
		['e2e4', 300],
		['g1f3', 260],
	]);
	expect(judged(TWICE, ['g1f3', 'e2e4'], 300)).toEqual([
		['e2e4', 300],
		['g1f3', 70],
	]);
});

it('does so for Black, who has seen less of the board', () => {
	const moves = ['a2a3', 'g8f6', 'b2b3', 'f6g8', 'c2c3'];
	expect(judged(moves, ['g8f6', 'e7e5'], 300)).toEqual([
		['e7e5', 300],
		['g8f6', 260],
	]);
});

it('would rather play on when neither side is winning, and does not mind a draw when it is losing', () => {
	expect(judged(TWICE, ['g1f3', 'e2e4'], 20)).toEqual([
		['e2e4', 20],
		['g1f3', -20],
	]);
	expect(judged(TWICE, ['g1f3', 'e2e4'], -100)).toEqual([
		['g1f3', -100],
		['e2e4', -100],
	]);
});

it('shuns what is no capture and no pawn move when the host’s limit is near', () => {
	const startFen = START_FEN.replace(' 0 1', ' 85 60');
	const question = {...questionAfter(), startFen};
	const position = unwrap(Game.start(fog)).position.clone();
	const moves = ['b1c3', 'e2e4'].map((text) => ({move: moveKey(parseUci(text)!), score: 300}));
	const [first, second] = shunDraws(question, position, moves);
	expect(first).toEqual(moves[1]);
	expect(second).toEqual({move: moves[0].move, score: 150});
	expect(shunDraws(questionAfter(), position, moves)).toEqual(moves);
});
