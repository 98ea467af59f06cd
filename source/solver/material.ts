import {type Cells} from '../core/board-text.js';
import {BLACK_MAN, EMPTY, isMan, KING, manRole, type Role, ROLES, UNSEEN} from '../core/man.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {NO_SQUARE, rankOf, type Square, squareName} from '../core/square.js';

/** White's men beside his king against the lone king, the strongest first. */
export type Material = readonly Role[];

/** Where White's men stand: the king first, then the men in the order of the material. */
export type Placement = {
	readonly material: Material;
	readonly squares: readonly Square[];
};

/** The most men beside the white king that the tables hold. */
const MOST_MEN = 2;

/** Returns whether men can stand so: each on a square of its own, and no pawn on the first or last rank. */
export const isPlacement = ({material, squares}: Placement): boolean =>
	new Set(squares).size === squares.length &&
	material.every((role, man) => role !== 'pawn' || isPawnSquare(squares[man + 1]));

/** Orders roles as a material has them, the strongest first. */
export const byStrength = (a: Role, b: Role): number => ROLES.indexOf(b) - ROLES.indexOf(a);

/** What each role is called in the name of an ending. */
export const LETTERS: {readonly [role in Role]: string} = {
	pawn: 'P',
	knight: 'N',
	bishop: 'B',
	rook: 'R',
	queen: 'Q',
	king: 'K',
};

/** Returns the name of an ending, such as "KRRvK". */
export const materialName = (material: Material): string =>
	`K${material.map((role) => LETTERS[role]).join('')}vK`;

/** What a pawn may become (FIDE Laws, article 3.7.5). */
export const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

export const isPawnSquare = (square: Square): boolean => rankOf(square) > 0 && rankOf(square) < 7;

/** Returns why there is no table for some material, or undefined when there is one. */
function findObstacle(material: Material): string | undefined {
	const name = materialName(material);
	return material.length > MOST_MEN
		? `${name} has ${material.length} men beside the king, and there are tables for at most ${MOST_MEN}`
		: undefined;
}

/** Returns why a text names no ending, and the ending that was meant where one is near. */
function whyNoEnding(text: string): string {
	const [, men, against] = /^k([qrbnp]*)[^qrbnp]?k([qrbnp]*)$/i.exec(text) ?? [];
	const near = men === undefined ? undefined : `K${men.toUpperCase()}vK`;
	return near === undefined
		? `an ending is written like KQvK or KRRvK, not ${quote(text)}`
		: against === ''
			? `there is no ending ${quote(text)}; did you mean ${near}?`
			: `Black has a bare king in an ending, as in ${near}, and not as in ${quote(text)}`;
}

/**
 * Reads the name of an ending that has a table, such as "KRRvK", in either case and with the men in
 * any order. The error says what is wrong and what would be right.
 */
export function parseMaterial(text: string): Result<Material> {
	const letters = /^k([a-z]*)vk$/i.exec(text)?.[1].toUpperCase();
	if (letters === undefined) {
		return fail(whyNoEnding(text));
	}

	const material: Role[] = [];
	for (const letter of letters) {
		const role = ROLES.find((role) => role !== 'king' && LETTERS[role] === letter);
		if (role === undefined) {
			return fail(`${quote(letter)} in ${quote(text)} is none of Q, R, B, N, P`);
		}

		material.push(role);
	}

	material.sort(byStrength);
	const obstacle = findObstacle(material);
	return obstacle === undefined ? ok(material) : fail(obstacle);
}

/**
 * Returns the materials whose tables are one step before one in the order of building: those with a man
 * less, and those in which a pawn has become another man. Each once.
 */
export function nextMaterials(material: Material): Material[] {
	const next = new Map<string, Material>();
	for (const [man, role] of material.entries()) {
		const smaller = material.toSpliced(man, 1);
		next.set(materialName(smaller), smaller);
		for (const becomes of role === 'pawn' ? PROMOTIONS : []) {
			const promoted = material.with(man, becomes).sort(byStrength);
			next.set(materialName(promoted), promoted);
		}
	}

	return [...next.values()];
}

const countPawns = (material: Material): number =>
	material.filter((role) => role === 'pawn').length;

/** Returns the materials whose tables must be built for one, each behind those it needs, itself last. */
export function neededMaterials(material: Material): Material[] {
	const needed = new Map<string, Material>();
	for (const next of nextMaterials(material)) {
		for (const one of neededMaterials(next)) {
			needed.set(materialName(one), one);
		}
	}

	needed.set(materialName(material), material);
	return [...needed.values()].sort((a, b) => a.length - b.length || countPawns(a) - countPawns(b));
}

/**
 * Reads White's men and the black king from a board on which Black has no other man; the king's
 * square is NO_SQUARE when he is not on it. Squares that are not seen count as empty. The error says
 * why there is no table.
 */
export function readPlacement(
	cells: Cells,
): Result<{readonly placement: Placement; readonly blackKing: Square}> {
	const men: {role: Role; square: Square}[] = [];
	let king = NO_SQUARE;
	let blackKing = NO_SQUARE;
	for (let square = 0; square < 64; square++) {
		const code = cells[square];
		if (code === EMPTY || code === UNSEEN || !isMan(code)) {
			continue;
		}

		const isKing = (code & 7) === KING;
		if (code & BLACK_MAN) {
			if (!isKing) {
				return fail(`the tables are for a lone king, and he has a ${manRole(code)} with him`);
			}

			blackKing = square;
		} else if (isKing) {
			king = square;
		} else {
			const role = manRole(code);
			if (role === 'pawn' && !isPawnSquare(square)) {
				return fail(`a pawn cannot stand on ${squareName(square)}`);
			}

			men.push({role, square});
		}
	}

	if (king === NO_SQUARE) {
		return fail('the side with the men has no king');
	}

	men.sort((a, b) => byStrength(a.role, b.role));
	const material = men.map(({role}) => role);
	const obstacle = findObstacle(material);
	return obstacle === undefined
		? ok({placement: {material, squares: [king, ...men.map(({square}) => square)]}, blackKing})
		: fail(obstacle);
}
