import {type DrillGame, USUAL_GAME} from './game.js';
import type {DrillRole, DrillSettings} from './settings.js';

export type DrillEntry = {
	readonly ending: string;
	readonly title: string;
	/** White's men beside his king, in words. */
	readonly men: string;
	/** What there is to know about it, a sentence for each side, and for the lone king of whom White knows nothing. */
	readonly summary: {readonly [role in DrillRole | 'unknown']: string};
	/** Whether White can win it from nothing known, from some placements. */
	readonly hasBlind: boolean;
	/** The least moves that a drawn start of the attacker's asks for, so that no drill is over at once. */
	readonly leastMoves: number;
	/** Whether White wins it from every start, when he is told where the king is. */
	readonly isAlwaysWon: boolean;
	/** Whether a start that is drawn for the lone king holds; else it lasts, as long as a few draws find. */
	readonly isHeld: boolean;
};

/** A share of starts as it is told ("96.9 %"), or all of them. */
type Share = `${number} %` | 'all';

/** In which share of the starts White wins, and in how many moves at most. */
type Wins = readonly [won: Share, longest: number];

/**
 * What the tables say of an ending (docs/fog-endgames.md): White's men, the least moves that a drill of the attacker's
 * asks for, what he wins when he is told the king's square, and of the placements when he is told nothing.
 */
type Facts = readonly [ending: string, men: string, least: number, known: Wins, blind?: Wins];

/** By difficulty: first what White wins from nearly everywhere, the shortest first; then what he wins now and then. */
const FACTS: readonly Facts[] = [
	['KQQvK', 'two queens', 3, ['all', 5], ['all', 7]],
	['KQRvK', 'queen and rook', 4, ['all', 8], ['all', 10]],
	['KRRvK', 'two rooks', 6, ['all', 14], ['all', 16]],
	['KQBvK', 'queen and bishop', 6, ['all', 13], ['all', 15]],
	['KQNvK', 'queen and knight', 6, ['all', 14], ['all', 17]],
	['KQPvK', 'queen and pawn', 6, ['all', 13], ['all', 28]],
	['KQvK', 'queen', 8, ['all', 23], ['96.0 %', 30]],
	['KRBvK', 'rook and bishop', 12, ['99.9 %', 29], ['60.5 %', 37]],
	['KRNvK', 'rook and knight', 15, ['99.8 %', 44], ['45.7 %', 41]],
	['KRPvK', 'rook and pawn', 12, ['99.7 %', 48], ['75.9 %', 49]],
	['KPPvK', 'two pawns', 12, ['96.9 %', 53], ['62.9 %', 50]],
	['KNPvK', 'knight and pawn', 12, ['90.1 %', 52], ['16.9 %', 47]],
	['KBPvK', 'bishop and pawn', 12, ['83.9 %', 49], ['13.4 %', 39]],
	['KPvK', 'pawn', 12, ['74.8 %', 48], ['6.3 %', 40]],
	['KRvK', 'rook', 5, ['29.0 %', 16]],
	['KBBvK', 'two bishops', 8, ['21.9 %', 32]],
	['KBNvK', 'bishop and knight', 5, ['6.6 %', 15]],
	['KNNvK', 'two knights', 5, ['3.8 %', 21]],
	['KBvK', 'bishop', 3, ['1.4 %', 6]],
	['KNvK', 'knight', 3, ['0.6 %', 6]],
];

/** The same of Kriegspiel, by the tables of `docs/kriegspiel-endings.md`: mate is the end there. */
const KRIEGSPIEL_FACTS: readonly Facts[] = [
	['KQvK', 'queen', 6, ['all', 14], ['all', 18]],
	['KRvK', 'rook', 10, ['all', 29], ['61.2 %', 33]],
	['KPvK', 'pawn', 10, ['69.2 %', 28], ['4.0 %', 21]],
	['KBBvK', 'two bishops', 12, ['99.9 %', 30], ['11.1 %', 37]],
	['KBNvK', 'bishop and knight', 30, ['99.4 %', 87], ['21.4 %', 83]],
];

