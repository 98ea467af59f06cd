import {parseAct} from '../core/act.js';
import {type ByColor, type Color, opposite} from '../core/color.js';
import {parseUci} from '../core/uci.js';
import type {Match, MatchAct, MatchRequest, Notice, Phase} from '../match/match.js';
import type {ClockRule, SeatSetting} from '../match/settings.js';
import {
	type Decoder,
	decodeByColor,
	decodeColor,
	decodeFields,
	decodeList,
	decodeName,
	decodeNumber,
	decodeOneOf,
	decodeText,
	type Fields,
} from './decode.js';

type Outcome = NonNullable<Match['outcome']>;

/** More plies than any game can have whose host ends it after 100 quiet ones. */
const MOST_PLIES = 20_000;
/** The longest act: a batch of moves, or a question about squares. */
const MOST_TEXT = 60;
/** Named by the rules, of which storage knows the types alone. */
const SEATS = ['white', 'black', 'white-adviser', 'black-adviser'] as const;
/** A week in milliseconds. */
const MOST_TIME = 604_800_000;
/** An hour in milliseconds. */
const MOST_THINKING = 3_600_000;

/** The reasons are named by the rules, of which storage knows the types alone: a record has them all. */
const END_REASONS: {readonly [reason in Outcome['reason']]: true} = {
	'king-captured': true,
	checkmate: true,
	stalemate: true,
	repetition: true,
	'fifty-moves': true,
	'no-move': true,
	insufficient: true,
	resignation: true,
	agreement: true,
	time: true,
};

const isReason = (text: string): text is Outcome['reason'] => Object.hasOwn(END_REASONS, text);

/** Reads how long a bot thinks for a move, in milliseconds. */
export const decodeThinkingTime: Decoder<number> = decodeNumber(1, MOST_THINKING, true);

/** Reads how time is kept. */
export const decodeClockRule: Decoder<ClockRule> = (value) => {
	const fields = decodeFields(value);
	if (fields?.['kind'] === 'none') {
		return {kind: 'none'};
	}

	const base = decodeNumber(1, MOST_TIME)(fields?.['base']);
	const increment = decodeNumber(0, MOST_TIME)(fields?.['increment']);
	return fields?.['kind'] !== 'timed' || base === undefined || increment === undefined
		? undefined
		: {kind: 'timed', base, increment};
};

const decodeSeat =
	(color: Color): Decoder<SeatSetting> =>
	(value) => {
		const fields = decodeFields(value);
		const name = decodeName(color === 'white' ? 'White' : 'Black')(fields?.['name']);
		if (name === undefined) {
			return undefined;
		}

		if (fields?.['kind'] === 'bot') {
			const bot = decodeText(200)(fields['bot']);
			const ms = decodeThinkingTime(fields['ms']);
			if (bot === undefined || (fields['ms'] !== undefined && ms === undefined)) {
				return undefined;
			}

			return ms === undefined ? {kind: 'bot', name, bot} : {kind: 'bot', name, bot, ms};
		}

		if (fields?.['kind'] !== 'person') {
			return undefined;
		}

		const pin = decodeText(400)(fields['pin']);
		return fields['pin'] === undefined
			? {kind: 'person', name}
			: pin === undefined
				? undefined
				: {kind: 'person', name, pin};
	};

/** Reads who plays the sides. */
export const decodeSeats: Decoder<ByColor<SeatSetting>> = (value) => {
	const fields = decodeFields(value);
	const white = decodeSeat('white')(fields?.['white']);
	const black = decodeSeat('black')(fields?.['black']);
	return white === undefined || black === undefined ? undefined : {white, black};
};

/** Reads the milliseconds left on the clocks. */
export const decodeTimes: Decoder<ByColor<number>> = decodeByColor(decodeNumber(0, MOST_TIME * 2));

/** Reads where a match stands. */
export const decodePhase: Decoder<Phase> = (value) => {
	const fields = decodeFields(value);
	if (fields?.['name'] === 'ended') {
		return {name: 'ended'};
	}

	const name = decodeOneOf(['handoff', 'turn', 'confirm', 'answer'] as const)(fields?.['name']);
	const side = decodeColor(fields?.['side']);
	return name === undefined || side === undefined ? undefined : {name, side};
};

const decodePlies = decodeNumber(0, MOST_PLIES, true);

