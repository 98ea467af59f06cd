import {type DrillGame, USUAL_GAME} from './game.js';
import type {DrillRole} from './settings.js';

/** An ending that can be practised. */
export type DrillEntry = {
	readonly ending: string;
	readonly title: string;
	/** What there is to know about it, a sentence for each side. */
	readonly summary: {readonly [role in DrillRole]: string};
	/** Whether White can win it from nothing known, from some placements. */
	readonly hasBlind: boolean;
	/** The least moves that a drawn start of the attacker's asks for, so that no drill is over at once. */
	readonly leastMoves: number;
	/** Whether a start that is drawn for the lone king holds; else it lasts, as long as a few draws find. */
	readonly isHeld: boolean;
};

/** A share of starts as it is told ("96.9 %"), or all of them. */
type Share = `${number} %` | 'all';

/**
 * What the tables say of an ending (docs/fog-endgames.md): which starts White wins when he is told the
 * king's square, and in how many moves at most; the same of the placements when he is told nothing.
 */
type Facts = {
	readonly ending: string;
	readonly men: string;
	readonly known: readonly [won: Share, longest: number];
	readonly blind?: readonly [won: Share, longest: number];
	readonly least: number;
};

/** By difficulty: first what White wins from nearly everywhere, the shortest first; then what he wins now and then. */
const FACTS: readonly Facts[] = [
	{ending: 'KQQvK', men: 'two queens', known: ['all', 5], blind: ['all', 7], least: 3},
	{ending: 'KQRvK', men: 'queen and rook', known: ['all', 8], blind: ['all', 10], least: 4},
	{ending: 'KRRvK', men: 'two rooks', known: ['all', 14], blind: ['all', 16], least: 6},
	{ending: 'KQBvK', men: 'queen and bishop', known: ['all', 13], blind: ['all', 15], least: 6},
	{ending: 'KQNvK', men: 'queen and knight', known: ['all', 14], blind: ['all', 17], least: 6},
	{ending: 'KQPvK', men: 'queen and pawn', known: ['all', 13], blind: ['all', 28], least: 6},
	{ending: 'KQvK', men: 'queen', known: ['all', 23], blind: ['96.0 %', 30], least: 8},
	{
		ending: 'KRBvK',
		men: 'rook and bishop',
		known: ['99.9 %', 29],
		blind: ['60.5 %', 37],
		least: 12,
	},
	{
		ending: 'KRNvK',
		men: 'rook and knight',
		known: ['99.8 %', 44],
		blind: ['45.7 %', 41],
		least: 15,
	},
	{ending: 'KRPvK', men: 'rook and pawn', known: ['99.7 %', 48], blind: ['75.9 %', 49], least: 12},
	{ending: 'KPPvK', men: 'two pawns', known: ['96.9 %', 53], blind: ['62.9 %', 50], least: 12},
	{
		ending: 'KNPvK',
		men: 'knight and pawn',
		known: ['90.1 %', 52],
		blind: ['16.9 %', 47],
		least: 12,
	},
	{
		ending: 'KBPvK',
		men: 'bishop and pawn',
		known: ['83.9 %', 49],
		blind: ['13.4 %', 39],
		least: 12,
	},
	{ending: 'KPvK', men: 'pawn', known: ['74.8 %', 48], blind: ['6.3 %', 40], least: 12},
	{ending: 'KRvK', men: 'rook', known: ['29.0 %', 16], least: 5},
	{ending: 'KBBvK', men: 'two bishops', known: ['21.9 %', 32], least: 8},
	{ending: 'KBNvK', men: 'bishop and knight', known: ['6.6 %', 15], least: 5},
	{ending: 'KNNvK', men: 'two knights', known: ['3.8 %', 21], least: 5},
	{ending: 'KBvK', men: 'bishop', known: ['1.4 %', 6], least: 3},
	{ending: 'KNvK', men: 'knight', known: ['0.6 %', 6], least: 3},
];

/** The same of Kriegspiel, by the tables of `docs/kriegspiel-endings.md`: mate is the end there. */
const KRIEGSPIEL_FACTS: readonly Facts[] = [
	{ending: 'KQvK', men: 'queen', known: ['all', 14], blind: ['all', 18], least: 6},
	{ending: 'KRvK', men: 'rook', known: ['all', 29], blind: ['61.2 %', 33], least: 10},
	{ending: 'KPvK', men: 'pawn', known: ['69.2 %', 28], blind: ['4.0 %', 21], least: 10},
	{ending: 'KBBvK', men: 'two bishops', known: ['99.9 %', 30], blind: ['11.1 %', 37], least: 12},
	{
		ending: 'KBNvK',
		men: 'bishop and knight',
		known: ['99.4 %', 87],
		blind: ['21.4 %', 83],
		least: 30,
	},
];

/** From what share of won starts on, in percent, the lone king is only to last. */
const NEARLY_ALL = 95;

const percentOf = (share: Share): number => (share === 'all' ? 100 : Number.parseFloat(share));

function attackerText({known: [won, longest], blind}: Facts): string {
	const told =
		won === 'all'
			? `Always won when you know where he starts, in at most ${longest} moves`
			: `Won from ${won} of the starts when you know where he is, in at most ${longest} moves`;
	if (blind === undefined) {
		return `${told}; every start drawn here is. When nothing is known it is never won.`;
	}

	const [blindWon, blindLongest] = blind;
	const untold =
		blindWon === 'all'
			? `knowing nothing, always in at most ${blindLongest}`
			: `knowing nothing, from ${blindWon}, in at most ${blindLongest}`;
	return `${told}; ${untold}.`;
}

function defenderText({known: [won, longest]}: Facts): string {
	return won === 'all'
		? `Always lost, in at most ${longest} moves; how long can you hold out?`
		: percentOf(won) >= NEARLY_ALL
			? `Lost from ${won} of the starts, in at most ${longest} moves; how long can you hold out?`
			: `Lost from ${won} of the starts; yours holds for ever, if you see how.`;
}

/** The same in Kriegspiel, where every start that is drawn is lost. */
const kriegspielDefenderText = ({known: [won, longest]}: Facts): string =>
	won === 'all'
		? `Always lost, in at most ${longest} moves; how long can you hold out?`
		: `Lost from ${won} of the starts, yours too, in at most ${longest} moves; how long can you hold out?`;

const entryOf = (facts: Facts): DrillEntry => ({
	ending: facts.ending,
	title: `King and ${facts.men} against king`,
	summary: {attacker: attackerText(facts), defender: defenderText(facts)},
	hasBlind: facts.blind !== undefined,
	leastMoves: facts.least,
	isHeld: percentOf(facts.known[0]) < NEARLY_ALL,
});

/** The endings of the drills in the fog, by difficulty. */
export const DRILLS: readonly DrillEntry[] = FACTS.map((facts) => entryOf(facts));

const ENTRIES: {readonly [game in DrillGame]: readonly DrillEntry[]} = {
	fog: DRILLS,
	kriegspiel: KRIEGSPIEL_FACTS.map((facts) => ({
		...entryOf(facts),
		summary: {attacker: attackerText(facts), defender: kriegspielDefenderText(facts)},
		isHeld: false,
	})),
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
