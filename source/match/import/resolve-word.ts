import {type Act, isMove, makeAct, type MoveAct, parseAct} from '../../core/act.js';
import {makeSan} from '../../core/san.js';
import {fitsWritten, readMove} from '../../core/read-san.js';
import {makeUci} from '../../core/uci.js';
import {tryText} from '../../knowledge/move-list.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {moveText} from '../../rules/move.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import type {SeatId} from '../../rules/seat.js';
import type {Table} from '../../rules/table.js';

/** What a word can mean here: one act, or what it may be taken for (none, or several). */
export type Meaning =
	| {readonly kind: 'act'; readonly act: Act}
	| {readonly kind: 'unclear'; readonly may: readonly string[]};

const only = (moves: readonly MoveAct[]): Meaning =>
	moves.length === 1 ? {kind: 'act', act: moves[0]} : {kind: 'unclear', may: moves.map(makeUci)};

/** Returns which of some moves are legal in chess. */
function legalInChess({variant, state}: Table, moves: readonly MoveAct[]): readonly MoveAct[] {
	const rules = {...variant.moves, royal: 'check', castling: 'safe'} as const;
	const position = Position.fromSetupUnchecked(state.board.toSetup(), rules);
	const found = new Int32Array(MAX_MOVES);
	const end = generateLegalMoves(position, found, 0);
	const legal = new Set(Array.from(found.subarray(0, end), (move) => moveText(move)));
	return moves.filter((move) => legal.has(makeUci(move)));
}

/**
 * Returns what a written move means. Where one way to write it has two readings, as the fog knows more moves than chess
 * has, it is the one that the umpire allows, and of several of these the one that is legal in chess.
 */
export function resolveMove(table: Table, seat: SeatId, text: string): Meaning {
	const {cells} = table.variant.truth(table.state);
	const moves = table.tries(seat).filter(isMove);
	const bare = text.replace(/[#+]$/u, '');
	const same = moves.filter((move) => makeSan(move, cells, moves) === bare);
	const written = readMove(text);
	const fits =
		same.length === 1 || written === undefined
			? same
			: moves.filter((move) => fitsWritten(written, move, cells));
	if (fits.length < 2) {
		return only(fits);
	}

	const allowed = fits.filter((move) => table.act(seat, move)?.verdict === 'stands');
	const legal = allowed.length < 2 ? allowed : legalInChess(table, allowed);
	return only(legal.length === 1 ? legal : allowed.length > 0 ? allowed : fits);
}

/** Returns what a try that was refused, or a question, means: as the list of moves has it, or as an act. */
export function resolveTry(table: Table, seat: SeatId, text: string): Meaning {
	const {cells} = table.variant.truth(table.state);
	const moves = table.tries(seat).filter(isMove);
	const same = moves.filter((move) => tryText(cells, makeAct(move), table.variant.id) === text);
	const act = same.length === 1 ? same[0] : parseAct(text);
	return act === undefined ? only(same) : {kind: 'act', act};
}
