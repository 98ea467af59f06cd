import {parseBoardText} from '../../core/board-text.js';
import {unwrap} from '../../core/result.js';
import type {BoardModel, BoardPlace} from '../board/model.js';
import {Board} from '../components/Board.js';
import type {CellSize} from '../layout.js';

/** What White sees of "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R". */
const PICTURE = '????????/?????p??/1???1??1/?1?1p?1?/2B1P3/2NP1N2/PPP2PPP/R1BQK2R';
const CELLS = unwrap(parseBoardText(PICTURE, true));
const MODEL: BoardModel = {cells: CELLS, orientation: 'white', seat: 'white'};

export const PICTURE_CELL: CellSize = {width: 2, height: 1};

const PLACE: BoardPlace = {
	cell: PICTURE_CELL,
	board: {left: 0, top: 0, width: 18, height: 9},
	squares: {left: 2, top: 0, width: 16, height: 8},
	filesAbove: false,
	ranksRight: false,
};

/** A small board half in the fog. */
export const MenuPicture = () => <Board model={MODEL} place={PLACE} />;
