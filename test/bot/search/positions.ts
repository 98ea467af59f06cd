import {parseFen, START_FEN} from '../../../source/core/fen.js';
import {createRandom, randomInteger} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {generateMoves} from '../../../source/rules/generate.js';
import {KING_CAPTURE} from '../../../source/rules/move-rules.js';
import type {Move} from '../../../source/rules/move.js';
import {positionFromSetup} from '../../../source/rules/position-from-setup.js';
import {MAX_MOVES, Position} from '../../../source/rules/position.js';

/** The usual start, and starts that bring castling, en passant, promotion and open kings about sooner. */
const STARTS = [
	START_FEN,
	'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8',
	'4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
	'4k3/1P4P1/8/8/3n4/8/1p4p1/4K3 w - - 0 1',
	'2q1k3/8/8/2b5/8/5R2/8/3QK3 w - - 0 1',
];

/** Returns the position of a FEN in which kings may be taken. */
export const positionOf = (fen: string): Position =>
	unwrap(positionFromSetup(unwrap(parseFen(fen)), KING_CAPTURE));

/** Returns the moves of the side to move. */
export function movesIn(position: Position): Move[] {
	const moves = new Int32Array(MAX_MOVES);
	return [...moves.subarray(0, generateMoves(position, moves, 0))];
}

/** Plays games by lot; `visit` gets the position before each ply, and the move that is then made. */
export function forRandomPlies(
	games: number,
	plies: number,
	visit: (position: Position, move: Move, ply: number) => void,
): void {
	for (let game = 0; game < games; game++) {
		const random = createRandom(`positions ${game}`);
		const position = positionOf(STARTS[game % STARTS.length]);
		for (let ply = 0; ply < plies && !position.isKingTaken && position.halfmoves < 100; ply++) {
			const moves = movesIn(position);
			if (moves.length === 0) {
				break;
			}

			const move = moves[randomInteger(random, moves.length)];
			visit(position, move, ply);
			position.make(move);
		}
	}
}

/** Returns a copy with the colours and the ranks exchanged. */
export function flipped(position: Position): Position {
	const setup = position.toSetup();
	const cells = new Uint8Array(64);
	for (let square = 0; square < 64; square++) {
		const man = setup.cells[square];
		cells[square ^ 56] = man === 0 ? 0 : man ^ 8;
	}

	return Position.fromSetupUnchecked(
		{
			...setup,
			cells,
			turn: setup.turn === 'white' ? 'black' : 'white',
			castling: ((setup.castling & 3) << 2) | (setup.castling >> 2),
			epSquare: setup.epSquare < 0 ? setup.epSquare : setup.epSquare ^ 56,
		},
		position.rules,
	);
}
