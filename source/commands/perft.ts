import {quote} from '../core/quote.js';
import {perft} from '../rules/perft.js';
import {Table} from '../rules/table.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {parseWhole, textFlag, variantFlag} from './flag-values.js';
import type {CommandIo} from './io.js';

/** `fogchess perft DEPTH [--fen F] [--variant V]`: prints the number of leaves, nothing else. */
export async function perftCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	const depth = words[0] === undefined ? undefined : parseWhole(words[0], 0, 99);
	if (depth === undefined) {
		io.error(
			`fogchess: perft needs a depth, a whole number from 0 to 99${words[0] === undefined ? '' : `, not ${quote(words[0])}`}`,
		);
		return EXIT.usage;
	}

	const variant = variantFlag(flags);
	if (!variant.ok) {
		io.error(`fogchess: ${variant.error}`);
		return EXIT.usage;
	}

	const table = Table.start(variant.value, {fen: textFlag(flags, 'fen')});
	if (!table.ok) {
		io.error(`fogchess: the FEN cannot be read: ${table.error}`);
		return EXIT.input;
	}

	const leaves = perft(table.value.state.board, depth);
	io.out(flags['json'] === true ? JSON.stringify({depth, leaves}) : String(leaves));
	return EXIT.fine;
}
