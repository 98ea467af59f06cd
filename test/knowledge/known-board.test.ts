import {describe, expect, it} from 'vitest';
import {EMPTY, makeMan, UNSEEN} from '../../source/core/man.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {currentView} from '../../source/rules/history.js';
import {knownBoard} from '../../source/knowledge/known-board.js';
import {HistoryPositions} from '../../source/knowledge/positions/from-history.js';
import {findVariant} from '../../source/rules/registry.js';
import {truthOf} from '../../source/match/truth.js';
import {historyOf} from '../helpers/histories.js';
import {BOTS} from '../helpers/matches.js';
import {randomGame} from '../helpers/random-games.js';
import {findTwins} from '../helpers/twin-games.js';
import {reviewTruth} from '../../source/match/review.js';

/** Small, so that samples are met too. */
const BOUNDS = {members: 1000, candidates: 20_000};

const boardAfter = (moves: string, seat: 'white' | 'black' = 'white') => {
	const history = historyOf(seat, moves.split(' '));
	const set = unwrap(new HistoryPositions().follow(history));
	return {board: knownBoard(set, history), view: currentView(history)};
};

describe('what is known of unseen squares', () => {
	it('is certain, possible or impossible', () => {
		// White's pawn on e4 is blocked: all of Black's men but that pawn stand where they began.
		const {board} = boardAfter('e2e4 e7e5');
		expect(board.size).toBe(1);
		expect(board.isExact).toBe(true);
		const at = (square: number) => board.squares.find((known) => known.square === square);
		expect(at(36)).toMatchObject({kind: 'certain', men: [{role: 'pawn', count: 1}], empty: 0});
		expect(at(60)).toMatchObject({kind: 'certain', men: [{role: 'king'}]});
		expect(at(52)).toMatchObject({kind: 'impossible', men: [], empty: 1});
		const {board: later} = boardAfter('e2e4 b8c6');
		const knight = later.squares.find(({square}) => square === 57);
		expect(knight).toMatchObject({kind: 'possible', men: [{role: 'knight', count: 12}], empty: 1});
	});

	it('marks every unseen square and no other, and the truth is always among what is possible', () => {
		for (const seed of ['a', 'b']) {
			const match = randomGame(createRandom(`known ${seed}`), BOTS, 40).at(-1);
			expect(match).toBeDefined();
			const review = reviewTruth(match!);
			for (const seat of ['white', 'black'] as const) {
				const history = truthOf(match!).history(seat);
				const positions = new HistoryPositions(undefined, BOUNDS);
				for (let ply = 0; ply < review.steps.length; ply++) {
					const known = {...history, plies: history.plies.slice(0, ply)};
					const view = currentView(known);
					const board = knownBoard(unwrap(positions.follow(known)), known);
					const {cells} = review.steps[ply].sights.truth;
					const unseen = [...view.cells.keys()].filter((square) => view.cells[square] === UNSEEN);
					expect(board.squares.map(({square}) => square)).toEqual(unseen);
					for (const {square, kind, men} of board.squares) {
						const roles = men.map(({role}) => makeMan(seat === 'white' ? 'black' : 'white', role));
						if (cells[square] === EMPTY) {
							expect(kind).not.toBe('certain');
						} else {
							expect(roles).toContain(cells[square]);
							expect(kind).not.toBe('impossible');
						}
					}
				}
			}
		}
	});

	it('is the same in games that a seat cannot tell apart', () => {
		const fog = unwrap(findVariant('fog'));
		for (const {seat, first, second} of findTwins(fog, 4, 16, 'known')) {
			const [one, other] = [first, second].map((moves) => {
				const history = historyOf(seat, moves);
				const set = unwrap(new HistoryPositions(undefined, BOUNDS).follow(history));
				return JSON.stringify(knownBoard(set, history));
			});
			expect(one.length).toBeGreaterThan(100);
			expect(one).toBe(other);
		}
	});
});
