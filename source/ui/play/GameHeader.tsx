import {useEffect, useMemo, useState} from 'react';
import {timeLeft} from '../../match/clock.js';
import type {SeatReport} from '../../match/seat-report.js';
import {parseAct, type Word} from '../../core/act.js';
import {given} from '../../core/given.js';
import {byColor, type Color} from '../../core/color.js';
import {type ClockFace, Header, type HeaderWords} from '../panes/Header.js';
import type {MatchServices} from '../../session/services.js';
import {knownCheck} from '../../knowledge/check.js';
import {isMoveDue, moveNumbers, numberedPlies} from '../../knowledge/move-list.js';
import {answerIn, claimedMove} from '../../knowledge/told-acts.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {isAdviser, sideOf} from '../../rules/seat.js';
import {doneBy} from '../../text/acts.js';
import {lengthOfHistory} from '../../session/told/ended-game.js';
import {countsTurns, setUpBy, shortTitle, variantTitle} from '../../text/finished-game.js';
import {seatName, sideName} from '../../text/men.js';
import {headerResult} from '../../text/outcome.js';
import {phaseDoes} from '../../text/phases.js';
import {useServices} from '../shell/app-context.js';
import type {Box} from '../frame/box.js';

const READY: Word = 'ready';

/** Below this, in milliseconds, tenths are shown. */
const TENTHS = 10_000;

/** Returns how long, in milliseconds, what a clock shows stays the same. */
const nextTick = (left: number): number => {
	const step = left <= TENTHS ? 100 : 1000;
	const rest = left % step;
	return Math.max(1, rest === 0 ? step : rest);
};

/**
 * Returns what the clocks of a game show, and draws anew when that changes: once a second, ten times as
 * often below ten seconds, and never while they stand. Undefined without clocks.
 */
function useClock(
	{clocks, phase}: Pick<SeatReport, 'clocks' | 'phase'>,
	services: Pick<MatchServices, 'now' | 'after'>,
): ClockFace | undefined {
	const [, setTick] = useState(0);
	const running =
		clocks?.since !== undefined && phase.name === 'turn' ? sideOf(phase.seat) : undefined;
	const at = services.now();
	const left =
		clocks === undefined || running === undefined ? undefined : timeLeft(clocks, running, at);
	useEffect(() => {
		if (left === undefined || left <= 0) {
			return undefined;
		}

		return services.after(nextTick(left), () => setTick((tick) => tick + 1));
	});
	if (clocks === undefined) {
		return undefined;
	}

	const face = {
		left: byColor((color) => (color === running ? (left ?? 0) : clocks.left[color])),
	};
	return running === undefined ? face : {...face, running};
}

/** What stands in the top line of a game: its title when that is not the variant's, how it is played, its status when that is not the number of the move. */
export type GameWords = Partial<HeaderWords> &
	Pick<Required<HeaderWords>, 'mode'> & {
		/** Whether two persons share the screen, so that nobody is "you". */
		readonly isShared?: boolean;
	};

type GameHeaderProps = {
	readonly report: SeatReport;
	readonly words: GameWords;
	readonly box: Box;
};

/** Returns the number of a turn of several moves, and which of them is to be made with so many left; after a move of the turn's side, or when the game is over, the last one's number alone. */
function turnStatus(
	{plies}: SeatHistory,
	turn: Color,
	left: number | undefined,
	isShort: boolean,
): string {
	const sides = plies.map(({by}) => by);
	const turns = sides.filter((by, index) => by !== sides[index - 1]).length;
	if (left === undefined) {
		return `turn ${Math.max(1, turns)}`;
	}

	const done = sides.length - 1 - sides.findLastIndex((by) => by !== turn);
	const move = isShort ? `${done + 1}/${done + left}` : `move ${done + 1} of ${done + left}`;
	return `turn ${turns + (done === 0 ? 1 : 0)} · ${move}`;
}

/** Whether no man can be moved and nothing asked, but a word be said: to the other side's claim or offer, or of what goes on. */
const isToDecide = ({moves, acts = []}: SeatReport): boolean =>
	moves.length === 0 &&
	acts.length > 0 &&
	acts.every((act) => act.kind === 'say' && !('move' in act) && !('square' in act));

