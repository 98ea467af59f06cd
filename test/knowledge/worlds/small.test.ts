import {describe, expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare} from '../../../source/core/square.js';
import {countMenIn} from '../../../source/knowledge/worlds/count-men.js';
import {countTries} from '../../../source/knowledge/worlds/count-tries.js';
import {Distinct} from '../../../source/knowledge/worlds/distinct.js';
import {drawIndices} from '../../../source/knowledge/worlds/draw-indices.js';
import {fitView} from '../../../source/knowledge/worlds/fit-view.js';
import {isSameNotice, noticedIn, viewAt} from '../../../source/knowledge/worlds/noticed.js';
import {fitsViews} from '../../../source/knowledge/worlds/fits-views.js';
import {isRefusalAlone} from '../../../source/knowledge/worlds/successors.js';
import {lostSquare, takersOf} from '../../../source/knowledge/takers.js';
import {isMan, manColor, UNSEEN} from '../../../source/core/man.js';
import type {Announcement} from '../../../source/rules/news.js';
import {positionFromSetup} from '../../../source/rules/position-from-setup.js';
import {isMove, parseAct} from '../../../source/core/act.js';
import {findVariant} from '../../../source/rules/registry.js';
import type {State} from '../../../source/rules/variant.js';
import type {View} from '../../../source/rules/view.js';
import {Table} from '../../../source/rules/table.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';

const kriegspiel = unwrap(findVariant('kriegspiel-icc'));
const fog = unwrap(findVariant('fog'));
const at = (name: string): number => parseSquare(name)!;
const act = (text: string) => parseAct(text)!;
const stateOf = (fen: string, variant = kriegspiel): State =>
	unwrap(Table.start(variant, {fen})).state;
const boardOf = (fen: string) => unwrap(positionFromSetup(unwrap(parseFen(fen)), kriegspiel.moves));

describe('indices drawn without putting back', () => {
	it('are as many as wanted, each once and each as likely, or all there are', () => {
		expect([...drawIndices(4, 4, createRandom(1))]).toEqual([0, 1, 2, 3]);
		expect([...drawIndices(3, 9, createRandom(1))]).toEqual([0, 1, 2]);
		expect([...drawIndices(5, 0, createRandom(1))]).toEqual([]);
		const random = createRandom('draws');
		const pairs = new Map<string, number>();
		for (let draw = 0; draw < 6000; draw++) {
			const drawn = [...drawIndices(5, 2, random)].toSorted((a, b) => a - b);
			expect(new Set(drawn).size).toBe(2);
			pairs.set(drawn.join(), (pairs.get(drawn.join()) ?? 0) + 1);
		}

		expect(pairs.size).toBe(10);
		for (const count of pairs.values()) {
			expect(Math.abs(count - 600)).toBeLessThan(120);
		}
	});
});

describe('a list of states', () => {
	it('has each key once, the first one of it, and leaves out what is none', () => {
		const states = ['a', 'b', 'a', 'c'].map((phase, extra) => ({phase, extra}) as unknown as State);
		const list = new Distinct(({phase}) => phase, states.slice(0, 2));
		list.addAll(states);
		list.add(undefined);
		expect(list.size).toBe(3);
		expect(list.states.map(({extra}) => extra)).toEqual([0, 1, 3]);
	});
});

describe('the tries that a side can think of', () => {
	/** Those that would stand if it knew nothing but its own men: promotions once, castling not. */
	const naive = (fen: string): number => {
		// A book in which nobody says before a turn that a pawn has nothing to take.
		const table = unwrap(Table.start(unwrap(findVariant('kriegspiel-eastern')), {fen}));
		const [seat] = table.toAct;
		const tries = table
			.tries(seat)
			.filter(isMove)
			.map(({from, to}) => ({from, to}))
			.filter(({from, to}) => !(from === at('e1') && Math.abs(to - from) === 2));
		return new Set(tries.map(({from, to}) => `${from} ${to}`)).size;
	};

	it.each([
		'4k3/8/8/8/8/8/8/RN2K2R w - - 0 1',
		'4k3/8/8/8/8/8/PPP4P/4K3 w - - 0 1',
		'4k3/8/8/8/8/P6N/P6P/4K3 w - - 0 1',
		'4k3/P6P/8/8/8/8/8/4K3 w - - 0 1',
		'4k3/p5p1/1p4n1/8/8/8/8/4K3 b - - 0 1',
		'r3k2r/7p/6b1/8/3q4/8/p7/4K3 b - - 0 1',
		'4k3/8/8/8/3pP3/2BQN3/3P4/3RK3 w - - 0 1',
	])('are those that none of its own men is in the way of: %s', (fen) => {
		expect(countTries(boardOf(fen))).toBe(naive(fen));
	});
});

