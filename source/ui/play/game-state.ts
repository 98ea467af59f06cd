import {opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {type Ahead, beginsText} from './entry/type-ahead.js';
import type {Square} from '../../core/square.js';
import type {SeatReport} from '../../match/seat-report.js';
import {writtenBy} from '../../knowledge/man-marks.js';
import {movesMade} from '../../knowledge/moves-made.js';
import {answerIn, claimedMove, offeredMove} from '../../knowledge/told-acts.js';
import {currentView, type SeatHistory, viewBefore} from '../../rules/history.js';
import {sideOf} from '../../rules/seat.js';
import {isSetUp} from '../../rules/view.js';
import type {PencilMarks} from '../../storage/save.js';
import {askRequest} from '../../text/requests.js';
import {firstFree} from './entry/next-free.js';
import {startTurn, type TurnInput, type TurnKnowledge} from './entry/turn-state.js';
import {kingPutAnew} from '../../session/entry/arranging.js';
import {squareOf} from '../../session/entry/typed-act.js';
import type {Scroll} from '../panes/scroll.js';
import type {MessageReach} from '../panes/MessagePane.js';
import type {KeyContext} from '../shell/keys/key-map.js';
import {yesOrNo} from '../panes/question.js';
import type {Turn} from '../../session/told/turn-of.js';
import {ownLastMove} from '../board/told-board.js';
import type {Dialog, PageName} from './dialog.js';
import type {GameAction} from './game-action.js';
import type {SeatLook} from './seat-board.js';
import type {Message} from '../../session/told/message.js';

/** How far a person at the board has come. It begins anew with each turn and dies with the hand-off. */
export type GameState = {
	readonly input: TurnInput;
	readonly dialog?: Dialog;
	/** What was said about the last thing that could not be done. */
	readonly said?: Message;
	/** What was not done because something else was typed over the question: told until the next act. */
	readonly undone?: Message;
	/** The last act, where nothing is told of it: it is the last of a row, of which all is. */
	readonly untold?: string;
	/** How many rows the person has gone back in the messages. */
	readonly older: number;
	/** The square of the pencilled man that is being moved. */
	readonly carried?: Square;
};

export type GameResult = {readonly state: GameState; readonly action?: GameAction};

/** What the keys are judged by: all of it the seat's own. */
export type GameKnowledge = {
	readonly report: SeatReport;
	readonly turn: TurnKnowledge;
	readonly look: SeatLook;
	/** What the seat has pencilled. */
	readonly marks: PencilMarks;
	readonly own: Turn;
	/** Whether the game lies in a save. */
	readonly isSaved: boolean;
	/** Whether a person has done anything in it that leaving would break off. */
	readonly isTouched: boolean;
	/** Whether the last save failed, so that leaving loses what has been played since. */
	readonly isBehind: boolean;
	/** Whether the person has pencilled or guessed anything. */
	readonly isMarked: boolean;
	/** Whether what the seat knows of the squares that it does not see is shown. */
	readonly isKnownShown: boolean;
	/** Whether there are ghosts, shown or not. */
	readonly hasGhosts: boolean;
	/** Whether a coach shows what he was asked. */
	readonly isCoachAsked: boolean;
	/** Returns whether the keyboard would go to the other side, who is asked for a takeback. */
	asksForTakeback(): boolean;
	/** Returns how far one can go in the messages. */
	messageReach(): MessageReach;
	/** How many rows the list of commands has. */
	readonly listRows: number;
	/** Returns how many rows a page has, and how many of them fit. */
	pageScroll(page: PageName): Scroll;
};

/** Returns the key map that holds for a seat when no dialog has the keys. */
export function gameContext({outcome, phase, id}: SeatReport, own: Turn): KeyContext {
	const {words, hasNothingToKnow} = own;
	if (outcome !== undefined || phase.name === 'ended') {
		const {of: played, hasNoPlan, isTold, isAlone, swaps} = own;
		const isUnkept = (played === 'game' && own.isUnkept) || undefined;
		return {of: 'over', played, ...given({hasNoPlan, isTold, isAlone, isUnkept, swaps})};
	}

	if (own.isJudged === true) {
		return 'judging';
	}

	if (phase.seat !== id) {
		return {of: 'wait', ...given({words, hasNothingToKnow})};
	}

	return phase.name === 'turn' ? own : {of: 'confirm', ...given({hasNothingToKnow})};
}

/** Returns where the last move ended that the seat made or answered, or where its man stands that a challenge sent back; undefined where there was none. */
function lastPlace(history: SeatHistory): Square | undefined {
	const places = [...history.plies.keys()].map(
		(index) => answerIn(history, index)?.square ?? movesMade(history, index).at(-1)?.move.to,
	);
	return places.findLast((square) => square !== undefined && square >= 0);
}

/** The square that the cursor begins on: that of a man whose move is to be answered, where a move goes that may be taken back, the one written down in a set-up, where the seat's last move ended or the one that it has answered, the king's pawn, or a man that can move. */
function firstCursor(report: SeatReport): Square {
	const {history, seat, moves, acts = []} = report;
	const usual = seat === 'white' ? 12 : 52;
	const claim = claimedMove(history);
	if (claim !== undefined) {
		return claim.isCapture ? claim.from : claim.to;
	}

	const offered = offeredMove(history);
	if (offered !== undefined) {
		return offered.to;
	}

	if (moves.length === 0 && acts.length > 0) {
		const view = currentView(history);
		const king = kingPutAnew(view, acts);
		const written = writtenBy(view, report.variant);
		return king ?? written ?? firstFree(acts, sideOf(seat)) ?? squareOf(acts[0]) ?? usual;
	}

	const isUsual = moves.length === 0 || moves.some(({from}) => from === usual);
	return ownLastMove(history).at(-1) ?? lastPlace(history) ?? (isUsual ? usual : moves[0].from);
}

/** Returns the question that a seat has to answer before anything else, if there is one. */
function openQuestion({request, phase, seat, names}: SeatReport): Dialog | undefined {
	const answer = (agreed: boolean): GameAction => ({
		type: 'event',
		event: {type: 'requestAnswered', side: seat, agreed},
	});
	const isAsked = request?.by === opposite(seat) && phase.name !== 'ended' && phase.seat === seat;
	return isAsked
		? {
				kind: 'question',
				question: yesOrNo(askRequest(request, names), 'Agree', 'Decline'),
				actions: {yes: answer(true), no: answer(false)},
				index: 0,
				// Who has been handed the keyboard for an answer has nothing else to do.
				mustAnswer: phase.name === 'answer',
			}
		: undefined;
}

/** Returns whether a seat is at its set-up. */
export const isSetUpOf = ({phase, id, history}: SeatReport): boolean =>
	phase.name === 'turn' && phase.seat === id && isSetUp(currentView(history).phase);

/** Returns whether the set-up ended with the last ply. */
const hasJustSetUp = ({history}: SeatReport): boolean =>
	!isSetUp(currentView(history).phase) &&
	isSetUp(viewBefore(history, Math.max(0, history.plies.length - 1)).phase);

/** Returns the state in which a seat's turn begins, with the text that was typed before it, and what was read then. */
export function beginGame(
	report: SeatReport,
	{typed, isRefused, dialog: kept, said}: Ahead = {typed: ''},
): GameState {
	// Of a game that is over nobody asks whether to leave it, or resigns it.
	const isDue = kept?.kind !== 'question' || report.outcome === undefined;
	const dialog = openQuestion(report) ?? (isDue ? kept : undefined);
	// In a set-up letters and digits are keys, which are pressed anew; what can only be one goes with it.
	const isText = !isSetUpOf(report) && !(hasJustSetUp(report) && !beginsText(typed));
	return {
		input: {...startTurn(firstCursor(report)), ...(isText ? {typed, ...given({isRefused})} : {})},
		older: 0,
		...given({dialog, said}),
	};
}
