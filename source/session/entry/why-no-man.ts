import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import {EMPTY, isAnyMan, isUnknownMan, manRole, type Role, UNSEEN} from '../../core/man.js';
import {fileOf, rankOf, type Square, squareName} from '../../core/square.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import {isOwn} from '../../knowledge/own-man.js';
import {noneOf, nothingToTake} from '../../text/turn.js';
import type {MoveKnowledge} from './move-knowledge.js';
import type {Wanted} from './wanted.js';
import {manBetween, nameOf, whyNotFrom} from './why-not-from.js';

/** Returns the squares of the side's men of a kind, those that a file or rank of origin allows. */
export const menOf = (cells: Cells, role: Role, side: Color, origin = ''): Square[] =>
	[...cells.keys()].filter((square) => {
		const code = cells[square];
		const isMeant = isOwn(code, side) && !isUnknownMan(code) && manRole(code) === role;
		return isMeant && squareName(square).includes(origin);
	});

/** Returns where the side's men stand of which it does not know what they are. */
const concealedIn = (cells: Cells, side: Color): Square[] =>
	[...cells.keys()].filter((square) => isOwn(cells[square], side) && isUnknownMan(cells[square]));

/** Returns why no pawn makes a move that is meant, as a sentence. */
export function whyNoPawn(
	goal: Wanted,
	{cells, told, variant}: MoveKnowledge,
	side: Color,
): string {
	const target = squareName(goal.to);
	const code = cells[goal.to];
	const forward = side === 'white' ? 1 : -1;
	const behind = menOf(cells, 'pawn', side).filter((square) => {
		const steps = (rankOf(goal.to) - rankOf(square)) * forward;
		return fileOf(square) === fileOf(goal.to) && steps > 0 && steps <= 2;
	});
	if (goal.origin !== undefined && goal.origin !== target[0]) {
		const isNear = menOf(cells, 'pawn', side, goal.origin).some(
			(square) =>
				rankOf(goal.to) - rankOf(square) === forward &&
				Math.abs(fileOf(goal.to) - fileOf(square)) === 1,
		);
		return told === undefined && isNear && (code === EMPTY || code === UNSEEN)
			? nothingToTake(target, code === UNSEEN || mayHideMen(variant))
			: `No pawn of yours on the ${goal.origin}-file can take on ${target}.`;
	}

	if (isAnyMan(code)) {
		return `No pawn of yours can take on ${target}.`;
	}

	const stopped = behind
		.map((square) => manBetween(cells, square, goal.to))
		.find((between) => between !== undefined);
	return stopped === undefined
		? `No pawn of yours can go to ${target}.`
		: `The way to ${target} is blocked by ${nameOf(stopped, side)}.`;
}

/** Returns why no man of a kind makes a move that is meant, as a sentence. */
export function whyNoMan(goal: Wanted, role: Role, knowledge: MoveKnowledge, side: Color): string {
	const {cells} = knowledge;
	const men = menOf(cells, role, side);
	const concealed = concealedIn(cells, side);
	if (men.length === 0) {
		return noneOf(role, concealed.length > 0);
	}

	const meant = menOf(cells, role, side, goal.origin);
	if (meant.length === 0) {
		const {origin = ''} = goal;
		const place = /\d/.test(origin) ? `rank ${origin}` : `the ${origin}-file`;
		const isThere = concealed.some((square) => squareName(square).includes(origin));
		return noneOf(role, isThere, ` on ${place}`);
	}

	return meant.length === 1
		? whyNotFrom(goal, meant[0], knowledge, side)
		: `No ${role} of yours can go to ${squareName(goal.to)}.`;
}
