import {type Square, squareName} from '../../core/square.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import {squarePast} from '../../knowledge/square-past.js';
import type {SeatReport} from '../../match/seat-report.js';
import {type Barred, barredIn, describeBarred} from '../../session/entry/barred-moves.js';
import {batchSans, describePlan, sendsNext} from '../../session/entry/describe-plan.js';
import type {MoveKnowledge} from '../../session/entry/move-knowledge.js';
import type {Plan} from '../../session/entry/plan.js';
import {toDo} from '../../session/entry/to-do.js';
import type {PencilMarks} from '../../storage/save.js';
import {describeArranging} from '../../text/arranging.js';
import {
	DROPS_PLAN,
	isBlocked,
	markBarred,
	numberedMoves,
	ONE_BACK,
	plannedMoves,
	SENDS_ALL,
	SENDS_ALL_BRIEF,
} from '../../text/plan.js';
import {describeSquarePast} from '../../text/square-past.js';
import type {BoardModel} from '../board/model.js';
import {textWidth} from '../frame/text-lines.js';
import {roomBehind} from '../panes/typed-line.js';
import {type TypedFault, typedFault} from './EntryLine.js';
import type {TurnInput, TurnKnowledge} from './entry/turn-state.js';

/** Returns which moves of a plan own men bar. */
const barredOf = (plan: Plan | undefined, turn: MoveKnowledge): readonly Barred[] =>
	plan?.kind === 'batch' ? barredIn(plan.moves, 0, turn) : [];

const blockedOn = ({san, square}: Barred): string => isBlocked(san, squareName(square));

/** Returns what is planned and what the keys do with it, as many of them as a row of so many columns holds; undefined without a plan. */
function planText(
	plan: Plan | undefined,
	turn: MoveKnowledge,
	dots: string,
	width: number,
): string | undefined {
	const text = describePlan(plan, turn);
	if (text === undefined) {
		return undefined;
	}

	const moves = plan?.kind === 'batch' ? plan.moves : [];
	const steps = plan?.kind === 'squares' ? plan.squares : moves;
	const keys =
		plan?.kind === 'word' ? [DROPS_PLAN] : steps.length === 0 ? [] : [ONE_BACK, DROPS_PLAN];
	const barred = barredOf(plan, turn);
	const blocked = barred.map(blockedOn);
	const sans = batchSans(moves, turn).map((san) =>
		barred.some((one) => one.san === san) ? markBarred(san) : san,
	);
	const dot = ` ${dots} `;
	const planned = moves.length === 0 ? text : plannedMoves(sans);
	const whole = [planned, ...(sendsNext(plan) ? [SENDS_ALL] : []), ...blocked];
	const told =
		moves.length === 0 || textWidth(whole.join(dot)) <= width
			? whole
			: [numberedMoves(sans), ...(sendsNext(plan) ? [SENDS_ALL_BRIEF] : []), ...blocked];
	return inRow([...told, ...keys].join(dot), width, dots)[0];
}

/** Returns what there is to do in a turn besides a plain move, as an entry line of so many columns says it; empty where there is nothing. */
export function taskText(
	{acts = [], seat}: SeatReport,
	turn: MoveKnowledge,
	plan: Plan | undefined,
	dots: string,
	width: number,
): string {
	if (turn.arranging !== undefined) {
		return describeArranging(acts, {...turn.arranging, isCovered: turn.signs !== undefined});
	}

	// What is known from an earlier turn is said again where that costs no row.
	const {hasSent: _hasSent, ...asAtFirst} = turn;
	const ways = [asAtFirst, turn].map((known) => toDo(known, acts, seat) ?? '');
	return (
		planText(plan, turn, dots, width) ?? ways.find((text) => textWidth(text) <= width) ?? ways[1]
	);
}

/** Returns what a seat knows of the square under the cursor, as the entry line says it where nothing is to be done. */
const cursorText = (
	{history, seat, variant}: SeatReport,
	cursor: Square,
	ghosts: readonly Ghost[],
	{manMarks}: BoardModel,
	marks: PencilMarks,
	likeliest: string | undefined,
	dots: string,
	isNarrow: boolean,
): string =>
	describeSquarePast(cursor, squarePast(history, cursor, ghosts), {
		seat,
		men: manMarks?.filter(({square}) => square === cursor),
		mark: marks[squareName(cursor)],
		likeliest,
		hidesMen: mayHideMen(variant),
		isNarrow,
		dots,
	});

/** Returns what is told of a square in two: as many whole parts as a row of so many columns holds, and the rest behind the square's name. */
export function inRow(
	text: string,
	width: number,
	dots: string,
): readonly [row: string, rest: string | undefined] {
	const dot = ` ${dots} `;
	const parts = text.split(dot);
	const [square] = parts;
	const count = parts.findLastIndex(
		(_, index) => textWidth(parts.slice(0, index + 1).join(dot)) <= width,
	);
	const rest = parts.slice(Math.max(1, count + 1));
	return [
		parts.slice(0, Math.max(1, count + 1)).join(dot),
		rest.length === 0 ? undefined : [square, ...rest].join(dot),
	];
}

/** What a seat's turn is told by in the entry line: all of it the seat's own. */
type TurnTold = {
	readonly report: SeatReport;
	readonly input: TurnInput;
	/** What the seat knows in its turn, and the same once its plan is carried out. */
	readonly turn: MoveKnowledge;
	readonly planned: TurnKnowledge;
	readonly ghosts: readonly Ghost[];
	readonly board: BoardModel;
	readonly marks: PencilMarks;
	/** What is known of the cursor's square, in few words, and whether these are all that is known of it. */
	readonly likeliest: string | undefined;
	readonly isAllTold: boolean;
};

/** What a turn says in the entry line, and what of it beside the board, where that line has no room for all of it. */
type TurnWords = {
	/** Why what is typed is no move; undefined where it is one, or may become one. */
	readonly fault: TypedFault | undefined;
	/** What the line says when nothing is typed. */
	readonly idle: string;
	readonly beside: readonly string[];
};

/** Narrower than this a row has no room for "fog" before what is remembered of a square. */
const ROOM_FOR_FOG = 44;

/** Returns what a turn says in an entry line of so many columns: what is worked out of the cursor's square, what there is to do, or else what is known of that square. Pure. */
export function turnWords(
	{report, input, turn, planned, ghosts, board, marks, likeliest, isAllTold}: TurnTold,
	width: number,
	dots: string,
): TurnWords {
	const room = roomBehind('', width);
	const {cursor, plan} = input;
	const task = taskText(report, turn, plan, dots, room);
	const fault = typedFault(input, planned, width);
	const [here, more] = inRow(
		cursorText(report, cursor, ghosts, board, marks, likeliest, dots, room < ROOM_FOR_FOG),
		room,
		dots,
	);
	// What is worked out of the cursor's square was asked for: what there is to do stands beside the board meanwhile.
	const isAsked = task !== '' && likeliest !== undefined;
	const barred = barredOf(plan, turn).filter((one) => isAsked || !task.includes(blockedOn(one)));
	return {
		fault,
		idle: isAsked ? here : task || here,
		beside:
			fault?.fits === false
				? [fault.reason]
				: isAsked || task.length > room
					? [task, ...barred.map(describeBarred)]
					: barred.length > 0
						? barred.map(describeBarred)
						: task === '' && !isAllTold && more !== undefined
							? [more]
							: [],
	};
}
