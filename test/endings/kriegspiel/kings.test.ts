import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../../source/core/random.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci, parseUci} from '../../../source/core/uci.js';
import {answersTo, legalSteps, repliesFrom} from '../../../source/endings/kriegspiel/answers.js';
import {kriegspielGame} from '../../../source/endings/kriegspiel/kriegspiel-game.js';
import {clairvoyantKing, kriegspielPhantom} from '../../../source/endings/kriegspiel/lone-kings.js';
import {kriegspielAttack} from '../../../source/endings/kriegspiel/table-attacker.js';
import {TableHunt} from '../../../source/endings/kriegspiel/table-hunt.js';
import {levelToMove} from '../../../source/endings/levels.js';
import {kingStepsFrom} from '../../../source/knowledge/king-steps.js';
import {unwrap} from '../../../source/core/result.js';
import type {Square} from '../../../source/core/square.js';
import {NEVER} from '../../../source/solver/levels.js';
import type {Placement} from '../../../source/solver/material.js';
import {uciOf} from '../../../source/solver/reach.js';
import {unattacked} from '../../../source/solver/table-game.js';
import {buildTryTables} from '../../helpers/try-tables.js';
import {bestOf, drawMove, drawPoint} from '../random-points.js';

const tables = buildTryTables('kriegspiel', 'KRvK');
const table = tables.get('KRvK')!;

const levelOf = (placement: Placement, belief: SquareSet): number =>
	levelToMove(tables, placement, belief);

/** Returns whether a king who is to move can take a man, or has no move and is not in check. */
const spoils = (placement: Placement, king: Square, isStalemate: boolean): boolean =>
	isStalemate || placement.squares.some((man) => legalSteps(placement, king).has(man));

describe('the phantom of Kriegspiel', () => {
	it('has the umpire answer so that White needs the most moves, and spoils what can be spoilt', () => {
		const random = createRandom('phantom');
		const met = new Set<string>();
		for (let count = 0; count < 150; count++) {
			const point = drawPoint(['rook'], random, unattacked, count % 2 === 0 ? 6 : 40);
			const {placement, belief} = point;
			const move = drawMove(placement, random);
			const cases = answersTo(placement, belief, move);
			const spoiled = cases.flatMap(({answer, placement: after, belief: kings}) =>
				answer.kind === 'refused'
					? []
					: [...kings].filter((king) => spoils(after, king, answer.kind === 'stalemate')),
			);
			const branches = cases.map(({answer, placement: after, belief: kings}) => {
				const replies = answer.kind === 'played' ? repliesFrom(after, kings) : [];
				const level = replies.length === 0 ? 0 : levelOf(after, replies[0].belief);
				return {
					kings,
					kind: answer.kind,
					level:
						answer.kind === 'refused'
							? levelOf(placement, kings)
							: level === NEVER
								? NEVER
								: level + 1,
				};
			});
			const best = bestOf(
				branches,
				({level}) => level,
				({kings}) => kings.size,
			);
			const shown = kriegspielPhantom.shows(tables, point, uciOf(placement, move), random);
			if (spoiled.length > 0) {
				expect([...shown]).toEqual(spoiled.sort((a, b) => a - b));
				met.add('spoiled');
			} else {
				expect(best.map(({kings}) => kings)).toContainEqual(shown);
				met.add(best[0].kind);
				met.add(best[0].level === NEVER ? 'never' : 'won');
			}
		}

		expect(met).toEqual(new Set(['played', 'spoiled', 'won', ...met]));
		expect(met.size).toBeGreaterThan(3);
	});

	it('is where it was for a try that cannot stand, or of which there is no table', () => {
		const placement: Placement = {material: ['rook'], squares: [0, 9]};
		const point = {placement, belief: SquareSet.from([60, 61])};
		const uci = (text: string) => parseUci(text)!;
		const random = createRandom(1);
		expect(kriegspielPhantom.shows(tables, point, uci('h1h2'), random)).toBe(point.belief);
		expect(kriegspielPhantom.shows(new Map(), point, uci('b2b3'), random)).toBe(point.belief);
		const mated: Placement = {material: ['rook'], squares: [42, 15]};
		const back = {placement: mated, belief: SquareSet.from([58])};
		expect([...kriegspielPhantom.shows(tables, back, uci('h2h8'), random)]).toEqual([58]);
	});

	it('takes a man where it can, and else goes any way by the rules', () => {
		const random = createRandom('reply');
		let takes = 0;
		for (let count = 0; count < 60; count++) {
			const point = drawPoint(['rook'], random, () => SquareSet.full, 2);
			const moves = [...point.belief].flatMap((from) =>
				[...legalSteps(point.placement, from)].map((to) => ({from, to})),
			);
			if (moves.length === 0) {
				continue;
			}

			const taking = moves.filter(({to}) => point.placement.squares.includes(to));
			takes += taking.length > 0 ? 1 : 0;
			const chosen = Array.from({length: 80}, (_, seed) =>
				makeUci(kriegspielPhantom.reply(tables, point, createRandom(seed))),
			);
			const wanted = (taking.length > 0 ? taking : moves).map((move) => makeUci(move)).sort();
			expect(wanted).toEqual(expect.arrayContaining(chosen));
			if (wanted.length < 6) {
				expect([...new Set(chosen)].sort()).toEqual(wanted);
			}
		}

		expect(takes).toBeGreaterThan(1);
	});
});

