import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare, type Square} from '../../../source/core/square.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {askPlan, KRIEGSPIEL_PLANS} from '../../../source/theory/kriegspiel/kriegspiel-book.js';
import type {KriegspielPlan} from '../../../source/theory/kriegspiel/plan.js';
import {nextTurns, TwoMen} from '../../../source/theory/kriegspiel/two-men.js';
import {
	answerName,
	answersTo,
	anywhere,
	repliesFrom,
} from '../../../source/endings/kriegspiel/answers.js';
import type {Placement} from '../../../source/solver/material.js';
import {mapSet, mapSquare} from '../../../source/solver/symmetry.js';

const at = (name: string): Square => parseSquare(name)!;
const squares = (names: string): SquareSet => SquareSet.from(names.split(' ').map(at));
const kq = (king: Square, queen: Square): Placement => ({
	material: ['queen'],
	squares: [king, queen],
});
const PLANS = ['divide-and-conquer', 'divide-and-conquer+'].map(
	(name) => [name, KRIEGSPIEL_PLANS[name].KQvK()] as const,
);

/** Returns a plan's first try and its step. */
function first(plan: KriegspielPlan, placement: Placement, belief: SquareSet): string {
	const {move, remark} = unwrap(plan.play(plan.first, placement, belief));
	return `${makeUci(move)} ${remark.step}`;
}

describe.each(PLANS)('the seed’s plan for king and queen: %s', (_, plan) => {
	it('goes the seed’s way from its diagram', () => {
		// The king has searched a1–d3 and tries e2; the umpire refuses.
		const diagram = kq(at('d3'), at('e4'));
		const cleared = SquareSet.from(
			['a', 'b', 'c', 'd'].flatMap((file) => [1, 2, 3].map((rank) => at(`${file}${rank}`))),
		);
		const to = {man: 0, to: at('e2')};
		const [refused] = answersTo(diagram, anywhere(diagram).minus(cleared), to).filter(
			({answer}) => answerName(answer) === 'refused',
		);
		expect(refused.belief.equals(squares('f1 f2'))).toBe(true);
		expect(first(plan, diagram, refused.belief)).toBe('e4e3 squeeze');
		expect(first(plan, kq(at('g4'), at('e3')), squares('f1 g2 h1 h2'))).toBe('e3d2 squeeze');
		expect(first(plan, kq(at('g3'), at('d2')), squares('f1 g1 h1'))).toBe('d2d1 mate');
	});

	it('says where the king cannot get to', () => {
		const {remark} = unwrap(plan.play(plan.first, kq(at('d3'), at('e4')), squares('f1 f2')));
		// He may go round by g3 and h3 beside the queen’s diagonal, but never past her file and rank.
		expect(remark.excluded.complement().equals(squares('f1 g1 f2 h2 g3 h3'))).toBe(true);
	});

	it('does the same on a board that is turned', () => {
		const square = fc.integer({min: 0, max: 63});
		fc.assert(
			fc.property(
				square,
				square,
				square,
				square,
				fc.integer({min: 1, max: 7}),
				(king, queen, one, other, symmetry) => {
					const belief = anywhere(kq(king, queen)).intersect(SquareSet.from([one, other]));
					fc.pre(king !== queen && !belief.isEmpty);
					const here = unwrap(plan.play(plan.first, kq(king, queen), belief));
					const turned = unwrap(
						plan.play(
							plan.first,
							kq(mapSquare(symmetry, king), mapSquare(symmetry, queen)),
							mapSet(symmetry, belief),
						),
					);
					expect(turned.remark.step).toBe(here.remark.step);
					// Where men and squares have a symmetry of their own, its image is as good.
					const images = [0, 1, 2, 3, 4, 5, 6, 7].filter(
						(own) =>
							mapSquare(own, king) === king &&
							mapSquare(own, queen) === queen &&
							mapSet(own, belief).equals(belief),
					);
					expect(images.map((own) => mapSquare(symmetry, mapSquare(own, here.move.to)))).toContain(
						turned.move.to,
					);
				},
			),
			{numRuns: 60, seed: 4},
		);
	});
});

describe('asking a plan', () => {
	const plan = KRIEGSPIEL_PLANS['divide-and-conquer+'].KQvK();
	const diagram = {placement: kq(at('d3'), at('e4')), belief: squares('f1 f2')};

	it('threads what it remembers through the points of a game', () => {
		const next = {placement: kq(at('d3'), at('e3')), belief: squares('f1 g2')};
		const one = unwrap(plan.play(plan.first, diagram.placement, diagram.belief));
		const two = unwrap(plan.play(one.memory, next.placement, next.belief));
		expect(unwrap(askPlan(() => plan, [diagram, next]))).toEqual(two);
		expect(Number(two.memory)).toBeLessThan(Number(one.memory));
	});

	it('begins anew when the king has been let out, and fails without a point or with other men', () => {
		const out = {placement: kq(at('a1'), at('h8')), belief: squares('c5')};
		const decided = unwrap(askPlan(() => plan, [diagram, out]));
		expect(Number(decided.memory)).toBeGreaterThan(
			unwrap(askPlan(() => plan, [diagram])).memory as number,
		);
		expect(askPlan(() => plan, [])).toMatchObject({ok: false});
		const rook: Placement = {material: ['rook'], squares: diagram.placement.squares};
		expect(askPlan(() => plan, [{...diagram, placement: rook}])).toMatchObject({ok: false});
	});
});

describe('the fast answers for two men', () => {
	it.each(['queen', 'rook', 'bishop', 'knight'] as const)('are the umpire’s, with a %s', (role) => {
		const men = new TwoMen(role);
		const square = fc.integer({min: 0, max: 63});
		const any = fc.array(square, {minLength: 1, maxLength: 12});
		fc.assert(
			fc.property(square, square, any, (king, man, kings) => {
				const placement: Placement = {material: [role], squares: [king, man]};
				const belief = anywhere(placement).intersect(SquareSet.from(kings));
				fc.pre(king !== man && !belief.isEmpty);
				for (const code of men.at(king, man).tries) {
					const move = {man: code < 64 ? 0 : 1, to: code & 63};
					const cases = answersTo(placement, belief, move);
					const names = cases.map(({answer}) => answerName(answer));
					const replies = cases.flatMap((one) =>
						one.answer.kind === 'played' ? repliesFrom(one.placement, one.belief) : [],
					);
					const isUnsafe =
						names.includes('stalemate') ||
						replies.some(({taken}) => taken !== undefined) ||
						names.join() === 'refused';
					const expected = [
						...cases.filter(({answer}) => answer.kind === 'refused'),
						...replies,
					].map((one) => `${one.placement.squares.join(' ')} ${one.belief.low} ${one.belief.high}`);
					const turns = nextTurns(men, {king, man, belief}, code);
					const found = turns?.map(
						(one) => `${one.king} ${one.man} ${one.belief.low} ${one.belief.high}`,
					);
					expect(found?.sort()).toEqual(isUnsafe ? undefined : expected.sort());
				}
			}),
			{numRuns: 80, seed: 5},
		);
	});
});
