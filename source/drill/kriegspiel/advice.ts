import type {SquareSet} from '../../core/square-set.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {gameTable} from '../../bot/game-tables.js';
import {judgeMove, type Verdict} from '../../endings/judge.js';
import {kriegspielAttack} from '../../endings/kriegspiel/table-attacker.js';
import {type KingMoment, trackUmpiredKing} from '../../endings/kriegspiel/track-lone-king.js';
import type {SeatHistory} from '../../knowledge/history.js';
import type {BeliefTable} from '../../solver/belief-table.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, type Placement} from '../../solver/material.js';
import {bestMoves} from '../../solver/probe.js';
import {uciOf} from '../../solver/reach.js';
import {type TryOutcome, tryOutcomes} from '../../solver/tries/try-outcome.js';
import type {Advice, JudgedMove} from '../coach.js';
import {drillTableGame} from '../game.js';

/** What the table says of White's knowledge, White to move. */
export type ProbedTries = {
	/** How many moves he needs at worst, the mate included; NEVER if he cannot force it. */
	readonly level: number;
	/** All tries that can stand. */
	readonly moves: readonly TryOutcome[];
};

/** So many answers are kept of each table, for one drill is asked about again and again. */
const MOST_KEPT = 1000;
const kept = new WeakMap<BeliefTable, Map<string, ProbedTries>>();

/** Returns what the table says of White's knowledge; undefined when it has nothing to say. `tables` are those of all games. */
export function probeTries(
	tables: Tables,
	placement: Placement,
	belief: SquareSet,
): ProbedTries | undefined {
	const game = drillTableGame('kriegspiel');
	const table = gameTable(tables, game, materialName(placement.material));
	const possible = belief.intersect(game.hidden(placement));
	if (table === undefined || possible.isEmpty || !game.counts(placement)) {
		return undefined;
	}

	const known = kept.get(table) ?? new Map<string, ProbedTries>();
	kept.set(table, known);
	const key = [...placement.squares, possible.low, possible.high].join();
	const found = known.get(key) ?? {
		level: table.levelOf(placement.squares, possible),
		moves: tryOutcomes(table, placement, possible),
	};
	if (known.size >= MOST_KEPT) {
		known.clear();
	}

	known.set(key, found);
	return found;
}

/** Returns the verdict on a try, and what is left to do where it was refused. */
function judgeTry(
	probed: ProbedTries,
	{belief, tried}: KingMoment,
): {readonly verdict: Verdict; readonly isRefused: boolean} | undefined {
	if (tried === undefined) {
		return undefined;
	}

	const {move, isRefused} = tried;
	const outcome = probed.moves.find((one) => makeUci(one.move) === makeUci(move));
	if (outcome === undefined) {
		// It is refused wherever he is, and so costs nothing and tells nothing.
		const isWon = probed.level !== NEVER && isRefused && !belief.isEmpty;
		const verdict: Verdict = isWon ? {kind: 'keeps', left: probed.level} : {kind: 'not-won'};
		return {verdict, isRefused};
	}

	const verdict = judgeMove({...probed, belief}, move);
	const isKnown = verdict.kind === 'keeps' || verdict.kind === 'costs';
	return {
		// A refusal takes no move.
		verdict: isRefused && isKnown ? {...verdict, left: outcome.refusedLevel} : verdict,
		isRefused,
	};
}

/**
 * Returns the coach's advice to White behind an umpire: as `advise`, each try that was refused being judged as
 * well. `tables` are those of all games; `start` is where White knew the king to be at the start.
 */
export function adviseUmpired(history: SeatHistory, tables: Tables, start?: SquareSet): Advice {
	const moments = trackUmpiredKing(history, start);
	const judged = moments.flatMap((moment): JudgedMove[] => {
		const probed =
			moment.tried === undefined ? undefined : probeTries(tables, moment.placement, moment.belief);
		const made = probed === undefined ? undefined : judgeTry(probed, moment);
		return made === undefined || moment.tried === undefined
			? []
			: [
					{
						ply: moment.ply,
						move: makeUci(moment.tried.move),
						verdict: made.verdict,
						...(made.isRefused ? {isRefused: true} : {}),
					},
				];
	});

	const now = moments[moments.length - 1];
	const isOnTurn = now.turn === history.seat;
	const probed = isOnTurn ? probeTries(tables, now.placement, now.belief) : undefined;
	return {
		belief: now.belief,
		before: moments[Math.max(0, moments.length - 2)].belief,
		...(probed === undefined || probed.level === NEVER ? {} : {needed: probed.level}),
		best: probed === undefined ? [] : bestMoves({...probed, belief: now.belief}),
		judged,
	};
}

/** What the table tries where no win is sure: from how many of the squares of the king it wins all the same. */
export type Attempt = {readonly move: UciMove; readonly sure: number; readonly squares: number};

/** Returns what the table tries in the knowledge that White has now; undefined where it has nothing to say. */
export function attemptUmpired(
	history: SeatHistory,
	tables: Tables,
	start: SquareSet | undefined,
): Attempt | undefined {
	const {placement, belief} = trackUmpiredKing(history, start).at(-1)!;
	const game = drillTableGame('kriegspiel');
	const table = gameTable(tables, game, materialName(placement.material));
	if (table === undefined || belief.isEmpty || !game.counts(placement)) {
		return undefined;
	}

	const attack = kriegspielAttack(table, placement, belief);
	return attack.ok
		? {
				move: uciOf(placement, attack.value.try),
				sure: attack.value.level < NEVER ? attack.value.sure.size : 0,
				squares: belief.size,
			}
		: undefined;
}

/** What a try leaves White to reckon with. */
export type TryLeaves = {
	/** On how many squares the king can be if it is refused; 0 when it cannot be. */
	readonly refused: number;
	/** On how many if it stands without a word, before he moves; 0 when something is always said. */
	readonly silent: number;
};

/** Returns what a try leaves in the knowledge that White has now; undefined where the table has nothing to say. */
export function tryLeaves(
	history: SeatHistory,
	tables: Tables,
	start: SquareSet | undefined,
	move: string,
): TryLeaves | undefined {
	const now = trackUmpiredKing(history, start).at(-1);
	const outcome =
		now === undefined
			? undefined
			: probeTries(tables, now.placement, now.belief)?.moves.find(
					(one) => makeUci(one.move) === move,
				);
	return outcome === undefined
		? undefined
		: {
				refused: outcome.refused.size,
				silent: outcome.answers.find(({checks}) => checks?.length === 0)?.kings.size ?? 0,
			};
}
