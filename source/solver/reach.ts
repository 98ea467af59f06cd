import type {Role} from '../core/man.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, rankOf, type Square, squaresAlong} from '../core/square.js';
import {ORTHODOX_MEN} from '../rules/move-rules.js';
import type {UciMove} from '../core/uci.js';
import {byStrength, type Placement, PROMOTIONS} from './material.js';

type PieceRole = Exclude<Role, 'pawn'>;

/** Returns by square the rays of a man, nearest square first. */
function rayTable(role: PieceRole): readonly (readonly Uint8Array[])[] {
	const {steps, range} = ORTHODOX_MEN[role];
	return Array.from({length: 64}, (_, square) =>
		steps.map((step) => Uint8Array.from(squaresAlong(square, step, range))),
	);
}

const RAYS = {
	knight: rayTable('knight'),
	bishop: rayTable('bishop'),
	rook: rayTable('rook'),
	queen: rayTable('queen'),
	king: rayTable('king'),
} as const satisfies {readonly [role in PieceRole]: unknown};

const NO_RAYS: readonly Uint8Array[] = [];

/** Returns the rays of a man from a square, nearest square first; a pawn has none. */
export const raysOf = (role: Role, square: Square): readonly Uint8Array[] =>
	role === 'pawn' ? NO_RAYS : RAYS[role][square];

/** Returns the squares that a white pawn attacks. */
export const PAWN_ATTACKS: readonly (readonly Square[])[] = Array.from({length: 64}, (_, square) =>
	[-1, 1].flatMap((side) => squaresAlong(square, [side, 1], 1)),
);

/** Returns the squares that a white pawn can go to when nothing but `occupied` stands in its way. */
function pawnSteps(square: Square, occupied: SquareSet): Square[] {
	const ahead = square + 8;
	if (occupied.has(ahead)) {
		return [];
	}

	return rankOf(square) === 1 && !occupied.has(ahead + 8) ? [ahead, ahead + 8] : [ahead];
}

/** Returns the roles of a placement's men in the order of its squares, the king first. */
export const rolesOf = ({material}: Pick<Placement, 'material'>): readonly Role[] => [
	'king',
	...material,
];

export const occupiedBy = ({squares}: Placement): SquareSet => SquareSet.from(squares);

/** Adds the squares that a man attacks or protects, up to the first of White's men on each line. */
function addAttacks(attacked: Square[], role: Role, from: Square, occupied: SquareSet): void {
	for (const ray of raysOf(role, from)) {
		for (const square of ray) {
			attacked.push(square);
			if (occupied.has(square)) {
				break;
			}
		}
	}

	if (role === 'pawn') {
		attacked.push(...PAWN_ATTACKS[from]);
	}
}

/**
 * Returns the squares that one of White's men attacks or protects, by its place in the placement, 0 the
 * king; the men block each other, the lone king nobody.
 */
export function attacksOf(placement: Placement, man: number): Square[] {
	const attacked: Square[] = [];
	addAttacks(attacked, rolesOf(placement)[man], placement.squares[man], occupiedBy(placement));
	return attacked;
}

/**
 * Returns the squares that White's men attack, a man standing there or not; squares of his own that a
 * man protects are among them. The lone king blocks no line here: where he is seen on a line it does
 * not matter what lies behind, and once he has moved he is not there any more.
 */
export function attackedBy(placement: Placement): SquareSet {
	const occupied = occupiedBy(placement);
	const attacked: Square[] = [];
	for (const [man, role] of rolesOf(placement).entries()) {
		addAttacks(attacked, role, placement.squares[man], occupied);
	}

	return SquareSet.from(attacked);
}

/**
 * Returns the squares on which White notices the king without seeing him: those that a pawn could be
 * pushed to, were he not there, and that no man attacks. A push that is missing tells the square: one
 * square ahead takes away both steps of a pawn, two squares ahead the longer one alone.
 */
export function inferredBy(placement: Placement): SquareSet {
	const {material, squares} = placement;
	if (!material.includes('pawn')) {
		return SquareSet.empty;
	}

	const occupied = occupiedBy(placement);
	const fronts = material.flatMap((role, index) =>
		role === 'pawn' ? pawnSteps(squares[index + 1], occupied) : [],
	);
	return SquareSet.from(fronts).minus(attackedBy(placement));
}

/** Returns the squares on which White, to move, neither sees nor infers a king. */
export const hiddenFrom = (placement: Placement): SquareSet =>
	attackedBy(placement).union(occupiedBy(placement)).union(inferredBy(placement)).complement();

/** A move of White's: which of the placement's men goes where, and what a pawn becomes there. */
export type WhiteMove = {readonly man: number; readonly to: Square; readonly promotion?: Role};

/** Returns the moves of a pawn onto some squares, in every choice where it must become another man. */
const pawnMoves = (man: number, targets: readonly Square[]): WhiteMove[] =>
	targets.flatMap((to): WhiteMove[] =>
		rankOf(to) === 7 ? PROMOTIONS.map((promotion) => ({man, to, promotion})) : [{man, to}],
	);

/**
 * Returns White's moves. With `blocker`, the square of a king of whom White knows, no man goes through
 * it, no pawn is pushed onto it, and a man that can takes him.
 */
export function whiteMoves(placement: Placement, blocker: Square = NO_SQUARE): WhiteMove[] {
	const {squares} = placement;
	const occupied = occupiedBy(placement);
	const blocked = blocker === NO_SQUARE ? occupied : occupied.with(blocker);
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

		if (role === 'pawn') {
			const captures = PAWN_ATTACKS[squares[man]].filter((to) => to === blocker);
			moves.push(...pawnMoves(man, [...pawnSteps(squares[man], blocked), ...captures]));
		}
	}

	return moves;
}

/** Returns the squares on which a king would be in the way of a move of White's: those a pawn is pushed over and onto. */
export function pushedOver({material, squares}: Placement, {man, to}: WhiteMove): SquareSet {
	const from = squares[man];
	return man === 0 || material[man - 1] !== 'pawn'
		? SquareSet.empty
		: SquareSet.from(to - from === 16 ? [to, to - 8] : [to]);
}

/** Returns the placement after a move. A pawn that becomes another man takes the place of its new strength. */
export function afterMove(
	{material, squares}: Placement,
	{man, to, promotion}: WhiteMove,
): Placement {
	if (promotion === undefined) {
		return {material, squares: squares.with(man, to)};
	}

	const men = material
		.map((role, index) => ({role, square: squares[index + 1]}))
		.with(man - 1, {role: promotion, square: to})
		.sort((a, b) => byStrength(a.role, b.role));
	return {
		material: men.map(({role}) => role),
		squares: [squares[0], ...men.map(({square}) => square)],
	};
}

/** Returns a move as a person names it. */
export const uciOf = ({squares}: Placement, {man, ...rest}: WhiteMove): UciMove => ({
	from: squares[man],
	...rest,
});

/** Returns the placement after one of its men other than the king was taken; `man` counts the king as 0. */
export const withoutManAt = ({material, squares}: Placement, man: number): Placement => ({
	material: material.toSpliced(man - 1, 1),
	squares: squares.toSpliced(man, 1),
});
