import {makeAct} from '../../core/act.js';
import {BISHOP, isAnyMan, manRole, parseRoleLetter, type Role} from '../../core/man.js';
import {isLight, parseSquare, rankOf, type Square, squareName} from '../../core/square.js';
import {
	cannotGo,
	isOccupied,
	isPlacedOn,
	KING_FIRST,
	noManCalled,
	nonePut,
	noSquare,
	outsideSetUp,
	type Ranks,
} from '../../text/arranging.js';
import {
	bishopColours,
	kingAttacked,
	mostPawns,
	NOTHING_PLACED,
	nothingToTakeOff,
	tooDear,
} from '../../text/cannot-do.js';
import {capitalise, manName} from '../../text/men.js';
import {wasRefused} from '../../text/turn.js';
import {isPlacing, purchaseOf} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {menOf} from './why-no-man.js';

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

/** Returns the first and the last rank on which men are put, by some of their squares. */
export function ranksOf(squares: readonly Square[]): Ranks {
	const ranks = squares.map((square) => rankOf(square) + 1);
	return [Math.min(...ranks), Math.max(...ranks)];
}

/** Returns the ranks on which men are put, if a square is on none between them. */
function ranksWithout(squares: readonly Square[], square: Square): Ranks | undefined {
	const [first, last] = ranksOf(squares);
	const rank = rankOf(square) + 1;
	return rank < first || rank > last ? [first, last] : undefined;
}

/** Returns what is said of a text in a set-up that names a square which no board has: "K@e9"; undefined for another text. */
export function whyNoSquare(
	text: string,
	{acts = [], arranging}: MoveKnowledge,
): string | undefined {
	const placing = acts.filter(isPlacing).map(({square}) => square);
	const square = /^[kqrbnp-]?\s*@?\s*(?<square>[a-z]\d+)$/i.exec(text.trim())?.groups?.['square'];
	const name = square?.toLowerCase();
	// Once all stand, only their goals tell where more of the set-up is.
	return placing.length === 0 || name === undefined || parseSquare(name) !== undefined
		? undefined
		: noSquare(name, ranksOf([...placing, ...(arranging?.goals(placing[0]) ?? [])]));
}

/** Returns what is said of a text in a set-up that calls a man by a letter which none has: "Zc7"; undefined for another text. */
export function whyNoLetter(text: string, {acts = []}: MoveKnowledge): string | undefined {
	const letter = /^(?<letter>[ijlmos-z])\s*@?\s*[a-h][1-8]?$/i.exec(text.trim())?.groups?.[
		'letter'
	];
	return letter === undefined || !acts.some(isPlacing) ? undefined : noManCalled(letter);
}

/** Returns whether a square is of the colour that none of some squares has. */
const isOfOtherColour = (squares: readonly Square[], square: Square): boolean =>
	squares.every((one) => isLight(one) !== isLight(square));

/** Returns why a man that was put down cannot stand elsewhere instead. */
export function whyNotShifted(
	from: Square,
	to: Square,
	{cells, arranging}: Pick<MoveKnowledge, 'arranging' | 'cells'>,
): string {
	const goals = arranging?.goals(from) ?? [];
	const ranks = ranksWithout([from, ...goals], to);
	const isBishop = (cells[from] & 7) === BISHOP;
	// The other bishop, with whom he may change places, stands on that colour.
	const own = [from, ...goals].filter((square) => square === from || cells[square] !== cells[from]);
	return ranks === undefined && isBishop && isOfOtherColour(own, to)
		? bishopColours(squareName(to))
		: cannotGo(cells[from], squareName(from), squareName(to), ranks);
}

/** Returns what a lone square names where pawns are put down in a set-up; undefined for another text. */
export function readBarePawn(text: string, {acts = [], cells}: MoveKnowledge) {
	const square = parseSquare(text.trim().toLowerCase());
	const hasPawns = acts
		.filter(isPlacing)
		.some((act) => (act.role ?? manRole(cells[act.square])) === 'pawn');
	return square === undefined || !hasPawns ? undefined : {role: 'pawn' as const, square};
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

	if (role !== 'king' && knowledge.arranging?.isKingFirst === true) {
		return KING_FIRST;
	}

	const goals = placing.filter((one) => one.role === role);
	if (goals.length === 0) {
		const [first, ...others] = placing.filter(
			(one) => one.role === undefined && manRole(cells[one.square]) === role,
		);
		const from = others.length === 0 ? undefined : squareName(first.square);
		const standing = seat === undefined || first !== undefined ? [] : menOf(cells, role, seat);
		return (
			whyNotBought(role, knowledge) ??
			nonePut(role, from, name, standing.length === 1 ? squareName(standing[0]) : undefined)
		);
	}

	const here = placing.filter((one) => one.square === square);
	if (here.some((one) => one.role === undefined)) {
		return isOccupied(capitalise(manName(cells[square], seat)), name);
	}

	if (isAnyMan(cells[square])) {
		return `${capitalise(manName(cells[square], seat))} stands on ${name}.`;
	}

	// Where some man of its kind can go in that half of the board, the square is free and the man is what is wrong.
	const isWithin = placing.some((one) => one.square >> 5 === square >> 5);
	if (isWithin && role === 'king') {
		return kingAttacked(name);
	}

	const isOfColour =
		role === 'bishop' &&
		isOfOtherColour(
			goals.map((one) => one.square),
			square,
		);
	return isWithin && isOfColour
		? bishopColours(name)
		: outsideSetUp(
				name,
				ranksWithout(
					placing.map((one) => one.square),
					square,
				),
			);
}
