import {expect, it} from 'vitest';
import {START_FEN} from '../../source/core/fen.js';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {Game} from '../helpers/game.js';
import {fog} from '../../source/rules/variants/fog.js';
import {loadFfish} from '../helpers/load-ffish.js';
import {sampleSize} from '../helpers/sample-size.js';

const POSITIONS = sampleSize(1500, 20_000);
const LONGEST_GAME = 150;
const STARTS = [
	START_FEN,
	'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
	'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
	'4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
];

it('gives the moves that Fairy-Stockfish gives on thousands of positions of random games', async () => {
	const ffish = await loadFfish();
	const random = createRandom('ffish');
	let positions = 0;
	let specials = 0;
	for (let index = 0; positions < POSITIONS; index++) {
		const start = STARTS[index % STARTS.length];
		const game = unwrap(Game.start(fog, start));
		const board = new ffish.Board('fogofwar', start);
		for (let ply = 0; ply < LONGEST_GAME && game.outcome === undefined; ply++) {
			const moves = game.moves().map((move) => makeUci(move));
			const theirs = board.legalMoves().split(' ').sort();
			if (moves.toSorted().join(' ') !== theirs.join(' ')) {
				expect(moves.toSorted(), board.fen()).toEqual(theirs);
			}

			positions++;
			// Castlings, promotions and en passant are rare; choose them when they come up.
			const before = game.position.epSquare;
			const rare = game
				.moves()
				.filter(
					({from, to, promotion}) =>
						promotion !== undefined ||
						(to === before && (game.position.board[from] & 7) === 1) ||
						((game.position.board[from] & 7) === 6 && Math.abs(from - to) === 2),
				);
			const move = makeUci(
				rare.length > 0 && random() < 0.5 ? pick(random, rare) : pick(random, game.moves()),
			);
			specials += rare.length > 0 ? 1 : 0;
			expect(game.tryText(move)?.accepted).toBe(true);
			board.push(move);
		}

		board.delete();
	}

	expect(specials).toBeGreaterThan(POSITIONS / 40);
}, 120_000);
