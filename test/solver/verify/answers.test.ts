import {describe, expect, it} from 'vitest';
import {createRandom, pick, type Random, randomInteger} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {generateLegalMoves} from '../../../source/rules/legal.js';
import {KIND_MASK, toUciMove} from '../../../source/rules/move.js';
import {observe} from '../../../source/rules/observe.js';
import {MAX_MOVES} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {positionWith} from '../../../source/solver/verify/board.js';
import {
	type Material,
	materialName,
	neededMaterials,
	parseMaterial,
	type Placement,
	readPlacement,
} from '../../../source/solver/material.js';
import {PlacementIndex} from '../../../source/solver/placement-index.js';
import {INVERSE_SYMMETRY, mapSet, mapSquare, SYMMETRIES} from '../../../source/solver/symmetry.js';
import {playAnswers} from '../../../source/solver/verify/answers.js';
import {FactBook, isLegalOn, SPOT_MASK, SPOT_SHIFT} from '../../../source/solver/verify/facts.js';
import {beliefOf, playMove} from '../../../scripts/theory/step.js';

/** An ending as the book of facts needs it: no levels. */
type Ending = {readonly name: string; readonly material: Material; readonly index: PlacementIndex};

const endings = new Map<string, Ending>();
for (const name of ['KPPvK', 'KRPvK', 'KBNvK', 'KRRvK']) {
	for (const material of neededMaterials(unwrap(parseMaterial(name)))) {
		const ending = materialName(material);
		if (!endings.has(ending)) {
			endings.set(ending, {name: ending, material, index: new PlacementIndex(material)});
		}
	}
}

/** Returns some squares of the king for which White, to move, sees the same. */
function drawBelief(placement: Placement, random: Random): SquareSet {
	const cells = (king: number): string =>
		observe(positionWith(placement, king), 'white', fog.see).cells.join(' ');
	const free = SquareSet.from(placement.squares).complement();
	const king = pick(random, [...free]);
	const view = cells(king);
	const alike = [...free].filter((other) => other === king || cells(other) === view);
	return SquareSet.from(alike.filter((other) => other === king || randomInteger(random, 3) > 0));
}

/** Returns White's legal moves, without their kinds, in a fixed order. */
function legalKeys(placement: Placement, king: number): number[] {
	const moves = new Int32Array(MAX_MOVES);
	const count = generateLegalMoves(positionWith(placement, king), moves, 0);
	return [...moves.subarray(0, count)].map((move) => move & ~KIND_MASK).sort((a, b) => a - b);
}

/** Returns squares, those of equal men in order. */
const ordered = (material: Material, squares: readonly number[]): string =>
	squares
		.map((square, man) => `${man === 0 ? 'king' : material[man - 1]} ${square}`)
		.sort()
		.join(' ');

/** Returns a group as a text that is the same for groups that a symmetry takes into each other. */
function told({name, material, index}: Ending, number: number, belief: SquareSet): string {
	const squares = index.representative(number);
	const images = Array.from({length: SYMMETRIES}, (_, symmetry) => symmetry)
		.filter((symmetry) => {
			const image = squares.map((square) => mapSquare(symmetry, square));
			return ordered(material, image) === ordered(material, squares);
		})
		.map((symmetry) => [...mapSet(symmetry, belief)].join(','));
	return `${name} ${number} ${images.sort()[0]}`;
}

describe('the answers by the book of facts', () => {
	it.each(['KPPvK', 'KRPvK', 'KBNvK', 'KRRvK', 'KPvK'])(
		'are those of %s played out on the board, one position at a time',
		(name) => {
			const book = new FactBook(endings);
			const {index, material} = endings.get(name)!;
			const random = createRandom(name);
			const kinds = new Set<string>();
			for (let round = 0; round < 6; round++) {
				const number = randomInteger(random, index.count);
				const placement = {material, squares: index.representative(number)};
				const belief = drawBelief(placement, random);
				const kings = [...belief];
				const {moves: all} = book.learn((book.placeOf(material) << SPOT_SHIFT) | number, belief);
				const moves = all.filter((move) => isLegalOn(belief, move));
				const keys = moves.map(({key}) => key).sort((a, b) => a - b);
				for (const king of kings) {
					expect(legalKeys(placement, king)).toEqual(keys);
				}

				const positions = kings.map((king) => positionWith(placement, king));
				for (const {key, located} of moves) {
					const uci = toUciMove(key);
					const answers = playAnswers(book, located, uci.to, belief);
					const groups = answers.groups.map(({spot, belief: left}) =>
						told(book.tables[spot >> SPOT_SHIFT], spot & SPOT_MASK, left),
					);

					const played = playMove(positions, uci)!;
					const wanted = played.groups.map((group) => {
						const {placement: after} = unwrap(readPlacement(group.cells));
						const ending = endings.get(materialName(after.material))!;
						const place = ending.index.locate(after.squares);
						const turned = mapSet(INVERSE_SYMMETRY[place & 7], beliefOf(group));
						return told(ending, place >> 3, turned);
					});
					expect(answers.isKingLost).toBe(played.isKingLost);
					expect(answers.canBeTaken).toBe(played.canBeTaken);
					expect(groups.sort()).toEqual(wanted.sort());
					kinds.add(`lost ${played.isKingLost}`).add(`taken ${played.canBeTaken}`);
					kinds.add(`groups ${Math.min(2, wanted.length)}`);
				}
			}

			const wanted = ['groups 2', 'lost false', 'lost true', 'taken true'];
			expect([...kinds]).toEqual(expect.arrayContaining(wanted));
		},
	);
});
