import {describe, expect, it} from 'vitest';
import {type Act, parseAct} from '../../../source/core/act.js';
import {parseFen} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {parseSquare} from '../../../source/core/square.js';
import {Corrector} from '../../../source/knowledge/worlds/corrector.js';
import {Present, type Turn} from '../../../source/knowledge/worlds/present.js';
import type {Announcement} from '../../../source/rules/news.js';
import {Position} from '../../../source/rules/position.js';
import {positionFromSetup} from '../../../source/rules/position-from-setup.js';
import {findVariant} from '../../../source/rules/registry.js';
import type {State} from '../../../source/rules/variant.js';
import {Table} from '../../../source/rules/table.js';

const icc = unwrap(findVariant('kriegspiel-icc'));
const dark = unwrap(findVariant('darkness'));
const scotch = unwrap(findVariant('kriegspiel-scotch'));
const at = (name: string): number => parseSquare(name)!;
const boardOf = (board: string, side = 'w'): Position =>
	Position.fromSetupUnchecked(unwrap(parseFen(`${board} ${side} - - 0 1`)), icc.moves);
const stateOf = (board: string, side = 'w', variant = icc): State =>
	unwrap(Table.start(variant, {fen: `${board} ${side} - - 0 1`})).state;
const none: Announcement = {type: 'pawn-tries', for: 'white', count: 0};
const check = (by: 'file' | 'rank' | 'knight'): Announcement => ({type: 'check', by});
const refused: Announcement = {type: 'refused', by: 'white'};

/** What White hears before his turn when nothing is said of his men but what a board gives. */
function heardOn(state: State, variant = icc): readonly Announcement[] {
	return variant.resume(state, state.board)?.news.white ?? [];
}

/** Returns what measures White's turn on a board: what he heard is what is said of it, and what he did since. */
function presentOf(board: string, more: Partial<Turn> = {}): Present {
	const like = stateOf(board);
	return new Present({
		variant: icc,
		seat: 'white',
		view: icc.view(like, 'white'),
		heard: heardOn(like),
		takers: [],
		standing: new Map(),
		acts: [],
		like,
		...more,
	});
}

const tried = (text: string, stands: boolean, heard: readonly Announcement[]) => ({
	act: parseAct(text) as Act,
	stands,
	heard,
});

