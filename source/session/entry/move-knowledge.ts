import type {Cells} from '../../core/board-text.js';
import {type Act, parseAct} from '../../core/act.js';
import type {Color} from '../../core/color.js';
import {EMPTY, KING, type Man} from '../../core/man.js';
import {isKnightStep, type Square} from '../../core/square.js';
import {knownCheck} from '../../knowledge/check.js';
import {type ExposingMoves, exposingMoves} from '../../knowledge/positions/exposing-moves.js';
import {tryText} from '../../knowledge/move-list.js';
import {type Claim, claimedMove, offeredMove} from '../../knowledge/told-acts.js';
import {coversIn, signsIn, writtenBy} from '../../knowledge/man-marks.js';
import {isOwn} from '../../knowledge/own-man.js';
import {toldBefore} from '../../knowledge/sent-moves.js';
import {sureHidden} from '../../knowledge/sure-hidden.js';
import {variantOf} from '../../rules/registry.js';
import {given} from '../../core/given.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {actTexts, type SeatReport} from '../../match/seat-report.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {isAdviser} from '../../rules/seat.js';
import {isInVain} from '../../rules/news.js';
import {type Arranging, arrangingOf} from './arranging.js';
import type {Plan} from './plan.js';
import {mayBeRefused} from '../told/may-be-refused.js';
import {isTakenBack} from '../told/taken-back.js';

/** What the writer of a move knows: the moves he may try, what he sees, and what is played. */
export type MoveKnowledge = {
	readonly moves: readonly UciMove[];
	/** What he may do besides that is neither a move nor a question. */
	readonly acts?: readonly Act[];
	/** Where some of them are put together step by step: all of them, whole. */
	readonly whole?: readonly Act[];
	/** Where that has changed the board: the one that stands. */
	readonly standing?: Cells;
	/** What the next step is a part of, where it is no act by itself. */
	readonly plan?: Plan;
	/** Where that is a move after a word: the moves that may be made without it. */
	readonly ordinary?: readonly UciMove[];
	readonly cells: Cells;
	/** The variant's id; needed only to say what blocks a way. */
	readonly variant?: string;
	/** What he may ask an umpire now, as it is written: "any?". */
	readonly asks?: readonly string[];
	/** What an umpire told him in this turn; left out where there is none. */
	readonly told?: ToldInTurn;
	/** Moves that would leave his king attacked, as far as he knows; left out where he may not know it, or there is no check. */
	readonly exposing?: ExposingMoves;
	/** Whether a knight that he does not see gives check: who then takes where none stands has lost. */
	readonly isDarkCheck?: true;
	/** Where a man that he does not see stands for certain. */
	readonly sureHidden?: Square;
	/** Who he is and what is being done, where that is not plain play; needed only to say why an act cannot be done. */
	readonly seat?: Color;
	readonly phase?: string;
	/** Whether he advises a player. */
	readonly advises?: true;
	/** Whose covers stand where; left out where there are none. */
	readonly covers?: ReadonlyMap<Square, Color>;
	/** The signs on covers whose men may claim any step, by their squares; left out where there are none. */
	readonly signs?: ReadonlyMap<Square, Man>;
	/** His moves that claim what their man cannot do; left out where nothing is claimed. */
	readonly lies?: readonly UciMove[];
	/** The move that he is to let pass or to challenge. */
	readonly claim?: Claim;
	/** His own try that he is to take back or to let stand, and as it is written. */
	readonly offered?: UciMove & {readonly san: string};
	/** The square that he has written down in secret. */
	readonly written?: Square;
	/** Where men of his own stand that he has revealed; left out where none are. */
	readonly revealed?: readonly Square[];
	/** What there is to be placed, while men are placed. */
	readonly arranging?: Arranging;
	/** Whether he has sent moves together before, so that he knows how. */
	readonly hasSent?: true;
	/** Where he was told that men of the other side stand, where moves are sent together. */
	readonly toldOn?: ReadonlySet<Square>;
	/** How many men stand where he has put them one by one, while men are placed. */
	readonly putByHand?: number;
};

