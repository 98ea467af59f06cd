import type {Bot, BotQuestion, BotTime} from '../../bot.js';
import {colorIndex, opposite} from '../../../core/color.js';
import {isMan, KING, manColor, manRole, type Role} from '../../../core/man.js';
import type {Square} from '../../../core/square.js';
import type {UciMove} from '../../../core/uci.js';
import {frameMove, frameSet, frameSquare} from '../../../endings/frame.js';
import {kriegspielAttack} from '../../../endings/kriegspiel/table-attacker.js';
import {currentView, type SeatHistory} from '../../../rules/history.js';
import type {Worlds} from '../../../knowledge/worlds/worlds.js';
import {isBare} from '../../../knowledge/worlds/bare-king.js';
import {Position} from '../../../rules/position.js';
import type {View} from '../../../rules/view.js';
import {SquareSet} from '../../../core/square-set.js';
import type {Tables} from '../../../solver/build-table.js';
import {NEVER} from '../../../solver/levels.js';
import {byStrength, materialName, type Placement} from '../../../solver/material.js';
import {uciOf} from '../../../solver/reach.js';
import {tableGameOf} from '../../../solver/table-game.js';
import {gameTable, tablesOfGame} from '../../game-tables.js';
import type {FollowedWorlds} from '../../followed-worlds.js';
import {quietPlies} from '../quiet-plies.js';
import {HuntSearch} from './hunt-search.js';

/** The most arrangements of men that are looked at for one try. */
const NODES = 2500;
const TIME_USED = 0.8;
/** What is taken off for each time that the men have stood so before. */
const AGAIN = 15;
/** After so many plies without a capture or a pawn's move pawns are moved rather than not. */
const LONG = 60;
const PUSH = 100;

/** Returns a seat's men as White's in the tables' frame, however many they are; the seat must have a king. */
function readMen({viewer, cells}: View): Placement {
	const men: {role: Role; square: Square}[] = [];
	let king = 0;
	for (let square = 0; square < 64; square++) {
		const man = cells[square];
		if (!isMan(man) || manColor(man) !== viewer) {
			continue;
		}

		if ((man & 7) === KING) {
			king = frameSquare(viewer, square);
		} else {
			men.push({role: manRole(man), square: frameSquare(viewer, square)});
		}
	}

	men.sort((a, b) => byStrength(a.role, b.role) || a.square - b.square);
	return {
		material: men.map(({role}) => role),
		squares: [king, ...men.map(({square}) => square)],
	};
}

/** Returns a text that is equal for the same men on the same squares. */
const keyOf = ({material, squares}: Placement): string =>
	`${squares[0]} ${material
		.map((role, man) => `${role}${squares[man + 1]}`)
		.sort()
		.join(' ')}`;

/** Returns the squares where the other king may be, in the tables' frame. */
function kingsOf(set: Worlds): SquareSet {
	const position = new Position(set.variant.moves);
	const squares: Square[] = [];
	for (let index = 0; index < set.size; index++) {
		set.load(index, position);
		squares.push(position.kings[colorIndex(opposite(set.seat))]);
	}

	return frameSet(set.seat, SquareSet.from(squares));
}

/** Returns how often the seat's men have stood as they do after each of its moves. */
function arrangementsOf({plies, seat}: SeatHistory): Map<string, number> {
	const counts = new Map<string, number>();
	for (const {by, view} of plies) {
		if (by === seat) {
			const key = keyOf(readMen(view));
			counts.set(key, (counts.get(key) ?? 0) + 1);
		}
	}

	return counts;
}

/** Returns the tries of a hunt, the best first, in the tables' frame. */
function* wantedTries(
	{history}: BotQuestion,
	set: Worlds,
	all: Tables,
	shouldStop: () => boolean,
): Generator<UciMove> {
	const {variant} = set;
	const placement = readMen(currentView(history));
	const belief = kingsOf(set);
	const game = tableGameOf(variant);
	const ending = materialName(placement.material);
	const table = game === undefined ? undefined : gameTable(all, game, ending);
	if (table !== undefined && table.levelOf(placement.squares, belief) < NEVER) {
		const attack = kriegspielAttack(table, placement, belief);
		if (attack.ok) {
			yield uciOf(placement, attack.value.try);
		}
	}

	const before = arrangementsOf(history);
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
			(before.get(keyOf(after)) ?? 0) * AGAIN - (isLong && isPush(after) ? PUSH : 0),
	});
	for (const {move} of search.search(placement, belief)) {
		yield uciOf(placement, move);
	}
}

/** Returns whether a seat hunts a king that has no man left, who is in check when he is attacked. */
const isHunt = (set: Worlds): boolean =>
	set.variant.moves.royal === 'check' && isBare(set.state(0), colorIndex(opposite(set.seat)));

/** Returns a function that tells whether most of the time is over; never, when no time is given. */
function stopAt(time: BotTime | undefined): () => boolean {
	const began = time?.now() ?? 0;
	return time === undefined ? () => false : () => time.now() - began >= time.ms * TIME_USED;
}

/**
 * Returns a bot that plays as `middlegame` does until the other side has nothing but its king: then it
 * hunts him by all places where he may be, by the exact table where there is one and the hunt is won for sure,
 * and else by a search, with any men and behind any umpire.
 */
export const withHunt =
	(middlegame: Bot, games: FollowedWorlds, tables: Tables): Bot =>
	(question, random, time) => {
		const shouldStop = stopAt(time);
		const set = games.follow(question);
		if (set === undefined || !isHunt(set)) {
			return middlegame(question, random, time);
		}

		const {history, moves} = question;
		for (const wanted of wantedTries(question, set, tables, shouldStop)) {
			const {from, to, promotion} = frameMove(history.seat, wanted);
			const move = moves.find(
				(one) => one.from === from && one.to === to && one.promotion === promotion,
			);
			if (move !== undefined) {
				return {move, info: {positions: set.size, isExact: set.isExact}};
			}
		}

		return middlegame(question, random, time);
	};
