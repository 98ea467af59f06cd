import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {findStart, type WantedStart} from '../../source/drill/draw-start.js';
import {levelToMove} from '../../source/endings/levels.js';
import {NEVER} from '../../source/solver/levels.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK');
const MATERIAL = ['queen'] as const;

const levelOf = (request: Partial<WantedStart>, seed: number): number => {
	const {placement, king} = unwrap(
		findStart(
			tables,
			{
				game: 'fog',
				ending: 'KQvK',
				role: 'attacker',
				opponent: 'phantom',
				blind: false,
				seed,
				...request,
			},
			MATERIAL,
		),
	);
	return levelToMove(tables, placement, SquareSet.from([king]));
};

const SEEDS = [1, 2, 3, 4, 5, 6];

describe('a start that is drawn', () => {
	it('is won for an attacker, and not over at once', () => {
		for (const seed of SEEDS) {
			const level = levelOf({}, seed);
			expect(level).toBeGreaterThan(1);
			expect(level).toBeLessThan(NEVER);
		}
	});

	it('is as long a way as some draws find for a defender who cannot hold', () => {
		const attacker = SEEDS.map((seed) => levelOf({}, seed));
		const defender = SEEDS.map((seed) => levelOf({role: 'defender'}, seed));
		expect(Math.min(...defender)).toBeGreaterThanOrEqual(Math.max(...attacker) - 1);
		expect(Math.max(...defender)).toBeLessThan(NEVER);
		const mean = (levels: readonly number[]) =>
			levels.reduce((sum, level) => sum + level, 0) / levels.length;
		expect(mean(defender)).toBeGreaterThan(mean(attacker));
	});
});
