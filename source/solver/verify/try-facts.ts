import {EMPTY} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import {isInCheck} from '../../rules/attack.js';
import {ORTHODOX} from '../../rules/move-rules.js';
import type {Position} from '../../rules/position.js';
import {findChecks} from '../../rules/umpire/check-kinds.js';
import type {BeliefTable} from '../belief-table.js';
import {legalMoves, nameOf, placementOn, positionWith} from './board.js';
import {materialName} from '../material.js';
import type {TableGame} from '../table-game.js';
import type {MoveFact} from './facts.js';

/** A move of White's in a placement's representative. */
export type TryFact = MoveFact & {
	/** The table it leads into; `located` is the placement there with the symmetry as `PlacementIndex.locate` gives it. */
	readonly table: BeliefTable | undefined;
};

/** What the rules say of White's men with White to move. */
export type WhiteFacts = {
	/** Where the king can be: White's men do not check him. */
	readonly low: number;
	readonly high: number;
	readonly tries: readonly TryFact[];
};

/** What a king, to move, can come to. */
const GOES_ON = 0;
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
		const placement = {material, squares: index.representative(number)};
		const tries = new Map<number, TryFact>();
		let low = 0;
		let high = 0;
		for (const king of SquareSet.from(placement.squares).complement()) {
			const position = positionWith(placement, king, ORTHODOX);
			if (isInCheck(position, 1)) {
				continue;
			}

			const bit = SquareSet.of(king);
			low |= bit.low;
			high |= bit.high;
			for (const move of legalMoves(position)) {
				const key = nameOf(move);
				const fact = tries.get(key) ?? {key, low: 0, high: 0, ...this.#leadsTo(position, move)};
				tries.set(key, fact);
				fact.low |= bit.low;
				fact.high |= bit.high;
			}
		}

		return {low, high, tries: [...tries.values()]};
	}

	#leadsTo(position: Position, move: number): Pick<TryFact, 'located' | 'table'> {
		position.make(move);
		const {material, squares} = placementOn(position);
		position.unmake(move);
		const table = this.#tables.get(materialName(material));
		return {table, located: table?.index.locate(squares) ?? -1};
	}

	#lookBlack({material, index}: BeliefTable, number: number): BlackFacts {
		const placement = {material, squares: index.representative(number)};
		const fate = new Uint8Array(64).fill(SPOILS);
		const heard = new Uint8Array(64);
		const replies = new Int32Array(128);
		for (const king of SquareSet.from(placement.squares).complement()) {
			const position = positionWith(placement, king, ORTHODOX);
			position.side = 1;
			if (isInCheck(position, 0)) {
				continue;
			}

			const moves = legalMoves(position);
			fate[king] = moves.length > 0 ? GOES_ON : isInCheck(position, 1) ? MATED : SPOILS;
			heard[king] = this.#hear(position);
			for (const move of moves) {
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
	const ofTable = kept.get(table) ?? new Map<number, Facts>();
	kept.set(table, ofTable);
	const facts = ofTable.get(number) ?? look();
	ofTable.set(number, facts);
	return facts;
}
