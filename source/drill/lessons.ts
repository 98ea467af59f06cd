import {parseFen} from '../core/fen.js';
import {KING} from '../core/man.js';
import {makeDrillBot, parseDrillBot, type DrillSettings} from './settings.js';
import {drillPerson} from './knowledge.js';
import type {MatchSettings} from '../match/settings.js';

/** One start to learn, with what it asks. */
export type Lesson = Pick<DrillSettings, 'ending' | 'role' | 'opponent' | 'strategy' | 'blind'> & {
	/** What progress is kept under; it never changes. */
	readonly id: string;
	/** From 1, the first steps, to 5, the hardest there are. */
	readonly grade: 1 | 2 | 3 | 4 | 5;
	readonly fen: string;
	/** The fewest moves White needs at worst, the capture included (by the table). */
	readonly par: number;
};

type Row = readonly [grade: Lesson['grade'], ending: string, par: number, board: string];

/** Starts where White is told the king's square, drawn by lot from those of their par; the first of each ending on the rim. */
const KNOWN: readonly Row[] = [
	[1, 'KQvK', 3, '4Q3/k7/8/8/8/8/8/2K5'],
	[1, 'KRRvK', 3, '3R4/8/8/8/K7/2R5/8/6k1'],
	[1, 'KRvK', 3, '7k/8/8/6K1/1R6/8/8/8'],
	[1, 'KQvK', 5, '8/7Q/8/8/8/8/K7/4k3'],
	[1, 'KRRvK', 5, '8/8/8/8/k7/5K1R/2R5/8'],
	[2, 'KRvK', 5, '8/8/8/8/5K2/1R6/7k/8'],
	[2, 'KQvK', 8, '8/2K5/8/3k4/8/8/5Q2/8'],
	[2, 'KRRvK', 7, '5RK1/3R4/1k6/8/8/8/8/8'],
	[2, 'KRvK', 8, '8/5K2/R7/8/8/8/8/7k'],
	[3, 'KQvK', 11, '4K3/8/1Q6/8/6k1/8/8/8'],
	[3, 'KRRvK', 9, '3R4/4R3/5k2/8/8/8/8/4K3'],
	[3, 'KRvK', 11, '8/8/1R6/K7/8/8/8/4k3'],
	[3, 'KQvK', 14, '8/8/8/3k4/Q7/4K3/8/8'],
	[3, 'KRRvK', 11, '8/7K/8/8/R7/8/2k5/1R6'],
	[4, 'KQvK', 17, '7Q/8/3k4/8/8/8/8/4K3'],
	[4, 'KRvK', 14, '3R4/8/8/8/6K1/k7/8/8'],
	[4, 'KRRvK', 13, '7K/8/8/8/3k4/8/1R6/7R'],
	[4, 'KQvK', 20, '8/8/K7/3k4/8/Q7/8/8'],
	[5, 'KRRvK', 14, 'R7/1R6/2k5/8/8/8/8/6K1'],
	[5, 'KRvK', 16, '7K/8/8/8/8/4R3/8/k7'],
	[5, 'KQvK', 23, '6Q1/8/8/8/3k4/8/8/K7'],
];

/** Starts where White is told nothing. */
const BLIND: readonly Row[] = [
	[4, 'KRRvK', 12, '8/R7/7R/8/3K4/8/8/1k6'],
	[5, 'KRRvK', 16, 'R6K/8/8/8/8/8/4k3/R7'],
	[5, 'KQvK', 24, '1k6/8/8/5Q2/1K6/8/8/8'],
	[5, 'KQvK', 30, '4K3/8/7k/8/8/8/8/1Q6'],
];

/** Starts in which the person is the lone king, and holds out as long as he can. */
const DEFENCE: readonly Row[] = [
	[2, 'KRRvK', 9, '3R4/4R3/5k2/8/8/8/8/4K3'],
	[3, 'KQvK', 17, '7Q/8/3k4/8/8/8/8/4K3'],
];

const lesson = (
	[grade, ending, par, board]: Row,
	role: Lesson['role'],
	blind: boolean,
): Lesson => ({
	id: `${ending}-${role}-${blind ? 'blind' : 'known'}-${par}`,
	grade,
	ending,
	role,
	// The phantom makes every slip count.
	opponent: 'phantom',
	strategy: 'table',
	blind,
	fen: `${board} w - - 0 1`,
	par,
});

/** The lessons in the order in which they are to be learnt. */
export const LESSONS: readonly Lesson[] = [
	...KNOWN.map((row) => lesson(row, 'attacker', false)),
	...BLIND.map((row) => lesson(row, 'attacker', true)),
	...DEFENCE.map((row) => lesson(row, 'defender', false)),
].sort((a, b) => a.grade - b.grade);

/** Returns the board of a start without its black king: the phantom may change where he began. */
function menOf(fen: string | undefined): string {
	const setup = parseFen(fen ?? '');
	return setup.ok
		? setup.value.cells.map((code) => (code === (KING | 8) ? 0 : code)).join(' ')
		: '';
}

const boardOf = (fen: string | undefined): string => (fen ?? '').split(' ')[0];

/** Returns the lesson that a match is, or undefined when it is another start or no drill. */
export function lessonOf(settings: MatchSettings): Lesson | undefined {
	const role = drillPerson(settings) === 'white' ? 'attacker' : 'defender';
	const seat = role === 'attacker' ? settings.seats.black : settings.seats.white;
	const name = seat.kind === 'bot' ? seat.bot : '';
	if (parseDrillBot(name) === undefined) {
		return undefined;
	}

	return LESSONS.find(
		(one) =>
			one.role === role &&
			name === makeDrillBot(one) &&
			(one.blind
				? menOf(one.fen) === menOf(settings.fen)
				: boardOf(one.fen) === boardOf(settings.fen)),
	);
}
