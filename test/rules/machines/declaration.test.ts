import {Chess, type Move} from 'chess.js';
import {describe, expect, it} from 'vitest';
import {parseFen, START_FEN} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import type {State} from '../../../source/rules/variant.js';
import {declaration} from '../../../source/rules/variants/declaration.js';

/** The game a second time, row by row of the table of docs/rules.md, over another program's moves. */
type Naive = {
	readonly fen: string;
	readonly due: 'move' | 'seal' | 'sealed' | 'name' | 'end' | readonly string[];
	readonly lies?: string;
	readonly isLast: boolean;
	readonly isOpen: boolean;
};

const boardOf = (fen: string): Chess => new Chess(fen, {skipValidation: true});
const textOf = ({from, to, promotion}: Move): string => from + to + (promotion ?? '');
const legal = (fen: string): Move[] => boardOf(fen).moves({verbose: true});
const after = (fen: string, text: string): string =>
	legal(fen).find((one) => textOf(one) === text)!.after;
const men = (fen: string): number => fen.split(' ')[0].replaceAll(/[^a-z]/giu, '').length;

/** What the side that is not on move could do, were it. */
function possible(fen: string): string[] {
	const [placed, turn, castling] = fen.split(' ');
	const board = boardOf([placed, turn === 'w' ? 'b' : 'w', castling, '-', '0', '1'].join(' '));
	const generate = Reflect.get(board, '_moves') as (
		this: Chess,
		options: {readonly legal: boolean},
	) => readonly {readonly from: number; readonly to: number; readonly promotion?: string}[];
	const pseudo = generate.call(board, {legal: false});
	const name = (at: number) => 'abcdefgh'[at & 15] + String(8 - (at >> 4));
	return pseudo.map(({from, to, promotion = ''}) => name(from) + name(to) + promotion);
}

/** Returns how it stands where nothing lies there or an open reply is due. */
function judged(state: Naive): Naive {
	const board = boardOf(state.fen);
	return board.moves().length === 0 || board.isInsufficientMaterial()
		? {...state, due: 'end'}
		: Array.isArray(state.due) && state.due.length === 0
			? {...state, due: 'name'}
			: state;
}

const firstOf = (...lists: readonly (readonly Move[])[]): string[] =>
	(lists.find((list) => list.length > 0) ?? []).map(textOf);
const takes = (move: Move): boolean => move.captured !== undefined;
const checks = (move: Move): boolean => boardOf(move.after).inCheck();

/** Returns whether the man that moved is one of those that give check. */
function checksItself(move: Move): boolean {
	const board = boardOf(move.after);
	const king = board
		.board()
		.flat()
		.find((one) => one?.type === 'k' && one.color !== move.color)!;
	return board.attackers(king.square, move.color).includes(move.to);
}

function amend(fen: string, from: string): string[] {
	const all = legal(fen);
	const same = all.filter((one) => one.from === from && !takes(one) && !checksItself(one));
	return firstOf(
		same,
		all.filter((one) => one.piece === 'k' && !takes(one)),
	);
}

const answer = (fen: string): string[] => {
	const all = legal(fen);
	return firstOf(
		all.filter((one) => takes(one) || checks(one)),
		all.filter(({piece}) => piece === 'k'),
	);
};

/** Returns everything that the side which must act can do. */
function acts({fen, due, isOpen: _isOpen}: Naive): string[] {
	const moves = () => legal(fen).map(textOf);
	switch (due) {
		case 'move':
			return moves();
		case 'seal':
			return moves().map((text) => `seal:${text}`);
		case 'sealed':
			return ['look', ...possible(fen).map((text) => `seal:${text}`)];
		case 'name':
			return [...new Set(legal(fen).map(({from}) => `name:${from}`))];
		case 'end':
			return [];
		default:
			return [...due];
	}
}

function act(state: Naive, text: string): Naive {
	const {fen, due, lies = '', isLast, isOpen} = state;
	const [word, of = ''] = text.split(':');
	if (word === 'name') {
		return {
			...state,
			due: legal(fen)
				.filter(({from}) => from === of)
				.map(textOf),
		};
	}

	if (due === 'seal') {
		return {...state, due: 'sealed', lies: of};
	}

	if (word === 'open') {
		return {...state, isLast: true};
	}

	if (due !== 'sealed') {
		const open = isLast || isOpen;
		const next = {fen: after(fen, text), isLast: false, isOpen: open} as const;
		return judged({...next, due: open ? 'move' : 'seal'});
	}

	const first = after(fen, lies);
	if (word === 'look') {
		return judged({fen: first, due: answer(first), isLast, isOpen});
	}

	const move = legal(first).find((one) => textOf(one) === of);
	if (move === undefined) {
		return judged({fen: first, due: amend(first, of.slice(0, 2)), isLast, isOpen});
	}

	return checks(move)
		? judged({fen: move.after, due: 'move', isLast, isOpen})
		: isLast
			? judged({fen: move.after, due: 'move', isLast: false, isOpen: true})
			: {fen: first, due: 'sealed', lies: of, isLast, isOpen};
}

const mayOpen = ({fen, due, isLast}: Naive): boolean =>
	due === 'sealed' && !isLast && men(fen) <= 16;

/** Counts the lines of so many acts, by whom they may be. */
function naiveCount(state: Naive, depth: number): number {
	const all = [...acts(state), ...(mayOpen(state) ? ['open'] : [])];
	return depth === 1
		? all.length
		: all.reduce((sum, text) => sum + naiveCount(act(state, text), depth - 1), 0);
}

function count(state: State, depth: number): number {
	let sum = 0;
	for (const seat of declaration.toAct(state)) {
		for (const one of declaration.acts(state, seat)) {
			sum += depth === 1 ? 1 : count(declaration.step(state, seat, one)!.state, depth - 1);
		}
	}

	return sum;
}

describe('Declaration Chess', () => {
	it.each([
		[START_FEN, 3],
		['r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1', 3],
		['4k3/1P4P1/8/8/3n4/8/1p4p1/4K3 w - - 0 1', 3],
		['7k/5Q2/8/6p1/8/3r4/5PPP/6K1 b - - 0 1', 3],
	])('has as many lines as a naive count finds: %s', (fen, depth) => {
		const {state} = unwrap(declaration.start(unwrap(parseFen(fen)), () => 0));
		const naive = naiveCount({fen, due: 'move', isLast: false, isOpen: false}, depth);
		expect(count(state, depth)).toBe(naive);
		expect(naive).toBeGreaterThan(1000);
	});
});
