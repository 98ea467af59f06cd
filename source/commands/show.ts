import {makeFen} from '../core/fen.js';
import {makeFogFen} from '../core/fog-fen.js';
import {drawBoard} from '../plain/draw.js';
import {Table} from '../rules/table.js';
import {sideName} from '../text/men.js';
import {EXIT, need, print, refusing} from './command.js';
import {fenWords, sideFlag, variantFlag} from './flag-values.js';

/**
 * `fogchess show FEN [--as white|black] [--ascii]`: draws a position in plain text, or what one side
 * sees of it. With `--json` one line with the FEN, or with `--as` the view. The FEN may be given
 * with or without quotes.
 */
export const showCommand = refusing(async ({arguments: words, flags}, io) => {
	const fen = fenWords(words, 'show');
	const variant = variantFlag(flags);
	const seat = sideFlag(flags);
	const table = need(Table.start(variant, {fen}), EXIT.input, 'the FEN cannot be read: ');
	const setup = table.state.board.toSetup();
	const view = seat === undefined ? undefined : table.view(seat);
	print(io, flags, [view === undefined ? {fen: makeFen(setup)} : {view: makeFogFen(view)}], () => [
		...drawBoard((view ?? setup).cells, flags['ascii'] === true),
		`${sideName(setup.turn)} to move`,
	]);
	return EXIT.fine;
});
