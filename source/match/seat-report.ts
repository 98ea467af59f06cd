import {type ByColor, byColor, type Color} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {isMan, manColor} from '../core/man.js';
import {unwrap} from '../core/result.js';
import type {UciMove} from '../core/uci.js';
import type {SeatHistory} from '../rules/history.js';
import type {Outcome} from '../rules/announcement.js';
import type {Clocks, Match, MatchRequest, Notice, Phase} from './match.js';
import {findVariant} from '../rules/registry.js';
import type {MatchSettings} from './settings.js';
import {truthOf} from './truth.js';

/**
 * Everything that the screen (or file, or bot) of one seat may be made from. It has no path back to
 * the truth. Two matches in which a seat has lived the same give equal reports.
 */
export type SeatReport = {
	readonly seat: Color;
	readonly names: ByColor<string>;
	/** The variant's id. */
	readonly variant: string;
	readonly history: SeatHistory;
	/** How many men each side began with: agreed before the game, and so known to both. */
	readonly menAtStart: ByColor<number>;
	/** The moves this seat may try now; empty when it is not its turn. */
	readonly moves: readonly UciMove[];
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

function countMenAtStart({variant, fen}: MatchSettings): ByColor<number> {
	const {setup} = unwrap(findVariant(variant));
	const {cells} = unwrap(parseFen(fen ?? setup.fen));
	return byColor((color) => cells.filter((code) => isMan(code) && manColor(code) === color).length);
}

/** Returns how tries are judged, from what was agreed and what the seat itself has asked. */
function umpireFor(
	{variant}: MatchSettings,
	{tries: made = []}: SeatHistory,
	isOnTurn: boolean,
): Pick<SeatReport, 'umpire'> {
	const {tries, asks = []} = unwrap(findVariant(variant));
	if (tries.kind === 'known') {
		return {};
	}

	const open = asks
		.map(({id}) => `${id}?`)
		.filter((text) => !made.some((one) => one.text === text));
	return {umpire: {asks: isOnTurn ? open : [], isAloud: tries.refused === 'all'}};
}

/**
 * Returns what one seat may know of a match: the only way out of it. Names, phase, clocks, requests and
 * the outcome are public; history, moves and notices are the seat's own; the start (but for
 * the number of men), the seed and the other side's moves stay behind. Pure.
 */
export function seatReport(match: Match, seat: Color): SeatReport {
	const {settings, phase, clocks, request, notices, outcome} = match;
	const {histories, moves} = truthOf(match);
	const isOnTurn = phase.name === 'turn' && phase.side === seat;
	return {
		seat,
		names: byColor((color) => settings.seats[color].name),
		variant: settings.variant,
		history: histories[seat],
		menAtStart: countMenAtStart(settings),
		moves: isOnTurn ? moves : [],
		...umpireFor(settings, histories[seat], isOnTurn),
		phase,
		...(settings.clock.kind === 'none' ? {} : {clocks}),
		...(request === undefined ? {} : {request}),
		notices: notices[seat],
		...(outcome === undefined ? {} : {outcome}),
	};
}
