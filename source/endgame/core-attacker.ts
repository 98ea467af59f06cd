import type {Cells} from '../core/board-text.js';
import {EMPTY, isMan, KING, manRole, PAWN, type Role, UNSEEN} from '../core/man.js';
import {pick, type Random} from '../core/random.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {kingSteps, kingStepsFrom} from '../knowledge/king-steps.js';
import {isAttacked} from '../rules/attack.js';
import {generateMoves} from '../rules/generate.js';
import {KING_CAPTURE} from '../rules/move-rules.js';
import {type Move, toUciMove} from '../rules/move.js';
import {MAX_MOVES, Position} from '../rules/position.js';
import type {Tables} from '../solver/build-table.js';
import {NEVER} from '../solver/levels.js';
import {materialName, type Placement} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';
import {levelToMove} from './levels.js';

const moves = new Int32Array(MAX_MOVES);

/** Returns the position of White's men alone, White to move. */
const positionOf = (cells: Cells): Position =>
	Position.fromSetupUnchecked(
		{
			cells: cells.map((code) => (code === UNSEEN ? EMPTY : code)),
			turn: 'white',
			castling: 0,
			epSquare: NO_SQUARE,
			halfmoves: 0,
			fullmoves: 1,
		},
		KING_CAPTURE,
	);

/** Returns the squares that White attacks, his own men in the way and all. */
const attacksOf = (position: Position): SquareSet =>
	SquareSet.from([...position.board.keys()].filter((square) => isAttacked(position, square, 0)));

/** The men of some material on a board, as one way to choose them: their squares, the king's first. */
function chooseCores(position: Position, tables: Tables): Placement[] {
	const men: {role: Role; square: Square}[] = [];
	for (const [square, code] of position.board.entries()) {
		if (isMan(code) && (code & 7) !== KING && (code & 7) !== PAWN) {
			men.push({role: manRole(code), square});
		}
	}

	const [king] = position.kings;
	const cores: Placement[] = [];
	for (const [index, first] of men.entries()) {
		cores.push({material: [first.role], squares: [king, first.square]});
		for (const second of men.slice(index + 1)) {
			if (first.role === second.role) {
				cores.push({
					material: [first.role, second.role],
					squares: [king, first.square, second.square],
				});
			}
		}
	}

	return cores.filter(({material}) => tables.has(materialName(material)));
}

/** Where the core's men are after a move that may be one of theirs. */
const coreAfter = ({material, squares}: Placement, {from, to}: UciMove): Placement => ({
	material,
	squares: squares.map((square) => (square === from ? to : square)),
});

/** Returns what the core needs from a belief with White to move; NEVER where the table counts on a line that other men block. */
const coreLevel = (tables: Tables, core: Placement, belief: SquareSet): number =>
	belief.isEmpty
		? 0
		: belief.intersect(attackedBy(core)).isEmpty
			? levelToMove(tables, core, belief)
			: NEVER;

/**
 * Returns the worst that Black's answer makes of it, once White has moved and the king is on one of
 * `known`: how many moves White then needs with the core's men alone.
 */
function worstAnswer(
	tables: Tables,
	core: Placement,
	position: Position,
	attacks: SquareSet,
	known: SquareSet,
): number {
	const own = SquareSet.from(
		[...position.board.keys()].filter((square) => position.board[square] !== EMPTY),
	);
	const hidden = kingSteps(known).minus(attacks).minus(own);
	let worst = coreLevel(tables, core, hidden);
	for (const king of known) {
		for (const taken of kingStepsFrom(king).intersect(own).minus(attacks)) {
			worst = core.squares.includes(taken)
				? NEVER
				: Math.max(worst, coreLevel(tables, core, SquareSet.from([taken])));
		}
	}

	return worst;
}

/** Returns how many moves White needs with the core's men alone after a move, it included. */
function levelOfMove(
	tables: Tables,
	core: Placement,
	position: Position,
	belief: SquareSet,
	limit: number,
): number {
	const attacks = attacksOf(position);
	if (!kingSteps(SquareSet.from([core.squares[0]])).intersect(belief).isEmpty) {
		return NEVER;
	}

	const branches = [...belief.intersect(attacks)].map((square) => SquareSet.from([square]));
	const unseen = belief.minus(attacks);
	let worst = 0;
	for (const branch of unseen.isEmpty ? branches : [unseen, ...branches]) {
		worst = Math.max(worst, worstAnswer(tables, core, position, attacks, branch));
		if (worst + 1 >= limit) {
			return NEVER;
		}
	}

	return worst + 1;
}

/**
 * Hunts the lone king with more men than any table knows: picks out men that have a table (the core),
 * lets the others stand as they are or make way, and returns a move after which the core alone needs
 * the fewest moves, by what all of White's men see. Undefined when no core can force it. `cells` are in
 * the tables' frame and the king is hidden on one of `belief`.
 */
export function coreAttack(
	tables: Tables,
	cells: Cells,
	belief: SquareSet,
	random: Random,
): UciMove | undefined {
	const position = positionOf(cells);
	const end = generateMoves(position, moves, 0);
	const candidates: Move[] = [...moves.subarray(0, end)];
	let best: UciMove[] = [];
	let fewest = NEVER;
	for (const core of chooseCores(position, tables)) {
		for (const candidate of candidates) {
			const move = toUciMove(candidate);
			position.make(candidate);
			const level = levelOfMove(tables, coreAfter(core, move), position, belief, fewest + 1);
			position.unmake(candidate);
			if (level < fewest) {
				fewest = level;
				best = [];
			}

			if (level === fewest && level !== NEVER) {
				best.push(move);
			}
		}
	}

	return best.length === 0 ? undefined : pick(random, best);
}
