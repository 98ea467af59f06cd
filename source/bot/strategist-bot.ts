import {opposite} from '../core/color.js';
import {unwrap} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {frameHistory, frameMove, framePlacement, frameSquare} from '../endings/frame.js';
import {variantOf} from '../rules/registry.js';
import {tableGameOf} from '../solver/table-game.js';
import {PLAN_BOOKS} from '../theory/plan-books.js';
import {followedWorlds} from './followed-worlds.js';
import {withHunt} from './kriegspiel/lone-king/with-hunt.js';
import {planDecision} from '../theory/paper/paper-steps.js';
import {STRATEGISTS} from '../theory/paper/strategists.js';
import {tableAttack} from '../endings/fog/table-attacker.js';
import {currentView} from '../rules/history.js';
import {trackLoneKing} from '../knowledge/lone-king-belief.js';
import type {Tables} from '../solver/build-table.js';
import {NEVER} from '../solver/levels.js';
import {materialName} from '../solver/material.js';
import type {Bot, BotQuestion} from './bot.js';
import type {StrategistName} from './bots.js';
import {toldKing} from './endings/lone-king-trail.js';
import {findOffered, takeKing} from './offered-moves.js';

/** A strategist was asked for an ending that it does not play; the message is a sentence part. */
export class NotItsEnding extends Error {}

/** Returns the name of the ending that a seat hunts in, or hunted in when it saw other cells. Throws NotItsEnding when it is none. */
function endingOf(
	name: StrategistName,
	{history, menAtStart}: BotQuestion,
	{cells} = currentView(history),
): string {
	const read = framePlacement(history.seat, cells);
	if (!read.ok || read.value.placement.material.length === 0) {
		throw new NotItsEnding(`${name} plays endings of one or two men and the king against a king`);
	}

	if (menAtStart[opposite(history.seat)] > 1) {
		throw new NotItsEnding(`${name} plays against a lone king only`);
	}

	return materialName(read.value.placement.material);
}

/** Nobody else plays where a strategist has nothing to hunt. */
const nobody: Bot = () => {
	throw new NotItsEnding('a strategist of Kriegspiel hunts a lone king');
};

/** Returns the table player of Kriegspiel, or the program of 2003 while it leads and the table player after. */
function kriegspielStrategist(name: StrategistName, tables: Tables): Bot {
	const hunter = withHunt(nobody, followedWorlds(), tables);
	const {has, decide} = PLAN_BOOKS.kriegspiel;
	return (question, random, time) => {
		const {history, moves} = question;
		const {seat} = history;
		const ending = endingOf(name, question);
		if (name !== 'table' && !has(name, ending)) {
			throw new NotItsEnding(`in Kriegspiel ${name} has no plan for ${ending}`);
		}

		const king = toldKing(question);
		const start = king === undefined ? undefined : SquareSet.from([frameSquare(seat, king)]);
		const planned = decide(name, frameHistory(history), start);
		const move = planned && findOffered(moves, frameMove(seat, planned));
		return move === undefined ? hunter(question, random, time) : {move};
	};
}

/**
 * Returns a strategist as a bot: the table player, or a plan while it leads and the table after. Throws NotItsEnding
 * when it is asked for another ending, or for a game that it does not play.
 */
export function strategistBot(name: StrategistName, tables: Tables): Bot {
	const inFog = fogStrategist(name, tables);
	const inKriegspiel = kriegspielStrategist(name, tables);
	return (question, random, time) => {
		const variant = variantOf(question.history.variant);
		if (variant.moves.royal === 'capture') {
			return inFog(question, random, time);
		}

		if (tableGameOf(variant) === undefined) {
			throw new NotItsEnding(`${name} plays Fog of War and Kriegspiel only`);
		}

		return inKriegspiel(question, random, time);
	};
}

/** Returns the same for Fog of War. */
const fogStrategist =
	(name: StrategistName, tables: Tables): Bot =>
	(question, random) => {
		const {history} = question;
		const {seat} = history;
		const taking = takeKing(question);
		if (taking !== undefined) {
			// Also when the last man has just been taken, and no ending is left to play.
			return {move: taking, info: {positions: 1, isExact: true, depth: 1}};
		}

		const ending = endingOf(name, question);
		const king = toldKing(question);
		const start = king === undefined ? undefined : SquareSet.from([frameSquare(seat, king)]);
		const framed = frameHistory(history);
		if (name !== 'table') {
			// What is left of its men is the table's.
			const begun = endingOf(name, question, history.start);
			if (STRATEGISTS[name]?.[begun] === undefined) {
				throw new NotItsEnding(`${name} has no plan for ${begun}`);
			}

			const decision = planDecision(name, framed, start);
			if (decision !== undefined) {
				return {move: frameMove(seat, decision.move)};
			}
		}

		if (!tables.has(ending)) {
			throw new NotItsEnding(`there is no table for ${ending}`);
		}

		const {placement} = unwrap(framePlacement(seat, currentView(history).cells));
		const belief = trackLoneKing(framed, 0, start).at(-1) ?? SquareSet.empty;
		const {move, level} = unwrap(tableAttack(tables, placement, belief, random));
		return {
			move: frameMove(seat, move),
			info: {positions: belief.size, isExact: true, ...(level === NEVER ? {} : {depth: level})},
		};
	};
