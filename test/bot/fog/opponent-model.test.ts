import {describe, expect, it} from 'vitest';
import {OpponentModel} from '../../../source/bot/fog/opponent-model.js';
import {EVEN_SHARES, PRECISIONS} from '../../../source/bot/fog/plausibility.js';
import {unwrap} from '../../../source/core/result.js';
import type {SeatHistory} from '../../../source/rules/history.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {historyOf} from '../../helpers/histories.js';

const position = new Position(fog.moves);
const LAST = PRECISIONS.length - 1;

/** Returns a history without its last plies. */
const before = (history: SeatHistory, plies: number): SeatHistory => ({
	...history,
	plies: history.plies.slice(0, -plies),
});

/** Has a model hold all positions alike, but by the last precision those as likely as `weigh` says. */
function foresee(
	model: OpponentModel,
	history: SeatHistory,
	weigh: (board: Uint8Array) => number,
): void {
	const set = unwrap(new HistoryPositions().follow(history));
	const members = Int32Array.from({length: set.size}, (_, index) => index);
	const byLast = Float64Array.from(members, (member) => {
		set.load(member, position);
		return weigh(position.board);
	});
	const sum = byLast.reduce((a, b) => a + b, 0);
	const byPrecision = PRECISIONS.map((_, at) =>
		at === LAST
			? byLast.map((weight) => weight / Math.max(sum, 1))
			: new Float64Array(members.length).fill(1 / members.length),
	);
	model.foresee(history, set, members, byPrecision, position);
}

/** Holds positions likely in which a man stands on d5. */
const expectsD5 = (board: Uint8Array): number => (board[35] === 0 ? 1 : 50);

// 2 Nc3 looks at d5, and sees the pawn there or not.
const WITH_PAWN = historyOf('white', ['e2e3', 'd7d5', 'b1c3', 'a7a6']);
const WITHOUT = historyOf('white', ['e2e3', 'h7h6', 'b1c3', 'a7a6']);
// 2 a3 shows nothing new.
const BLIND = historyOf('white', ['e2e3', 'h7h6', 'a2a3', 'a7a6']);

/** Returns what a model learns in the last two plies of a history. */
function learnt(
	history: SeatHistory,
	weigh: (board: Uint8Array) => number = expectsD5,
	model = new OpponentModel(),
): Float64Array {
	foresee(model, before(history, 2), weigh);
	model.learn(history, position.tables);
	return model.shares;
}

describe('what is thought of the other side', () => {
	it.each([
		['rises for what made likelier what came to light', WITH_PAWN, 1],
		['falls for what made it less likely', WITHOUT, -1],
	] as const)('%s', (_, history, sign) => {
		const shares = learnt(history);
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
		expect(sign * (shares[LAST] - EVEN_SHARES[LAST])).toBeGreaterThan(0.05);
		expect(shares[0]).toBeCloseTo(shares[1], 10);
	});

	it('stays when nothing came to light', () => {
		for (const share of learnt(BLIND)) {
			expect(share).toBeCloseTo(1 / PRECISIONS.length, 10);
		}
	});

	it.each([
		['a capture', ['e2e4', 'd7d5', 'e4d5', 'a7a6']],
		// The knight sees that d5 is empty then.
		['a capture en passant', 'b1c3 a7a6 e2e4 b7b6 e4e5 d7d5 e5d6 h7h6'.split(' ')],
		['castling', 'e2e4 a7a6 g1f3 b7b6 f1c4 c7c6 e1g1 h7h6'.split(' ')],
		['a promotion', 'h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 b7b6 h7g8q c7c6'.split(' ')],
	])('knows what %s leaves', (_, moves) => {
		// By the last precision nothing was possible, so that it is refuted by whatever fits.
		expect(learnt(historyOf('white', moves), () => 0)[LAST]).toBeLessThan(0.05);
	});

	it('goes on from move to move, and is learnt once from each', () => {
		const model = new OpponentModel();
		const once = learnt(WITH_PAWN, expectsD5, model);
		expect(once).not.toEqual(EVEN_SHARES);
		foresee(model, WITH_PAWN, expectsD5);
		model.learn(WITH_PAWN, position.tables);
		expect(model.shares).toBe(once);
	});

	it.each([
		['in another game', WITHOUT],
		['after a takeback', before(WITH_PAWN, 2)],
		['for the other seat', historyOf('black', ['e2e3', 'd7d5', 'b1c3', 'a7a6', 'h2h3'])],
	])('begins anew %s', (_, next) => {
		const model = new OpponentModel();
		learnt(WITH_PAWN, expectsD5, model);
		foresee(model, WITH_PAWN, expectsD5);
		model.learn(next, position.tables);
		expect(model.shares).toEqual(EVEN_SHARES);
	});
});
