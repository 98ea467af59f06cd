import {type Color, opposite} from '../../core/color.js';
import {isMan, manRole, type Role} from '../../core/man.js';
import {createRandom, shuffled} from '../../core/random.js';
import {parseSquare, type Square} from '../../core/square.js';
import {readGrids} from '../grid.js';
import type {Announcement} from '../news.js';
import type {Position} from '../position.js';
import type {View} from '../view.js';
import type {Roles} from './concealed.js';
import {placedOn, type SetUpRule, withPlaced} from './set-up.js';

/** Returns what is told of a side's men as its set-up ends: which stand where, and on which squares none does (undefined). */
export function knownMen(
	heard: readonly Announcement[],
	owner: Color,
): ReadonlyMap<Square, Role | undefined> {
	const known = new Map<Square, Role | undefined>();
	for (const [square, man] of readGrids(heard)) {
		known.set(square, isMan(man) ? manRole(man) : undefined);
	}

	for (const record of heard) {
		const king = record.type === 'kings' ? parseSquare(record[owner]) : undefined;
		if (king !== undefined) {
			known.set(king, 'king');
		}
	}

	return known;
}

/**
 * Returns a set-up changed to fit what is known of it: men that stand elsewhere are put where they are known to be, those in
 * their way where they may. Which of several men is known, and where one goes that is in the way, is drawn, first of all where
 * a known man has left its square: so no square is likelier than another to have a man. The same set-up gives the same.
 */
function withKnown(
	rule: SetUpRule,
	owner: Color,
	placed: Roles,
	known: ReadonlyMap<Square, Role | undefined>,
): Roles {
	const random = createRandom(JSON.stringify(placed));
	const fitted: {[square: Square]: Role} = {};
	const needed: Role[] = [];
	for (const [square, role] of known) {
		if (role !== undefined && rule.roles.includes(role)) {
			fitted[square] = role;
			needed.push(role);
		}
	}

	// With the king alone where it is known to be nothing bars the others that did not before.
	const isFree = needed.every((role) => role === 'king');
	const left: Square[] = [];
	const moving: Role[] = [];
	for (const [name, role] of shuffled(random, Object.entries(placed))) {
		const square = Number(name);
		const at = needed.indexOf(role);
		if (at >= 0) {
			needed.splice(at, 1);
			left.push(square);
		} else if (!known.has(square) && (isFree || rule.open(fitted)(role, square))) {
			fitted[square] = role;
		} else {
			moving.push(role);
		}
	}

	const squares = [...left, ...shuffled(random, rule.squares[owner])];
	for (const role of moving) {
		const isOpen = rule.open(fitted);
		const free = squares.find(
			(square) => fitted[square] === undefined && !known.has(square) && isOpen(role, square),
		);
		if (free !== undefined) {
			fitted[free] = role;
		}
	}

	return fitted;
}

/** Returns the board of a set-up by these sides changed to fit what a seat notices next: its own men as it sees them, the other side's as it is told of them. */
export function withNoticed(
	board: Position,
	{sides, rule}: {readonly sides: readonly Color[]; readonly rule: SetUpRule},
	viewer: Color,
	{cells}: View,
	heard: readonly Announcement[],
): Position {
	const other = opposite(viewer);
	const isUnlike = (square: Square): boolean => cells[square] !== board.board[square];
	const own =
		sides.includes(viewer) && rule.squares[viewer].some(isUnlike)
			? withPlaced(board, rule, viewer, placedOn(rule, viewer, cells))
			: board;
	const known = sides.includes(other) ? knownMen(heard, other) : undefined;
	if (known === undefined || known.size === 0) {
		return own;
	}

	const drawn = placedOn(rule, other, own.board);
	return withPlaced(own, rule, other, withKnown(rule, other, drawn, known));
}
