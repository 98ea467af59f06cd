import type {Color} from '../core/color.js';
import {keepLast} from '../core/keep-last.js';
import {unwrap} from '../core/result.js';
import type {Tables} from '../solver/build-table.js';
import type {Bot} from './bot.js';
import {findBot} from './bots.js';
import {makeBot} from './make-bot.js';

/** So many are kept: both sides of a game between bots. */
const MOST = 2;

/**
 * The bots that were asked last, each for the seat it plays, so that it need not work out anew what it
 * knows of a game for every move. What a bot remembers saves it work and, but
 * for one that goes by the clock (`Bot`), changes none of its answers.
 */
export class KeptBots {
	readonly #tables: Tables;
	readonly #bots = new Map<string, Bot>();

	/** `tables` may grow later. */
	constructor(tables: Tables) {
		this.#tables = tables;
	}

	/** Returns the bot of a name for a seat. Throws when there is none. */
	take(name: string, seat: Color): Bot {
		const key = `${name} ${seat}`;
		return keepLast(this.#bots, key, MOST, () => makeBot(unwrap(findBot(name)), this.#tables));
	}
}
