import type {Act} from '../core/act.js';
import {pick} from '../core/random.js';
import {wholeAct} from '../rules/whole-act.js';
import type {Bot} from './bot.js';

/** Does anything that it may with equal chance: the yardstick below all others. */
export const randomBot: Bot = ({moves, acts = moves}, random) => ({
	move: wholeAct(pick<Act>(random, acts), random, acts),
});
