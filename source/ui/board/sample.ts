import {parseBoardText} from '../../core/board-text.js';
import {unwrap} from '../../core/result.js';
import {BLACK_MAN, KNIGHT} from '../../core/man.js';
import {type Square, SQUARE_NAMES} from '../../core/square.js';
import {type CellSize, rankMargin} from '../frame/layout.js';
import type {BoardModel, BoardPlace} from './model.js';

/** What White sees of "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R". */
const SEEN = '????????/?????p??/1???1??1/?1?1p?1?/2B1P3/2NP1N2/PPP2PPP/R1BQK2R';

/** A board half in the fog, to look at. */
export const SAMPLE: BoardModel = {
	cells: unwrap(parseBoardText(SEEN, true)),
	orientation: 'white',
	seat: 'white',
};

const at = (name: string): Square => SQUARE_NAMES.indexOf(name);

/** The same with most of what a theme has colours for: the knight on f3 is looked at, after the bishop's move to c4. */
export const MARKED_SAMPLE: BoardModel = {
	...SAMPLE,
	cursor: at('f3'),
	targets: [
		{square: at('e5'), kind: 'capture'},
		...['g1', 'd2', 'd4', 'h4', 'g5'].map((name) => ({square: at(name), kind: 'quiet' as const})),
	],
	lastMove: [at('f1'), at('c4')],
	ghosts: [{square: at('g8'), man: BLACK_MAN | KNIGHT, age: 3}],
	pencil: [{square: at('d8'), sign: 'q'}],
};

/** Returns where its parts stand with squares of a size, from its own left top corner. */
export function samplePlace(cell: CellSize): BoardPlace {
	const [left, width, height] = [rankMargin(cell), cell.width * 8, cell.height * 8];
	return {
		cell,
		board: {left: 0, top: 0, width: left + width, height: height + 1},
		squares: {left, top: 0, width, height},
		filesAbove: false,
		ranksRight: false,
	};
}
