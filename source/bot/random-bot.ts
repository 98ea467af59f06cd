import type {Act} from '../core/act.js';
import {pick} from '../core/random.js';
import type {Bot} from './bot.js';

/** Does anything that it may with equal chance: the yardstick below all others. */
export const randomBot: Bot = ({moves, acts = moves}, random) => ({
	move: pick<Act>(random, acts),
});
