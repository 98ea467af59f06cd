import {describe, expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {type Bot} from '../../source/bot/bot.js';
import {greedyBot} from '../../source/bot/greedy-bot.js';
import {randomBot} from '../../source/bot/random-bot.js';
import {Game} from '../helpers/game.js';
import {fog} from '../../source/rules/variants/fog.js';

const ARMIES = {white: 16, black: 16};

/** Asks a bot for its move in a position, as the side to move that has seen nothing before. */
function ask(bot: Bot, fen: string, seed = 1): string {
	const game = unwrap(Game.start(fog, fen));
	const history = {seat: game.turn, variant: 'fog', start: game.view(game.turn), plies: []};
	return makeAct(bot({history, moves: game.moves(), menAtStart: ARMIES}, createRandom(seed)).move);
}

describe('the greedy bot', () => {
	it('takes the king when it sees him', () => {
		expect(ask(greedyBot, '4k3/4q3/8/8/8/8/4R3/K3Q3 w - - 0 1')).not.toBe('e2e8');
		expect(ask(greedyBot, '3qk3/8/8/8/8/8/8/K3R3 w - - 0 1')).toBe('e1e8');
	});

	it('takes a queen that hangs, and leaves a pawn that is protected', () => {
		expect(ask(greedyBot, '4k3/8/8/3q4/8/8/8/K2R4 w - - 0 1')).toBe('d1d5');
		// The bishop sees the protector.
		expect(ask(greedyBot, '4k3/8/2p5/3p4/B7/8/8/K2Q4 w - - 0 1')).not.toBe('d1d5');
	});

	it('moves a man away from what it sees attack it', () => {
		// The rook sees the pawn that attacks the knight.
		expect(ask(greedyBot, '4k3/8/8/R1p5/3N4/8/8/K7 w - - 0 1')).toBe('a5c5');
		expect(ask(greedyBot, '4k3/8/3p4/R1p5/3N4/B7/8/K7 w - - 0 1').slice(0, 2)).toMatch(/d4|a3/);
	});

	it('answers the same to the same seed', () => {
		const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
		expect(ask(greedyBot, fen, 7)).toBe(ask(greedyBot, fen, 7));
	});

	it('beats one that moves at random', () => {
		const random = createRandom('greedy');
		let score = 0;
		for (let round = 0; round < 10; round++) {
			const game = unwrap(Game.start(fog));
			const seat = round % 2 === 0 ? 'white' : 'black';
			while (game.outcome === undefined) {
				const bot = game.turn === seat ? greedyBot : randomBot;
				const history = {seat: game.turn, variant: 'fog', start: game.view(game.turn), plies: []};
				game.act(bot({history, moves: game.moves(), menAtStart: ARMIES}, random).move);
			}

			score += game.outcome.winner === seat ? 1 : 0;
		}

		expect(score).toBeGreaterThanOrEqual(9);
	});
});
