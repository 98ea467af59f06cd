import {parseAct} from '../core/act.js';
import {type Color, opposite} from '../core/color.js';
import {parseUci} from '../core/uci.js';
import type {Match, MatchAct, MatchRequest, Notice, Phase} from '../match/match.js';
import type {ClockRule, SeatSetting} from '../match/settings.js';
import {
	type Decoder,
	decodeByColor,
	decodeColor,
	decodeFields,
	decodeEither,
	decodeList,
	decodeName,
	decodeNumber,
	decodeObject,
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
	'false-capture': true,
	resignation: true,
	agreement: true,
	time: true,
	unknown: true,
	unfinished: true,
};

/** Reads how long a bot thinks for a move, in milliseconds. */
export const decodeThinkingTime: Decoder<number> = decodeNumber(1, MOST_THINKING, true);

export const decodeClockRule: Decoder<ClockRule> = decodeEither(
	decodeObject({kind: decodeOneOf(['none'] as const)}),
	decodeObject({
		kind: decodeOneOf(['timed'] as const),
		base: decodeNumber(1, MOST_TIME),
		increment: decodeNumber(0, MOST_TIME),
	}),
);

const decodeSeat = (name: Decoder<string>): Decoder<SeatSetting> =>
	decodeEither(
		decodeObject(
			{kind: decodeOneOf(['bot'] as const), name, bot: decodeText(200)},
			{ms: decodeThinkingTime},
		),
		decodeObject({kind: decodeOneOf(['person'] as const), name}, {pin: decodeText(400)}),
	);

const decodePlies = decodeNumber(0, MOST_PLIES, true);

const decodePhaseOf: Decoder<Phase> = decodeEither(
	decodeObject({name: decodeOneOf(['ended'] as const)}),
	decodeEither(
		decodeObject({
			name: decodeOneOf(['handoff', 'turn', 'confirm'] as const),
			seat: decodeOneOf(SEATS),
		}),
		decodeObject({name: decodeOneOf(['answer'] as const), seat: decodeColor}),
	),
);

/** Reads a phase, whose seat a save calls its side, as it did when only players could have the keyboard. */
const decodePhase: Decoder<Phase> = (value) => {
	const {name, side: seat} = decodeFields(value) ?? {};
	return decodePhaseOf({name, seat});
};

/** Reads a value of each player, and of each adviser where there is one. */
export const decodeSeats = <T>(item: Decoder<T>) =>
	decodeObject({white: item, black: item}, {'white-adviser': item, 'black-adviser': item});

const decodeRequest: Decoder<MatchRequest> = decodeEither(
	decodeObject({kind: decodeOneOf(['draw'] as const), by: decodeColor}),
	decodeObject({kind: decodeOneOf(['takeback'] as const), by: decodeColor, plies: decodePlies}),
);

/** Reads a man and its square, such as "nf6"; "x" is one of unknown role. */
const decodeManOn: Decoder<string> = (value) =>
	typeof value === 'string' && /^[pnbrqkx][a-h][1-8]$/i.test(value) ? value : undefined;

const decodeTakenBack = decodeObject(
	{
		kind: decodeOneOf(['taken-back'] as const),
		ply: decodePlies,
		by: decodeColor,
		plies: decodePlies,
		revealed: decodeList(decodeManOn, 1000),
		taken: decodeList(decodeManOn, 1000),
	},
	{
		glimpsed: decodeList(decodeManOn, 1000),
		tries: decodePlies,
		said: decodeText(20),
		man: decodeManOn,
		isSecret: decodeOneOf([true] as const),
		inRow: decodePlies,
	},
);

const decodeNotice: Decoder<Notice> = decodeEither(
	decodeObject(
		{kind: decodeOneOf(['draw-declined', 'takeback-declined'] as const), ply: decodePlies},
		{tries: decodePlies},
	),
	decodeTakenBack,
);

/** Reads what was agreed in the open. */
export const decodeAgreed = decodeObject({
	variant: decodeText(60),
	seats: decodeObject(
		{white: decodeSeat(decodeName('White')), black: decodeSeat(decodeName('Black'))},
		{
			'white-adviser': decodeSeat(decodeName('White’s adviser')),
			'black-adviser': decodeSeat(decodeName('Black’s adviser')),
		},
	),
	clock: decodeClockRule,
});

export const decodeOutcome = decodeObject<Outcome>({
	winner: decodeOneOf([null, 'white', 'black'] as const),
	reason: decodeOneOf(Object.keys(END_REASONS) as Outcome['reason'][]),
});

/** Reads where a match stands, with the milliseconds left on its clocks. */
export const decodeStanding = decodeObject(
	{left: decodeByColor(decodeNumber(0, MOST_TIME * 2)), phase: decodePhase},
	{
		request: decodeRequest,
		outcome: decodeOutcome,
	},
);

/** Reads what was agreed in secret: the start, and the number that a game's random numbers are drawn from. */
export const decodeStart = decodeObject(
	{seed: decodeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)},
	{fen: decodeText(200)},
);

export const decodeNotices = decodeByColor(decodeList(decodeNotice, MOST_PLIES));

const decodeAct =
	(longest: number): Decoder<string> =>
	(value) =>
		typeof value === 'string' && value.length <= longest && parseAct(value) !== undefined
			? value
			: undefined;

/** Reads what was done: each must be shaped like an act; whether it can be done is the match's question. */
export const decodeActs: Decoder<readonly MatchAct[]> = decodeList(
	decodeObject({
		seat: decodeOneOf(SEATS),
		text: decodeAct(MOST_TEXT),
		stands: decodeOneOf([true, false]),
	}),
	2 * MOST_PLIES,
);

const decodeMoves: Decoder<readonly string[]> = decodeList(
	(value) => (typeof value === 'string' && parseUci(value) !== undefined ? value : undefined),
	MOST_PLIES,
);

const decodeOldTries = decodeList(
	decodeObject({ply: decodePlies, text: decodeAct(20)}),
	MOST_PLIES,
);

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
