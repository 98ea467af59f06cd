import {quote} from './quote.js';
import {BLACK_MAN, EMPTY, manLetter, parseManLetter, UNKNOWN, UNSEEN} from './man.js';
import {fail, ok, type Result} from './result.js';
import {squareAt} from './square.js';

/** 64 codes, one a square: EMPTY, a man, or (on a board meant for one seat) UNSEEN. */
export type Cells = Uint8Array;

/** The characters of a board field, of 71 at most: a referee writes two boards a ply. */
const scratch = new Uint8Array(71);
const ZERO = '0'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);

/**
 * Returns the board field of a FEN, from rank 8. An unseen square is `?`; it ends a run of digits,
 * so that a digit counts seen empty squares only.
 */
export function makeBoardText(cells: Cells): string {
	let length = 0;
	for (let rank = 7; rank >= 0; rank--) {
		let run = 0;
		for (let file = 0; file < 8; file++) {
			const code = cells[rank * 8 + file];
			if (code === EMPTY) {
				run++;
				continue;
			}

			if (run > 0) {
				scratch[length++] = ZERO + run;
				run = 0;
			}

			scratch[length++] = manLetter(code).charCodeAt(0);
		}

		if (run > 0) {
			scratch[length++] = ZERO + run;
		}

		if (rank > 0) {
			scratch[length++] = SLASH;
		}
	}

	return String.fromCharCode.apply(null, scratch.subarray(0, length) as unknown as number[]);
}

/** What only a board meant for one seat can hold. */
const FOG_LETTERS: {readonly [letter: string]: number | undefined} = {
	'?': UNSEEN,
	X: UNKNOWN,
	x: UNKNOWN | BLACK_MAN,
};

/**
 * Reads the board field of a FEN. With `fog`, `?` stands for a square that is not seen, `X` and `x` for men of
 * unknown role.
 * The error says which rank is wrong and why.
 */
export function parseBoardText(text: string, fog = false): Result<Cells> {
	const ranks = text.split('/');
	if (ranks.length !== 8) {
		return fail(`the board needs 8 ranks separated by “/”, this has ${ranks.length}`);
	}

	const cells = new Uint8Array(64);
	for (const [index, line] of ranks.entries()) {
		const rank = 7 - index;
		let file = 0;
		if (/\d\d/.test(line)) {
			return fail(`rank ${rank + 1} of the board has two digits side by side`);
		}

		for (const letter of line) {
			if (letter >= '1' && letter <= '8') {
				file += Number(letter);
				continue;
			}

			const code = (fog ? FOG_LETTERS[letter] : undefined) ?? parseManLetter(letter);
			if (code === EMPTY) {
				return fail(`rank ${rank + 1} of the board holds ${quote(letter)}, which is no man`);
			}

			if (file < 8) {
				cells[squareAt(file, rank)] = code;
			}

			file++;
		}

		if (file !== 8) {
			return fail(`rank ${rank + 1} of the board has ${file} squares, not 8`);
		}
	}

	return ok(cells);
}