/** Reads a request. */
export const decodeRequest: Decoder<MatchRequest> = (value) => {
	const fields = decodeFields(value);
	const by = decodeColor(fields?.['by']);
	if (by === undefined) {
		return undefined;
	}

	if (fields?.['kind'] === 'draw') {
		return {kind: 'draw', by};
	}

	const plies = decodePlies(fields?.['plies']);
	return fields?.['kind'] !== 'takeback' || plies === undefined
		? undefined
		: {kind: 'takeback', by, plies};
};

/** Reads how a match ended. */
export const decodeOutcome: Decoder<Outcome> = (value) => {
	const fields = decodeFields(value);
	const winner = decodeOneOf([null, 'white', 'black'] as const)(fields?.['winner']);
	const reason = decodeText(40)(fields?.['reason']);
	return winner === undefined || reason === undefined || !isReason(reason)
		? undefined
		: {winner, reason};
};

/** Reads a man and its square, such as "nf6". */
const decodeManOn: Decoder<string> = (value) =>
	typeof value === 'string' && /^[pnbrqk][a-h][1-8]$/i.test(value) ? value : undefined;

const decodeNotice: Decoder<Notice> = (value) => {
	const fields = decodeFields(value);
	const ply = decodePlies(fields?.['ply']);
	const kind = fields?.['kind'];
	if (ply === undefined) {
		return undefined;
	}

	if (kind === 'draw-declined' || kind === 'takeback-declined') {
		return {kind, ply};
	}

	const by = decodeColor(fields?.['by']);
	const plies = decodePlies(fields?.['plies']);
	const revealed = decodeList(decodeManOn, 1000)(fields?.['revealed']);
	const taken = decodeList(decodeManOn, 1000)(fields?.['taken']);
	return kind !== 'taken-back' ||
		by === undefined ||
		plies === undefined ||
		revealed === undefined ||
		taken === undefined
		? undefined
		: {kind, ply, by, plies, revealed, taken};
};

/** Reads what each seat was told. */
export const decodeNotices: Decoder<ByColor<readonly Notice[]>> = decodeByColor(
	decodeList(decodeNotice, MOST_PLIES),
);

/** Reads what was done: each must be shaped like an act; whether it can be done is the match's question. */
export const decodeActs: Decoder<readonly MatchAct[]> = decodeList((value) => {
	const fields = decodeFields(value);
	const seat = decodeOneOf(SEATS)(fields?.['seat']);
	const text = decodeText(MOST_TEXT)(fields?.['text']);
	const stands = fields?.['stands'];
	return seat === undefined ||
		text === undefined ||
		parseAct(text) === undefined ||
		typeof stands !== 'boolean'
		? undefined
		: {seat, text, stands};
}, 2 * MOST_PLIES);

const decodeMoves: Decoder<readonly string[]> = decodeList(
	(value) => (typeof value === 'string' && parseUci(value) !== undefined ? value : undefined),
	MOST_PLIES,
);

type OldTry = {readonly ply: number; readonly text: string};

const decodeOldTries: Decoder<readonly OldTry[]> = decodeList((value) => {
	const fields = decodeFields(value);
	const ply = decodePlies(fields?.['ply']);
	const text = decodeText(20)(fields?.['text']);
	const isFit = text !== undefined && parseAct(text) !== undefined;
	return ply === undefined || !isFit ? undefined : {ply, text};
}, MOST_PLIES);

/**
 * Reads what was done as version 1 wrote it: the moves that stand, in `moves`, and apart from them what was tried
 * in vain or asked, each with the number of moves before it. White and Black took turns; `first` began.
 */
export function decodeOldActs(
	{moves: oldMoves, tries: oldTries}: Fields,
	first: Color,
): readonly MatchAct[] | undefined {
	const moves = decodeMoves(oldMoves);
	const tries = oldTries === undefined ? [] : decodeOldTries(oldTries);
	if (moves === undefined || tries === undefined) {
		return undefined;
	}

	const acts: MatchAct[] = [];
	for (let ply = 0; ply <= moves.length; ply++) {
		const seat = ply % 2 === 0 ? first : opposite(first);
		while (acts.length - ply < tries.length && tries[acts.length - ply].ply === ply) {
			acts.push({seat, text: tries[acts.length - ply].text, stands: false});
		}

		if (ply < moves.length) {
			acts.push({seat, text: moves[ply], stands: true});
		}
	}

	// A try out of its order, or of a ply that was never reached, is left over here.
	return acts.length === moves.length + tries.length ? acts : undefined;
}

/** Reads the number that a game's lots are drawn from. */
export const decodeSeed: Decoder<number> = decodeNumber(
	Number.MIN_SAFE_INTEGER,
	Number.MAX_SAFE_INTEGER,
);
