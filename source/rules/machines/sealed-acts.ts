import type {Act} from '../../core/act.js';
import {type Color, colorIndex, opposite} from '../../core/color.js';
import {NO_SQUARE, parseSquare, type Square} from '../../core/square.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {supposePosition} from '../hypothesis.js';
import {type Move, moveFrom, toUciMove} from '../move.js';
import type {MoveRules} from '../move-rules.js';
import type {Position} from '../position.js';
import type {Seen} from '../variant.js';
import {
	amendments,
	answers,
	legalMoves,
	movableSquares,
	passedBy,
	possibleMoves,
} from './sealed-replies.js';

/**
 * What is being done. In the board of a state the side is on move whose move is the next one on it: while one lies
 * sealed or a man is to be named, that is not the side that acts.
 * - play: a move is made openly, the first one, the reply to a check, or any when all are open.
 * - seal: nothing lies there, and the side on turn must seal a move.
 * - sealed: a move lies there, and the other side seals one or looks. closing: the same after "open".
 * - amend: a sealed move was illegal. answer: one was looked at.
 * - name: the other side names the man that is to move. named e4: that one moves.
 */
export type Phase =
	| 'play'
	| 'seal'
	| 'sealed'
	| 'closing'
	| 'amend'
	| 'answer'
	| 'name'
	| `named ${string}`;

/** Returns whether a move lies sealed. */
export const isLying = (phase: string): boolean => phase === 'sealed' || phase === 'closing';

const namedIn = (phase: string): Square =>
	phase.startsWith('named ') ? (parseSquare(phase.slice('named '.length)) ?? NO_SQUARE) : NO_SQUARE;

const seals = (moves: readonly UciMove[]): Act[] =>
	moves.map((move) => ({kind: 'say', word: 'seal', move}));
const LOOK: Act = {kind: 'say', word: 'look'};
const OPEN: Act = {kind: 'say', word: 'open'};

/** Returns the moves that are made openly in a phase; none where other acts are due. */
export function openMoves(board: Position, phase: string, amends: Square): Move[] {
	const named = namedIn(phase);
	switch (phase) {
		case 'play':
			return legalMoves(board);
		case 'amend':
			return amendments(board, amends);
		case 'answer':
			return answers(board);
		default:
			return legalMoves(board).filter((move) => moveFrom(move) === named);
	}
}

/** Returns what a side may do, on a board on which the side is on move whose move comes next. */
export function actsIn(board: Position, phase: string, amends: Square, side: Color): Act[] {
	if (isLying(phase)) {
		return side === board.turn ? [OPEN] : [...seals(possibleMoves(board, colorIndex(side))), LOOK];
	}

	if (phase === 'name') {
		return movableSquares(board).map((square) => ({kind: 'say', word: 'name', square}));
	}

	return phase === 'seal'
		? seals(legalMoves(board).map(toUciMove))
		: openMoves(board, phase, amends).map(toUciMove);
}

/** Returns the board as a seat knows it, with the side on move whose move comes next. */
function boardIn({view, heard, seat: {side}}: Seen, rules: MoveRules): Position {
	const board = supposePosition(view, rules);
	if (isLying(view.phase ?? '')) {
		return board.turned(colorIndex(opposite(view.turn)), NO_SQUARE);
	}

	if (view.phase !== 'name') {
		return board;
	}

	// What the own move that was opened passed over may be taken on.
	const own = heard.find((record) => record.type === 'opened' && record.by === side);
	const move = own?.type === 'opened' ? parseUci(own.move) : undefined;
	const passed = move === undefined ? NO_SQUARE : passedBy(move, board);
	return board.turned(colorIndex(opposite(side)), passed);
}

/** Returns what a seat may do, by what it sees and heard. */
export function knownActs(seen: Seen, rules: MoveRules): Act[] {
	const {view, heard, seat} = seen;
	const told = heard.find(({type}) => type === 'illegal-seal');
	const amended = told?.type === 'illegal-seal' ? parseUci(told.move)?.from : undefined;
	return actsIn(boardIn(seen, rules), view.phase ?? 'play', amended ?? NO_SQUARE, seat.side);
}
