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

/** The ways there are in each game; in Kriegspiel the lone king sees everything. */
export const KINGS: {readonly [game in DrillGame]: readonly DrillOpponent[]} = {
	fog: DRILL_KINGS,
	kriegspiel: ['phantom', 'clairvoyant'],
};

/**
 * Who has White's men when the person is the lone king, and in Kriegspiel whose way the coach shows to him who has
 * them: exact play, the paper's plans, or the plans of Kriegspiel.
 */
export const DRILL_STRATEGIES = [
	'table',
	'paper',
	'paper+',
	'metaposition',
	'divide-and-conquer',
	'divide-and-conquer+',
] as const;
export type DrillStrategy = (typeof DRILL_STRATEGIES)[number];

/** The strategies that a seat is named after; the others stand behind the table's name. */
const PLAYERS: readonly DrillStrategy[] = ['table', 'paper', 'paper+'];

export type DrillSettings = {
	/** The game: the fog when it is left out. */
	readonly game?: DrillGame;
	/** The ending, such as "KQvK". White has the men. */
	readonly ending: string;
	readonly role: DrillRole;
	/** How the lone king plays when the person attacks. */
	readonly opponent: DrillOpponent;
	/** How White plays when the person is the lone king; in Kriegspiel also whose way is shown to the attacker. */
	readonly strategy: DrillStrategy;
	/** Whether White is told nothing of where the king stands at the start. */
	readonly blind: boolean;
	readonly seed: number;
	/** The start; drawn from the seed when left out. */
	readonly fen?: string;
};

/** What the seat of the program is called in a match's settings: all that a save needs to resume a drill. */
const PREFIX = 'drill';

export function makeDrillBot({
	role,
	opponent,
	strategy,
	blind,
}: Pick<DrillSettings, 'role' | 'opponent' | 'strategy' | 'blind'>): string {
	const isPlayer = PLAYERS.includes(strategy);
	return [
		PREFIX,
		role === 'attacker' ? opponent : isPlayer ? strategy : 'table',
		blind ? 'blind' : 'known',
		...(isPlayer ? [] : [strategy]),
	].join(' ');
}

/** What a seat's name says of its drill. */
export type DrillSeat = {
	/** How the program plays the lone king; undefined when it has White's men. */
	readonly opponent: DrillOpponent | undefined;
	readonly strategy: DrillStrategy;
	readonly blind: boolean;
};

/** Reads the name of the program's seat in a drill; undefined when it is no drill's. */
export function parseDrillBot(text: string): DrillSeat | undefined {
	const [prefix, player, knowledge, shown] = text.split(' ');
	const opponent = DRILL_KINGS.find((one) => one === player);
	const named = PLAYERS.find((one) => one === player);
	const strategy = DRILL_STRATEGIES.find((one) => one === shown) ?? named ?? 'table';
	return prefix === PREFIX && (opponent !== undefined || named !== undefined)
		? {opponent, strategy, blind: knowledge === 'blind'}
		: undefined;
}
