import type {Bot} from './bot.js';
import type {FogBotOptions} from './fog/fog-options.js';

/**
 * Returns a bot that uses the time it is given, if any, whatever its budget of positions says; without time
 * it keeps to the budget, and so does the same again. `make` makes it of how it thinks.
 */
export function timed(make: (thought: FogBotOptions) => Bot, thought: FogBotOptions): Bot {
	const counted = make(thought);
	const byClock = make({...thought, nodes: Number.MAX_SAFE_INTEGER});
	return (question, random, time) =>
		time !== undefined && Number.isFinite(time.ms)
			? byClock(question, random, time)
			: counted(question, random);
}
