import {parseAct} from '../../core/act.js';
import {roleLetter} from '../../core/man.js';
import {NO_SQUARE, squareName} from '../../core/square.js';
import {type MoveEntry, moveList} from '../../knowledge/move-list.js';
import {ownAct} from '../../knowledge/own-move.js';
import {makeOwnSan} from '../../knowledge/own-san.js';
import {answerIn} from '../../knowledge/told-acts.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {challengeSuffix} from '../../text/move-answer.js';
import {countsTurns, type ListedMove, plyNumbers} from './listed-moves.js';

/** Returns what a ply that uncovers a man is in a list of moves: "a1=R", where its role was told. */
function shownMan({plies}: SeatHistory, index: number): string | undefined {
	const told = plies[index].heard.find((record) => record.type === 'revealed');
	return told?.type === 'revealed' && told.role !== undefined
		? `${told.square}=${roleLetter(told.role).toUpperCase()}`
		: undefined;
}

/** Returns what a ply is in a list of moves that is more than a move: one that is written down, a special one. */
function moreThanMove(history: SeatHistory, {ply, text, move}: MoveEntry): string | undefined {
	const index = ply - 1;
	const act = parseAct(ownAct(history, index) ?? '');
	const listed = parseAct(text);
	if (listed?.kind === 'say' && listed.move !== undefined) {
		return `${listed.word} ${makeOwnSan(viewBefore(history, index), listed.move, history.variant)}`;
	}

	// Of the other side's it is told who makes it.
	const isTold = history.plies[index].heard.some(
		(record) =>
			record.type === 'revealed' &&
			record.role === undefined &&
			record.square === squareName(move?.from ?? NO_SQUARE),
	);
	return isTold || (act?.kind === 'say' && act.word === 'special') ? `special ${text}` : undefined;
}

/**
 * Returns moves with those of one turn in one entry: "d4 Nf3 a3", and with what else was done in it: "exd5 a1=R".
 */
export function gatherTurns(moves: readonly ListedMove[]): readonly ListedMove[] {
	const turns: ListedMove[] = [];
	for (const move of moves) {
		const last = turns.at(-1);
		if (last !== undefined && last.by === move.by && last.number === move.number) {
			turns[turns.length - 1] = {...last, text: `${last.text} ${move.text}`};
		} else {
			turns.push(move);
		}
	}

	return turns;
}

/**
 * Returns the moves as a seat knows them for who plays, a turn an entry, without what was done in a set-up. How a move
 * was answered stands behind it; where turns have several moves they are numbered by themselves.
 */
export function playedMoves(history: SeatHistory): readonly ListedMove[] {
	const moves: ListedMove[] = [];
	for (const entry of moveList(history)) {
		const {ply, number, by, text} = entry;
		const index = ply - 1;
		if (isSetUp(viewBefore(history, index).phase)) {
			continue;
		}

		const answer = answerIn(history, index);
		const last = moves.at(-1);
		if (answer === undefined || last === undefined) {
			moves.push({
				number,
				by,
				text: shownMan(history, index) ?? moreThanMove(history, entry) ?? text,
			});
		} else if (answer.isRight !== undefined) {
			moves[moves.length - 1] = {...last, text: `${last.text} ${challengeSuffix(answer.isRight)}`};
		}
	}

	if (!countsTurns(history.variant)) {
		return gatherTurns(moves);
	}

	const numbers = plyNumbers(history.variant, moves);
	return gatherTurns(
		moves.map((move, index) => ({...move, number: numbers[index], isTurn: true as const})),
	);
}
