import {makeBoardText} from '../../core/board-text.js';
import {parseFen, type Setup} from '../../core/fen.js';
import {fail, ok, type Result, unwrap} from '../../core/result.js';
import type {Book} from '../book.js';

/** Returns a setup that has the men of the game's own start; the error says that it begins from no other. */
export function ownStart({title, setup: {fen}}: Book, setup: Setup): Result<Setup> {
	const {cells} = unwrap(parseFen(fen));
	return makeBoardText(setup.cells) === makeBoardText(cells)
		? ok(setup)
		: fail(`${title} begins with its own set-up and from no other position`);
}