describe('the men of some worlds', () => {
	it('are counted by role and square, empty squares and the other side as no man', () => {
		const states = ['4k3/8/8/3p4/8/8/8/4K3', '4k3/8/8/3q4/8/8/8/4K3'].map((board) =>
			stateOf(`${board} w - - 0 1`),
		);
		const black = countMenIn(kriegspiel, states, 1);
		expect([1, 5, 6, 0].map((code) => black[code * 64 + at('d5')])).toEqual([1, 1, 0, 0]);
		expect([6, 0].map((code) => black[code * 64 + at('e8')])).toEqual([2, 0]);
		expect([6, 0].map((code) => black[code * 64 + at('e1')])).toEqual([0, 2]);
		const white = countMenIn(kriegspiel, states, 0);
		expect([6, 0].map((code) => white[code * 64 + at('e1')])).toEqual([2, 0]);
		expect(white[at('d5')]).toBe(2);
		expect(white.reduce((sum, number) => sum + number, 0)).toBe(128);
	});
});

const viewOf = (board: string, viewer: 'white' | 'black', unseen: readonly string[] = []): View => {
	const cells = unwrap(parseFen(`${board} w - - 0 1`)).cells.slice();
	for (const name of unseen) {
		cells[at(name)] = UNSEEN;
	}

	return {viewer, cells, turn: viewer, castling: 0, epSquare: -1};
};

describe('where a man of the own side was taken', () => {
	it('is where one vanished, or behind a pawn that had just passed', () => {
		const white = (board: string) => viewOf(board, 'white');
		const before = white('8/8/8/4P3/3P4/2P5/8/K2R4');
		const rookGone = white('8/8/8/4P3/3P4/2P5/8/K7');
		expect(lostSquare(before, rookGone)).toBe(at('d1'));
		expect(takersOf(before, rookGone)).toEqual([at('d1')]);
		expect(takersOf(before, before)).toEqual([]);
		expect(lostSquare(before, before)).toBe(-1);
		const passed = white('8/8/8/4P3/8/2P5/8/K2R4');
		expect(takersOf(before, passed)).toEqual([at('d4'), at('d3')]);
		expect(takersOf(before, white('8/8/8/8/3P4/2P5/8/K2R4'))).toEqual([at('e5')]);
		expect(takersOf(before, white('8/8/8/4P3/3P4/8/8/K2R4'))).toEqual([at('c3')]);
		// A rook on the fourth rank was not taken in passing.
		expect(takersOf(white('8/8/8/8/3R4/8/8/K7'), white('8/8/8/8/8/8/8/K7'))).toEqual([at('d4')]);
		const black = (board: string) => viewOf(board, 'black');
		expect(takersOf(black('k7/8/8/3p4/4p3/8/8/8'), black('k7/8/8/8/4p3/8/8/8'))).toEqual([
			at('d5'),
			at('d6'),
		]);
		expect(takersOf(black('k7/8/8/3p4/4p3/8/8/8'), black('k7/8/8/3p4/8/8/8/8'))).toEqual([
			at('e4'),
		]);
		// Men of the other side that are seen to go are not one's own.
		expect(takersOf(white('8/8/8/3p4/8/8/8/K7'), white('8/8/8/8/8/8/8/K7'))).toEqual([]);
		// In its place stands the taker.
		expect(takersOf(white('8/8/8/8/3R4/8/8/K7'), white('8/8/8/8/3q4/8/8/K7'))).toEqual([at('d4')]);
	});
});

