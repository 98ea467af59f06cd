import {parseBoardText} from '../../core/board-text.js';
import {unwrap} from '../../core/result.js';
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
