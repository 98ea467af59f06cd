import {unwrap} from '../core/result.js';
import type {Random} from '../core/random.js';
import type {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {PlanMemory, Sighting, Strategist} from '../theory/paper/strategist.js';
import {phantomReply, phantomShows} from '../endings/fog/phantom-king.js';
import {tableAttack} from '../endings/fog/table-attacker.js';
import type {Placement} from '../solver/material.js';
import type {DrillTables} from './tables.js';

/** White's turn in a line: what he sees, and where he knows the king to be. */
export type AttackTurn = Sighting & {readonly belief: SquareSet};

/** Chooses White's moves, one after the other. */
export type Attacker = (turn: AttackTurn) => UciMove;

/** Why the paper's lone king went where he went. */
export type KingStep = {
	readonly lemma: number;
	/** The step in words. */
	readonly step: string;
	/** Which gap of the paper's text the step bridges, in words. */
	readonly repair?: string;
	/** Where he may now be: he settles no more than White has seen. */
	readonly held: SquareSet;
};

/** An answer of the lone king's: a way he may have gone that fits what White sees of it. */
export type KingAnswer = {readonly from: Square; readonly to: Square; readonly step?: KingStep};

/** Answers White's moves: `after` are White's men, `belief` where White knew the king to be. */
export type Defender = (after: Placement, belief: SquareSet) => KingAnswer;

/** Returns the table player. */
export const tableAttacker =
	(tables: DrillTables, random: Random): Attacker =>
	({placement, belief}) =>
		unwrap(tableAttack(tables, placement, belief, random)).move;

/** Returns White by a plan; by `otherwise`, should the plan have no move, which its proof shows not to happen. */
export function planAttacker(plan: Strategist, otherwise: Attacker): Attacker {
	let memory: PlanMemory | undefined;
	return (turn) => {
		memory ??= plan.begin(turn.placement, turn.glimpsed);
		const decided = plan.play(memory, turn);
		if (!decided.ok) {
			return otherwise(turn);
		}

		({memory} = decided.value);
		return decided.value.move;
	};
}

/** Returns the phantom, by the table. */
export const phantomDefender =
	(tables: DrillTables, random: Random): Defender =>
	(after, belief) =>
		phantomReply(tables, after, phantomShows(tables, after, belief, random), random).move;
