import type {Color} from '../core/color.js';
import type {Random} from '../core/random.js';
import {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {type BeliefGame, findTry, type Point} from '../endings/belief-game.js';
import {legalSteps} from '../endings/kriegspiel/answers.js';
import type {SeatHistory} from '../rules/history.js';
import {NEVER} from '../solver/levels.js';
import {edgeShunningTries} from '../theory/kriegspiel/edge-shunning-king.js';
import {isFor, type KriegspielPlan, reasonOf} from '../theory/kriegspiel/plan.js';
import {KRIEGSPIEL_PLANS} from '../theory/kriegspiel/kriegspiel-book.js';
import {paperSteps} from '../theory/paper/paper-steps.js';
import type {PlanMemory, Strategist} from '../theory/paper/strategist.js';
import {STRATEGISTS} from '../theory/paper/strategists.js';
import type {Reason} from '../theory/plan-book.js';
import {beliefGame, type DrillGame} from './game.js';
import {FIFTY, type LineAttack, type LineDefender, type LineKing, type LineStart} from './line.js';
import {drivingAttack, paperDefender} from './lone-king-line.js';
import type {DrillTables} from './tables.js';

const AHEAD = 3;
/** No plan of the paper's takes so many moves. */
const MOST_BY_PAPER = 150;
/** No plan of Kriegspiel that leads anywhere does: bishop and knight need 89 at worst, the program of 2003 took up to 117. */
const MOST_BY_TRIES = 130;

/** Returns what White knows when a move stands, he neither sees nor hears of the king, and the king has moved so too; undefined where that cannot be. */
function afterSilence(game: BeliefGame, point: Point, move: UciMove): Point | undefined {
	const tried = findTry(game, point, move);
	const silent =
		tried === undefined
			? undefined
			: game
					.cases(point, tried)
					.find(({answer}) => answer.kind === 'played' && answer.checks.length === 0);
	return silent === undefined
		? undefined
		: game.replies(silent).find(({taken}) => taken === undefined);
}

/** Returns a move with those that follow it in silence. */
function withLater(
	game: BeliefGame,
	first: UciMove,
	point: Point,
	next: (point: Point) => UciMove | undefined,
): readonly UciMove[] {
	const moves = [first];
	let at = afterSilence(game, point, first);
	while (at !== undefined && moves.length < AHEAD) {
		const move = next(at);
		if (move === undefined) {
			break;
		}

		moves.push(move);
		at = afterSilence(game, at, move);
	}

	return moves;
}

function tableAttack(game: BeliefGame, tables: DrillTables, random: Random): LineAttack {
	const attack = game.attacker(tables, random);
	return (point) => {
		const move = attack(point);
		const later = (at: Point): UciMove | undefined => game.attempt(tables, at)?.move;
		return move.ok ? {moves: withLater(game, move.value, point, later)} : undefined;
	};
}

/** Returns White by a plan of the paper's; by `otherwise`, should the plan have no move, which its proof shows not to happen. */
function paperAttack(plan: Strategist, otherwise: LineAttack): LineAttack {
	let memory: PlanMemory | undefined;
	return (turn) => {
		memory ??= plan.begin(turn.placement, turn.glimpsed);
		const decided = plan.play(memory, turn);
		if (!decided.ok) {
			return otherwise(turn);
		}

		({memory} = decided.value);
		return {moves: [decided.value.move]};
	};
}

/** Returns White by a plan of Kriegspiel. A plan whose memory is its whole past is not asked what comes later. */
function planAttack(game: BeliefGame, plan: KriegspielPlan): LineAttack {
	let memory = plan.first;
	return (point) => {
		const {placement, belief} = point;
		const decided = isFor(plan, placement) ? plan.play(memory, placement, belief) : undefined;
		if (decided?.ok !== true) {
			return undefined;
		}

		({memory} = decided.value);
		let ahead = memory;
		const [, ...later] = withLater(game, decided.value.move, point, (at) => {
			const next = plan.isSymmetric ? plan.play(ahead, at.placement, at.belief) : undefined;
			ahead = next?.ok === true ? next.value.memory : ahead;
			return next?.ok === true ? next.value.move : undefined;
		});
		return reasonOf(decided.value, later);
	};
}

const phantomDefender = (
	{phantom}: BeliefGame,
	tables: DrillTables,
	random: Random,
): LineDefender => ({
	shows: (point, move) => phantom.shows(tables, point, move, random),
	step: (point) => phantom.reply(tables, point, random),
});

/** Returns the king of the tests of 2003, from his square. */
function edgeShunner(first: Square): LineDefender {
	let king = first;
	return {
		shows: () => SquareSet.from([king]),
		step({placement}) {
			const from = king;
			const legal = legalSteps(placement, king);
			king = edgeShunningTries(king).find((to) => legal.has(to)) ?? king;
			return {from, to: king};
		},
	};
}

export type LinePlayers = {
	readonly attack: LineAttack;
	readonly defender: LineDefender;
	readonly king: LineKing;
	/** How many moves White has. */
	readonly limit: number;
	/** Returns White's reasons, when they are found in what he saw and played and not told as he plays. */
	readonly lookBack?: (history: SeatHistory, start: SquareSet) => readonly (Reason | undefined)[];
};

/** What players are asked for: a line's start with its ending, its hero, the moves that White needs at worst and the king's square. */
export type LineQuestion = LineStart & {
	readonly ending: string;
	readonly hero: Color;
	readonly par: number;
	readonly king: Square;
};

type FindPlayers = (
	asked: LineQuestion,
	game: BeliefGame,
	tables: DrillTables,
	random: Random,
) => LinePlayers;

const fogPlayers: FindPlayers = ({strategy, ending, hero, par, king}, game, tables, random) => {
	const table = tableAttack(game, tables, random);
	const phantom = phantomDefender(game, tables, random);
	const lookBack: LinePlayers['lookBack'] = (history, start) =>
		paperSteps(history, start, strategy);
	if (hero === 'black') {
		const lone = paperDefender(king, random, phantom);
		const attack = drivingAttack(lone, tables, random, table);
		return {attack, defender: lone.defender, king: 'paper', limit: FIFTY, lookBack};
	}

	const plan = STRATEGISTS[strategy]?.[ending];
	const byTable = {attack: table, limit: par === NEVER ? FIFTY : par};
	const byPlan = plan && {attack: paperAttack(plan, table), limit: MOST_BY_PAPER, lookBack};
	return {...(byPlan ?? byTable), defender: phantom, king: 'phantom'};
};

/** What always wins is shown against the worst king, the rest against that of its paper. */
const kriegspielPlayers: FindPlayers = ({strategy, ending, king}, game, tables, random) => {
	const makePlan = KRIEGSPIEL_PLANS[strategy]?.[ending];
	const attack =
		makePlan === undefined ? tableAttack(game, tables, random) : planAttack(game, makePlan());
	return strategy === 'table' || strategy === 'divide-and-conquer+'
		? {
				attack,
				defender: phantomDefender(game, tables, random),
				king: 'phantom',
				limit: MOST_BY_TRIES,
			}
		: {attack, defender: edgeShunner(king), king: 'edge-shunner', limit: MOST_BY_TRIES};
};

const PLAYERS: {readonly [game in DrillGame]: FindPlayers} = {
	fog: fogPlayers,
	kriegspiel: kriegspielPlayers,
};

/** Returns who plays a line. `tables` are those of its game. */
export const playersOf = (asked: LineQuestion, tables: DrillTables, random: Random): LinePlayers =>
	PLAYERS[asked.game](asked, beliefGame(asked.game), tables, random);
