import {makeAct} from '../../core/act.js';
import {isAnyMan, manRole, parseRoleLetter, type Role} from '../../core/man.js';
import {isLight, parseSquare, rankOf, type Square, squareName} from '../../core/square.js';
import {isPlacedOn, KING_FIRST, nonePut} from '../../text/arranging.js';
import {
	bishopColours,
	kingAttacked,
	mostPawns,
	NOTHING_PLACED,
	nothingToTakeOff,
	outsideSetUp,
	takeOffFirst,
	tooDear,
} from '../../text/cannot-do.js';
import {capitalise, manName} from '../../text/men.js';
import {wasRefused} from '../../text/turn.js';
import {isKingFirst, isPlacing, type Placing, purchaseOf} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';

/** Returns what a text shaped like a placement names: "Q@a1", "qa1", "-a1"; with an @ only, unless men are placed. */
export function readPlacing(text: string, isArranging: boolean) {
	const shape = /^(?<man>[kqrbnp-])(?<sign>\s*@\s*)?(?<square>[a-h][1-8])$/i.exec(text.trim());
	const groups = shape?.groups;
	const square = parseSquare(groups?.['square'].toLowerCase() ?? '');
	return groups === undefined ||
		square === undefined ||
		(!isArranging && groups['sign'] === undefined)
		? undefined
		: {role: parseRoleLetter(groups['man'].toLowerCase()), square};
}

/** Returns where the king stands that a lone letter would put down once more; undefined for another text. */
export function whyKingPlaced(text: string, {acts = [], cells, seat}: MoveKnowledge) {
	const placing = text.trim().toLowerCase() === 'k' ? acts.filter(isPlacing) : [];
	const king = placing.find(
		({role, square}) => role === undefined && manRole(cells[square]) === 'king',
	);
	return king === undefined || placing.some(({role}) => role === 'king')
		? undefined
		: isPlacedOn(capitalise(manName(cells[king.square], seat)), squareName(king.square));
}

/** Returns what the points for a purchase have to do with it that a man cannot be put down. */
function whyNotBought(role: Role, knowledge: MoveKnowledge) {
	const bought = purchaseOf(knowledge);
	const cost = bought?.costs[role];
	return bought === undefined || cost === undefined
		? undefined
		: cost > bought.left
			? tooDear(role, cost, bought.left)
			: mostPawns(bought.put.filter((one) => one === role).length);
}

/** Returns the first and the last rank on which men are put, counted from 1, if a square is on none between them. */
function ranksOf(
	placing: readonly Placing[],
	square: Square,
): readonly [number, number] | undefined {
	const ranks = placing.map((one) => rankOf(one.square) + 1);
	const [first, last] = [Math.min(...ranks), Math.max(...ranks)];
	const rank = rankOf(square) + 1;
	return first < last && (rank < first || rank > last) ? [first, last] : undefined;
}

/** Returns why a man cannot be put on a square, or nothing be taken off it. */
export function whyNotPlaced(
	{role, square}: {readonly role: Role | undefined; readonly square: Square},
	knowledge: MoveKnowledge,
): string {
	const {acts = [], cells, seat, told} = knowledge;
	const placing = acts.filter(isPlacing);
	const name = squareName(square);
	if (placing.length === 0) {
		return NOTHING_PLACED;
	}

	if (role === undefined) {
		return nothingToTakeOff(name);
	}

	const act = makeAct({kind: 'place', role, square});
	if (told?.refused.includes(act) === true) {
		return wasRefused(act.replace('@', ''));
	}

	if (isKingFirst(role, knowledge)) {
		return KING_FIRST;
	}

	const goals = placing.filter((one) => one.role === role);
	if (goals.length === 0) {
		const [first, ...others] = placing.filter(
			(one) => one.role === undefined && manRole(cells[one.square]) === role,
		);
		const from = others.length === 0 ? undefined : squareName(first.square);
		return whyNotBought(role, knowledge) ?? nonePut(role, from, name);
	}

	const here = placing.filter((one) => one.square === square);
	if (here.some((one) => one.role === undefined)) {
		return takeOffFirst(capitalise(manName(cells[square], seat)), name);
	}

	if (isAnyMan(cells[square])) {
		return `${capitalise(manName(cells[square], seat))} stands on ${name}.`;
	}

	// Where some man of its kind can go in that half of the board, the square is free and the man is what is wrong.
	const isWithin = placing.some((one) => one.square >> 5 === square >> 5);
	if (isWithin && role === 'king') {
		return kingAttacked(name);
	}

	const isOfColour = goals.every((one) => isLight(one.square) !== isLight(square));
	return isWithin && role === 'bishop' && isOfColour
		? bishopColours(name)
		: outsideSetUp(name, ranksOf(placing, square));
}
