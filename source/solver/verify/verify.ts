import {createRandom, pick, type Random, randomInteger} from '../../core/random.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {BeliefTable} from '../belief-table.js';
import type {Tables} from '../build-table.js';
import {NEVER} from '../levels.js';
import type {Placement} from '../material.js';
import {hiddenFrom} from '../reach.js';
import {unattacked} from '../table-game.js';
import {Replay} from './replay.js';
import {verifyTries} from './tries.js';
import {Tally, type Verification, type VerifyScope} from './verification.js';

/** A start as the verifier takes it: how many starts it stands for, and how far the replay is then. */
type Start = {
	readonly placement: Placement;
	/** Where the king is; left out when White knows nothing of him. */
	readonly king?: Square;
	readonly count: number;
	readonly done: number;
};

/** Yields the starts of each `every`-th placement, one for all that are symmetric to it, and the blind one. */
function* allStarts({index, material}: BeliefTable, every: number): Generator<Start> {
	for (let number = 0; number < index.count; number += every) {
		const placement = {material, squares: index.representative(number)};
		const done = Math.min(1, (number + every) / index.count);
		for (const king of unattacked(placement)) {
			yield {placement, king, count: index.orbit[number], done};
		}

		yield {placement, count: index.orbit[number], done};
	}
}

/** Yields starts drawn at random, with each the blind one of its placement. */
function* drawnStarts(
	{index, material}: BeliefTable,
	drawn: number,
	random: Random,
): Generator<Start> {
	for (let start = 1; start <= drawn; start++) {
		const squares = index.representative(randomInteger(random, index.count));
		const placement = {material, squares};
		const kings = [...unattacked(placement)];
		const done = start / drawn;
		yield {placement, king: pick(random, kings), count: 1, done};
		yield {placement, count: 1, done};
	}
}

/** So many starts are drawn at random where there are too many to replay them all. */
const DRAWN_STARTS = 100_000;
/** So many stored sets of a game of tries. */
const DRAWN_SETS = 1000;

/**
 * Returns which starts of an ending a whole verification replays: all with one man beside the king and
 * for KRRvK, of which the paper says that all are won; of the others so many drawn at random.
 */
export const verifyScope = ({game, name, material}: BeliefTable): VerifyScope => {
	if (material.length < 2 || name === 'KRRvK') {
		return {};
	}

	return {drawn: game.heard === undefined ? DRAWN_STARTS : DRAWN_SETS};
};

/**
 * Verifies a table: in a game of tries as `verifyTries` says, in the fog by replaying it from its starts, the king's
 * square known or nothing known of him, with every answer of Black's and everything White may then see, by the rules of the game and not the solver's: won starts are played to the end and must take exactly
 * the moves the table says; from the others Black must always have an answer that leaves White with
 * something not won. Starts that a symmetry of the board takes into each other are played once and
 * counted all. Yields how far it is, from 0 to 1.
 */
export function* verifyTable(
	table: BeliefTable,
	tables: Tables,
	scope: VerifyScope = {},
): Generator<number, Verification> {
	if (table.game.heard !== undefined) {
		return yield* verifyTries(table, tables, scope);
	}

	const {every = 1, drawn, seed = table.name} = scope;
	const replay = new Replay(new Map([...tables, [table.name, table]]));
	const tally = new Tally();
	const starts =
		drawn === undefined ? allStarts(table, every) : drawnStarts(table, drawn, createRandom(seed));
	let told = 0;
	for (const {placement, king, count, done} of starts) {
		const belief = king === undefined ? hiddenFrom(placement) : SquareSet.of(king);
		const known = replay.knowledgeOf(placement, belief);
		const isWon = replay.levelOf(known) < NEVER;
		if (!isWon) {
			replay.hold(known, drawn === undefined && every === 1);
		}

		tally.count(king === undefined, count, isWon ? replay.playOut(known) : undefined);
		if (done > told) {
			told = done;
			yield told;
		}
	}

	return tally.verification(table, replay);
}
