import {fileOf, parseSquare, rankOf, squareName} from '../../core/square.js';
import {fromFrame} from './turn-board.js';

/** What turns with the board: squares, files by their letters, the words themselves. What is quoted of the paper does not. */
const TURNED =
	/“[^”]*”|\b(?<square>[a-h][1-8])\b|the (?<line>[a-h])-file|files (?<first>[a-h]) to (?<last>[a-h])|\b(?<kind>file|rank)(?=s?\b)/g;

/** Returns a text that a lemma says in the plan's frame in the words of the board as it is; `symmetry` takes the board to the frame. */
export function turnedWords(text: string, symmetry: number): string {
	const at = (square: string) => fromFrame(symmetry, parseSquare(square)!);
	const isAcross = fileOf(at('a1')) !== fileOf(at('a2'));
	const nameOf = (file: string): string =>
		isAcross ? `${rankOf(at(`${file}1`)) + 1}` : squareName(at(`${file}1`))[0];
	return text.replaceAll(TURNED, (...match) => {
		const [whole] = match;
		const {square, line, first, last, kind}: {[group: string]: string | undefined} = match.at(-1);
		if (square !== undefined) {
			return squareName(at(square));
		}

		if (line !== undefined) {
			return isAcross ? `rank ${nameOf(line)}` : `the ${nameOf(line)}-file`;
		}

		if (first !== undefined && last !== undefined) {
			return `${isAcross ? 'ranks' : 'files'} ${[nameOf(first), nameOf(last)].toSorted().join(' to ')}`;
		}

		return kind === undefined || !isAcross ? whole : kind === 'file' ? 'rank' : 'file';
	});
}
