import type {Bot, BotTime} from './bot.js';
import type {FogBotOptions} from './fog/fog-options.js';

/** Returns a function that tells whether a share of a time is over; never, when no time is given. */
export function stopAfter(share: number, time: BotTime | undefined): () => boolean {
	const end = time === undefined ? 0 : time.now() + time.ms * share;
	return time === undefined ? () => false : () => time.now() >= end;
}

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
