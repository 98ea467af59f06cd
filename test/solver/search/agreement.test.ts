import {describe, expect, it} from 'vitest';
import {createRandom, type Random, randomInteger} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {levelToMove} from '../../../source/endings/levels.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import type {Tables} from '../../../source/solver/build-table.js';
import {NEVER} from '../../../source/solver/levels.js';
import {
	isPlacement,
	materialName,
	parseMaterial,
	type Placement,
} from '../../../source/solver/material.js';
import {bestMoves, probe} from '../../../source/solver/probe.js';
import {attackedBy, hiddenFrom} from '../../../source/solver/reach.js';
import {BeliefSearch} from '../../../source/solver/search/belief-search.js';
import {memberOf} from '../../../source/solver/search/member.js';
import {positionWith} from '../../../source/solver/verify/board.js';
import {partOf} from '../../helpers/sample-size.js';
import {buildTables} from '../../helpers/tables.js';

const tables = buildTables('KQvK', 'KPvK', 'KBNvK', 'KRRvK');

/** What White knows at some point, and how many moves he needs by the table. */
type Sample = {
	readonly placement: Placement;
	readonly belief: SquareSet;
	readonly level: number;
};

/** Draws a placement and where the king may be: one square or a few. */
function drawSample(ending: string, random: Random, mostSquares: number): Sample | undefined {
	const material = unwrap(parseMaterial(ending));
	const draw = Array.from({length: material.length + 2}, () => randomInteger(random, 64));
	const [king, ...squares] = draw;
	const placement = {material, squares};
	const isDrawn = new Set(draw).size === draw.length && isPlacement(placement);
	if (!isDrawn || attackedBy(placement).has(king)) {
		return undefined;
	}

	const hidden = [...hiddenFrom(placement)];
	const others = Array.from(
		{length: hidden.includes(king) ? randomInteger(random, mostSquares) : 0},
		() => hidden[randomInteger(random, hidden.length)],
	);
	const belief = SquareSet.from([king, ...others]);
	return {placement, belief, level: levelToMove(tables, placement, belief)};
}

/** Draws samples, every other one won within `within` moves: those are few. */
function* drawSamples(ending: string, within: number, count: number, mostSquares: number) {
	const random = createRandom(`${ending} ${within} ${mostSquares}`);
	for (let done = 0; done < count;) {
		const sample = drawSample(ending, random, mostSquares);
		if (sample !== undefined && (done % 2 === 0 || sample.level <= within)) {
			done++;
			yield sample;
		}
	}
}

/** Expects a search to say of a sample what the table says: whether, in how many moves, and by which first ones. */
function expectAgreement({placement, belief, level}: Sample, within: number, using: Tables) {
	const members = Array.from(belief, (square) => memberOf(positionWith(placement, square)));
	const solution = new BeliefSearch(using).solve(members, {within, budget: 100_000});
	if (level > within) {
		expect(solution).toMatchObject({result: 'refuted', within});
		return;
	}

	expect(solution).toMatchObject({result: 'forced', within: level});
	const table = tables.get(materialName(placement.material))!;
	const best = bestMoves(unwrap(probe(table, placement, belief))).map(({move}) => makeUci(move));
	expect(solution.result === 'forced' && [...solution.keys].sort()).toEqual(best.sort());
	expect(solution.result === 'forced' && solution.line.length).toBeLessThanOrEqual(2 * level - 1);
}

describe('the search over beliefs agrees with the tables', () => {
	// In the long suite 590 without looking into them; 370 with those of smaller endings, or all; 240 with Black to move.
	it.each([
		['KQvK', 2, 120, 3],
		['KRvK', 2, 120, 3],
		['KPvK', 2, 40, 2],
		['KBNvK', 2, 80, 2],
		['KRRvK', 2, 120, 4],
		['KQvK', 3, 30, 3],
		['KRvK', 3, 40, 3],
		['KPvK', 3, 20, 2],
		['KRRvK', 3, 20, 3],
	])('on %s within %i, without tables', (ending, within, count, most) => {
		let squares = 0;
		for (const sample of drawSamples(ending, within, partOf(count), most)) {
			expectAgreement(sample, within, new Map());
			squares += sample.belief.size;
		}

		expect(squares).toBeGreaterThan(partOf(count));
	});

	it('on KPvK within 4, with the tables of what the pawn becomes', () => {
		const smaller: Tables = new Map([...tables].filter(([name]) => name !== 'KPvK'));
		expect(smaller.has('KQvK') && !smaller.has('KPvK')).toBe(true);
		for (const sample of drawSamples('KPvK', 4, partOf(20), 2)) {
			expectAgreement(sample, 4, smaller);
		}
	});

	it.each([
		['KQvK', 9, 70],
		['KRvK', 12, 100],
		['KPvK', 12, 40],
		['KBNvK', 12, 80],
		['KRRvK', 6, 60],
	])('on every sample of %s within %i, with all tables', (ending, within, count) => {
		let never = 0;
		for (const sample of drawSamples(ending, within, partOf(count), 4)) {
			expectAgreement(sample, within, tables);
			never += sample.level === NEVER ? 1 : 0;
		}

		expect(never).toBeLessThan(partOf(count));
	});

	it.each([
		['KQvK', 2, 60],
		['KRRvK', 2, 60],
		['KPvK', 12, 60],
		['KBNvK', 8, 60],
	])('on %s within %i with Black to move', (ending, within, count) => {
		const table = tables.get(ending)!;
		let forced = 0;
		for (const {placement, belief} of drawSamples(ending, within, partOf(count), 3)) {
			const level = table.levelOf(placement.squares, belief);
			const members = Array.from(belief, (square) => memberOf(positionWith(placement, square)));
			const search = new BeliefSearch(within > 2 ? tables : new Map());
			const solution = search.solveAnswers(members, {within, budget: 100_000});
			expect(solution).toMatchObject(
				level > within ? {result: 'refuted', within} : {result: 'forced', within: level},
			);
			forced += solution.result === 'forced' ? 1 : 0;
		}

		expect(forced).toBeGreaterThan(0);
	});

	it('settles queen against pawn within 3, tables at its leaves', () => {
		const random = createRandom('queen against pawn');
		const results = new Set<string>();
		for (let done = 0; done < partOf(60);) {
			const men = [6, 5, 14, 9];
			const squares = men.map((man) =>
				man === 9 ? 16 + randomInteger(random, 40) : randomInteger(random, 64),
			);
			if (new Set(squares).size < 4) {
				continue;
			}

			const position = new Position(fog.moves);
			for (const [index, man] of men.entries()) {
				position.put(squares[index], man);
			}

			done++;
			const search = new BeliefSearch(tables);
			results.add(search.solve([memberOf(position)], {within: 3, budget: 100_000}).result);
		}

		expect(results).toEqual(new Set(['forced', 'refuted']));
	});
});
