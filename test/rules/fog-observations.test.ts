import {describe, expect, it} from 'vitest';
import {makeFogFen, parseFogFen} from '../../source/core/fog-fen.js';
import {UNSEEN} from '../../source/core/man.js';
import {unwrap} from '../../source/core/result.js';
import {NO_SQUARE, parseSquare} from '../../source/core/square.js';
import {Game} from '../helpers/game.js';
import {fog} from '../../source/rules/variants/fog.js';
import {readFogObservations, withoutCounters} from '../helpers/fog-observations.js';
import {expectAlike} from '../helpers/expect-alike.js';

const games = readFogObservations();

/**
 * Returns the observation without the oracle's fault: the EP field, and those of the two squares it
 * tells (the passed one and the one behind it) that `ours` does not show for another reason.
 */
function withoutLeak(observation: string, ours: string, fen: string): string {
	const sight = unwrap(parseFogFen(withoutCounters(observation)));
	const cells = sight.cells.slice();
	const passed = parseSquare(fen.split(' ')[3])!;
	const mine = unwrap(parseFogFen(ours)).cells;
	for (const square of [passed, passed - 8, passed + 8]) {
		if (mine[square] === UNSEEN) {
			cells[square] = UNSEEN;
		}
	}

	return makeFogFen({...sight, cells, epSquare: NO_SQUARE});
}

describe('both views of 10,100 positions by another implementation', () => {
	it('holds what it says', () => {
		expect(games.length).toBe(67);
		expect(games.reduce((sum, {pos}) => sum + pos.length, 0)).toBe(10_100);
		expect(games.flatMap(({pos}) => pos.filter(({leak}) => leak)).length).toBeGreaterThan(30);
	});

	it.each(games.map((game) => [game.game, game] as const))('game %i', (_name, oracle) => {
		const game = unwrap(Game.start(fog, oracle.start));
		for (const [ply, entry] of oracle.pos.entries()) {
			if (ply > 0) {
				expectAlike(game.tryText(oracle.moves[ply - 1])?.accepted, true);
			}

			for (const [seat, key] of [
				['white', 'w'],
				['black', 'b'],
			] as const) {
				const ours = makeFogFen(game.view(seat));
				const theirs = entry.leak?.includes(key)
					? withoutLeak(entry[key], ours, entry.fen)
					: withoutCounters(entry[key]);
				expectAlike(ours, theirs, `ply ${ply}, ${seat}`);
			}

			const isOver = entry.returnsBW !== undefined;
			expectAlike(game.outcome !== undefined, isOver, `ply ${ply}`);
			expectAlike(game.moves().length, isOver ? 0 : entry.n);
			if (entry.returnsBW) {
				const [black, white] = entry.returnsBW;
				const winner = white > black ? 'white' : black > white ? 'black' : null;
				expectAlike(game.outcome?.winner, winner);
			}
		}
	});

	it('shows an en passant victim to the side that can capture, and nothing to the pusher', () => {
		const leaks = games.flatMap(({pos}) => pos.filter(({leak}) => leak));
		for (const {fen, leak, w, b} of leaks) {
			const game = unwrap(Game.start(fog, fen));
			const seat = leak!.includes('w') ? 'white' : 'black';
			expect(game.turn).not.toBe(seat);
			expect(game.view(seat).epSquare).toBe(NO_SQUARE);
			expect(makeFogFen(game.view(seat))).not.toBe(withoutCounters(seat === 'white' ? w : b));
		}
	});
});
