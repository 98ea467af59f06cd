import {countPlies, movesOf} from '../match/acts.js';
import type {Color} from '../core/color.js';
import {makeFen, parseFen} from '../core/fen.js';
import {EMPTY, KING} from '../core/man.js';
import {createRandom, pick, type Random} from '../core/random.js';
import {unwrap} from '../core/result.js';
import type {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {makeUci, parseUci} from '../core/uci.js';
import {trackKing, type Moment, type Phantom} from '../endings/belief-game.js';
import {foggedKing} from '../endings/fog/fogged-king.js';
import {kingStepsFrom} from '../knowledge/king-steps.js';
import type {Match} from '../match/match.js';
import {seatReport} from '../match/seat-report.js';
import {readPlacement} from '../solver/material.js';
import {paperKing} from '../theory/paper/lone-king.js';
import {gameOf, tablesFor} from './game.js';
import {drillSeat, knownStart} from './knowledge.js';
import {programMove} from './program.js';
import {type DrillOpponent, PAPER_KING} from './settings.js';
import type {DrillTables} from './tables.js';

/** A match, and what the program plays in it. The phantom's match differs from the one it was asked about in what White has not seen. */
export type DrillReply = {readonly match: Match; readonly move: string};

const randomOf = (match: Match): Random => {
	const plies = countPlies(match);
	const tries = match.acts.length - plies;
	return createRandom([match.settings.seed, plies, ...(tries === 0 ? [] : [tries])].join(' '));
};

/** Returns what White has known at each point of the match, by plies. */
const beliefsOf = (match: Match): readonly SquareSet[] =>
	trackKing(
		gameOf(match.settings.variant),
		seatReport(match, 'white').history,
		knownStart(match.settings),
	);

const nowIn = (match: Match): Moment =>
	gameOf(match.settings.variant)
		.read(seatReport(match, 'white').history, knownStart(match.settings))
		.at(-1)!;

/** Returns the king that has not decided where he stands; undefined when the opponent is another. */
const undecided = (match: Match, opponent: DrillOpponent | undefined): Phantom | undefined =>
	opponent === 'phantom'
		? gameOf(match.settings.variant).phantom
		: opponent === PAPER_KING
			? paperKing
			: undefined;

/** Returns where the king really stands: replayed from the start, for the clairvoyant alone. */
function trueKing(match: Match): Square {
	const {cells} = unwrap(parseFen(match.settings.fen ?? ''));
	const start = cells.indexOf(KING | 8);
	return movesOf(match).reduce((king, move) => {
		const {from, to} = parseUci(move) ?? {from: NO_SQUARE, to: NO_SQUARE};
		return from === king ? to : king;
	}, start);
}

/**
 * Returns a way the lone king may have gone that ends on `last` and fits all that White has seen: his
 * square after each ply, as `trackKing` counts them. `movers` tells who made each ply.
 */
function traceKing(
	beliefs: readonly SquareSet[],
	movers: readonly Color[],
	last: Square,
	random: Random,
): Square[] {
	const path = [last];
	for (let index = movers.length - 1; index >= 0; index--) {
		const [after] = path;
		const before =
			movers[index] === 'white'
				? after
				: pick(random, [...kingStepsFrom(after).intersect(beliefs[index])]);
		path.unshift(before);
	}

	return path;
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
	let ply = 0;
	return {
		...match,
		settings: {...match.settings, fen: makeFen({...setup, cells})},
		acts: match.acts.map((act) => {
			// What was tried in vain or asked is no ply; the undecided king does neither.
			const index = act.stands ? ply++ : ply;
			return act.seat === 'white'
				? act
				: {...act, text: makeUci({from: path[index], to: path[index + 1]})};
		}),
	};
}

/**
 * Returns the match as it is to be when the person's move is played in it. Against the phantom, and the
 * paper's king, this is where it settles what the move will show; otherwise the match itself. A move that cannot be played
 * changes nothing.
 */
export function settleBeforeMove(match: Match, tables: DrillTables, move: string): Match {
	const wanted = parseUci(move);
	const king = undecided(match, drillSeat(match.settings)?.opponent);
	if (king === undefined || wanted === undefined) {
		return match;
	}

	const isMove = seatReport(match, 'white').moves.some((one) => makeUci(one) === move);
	const now = nowIn(match);
	// Where he is seen he has decided.
	if (!isMove || now.belief.size < 2) {
		return match;
	}

	const random = randomOf(match);
	const own = tablesFor(tables, gameOf(match.settings.variant));
	const shown = king.shows(own, now, wanted, random);
	return rewriteKing(match, pick(random, [...shown]), random);
}

/** Returns the program's move in a drill in which it is on move. Pure: the same match gives the same reply. */
export function drillReply(match: Match, tables: DrillTables): DrillReply {
	const {settings} = match;
	const seat = drillSeat(settings);
	if (seat === undefined) {
		throw new Error('this match is no drill');
	}

	const random = randomOf(match);
	if (seat.opponent === undefined) {
		const {history} = seatReport(match, 'white');
		const move = programMove(history, knownStart(settings), tables, seat.strategy, random);
		return {match, move: makeUci(unwrap(move))};
	}

	if (seat.opponent === 'fogged') {
		const {history, moves} = seatReport(match, 'black');
		const {placement} = unwrap(readPlacement(unwrap(parseFen(settings.fen ?? '')).cells));
		return {match, move: makeUci(foggedKing(history, moves, placement, !seat.blind, random))};
	}

	const game = gameOf(settings.variant);
	const own = tablesFor(tables, game);
	const king = trueKing(match);
	const phantom = undecided(match, seat.opponent);
	if (phantom === undefined) {
		return {match, move: makeUci(game.clairvoyant(own, nowIn(match), king, random))};
	}

	const move = phantom.reply(own, nowIn(match), random);
	const isSettled = move.from === king && !phantom.redraws;
	return {match: isSettled ? match : rewriteKing(match, move.from, random), move: makeUci(move)};
}
