import type {UciMove} from '../../core/uci.js';
import {currentView, type SeatHistory} from '../../rules/history.js';
import {knownMoves} from '../../rules/known-moves.js';
import type {KnownSize, Worlds} from '../worlds/worlds.js';
import {countDangers} from './danger.js';

/** In how many worlds a seat's king could be taken at once after each of its moves, the safest first. */
export type MoveRisks = KnownSize & {
	readonly moves: readonly {readonly move: UciMove; readonly taken: number}[];
};

/** Returns what each move of a seat risks that is on move; of a seat that is not there are none. Pure. */
export function moveRisks(worlds: Worlds, history: SeatHistory): MoveRisks {
	const {size, isExact, variant, seat} = worlds;
	const view = currentView(history);
	const own = view.turn === seat ? knownMoves(view, variant.moves) : [];
	const dangers = countDangers(worlds, own, Array.from({length: size}).keys());
	const moves = own.map((move, index) => ({move, taken: dangers[index]}));
	return {size, isExact, moves: moves.sort((a, b) => a.taken - b.taken)};
}
