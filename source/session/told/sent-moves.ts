import {parseAct} from '../../core/act.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {findVariant} from '../../rules/registry.js';
import {ownAct} from '../../knowledge/own-move.js';
import {ownSan} from '../entry/own-san.js';
import {planned} from '../entry/plan-steps.js';

/** Returns the moves that the seat sent together by ply `index` (0 is the first), written as they were planned: each as if those before it had been made. None for another act. */
export function sentMoves(history: SeatHistory, index: number): readonly string[] {
	const act = parseAct(ownAct(history, index) ?? '');
	const game = findVariant(history.variant);
	if (act?.kind !== 'batch' || !game.ok) {
		return [];
	}

	const view = viewBefore(history, index);
	const seat = {id: view.viewer, side: view.viewer};
	const acts = game.value.tries({seat, view, turn: [], heard: []});
	const known = {moves: [], acts, cells: view.cells, variant: history.variant};
	return act.moves.map((move, count) =>
		ownSan(move, planned(known, {kind: 'batch', moves: act.moves.slice(0, count)})),
	);
}
