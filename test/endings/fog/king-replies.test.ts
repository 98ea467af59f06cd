import {describe, expect, it} from 'vitest';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {createRandom} from '../../../source/core/random.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {NO_SQUARE, type Square} from '../../../source/core/square.js';
import {kingReplies, repliesFrom} from '../../../source/endings/fog/king-replies.js';
import {toUciMove} from '../../../source/rules/move.js';
import {observe} from '../../../source/rules/observe.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {NEVER} from '../../../source/solver/levels.js';
import {type Material, materialName, type Placement} from '../../../source/solver/material.js';
import {
	legalMoves,
	placementOn,
	positionWith,
	takesKing,
	whiteView,
} from '../../../source/solver/verify/board.js';
import {levelToMove} from '../../../source/endings/levels.js';
import {buildTables} from '../../helpers/tables.js';
import {drawPoint} from '../random-points.js';

const MATERIALS: readonly Material[] = [
	['rook'],
	['queen'],
	['pawn'],
	['bishop', 'knight'],
	['rook', 'pawn'],
	['pawn', 'pawn'],
];

const textOf = (kind: string, placement: Placement, from: Square, to: Square, left: string) =>
	[kind, materialName(placement.material), ...placement.squares, from, to, left].join(' ');

/** Returns what each move of the king comes to, by the rules of the fog: played on a board, and seen with White's eyes. */
function naiveReplies(placement: Placement, belief: SquareSet): string[] {
	const seen: {kind: string; men: Placement; from: Square; to: Square}[] = [];
	for (const king of belief) {
		const position = positionWith(placement, king);
		position.side = 1;
		for (const move of legalMoves(position)) {
			const {from, to} = toUciMove(move);
			const taken = placement.squares.indexOf(to);
			if (taken === 0) {
				seen.push({kind: 'takes-king', men: placement, from, to});
				continue;
			}

			const after = position.after(move);
			const men = placementOn(after);
			const isDoomed = legalMoves(after).some((one) => takesKing(after, one));
			const view = observe(after, 'white', fog.see);
			const isSeen = makeFogFen(view) !== makeFogFen(whiteView(men, NO_SQUARE, 'white'));
			const kind = isDoomed
				? 'walks-into-capture'
				: taken > 0
					? 'takes-man'
					: isSeen
						? 'blocks-pawn'
						: 'hides';
			seen.push({kind, men: kind === 'takes-man' ? men : placement, from, to});
		}
	}

	const together = (kind: string): string =>
		[...new Set(seen.filter((one) => one.kind === kind).map(({to}) => to))]
			.sort((a, b) => a - b)
			.join();
	return seen
		.map(({kind, men, from, to}) => {
			const isKnown = kind === 'takes-king' || kind === 'takes-man' || kind === 'blocks-pawn';
			return textOf(kind, men, from, to, isKnown ? String(to) : together(kind));
		})
		.sort();
}

describe('what the lone king’s move comes to', () => {
	it.each(MATERIALS.map((material) => [materialName(material), material] as const))(
		'is what White sees on a board, %s',
		(name, material) => {
			const random = createRandom(name);
			const met = new Set<string>();
			for (let count = 0; count < 80; count++) {
				const {placement, belief} = drawPoint(material, random, () => SquareSet.full, 3);
				const replies = repliesFrom(placement, belief);
				const told = replies.flatMap(({kind, placement: men, moves, belief: left}) =>
					moves.map(({from, to}) => textOf(kind, men, from, to, [...left].join())),
				);
				expect(told.sort()).toEqual(naiveReplies(placement, belief));
				for (const {kind, taken, moves} of replies) {
					met.add(kind);
					const isTaking = kind === 'takes-king' || kind === 'takes-man';
					expect(taken).toBe(isTaking ? placement.squares.indexOf(moves[0].to) : undefined);
				}
			}

			expect(met.has('blocks-pawn')).toBe(material.includes('pawn'));
			for (const kind of ['takes-king', 'takes-man', 'hides', 'walks-into-capture']) {
				expect(met).toContain(kind);
			}
		},
	);

	it('is counted by the table, the best for him first: the king, a man for nothing, the longest, the most hidden', () => {
		const tables = buildTables('KRvK');
		const random = createRandom('order');
		const met = new Set<string>();
		for (let count = 0; count < 200; count++) {
			const {placement, belief} = drawPoint(['rook'], random, () => SquareSet.full, 6);
			const replies = kingReplies(tables, placement, belief);
			for (const {kind, level, placement: men, belief: left} of replies) {
				const counted = levelToMove(tables, men, left);
				expect(level).toBe(
					kind === 'takes-king' ? NEVER : kind === 'walks-into-capture' ? 1 : counted,
				);
				met.add(`${kind} ${level === NEVER}`);
			}

			const worths = replies.map(({kind, level, belief: left}) => [
				Number(kind === 'takes-king'),
				Number(kind === 'takes-man' && level === NEVER),
				level,
				left.size,
			]);
			const sorted = worths.toSorted((a, b) => {
				const differing = a.findIndex((number, index) => number !== b[index]);
				return differing < 0 ? 0 : b[differing] - a[differing];
			});
			expect(worths).toEqual(sorted);
		}

		expect([...met].sort()).toEqual([
			'hides false',
			'hides true',
			'takes-king true',
			'takes-man true',
			'walks-into-capture false',
		]);
	});
});