/** Returns the moves that White still needs against a king on a square: each try asked of the table and answered anew. */
function naiveLasts(placement: Placement, belief: SquareSet, king: Square, depth: number): number {
	let left = belief;
	for (;;) {
		const attack = kriegspielAttack(table, placement, left);
		if (left.isEmpty || !attack.ok) {
			return NEVER;
		}

		const cases = answersTo(placement, left, attack.value.try);
		const told = cases.find((one) => one.belief.has(king));
		const {answer, placement: after} = told!;
		if (answer.kind === 'refused') {
			left = told!.belief;
			continue;
		}

		if (answer.kind === 'checkmate') {
			return 1;
		}

		if (spoils(after, king, answer.kind === 'stalemate')) {
			return NEVER;
		}

		const replies = repliesFrom(after, told!.belief);
		const isSpoilt = replies.some(({taken}) => taken !== undefined);
		// Stalemate is heard only where it is: of who is not mated the table knows no difference.
		const isDrawn =
			cases.some((one) => one.answer.kind === 'stalemate') && answer.kind === 'played';
		const quiet = replies.find(({taken}) => taken === undefined)!;
		const silent = answer.kind === 'played' && answer.checks.length === 0;
		const level = isSpoilt || (isDrawn && silent) ? NEVER : levelOf(after, quiet.belief);
		if (depth === 0 || (level === NEVER && depth === Infinity)) {
			return level === NEVER ? NEVER : level + 1;
		}

		const steps = [...legalSteps(after, king)];
		const later = steps.map((to) => naiveLasts(after, quiet.belief, to, depth - 1));
		return Math.min(NEVER, 1 + Math.max(...later));
	}
}

