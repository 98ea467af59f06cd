import type {Cells} from './board-text.js';
import {isAnyMan, type Man, manColor, manRole} from './man.js';
import {fileOf, isKnightStep, rankOf, type Square} from './square.js';

type Step = {readonly from: Square; readonly to: Square};

function isPawnStep(pawn: Man, {from, to}: Step, cells: Cells): boolean {
	const isWhite = manColor(pawn) === 'white';
	const files = Math.abs(fileOf(to) - fileOf(from));
	const ranks = (rankOf(to) - rankOf(from)) * (isWhite ? 1 : -1);
	const isDouble = ranks === 2 && rankOf(from) === (isWhite ? 1 : 6);
	return isAnyMan(cells[to])
		? ranks === 1 && files === 1
		: files === 0 && (ranks === 1 || isDouble);
}

/**
 * Returns whether a man goes from one square to another in chess, as far as the two squares tell: nobody is looked for on
 * the way, and a pawn takes nothing in passing. `man` need not be the one that stands there in `cells`.
 */
export function isChessStep(man: Man, step: Step, cells: Cells): boolean {
	const files = Math.abs(fileOf(step.to) - fileOf(step.from));
	const ranks = Math.abs(rankOf(step.to) - rankOf(step.from));
	const isStraight = files === 0 || ranks === 0;
	switch (manRole(man)) {
		case 'pawn':
			return isPawnStep(man, step, cells);
		case 'knight':
			return isKnightStep(step.from, step.to);
		case 'bishop':
			return files === ranks;
		case 'rook':
			return isStraight;
		case 'queen':
			return isStraight || files === ranks;
		default:
			return files <= 1 && ranks <= 1;
	}
}
