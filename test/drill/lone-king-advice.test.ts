import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {NO_SQUARE, parseSquare} from '../../source/core/square.js';
import {SquareSet} from '../../source/core/square-set.js';
import {makeUci} from '../../source/core/uci.js';
import {adviseLoneKing} from '../../source/drill/lone-king-advice.js';
import {loneKingSteps, planOfDefence} from '../../source/drill/hindsight.js';
import {drillReply} from '../../source/drill/opponent.js';
import {startDrill} from '../../source/drill/start.js';
import {kingStepsFrom} from '../../source/knowledge/king-steps.js';
import {movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import {attackedBy} from '../../source/solver/reach.js';
import {squareNames} from '../../source/text/men.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KRvK', 'KQvK');

/** A drill in which the person is the lone king, after White's first move. */
function defend(fen: string, strategy: 'table' | 'paper' = 'table'): Match {
	const ending = fen.includes('Q') ? 'KQvK' : 'KRvK';
	const match = unwrap(
		startDrill(
			{ending, role: 'defender', opponent: 'phantom', strategy, blind: false, seed: 1, fen},
			tables,
			'Ann',
			0,
		),
	);
	return white(transition(match, {type: 'handedOver', at: 0}).match);
}

function white(match: Match): Match {
	const {move} = drillReply(match, tables);
	return transition(match, {type: 'moveChosen', seat: 'white', move, at: 0}).match;
}

const black = (match: Match, move: string): Match =>
	transition(match, {type: 'moveChosen', seat: 'black', move, at: 0}).match;

const resign = (match: Match): Match =>
	transition(match, {type: 'resigned', side: 'black', at: 0}).match;

const advice = (match: Match) => adviseLoneKing(seatReport(match, 'black').history);

describe('Lemma 13', () => {
	it('holds: away from the edge king and rook never cover every square around the lone king', () => {
		// By the board's symmetries the lone king is on one of these.
		const inside = ['b2', 'c2', 'd2', 'c3', 'd3', 'd4'].map(
			(name) => parseSquare(name) ?? NO_SQUARE,
		);
		for (let key = 0; key < 64 * 64; key++) {
			const placement = {material: ['rook'], squares: [key >> 6, key & 63]} as const;
			const men = SquareSet.from(placement.squares);
			if (men.size < 2) {
				continue;
			}

			const attacked = attackedBy(placement);
			for (const king of inside) {
				const isOff = men.has(king) || kingStepsFrom(king).minus(attacked).size > 0;
				expect(isOff || kingStepsFrom(king).has(placement.squares[0])).toBe(true);
			}
		}
	});
});

describe('the paper’s advice to the lone king', () => {
	it('is to go to the safe space, or to stay there', () => {
		expect(advice(defend('8/8/8/8/2k5/8/8/K6R w - - 0 1'))).toMatchObject({
			isSafe: true,
			isOnEdge: false,
			lemma: 17,
		});
		const near = advice(defend('8/8/8/8/8/8/4k3/R6K w - - 0 1'));
		expect(near).toMatchObject({isSafe: false, isOnEdge: false, lemma: 17});
		expect(squareNames([...near.squares])).toBe('d3 e3 f3');
	});

	it('is to go to a cluster where the safe space is too far, and else to the middle', () => {
		const edge = advice(defend('8/R7/8/8/8/8/8/K3k3 w - - 0 1'));
		expect(edge).toMatchObject({isOnEdge: true, isSafe: false, lemma: 14});
		expect(squareNames([...edge.squares])).toBe('d1 f1 d2 f2');
		const corner = advice(defend('k7/8/8/8/8/4K3/8/6R1 w - - 0 1'));
		expect(corner.lemma).toBeUndefined();
		expect(corner.squares.isEmpty).toBe(true);
	});

	it('is the same wherever White may be out of his sight', () => {
		const starts = ['8/8/8/8/2k5/8/8/K6R w - - 0 1', '7K/8/8/8/2k5/8/R7/8 w - - 0 1'];
		const [a, b] = starts.map((fen) => advice(defend(fen)));
		expect(a).toEqual(b);
	});
});

describe('what is told when a defence is over', () => {
	const fen = '8/8/8/8/2k5/8/8/K6R w - - 0 1';

	it('is what the paper’s king would have done against king and rook, and nothing before', () => {
		let match = defend(fen);
		expect(loneKingSteps(match)).toEqual([]);
		const [first] = seatReport(match, 'black').moves;
		match = resign(white(black(match, makeUci(first))));
		const steps = loneKingSteps(match);
		expect(steps[0]).toBeUndefined();
		expect(steps[1]).toMatchObject({lemma: 17});
		expect(planOfDefence(match)).toEqual([]);
	});

	it('is White’s plan against king and queen, and nothing before', () => {
		let match = defend('7Q/8/3k4/8/8/8/8/4K3 w - - 0 1', 'paper');
		expect(planOfDefence(match)).toEqual([]);
		match = resign(match);
		const steps = planOfDefence(match);
		expect(steps[0]?.lemma).toBeGreaterThan(0);
		expect(makeUci(steps[0]!.moves[0])).toBe(movesOf(match)[0]);
		expect(loneKingSteps(match)).toEqual([]);
	});
});
