import {describe, expect, it} from 'vitest';
import {COLORS, type Color} from '../../source/core/color.js';
import {isMan, type Man, manColor, UNSEEN} from '../../source/core/man.js';
import type {Square} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {changesSince} from '../../source/knowledge/changes.js';
import {findGhosts} from '../../source/knowledge/ghosts.js';
import {currentView, type SeatHistory} from '../../source/rules/history.js';
import {HIDDEN, moveList} from '../../source/knowledge/move-list.js';
import {findSeenMove} from '../../source/knowledge/seen-move.js';
import {lossesBy, takenMen} from '../../source/knowledge/taken.js';
import {type Review, reviewTruth} from '../../source/match/review.js';
import {seatReport} from '../../source/match/seat-report.js';
import {forRandomGames} from '../helpers/random-games.js';
import {sampleSize} from '../helpers/sample-size.js';

const GAMES = sampleSize(20, 80);
const PLIES = 100;

/** Each game's truth, a seat's history of it, and a name for both. */
const games: [Review, SeatHistory, string][] = [];
forRandomGames(GAMES, PLIES, (matches, seed) => {
	const match = matches[matches.length - 1];
	for (const seat of COLORS) {
		games.push([reviewTruth(match), seatReport(match, seat).history, `${seed} ${seat}`]);
	}
});

/** Calls `visit` with each game's truth and each seat's history of it. */
function forSeats(visit: (review: Review, history: SeatHistory, seed: string) => void): void {
	for (const game of games) {
		visit(...game);
	}
}

const cellsAt = (review: Review, ply: number): Uint8Array => review.steps[ply].sights.truth.cells;

/** The man that a ply took and where it stood, in truth. */
function captureAt(review: Review, index: number): {square: Square; man: Man} | undefined {
	const {by} = review.moves[index];
	const before = cellsAt(review, index);
	const after = cellsAt(review, index + 1);
	const square = before.findIndex(
		(man, square) => isMan(man) && manColor(man) !== by && after[square] !== man,
	);
	return square < 0 ? undefined : {square, man: before[square]};
}

/** Where enemy men were last seen that have not stirred since and are not seen now, in truth. */
function restingMen(review: Review, seat: Color, ply: number): Map<Square, number> {
	const resting = new Map<Square, number>();
	for (let square = 0; square < 64; square++) {
		let last = ply;
		while (last >= 0 && review.steps[last].sights[seat].cells[square] === UNSEEN) {
			last--;
		}

		const man = last < 0 ? UNSEEN : review.steps[last].sights[seat].cells[square];
		const stayed = review.moves
			.slice(Math.max(0, last), ply)
			.every(({move}) => move?.from !== square && move?.to !== square);
		if (last < ply && isMan(man) && manColor(man) !== seat && stayed) {
			if (cellsAt(review, ply)[square] === man) {
				resting.set(square, ply - last);
			}
		}
	}

	return resting;
}

describe('in random games, what a seat deduces', () => {
	it('of its own moves is written as if it knew all', () => {
		let own = 0;
		forSeats((review, history, seed) => {
			const isOwn = ({by}: {by: Color}): boolean => by === history.seat;
			const written = moveList(history).filter(isOwn);
			expect(
				written.map(({by, text, move}) => ({by, move, san: text, act: makeUci(move!)})),
				seed,
			).toEqual(review.moves.filter(isOwn));
			own += written.length;
		});
		expect(own).toBeGreaterThan(55 * GAMES);
	});

	it('of seen enemy moves is what was played', () => {
		let seen = 0;
		forSeats((review, history, seed) => {
			for (const [index, {by}] of history.plies.entries()) {
				const move = by === history.seat ? undefined : findSeenMove(history, index);
				if (move !== undefined) {
					const truth = review.moves[index];
					expect(makeUci(move), `${seed} ply ${index + 1}`).toBe(makeUci(truth.move!));
					seen++;
				}
			}
		});
		expect(seen).toBeGreaterThan(5 * GAMES);
	});

	it('of men taken is what was taken', () => {
		let taken = 0;
		forSeats((review, history, seed) => {
			const men = takenMen(history);
			const truth = review.moves.flatMap(({by}, index) => {
				const capture = captureAt(review, index);
				return capture === undefined ? [] : [{by, ...capture, ply: index + 1}];
			});
			const of = (own: boolean): unknown[] =>
				truth
					.filter(({by}) => (by === history.seat) !== own)
					.map(({square, man, ply}) => ({square, man, ply}));
			expect(men.own, seed).toEqual(of(true));
			expect(men.enemy, seed).toEqual(of(false));
			taken += truth.length;
		});
		expect(taken).toBeGreaterThan(11 * GAMES);
	});

	/** Checks the ghosts of every so many plies; returns how many there were, and how many more without what the seat was told of the start. */
	const countGhosts = (step: number, isTold: boolean): readonly [number, number] => {
		let [ghosts, gone] = [0, 0];
		forSeats((review, history, seed) => {
			const {truth} = review.steps[0].sights;
			const men = truth.cells.filter((man) => isMan(man) && manColor(man) !== history.seat).length;
			const army = isTold ? {start: {...truth, halfmoves: 0, fullmoves: 1}, men} : {};
			for (let ply = 0; ply <= history.plies.length; ply += step) {
				const past = {...history, plies: history.plies.slice(0, ply)};
				const found = findGhosts(past, army);
				const {cells} = currentView(past);
				const wrong = found.filter(({square, man, age}) => {
					const last = review.steps[ply - age].sights[history.seat];
					return cells[square] !== UNSEEN || last.cells[square] !== man;
				});
				expect(wrong, `${seed} ply ${ply}`).toEqual([]);
				const ages = new Map(found.map(({square, age}) => [square, age]));
				const forgotten = [...restingMen(review, history.seat, ply)].filter(
					([square, age]) => ages.get(square) !== age,
				);
				expect(forgotten, `${seed} ply ${ply}`).toEqual([]);

				ghosts += found.length;
				gone += isTold ? findGhosts(past).length - found.length : 0;
			}
		});
		return [ghosts, gone];
	};

	it('of ghosts never forgets a man that still stands there, and never shows one on a seen square', () => {
		expect(countGhosts(3, false)[0]).toBeGreaterThan(75 * GAMES);
	});

	it('of ghosts by what was told of the start neither, and it forgets more', () => {
		const [ghosts, gone] = countGhosts(24, true);
		expect(ghosts).toBeGreaterThan(7 * GAMES);
		expect(gone).toBeGreaterThan(GAMES);
	});

	it('of the last enemy turn is the difference of two views', () => {
		forSeats((_review, history) => {
			const {moved, taken, appeared} = changesSince(history);
			const last = history.plies.at(-1);
			expect(moved).toBe(last !== undefined && last.by !== history.seat);
			expect(taken).toEqual(moved ? lossesBy(history, history.plies.length - 1) : []);
			expect(taken.length).toBeLessThanOrEqual(1);
			expect(appeared.every(({man}) => manColor(man) !== history.seat)).toBe(true);
		});
	});

	it('of the move list hides what it does not know', () => {
		let hidden = 0;
		forSeats((review, history) => {
			for (const {by, text, ply, move} of moveList(history)) {
				if (by !== history.seat && move === undefined) {
					const capture = captureAt(review, ply - 1);
					expect(text.startsWith(HIDDEN)).toBe(true);
					expect(text.length).toBe(capture === undefined ? 1 : 4);
					hidden++;
				}
			}
		});
		expect(hidden).toBeGreaterThan(50 * GAMES);
	});
});
