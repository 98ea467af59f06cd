import type {Bot} from '../bot.js';
import {fogBot} from '../fog/fog-bot.js';
import {withOpenings} from '../openings/with-openings.js';
import type {Strength} from './levels.js';
import {overlooking} from './overlooking.js';

/** In an opening, moves that are this much worse than the best count as good as it, in hundredths of a pawn. */
const LOOSE = 18;

/** Returns the bot of a level, without what it knows of endings. */
export function levelBot({thought, overlooks, bounds}: Strength): Bot {
	const loose = {...thought, slack: Math.max(LOOSE, thought.slack)};
	return overlooking(withOpenings(fogBot(thought, bounds), fogBot(loose, bounds)), overlooks);
}

/**
 * Returns the bot of a level that uses the time it is given, if any, whatever its budget of positions says;
 * without time it keeps to the budget, and so does the same again.
 */
export function timedLevelBot(level: Strength): Bot {
	const counted = levelBot(level);
	const timed = levelBot({...level, thought: {...level.thought, nodes: Number.MAX_SAFE_INTEGER}});
	return (question, random, time) =>
		time !== undefined && Number.isFinite(time.ms)
			? timed(question, random, time)
			: counted(question, random);
}