describe('how long a king lasts who sees everything', () => {
	it.each([0, 1, 2])('is what the game comes to, looked at %i moves ahead', (depth) => {
		const random = createRandom(`lasts ${depth}`);
		const hunt = new TableHunt(tables);
		const met = new Set<number>();
		for (let count = 0; count < 24 / (depth + 1); count++) {
			const {placement, belief} = drawPoint(['rook'], random, unattacked, 5);
			const king = pick(random, [...belief]);
			const wanted = naiveLasts(placement, belief, king, depth);
			expect(hunt.lasts({placement, belief}, king, depth)).toBe(wanted);
			expect(hunt.lasts({placement, belief}, king, depth)).toBe(wanted);
			met.add(wanted);
		}

		expect(met.size).toBeGreaterThan(3);
	});

	it('is no more than the table promises, and just that against the best of kings', () => {
		const random = createRandom('all');
		const hunt = new TableHunt(tables);
		let won = 0;
		for (let count = 0; count < 400 && won < 3; count++) {
			const {placement, belief} = drawPoint(['rook'], random, unattacked, 2);
			const level = levelOf(placement, belief);
			if (level < 9) {
				won++;
				for (const king of belief) {
					const lasts = hunt.lasts({placement, belief}, king);
					expect(lasts).toBeLessThanOrEqual(level);
					expect(lasts).toBe(naiveLasts(placement, belief, king, Infinity));
				}
			}
		}

		expect(won).toBe(3);
	});

	it('is NEVER where there is no table', () => {
		const placement: Placement = {material: ['rook'], squares: [0, 9]};
		expect(new TableHunt(new Map()).lasts({placement, belief: SquareSet.from([60])}, 60)).toBe(
			NEVER,
		);
		expect(new TableHunt(tables).lasts({placement, belief: SquareSet.empty}, 60)).toBe(NEVER);
	});
});

describe('the clairvoyant king of Kriegspiel', () => {
	it('takes a man where he can, and else lasts longest by what three moves show', () => {
		const random = createRandom('clairvoyant');
		let takes = 0;
		for (let count = 0; count < 6; count++) {
			// Every other time he is beside the rook.
			const {placement, belief} = drawPoint(
				['rook'],
				random,
				({squares}) => (count % 2 === 0 ? SquareSet.full : kingStepsFrom(squares[1])),
				3,
			);
			const movable = [...belief].filter((king) => !legalSteps(placement, king).isEmpty);
			if (movable.length === 0) {
				continue;
			}

			const king = pick(random, movable);
			const steps = [...legalSteps(placement, king)];
			const taking = steps.filter((to) => placement.squares.includes(to));
			takes += taking.length > 0 ? 1 : 0;
			const quiet = repliesFrom(placement, belief).find(({taken}) => taken === undefined);
			const worthOf = (to: Square): number => naiveLasts(placement, quiet!.belief, to, 2);
			const wanted = taking.length > 0 ? taking : bestOf(steps, worthOf);
			const chosen = Array.from(
				{length: 2},
				(_, seed) => clairvoyantKing(tables, {placement, belief}, king, createRandom(seed)).to,
			);
			expect(wanted).toEqual(expect.arrayContaining(chosen));
			const worths = kriegspielGame.judgeSteps!(tables)({placement, belief}, king, 2);
			expect(worths).toEqual(
				steps.map((to) => ({to, left: taking.includes(to) ? NEVER : worthOf(to)})),
			);
			const move = kriegspielGame.clairvoyant(tables, {placement, belief}, king, createRandom(0));
			expect(move).toEqual({from: king, to: chosen[0]});
		}

		expect(takes).toBeGreaterThan(0);
	});
});

describe('what the table tries where no win is sure', () => {
	it('is told with the squares for which it is', () => {
		const placement: Placement = {material: ['rook'], squares: [9, 37]};
		const belief = kriegspielGame.table.hidden(placement);
		const attempt = kriegspielGame.attempt(tables, {placement, belief})!;
		const {try: tried} = unwrap(kriegspielAttack(table, placement, belief));
		expect(attempt).toEqual({move: uciOf(placement, tried), sure: 36, squares: 40});
		expect(kriegspielGame.attempt(new Map(), {placement, belief})).toBeUndefined();
		expect(kriegspielGame.attempt(tables, {placement, belief: SquareSet.empty})).toBeUndefined();
		const knight: Placement = {material: ['knight'], squares: [9, 37]};
		expect(kriegspielGame.attempt(tables, {placement: knight, belief})).toBeUndefined();
	});
});