/** From what share of won starts on, in percent, the lone king is only to last. */
const NEARLY_ALL = 95;

const percentOf = (share: Share): number => (share === 'all' ? 100 : Number.parseFloat(share));

function attackerText([won, longest]: Wins, blind: Wins | undefined): string {
	const told =
		won === 'all'
			? `Always won when you know where he starts, in at most ${longest} moves`
			: `Won from ${won} of the starts when you know where he is, in at most ${longest} moves`;
	if (blind === undefined) {
		return `${told}; every random start here is. When nothing is known it is never won.`;
	}

	const [blindWon, blindLongest] = blind;
	const untold =
		blindWon === 'all'
			? `knowing nothing, always in at most ${blindLongest}`
			: `knowing nothing, from ${blindWon}, in at most ${blindLongest}`;
	return `${told}; ${untold}.`;
}

/** What the lone king is to do where there is more to it than how long. */
export const HOLD_OUT = 'Hold out as long as you can, or get away.';

/** Returns the same for the lone king, with no more of his start than holds for every one: that his holds, or is lost, would tell of White's men, whom he does not see. */
const defenderText = ([won, longest]: Wins): string =>
	won === 'all'
		? `Always lost, in at most ${longest} moves; how long can you hold out?`
		: `Lost from ${won} of the starts, in at most ${longest} moves. ${HOLD_OUT}`;

/** The same where White is told nothing. */
function unknownText(wins: Wins | undefined): string {
	if (wins === undefined) {
		return 'Never lost when White knows nothing of where you start: hold for ever, if you see how.';
	}

	const [won, longest] = wins;
	return won === 'all'
		? `Lost though White knows nothing of where you start, in at most ${longest} moves; how long can you hold out?`
		: `Lost from ${won} of the starts when White knows nothing of where you are, in at most ${longest} moves. ${HOLD_OUT}`;
}

/** Returns what there is to know about an ending for whoever practises it; a lone king whom no table hunts may last longer than by the tables. */
export const drillSummary = (
	{summary}: DrillEntry,
	{role, blind, strategy}: Pick<DrillSettings, 'role' | 'blind' | 'strategy'>,
): string =>
	role === 'attacker'
		? summary.attacker
		: strategy === 'table'
			? summary[blind ? 'unknown' : 'defender']
			: HOLD_OUT;

const entryOf = ([ending, men, leastMoves, known, blind]: Facts, isHeld: boolean): DrillEntry => ({
	ending,
	men,
	title: `King and ${men} against king`,
	summary: {
		attacker: attackerText(known, blind),
		defender: defenderText(known),
		unknown: unknownText(blind),
	},
	hasBlind: blind !== undefined,
	leastMoves,
	isAlwaysWon: known[0] === 'all',
	isHeld,
});

/** The endings of the drills in the fog, by difficulty. */
export const DRILLS: readonly DrillEntry[] = FACTS.map((facts) =>
	entryOf(facts, percentOf(facts[3][0]) < NEARLY_ALL),
);

const ENTRIES: {readonly [game in DrillGame]: readonly DrillEntry[]} = {
	fog: DRILLS,
	kriegspiel: KRIEGSPIEL_FACTS.map((facts) => entryOf(facts, false)),
};

/** Returns the endings of a game's drills, by difficulty. */
export const drillsOf = (game: DrillGame): readonly DrillEntry[] => ENTRIES[game];

/** Finds an ending of a game's catalogue by its name, in either case. */
export const findDrill = (ending: string, game: DrillGame = USUAL_GAME): DrillEntry | undefined =>
	ENTRIES[game].find((entry) => entry.ending.toLowerCase() === ending.toLowerCase());

/** What is meant when no ending is named. */
export const USUAL_DRILL = 'KQvK';

/** Returns an ending of a game's catalogue, or the usual one when there is none of that name. */
export const drillNamed = (ending: string, game: DrillGame = USUAL_GAME): DrillEntry =>
	findDrill(ending, game) ?? findDrill(USUAL_DRILL, game)!;
