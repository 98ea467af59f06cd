import {makeFen, parseFen} from '../core/fen.js';
import {EMPTY, KING} from '../core/man.js';
import {createRandom, pick, type Random} from '../core/random.js';
import {unwrap} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {makeUci, parseUci} from '../core/uci.js';
import {afterUci} from '../endings/after-uci.js';
import {clairvoyantKing} from '../endings/fog/clairvoyant-king.js';
import {foggedKing} from '../endings/fog/fogged-king.js';
import {paperReply, paperShows} from '../theory/paper/paper-king.js';
import {planDecision} from '../theory/paper/follow-plan.js';
import {phantomReply, phantomShows} from '../endings/fog/phantom-king.js';
import {tableAttack} from '../endings/fog/table-attacker.js';
import {currentView} from '../knowledge/history.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import type {Tables} from '../solver/build-table.js';
import {type Placement, readPlacement} from '../solver/material.js';
import {drillGame} from './game.js';
import {drillSeat, knownStart} from './knowledge.js';
import {umpiredReply, umpiredShows} from './kriegspiel/opponent.js';
import {umpiredTry} from './kriegspiel/umpired-try.js';
import {PAPER_KING, strategyOf} from './settings.js';
import {traceKing} from './trace-king.js';
import {trackKing} from './track-king.js';

/** A match, and what the program plays in it. The phantom's match differs from the one it was asked about in what White has not seen. */
export type DrillReply = {readonly match: Match; readonly move: string};

/** The kings that have not decided where they stand: what they let White see, and how they go on. */
const UNDECIDED: {
	readonly [player: string]:
		| {readonly shows: typeof phantomShows; readonly reply: typeof phantomReply}
		| undefined;
} = {
	phantom: {shows: phantomShows, reply: phantomReply},
	[PAPER_KING]: {shows: paperShows, reply: paperReply},
};

const randomOf = ({settings, moves, tries = []}: Match): Random =>
	createRandom(
		[settings.seed, moves.length, ...(tries.length === 0 ? [] : [tries.length])].join(' '),
	);

const placementOf = (match: Match): Placement =>
	unwrap(readPlacement(currentView(seatReport(match, 'white').history).cells)).placement;

/** Returns what White has known at each point of the match, by plies. */
const beliefsOf = (match: Match): readonly SquareSet[] =>
	trackKing(seatReport(match, 'white').history, knownStart(match.settings));

/** Returns where the king really stands: replayed from the start, for the clairvoyant alone. */
function trueKing({settings, moves}: Match): Square {
	const {cells} = unwrap(parseFen(settings.fen ?? ''));
	const start = cells.indexOf(KING | 8);
	return moves.reduce((king, move) => {
		const {from, to} = parseUci(move) ?? {from: NO_SQUARE, to: NO_SQUARE};
		return from === king ? to : king;
	}, start);
}

/**
 * Returns the match with the lone king's past changed so that he now stands on `king`. White has seen
 * the same in both: his moves, his views and what he may know stay what they were.
 */
export function rewriteKing(match: Match, king: Square, random: Random): Match {
	const {plies} = seatReport(match, 'white').history;
	const path = traceKing(
		beliefsOf(match),
		plies.map(({by}) => by),
		king,
		random,
	);
	const setup = unwrap(parseFen(match.settings.fen ?? ''));
	const cells = setup.cells.slice();
	cells[cells.indexOf(KING | 8)] = EMPTY;
	cells[path[0]] = KING | 8;
	return {
		...match,
		settings: {...match.settings, fen: makeFen({...setup, cells})},
		moves: match.moves.map((move, index) =>
			plies[index].by === 'white' ? move : makeUci({from: path[index], to: path[index + 1]}),
		),
	};
}

/**
 * Returns the match as it is to be when the person's move is played in it. Against the phantom, and the
 * paper's king, this is where it settles what the move will show; otherwise the match itself. A move that cannot be played
 * changes nothing.
 */
export function settleBeforeMove(match: Match, tables: Tables, move: string): Match {
	const wanted = parseUci(move);
	const undecided = UNDECIDED[drillSeat(match.settings)?.player ?? ''];
	if (undecided === undefined || wanted === undefined) {
		return match;
	}

	const isUmpired = drillGame(match.settings.variant) === 'kriegspiel';
	const report = seatReport(match, 'white');
	const isMove = report.moves.some((candidate) => makeUci(candidate) === move);
	const belief = beliefsOf(match).at(-1) ?? SquareSet.empty;
	// Where he is seen he has decided.
	if (!isMove || belief.size < 2) {
		return match;
	}

	const random = randomOf(match);
	const placement = placementOf(match);
	const shown = isUmpired
		? umpiredShows(tables, placement, belief, wanted)
		: undecided.shows(tables, afterUci(placement, wanted), belief, random);
	return rewriteKing(match, pick(random, [...shown]), random);
}

/** Returns the program's move in a drill in which it is on move. Pure: the same match gives the same reply. */
export function drillReply(match: Match, tables: Tables): DrillReply {
	const seat = drillSeat(match.settings);
	const random = randomOf(match);
	const placement = placementOf(match);
	const belief = beliefsOf(match).at(-1) ?? SquareSet.empty;
	if (seat === undefined) {
		throw new Error('this match is no drill');
	}

	if (drillGame(match.settings.variant) === 'kriegspiel') {
		if (strategyOf(seat) !== undefined) {
			const {history} = seatReport(match, 'white');
			const tried = umpiredTry(history, knownStart(match.settings), tables, seat.plan);
			return {match, move: makeUci(unwrap(tried))};
		}

		const known = {placement, belief, king: trueKing(match)};
		const reply = umpiredReply(seat.player, tables, known, random);
		const settled = reply.from === known.king ? match : rewriteKing(match, reply.from, random);
		return {match: settled, move: makeUci(reply)};
	}

	if (seat.player === 'paper' || seat.player === 'paper+') {
		const {history} = seatReport(match, 'white');
		const decision = planDecision(seat.player, history, knownStart(match.settings));
		// The plan leads from every start to the end, as its proof shows; the table goes on should it not.
		if (decision !== undefined) {
			return {match, move: makeUci(decision.move)};
		}
	}

	if (strategyOf(seat) !== undefined) {
		return {match, move: makeUci(unwrap(tableAttack(tables, placement, belief, random)).move)};
	}

	const undecided = UNDECIDED[seat.player];
	if (undecided !== undefined) {
		const {move} = undecided.reply(tables, placement, belief, random);
		return {match: rewriteKing(match, move.from, random), move: makeUci(move)};
	}

	if (seat.player === 'clairvoyant') {
		const king = trueKing(match);
		return {match, move: makeUci(clairvoyantKing(tables, placement, belief, king, random))};
	}

	const {history, moves} = seatReport(match, 'black');
	const start = unwrap(readPlacement(unwrap(parseFen(match.settings.fen ?? '')).cells));
	return {
		match,
		move: makeUci(foggedKing(history, moves, start.placement, !seat.blind, random)),
	};
}
