import {parseFen} from '../core/fen.js';
import {KING} from '../core/man.js';
import {fail, ok, type Result} from '../core/result.js';
import {NO_SQUARE, squareName} from '../core/square.js';
import {readPlacement} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';
import type {Start} from './draw-start.js';
import {beliefGame, type DrillGame, USUAL_GAME} from './game.js';

/** What is said of a king whom White attacks at the start. */
const ATTACKED: {readonly [game in DrillGame]: (square: string) => string} = {
	fog: (square) => `White could take the king on ${square} at once`,
	kriegspiel: (square) => `the king on ${square} would be in check with White to move`,
};

/**
 * Reads a start given as a FEN: White has the men, Black a lone king that is not seen, White to move. The error
 * is a sentence part.
 */
export function readStart(fen: string, game: DrillGame = USUAL_GAME): Result<Start> {
	const setup = parseFen(fen);
	if (!setup.ok) {
		return fail(`the FEN cannot be read: ${setup.error}`);
	}

	const read = readPlacement(setup.value.cells);
	if (!read.ok) {
		return read;
	}

	const {placement, blackKing: king} = read.value;
	const kings = setup.value.cells.filter((code) => (code & 7) === KING);
	if (kings.length > 2) {
		return fail('a side has more than one king');
	}

	if (king === NO_SQUARE) {
		return fail('the drill needs a black king');
	}

	if (setup.value.turn !== 'white') {
		return fail('a drill starts with White to move');
	}

	if (attackedBy(placement).has(king)) {
		return fail(ATTACKED[game](squareName(king)));
	}

	return beliefGame(game).table.counts(placement)
		? ok({placement, king})
		: fail('two bishops on squares of one colour mate nobody');
}
