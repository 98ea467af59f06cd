import {type ByColor, byColor, type Color} from '../core/color.js';
import {type Act, isMove, makeAct} from '../core/act.js';
import {parseFen} from '../core/fen.js';
import {given} from '../core/given.js';
import {unwrap} from '../core/result.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';
import type {Outcome} from '../rules/news.js';
import {isPerson} from './keyboard.js';
import type {Clocks, Match, MatchRequest, Notice, Phase} from './match.js';
import {refusalHeardBy} from '../rules/refusal.js';
import {adviserOf, type SeatId, sideOf} from '../rules/seat.js';
import {variantOf} from '../rules/registry.js';
import type {Table} from '../rules/table.js';
import type {MatchSettings} from './settings.js';
import {requestFor} from './takeback.js';
import {truthOf} from './truth.js';

/**
 * Everything that the screen (or file, or bot) of one seat may be made from. It has no path back to
 * the truth. Two matches in which a seat saw and heard the same give equal reports.
 */
export type SeatReport = {
	/** The side whose game it is. */
	readonly seat: Color;
	/** Who of that side it is: its player, or its adviser. */
	readonly id: SeatId;
	/** The person's seat of the same side that may act in this turn as well, such as the adviser's. */
	readonly passesTo?: SeatId;
	/** What its side's adviser is, in a game that has advisers. */
	readonly adviser?: 'person' | 'bot';
	readonly names: ByColor<string>;
	/** The variant's id. */
	readonly variant: string;
	readonly history: SeatHistory;
	/** How many men each side began with, as far as the rules tell both; left out where that is a secret. */
	readonly menAtStart?: ByColor<number>;
	/** The moves this seat may try now; empty when it is not its turn. */
	readonly moves: readonly UciMove[];
	/** What else it may do now: words, placements, questions. Left out where every act is a move. */
	readonly acts?: readonly Act[];
	/** How many moves the side to move has still in its turn, where turns have several: all know it. */
	readonly movesLeft?: number;
	/** How tries are judged, where there is an umpire. */
	readonly umpire?: {
		/** The questions that this seat may ask now, as they are written. */
		readonly asks: readonly string[];
		/** Whether the other side hears of a refusal. */
		readonly isAloud: boolean;
	};
	readonly phase: Phase;
	/** Milliseconds left, or undefined when the game has no clock. */
	readonly clocks?: Clocks;
	readonly request?: MatchRequest;
	readonly notices: readonly Notice[];
	readonly outcome?: Outcome;
};

function menAtStart({variant, fen}: MatchSettings): ByColor<number> | undefined {
	const game = variantOf(variant);
	return game.menAtStart(unwrap(parseFen(fen ?? game.setup.fen)));
}

/** Returns how tries are judged, from what was agreed and what the seat itself has asked. */
function umpireFor(table: Table, seat: SeatId, isOnTurn: boolean): SeatReport['umpire'] {
	const heardBy = refusalHeardBy(table.variant);
	const asks = isOnTurn ? table.variant.questions(table.seen(seat)).map(makeAct) : [];
	return heardBy && {asks, isAloud: heardBy === 'all'};
}

/** Returns the moves among acts, and the others where there are any. */
function actsOf(all: readonly Act[]): Pick<SeatReport, 'moves' | 'acts'> {
	const moves = all.filter(isMove);
	return moves.length === all.length ? {moves} : {moves, acts: all.filter((act) => !isMove(act))};
}

/** Returns all that a seat may do now, as it is written: moves and other acts first, then what it may ask. */
export function actTexts({
	moves,
	acts = [],
	umpire,
}: Pick<SeatReport, 'moves' | 'acts' | 'umpire'>): {
	/** What plays on. */
	readonly acts: readonly string[];
	readonly questions: readonly string[];
} {
	const others = acts.filter(({kind}) => kind !== 'ask');
	const asked = acts.filter(({kind}) => kind === 'ask').map(makeAct);
	return {
		acts: [...moves, ...others].map(makeAct),
		questions: [...new Set([...(umpire?.asks ?? []), ...asked])],
	};
}

/** Returns what a seat may try: that it is done, too, where the game does not wait for it. */
const triesOf = (table: Table, seat: SeatId): readonly Act[] =>
	table.toAct.includes(seat) && !table.waitsFor(seat)
		? [...table.tries(seat), {kind: 'say', word: 'done'}]
		: table.tries(seat);

/** Returns what a side's adviser is: who is left out of the settings is our bot. */
const adviserFor = (table: Table, settings: MatchSettings, side: Color): SeatReport['adviser'] =>
	table.variant.seats.some(({id}) => id === adviserOf(side))
		? (settings.seats[adviserOf(side)]?.kind ?? 'bot')
		: undefined;

/**
 * Returns what one seat may know of a match: the only way out of it. Names, phase, clocks, requests and
 * the outcome are public; history, moves and notices are the seat's own; the start (but for
 * the number of men), the seed and the other side's moves stay behind. Pure.
 */
export function seatReport(match: Match, id: SeatId): SeatReport {
	const {settings, phase, clocks, request, notices, outcome} = match;
	const table = truthOf(match);
	const history = table.history(id);
	const seat = sideOf(id);
	const isOnTurn = phase.name === 'turn' && phase.seat === id;
	const passesTo = table.toAct.find(
		(other) => isOnTurn && other !== id && sideOf(other) === seat && isPerson(settings, other),
	);
	return {
		seat,
		id,
		...given({passesTo, adviser: adviserFor(table, settings, seat)}),
		names: byColor((color) => settings.seats[color].name),
		variant: settings.variant,
		history,
		...given({menAtStart: menAtStart(settings)}),
		...actsOf(isOnTurn ? triesOf(table, id) : []),
		...given({movesLeft: table.variant.movesLeft?.(table.state)}),
		...given({umpire: umpireFor(table, id, isOnTurn)}),
		phase,
		...(settings.clock.kind === 'none' ? {} : {clocks}),
		// What the players ask of each other is no business of their advisers.
		...given({request: request && id === seat ? requestFor(match, request, seat) : undefined}),
		notices: id === seat ? notices[seat] : [],
		...given({outcome}),
	};
}
