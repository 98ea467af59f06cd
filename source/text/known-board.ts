import {squareName} from '../core/square.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import {describeLegal} from './known-squares.js';
import {describeLikeliest} from './likeliest-men.js';
import {joinWords, squareNames} from './men.js';

/** Squares that are likelier than this are named when nobody asks for one. */
const LIKELY = 0.2;
/** At most so many of them. */
const MOST_LIKELY = 8;

/** Returns where the man may stand that the other side has written down. */
function describeWritten({squares}: KnownBoard): readonly string[] {
	const may = squares.filter(({secret, men}) => secret === 'written' && men.length > 0);
	return may.length === 0
		? []
		: [`The man written down may stand on ${squareNames(may.map(({square}) => square))}.`];
}

/** Returns what is certain of the squares that a seat does not see, and what is likeliest. */
export function describeKnown(board: KnownBoard): readonly string[] {
	const squares = board.squares.filter(({secret}) => secret !== 'written');
	const certain = squares.filter(({kind}) => kind === 'certain');
	const likeliest =
		board.isUntold === true ? undefined : describeLikeliest(board, LIKELY, MOST_LIKELY);
	return [
		...describeLegal(board),
		...(certain.length === 0
			? []
			: [
					`Certain: ${joinWords(certain.map(({square, men}) => `${men[0].role} ${squareName(square)}`))}.`,
				]),
		...(likeliest === undefined ? [] : [likeliest]),
		...describeWritten(board),
	];
}
