import type {Cells} from '../../core/board-text.js';
import type {Color} from '../../core/color.js';
import {squaresBetween} from '../../core/line.js';
import {
	EMPTY,
	isAnyMan,
	isUnknownMan,
	makeMan,
	type Man,
	manColor,
	manRole,
	unknownMan,
} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {isOwn} from '../../knowledge/own-man.js';
import {canReach} from '../../knowledge/reach.js';
import {findVariant} from '../../rules/registry.js';
import {capitalise, manName} from '../../text/men.js';
import {cannotGo, isConcealed, noManOn, noMoveOf, noneCouldGo} from '../../text/turn.js';
import type {MoveKnowledge} from './move-knowledge.js';
import type {Wanted} from './wanted.js';

type Blocker = {readonly square: Square; readonly man: Man};

/** Returns the first man seen between two squares, or undefined. */
export function manBetween(cells: Cells, from: Square, to: Square): Blocker | undefined {
	const square = squaresBetween(from, to).find((between) => isAnyMan(cells[between]));
	return square === undefined ? undefined : {square, man: cells[square]};
}

/** Returns how a man in the way is called. */
export const nameOf = ({square, man}: Blocker, side: Color): string =>
	`${manName(man, side)} on ${squareName(square)}`;

/** Returns the man that keeps the one on `from` from a square which it could go to on an empty board. */
function blockerOf(
	{cells, variant}: MoveKnowledge,
	from: Square,
	to: Square,
	man: Man,
): Blocker | undefined {
	const between = manBetween(cells, from, to);
	const rules = variant === undefined ? undefined : findVariant(variant);
	if (between === undefined || rules?.ok !== true) {
		return undefined;
	}

	const cleared = cells.slice();
	for (const square of squaresBetween(from, to)) {
		cleared[square] = EMPTY;
	}

	return canReach(rules.value.moves, cleared, from, to, man) ? between : undefined;
}

/** Returns whether something was agreed on for the game. */
function isAgreed({variant = ''}: MoveKnowledge, option: string): boolean {
	const game = findVariant(variant);
	return game.ok && game.value.agreed?.includes(option) === true;
}

/** Returns why the man on a square cannot make a move that is meant, as a sentence. */
export function whyNotFrom(
	goal: Wanted,
	from: Square,
	knowledge: MoveKnowledge,
	side: Color,
): string {
	const {cells} = knowledge;
	const man = cells[from];
	const [start, target] = [squareName(from), squareName(goal.to)];
	if (!isAnyMan(man) || manColor(man) !== side) {
		return noManOn(start);
	}

	if (goal.role !== undefined && isUnknownMan(man)) {
		return isConcealed(start);
	}

	if (goal.role !== undefined && manRole(man) !== goal.role) {
		return `The man on ${start} is ${manName(man, side)}, not a ${goal.role}.`;
	}

	const isSpecial = knowledge.plan?.kind === 'word' && knowledge.plan.word === 'special';
	const goesAnywhere = isSpecial && isAgreed(knowledge, 'teleport');
	// Of the other special moves one is made as by a queen or a knight, and one as the man moves anyway.
	const isQueens = isSpecial && !goesAnywhere && !isAgreed(knowledge, 'double');
	if (isOwn(cells[goal.to], side) || (goesAnywhere && isAnyMan(cells[goal.to]))) {
		return `${capitalise(manName(cells[goal.to], side))} stands on ${target}.`;
	}

	if (goesAnywhere) {
		return cannotGo(man, start, target);
	}

	if (knowledge.signs?.has(from) === true) {
		const inWay = blockerOf(knowledge, from, goal.to, unknownMan(side))?.square;
		return noneCouldGo(start, target, inWay === undefined ? undefined : squareName(inWay));
	}

	const blocker = blockerOf(knowledge, from, goal.to, isQueens ? makeMan(side, 'queen') : man);
	if (blocker !== undefined) {
		return `The way from ${start} to ${target} is blocked by ${nameOf(blocker, side)}.`;
	}

	return knowledge.moves.some((move) => move.from === from)
		? cannotGo(man, start, target)
		: noMoveOf(man, start);
}
