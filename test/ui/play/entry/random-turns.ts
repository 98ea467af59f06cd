import fc from 'fast-check';
import {unwrap} from '../../../../source/core/result.js';
import {Game} from '../../../helpers/game.js';
import {fog} from '../../../../source/rules/variants/fog.js';
import type {TurnKnowledge} from '../../../../source/ui/play/entry/turn-state.js';

/** Starts that between them have castling, promotions, en passant and crowded squares. */
const STARTS = [
	undefined,
	'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
	'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
	'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
	'2b1k3/1p6/2Q5/1B1B4/4Q3/8/P6P/1N2K1NQ w - - 0 1',
];

/** Returns what the side to move knows. */
export const knowledgeOf = (game: Game): TurnKnowledge => ({
	moves: game.moves(),
	cells: game.view(game.turn).cells,
	variant: 'fog',
	seat: game.turn,
	orientation: game.turn,
});

/** What a side on move knows somewhere in a random game of fog of war chess; it always has a move. */
export const anyTurn: fc.Arbitrary<TurnKnowledge> = fc
	.record({
		start: fc.constantFrom(...STARTS),
		choices: fc.array(fc.nat(), {maxLength: 30}),
	})
	.map(({start, choices}) => {
		const game = unwrap(Game.start(fog, start));
		for (const choice of choices) {
			const moves = game.moves().filter((move) => (game.position.board[move.to] & 7) !== 6);
			if (moves.length === 0) {
				break;
			}

			game.try(moves[choice % moves.length]);
		}

		return knowledgeOf(game);
	})
	.filter(({moves}) => moves.length > 0);
