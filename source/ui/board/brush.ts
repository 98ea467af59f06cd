import type {Theme} from '../theme/theme.js';
import type {Canvas} from './canvas.js';
import type {BoardModel, BoardPlace} from './model.js';

/** What the squares of a board are drawn with. */
export type Brush = {
	readonly canvas: Canvas;
	readonly model: BoardModel;
	readonly theme: Theme;
	readonly place: BoardPlace;
	/** The row within a square in which its man stands, and the column. */
	readonly manRow: number;
	readonly manColumn: number;
};