describe('how far a board is from what is observed', () => {
	it('is counted in what would be said of it and was not, or not so', () => {
		const quiet = presentOf('k7/8/8/8/8/8/P7/4K3');
		expect(quiet.isCheck).toBe(false);
		expect(quiet.isMeasurable).toBe(true);
		expect(quiet.faults(boardOf('7k/8/8/8/8/8/P7/4K3'))).toBe(0);
		expect(quiet.faults(boardOf('k3r3/8/8/8/8/8/P7/4K3'))).toBe(1);
		expect(quiet.faults(boardOf('k3r3/8/8/8/8/3n4/P7/4K3'))).toBe(2);
		const checked = presentOf('k3r3/8/8/8/8/8/P7/4K3');
		expect(checked.isCheck).toBe(true);
		expect(checked.faults(boardOf('k7/4q3/8/8/8/8/P7/4K3'))).toBe(0);
		expect(checked.faults(boardOf('k7/8/8/8/8/8/P7/r3K3'))).toBe(1);
		expect(checked.faults(boardOf('k7/8/8/8/8/8/P7/4K3'))).toBe(1);
	});

	it('is two for what cannot be: a king in check who is not to move, nobody where a man was taken, another verdict', () => {
		const rook = presentOf('k7/8/8/8/8/8/P7/4K2R');
		expect(rook.faults(boardOf('7k/8/8/8/8/8/P7/4K2R'))).toBe(2);
		const taken = presentOf('k7/8/8/8/8/8/P7/4K3', {takers: [at('d5'), at('d6')]});
		expect(taken.faults(boardOf('k7/8/8/3n4/8/8/P7/4K3'))).toBe(0);
		expect(taken.faults(boardOf('k7/8/3n4/8/8/8/P7/4K3'))).toBe(0);
		expect(taken.faults(boardOf('k7/8/8/8/3n4/8/P7/4K3'))).toBe(2);
		// His own man there took nobody.
		expect(taken.faults(boardOf('k7/8/8/3N4/8/8/P7/4K3'))).toBe(2);
		const blocked = presentOf('k7/8/8/8/8/8/P7/4K2R', {acts: [tried('h1h8', false, [refused])]});
		expect(blocked.faults(boardOf('k7/8/7p/8/8/8/P7/4K2R'))).toBe(0);
		expect(blocked.faults(boardOf('1k6/8/8/8/8/8/P7/4K2R'))).toBe(2);
		const free = presentOf('k7/8/8/8/8/8/P7/4K2R', {
			acts: [tried('h1h7', true, [{type: 'moved', by: 'white'}])],
		});
		expect(free.faults(boardOf('k7/8/7p/8/8/8/P7/4K2R'))).toBe(2);
	});

	it('is two for each man that stands elsewhere than all began, beyond one a move', () => {
		const homes = [...Array(32).keys()].map((square) => square + 32);
		const later = (moves: number) => presentOf('k7/8/8/8/8/8/P7/4K3', {begun: {homes, moves}});
		expect(later(0).faults(boardOf('k7/8/8/n7/8/8/P7/4K3'))).toBe(0);
		expect(later(0).faults(boardOf('k7/8/8/8/n6n/8/P7/4K3'))).toBe(4);
		expect(later(1).faults(boardOf('k7/8/8/8/n6n/8/P7/4K3'))).toBe(2);
		expect(later(2).faults(boardOf('k7/8/8/8/n6n/8/P7/4K3'))).toBe(0);
	});

	it('counts each act of the turn on what the one before has left', () => {
		const acts = [tried('h1h8', false, [refused]), tried('h1g1', false, [refused])];
		const both = presentOf('k7/8/8/8/8/8/P7/4K2R', {acts});
		expect(both.faults(boardOf('k7/8/7p/8/8/8/P7/4K1nR'))).toBe(2);
		expect(both.faults(boardOf('k7/8/7p/8/8/8/P7/4K2R'))).toBe(2);
		expect(both.faults(boardOf('1k6/8/8/8/8/8/P7/4K2R'))).toBe(4);
	});

	it('is more where the game would be over', () => {
		const quiet = presentOf('k7/8/8/8/8/8/P7/7K');
		expect(quiet.faults(boardOf('k7/8/8/8/8/p5n1/P7/7K'))).toBe(1);
		// It would end, and nothing be said of his pawn.
		expect(quiet.faults(boardOf('k7/8/8/8/8/p5q1/P7/7K'))).toBe(2);
		expect(quiet.faults(boardOf('k7/8/8/8/8/p6n/P7/7K'))).toBe(0);
	});

	it('is the number of squares that look otherwise, where men of the other side are seen', () => {
		const state = unwrap(Table.start(dark, {fen: 'k7/8/8/8/8/8/3p4/4K3 w - - 0 1'})).state;
		const present = new Present({
			variant: dark,
			seat: 'white',
			view: dark.view(state, 'white'),
			heard: [],
			takers: [],
			standing: new Map(),
			acts: [],
			like: state,
		});
		const board = (text: string) =>
			unwrap(positionFromSetup(unwrap(parseFen(`${text} w - - 0 1`)), dark.moves));
		expect(present.faults(board('7k/8/8/8/8/8/3p4/4K3'))).toBe(0);
		const other = board('k7/8/8/8/8/8/3n4/4K3');
		const seen = dark.view({...state, board: other}, 'white').cells;
		const wanted = dark.view(state, 'white').cells;
		const unlike = [...seen.keys()].filter((square) => seen[square] !== wanted[square]).length;
		expect(unlike).toBeGreaterThan(0);
		expect(present.faults(other)).toBe(unlike);
	});

	it('leaves the board as it is, and gives the state after the acts', () => {
		const acts = [tried('h1h8', false, [refused]), tried('h1h5', true, [])];
		const present = presentOf('k7/8/8/8/8/8/8/4K2R', {acts});
		const board = boardOf('k7/8/7p/8/8/8/8/4K2R');
		const after = present.after(board)!;
		expect(after.board.board[at('h5')]).toBe(4);
		expect(board.board[at('h1')]).toBe(4);
		expect(after.board.turn).toBe('black');
		const no = presentOf('k7/8/8/8/8/8/8/4K2R', {acts: [tried('e1e1', true, [])]});
		expect(no.after(board)).toBeUndefined();
		expect(no.faults(board)).toBe(2);
	});

	it('is not measured where the game cannot say', () => {
		const like = stateOf('k7/8/8/8/8/8/8/4K3', 'w', scotch);
		const turn = {
			seat: 'white',
			heard: [],
			takers: [],
			standing: new Map(),
			acts: [],
			like,
		} as const;
		const view = scotch.view(like, 'white');
		const present = new Present({...turn, view, variant: {...scotch, resume: () => undefined}});
		expect(present.isMeasurable).toBe(false);
		expect(present.faults(like.board)).toBe(Number.POSITIVE_INFINITY);
		expect(present.after(like.board)).toBeUndefined();
	});
});

const boardText = ({board}: State): string => [...board.board].join();
/** The men of Black's, by what they are. */
const blackMen = ({board}: State): string =>
	[...board.board]
		.filter((code) => code > 8)
		.toSorted((a, b) => a - b)
		.join();

