import {quote} from '../core/quote.js';
import {perft} from '../rules/perft.js';
import {perftByActs} from '../rules/perft-by-acts.js';
import {Table} from '../rules/table.js';
import type {State, Variant} from '../rules/variant.js';
import {EXIT, need, print, Refusal, refusing} from './command.js';
import {parseWhole, textFlag, variantFlag} from './flag-values.js';

/** So many men can be left without a draw for want of them. */
const ENOUGH_MEN = 5;

/** Returns whether a line of acts is one of moves of men that no draw can end. */
function isOfMoves({isAlternating, hides}: Variant, {board}: State, depth: number): boolean {
	const {halfmoves, count} = board;
	const isFar = halfmoves + depth <= 100 && count[0] + count[1] - depth >= ENOUGH_MEN;
	return isAlternating && hides === undefined && isFar;
}

/** `fogchess perft DEPTH [--fen F] [--variant V]`: prints the number of leaves, nothing else. */
export const perftCommand = refusing(async ({arguments: [word], flags}, io) => {
	const depth = parseWhole(word ?? '', 0, 99);
	if (depth === undefined) {
		const given = word === undefined ? '' : `, not ${quote(word)}`;
		throw new Refusal(`perft needs a depth, a whole number from 0 to 99${given}`);
	}

	const variant = variantFlag(flags);
	if (variant.isSampled === true) {
		throw new Refusal(`in ${variant.id} too many moves can be sent at once to be counted`);
	}

	const started = Table.start(variant, {fen: textFlag(flags, 'fen')});
	const {state} = need(started, EXIT.input, 'the FEN cannot be read: ');
	const leaves = isOfMoves(variant, state, depth)
		? perft(state.board, depth)
		: perftByActs(variant, state, depth);
	print(io, flags, [{depth, leaves}], () => [String(leaves)]);
	return EXIT.fine;
});
