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
};

/** The endings of the drills, the first being what is meant when none is named. */
export const DRILLS: readonly DrillEntry[] = [
	{
		ending: 'KQvK',
		title: 'King and queen against king',
		summary: {
			attacker: 'Always won when you know where he starts, in at most 23 moves.',
			defender: 'Always lost; how long can you hold out?',
		},
		hasBlind: true,
		leastMoves: 8,
	},
	{
		ending: 'KRRvK',
		title: 'King and two rooks against king',
		summary: {
			attacker: 'Always won when you know where he starts, in at most 14 moves.',
			defender: 'Always lost; how long can you hold out?',
		},
		hasBlind: true,
		leastMoves: 6,
	},
	{
		ending: 'KRvK',
		title: 'King and rook against king',
		summary: {
			attacker: 'Won only near the rim, in at most 16 moves; every start drawn here is.',
			defender: 'Safe in the middle for ever, if you keep out of the rook’s nets.',
		},
		hasBlind: false,
		leastMoves: 5,
	},
];

/** Finds an ending of the catalogue by its name, in either case. */
export const findDrill = (ending: string): DrillEntry | undefined =>
	DRILLS.find((entry) => entry.ending.toLowerCase() === ending.toLowerCase());