/** Expects that a board's lists say what its squares do. */
function expectWhole({board}: State): void {
	const fresh = Position.fromSetupUnchecked(board.toSetup(), icc.moves);
	expect([...board.board]).toEqual([...fresh.board]);
	expect([...board.kings]).toEqual([...fresh.kings]);
	expect([...board.count]).toEqual([...fresh.count]);
	for (const side of [0, 1]) {
		const men = [...board.men[side].subarray(0, board.count[side])].toSorted((a, b) => a - b);
		expect(men).toEqual(
			[...fresh.men[side].subarray(0, board.count[side])].toSorted((a, b) => a - b),
		);
		for (let index = 0; index < board.count[side]; index++) {
			expect(board.place[board.men[side][index]]).toBe(index);
		}
	}
}

describe('the corrector', () => {
	const worlds = ['k3r3/pp6/8/3n4/8/8/5PPP/4K2R', '1k6/pp5r/8/3n4/8/8/5PPP/4K2R'].map((one) =>
		stateOf(one),
	);
	const heard = [check('file'), none];

	it('makes worlds that fit of others that do not, with the seat’s men where they stand', () => {
		const present = presentOf('k3r3/pp6/8/3n4/8/8/5PPP/4K2R', {heard});
		expect(present.faults(worlds[1].board)).toBeGreaterThan(0);
		for (let seed = 0; seed < 3; seed++) {
			const made = new Corrector(present, createRandom(seed)).make([worlds[1]], 5);
			expect(made.isGuess).toBe(false);
			expect(made.states.length).toBeGreaterThan(0);
			expect(made.states.length).toBeLessThanOrEqual(5);
			for (const state of made.states) {
				expect(present.faults(state.board)).toBe(0);
				expect(icc.view(state, 'white').cells).toEqual(
					presentOf('8/8/8/8/k7/8/5PPP/4K2R').turn.view.cells,
				);
				expect(state.board.count[1]).toBe(worlds[1].board.count[1]);
				expectWhole(state);
				const ranks = [...state.board.board.entries()]
					.filter(([, code]) => code === 9)
					.map(([square]) => square >> 3);
				expect(ranks.every((rank) => rank > 0 && rank < 7)).toBe(true);
			}
		}
	});

	it('finds a man where one was taken', () => {
		const present = presentOf('k3r3/pp6/8/3n4/8/8/5PPP/4K2R', {heard, takers: [at('c6')]});
		const {states, isGuess} = new Corrector(present, createRandom(2)).make(worlds, 3);
		expect(isGuess).toBe(false);
		for (const state of states) {
			expect(state.board.board[at('c6')]).toBeGreaterThan(8);
		}
	});

	it('gives the one that contradicts least as a guess, where none fits', () => {
		const both = [check('file'), check('rank'), check('knight'), none];
		const present = presentOf('k3r3/pp6/8/3n4/8/8/5PPP/4K2R', {heard: both});
		const alone = stateOf('k7/8/8/8/8/8/5PPP/4K2R');
		const {states, isGuess} = new Corrector(present, createRandom(1)).make([alone], 2);
		expect(isGuess).toBe(true);
		expect(states.length).toBe(1);
		expect(present.faults(states[0].board)).toBeGreaterThan(0);
	});

	it('makes likenesses that fit as well, some men a step away', () => {
		const present = presentOf('1k6/pp5r/8/3n4/8/8/5PPP/4K2R', {heard: [none]});
		expect(present.faults(worlds[1].board)).toBe(0);
		const likenesses = new Corrector(present, createRandom(1)).likenesses([worlds[1]], 12);
		expect(likenesses.length).toBe(12);
		expect(new Set(likenesses.map((state) => boardText(state))).size).toBeGreaterThan(6);
		for (const state of likenesses) {
			expect(present.faults(state.board)).toBe(0);
			expect(blackMen(state)).toBe(blackMen(worlds[1]));
			expectWhole(state);
			const from = worlds[1].board.board;
			const left = [...from.keys()].filter(
				(square) => from[square] > 8 && state.board.board[square] !== from[square],
			);
			expect(left.length).toBeLessThanOrEqual(3);
			const pawns = [...state.board.board.entries()].filter(([, code]) => code === 9);
			for (const [square] of pawns) {
				expect(square & 7).toBeLessThan(2);
				expect(square >> 3).toBeGreaterThanOrEqual(3);
				expect(square >> 3).toBeLessThan(7);
			}
		}

		expect(new Corrector(present, createRandom(1)).likenesses([worlds[1]], 0)).toEqual([]);
	});

	it('makes none where each step contradicts', () => {
		const present = presentOf('k3r3/8/8/8/8/8/5PPP/4K2R', {heard: [check('knight'), none]});
		const lonely = stateOf('k7/8/8/8/8/8/5PPP/4K2R');
		expect(new Corrector(present, createRandom(1)).likenesses([lonely], 3)).toEqual([]);
	});
});
