/** The times for a move that the screens offer, in milliseconds; `play --ms` takes every other one. 0 leaves it to the bot. */
export const THINKING_TIMES: readonly number[] = [0, 500, 1000, 2000, 5000, 10_000, 30_000];

/** Returns a bot's time for a move in words. */
export const describeThinkingTime = (ms: number): string =>
	ms === 0 ? 'as it likes' : `${ms / 1000} s a move`;
