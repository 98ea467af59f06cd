import {describe, expect, it} from 'vitest';
import {createRandom} from '../../../source/core/random.js';
import {SquareSet} from '../../../source/core/square-set.js';
import {makeUci} from '../../../source/core/uci.js';
import {kingReplies} from '../../../source/endings/fog/king-replies.js';
import {fogPhantom} from '../../../source/endings/fog/phantom-king.js';
import {levelAfterMove} from '../../../source/endings/levels.js';
import {NEVER} from '../../../source/solver/levels.js';
import {afterMove, hiddenFrom, uciOf} from '../../../source/solver/reach.js';
import {buildTables} from '../../helpers/tables.js';
import {bestOf, drawMove, drawPoint} from '../random-points.js';

const SEEDS = Array.from({length: 12}, (_, seed) => seed);

const nameOf = (set: SquareSet): string => [...set].join(' ');

describe('the phantom of the fog', () => {
	it.each(['KRvK', 'KPvK'])(
		'lets White see him or not, whichever is worst for White: %s',
		(ending) => {
			const tables = buildTables(ending);
			const random = createRandom(ending);
			const material = ending === 'KRvK' ? (['rook'] as const) : (['pawn'] as const);
			let shown = 0;
			let hid = 0;
			for (let count = 0; count < 60; count++) {
				const {placement, belief} = drawPoint(material, random, hiddenFrom, 3);
				const move = drawMove(placement, random);
				const after = afterMove(placement, move);
				const left = belief.without(move.to);
				if (left.isEmpty) {
					continue;
				}

				const isSeen = (square: number): boolean => !hiddenFrom(after).has(square);
				const squares = [...left];
				const unseen = squares.filter((square) => !isSeen(square));
				const branches = [
					...squares.filter(isSeen).map((square) => [square]),
					...(unseen.length > 0 ? [unseen] : []),
				].map((branch) => SquareSet.from(branch));
				const best = bestOf(
					branches,
					(branch) => Number(kingReplies(tables, after, branch)[0].kind === 'takes-king'),
					(branch) => {
						const [reply] = kingReplies(tables, after, branch);
						return Number(reply.kind === 'takes-man' && reply.level === NEVER);
					},
					(branch) => levelAfterMove(tables, after, branch),
					({size}) => size,
				);
				const point = {placement, belief: left};
				const chosen = SEEDS.map((seed) =>
					nameOf(fogPhantom.shows(tables, point, uciOf(placement, move), createRandom(seed))),
				);
				const wanted = best.map((branch) => nameOf(branch));
				expect(wanted).toEqual(expect.arrayContaining(chosen));
				if (wanted.length === 2) {
					expect(new Set(chosen).size).toBe(2);
				}

				shown += best.some((branch) => isSeen([...branch][0])) ? 1 : 0;
				hid += best.some((branch) => !isSeen([...branch][0])) ? 1 : 0;
			}

			expect(Math.min(shown, hid)).toBeGreaterThan(0);
		},
	);

	it('goes any of the ways that are best for it then', () => {
		const tables = buildTables('KRvK');
		const random = createRandom('reply');
		for (let count = 0; count < 20; count++) {
			const point = drawPoint(['rook'], random, () => SquareSet.full, 1);
			const [{moves}] = kingReplies(tables, point.placement, point.belief);
			const chosen = Array.from({length: 60}, (_, seed) =>
				makeUci(fogPhantom.reply(tables, point, createRandom(seed))),
			);
			expect([...new Set(chosen)].sort()).toEqual(moves.map((move) => makeUci(move)).sort());
		}
	});
});
