import type {Role} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import {fileOf, onBoard, rankOf, type Square, squareAt} from '../core/square.js';
import {ORTHODOX_MEN} from '../rules/move-rules.js';
import type {Placement} from './material.js';

type PieceRole = Exclude<Role, 'pawn'>;

function raysFrom(role: PieceRole, square: Square): Uint8Array[] {
	const {steps, range} = ORTHODOX_MEN[role];
	return steps.map(([files, ranks]) => {
		const ray: number[] = [];
		let file = fileOf(square) + files;
		let rank = rankOf(square) + ranks;
		while (onBoard(file, rank) && ray.length < range) {
			ray.push(squareAt(file, rank));
			file += files;
			rank += ranks;
		}

		return Uint8Array.from(ray);
	});
}

const rayTable = (role: PieceRole): readonly (readonly Uint8Array[])[] =>
	Array.from({length: 64}, (_, square) => raysFrom(role, square));

const RAYS = {
	knight: rayTable('knight'),
	bishop: rayTable('bishop'),
	rook: rayTable('rook'),
	queen: rayTable('queen'),
	king: rayTable('king'),
} as const satisfies {readonly [role in PieceRole]: unknown};

/** Returns the rays of a man that is no pawn from a square, nearest square first. */
export function raysOf(role: Role, square: Square): readonly Uint8Array[] {
	if (role === 'pawn') {
		throw new Error('the solver has no pawns');
	}

	return RAYS[role][square];
}

/** Returns the roles of a placement's men in the order of its squares, the king first. */
export const rolesOf = ({material}: Pick<Placement, 'material'>): readonly Role[] => [
	'king',
	...material,
];

/** Returns the squares of White's men. */
export const occupiedBy = ({squares}: Placement): SquareSet => SquareSet.from(squares);

/**
 * Returns the squares that White's men attack, a man standing there or not; squares of his own that a
 * man protects are among them. The lone king blocks no line here: where he is seen on a line it does
 * not matter what lies behind, and once he has moved he is not there any more.
 */
export function attackedBy(placement: Placement): SquareSet {
	const {squares} = placement;
	const occupied = occupiedBy(placement);
	const attacked: Square[] = [];
	for (const [man, role] of rolesOf(placement).entries()) {
		for (const ray of raysOf(role, squares[man])) {
			for (const square of ray) {
				attacked.push(square);
				if (occupied.has(square)) {
					break;
				}
			}
		}
	}

	return SquareSet.from(attacked);
}

/** A move of White's: which of the placement's men goes where. */
export type WhiteMove = {readonly man: number; readonly to: Square};

/**
 * Returns White's moves. With `blocker`, the square of a king that White sees, no man goes through it
 * and one that can takes it.
 */
export function whiteMoves(placement: Placement, blocker?: Square): WhiteMove[] {
	const {squares} = placement;
	const occupied = occupiedBy(placement);
	const moves: WhiteMove[] = [];
	for (const [man, role] of rolesOf(placement).entries()) {
		for (const ray of raysOf(role, squares[man])) {
			for (const to of ray) {
				if (occupied.has(to)) {
					break;
				}

				moves.push({man, to});
				if (to === blocker) {
					break;
				}
			}
		}
	}

	return moves;
}

/** Returns the placement after a move. */
export const afterMove = ({material, squares}: Placement, {man, to}: WhiteMove): Placement => ({
	material,
	squares: squares.with(man, to),
});

/** Returns the placement after one of its men other than the king was taken; `man` counts the king as 0. */
export const withoutManAt = ({material, squares}: Placement, man: number): Placement => ({
	material: material.toSpliced(man - 1, 1),
	squares: squares.toSpliced(man, 1),
});
