import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import {isMan, KING, manColor, manRole} from '../../core/man.js';
import {frameCells} from '../../endings/frame.js';
import {byStrength, type Placement} from '../../solver/material.js';

/** Returns a seat's men as White's in the tables' frame, however many they are; the seat must have a king. */
export function ownMen(seat: Color, cells: Cells): Placement {
	const men = [...frameCells(seat, cells).entries()].filter(
		([, man]) => isMan(man) && manColor(man) === 'white',
	);
	const others = men
		.filter(([, man]) => (man & 7) !== KING)
		.map(([square, man]) => ({role: manRole(man), square}))
		.sort((a, b) => byStrength(a.role, b.role));
	const king = men.findLast(([, man]) => (man & 7) === KING)?.[0] ?? 0;
	return {
		material: others.map(({role}) => role),
		squares: [king, ...others.map(({square}) => square)],
	};
}

/** Returns a text that is equal for the same men on the same squares. */
export const placementKey = ({material, squares}: Placement): string =>
	`${squares[0]} ${material
		.map((role, man) => `${role}${squares[man + 1]}`)
		.sort()
		.join(' ')}`;
