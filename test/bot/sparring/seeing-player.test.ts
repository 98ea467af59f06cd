import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import {createSeeingPlayer, SEEING_PLAYERS} from '../../../source/bot/sparring/seeing-player.js';
import {createRandom} from '../../../source/core/random.js';
import {Game} from '../../helpers/game.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {unwrap} from '../../../source/core/result.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {positionOf} from '../search/positions.js';

describe('a seeing player', () => {
	it('sees what no seat sees: a king behind a wall of fog', () => {
		// The black king stands on the rook's file, out of its own pawns' way; the player is told so.
		const truth = positionOf('4k3/8/8/8/8/8/4R3/K7 w - - 0 1');
		for (const make of Object.values(SEEING_PLAYERS)) {
			expect(makeAct(make()(truth, createRandom(1)).move)).toBe('e2e8');
		}
	});

	it('leaves the truth as it was', () => {
		const fen = 'r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 2 6';
		const truth = positionOf(fen);
		const before = [...truth.men.flatMap((men) => [...men]), ...truth.board, truth.side, truth.ply];
		createSeeingPlayer({depth: 2})(truth, createRandom(1));
		expect([
			...truth.men.flatMap((men) => [...men]),
			...truth.board,
			truth.side,
			truth.ply,
		]).toEqual(before);
	});

	it('beats one that moves at random, in every game, and draws lots by the seed', () => {
		const play = (round: number, seed: string): {winner: unknown; moves: string} => {
			const random = createRandom(seed);
			const player = createSeeingPlayer({depth: 1});
			const game = unwrap(Game.start(fog));
			const seat = round % 2 === 0 ? 'white' : 'black';
			const moves: string[] = [];
			while (game.outcome === undefined) {
				const history = {seat: game.turn, variant: 'fog', start: game.view(game.turn), plies: []};
				const question = {history, moves: game.moves(), menAtStart: {white: 16, black: 16}};
				const {move} =
					game.turn === seat ? player(game.position, random) : randomBot(question, random);
				moves.push(makeAct(move));
				game.act(move);
			}

			return {winner: game.outcome.winner === seat, moves: moves.join(' ')};
		};
		for (let round = 0; round < 6; round++) {
			expect(play(round, `${round}`).winner).toBe(true);
		}

		expect(play(0, 'a')).toEqual(play(0, 'a'));
		expect(play(0, 'a')).not.toEqual(play(0, 'b'));
	});

	it('does not repeat positions when it is ahead', () => {
		const player = createSeeingPlayer({depth: 2});
		const random = createRandom(3);
		const game = unwrap(Game.start(fog, '7k/8/8/8/8/8/8/KQQ5 w - - 0 1'));
		while (game.outcome === undefined) {
			const moves = game.moves();
			game.act(
				game.turn === 'white'
					? player(game.position, random).move
					: moves[Math.floor(random() * moves.length)],
			);
		}

		expect(game.outcome).toMatchObject({winner: 'white'});
	});
});
