import {makeFen} from '../core/fen.js';
import {makeFogFen} from '../core/fog-fen.js';
import {drawBoard} from '../plain/draw.js';
import {Table} from '../rules/table.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {sideFlag, variantFlag} from './flag-values.js';
import type {CommandIo} from './io.js';

/**
 * `fogchess show FEN [--as white|black] [--ascii]`: draws a position in plain text, or what one side
 * sees of it. With `--json` one line with the FEN, or with `--as` the view. The FEN may be given
 * with or without quotes.
 */
export async function showCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	if (words.length === 0) {
		io.error('fogchess: show needs a position in FEN');
		return EXIT.usage;
	}

	const variant = variantFlag(flags);
	const seat = sideFlag(flags);
	if (!variant.ok || !seat.ok) {
		io.error(`fogchess: ${variant.ok ? (seat.ok ? '' : seat.error) : variant.error}`);
		return EXIT.usage;
	}

	const table = Table.start(variant.value, {fen: words.join(' ')});
	if (!table.ok) {
		io.error(`fogchess: the FEN cannot be read: ${table.error}`);
		return EXIT.input;
	}

	const setup = table.value.state.board.toSetup();
	const view = seat.value === undefined ? undefined : table.value.view(seat.value);
	if (flags['json'] === true) {
		io.out(JSON.stringify(view === undefined ? {fen: makeFen(setup)} : {view: makeFogFen(view)}));
		return EXIT.fine;
	}

	for (const line of drawBoard((view ?? setup).cells, flags['ascii'] === true)) {
		io.out(line);
	}

	io.out(`${setup.turn === 'white' ? 'White' : 'Black'} to move`);
	return EXIT.fine;
}
