import type {Bot, BotQuestion} from '../../bot.js';
import {isMove} from '../../../core/act.js';
import {countEach} from '../../../core/count-each.js';
import {colorIndex, opposite} from '../../../core/color.js';
import type {UciMove} from '../../../core/uci.js';
import {frameMove} from '../../../endings/frame.js';
import {kriegspielAttack} from '../../../endings/kriegspiel/table-attacker.js';
import {currentView} from '../../../rules/history.js';
import {isBlind} from '../../../rules/book.js';
import {isWholeView} from '../../../rules/view.js';
import type {Worlds} from '../../../knowledge/worlds/worlds.js';
import {isBare} from '../../../knowledge/worlds/bare-king.js';
import type {Tables} from '../../../solver/build-table.js';
import {NEVER} from '../../../solver/levels.js';
import {materialName, type Placement} from '../../../solver/material.js';
import {uciOf} from '../../../solver/reach.js';
import {tableGameOf} from '../../../solver/table-game.js';
import {gameTable, tablesOfGame} from '../../game-tables.js';
import type {FollowedWorlds} from '../../followed-worlds.js';
import {kingsIn} from '../../endings/hunt-lone-king.js';
import {ownMen, placementKey} from '../../endings/own-men.js';
import {findOffered} from '../../offered-moves.js';
import {stopAfter} from '../../timed.js';
import {quietPlies} from '../shun-draws.js';
import {HuntSearch} from './hunt-search.js';

/** The most arrangements of men that are looked at for one try. */
const NODES = 2500;
const TIME_USED = 0.8;
/** What is taken off for each time that the men have stood so before. */
const AGAIN = 15;
/** After so many plies without a capture or a pawn's move pawns are moved rather than not. */
const LONG = 60;
const PUSH = 100;

/** Returns the tries of a hunt, the best first, in the tables' frame. */
function* wantedTries(
	{history}: BotQuestion,
	set: Worlds,
	all: Tables,
	shouldStop: () => boolean,
): Generator<UciMove> {
	const {variant} = set;
	const {seat, plies} = history;
	const placement = ownMen(seat, currentView(history).cells);
	const belief = kingsIn(set);
	const game = tableGameOf(variant);
	const ending = materialName(placement.material);
	const table = game === undefined ? undefined : gameTable(all, game, ending);
	if (table !== undefined && table.levelOf(placement.squares, belief) < NEVER) {
		const attack = kriegspielAttack(table, placement, belief);
		if (attack.ok) {
			yield uciOf(placement, attack.value.try);
		}
	}

	const own = plies.filter(({by}) => by === seat);
	const before = countEach(own.map(({view}) => placementKey(ownMen(seat, view.cells))));
	const isLong = quietPlies(history) >= LONG;
	const pawns = placement.material.filter((role) => role === 'pawn').length;
	const pawnRanks = ({material, squares}: Placement): number =>
		material.reduce((sum, role, man) => sum + (role === 'pawn' ? squares[man + 1] >> 3 : 0), 0);
	const isPush = (after: Placement): boolean =>
		after.material.filter((role) => role === 'pawn').length < pawns ||
		pawnRanks(after) > pawnRanks(placement);
	const search = new HuntSearch({
		check: variant.hear.check,
		stalemateWins: variant.end.includes('stalemate-loses'),
		tables: game === undefined ? new Map() : tablesOfGame(all, game),
		nodes: NODES,
		shouldStop,
		penalty: (after) =>
			(before.get(placementKey(after)) ?? 0) * AGAIN - (isLong && isPush(after) ? PUSH : 0),
	});
	for (const {move} of search.search(placement, belief)) {
		yield uciOf(placement, move);
	}
}

/**
 * Returns whether a seat hunts, in the dark and by one move a turn, a king that has no man left, who is in check when
 * he is attacked. Nothing but the king may be hidden, and all that may be done is to try a move or to ask.
 */
function isHunt({history, acts = []}: BotQuestion, set: Worlds): boolean {
	const {variant, seat} = set;
	const state = set.state(0);
	return (
		variant.moves.royal === 'check' &&
		isBlind(variant.see) &&
		!isWholeView(currentView(history)) &&
		(variant.movesLeft?.(state) ?? 1) === 1 &&
		acts.every((act) => isMove(act) || act.kind === 'ask') &&
		state.board.tables.isOrthodox &&
		isBare(state, colorIndex(opposite(seat)))
	);
}

/**
 * Returns a bot that plays as `middlegame` does until the other side has nothing but its king: then it
 * hunts him by all places where he may be, by the exact table where there is one and the hunt is won for sure,
 * and else by a search, with any men and under any umpire.
 */
export const withHunt =
	(middlegame: Bot, games: FollowedWorlds, tables: Tables): Bot =>
	(question, random, time) => {
		const shouldStop = stopAfter(TIME_USED, time);
		const set = games(question, time);
		if (set === undefined || !isHunt(question, set)) {
			return middlegame(question, random, time);
		}

		const {history, moves} = question;
		for (const wanted of wantedTries(question, set, tables, shouldStop)) {
			const move = findOffered(moves, frameMove(history.seat, wanted));
			if (move !== undefined) {
				return {move, info: {positions: set.size, isExact: set.isExact}};
			}
		}

		return middlegame(question, random, time);
	};
