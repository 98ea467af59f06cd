import type {Cells} from '../../core/board-text.js';
import type {Act} from '../../core/act.js';
import type {UciMove} from '../../core/uci.js';
import {actTexts, type SeatReport} from '../../match/seat-report.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {isInVain} from '../../rules/news.js';
import {mayBeRefused} from '../told/turn-of.js';

/** What the writer of a move knows: the moves he may try, what he sees, and what is played. */
export type MoveKnowledge = {
	readonly moves: readonly UciMove[];
	/** What he may do besides that is neither a move nor a question. */
	readonly acts?: readonly Act[];
	readonly cells: Cells;
	/** The variant's id; needed only to say what blocks a way. */
	readonly variant?: string;
	/** What he may ask an umpire now, as it is written: "any?". */
	readonly asks?: readonly string[];
	/** What an umpire told him in this turn; left out where there is none. */
	readonly told?: ToldInTurn;
};

/** What a seat was told by an umpire of its own tries and questions in the turn that is on. */
type ToldInTurn = {
	/** The tries that were refused, in UCI. */
	readonly refused: readonly string[];
	/** The answer to "Any?". */
	readonly any?: 'try' | 'no';
};

/** Returns what an umpire told a seat of its own tries and questions in the turn that is on. Made from its history alone. */
export function toldInTurn({tries = [], seat}: SeatHistory): ToldInTurn {
	const own = tries.filter(({by}) => by === seat);
	const any = own.flatMap(({heard}) => heard).find((record) => record.type === 'any');
	return {
		refused: own.filter(isInVain).flatMap(({text}) => text ?? []),
		...(any?.type === 'any' ? {any: any.answer} : {}),
	};
}

/** Returns what a seat knows of its next act, from its report alone. */
export const knowledgeOf = (report: SeatReport): MoveKnowledge => ({
	moves: report.moves,
	cells: currentView(report.history).cells,
	variant: report.variant,
	acts: (report.acts ?? []).filter(({kind}) => kind !== 'ask'),
	asks: actTexts(report).questions,
	...(mayBeRefused(report) ? {told: toldInTurn(report.history)} : {}),
});
