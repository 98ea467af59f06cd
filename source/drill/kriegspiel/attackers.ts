import {gameTable} from '../../bot/game-tables.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {UciMove} from '../../core/uci.js';
import type {AskedPoint} from '../../theory/kriegspiel/plan.js';
import {KriegspielTablePlayer} from '../../endings/kriegspiel/table-attacker.js';
import {materialName} from '../../solver/material.js';
import {uciOf} from '../../solver/reach.js';
import {drillTableGame} from '../game.js';
import type {DrillTables} from '../tables.js';

/** Chooses what White tries next, at one point of a game after the other; fails, in a sentence, where it has nothing. */
export type UmpiredAttacker = (at: AskedPoint) => Result<UciMove>;

/** Returns the table player, who remembers for which squares he plays. `tables` are those of all games. */
export function tableTries(tables: DrillTables): UmpiredAttacker {
	let player: {readonly ending: string; readonly plays: KriegspielTablePlayer} | undefined;
	return ({placement, belief}) => {
		const ending = materialName(placement.material);
		if (player?.ending !== ending) {
			const table = gameTable(tables, drillTableGame('kriegspiel'), ending);
			player = table === undefined ? undefined : {ending, plays: new KriegspielTablePlayer(table)};
		}

		return player === undefined || belief.isEmpty
			? fail(`there is no table of ${ending} for this`)
			: ok(uciOf(placement, player.plays.choose(placement, belief)));
	};
}
