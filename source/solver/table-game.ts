import type {Color} from '../core/color.js';
import {isLight} from '../core/square.js';
import {SquareSet} from '../core/square-set.js';
import {kingStepsFrom} from '../knowledge/king-steps.js';
import {isBlind} from '../rules/book.js';
import type {CheckKind} from '../rules/news.js';
import type {Variant} from '../rules/variant.js';
import {type Material, materialName, neededMaterials, type Placement} from './material.js';
import {attackedBy, hiddenFrom, occupiedBy, pushedOver, type WhiteMove} from './reach.js';
import {anyCheck, checksByKind, HEARD, noCheck} from './tries/checks.js';

/** The games there are tables for. */
export const TABLE_GAMES = [
	'fog',
	'kriegspiel',
	'kriegspiel-undirected',
	'kriegspiel-silent',
] as const;
export type TableGameId = (typeof TABLE_GAMES)[number];

/**
 * All that makes the tables of one game differ from another's: where a lone king can be, what White
 * hears when he tries a move, and when he has won. Retrograde analysis, files, probing, counting and
 * commands are told the game by this record alone.
 */
export type TableGame = {
	readonly id: TableGameId;
	/** The byte in a table's head that tells the games apart. */
	readonly code: number;
	/** White has won when he takes the king, or when he mates him. */
	readonly goal: 'capture' | 'mate';
	/** Whose turn it is in the sets that a table stores. */
	readonly stored: Color;
	/** The endings there are tables for; undefined for all. */
	readonly endings?: readonly string[];
	/** Returns whether a placement belongs to the ending: what cannot be won by any play is not counted. */
	readonly counts: (placement: Placement) => boolean;
	/** Returns where the king may be, White to move and having noticed nothing. */
	readonly hidden: (placement: Placement) => SquareSet;
	/** Returns the squares of the king for which the umpire refuses a move, White's men standing so before it. */
	readonly refused: (placement: Placement, move: WhiteMove) => SquareSet;
	/**
	 * Returns what White may hear when his move stands, as the squares of the king, Black to move, for
	 * which he hears it: silence first, then the kinds of check. Left out in the fog, where he hears nothing
	 * and looks instead.
	 */
	readonly heard?: (placement: Placement) => readonly SquareSet[];
	/** Returns the kinds of check by the number of what is heard, none being silence; undefined where they are not told. */
	readonly checks?: (heard: number) => readonly CheckKind[] | undefined;
};

/** Returns the squares that no man of White's stands on or attacks: where a king may be who is not in check. */
export const unattacked = (placement: Placement): SquareSet =>
	attackedBy(placement).union(occupiedBy(placement)).complement();

/** Returns where a king keeps White's from going, or a pawn from being pushed (FIDE Laws, articles 3.7 and 3.9). */
function refusedFor(placement: Placement, move: WhiteMove): SquareSet {
	const squares = move.man === 0 ? kingStepsFrom(move.to) : pushedOver(placement, move);
	return squares.intersect(unattacked(placement));
}

/** Returns whether two bishops move on squares of one colour, so that no king is ever mated. */
const areBishopsAlike = ({material, squares}: Placement): boolean =>
	material.join() === 'bishop,bishop' && isLight(squares[1]) === isLight(squares[2]);

const FOG: TableGame = {
	id: 'fog',
	code: 0,
	goal: 'capture',
	stored: 'black',
	counts: () => true,
	hidden: hiddenFrom,
	refused: () => SquareSet.empty,
};

/** What the umpires of Kriegspiel have in common: a move that is illegal in truth is refused, and White tries another. */
const KRIEGSPIEL = {
	goal: 'mate',
	stored: 'white',
	counts: (placement: Placement) => !areBishopsAlike(placement),
	hidden: unattacked,
	refused: refusedFor,
} as const;

const GAMES: {readonly [id in TableGameId]: TableGame} = {
	fog: FOG,
	kriegspiel: {
		...KRIEGSPIEL,
		id: 'kriegspiel',
		code: 1,
		endings: ['KRvK', 'KQvK', 'KBBvK', 'KBNvK', 'KPvK'],
		heard: checksByKind,
		checks: (heard) => HEARD[heard],
	},
	'kriegspiel-undirected': {
		...KRIEGSPIEL,
		id: 'kriegspiel-undirected',
		code: 2,
		endings: ['KRvK', 'KQvK'],
		heard: anyCheck,
		checks: (heard) => (heard === 0 ? [] : undefined),
	},
	'kriegspiel-silent': {
		...KRIEGSPIEL,
		id: 'kriegspiel-silent',
		code: 3,
		endings: ['KRvK', 'KQvK'],
		heard: noCheck,
	},
};

/** The game whose tables are meant when none is named, and whose name is left out of theirs. */
export const USUAL_TABLES: TableGame = FOG;

export const tableGame = (id: TableGameId): TableGame => GAMES[id];

export const isTableGame = (word: string): word is TableGameId =>
	(TABLE_GAMES as readonly string[]).includes(word);

/**
 * Returns the game whose tables hold in a variant; undefined where none do. A book that lets a stalemated
 * side lose is taken for one that does not: its tables promise no more than is true.
 */
export function tableGameOf({id, moves, see, hear}: Variant): TableGame | undefined {
	if (moves.royal === 'check' && isBlind(see)) {
		const told = {'by-kind': 'kriegspiel', plain: 'kriegspiel-undirected'} as const;
		return GAMES[hear.check === undefined ? 'kriegspiel-silent' : told[hear.check]];
	}

	return id === USUAL_TABLES.id ? USUAL_TABLES : undefined;
}

export const hasTable = (game: TableGame, material: Material): boolean =>
	game.endings?.includes(materialName(material)) ?? true;

/**
 * Returns the materials whose tables must be built for one in a game, each behind those it needs, itself
 * last. An ending that has no table is one that White cannot win: a lone knight or bishop mates nobody.
 */
export const neededTables = (game: TableGame, material: Material): Material[] =>
	neededMaterials(material).filter((needed) => hasTable(game, needed));

/** Returns the name of a table among those of all games: the ending's, with the game's behind it but for the fog's. */
export const tableKey = (game: TableGame, ending: string): string =>
	game === USUAL_TABLES ? ending : `${ending}.${game.id}`;
