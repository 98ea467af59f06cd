import {fail, ok} from '../../core/result.js';
import {drawLineStart, type LineWish} from '../../drill/line-start.js';
import type {OpeningDrill} from '../screen-stack.js';

/** Returns the screen that leads to a line that is watched. */
export const openWatch = (wish: LineWish): OpeningDrill => ({
	name: 'opening-drill',
	ending: wish.ending,
	go(tables) {
		const start = drawLineStart(wish, tables);
		return start.ok
			? ok({name: 'watch', start: start.value, tables})
			: fail(`There is nothing to watch: ${start.error}.`);
	},
	drop() {},
});
