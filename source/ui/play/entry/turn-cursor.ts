import {PAWN} from '../../../core/man.js';
import {isOwn} from '../../../knowledge/own-man.js';
import {type Act, makeAct} from '../../../core/act.js';
import {type Square, squareName} from '../../../core/square.js';
import type {UciMove} from '../../../core/uci.js';
import {whyFourthKnight} from '../../../session/entry/fourth-knight.js';
import {isSetUp} from '../../../rules/view.js';
import {boundText} from '../../../text/phases.js';
import {chosenAlready, NO_MOVE, noManOn, noMoveOf, nothingOn, typeAct} from '../../../text/turn.js';
import {movedAlready} from '../../../session/entry/moved-already.js';
import {ownSans} from '../../../session/entry/own-san.js';
import {onlyMover} from '../../../session/entry/plan-steps.js';
import {answerBefore, toDo} from '../../../session/entry/to-do.js';
import {whyNot} from '../../../session/entry/why-not.js';
import {placeOf, squareInPlace} from '../../board/model.js';
import {actsOn, squareOf} from '../../../session/entry/typed-act.js';
import {
	none,
	say,
	startTurn,
	type TurnAction,
	type TurnInput,
	type TurnKnowledge,
	type TurnResult,
} from './turn-state.js';

/** Returns what Enter does on a square where no move can be begun, if it is one act alone. */
export function onlyActOn(
	square: Square,
	{moves, acts, arranging}: TurnKnowledge,
): Act | undefined {
	const [act, ...others] = actsOn(square, acts);
	const isMove = arranging !== undefined || moves.some(({from}) => from === square);
	return isMove || others.length > 0 ? undefined : act;
}

/** Returns the input without a square that was chosen for an act: it stays chosen only under the cursor. */
function letGo(input: TurnInput, knowledge: TurnKnowledge): TurnInput {
	const {selected, ...rest} = input;
	return selected !== undefined && onlyActOn(selected, knowledge) !== undefined ? rest : input;
}

/**
 * Returns the input with its cursor moved by some columns and rows, stopping at the edge; typed text is
 * cleared. A step that a letter made is remembered.
 */
export function step(
	input: TurnInput,
	[columns, rows]: readonly [number, number],
	knowledge: TurnKnowledge,
	letter?: string,
): TurnInput {
	const {orientation} = knowledge;
	const {column, row} = placeOf(input.cursor, orientation);
	const clamp = (value: number): number => Math.min(7, Math.max(0, value));
	const cursor = squareInPlace(clamp(column + columns), clamp(row + rows), orientation);
	const steps = letter === undefined ? [] : [...input.steps, {letter, cursor: input.cursor}];
	return {...letGo(input, knowledge), typed: '', cursor, steps: steps.slice(-3)};
}

/** Returns the squares of the men that can move or with which something else can be done, in the order in which they are drawn. */
function movable({moves, acts = [], orientation}: TurnKnowledge): Square[] {
	const order = (square: Square): number => {
		const {column, row} = placeOf(square, orientation);
		return row * 8 + column;
	};
	const others = acts.flatMap((act) => squareOf(act) ?? []);
	return [...new Set([...moves.map(({from}) => from), ...others])].sort(
		(a, b) => order(a) - order(b),
	);
}

/** Returns where the cursor is for a step that was begun: on the only man that can move, or, where squares are chosen, on one of them. */
export function cursorFor(knowledge: TurnKnowledge, cursor: Square): Square {
	const squares = knowledge.moves.length === 0 ? movable(knowledge) : [];
	return onlyMover(knowledge) ?? (squares.includes(cursor) ? cursor : (squares[0] ?? cursor));
}

/** Returns the input with its cursor on the next man that can move or, with one picked up, on its next target. */
export function jump(begun: TurnInput, direction: 1 | -1, knowledge: TurnKnowledge): TurnInput {
	const input = letGo(begun, knowledge);
	const goals =
		input.selected === undefined
			? movable(knowledge)
			: (knowledge.arranging?.goals(input.selected) ??
				knowledge.moves.filter(({from}) => from === input.selected).map(({to}) => to));
	const squares = [...new Set(goals)];
	if (squares.length === 0) {
		return input;
	}

	const place = squares.indexOf(input.cursor);
	const next = place < 0 ? (direction > 0 ? 0 : squares.length - 1) : place + direction;
	return {...input, steps: [], cursor: squares[(next + squares.length) % squares.length]};
}

/** Returns what playing a man from a square to another does: a move, a question, or nothing. */
function playSquares(from: Square, to: Square, moves: readonly UciMove[]): TurnAction | undefined {
	const found = moves.filter((move) => move.from === from && move.to === to);
	if (found.length === 0) {
		return undefined;
	}

	// A man that stays and becomes another one is never taken for one that was only put down again.
	const isChange = from === to && found[0].promotion !== undefined;
	return found.length === 1 && !isChange
		? {type: 'play', move: found[0]}
		: {type: 'promote', from, to};
}

function whyNotThere(square: Square, knowledge: TurnKnowledge): string {
	const {cells, seat, moves, acts, phase} = knowledge;
	const code = cells[square];
	const name = squareName(square);
	const here = actsOn(square, acts).map(makeAct);
	if (here.length > 1) {
		return typeAct(name, here);
	}

	if (moves.length === 0 && acts !== undefined && acts.length > 0) {
		return answerBefore(knowledge) ?? nothingOn(name);
	}

	if (moves.length === 0) {
		return (seat && toDo(knowledge, [], seat)) ?? NO_MOVE;
	}

	return isOwn(code, seat)
		? (movedAlready(square, knowledge) ??
				boundText(phase, ownSans(knowledge)) ??
				noMoveOf(code, name))
		: noManOn(name);
}

/** Picks up the man on a square, puts the one picked up down there, or lets it go; where there is an act instead of a move, chooses the square for it, and does it the second time. */
export function touch(begun: TurnInput, square: Square, knowledge: TurnKnowledge): TurnResult {
	const {moves, cells, seat, phase} = knowledge;
	const input = letGo(begun, knowledge);
	const {selected} = input;
	const here = startTurn(square);
	const act = selected === undefined ? onlyActOn(square, knowledge) : undefined;
	if (act !== undefined && isSetUp(phase) && square === knowledge.written) {
		return say(here, chosenAlready(squareName(square)));
	}

	if (act !== undefined) {
		// What is written down in a set-up can be changed until its end.
		const isMeant = begun.selected === square || isSetUp(phase);
		return isMeant ? {input: here, action: {type: 'act', act}} : none({...here, selected: square});
	}

	const action = selected === undefined ? undefined : playSquares(selected, square, moves);
	if (action !== undefined) {
		return {input: here, action};
	}

	if (selected === square) {
		const why = whyFourthKnight((cells[square] & 7) === PAWN, knowledge);
		return why === undefined ? none(here) : say(here, why);
	}

	if (moves.some(({from}) => from === square)) {
		return none({...here, selected: square});
	}

	if (selected !== undefined && !isOwn(cells[square], seat)) {
		const why = whyNot(squareName(selected) + squareName(square), knowledge);
		return say({...input, cursor: square}, why);
	}

	return say(
		{...here, ...(selected === undefined ? {} : {selected})},
		whyNotThere(square, knowledge),
	);
}
