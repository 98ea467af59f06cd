import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../../source/core/random.js';
import {SquareSet} from '../../../source/core/square-set.js';
import type {Answer} from '../../../source/endings/belief-game.js';
import {answersTo, legalSteps, repliesFrom} from '../../../source/endings/kriegspiel/answers.js';
import {WhiteMen} from '../../../source/endings/kriegspiel/white-men.js';
import {isPlacement, type Material, type Placement} from '../../../source/solver/material.js';
import {attackedBy, whiteMoves} from '../../../source/solver/reach.js';

const nameOf = ({material, squares}: Placement): string => [...material, ...squares].join(' ');

const byName = (placements: readonly Placement[]) =>
	new Map(placements.map((placement) => [nameOf(placement), placement]));

/** Returns the placements that a set stands for. */
const unfold = ({cases}: WhiteMen): string[] =>
	cases
		.flatMap(({material, men, kings}) =>
			[...kings].map((king) => nameOf({material, squares: [king, ...men]})),
		)
		.sort();

const checksOf = (answer: Answer): string | undefined =>
	answer.kind === 'played' ? [...answer.checks].sort().join() : undefined;

/** Plays a game at random, following the set beside all placements one by one, as the umpire of the tables answers. */
function compare(material: Material, first: number, seed: number, turns: number): number {
	const random = createRandom(seed);
	let king = first;
	let known = WhiteMen.start(material, king);
	let all: Placement[] = [];
	for (let packed = 0; packed < 64 ** (material.length + 1); packed++) {
		const squares = Array.from(
			{length: material.length + 1},
			(_, man) => (packed >> (6 * man)) & 63,
		);
		const placement = {material, squares};
		if (isPlacement(placement) && !squares.includes(king) && !attackedBy(placement).has(king)) {
			all.push(placement);
		}
	}

	let truth = pick(random, all);
	for (let turn = 0; turn < turns; turn++) {
		expect(unfold(known)).toEqual(all.map((placement) => nameOf(placement)).sort());
		const here = SquareSet.from([king]);
		const answers = (placement: Placement) =>
			whiteMoves(placement).map((move) => answersTo(placement, here, move)[0]);
		if (!material.includes('pawn') && random() < 0.3) {
			known = known.afterRefusal();
			all = all.filter((one) => answers(one).some(({answer}) => answer.kind === 'refused'));
			truth = pick(random, all);
			expect(unfold(known)).toEqual(all.map((placement) => nameOf(placement)).sort());
		}

		const played = answers(truth).filter(
			({answer, placement}) =>
				answer.kind === 'played' &&
				!placement.material.some((role) => role === 'knight' || role === 'bishop'),
		);
		const made = pick(random, played);
		known = known.afterMove(made.answer.kind === 'played' ? made.answer.checks : []);
		const heard = checksOf(made.answer);
		all = [
			...byName(
				all
					.flatMap((one) => answers(one))
					.filter(({answer}) => checksOf(answer) === heard)
					.map(({placement}) => placement)
					.filter(({material: men}) => men.every((role) => role !== 'knight' && role !== 'bishop')),
			).values(),
		];
		truth = made.placement;
		expect(unfold(known)).toEqual(all.map((placement) => nameOf(placement)).sort());
		const isQuiet = (one: Placement, to: number): boolean =>
			legalSteps(one, king).has(to) && !one.squares.includes(to);
		const steps = [...repliesFrom(truth, here)[0].belief].filter((to) => isQuiet(truth, to));
		if (steps.length === 0) {
			return turn;
		}

		const blocked = [...SquareSet.full]
			.filter(
				(to) =>
					Math.abs((to % 8) - (king % 8)) < 2 &&
					Math.abs((to >> 3) - (king >> 3)) < 2 &&
					to !== king,
			)
			.find((to) => !legalSteps(truth, king).has(to));
		if (blocked !== undefined) {
			known = known.afterOwnRefusal(blocked);
			const at = king;
			all = all.filter((one) => !legalSteps(one, at).has(blocked));
		}

		const to = pick(random, steps);
		known = known.afterOwnMove(to);
		all = all.filter((one) => isQuiet(one, to));
		king = to;
	}

	return turns;
}

describe('where White’s men may stand', () => {
	it('is what the umpire of the tables leaves, placement by placement', () => {
		expect(compare(['rook'], 8, 1, 2)).toBeGreaterThan(1);
		expect(compare(['queen'], 0, 2, 2)).toBeGreaterThan(0);
		expect(compare(['pawn'], 50, 3, 2)).toBeGreaterThan(1);
	});

	it.each([
		['rook', 'knight'],
		['bishop', 'bishop'],
	] as Material[])('is so of two men, place by place: %s and %s', (...material) => {
		const random = createRandom(material.join());
		const king = 18;
		const here = SquareSet.from([king]);
		const isBefore = (one: Placement): boolean =>
			isPlacement(one) && !one.squares.includes(king) && !attackedBy(one).has(king);
		const start = WhiteMen.start(material, king);
		const known = new Set(unfold(start));
		const after = new Map(
			['', material[0] === 'rook' ? 'knight' : 'long-diagonal'].map((heard) => [
				heard,
				new Set(unfold(start.afterMove(heard === '' ? [] : [heard]))),
			]),
		);
		const isLight = (square: number): boolean => ((square & 7) + (square >> 3)) % 2 === 1;
		const met = new Set<string>();
		for (let count = 0; count < 500; count++) {
			// Near the lone king, where most happens.
			const near = () =>
				pick(
					random,
					[
						0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27, 34, 42, 50, 58, 36, 45, 20,
						21, 22, 23, 32,
					],
				);
			const one: Placement = {material, squares: [near(), near(), near()]};
			const [, first, second] = one.squares;
			// Of two bishops the one on a light square is named first.
			if (material[0] === material[1] && !(isLight(first) && !isLight(second))) {
				continue;
			}

			expect([one.squares, known.has(nameOf(one))]).toEqual([one.squares, isBefore(one)]);
			if (!isPlacement(one) || one.squares.includes(king)) {
				continue;
			}

			// These men go back as they come: where one may come from is where it may go.
			const made = whiteMoves(one)
				.map(({man, to}) => ({
					placement: {material, squares: one.squares.with(man, to)},
					move: {man, to: one.squares[man]},
				}))
				.filter(
					({placement, move}) =>
						isBefore(placement) &&
						whiteMoves(placement, king).some(
							(other) => other.man === move.man && other.to === move.to,
						),
				)
				.map(({placement, move}) => answersTo(placement, here, move)[0].answer);
			for (const [heard, places] of after) {
				const isPossible = made.some((answer) => checksOf(answer) === heard);
				expect([one.squares, heard, places.has(nameOf(one))]).toEqual([
					one.squares,
					heard,
					isPossible,
				]);
				met.add(isPossible ? heard : '');
			}
		}

		expect(met.size).toBeGreaterThan(1);
	});
});