/** Returns who is to act, or that the seat whose board it is has just moved or is ready; of what else it has done whose turn is next. */
function whoActs(report: SeatReport, turn: Color, hasMoved: boolean, isShort: boolean): string {
	const {history, phase, seat} = report;
	const last = history.plies.length - 1;
	if (hasMoved && history.plies.at(last)?.move === READY) {
		return `${sideName(seat)} is ready`;
	}

	if (hasMoved && last >= 0 && numberedPlies(history)[last].isNumbered) {
		return `${sideName(seat)} ${doneBy(parseAct(history.plies[last].move ?? ''))}`;
	}

	if (phase.name === 'turn' && isAdviser(phase.seat)) {
		return `${seatName(phase.seat)}${isToDecide(report) ? ' to answer' : isShort ? '' : ' to move'}`;
	}

	const phaseWord = phaseDoes(currentView(history).phase, isShort);
	// Who is asked something besides still owes the answer to a claim.
	const does =
		isToDecide(report) || claimedMove(history) !== undefined
			? ' decides'
			: phaseWord !== undefined
				? ` ${phaseWord}`
				: knownCheck(history) !== undefined
					? ' in check'
					: isShort
						? ''
						: ' to move';
	return `${sideName(turn)}${does}`;
}

/** Returns the number of the move that is due, or was just made; of one that waits for an answer its own, as the list has it. */
function numberShown(history: SeatHistory, turn: Color, hasMoved: boolean): number | undefined {
	const plies = numberedPlies(history);
	const hasAnswered = plies.length > 0 && answerIn(history, plies.length - 1) !== undefined;
	const isOfLast = claimedMove(history) !== undefined || (hasMoved && !hasAnswered);
	const {phase} = currentView(history);
	return moveNumbers(isOfLast ? plies : [...plies, {by: turn, isNumbered: isMoveDue(phase)}]).at(
		-1,
	);
}

/** Returns the number of the move and whose it is, or that the seat whose board it is has just moved; in a set-up who is at it; how long a game is that is over, and its result. In fewer words where it `isShort`. */
export function moveStatus(report: SeatReport, isShared: boolean, isShort = false): string {
	const {history, outcome, phase, seat, movesLeft} = report;
	const view = currentView(history);
	// In a set-up both sides may be to act.
	const turn = phase.name === 'turn' ? sideOf(phase.seat) : view.turn;
	const hasMoved = phase.name === 'confirm';
	if (outcome !== undefined) {
		return `${lengthOfHistory(history)} · ${headerResult(outcome, isShared ? undefined : seat)}`;
	}

	if (isSetUp(view.phase)) {
		return hasMoved && history.plies.at(-1)?.move === READY
			? `${sideName(seat)} is ready`
			: setUpBy(hasMoved ? seat : turn);
	}

	const count = countsTurns(report.variant)
		? turnStatus(history, turn, hasMoved ? undefined : movesLeft, isShort)
		: `move ${numberShown(history, turn, hasMoved)}`;
	return `${count} · ${whoActs(report, turn, hasMoved, isShort)}`;
}

/** The top line of a game; the only thing that is drawn anew when a clock ticks. */
export function GameHeader({report, words, box}: GameHeaderProps) {
	const {title, mode, shortMode, status, shortStatus, isShared = false} = words;
	const clocks = useClock(report, useServices());
	const usual = useMemo(
		() => ({
			status: moveStatus(report, isShared),
			shortStatus: moveStatus(report, isShared, true),
		}),
		[report, isShared],
	);
	return (
		<Header
			title={title ?? variantTitle(report.variant)}
			{...(title === undefined ? {shortTitle: shortTitle(report.variant)} : {})}
			mode={mode}
			shortMode={shortMode}
			{...(status === undefined ? usual : {status, ...given({shortStatus})})}
			{...(clocks === undefined ? {} : {clocks})}
			box={box}
		/>
	);
}
