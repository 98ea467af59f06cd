import type {Bot} from '../bot.js';
import {fogBot} from '../fog/fog-bot.js';
import {withOpenings} from '../openings/with-openings.js';
import {timed} from '../timed.js';
import type {Strength} from './levels.js';
import {overlooking} from './overlooking.js';

/** In an opening, moves that are this much worse than the best count as good as it, in hundredths of a pawn. */
const LOOSE = 18;

/** Returns the bot of a level, without what it knows of endings. */
export function levelBot({thought, overlooks, bounds}: Strength): Bot {
	const loose = {...thought, slack: Math.max(LOOSE, thought.slack)};
	return overlooking(withOpenings(fogBot(thought, bounds), fogBot(loose, bounds)), overlooks);
}

/** Returns the bot of a level that uses the time it is given, if any. */
export const timedLevelBot = ({thought, ...rest}: Strength): Bot =>
	timed((one) => levelBot({...rest, thought: one}), thought);