describe('what the other side may have done by two views', () => {
	it('takes where a man vanished and nowhere else, and leaves what is seen to stay', () => {
		const dark = ['a5', 'b5', 'c5'];
		const before = viewOf('7r/8/8/8/8/3P4/8/K7', 'white', dark);
		const taken = viewOf('7r/8/8/8/8/3b4/8/K7', 'white', dark);
		const fits = fitsViews(before, taken);
		expect(fits(act('a5d3'))).toBe(true);
		expect(fits(act('a5b5'))).toBe(false);
		const quiet = fitsViews(before, before);
		expect(quiet(act('a5b5'))).toBe(true);
		// What stands is not taken, what is seen to be empty was not stepped on, and what stays has not moved.
		expect(quiet(act('a5d3'))).toBe(false);
		expect(quiet(act('a5e5'))).toBe(false);
		expect(quiet(act('h8b5'))).toBe(false);
		const gone = viewOf('8/8/8/8/8/3P4/8/K7', 'white', dark);
		expect(fitsViews(before, gone)(act('h8b5'))).toBe(true);
		const landed = viewOf('8/8/8/8/8/3P4/8/K6r', 'white', dark);
		expect(fitsViews(before, landed)(act('h8h1'))).toBe(true);
		// A question and a pass are not seen.
		expect(quiet(act('any?'))).toBe(true);
		expect(quiet(act('e5e5'))).toBe(true);
	});

	it('is the same for Black with the colours changed', () => {
		const dark = ['a5', 'b5'];
		const before = viewOf('k7/8/3p4/8/8/8/8/7R', 'black', dark);
		const quiet = fitsViews(before, before);
		expect(quiet(act('a5b5'))).toBe(true);
		expect(quiet(act('a5d6'))).toBe(false);
		expect(quiet(act('h1b5'))).toBe(false);
		const after = viewOf('k7/8/3p4/8/8/8/8/R7', 'black', dark);
		expect(fitsViews(before, after)(act('h1a1'))).toBe(true);
		expect(fitsViews(before, viewOf('k7/8/3B4/8/8/8/8/7R', 'black', dark))(act('a5d6'))).toBe(true);
	});
});

describe('what a seat noticed', () => {
	const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
	const game = new UmpiredGame(kriegspiel, fen);
	for (const text of ['e2d3', 'e2e4', 'e8d7', 'e4d5', 'e4f5']) {
		game.play(text);
	}

	it('is each try and move in order, the tries before the move that stood', () => {
		const {white} = game.histories;
		const noticed = noticedIn(white);
		expect(noticed.map(({by, text, stands}) => [by, text, stands])).toEqual([
			['white', 'e2d3', false],
			['white', 'e2e4', true],
			['black', undefined, true],
			['white', 'e4d5', false],
			['white', 'e4f5', false],
		]);
		expect(viewAt(noticed, 0, white)).toBe(white.start);
		expect(noticed[0].view).toBe(white.start);
		expect(viewAt(noticed, 2, white)).toBe(white.plies[0].view);
		expect(noticed[3].view).toBe(white.plies[1].view);
	});

	it('is the same when by whom, what, how it went, what was heard and seen are', () => {
		const [one] = noticedIn(game.histories.white);
		expect(isSameNotice(one, one)).toBe(true);
		expect(isSameNotice(one, {...one})).toBe(true);
		const moved: readonly Announcement[] = [{type: 'moved', by: 'white'}];
		const view = {...one.view, turn: 'black' as const};
		for (const other of [
			{by: 'black' as const},
			{text: 'e2e3'},
			{stands: true},
			{heard: moved},
			{view},
		]) {
			expect(isSameNotice(one, {...one, ...other})).toBe(false);
		}
	});

	it('tells nothing where a refusal is all', () => {
		const [one] = noticedIn(game.histories.white);
		const refused: Announcement = {type: 'refused', by: 'white'};
		const answer: Announcement = {type: 'any', answer: 'no'};
		const alone = (heard: readonly Announcement[], stands = false) =>
			isRefusalAlone({...one, heard, stands});
		expect(alone([refused])).toBe(true);
		expect(alone([{type: 'nonsense', by: 'white'}])).toBe(true);
		expect(alone([])).toBe(true);
		expect(alone([refused, answer])).toBe(false);
		expect(alone([answer])).toBe(false);
		expect(alone([refused], true)).toBe(false);
	});
});

