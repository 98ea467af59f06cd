import {EMPTY, UNSEEN} from '../core/man.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import {isEnemy, type ManOn} from './own-man.js';

/** What a seat saw happen to enemy men in one ply of theirs. */
export type EnemyPly = {
	/** Men that were seen before it on squares that were seen empty after it. */
	readonly left: readonly ManOn[];
	/** Men that were seen after it on squares that were seen without an enemy man before it. */
	readonly arrived: readonly ManOn[];
};

/** Returns what a seat saw of the enemy ply `index` (0 is the first ply). As one man moves in a ply, or two that castle, each entry is certain to have moved. */
export function watchEnemyPly(history: SeatHistory, index: number): EnemyPly {
	const {seat} = history;
	const before = viewBefore(history, index).cells;
	const left: ManOn[] = [];
	const arrived: ManOn[] = [];
	const now = history.plies[index].view.cells;
	for (let square = 0; square < 64; square++) {
		const code = now[square];
		const old = before[square];
		if (isEnemy(old, seat) && code === EMPTY) {
			left.push({square, man: old});
		}

		if (isEnemy(code, seat) && old !== UNSEEN && !isEnemy(old, seat)) {
			arrived.push({square, man: code});
		}
	}

	return {left, arrived};
}