/** What a seat was told by an umpire of its own tries and questions in the turn that is on. */
type ToldInTurn = {
	/** The tries that were refused, in UCI. */
	readonly refused: readonly string[];
	/** Those that were taken back, which nobody else has heard of. */
	readonly takenBack?: readonly string[];
	/** The questions that were asked. */
	readonly asked?: readonly string[];
	/** The answer to "Any?". */
	readonly any?: 'try' | 'no';
};

/** Returns what an umpire told a seat of its own tries and questions in the turn that is on. Made from its history alone. */
export function toldInTurn({tries = [], seat}: SeatHistory): ToldInTurn {
	const own = tries.filter(({by}) => by === seat);
	const any = own.flatMap(({heard}) => heard).find((record) => record.type === 'any');
	return {
		refused: own.filter(isInVain).flatMap(({text}) => text ?? []),
		takenBack: own.flatMap(({text}, index) => (isTakenBack(own, index) ? (text ?? []) : [])),
		asked: own.flatMap(({text}) => (text?.includes('?') === true ? [text] : [])),
		...(any?.type === 'any' ? {any: any.answer} : {}),
	};
}

/**
 * Returns whether a seat is in check from a knight that it does not see: then it may move its king, and else only take on
 * squares that look empty, a knight's step from it.
 */
function isDarkCheck({history, moves, variant}: SeatReport): boolean {
	const {cells} = currentView(history);
	const isKing = ({from}: UciMove): boolean => (cells[from] & 7) === KING;
	const king = cells.findIndex((code) => (code & 7) === KING && isOwn(code, history.seat));
	return (
		variantOf(variant).hides === 'knight' &&
		knownCheck(history) !== undefined &&
		!moves.every(isKing) &&
		moves.every((move) => isKing(move) || (cells[move.to] === EMPTY && isKnightStep(king, move.to)))
	);
}

/** Returns how many men stand where a seat has put them one by one in its set-up, since all of them were put down at once. */
function putByHand({seat, plies}: SeatHistory): number {
	const own = plies.flatMap(({by, move}) =>
		by === seat && move !== undefined ? (parseAct(move) ?? []) : [],
	);
	const atOnce = own.findLastIndex((act) => act.kind === 'say');
	const put = new Set<Square>();
	for (const act of own.slice(atOnce + 1).filter((one) => one.kind === 'place')) {
		if (act.role === undefined) {
			put.delete(act.square);
		} else {
			put.add(act.square);
		}
	}

	return put.size;
}

/** Returns whether a seat has sent moves together before. */
const hasSent = ({seat, plies}: SeatHistory): boolean =>
	plies.some(({by, move}) => by === seat && parseAct(move ?? '')?.kind === 'batch');

/** Returns what a seat knows of its next act, from its report alone. */
export function knowledgeOf(report: SeatReport): MoveKnowledge {
	const {history, moves, variant, seat} = report;
	const view = currentView(history);
	const {cells, phase} = view;
	const signs = signsIn(view);
	const covers = coversIn(view);
	const {acts = []} = report;
	const arranging = arrangingOf(report);
	const isAsked = acts.some((act) => act.kind === 'say' && act.word === 'challenge');
	const offered = offeredMove(history);
	return {
		moves,
		cells,
		variant,
		seat,
		...(hasSent(history) ? {hasSent: true} : {}),
		...(acts.some(({kind}) => kind === 'batch')
			? {toldOn: toldBefore(history, history.plies.length)}
			: {}),
		...given({
			phase,
			arranging,
			written: writtenBy(view, variant),
			revealed: view.shown,
			putByHand: arranging && putByHand(history),
			claim: isAsked ? claimedMove(history) : undefined,
			offered: offered && {...offered, san: tryText(cells, makeUci(offered), variant)},
			exposing: exposingMoves(history),
			sureHidden: sureHidden(history),
			lies: moves.length > 0 ? variantOf(variant).lies?.(view) : undefined,
		}),
		acts: acts.filter(({kind}) => kind !== 'ask'),
		...(covers.size === 0 ? {} : {covers}),
		...(signs.size === 0 ? {} : {signs}),
		asks: actTexts(report).questions,
		...(isAdviser(report.id) ? {advises: true} : {}),
		...(isDarkCheck(report) ? {isDarkCheck: true} : {}),
		...(mayBeRefused(report) ? {told: toldInTurn(history)} : {}),
	};
}
