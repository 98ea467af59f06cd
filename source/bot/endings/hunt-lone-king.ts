import {afterUci} from '../../endings/belief-game.js';
import {KING} from '../../core/man.js';
import {pick, type Random} from '../../core/random.js';
import {SquareSet} from '../../core/square-set.js';
import type {UciMove} from '../../core/uci.js';
import {frameMove, frameSet} from '../../endings/frame.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import {NEVER} from '../../solver/levels.js';
import {type Material, materialName, type Placement} from '../../solver/material.js';
import {bestMoves, probe} from '../../solver/probe.js';
import {uciOf} from '../../solver/reach.js';
import type {Tables} from '../../solver/build-table.js';
import type {BotQuestion, BotTime} from '../bot.js';
import {CoreLevels} from './core-levels.js';
import {halfmoveClock, movesLeft} from './halfmove-clock.js';
import {HuntSearch} from './hunt-search.js';
import type {Hunt} from './lone-king-answers.js';
import {stopAfter} from '../timed.js';
import {loneKingTrail, Repeats} from './lone-king-trail.js';

/** How many of White's moves a search looks at, and how many of them in a millisecond when it is given a time. */
const NODES = 4000;
const NODES_PER_MS = 50;
/** The share of its time after which it looks at no more of them, whatever was foreseen. */
const TIME_SHARE = 0.6;

/** Returns where the king may be by all positions that fit, in the tables' frame. */
export function kingsIn(set: Worlds): SquareSet {
	const counts = set.counts();
	const squares = Array.from({length: 64}, (_, square) => square).filter(
		(square) => counts[KING * 64 + square] > 0,
	);
	return frameSet(set.seat, SquareSet.from(squares));
}

/** Returns whether the host may call the third repetition after a move, or after an answer to it. */
function mayBeDrawn(repeats: Repeats, after: Placement, belief: SquareSet): boolean {
	return (
		!repeats.twice(after, false).intersect(belief).isEmpty ||
		!repeats.twice(after, true).intersect(kingSteps(belief)).isEmpty
	);
}

/** Returns the best moves by the table of just White's men; none when there is no table, or it does not force it in time. */
function movesByTable(
	tables: Tables,
	{placement, belief}: Hunt,
	left: number,
	repeats: Repeats,
): readonly UciMove[] {
	const table = tables.get(materialName(placement.material));
	const probed = table === undefined ? undefined : probe(table, placement, belief);
	if (probed?.ok !== true || probed.value.level === NEVER || probed.value.level > left) {
		return [];
	}

	return bestMoves(probed.value)
		.map(({move}) => move)
		.filter((move) => {
			const after = afterUci(placement, move);
			return !mayBeDrawn(repeats, after, belief.without(move.to));
		});
}

/**
 * Returns the move of a hunt when the other king is alone; undefined when he is not, or when the seat
 * has nothing to hunt him with. Where tables know that the capture is forced it is, by just these men
 * or by some of them; else the move keeps the men, promotes and leaves the king little room. `known`
 * are the positions that fit, if anybody has kept up with them.
 */
export function huntMove(
	tables: Tables,
	question: BotQuestion,
	random: Random,
	known?: Worlds,
	time?: BotTime,
): UciMove | undefined {
	const trail = loneKingTrail(question);
	const last = trail?.at(-1);
	if (trail === undefined || last === undefined || last.placement.material.length === 0) {
		return undefined;
	}

	const {placement} = last;
	const fitting =
		known?.isComplete === true ? kingsIn(known).intersect(last.belief) : SquareSet.empty;
	const hunt = {placement, belief: fitting.isEmpty ? last.belief : fitting};
	const repeats = new Repeats(trail.slice(0, -1));
	const left = movesLeft(halfmoveClock(question));
	const moves = movesByTable(tables, hunt, left, repeats);
	const wanted = moves.length > 0 ? moves : movesBySearch(tables, hunt, left, repeats, time);
	return wanted.length === 0 ? undefined : frameMove(question.history.seat, pick(random, wanted));
}

function movesBySearch(
	tables: Tables,
	hunt: Hunt,
	left: number,
	repeats: Repeats,
	time: BotTime | undefined,
): readonly UciMove[] {
	const best = new HuntSearch(new CoreLevels(tables)).best(hunt, {
		nodes: time === undefined ? NODES : Math.min(NODES, time.ms * NODES_PER_MS),
		shouldStop: stopAfter(TIME_SHARE, time),
		movesLeft: left,
		mayBeDrawn: (after, belief) => mayBeDrawn(repeats, after, belief),
		visits: (after, belief) => repeats.visits(after, belief),
	});
	return best.map((move) => uciOf(hunt.placement, move));
}

/** Returns whether some of the men win nearly always by the tables that every bot has. */
const isEnough = (material: Material): boolean =>
	material.includes('queen') || (material[0] === 'rook' && material[1] === 'rook');

/** The pairs that win most surely without a queen or two rooks, the best first. */
const PAIRS: readonly Material[] = [
	['rook', 'bishop'],
	['rook', 'knight'],
	['rook', 'pawn'],
	['bishop', 'bishop'],
	['bishop', 'knight'],
	['pawn', 'pawn'],
	['bishop', 'pawn'],
	['knight', 'pawn'],
];

const holds = (material: Material, [first, second]: Material): boolean =>
	first === second
		? material.indexOf(first) !== material.lastIndexOf(first)
		: material.includes(first) && material.includes(second);

/**
 * Returns the ending whose table a seat needs to lose nothing in the hunt that it is in: that of its men, or
 * of the best two of more than a table can hold. Undefined when it is in none, or when what every bot has
 * will do. Whoever keeps tables may open it then.
 */
export function wantedTable(
	question: Pick<BotQuestion, 'history' | 'menAtStart'>,
): string | undefined {
	const {history, menAtStart} = question;
	const last = loneKingTrail({history, menAtStart, moves: []})?.at(-1);
	const material = last?.placement.material ?? [];
	if (material.length === 0 || isEnough(material)) {
		return undefined;
	}

	const pair = material.length <= 2 ? material : PAIRS.find((one) => holds(material, one));
	return pair === undefined ? undefined : materialName(pair);
}
