import {describe, expect, it} from 'vitest';
import {SIGHTS} from '../../../source/bot/fog/plausibility.js';
import {SightLearner} from '../../../source/bot/fog/sight-learner.js';
import {unwrap} from '../../../source/core/result.js';
import type {HistoryPly, SeatHistory} from '../../../source/knowledge/history.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {Game} from '../../../source/rules/game.js';
import {Position} from '../../../source/rules/position.js';
import {fog} from '../../../source/rules/variants/fog.js';

const position = new Position(fog.moves);

/** Plays moves and returns White's histories and its set after each ply. */
function play(moves: readonly string[]): {
	readonly histories: SeatHistory[];
	readonly set: (plies: number) => PositionSet;
} {
	const game = unwrap(Game.start(fog));
	const start = game.view('white');
	const plies: HistoryPly[] = [];
	const histories: SeatHistory[] = [];
	for (const move of moves) {
		const by = game.turn;
		game.tryText(move);
		const seen = {by, view: game.view('white'), heard: []};
		plies.push(by === 'white' ? {...seen, move} : seen);
		histories.push({seat: 'white', variant: fog.id, start, plies: [...plies]});
	}

	const set = (count: number): PositionSet => {
		const made = unwrap(PositionSet.start({variant: fog, seat: 'white'}));
		for (const {view} of plies.slice(0, count)) {
			made.update(view);
		}

		return made;
	};
	return {histories, set};
}

/** Those who see best hold positions with a pawn on d5 likely, the others hold all alike. */
function foresee(learner: SightLearner, history: SeatHistory, set: PositionSet): void {
	const members = Int32Array.from({length: set.size}, (_, index) => index);
	const raw = Float64Array.from(members, (member) => {
		set.load(member, position);
		return position.board[35] === 0 ? 1 : 50;
	});
	const sum = raw.reduce((a, b) => a + b, 0);
	const bySight = SIGHTS.map((_, sight) =>
		sight === SIGHTS.length - 1
			? raw.map((weight) => weight / sum)
			: raw.map(() => 1 / members.length),
	);
	learner.foresee(history, set, members, bySight, position);
}

const EVEN = SIGHTS.map(() => 1 / SIGHTS.length);

describe('how well the other side sees', () => {
	// 2 Nc3 looks at d5, and sees the pawn there or not.
	const withPawn = play(['e2e3', 'd7d5', 'b1c3', 'a7a6']);
	const without = play(['e2e3', 'h7h6', 'b1c3', 'a7a6']);

	it.each([
		['rises when what came to light was likelier so', withPawn, true],
		['falls when it was less likely so', without, false],
	] as const)('%s', (_, {histories, set}, isBetter) => {
		const learner = new SightLearner();
		learner.learn(histories[1], position);
		expect([...learner.shares]).toEqual(EVEN);
		foresee(learner, histories[1], set(2));
		learner.learn(histories[3], position);
		const {shares} = learner;
		expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
		expect(shares.at(-1)! > shares[0]).toBe(isBetter);
		expect(shares[0]).toBeCloseTo(shares[1], 10);
	});

	it('is as likely as before when all agree with what came to light', () => {
		const learner = new SightLearner();
		// 2 a3 shows nothing new.
		const {histories, set} = play(['e2e3', 'h7h6', 'a2a3', 'a7a6']);
		foresee(learner, histories[1], set(2));
		learner.learn(histories[3], position);
		for (const share of learner.shares) {
			expect(share).toBeCloseTo(1 / SIGHTS.length, 10);
		}
	});

	it('is not known of another game, nor after a takeback', () => {
		const learner = new SightLearner();
		for (const [next, history] of [
			[without, without.histories[3]],
			[withPawn, withPawn.histories[0]],
		] as const) {
			foresee(learner, withPawn.histories[1], withPawn.set(2));
			learner.learn(withPawn.histories[3], position);
			expect([...learner.shares]).not.toEqual(EVEN);
			foresee(learner, withPawn.histories[3], withPawn.set(4));
			learner.learn(history, position);
			expect([...learner.shares], next.histories.length.toString()).toEqual(EVEN);
		}
	});

	it.each([
		['a capture', ['e2e4', 'd7d5', 'e4d5', 'a7a6']],
		['a capture en passant', ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6', 'h7h6']],
	])('takes away what %s took', (_, moves) => {
		const {histories, set} = play(moves);
		const learner = new SightLearner();
		const before = set(moves.length - 2);
		const members = Int32Array.from({length: before.size}, (__, index) => index);
		// The last holds nothing possible of what may be, and so is wrong if any of it fits.
		const bySight = SIGHTS.map((__, sight) =>
			new Float64Array(members.length).fill(sight === SIGHTS.length - 1 ? 0 : 1 / members.length),
		);
		learner.foresee(histories[moves.length - 3], before, members, bySight, position);
		learner.learn(histories.at(-1)!, position);
		expect(learner.shares.at(-1)).toBeLessThan(0.05);
	});
});
