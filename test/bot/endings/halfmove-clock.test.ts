import {describe, expect, it} from 'vitest';
import {halfmoveClock, movesLeft} from '../../../source/bot/endings/halfmove-clock.js';
import {byColor, type Color, COLORS} from '../../../source/core/color.js';
import {isMan, manColor} from '../../../source/core/man.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import type {HistoryPly} from '../../../source/rules/history.js';
import {Game} from '../../../source/rules/game.js';
import {fog} from '../../../source/rules/variants/fog.js';

/** Plays moves, or moves by lot, and returns what each seat knows of the clock, and the truth, after each ply. */
function follow(
	fen: string | undefined,
	next: (game: Game) => string | undefined,
	check: (
		known: {readonly least: number; readonly most: number},
		truth: number,
		seat: Color,
	) => void,
): void {
	const game = unwrap(Game.start(fog, fen));
	const menAtStart = byColor(
		(color) => game.position.board.filter((code) => isMan(code) && manColor(code) === color).length,
	);
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
				const question = {history, menAtStart, ...(fen === undefined ? {} : {startFen: fen})};
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

describe("the host's count of plies without a capture or a pawn move", () => {
	it.each([
		undefined,
		'4k2r/1p4p1/8/3n4/8/8/1P1R2P1/4K2R w Kk - 12 30',
		'4k3/8/8/8/8/8/8/QR2K3 w - - 30 60',
	])('lies between what a seat knows of it, from %s', (fen) => {
		let exact = 0;
		let seen = 0;
		for (let seed = 0; seed < 3; seed++) {
			const random = createRandom(`${fen} ${seed}`);
			follow(
				fen,
				(game) => makeUci(pick(random, game.moves())),
				({least, most}, truth) => {
					expect(least).toBeLessThanOrEqual(truth);
					expect(most).toBeGreaterThanOrEqual(truth);
					exact += least === most ? 1 : 0;
					seen++;
				},
			);
		}

		expect(exact).toBeGreaterThan(seen / 10);
	});

	it('is known for certain against a king alone', () => {
		const random = createRandom(3);
		follow(
			'4k3/8/8/8/8/8/8/QR2K3 w - - 30 60',
			(game) => makeUci(pick(random, game.moves())),
			({least, most}, truth, seat) => {
				if (seat === 'white') {
					expect({least, most}).toEqual({least: truth, most: truth});
				}
			},
		);
	});
});

it('tells how many moves are left before the host ends the game', () => {
	expect(movesLeft({least: 0, most: 0})).toBe(50);
	expect(movesLeft({least: 0, most: 98})).toBe(1);
	// The king may be taken by the very ply that would be the hundredth.
	expect(movesLeft({least: 99, most: 99})).toBe(1);
	expect(movesLeft({least: 97, most: 97})).toBe(2);
});
