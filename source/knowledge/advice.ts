import type {Cells} from '../core/board-text.js';
import {given} from '../core/given.js';
import {KING, type Man, UNSEEN} from '../core/man.js';
import {type Square, squaresAlong} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import {ORTHODOX_MEN} from '../rules/move-rules.js';
import {changesSince} from './changes.js';
import {
	type Capture,
	capturesOn,
	dearest,
	lookerAt,
	seenBoard,
	type Threat,
	threatsOn,
	worthOf,
} from './exchanges.js';
import type {KingDanger} from './worlds/king-danger.js';
import {isEnemy, type ManOn} from './own-man.js';

/** What a friend would point at on one's own board, who sees no more of it. */
export type Advice =
	/** The other king can be taken. */
	| {readonly kind: 'take-king'; readonly king: ManOn}
	/** A man was taken; `by` is what stands there now, where that is seen. */
	| {
			readonly kind: 'vanished';
			readonly lost: ManOn;
			readonly by?: Man;
			readonly canTakeBack: boolean;
	  }
	/** A man that is seen looks at the own king, or may where unseen squares lie between; `taker` can take it and loses nothing by that, as far as is seen. */
	| {
			readonly kind: 'king-looked-at';
			readonly by: ManOn;
			readonly isSure: boolean;
			readonly taker?: ManOn;
	  }
	/** A man that is not seen may look at the own king, in a good share of all that is possible. */
	| {readonly kind: 'king-perhaps-looked-at'; readonly danger: KingDanger}
	/** A man that is seen can take another man of one's own, likewise. */
	| ({readonly kind: 'looked-at'; readonly taker?: ManOn} & Threat)
	/** A man can be taken; `threat` is what it threatens itself. */
	| ({readonly kind: 'capture'; readonly threat?: Threat} & Capture)
	/** Empty squares lead from the own king into the fog; `squares` are they, from the king. */
	| {readonly kind: 'open-line'; readonly squares: readonly Square[]}
	/** Nothing that is seen is in danger; so many squares are. */
	| {readonly kind: 'nothing'; readonly seen: number};

/** Returns the longest way over empty squares from the own king into the fog, that no man of the seat's is needed to see beyond. */
function openLine(cells: Cells, king: Square): readonly Square[] {
	const ways = ORTHODOX_MEN.queen.steps.map((step) => {
		const squares = squaresAlong(king, step, 7);
		const end = squares.findIndex((square) => cells[square] !== 0);
		return end > 1 && cells[squares[end]] === UNSEEN ? squares.slice(0, end) : [];
	});
	return ways.reduce((a, b) => (b.length > a.length ? b : a));
}

const squaresOn = (...men: readonly (ManOn | undefined)[]): readonly Square[] =>
	men.flatMap((one) => (one === undefined ? [] : [one.square]));

/** Returns the squares of which a piece of advice speaks. */
export function squaresOf(advice: Advice): readonly Square[] {
	switch (advice.kind) {
		case 'take-king':
			return [advice.king.square];
		case 'vanished':
			return [advice.lost.square];
		case 'king-looked-at':
			return squaresOn(advice.by, advice.taker);
		case 'king-perhaps-looked-at':
			return [advice.danger.square];
		case 'looked-at':
			return squaresOn(advice.own, advice.by, advice.taker);
		case 'capture':
			return squaresOn(advice.by, advice.target, advice.guard, advice.threat?.own);
		case 'open-line':
			return advice.squares;
		default:
			return [];
	}
}

/** The least share of the worlds in which an unseen man could take the king that a friend speaks of: in games between people he does so before one move of forty. */
const GOOD_SHARE = 0.1;

/** Returns the own man that can take one of the other side's and loses nothing by it, as far as is seen. */
const takerOf = ({square}: ManOn, captures: readonly Capture[]): ManOn | undefined =>
	captures.find(({target, gain}) => target.square === square && gain >= 0)?.by;

