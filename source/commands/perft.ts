import {quote} from '../core/quote.js';
import {perft} from '../rules/perft.js';
import {Table} from '../rules/table.js';
import {EXIT, need, print, Refusal, refusing} from './command.js';
import {parseWhole, textFlag, variantFlag} from './flag-values.js';

/** `fogchess perft DEPTH [--fen F] [--variant V]`: prints the number of leaves, nothing else. */
export const perftCommand = refusing(async ({arguments: [word], flags}, io) => {
	const depth = parseWhole(word ?? '', 0, 99);
	if (depth === undefined) {
		const given = word === undefined ? '' : `, not ${quote(word)}`;
		throw new Refusal(`perft needs a depth, a whole number from 0 to 99${given}`);
	}

	const started = Table.start(variantFlag(flags), {fen: textFlag(flags, 'fen')});
	const {state} = need(started, EXIT.input, 'the FEN cannot be read: ');
	const leaves = perft(state.board, depth);
	print(io, flags, [{depth, leaves}], () => [String(leaves)]);
	return EXIT.fine;
});
