import {describe, expect, it} from 'vitest';
import {createRandom, randomInteger} from '../../source/core/random.js';
import {PAWN} from '../../source/core/man.js';
import {SquareSet} from '../../source/core/square-set.js';
import {fog} from '../../source/rules/variants/fog.js';
import {generateLegalMoves} from '../../source/rules/legal.js';
import {KIND_MASK} from '../../source/rules/move.js';
import {observe} from '../../source/rules/observe.js';
import {MAX_MOVES, type Position} from '../../source/rules/position.js';
import {countFiftyMoves, FiftyMoveSearch} from '../../scripts/theory/fifty-moves.js';
import {NEVER} from '../../source/solver/levels.js';
import {isPlacement, type Material, type Placement} from '../../source/solver/material.js';
import {attackedBy, occupiedBy} from '../../source/solver/reach.js';
import {startsAbove} from '../../scripts/theory/hard-starts.js';
import {positionWith} from '../../source/solver/verify/board.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KPvK');

const legalMoves = (position: Position): number[] => {
	const moves = new Int32Array(MAX_MOVES);
	return [...moves.subarray(0, generateLegalMoves(position, moves, 0))];
};

/** Positions that White cannot tell apart by what he sees. */
function bySight(positions: readonly Position[]): Position[][] {
	const groups = new Map<string, Position[]>();
	for (const position of positions) {
		const key = observe(position, 'white', fog.see).cells.join();
		groups.set(key, [...(groups.get(key) ?? []), position]);
	}

	return [...groups.values()];
}

const played = (position: Position, move: number): Position => {
	const next = position.clone();
	next.make(move);
	return next;
};

/**
 * The question put to the rules alone: White, to move, takes the king whatever Black answers, and no ply
 * but that brings the count of plies without capture or pawn move to twice the limit.
 */
function winsByTheRules(positions: readonly Position[], limit: number): boolean {
	const [first] = positions;
	const isDrawn = (one: Position): boolean => one.halfmoves >= 2 * limit;
	// White's last move must take the king or move a pawn, so that nothing else need be tried.
	const isLast = first.halfmoves >= 2 * limit - 2;
	return legalMoves(first).some((key) => {
		const isPawnMove = (first.board[key & 63] & 7) === PAWN;
		const takesKing = ((key >> 6) & 63) === first.kings[1];
		if (isLast && !isPawnMove && !takesKing) {
			return false;
		}

		const branch: Position[] = [];
		for (const position of positions) {
			const move = legalMoves(position).find((one) => (one & ~KIND_MASK) === (key & ~KIND_MASK));
			if (move === undefined) {
				return false;
			}

			branch.push(played(position, move));
		}

		const going = branch.filter(({isKingTaken}) => !isKingTaken);
		return (
			!going.some((one) => isDrawn(one)) &&
			bySight(going).every((seen) => {
				const answered = seen.flatMap((one) => legalMoves(one).map((move) => played(one, move)));
				return (
					!answered.some((one) => one.isKingTaken || isDrawn(one)) &&
					bySight(answered).every((group) => winsByTheRules(group, limit))
				);
			})
		);
	});
}

describe('FiftyMoveSearch', () => {
	it.each([
		[1, 40],
		[2, 5],
	])('agrees with the rules, played out, under a limit of %i, in %i starts', (limit, starts) => {
		const material: Material = ['pawn'];
		const search = new FiftyMoveSearch(tables, limit);
		const random = createRandom(`fifty moves, limit ${limit}`);
		const count = {won: 0, lost: 0};
		for (let checked = 0; checked < starts;) {
			const squares = [randomInteger(random, 64), 48 + randomInteger(random, 8)];
			const placement: Placement = {material, squares};
			const free = attackedBy(placement).union(occupiedBy(placement)).complement();
			const king = randomInteger(random, 64);
			const belief = SquareSet.from([king]);
			const isStart = isPlacement(placement) && free.has(king);
			// Won without the rule, but not before it applies, were it not for pawn moves.
			const level = isStart ? tables.get('KPvK')!.levelToMove(squares, belief) : NEVER;
			if (level <= limit || level > 2 * limit + 1) {
				continue;
			}

			checked++;
			const wins = winsByTheRules([positionWith(placement, king)], limit);
			expect([squares, king, search.isWon(placement, belief)]).toEqual([squares, king, wins]);
			count[wins ? 'won' : 'lost']++;
		}

		expect(Math.min(count.won, count.lost)).toBeGreaterThan(0);
	});

	it('takes away exactly the wins that need more moves where nothing resets the count', () => {
		const search = new FiftyMoveSearch(tables, 2);
		const starts = startsAbove(tables.get('KQvK')!, 1).filter(({level}) => level < 4);
		for (const wanted of [2, 3]) {
			const some = starts.filter(({level}) => level === wanted).slice(0, 30);
			const won = some.filter(({placement, belief}) => search.isWon(placement, belief));
			expect(won).toHaveLength(wanted === 2 ? 30 : 0);
		}
	});

	it('leaves the longest wins of KPvK their pawn moves', () => {
		const table = tables.get('KPvK')!;
		const [start] = startsAbove(table, 47);
		expect(start.level).toBe(48);
		expect(new FiftyMoveSearch(tables).isWon(start.placement, start.belief)).toBe(true);
		expect(new FiftyMoveSearch(tables, 30).isWon(start.placement, start.belief)).toBe(true);
		expect(countFiftyMoves(table, tables)).toEqual({longer: 0, lost: 0});
	});
});
