import {isMove, parseAct} from '../core/act.js';
import {parseUci} from '../core/uci.js';
import {KING} from '../core/man.js';
import {makeOwnSan} from '../knowledge/own-san.js';
import type {AnalysedMove, Fault, Luck} from '../match/analysed-game.js';
import {DECIDED, toPawns} from '../match/worth.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {View} from '../rules/view.js';
import {faultByLoss} from './verdict.js';

/** A worth in pawns, or decided: a king falls. */
export type Worth = number | 'won' | 'lost';
export type NamedMove = {readonly text: string; readonly worth: Worth};

/** A move that was judged, as it is told: moves by their names, worths in pawns. */
export type JudgedMove = {
	readonly ply: number;
	readonly number: number;
	readonly text: string;
	/** Whether it took a king that stood there to be seen. */
	readonly tookKing: boolean;
	readonly fault: Fault | null;
	/** What a move that left the king was besides, by what it lost. */
	readonly besides: 'blunder' | 'mistake' | null;
	readonly luck: Luck | null;
	/** By what the seat knew. */
	readonly size: number;
	/** Whether that is the number of positions that fitted and not a sample's. */
	readonly isExact: boolean;
	readonly worth: Worth;
	readonly best: NamedMove;
	/** In what share of the positions the move was a blunder. */
	readonly risk: number;
	/** In what share of them the own king could be taken after it, and after the safest move. */
	readonly king: {readonly risk: number; readonly least: number; readonly safest: string};
	readonly truth: {readonly worth: Worth; readonly best: NamedMove; readonly kingLeft: boolean};
};

/** Returns what a move that left the king to be taken was besides: it may give a queen away as well. */
export const besidesOf = ({
	fault,
	loss,
}: Pick<AnalysedMove['knowledge'], 'fault' | 'loss'>): JudgedMove['besides'] =>
	fault === 'king-left' ? faultByLoss(loss) : null;

function worthOf(value: number): Worth {
	const pawns = toPawns(value);
	return Math.abs(pawns) < DECIDED ? pawns : pawns > 0 ? 'won' : 'lost';
}

/** Returns an act by its name: a move, or several, as the seat's own list has it, a word with what it is said of. */
function nameAct(text: string, view: View, variantId: string): string {
	const act = parseAct(text);
	if (act?.kind === 'batch') {
		return act.moves.map((move) => makeOwnSan(view, move, variantId)).join(' ');
	}

	const move = act === undefined || isMove(act) ? act : act.kind === 'say' ? act.move : undefined;
	if (move === undefined) {
		return text.replace(':', ' ');
	}

	const san = makeOwnSan(view, move, variantId);
	return act?.kind === 'say' ? `${act.word} ${san}` : san;
}

/** Returns a move of a seat's analysis with all moves by the names that the seat's own list would have them by. */
export function judgedMove(
	history: SeatHistory,
	{ply, number, act, text: listed, knowledge, truth}: AnalysedMove,
): JudgedMove {
	const view = viewBefore(history, ply - 1);
	const move = parseUci(act);
	// Its own list tells more of a move, such as that it took.
	const isWord = parseAct(act)?.kind === 'say';
	const text = isWord ? nameAct(act, view, history.variant) : listed;
	const name = (other: string): string =>
		other === act ? text : nameAct(other, view, history.variant);
	const named = ({act: other, value}: AnalysedMove['truth']['best']): NamedMove => ({
		text: name(other),
		worth: worthOf(value),
	});
	const {size, isExact, risk, king, fault} = knowledge;
	return {
		ply,
		number,
		text,
		tookKing: move !== undefined && (view.cells[move.to] & 7) === KING,
		fault,
		besides: besidesOf(knowledge),
		luck: truth.luck,
		size,
		isExact,
		worth: worthOf(knowledge.value),
		best: named(knowledge.best),
		risk,
		king: {risk: king.risk, least: king.least, safest: name(king.safest)},
		truth: {worth: worthOf(truth.value), best: named(truth.best), kingLeft: truth.kingLeft},
	};
}