describe('a guess that fits what is seen', () => {
	const seen = (fen: string, seat: 'white' | 'black' = 'white', variant = fog): View =>
		variant.view(stateOf(fen, variant), seat);
	const theirs = ({board}: State, side = 1): number => board.count[side];

	it('shows the seat just its view, leaves men where they may be and moves those that may not', () => {
		const view = seen('k7/8/8/8/8/8/8/K6R w - - 0 1');
		const world = stateOf('k6r/8/8/3n4/8/8/8/K6R b - - 0 1', fog);
		for (let seed = 0; seed < 20; seed++) {
			const guess = fitView(fog, world, view, 9, createRandom(seed));
			expect(fog.view(guess, 'white').turn).toBe('white');
			expect(guess.board.board[at('a8')]).toBe(world.board.board[at('a8')]);
			expect(guess.board.board[at('d5')]).toBe(world.board.board[at('d5')]);
			expect(guess.board.board[at('h8')]).toBe(0);
			expect(theirs(guess)).toBe(3);
			for (const [square, code] of guess.board.board.entries()) {
				if (isMan(code) && manColor(code) === 'black') {
					expect(view.cells[square]).toBe(UNSEEN);
				}
			}
		}
	});

	it('has no more men than there can be, the king among them, and one king alone', () => {
		const view = seen('k7/8/8/8/8/8/8/K6R w - - 0 1');
		const world = stateOf('1n5k/8/8/3n4/8/2q5/8/K6R w - - 0 1', fog);
		for (const most of [0, 1, 2, 3, 4, 9]) {
			const guess = fitView(fog, world, view, most, createRandom(most));
			expect(theirs(guess)).toBe(Math.min(4, Math.max(1, most)));
			expect([...guess.board.board].filter((code) => code === 14).length).toBe(1);
			expect(guess.board.kings[1]).toBeGreaterThanOrEqual(0);
		}

		// A king who is seen is not put anywhere else, and who is seen counts.
		const shown = seen('7k/8/8/8/8/8/8/K6R w - - 0 1');
		const two = fitView(fog, world, shown, 2, createRandom(1));
		expect(theirs(two)).toBe(2);
		expect(two.board.kings[1]).toBe(at('h8'));
		const moved = stateOf('1n6/4k3/8/3n4/8/8/8/K6R w - - 0 1', fog);
		const other = fitView(fog, moved, shown, 9, createRandom(1));
		expect([...other.board.board].filter((code) => code === 14).length).toBe(1);
		expect(other.board.kings[1]).toBe(at('h8'));
		expect(theirs(other)).toBe(3);
	});

	it('puts no pawn on the first or last rank, keeps the seat’s rights, and is not over', () => {
		const view = seen('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
		const world = stateOf('4k3/8/p7/8/8/8/8/K7 w - - 0 1', fog);
		const over = {...world, outcome: {winner: 'white', reason: 'king-captured'}} as State;
		for (let seed = 0; seed < 60; seed++) {
			const guess = fitView(fog, over, view, 9, createRandom(seed));
			const pawn = guess.board.board.indexOf(9);
			expect(pawn >> 3).toBeGreaterThan(0);
			expect(pawn >> 3).toBeLessThan(7);
			expect(guess.board.castling).toBe(view.castling);
			expect('outcome' in guess).toBe(false);
			expect(theirs(guess)).toBe(2);
			expect(guess.board.count[0]).toBe(2);
		}
	});

	it('is as good for Black', () => {
		const view = seen('k6r/8/8/8/8/8/8/K7 b - - 0 1', 'black');
		const world = stateOf('k6r/8/8/3N4/8/8/8/K6R b - - 0 1', fog);
		const guess = fitView(fog, world, view, 9, createRandom(3));
		expect(guess.board.board[at('d5')]).toBe(2);
		expect(guess.board.board[at('a1')]).toBe(6);
		expect(guess.board.count).toEqual(world.board.count);
		expect(pick(createRandom(1), [guess.board.turn])).toBe('black');
	});
});
