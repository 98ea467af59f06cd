import type {DrillGame} from './game.js';

/** Which side of the ending the person plays: White, who hunts the lone king, or the king. */
export const DRILL_ROLES = ['attacker', 'defender'] as const;
export type DrillRole = (typeof DRILL_ROLES)[number];

/**
 * What the lone king knows when the program plays it: everything; what its own squares show it; or it
 * has not even decided where it stands and always takes the branch that is worst for White.
 */
export const DRILL_OPPONENTS = ['clairvoyant', 'fogged', 'phantom'] as const;

/** The lone king by the paper's Lemmas 13 to 17, which are about king and rook alone. */
export const PAPER_KING = 'paper-king';

/** Every way in which the program plays the lone king. */
export const DRILL_KINGS = [...DRILL_OPPONENTS, PAPER_KING] as const;
export type DrillOpponent = (typeof DRILL_KINGS)[number];

/** How the program plays the lone king in Kriegspiel; either way he sees everything. */
export const UMPIRED_KINGS = ['phantom', 'clairvoyant'] as const;

/** Who has White's men when the person is the lone king: exact play, or the paper's plans. */
export const DRILL_STRATEGIES = ['table', 'paper', 'paper+'] as const;
export type DrillStrategy = (typeof DRILL_STRATEGIES)[number];

/** In a drill of Kriegspiel, who shows how it is done, or has White's men when the person is the lone king: the table, or a plan. */
export const UMPIRED_STRATEGIES = [
	'table',
	'metaposition',
	'divide-and-conquer',
	'divide-and-conquer+',
] as const;
export type UmpiredStrategy = (typeof UMPIRED_STRATEGIES)[number];

/** What a drill is. */
export type DrillSettings = {
	/** The game: the fog when it is left out. */
	readonly game?: DrillGame;
	/**
	 * In Kriegspiel, whose way is shown to the attacker, and how White plays when the person is the lone king: the table's
	 * when it is left out.
	 */
	readonly plan?: UmpiredStrategy;
	/** The ending, such as "KQvK". White has the men. */
	readonly ending: string;
	readonly role: DrillRole;
	/** How the lone king plays when the person attacks. */
	readonly opponent: DrillOpponent;
	/** How White plays in the fog when the person is the lone king. */
	readonly strategy: DrillStrategy;
	/** Whether White is told nothing of where the king stands at the start. */
	readonly blind: boolean;
	readonly seed: number;
	/** The start; drawn from the seed when left out. */
	readonly fen?: string;
};

/** What the seat of the program is called in a match's settings: all that a save needs to go on with a drill. */
const PREFIX = 'drill';

/** Returns the name of the program's seat in a drill. */
export const makeDrillBot = ({
	role,
	opponent,
	strategy,
	blind,
	plan,
}: Pick<DrillSettings, 'role' | 'opponent' | 'strategy' | 'blind' | 'plan'>): string =>
	[
		PREFIX,
		role === 'attacker' ? opponent : strategy,
		blind ? 'blind' : 'known',
		...(plan === undefined || plan === 'table' ? [] : [plan]),
	].join(' ');

/** What a seat's name says of its drill; undefined when it is no drill's. */
export type DrillSeat = {
	/** Who the program is: the lone king in one of its kinds, or a strategist with White's men. */
	readonly player: DrillOpponent | DrillStrategy;
	readonly blind: boolean;
	/** Whose plan is shown or played in Kriegspiel, when it is not the table. */
	readonly plan?: UmpiredStrategy;
};

/** Reads the name of the program's seat in a drill. */
export function parseDrillBot(text: string): DrillSeat | undefined {
	const [prefix, player, knowledge, shown] = text.split(' ');
	const known = [...DRILL_KINGS, ...DRILL_STRATEGIES].find((candidate) => candidate === player);
	const plan = UMPIRED_STRATEGIES.find((candidate) => candidate === shown);
	return prefix === PREFIX && known !== undefined
		? {player: known, blind: knowledge === 'blind', ...(plan === undefined ? {} : {plan})}
		: undefined;
}

/** Returns the strategist that has White's men; undefined when the program is the lone king. */
export const strategyOf = ({player}: DrillSeat): DrillStrategy | undefined =>
	DRILL_STRATEGIES.find((strategy) => strategy === player);

/** Returns the kind of the lone king that the program plays; undefined when it has White's men. */
export const opponentOf = ({player}: DrillSeat): DrillOpponent | undefined =>
	DRILL_KINGS.find((opponent) => opponent === player);
