import type {View} from '../rules/view.js';
import {isLie} from '../rules/machines/covers.js';
import {variantOf} from '../rules/registry.js';
import {makeAct, makeSpecial} from '../core/act.js';
import {type Color, opposite} from '../core/color.js';
import {EMPTY} from '../core/man.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {parseUci, type UciMove} from '../core/uci.js';
import {announcedIn} from './moves-made.js';
import {findSeenMove} from './seen-move.js';

/** Returns what an act of the other side's was that is no move, where what was seen or heard of it tells: "challenge", "look", "name:e4"; or a special move. */
export function toldAct(history: SeatHistory, index: number): string | undefined {
	const {by, heard, view} = history.plies[index];
	const {phase, turn} = viewBefore(history, index);
	const told = heard.find(({type}) => type === 'ceded' || type === 'revealed');
	const seen = told?.type === 'revealed' ? findSeenMove(history, index) : undefined;
	if (seen?.isSpecial === true) {
		return makeAct(makeSpecial(seen));
	}

	if (told?.type === 'ceded' || told?.type === 'revealed') {
		return `${told.type === 'ceded' ? 'cede' : 'reveal'}:${told.square}`;
	}

	const answer = answerIn(history, index);
	if (answer !== undefined) {
		return answer.isRight === undefined ? 'pass' : 'challenge';
	}

	const {phase: after = ''} = view;
	if (phase === 'name' && after.startsWith('named ')) {
		return after.replace('named ', 'name:');
	}

	if (phase === 'sealed' && after === 'closing' && turn !== by) {
		return 'open';
	}

	const isOpened = heard.some((record) => record.type === 'opened' && record.by === opposite(by));
	const isBound = after === 'answer' || after === 'name';
	return isOpened && isBound && !heard.some(({type}) => type === 'illegal-seal')
		? 'look'
		: undefined;
}

/** What was said to a move that could be challenged, and what came of it. */
export type MoveAnswer = {
	/** Who answered. */
	readonly by: Color;
	/** Whether the challenge was right; undefined where there was none. */
	readonly isRight: boolean | undefined;
	/** Where the man stands now: of a right challenge where it came from. */
	readonly square: number;
	readonly isCapture: boolean;
};

/**
 * Returns how a move was answered in ply `index`, by the boards alone, which both sides see: undefined where that ply is
 * no answer to one. Whom a challenge in vain has cost the turn the mover follows; what was challenged with right is back.
 */
export function answerIn(history: SeatHistory, index: number): MoveAnswer | undefined {
	const {by, view} = history.plies[index];
	const before = viewBefore(history, index);
	// Without covers a phase of that name is another one.
	if (before.phase !== 'answer' || before.marks === undefined) {
		return undefined;
	}

	const intended = announcedIn(history.plies[index - 1]?.heard ?? []);
	const wasEmpty = (square: number): boolean => before.cells[square] === EMPTY;
	const returned = [...view.cells.keys()].find(
		(square) => wasEmpty(square) && view.cells[square] !== EMPTY,
	);
	const isCapture = intended !== undefined;
	const isLie =
		intended === undefined ? returned !== undefined : view.cells[intended.from] !== EMPTY;
	const isInVain = view.turn !== by;
	const from = intended?.from ?? returned ?? -1;
	const to = intended?.to ?? lastGoal(history, index);
	return {
		by,
		isRight: isInVain ? false : isLie ? true : undefined,
		square: isLie ? from : to,
		isCapture,
	};
}

/** A move that a man under a cover claims: a capture that is announced only, or one that was made, perhaps as a pawn's on the last rank. */
export type Claim = UciMove & {readonly isCapture: boolean; readonly promotes: boolean};

/** Returns the move that a man under a cover claims, while it waits for an answer; undefined where none does. */
export function claimedMove(history: SeatHistory): Claim | undefined {
	const {plies} = history;
	const last = plies.length - 1;
	const {phase, marks} = viewBefore(history, plies.length);
	if (last < 0 || phase !== 'answer' || marks === undefined) {
		return undefined;
	}

	const {heard} = plies[last];
	const announced = announcedIn(heard);
	const move = announced ?? findSeenMove(history, last);
	return (
		move && {
			...move,
			isCapture: announced !== undefined,
			promotes: heard.some(({type}) => type === 'promoted'),
		}
	);
}

/** Returns whether a man can make the move that was claimed for it, on a board where it is seen what all men are. */
export function isTrueClaim(open: View, move: UciMove, variant: string): boolean {
	return !isLie(open, move, variantOf(variant).moves);
}

/** Returns the seat's own move that it may still take back, of which nobody else has heard; undefined where none waits for that. */
export function offeredMove({tries}: SeatHistory): UciMove | undefined {
	const last = tries?.at(-1);
	const isOffered = last?.heard.some(({type}) => type === 'take-back-offered') === true;
	return isOffered ? parseUci(last.text ?? '') : undefined;
}

/** Returns where the man went that moved in the ply before one; -1 where nobody went anywhere. */
function lastGoal(history: SeatHistory, index: number): number {
	const {cells} = viewBefore(history, index);
	const earlier = viewBefore(history, index - 1).cells;
	return cells.findIndex((code, square) => code !== EMPTY && earlier[square] === EMPTY);
}
