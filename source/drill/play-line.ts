import {parseFen} from '../core/fen.js';
import {given} from '../core/given.js';
import {createRandom} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE} from '../core/square.js';
import {findTry} from '../endings/belief-game.js';
import {levelToMove} from '../endings/levels.js';
import {seenKing} from '../knowledge/lone-king-belief.js';
import {NEVER} from '../solver/levels.js';
import {materialName, readPlacement} from '../solver/material.js';
import {withoutManAt} from '../solver/reach.js';
import {hasTable} from '../solver/table-game.js';
import {mostMoves} from '../theory/paper/paper-steps.js';
import type {Reason} from '../theory/plan-book.js';
import {beliefGame, tablesFor} from './game.js';
import {historyOf, type Line, type LineEnd, type LineStart, type LineStep} from './line.js';
import {playersOf} from './line-players.js';
import {heroOf} from './plans.js';
import type {DrillTables} from './tables.js';

/** No line has so many steps: who makes them goes round in circles. */
const MOST_STEPS = 600;

/**
 * Plays a line: White by the table or by a plan, against the king that it is shown against; in the ending that the
 * paper's lone king holds, White does what he can to drive him out. Fails when the start cannot be read or the strategy
 * has no plan for it. Pure. `tables` must hold the ending's.
 */
export function playLine(begin: LineStart, tables: DrillTables): Result<Line> {
	const {game: id, fen, strategy, isTold, seed} = begin;
	const setup = parseFen(fen);
	const read = setup.ok ? readPlacement(setup.value.cells) : setup;
	if (!read.ok) {
		return read;
	}

	const {placement, blackKing} = read.value;
	if (blackKing === NO_SQUARE) {
		return fail('there is no black king');
	}

	const game = beliefGame(id);
	const own = tablesFor(tables, game);
	const ending = materialName(placement.material);
	const hero = heroOf(id, strategy, ending);
	if (hero === undefined) {
		return fail(`${strategy} has no plan for ${ending}`);
	}

	let point = {
		placement,
		belief: isTold ? SquareSet.from([blackKing]) : game.table.hidden(placement),
	};
	const start = {view: game.look(placement, blackKing, 'white'), belief: point.belief};
	const par = levelToMove(own, placement, point.belief);
	const players = playersOf(
		{...begin, ending, hero, par, king: blackKing},
		own,
		createRandom(seed),
	);
	const {attack, defender, limit} = players;
	const steps: LineStep[] = [];
	const reasons: (Reason | undefined)[] = [];
	const needed: (number | undefined)[] = [];
	let moves = 0;
	const note = (reason: Reason | undefined, isWhite: boolean): void => {
		const level = isWhite ? levelToMove(own, point.placement, point.belief) : NEVER;
		reasons.push(reason);
		needed.push(level === NEVER ? undefined : level);
	};
	const add = (step: Omit<LineStep, 'belief' | 'moves'>): void => {
		steps.push({...step, belief: point.belief, moves});
	};
	const play = (): LineEnd => {
		let glimpsed = blackKing;
		while (moves < limit && steps.length < MOST_STEPS) {
			const seen = seenKing((steps.at(-1) ?? start).view);
			const reason = attack({...point, glimpsed, seen});
			const move = reason === undefined ? undefined : findTry(game, point, reason.moves[0]);
			if (reason === undefined || move === undefined) {
				return 'no-try';
			}

			note(reason, true);
			const cases = game.cases(point, move);
			const taking = cases.find((one) => one.answer.kind === 'taken');
			const shown = taking?.belief ?? defender.shows(point, reason.moves[0]);
			const {answer, ...after} = cases.find((one) => !one.belief.intersect(shown).isEmpty)!;
			// A try that is refused for certain tells nothing and would be made again for ever.
			const isIdle = answer.kind === 'refused' && after.belief.equals(point.belief);
			point = after;
			moves += answer.kind === 'refused' ? 0 : 1;
			const tried = {move: reason.moves[0], answer};
			const {kind} = answer;
			if (kind === 'refused') {
				add({view: game.look(point.placement, NO_SQUARE, 'white'), tried});
				if (isIdle) {
					return 'no-try';
				}

				continue;
			}

			if (kind === 'taken' || kind === 'checkmate' || kind === 'stalemate') {
				add({view: game.look(point.placement, NO_SQUARE, 'black'), tried});
				return kind === 'checkmate' ? 'mate' : kind;
			}

			const {from, to, step} = defender.step({...point, belief: point.belief.intersect(shown)});
			const view = game.look(point.placement, from, 'black');
			add({view, tried});
			note(undefined, false);
			glimpsed = seenKing(view);
			const man = point.placement.squares.indexOf(to);
			const why = given({king: step});
			if (man === 0) {
				add({view, taken: to, ...why});
				return 'king-lost';
			}

			const reply = game.replies(point).find((one) => one.belief.has(to))!;
			const men = man > 0 ? withoutManAt(point.placement, man) : point.placement;
			const next = game.look(men, to, 'white');
			const isSeen = seenKing(next) !== NO_SQUARE;
			point = {placement: men, belief: isSeen ? SquareSet.from([to]) : reply.belief};
			add({view: next, ...(man < 0 ? {} : {taken: to}), ...why});
			const {material} = men;
			const canWin = material.length > 0 && hasTable(game.table, material);
			if (man > 0 && !isSeen && !canWin) {
				return 'man-lost';
			}
		}

		return 'out-of-moves';
	};
	const end = play();
	note(undefined, false);
	const most = mostMoves(strategy, ending);
	const told = {game: id, start, steps};
	return ok({
		...told,
		ending,
		strategy,
		hero,
		king: players.king,
		fen,
		reasons: players.lookBack?.(historyOf(told), start.belief) ?? reasons,
		needed,
		end,
		moves,
		refusals: steps.filter(({tried}) => tried?.answer.kind === 'refused').length,
		...given({most}),
	});
}
