import type {Cells} from '../../source/core/board-text.js';
import {NO_SQUARE, type Square} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import type {UciMove} from '../../source/core/uci.js';
import {type Move, moveKey} from '../../source/rules/move.js';
import {observe} from '../../source/rules/observe.js';
import type {Position} from '../../source/rules/position.js';
import {fog} from '../../source/rules/variants/fog.js';
import {legalMoves, LONE_KING, nameOf, takesKing} from '../../source/solver/verify/board.js';

/** Returns what the game shows White. */
const viewOf = (position: Position): Cells => observe(position, 'white', fog.see).cells;

/** Returns a text that is equal for equal boards or views. */
const keyOf = (cells: Cells): string =>
	String.fromCharCode.apply(null, cells as unknown as number[]);

/** Positions that White cannot tell apart, White to move. */
export type Group = {
	/** The board of one of them. */
	readonly cells: Cells;
	/** Where the king is in each. */
	readonly kings: Square[];
};

/** What a move of White's and Black's answers can bring. */
export type Outcomes = {
	/** Whether Black can take the white king. */
	isKingLost: boolean;
	/** Whether after some answer White sees the king and can take him. */
	canBeTaken: boolean;
	/** The other positions, by what White sees. */
	readonly groups: Group[];
};

/** Plays every answer of Black's in positions that White cannot tell apart, and adds what can come of it to `outcomes`. */
function playAnswers(positions: readonly Position[], outcomes: Outcomes): void {
	// White's men stand alike in all of them, so where the lone king goes is all that an answer changes.
	const met = new Set<Square>();
	const groups = new Map<string, Group>();
	for (const position of positions) {
		for (const answer of legalMoves(position)) {
			const to = (answer >> 6) & 63;
			if (met.has(to)) {
				continue;
			}

			met.add(to);
			position.make(answer);
			if (position.kings[0] === NO_SQUARE) {
				outcomes.isKingLost = true;
			} else {
				addTo(groups, position, outcomes);
			}

			position.unmake(answer);
		}
	}

	outcomes.groups.push(...groups.values());
}

/** Adds a position with White to move to its group, or notes that White can take the king. */
function addTo(groups: Map<string, Group>, position: Position, outcomes: Outcomes): void {
	const view = viewOf(position);
	const king = position.kings[1];
	if (view[king] === LONE_KING && legalMoves(position).some((move) => takesKing(position, move))) {
		outcomes.canBeTaken = true;
		return;
	}

	const key = keyOf(view);
	const group = groups.get(key);
	if (group === undefined) {
		groups.set(key, {cells: position.board.slice(), kings: [king]});
	} else {
		group.kings.push(king);
	}
}

/**
 * Plays a move of White's in positions that he cannot tell apart, and then every answer, by the game's
 * own rules and by what it shows White after each ply. Leaves the positions as they were. Returns
 * undefined when the move is illegal in one of them.
 */
export function playMove(positions: readonly Position[], wanted: UciMove): Outcomes | undefined {
	const key = moveKey(wanted);
	const played: Move[] = [];
	for (const position of positions) {
		const move = legalMoves(position).find((legal) => nameOf(legal) === key);
		if (move === undefined) {
			return undefined;
		}

		played.push(move);
	}

	const branches = new Map<string, Position[]>();
	for (const [index, position] of positions.entries()) {
		position.make(played[index]);
		if (!position.isKingTaken) {
			const view = keyOf(viewOf(position));
			const branch = branches.get(view);
			if (branch === undefined) {
				branches.set(view, [position]);
			} else {
				branch.push(position);
			}
		}
	}

	const outcomes: Outcomes = {isKingLost: false, canBeTaken: false, groups: []};
	for (const branch of branches.values()) {
		playAnswers(branch, outcomes);
	}

	for (const [index, position] of positions.entries()) {
		position.unmake(played[index]);
	}

	return outcomes;
}

/** Returns where the lone king may be in a group. */
export const beliefOf = ({kings}: Group): SquareSet => SquareSet.from(kings);
