import {afterUci} from '../endings/belief-game.js';
import {pick, type Random} from '../core/random.js';
import {fail} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {levelToMove} from '../endings/levels.js';
import {SAFE_SPACE} from '../theory/paper/lone-king-sets.js';
import {answerRook, type LoneKingAnswer} from '../theory/paper/lone-king.js';
import {REPAIRS, STEPS} from '../theory/paper/steps.js';
import {kingSteps, kingStepsFrom} from '../knowledge/king-steps.js';
import {NEVER} from '../solver/levels.js';
import type {Placement} from '../solver/material.js';
import {afterMove, hiddenFrom, uciOf, whiteMoves} from '../solver/reach.js';
import type {LineAttack, LineDefender} from './line.js';
import type {DrillTables} from './tables.js';

/** The paper's lone king, and where he may be: as long as he plays by the lemmas that is no secret, for it follows from White's moves. */
export type LoneKing = {
	readonly defender: LineDefender;
	readonly held: () => SquareSet | undefined;
};

/**
 * Returns the paper's lone king against king and rook (Lemmas 13 to 17), who starts on `first`. He is no
 * more decided than the phantom, but keeps only the squares that his lemma needs. Where no lemma holds,
 * which from the safe space does not happen, he goes as `otherwise` does.
 */
export function paperDefender(first: Square, random: Random, otherwise: LineDefender): LoneKing {
	let held: SquareSet | undefined = SquareSet.from([first]);
	let going: ReturnType<LineDefender['step']> | undefined;
	const defender: LineDefender = {
		shows(point, move) {
			const after = afterUci(point.placement, move);
			const answered =
				held === undefined ? fail('he has left the lemmas') : answerRook(after, held);
			if (!answered.ok) {
				held = undefined;
				going = undefined;
				return otherwise.shows(point, move);
			}

			const {from: begins, to: reached, lemma, step, repair} = answered.value;
			const to = pick(random, [...reached]);
			const from = pick(random, [...kingStepsFrom(to).intersect(begins)]);
			held = reached;
			const why = repair === undefined ? {} : {repair: REPAIRS[repair]};
			going = {from, to, step: {lemma, step: STEPS[step], ...why, held}};
			return SquareSet.from([from]);
		},
		step: (point) => going ?? otherwise.step(point),
	};

	return {defender, held: () => held};
}

/** What a move is worth that drives the lone king out of the safe space, in squares of it that are open to him. */
const DRIVEN_OUT = 10;
/** What it costs to come back to where White has been, and to lose a man. */
const BEEN_THERE = 4;
const LOSS = 1000;

/**
 * Returns White with king and rook against the paper's lone king: he drives him out of the safe space where
 * he can, and else leaves him few squares of it, going to and fro as little as possible. Where he wins by
 * the table or the king plays by no lemma, he plays as `table` does.
 */
export function drivingAttack(
	king: LoneKing,
	tables: DrillTables,
	random: Random,
	table: LineAttack,
): LineAttack {
	const visits = new Map<string, number>();
	return (turn) => {
		const held = king.held();
		if (held === undefined || levelToMove(tables, turn.placement, turn.belief) !== NEVER) {
			return table(turn);
		}

		let best = turn.placement;
		let move: UciMove | undefined;
		let most = Number.NEGATIVE_INFINITY;
		for (const candidate of whiteMoves(turn.placement)) {
			const after = afterMove(turn.placement, candidate);
			const answer = answerRook(after, held);
			const worth = answer.ok
				? worthOf(after, held, answer.value) -
					BEEN_THERE * (visits.get(after.squares.join(' ')) ?? 0) +
					random()
				: LOSS;
			if (worth > most) {
				most = worth;
				best = after;
				move = uciOf(turn.placement, candidate);
			}
		}

		const key = best.squares.join(' ');
		visits.set(key, (visits.get(key) ?? 0) + 1);
		return move === undefined ? table(turn) : {moves: [move]};
	};
}

/** Returns what White's men standing so are worth against the paper's lone king, by his answer. */
function worthOf(after: Placement, held: SquareSet, {kind, step}: LoneKingAnswer): number {
	const open = kingSteps(held).intersect(hiddenFrom(after)).intersect(SAFE_SPACE);
	return kind === 'goes' ? (step === 'safe-space' ? 0 : DRIVEN_OUT) - open.size : -LOSS;
}