/** Returns the man of a seat's that was taken, and what may be done about it; undefined where none was. */
function vanished(
	history: SeatHistory,
	captures: readonly Capture[],
): Extract<Advice, {readonly kind: 'vanished'}> | undefined {
	const {cells} = currentView(history);
	const lost = dearest(changesSince(history).taken, worthOf);
	if (lost === undefined) {
		return undefined;
	}

	const by = cells[lost.square];
	const capture = captures.find(({target}) => target.square === lost.square);
	return {
		kind: 'vanished',
		lost,
		...(isEnemy(by, history.seat) ? {by} : {}),
		canTakeBack: capture !== undefined && capture.gain >= 0,
	};
}

/** Returns what is at stake for the men but the kings, most of it first: an own man that is lost, a man that is won, which may have threatened another one. */
function atStake(threats: readonly Threat[], captures: readonly Capture[]): readonly Advice[] {
	const best = dearest(captures, ({gain, target}) => gain + worthOf(target) / 100);
	const capture = best !== undefined && best.gain > 0 ? best : undefined;
	const isSettled = ({by}: Threat): boolean => by.square === capture?.target.square;
	const settled = dearest(threats.filter(isSettled), ({loss}) => loss);
	const threat = dearest(
		threats.filter((one) => !isSettled(one)),
		({loss}) => loss,
	);
	const won: Advice[] =
		capture === undefined
			? []
			: settled !== undefined && settled.loss > capture.gain
				? [{kind: 'looked-at', ...settled, taker: capture.by}]
				: [{kind: 'capture', ...capture, ...given({threat: settled})}];
	const lost: Advice[] =
		threat === undefined
			? []
			: [{kind: 'looked-at', ...threat, ...given({taker: takerOf(threat.by, captures)})}];
	const stake = Math.max(capture?.gain ?? 0, settled?.loss ?? 0);
	return stake > (threat?.loss ?? 0) ? [...won, ...lost] : [...lost, ...won];
}

/** So many things are said at once. */
const MOST = 2;

/**
 * Returns what most deserves a look before a seat's move, the greatest stake first: from what it has seen and may play, and
 * from nothing else; `danger` is what its king has to fear of unseen men, as soon as that is worked out. Pure.
 */
export function adviceFor(
	history: SeatHistory,
	moves: readonly UciMove[],
	danger?: KingDanger,
): readonly Advice[] {
	const board = seenBoard(history, moves);
	const {cells, own} = board;
	const isKing = ({man}: ManOn): boolean => (man & 7) === KING;
	const captures = capturesOn(board);
	const theirs = captures.find(({target}) => isKing(target));
	if (theirs !== undefined) {
		return [{kind: 'take-king', king: theirs.target}];
	}

	const ours = own.find(isKing);
	const looker = ours && lookerAt(board, ours.square);
	const taker = looker && takerOf(looker.by, captures);
	const looked: readonly Advice[] =
		looker === undefined ? [] : [{kind: 'king-looked-at', ...looker, ...given({taker})}];
	if (looker?.isSure === true) {
		return looked;
	}

	const feared: readonly Advice[] =
		danger !== undefined && danger.share >= GOOD_SHARE
			? [{kind: 'king-perhaps-looked-at', danger}]
			: [];
	const gone = vanished(history, captures);
	// A man of which it is told that it can be taken has its word.
	const named = [taker && looker?.by, gone?.canTakeBack === true ? gone.lost : undefined];
	const isNamed = (man: ManOn): boolean => named.some((one) => one?.square === man.square);
	const threats = threatsOn(board).filter(({by}) => !isNamed(by));
	const others = captures.filter(({target}) => !isNamed(target));
	const told = [
		...looked,
		...feared,
		...(gone === undefined ? [] : [gone]),
		...atStake(threats, others),
	];
	if (told.length > 0) {
		return told.slice(0, MOST);
	}

	const line = ours === undefined ? [] : openLine(cells, ours.square);
	const capture = dearest(others, ({gain}) => gain);
	if (capture !== undefined && (capture.gain >= 0 || line.length === 0)) {
		return [{kind: 'capture', ...capture}];
	}

	return line.length > 0
		? [{kind: 'open-line', squares: line}]
		: [{kind: 'nothing', seen: cells.filter((code) => code !== UNSEEN).length}];
}
