import {parseFen} from '../core/fen.js';
import {KING} from '../core/man.js';
import {
	AGAINST_PAPER,
	BLIND,
	DEFENCE,
	type Grade,
	HELD,
	KNOWN,
	KRIEGSPIEL_BLIND,
	KRIEGSPIEL_DEFENCE,
	KRIEGSPIEL_KNOWN,
	type StartRow,
} from './lesson-starts.js';
import {drillGame, USUAL_GAME} from './game.js';
import {makeDrillBot, parseDrillBot, type DrillSettings} from './settings.js';
import {drillPerson} from './knowledge.js';
import type {MatchSettings} from '../match/settings.js';

/** One start to learn, with what it asks. */
export type Lesson = Pick<
	DrillSettings,
	'game' | 'ending' | 'role' | 'opponent' | 'strategy' | 'blind'
> & {
	/** What progress is kept under; it never changes. */
	readonly id: string;
	readonly grade: Grade;
	readonly fen: string;
	/**
	 * The fewest moves White needs at worst, the capture included (by the table); against one of the paper's
	 * plans the most that it takes from there, or the fifty after which the host calls a draw. Left out
	 * where White cannot force it, and the lone king is to hold.
	 */
	readonly par?: number;
};

type Kind = Pick<Lesson, 'game' | 'role' | 'blind' | 'strategy'>;

const ATTACK: Kind = {role: 'attacker', blind: false, strategy: 'table'};
const DEFEND: Kind = {role: 'defender', blind: false, strategy: 'table'};
const inKriegspiel = (kind: Kind): Kind => ({...kind, game: 'kriegspiel'});

function lesson(
	kind: Kind,
	{board, ...row}: Pick<Lesson, 'ending' | 'grade' | 'par'> & {readonly board: string},
): Lesson {
	const {game, role, blind, strategy} = kind;
	const {ending, par = 'hold'} = row;
	const known = blind ? 'blind' : 'known';
	const id = [ending, role, known, par, ...(game === undefined ? [] : [game])].join('-');
	return {
		...kind,
		...row,
		id: strategy === 'table' ? id : `${id}-${strategy}`,
		// The phantom makes every slip count.
		opponent: 'phantom',
		fen: `${board} w - - 0 1`,
	};
}

const fromRow = (kind: Kind, [grade, ending, par, board]: StartRow): Lesson =>
	lesson(kind, {grade, ending, par, board});

/** Whether the tables of an ending travel with the package, so that nobody waits for them. */
const isAtHand = (ending: string): boolean => ending.length === 'KQvK'.length || ending === 'KRRvK';

/** The lessons in the order in which they are to be learnt: by their grades, and within one first those of the fog, and of these first those that nobody waits for. */
export const LESSONS: readonly Lesson[] = [
	...KNOWN.map((row) => fromRow(ATTACK, row)),
	...BLIND.map((row) => fromRow({...ATTACK, blind: true}, row)),
	...DEFENCE.map((row) => fromRow(DEFEND, row)),
	...KRIEGSPIEL_KNOWN.map((row) => fromRow(inKriegspiel(ATTACK), row)),
	...KRIEGSPIEL_BLIND.map((row) => fromRow(inKriegspiel({...ATTACK, blind: true}), row)),
	...KRIEGSPIEL_DEFENCE.map((row) => fromRow(inKriegspiel(DEFEND), row)),
	...HELD.map(([grade, ending, board]) => lesson(DEFEND, {grade, ending, board})),
	...AGAINST_PAPER.map(([grade, ending, par, board, strategy]) =>
		lesson({...DEFEND, strategy}, {grade, ending, par, board}),
	),
].sort(
	(a, b) =>
		a.grade - b.grade ||
		Number(a.game !== undefined) - Number(b.game !== undefined) ||
		Number(isAtHand(b.ending)) - Number(isAtHand(a.ending)),
);

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

	const game = drillGame(settings.variant);
	return LESSONS.find(
		(one) =>
			one.role === role &&
			(one.game ?? USUAL_GAME) === game &&
			name === makeDrillBot(one) &&
			(one.blind
				? menOf(one.fen) === menOf(settings.fen)
				: boardOf(one.fen) === boardOf(settings.fen)),
	);
}

/** Returns whether a drill tells by itself where the king can be: who takes the first steps need not ask. */
export const showsKing = (settings: MatchSettings): boolean => lessonOf(settings)?.grade === 1;
