import {parseFen} from '../core/fen.js';
import {KING, UNSEEN} from '../core/man.js';
import {colorIndex, opposite} from '../core/color.js';
import {unwrap} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {coreAttack} from '../endgame/core-attacker.js';
import {frameCells, frameMove, framePlacement, frameSet} from '../endgame/frame.js';
import {tableAttack} from '../endgame/table-attacker.js';
import {currentView} from '../knowledge/history.js';
import {
	blindBelief,
	looseKingBelief,
	seenKing,
	trackLoneKing,
} from '../knowledge/lone-king-belief.js';
import {takenMen} from '../knowledge/taken.js';
import {findVariant} from '../rules/registry.js';
import type {Tables} from '../solver/build-table.js';
import {materialName} from '../solver/material.js';
import type {UciMove} from '../core/uci.js';
import type {Random} from '../core/random.js';
import type {Bot, BotQuestion} from './bot.js';

/** Returns the ply from which on the other side has had nothing but its king; undefined when it has more. */
function loneFrom({history, menAtStart}: BotQuestion): number | undefined {
	const taken = takenMen(history).enemy;
	const others = menAtStart[opposite(history.seat)] - 1;
	return taken.length < others ? undefined : (taken[others - 1]?.ply ?? 0);
}

/** Returns where the other side's king may have stood at the start, to the seat's knowledge. */
function startOf({history, enemyKing}: BotQuestion): SquareSet {
	if (enemyKing !== undefined) {
		return SquareSet.from([enemyKing]);
	}

	const {setup} = unwrap(findVariant(history.variant));
	const {cells} = unwrap(parseFen(setup.fen));
	const home = cells.indexOf(KING | (colorIndex(opposite(history.seat)) << 3));
	// A game from another start may have him anywhere.
	const isUsual = history.start.cells.every(
		(code, square) => code === cells[square] || code === UNSEEN,
	);
	return isUsual ? SquareSet.from([home]) : blindBelief(history.start);
}

/** Returns where the other side's king may be, to the seat's knowledge, once he is alone since ply `from`. */
function whereIsHe(question: BotQuestion, from: number): SquareSet {
	const belief = looseKingBelief(question.history, from, startOf(question));
	return trackLoneKing(question.history, from, belief).at(-1) ?? belief;
}

/**
 * Returns the move of a hunt when the other king is alone: the table player's where there is a table for
 * one's own men, else that of the men among them that have one. Undefined when neither can force it.
 */
function hunt(question: BotQuestion, tables: Tables, random: Random): UciMove | undefined {
	const from = loneFrom(question);
	if (from === undefined) {
		return undefined;
	}

	const {seat} = question.history;
	const {cells} = currentView(question.history);
	const belief = frameSet(seat, whereIsHe(question, from));
	const read = framePlacement(seat, cells);
	if (read.ok && tables.has(materialName(read.value.placement.material))) {
		const attack = tableAttack(tables, read.value.placement, belief, random);
		return attack.ok ? frameMove(seat, attack.value.move) : undefined;
	}

	const move = coreAttack(tables, frameCells(seat, cells), belief, random);
	return move === undefined ? undefined : frameMove(seat, move);
}

/** Returns a capture of the king when the seat sees him. */
function takeKing({history, moves}: BotQuestion): UciMove | undefined {
	const king = seenKing(currentView(history));
	return moves.find(({to}) => to === king);
}

/**
 * Returns a bot that plays as `middlegame` does until the other side has nothing but its king: then it
 * plays the table's moves for what it knows of where he may be, and so lets no won ending go.
 */
export const withEndgames =
	(middlegame: Bot, tables: Tables): Bot =>
	(question, random, time) => {
		const taking = takeKing(question);
		if (taking !== undefined) {
			return {move: taking};
		}

		const hunted = hunt(question, tables, random);
		const move = question.moves.find(
			({from, to, promotion}) =>
				from === hunted?.from && to === hunted.to && promotion === hunted.promotion,
		);
		return move === undefined ? middlegame(question, random, time) : {move};
	};
