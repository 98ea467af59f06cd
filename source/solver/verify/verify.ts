import {createRandom, pick, randomInteger} from '../../core/random.js';
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

/** Yields the starts of each `every`-th placement, one for all that are symmetric to it, or so many drawn at random; and of each placement the blind one. */
function* startsOf(
	{index, material, name}: BeliefTable,
	{every = 1, drawn, seed = name}: VerifyScope,
): Generator<Start> {
	const random = createRandom(seed);
	const steps = drawn ?? Math.ceil(index.count / every);
	for (let step = 0; step < steps; step++) {
		const number = drawn === undefined ? step * every : randomInteger(random, index.count);
		const placement = {material, squares: index.representative(number)};
		const kings = [...unattacked(placement)];
		const count = drawn === undefined ? index.orbit[number] : 1;
		const done = (step + 1) / steps;
		for (const king of drawn === undefined ? kings : [pick(random, kings)]) {
			yield {placement, king, count, done};
		}

		yield {placement, count, done};
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

	const isWhole = scope.drawn === undefined && (scope.every ?? 1) === 1;
	const tally = new Tally();
	const replay = new Replay(new Map([...tables, [table.name, table]]), tally);
	let told = 0;
	for (const {placement, king, count, done} of startsOf(table, scope)) {
		const belief = king === undefined ? hiddenFrom(placement) : SquareSet.of(king);
		const known = replay.knowledgeOf(placement, belief);
		const isWon = replay.levelOf(known) < NEVER;
		if (!isWon) {
			replay.hold(known, isWhole);
		}

		tally.count(king === undefined, count, isWon ? replay.playOut(known) : undefined);
		if (done > told) {
			told = done;
			yield told;
		}
	}

	return tally.verification(table, replay.beliefs);
}
