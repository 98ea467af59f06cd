import {pick} from '../core/random.js';
import type {Bot} from './bot.js';

/** Plays any of its moves with equal chance: the yardstick below all others. */
export const randomBot: Bot = ({moves}, random) => ({move: pick(random, moves)});
