import {BLACK_MAN, EMPTY, KING, makeMan, manRole} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {isInCheck} from '../../rules/attack.js';
import {generateLegalMoves} from '../../rules/legal.js';
import {KIND_MASK} from '../../rules/move.js';
import {ORTHODOX} from '../../rules/move-rules.js';
import {MAX_MOVES, Position} from '../../rules/position.js';
import {findChecks} from '../../rules/umpire/check-kinds.js';
import type {BeliefTable} from '../belief-table.js';
import {byStrength, type Material, materialName} from '../material.js';
import {rolesOf} from '../reach.js';
import type {TableGame} from '../table-game.js';

/** A move of White's in a placement's representative. */
export type TryFact = {
	/** As `moveKey` has it. */
	readonly key: number;
	/** The squares of the king for which it is legal, low and high half. */
	low: number;
	high: number;
	/** The table it leads into, and the placement there with the symmetry as `PlacementIndex.locate` gives it. */
	readonly table: BeliefTable | undefined;
	readonly located: number;
};

/** What the rules say of White's men with White to move. */
export type WhiteFacts = {
	/** Where the king can be: White's men do not check him. */
	readonly low: number;
	readonly high: number;
	readonly tries: readonly TryFact[];
};

/** What a king, to move, can come to. */
export const GOES_ON = 0;
export const MATED = 1;
/** He takes a man, or is stalemated: White has not won. */
export const SPOILS = 2;

/** What the rules say of White's men with the lone king to move, by his square. */
export type BlackFacts = {
	readonly fate: Uint8Array;
	/** The number of what White hears. */
	readonly heard: Uint8Array;
	/** Where he can go: two halves a square. */
	readonly replies: Int32Array;
};

const generated = new Int32Array(MAX_MOVES);

/** Returns a position with White's men and the lone king, White to move. */
function setUp(material: Material, squares: readonly Square[], king: Square): Position {
	const position = new Position(ORTHODOX);
	for (const [man, role] of rolesOf({material}).entries()) {
		position.put(squares[man], makeMan('white', role));
	}

	position.put(king, KING | BLACK_MAN);
	return position;
}

/** Returns White's men in a position as a placement has them: the king first, then the strongest. */
function placementOf({board}: Position): {material: Material; squares: Square[]} {
	const men = Array.from(board, (man, square) => ({man, square})).filter(
		({man}) => man !== EMPTY && (man & BLACK_MAN) === 0,
	);
	const roles = men.map(({man, square}) => ({role: manRole(man), square}));
	roles.sort((a, b) => byStrength(a.role, b.role));
	return {
		material: roles.slice(1).map(({role}) => role),
		squares: roles.map(({square}) => square),
	};
}

/**
 * What the rules of orthodox chess and of the umpire say of White's men against a lone king, worked out
 * once for each placement that is asked for by the game's own move generator: the solver's rules have no
 * part in it.
 */
export class TryFactBook {
	readonly #tables: ReadonlyMap<string, BeliefTable>;
	readonly #game: TableGame;
	readonly #white = new Map<BeliefTable, Map<number, WhiteFacts>>();
	readonly #black = new Map<BeliefTable, Map<number, BlackFacts>>();
	/** The numbers of what was heard so far. */
	readonly #heard = new Map<string, number>();

	/** `tables` holds those of all endings that are asked for and that pawns promote into. */
	constructor(tables: ReadonlyMap<string, BeliefTable>, game: TableGame) {
		this.#tables = tables;
		this.#game = game;
	}

	/** Returns the facts of a placement's representative with White to move. */
	white(table: BeliefTable, number: number): WhiteFacts {
		return remember(this.#white, table, number, () => this.#lookWhite(table, number));
	}

	/** Returns the facts of a placement's representative with the lone king to move. */
	black(table: BeliefTable, number: number): BlackFacts {
		return remember(this.#black, table, number, () => this.#lookBlack(table, number));
	}

	#lookWhite({material, index}: BeliefTable, number: number): WhiteFacts {
		const squares = index.representative(number);
		const tries = new Map<number, TryFact>();
		let low = 0;
		let high = 0;
		for (let king = 0; king < 64; king++) {
			if (squares.includes(king)) {
				continue;
			}

			const position = setUp(material, squares, king);
			if (isInCheck(position, 1)) {
				continue;
			}

			const lowBit = king < 32 ? 1 << king : 0;
			const highBit = king < 32 ? 0 : 1 << (king - 32);
			low |= lowBit;
			high |= highBit;
			const count = generateLegalMoves(position, generated, 0);
			for (const move of generated.slice(0, count)) {
				const key = move & ~KIND_MASK;
				const fact = tries.get(key) ?? {key, low: 0, high: 0, ...this.#leadsTo(position, move)};
				tries.set(key, fact);
				fact.low |= lowBit;
				fact.high |= highBit;
			}
		}

		return {low, high, tries: [...tries.values()]};
	}

	#leadsTo(position: Position, move: number): Pick<TryFact, 'located' | 'table'> {
		position.make(move);
		const {material, squares} = placementOf(position);
		position.unmake(move);
		const table = this.#tables.get(materialName(material));
		return {table, located: table?.index.locate(squares) ?? -1};
	}

	#lookBlack({material, index}: BeliefTable, number: number): BlackFacts {
		const squares = index.representative(number);
		const fate = new Uint8Array(64).fill(SPOILS);
		const heard = new Uint8Array(64);
		const replies = new Int32Array(128);
		for (let king = 0; king < 64; king++) {
			if (squares.includes(king)) {
				continue;
			}

			const position = setUp(material, squares, king);
			position.side = 1;
			if (isInCheck(position, 0)) {
				continue;
			}

			const count = generateLegalMoves(position, generated, 0);
			const isCheck = isInCheck(position, 1);
			fate[king] = count > 0 ? GOES_ON : isCheck ? MATED : SPOILS;
			heard[king] = this.#hear(position);
			for (const move of generated.subarray(0, count)) {
				const to = (move >> 6) & 63;
				fate[king] = position.board[to] === EMPTY ? fate[king] : SPOILS;
				replies[king * 2 + (to >> 5)] |= 1 << (to & 31);
			}
		}

		return {fate, heard, replies};
	}

	/** Returns the number of what White hears when the lone king is to move. */
	#hear(position: Position): number {
		const checks = findChecks(position, 1);
		const words = {
			fog: '',
			kriegspiel: checks.sort().join(' '),
			'kriegspiel-undirected': checks.length > 0 ? 'check' : '',
			'kriegspiel-silent': '',
		}[this.#game.id];
		const number = this.#heard.get(words) ?? this.#heard.size;
		this.#heard.set(words, number);
		return number;
	}
}

/** Returns what is kept for a placement, worked out when it is asked for first. */
function remember<Facts>(
	kept: Map<BeliefTable, Map<number, Facts>>,
	table: BeliefTable,
	number: number,
	look: () => Facts,
): Facts {
	let ofTable = kept.get(table);
	if (ofTable === undefined) {
		ofTable = new Map();
		kept.set(table, ofTable);
	}

	let facts = ofTable.get(number);
	if (facts === undefined) {
		facts = look();
		ofTable.set(number, facts);
	}

	return facts;
}
