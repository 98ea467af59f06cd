import type {Cells} from '../core/board-text.js';
import {isMan, KING, manColor, type Man} from '../core/man.js';
import {capitalise, joinWords, menInWords} from './men.js';

/** Returns what a puzzle is about, by its board and on how many squares the king may be: "Rook and bishop against a king on one of 2 squares". */
export function puzzleMen(cells: Cells, squares: number): string {
	const others = [...cells].filter((code): code is Man => isMan(code) && (code & 7) !== KING);
	const men = (side: string): readonly string[] =>
		menInWords(others.filter((man) => manColor(man) === side));
	const king = squares > 1 ? `a king on one of ${squares} squares` : 'a king';
	return `${capitalise(joinWords(men('white')))} against ${joinWords([...men('black'), king])}`;
}
