import {describe, expect, it} from 'vitest';
import {halfmoveClock, movesLeft} from '../../../source/bot/endings/halfmove-clock.js';
import {byColor, type Color, COLORS} from '../../../source/core/color.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import type {HistoryPly} from '../../../source/rules/history.js';
import {Game} from '../../helpers/game.js';
import {fog} from '../../../source/rules/variants/fog.js';

/** Plays moves, or moves at random, and returns what each seat knows of the clock, and the truth, after each ply. */
function follow(
	fen: string | undefined,
	next: (game: Game) => string | undefined,
	check: (most: number, truth: number, seat: Color) => void,
): void {
	const game = unwrap(Game.start(fog, fen));
	const starts = byColor((color) => game.view(color));
	const plies = byColor((): HistoryPly[] => []);
	for (let ply = 0; ply < 150 && game.outcome === undefined; ply++) {
		const text = next(game);
		if (text === undefined) {
			return;
		}

		const by = game.turn;
		const {heard} = unwrapTry(game, text);
		for (const seat of COLORS) {
			const ply = {by, view: game.view(seat), heard: heard[seat]};
			plies[seat].push(seat === by ? {...ply, move: text} : ply);
			if (game.outcome === undefined && plies[seat].length % 5 < 2) {
				const history = {seat, variant: 'fog', start: starts[seat], plies: plies[seat]};
				const question = {history, ...(fen === undefined ? {} : {startFen: fen})};
				check(halfmoveClock(question), game.position.halfmoves, seat);
			}
		}
	}
}

function unwrapTry(game: Game, text: string) {
	const result = game.tryText(text);
	if (result?.accepted !== true) {
		throw new Error(`${text} cannot be played`);
	}

	return result;
}

describe('the host’s count of plies without a capture or a pawn move', () => {
	it.each([
		undefined,
		'4k2r/1p4p1/8/3n4/8/8/1P1R2P1/4K2R w Kk - 12 30',
		'4k3/8/8/8/8/8/8/QR2K3 w - - 30 60',
	])('is no more than what a seat knows of it, from %s', (fen) => {
		for (let seed = 0; seed < 3; seed++) {
			const random = createRandom(`${fen} ${seed}`);
			follow(
				fen,
				(game) => makeUci(pick(random, game.moves())),
				(most, truth) => {
					expect(most).toBeGreaterThanOrEqual(truth);
				},
			);
		}
	});

	it('is known for certain against a king alone', () => {
		const random = createRandom(3);
		follow(
			'4k3/8/8/8/8/8/8/QR2K3 w - - 30 60',
			(game) => makeUci(pick(random, game.moves())),
			(most, truth, seat) => {
				if (seat === 'white') {
					expect(most).toBe(truth);
				}
			},
		);
	});
});

it('tells how many moves are left before the host ends the game', () => {
	expect(movesLeft(0)).toBe(50);
	expect(movesLeft(98)).toBe(1);
	// The king may be taken by the very ply that would be the hundredth.
	expect(movesLeft(99)).toBe(1);
	expect(movesLeft(97)).toBe(2);
});
