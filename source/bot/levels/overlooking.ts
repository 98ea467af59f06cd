import type {Random} from '../../core/random.js';
import type {Bot} from '../bot.js';

/** Returns what somebody notices of a list who overlooks such a share of it: at least one thing. */
function notice<T>(items: readonly T[], share: number, random: Random): readonly T[] {
	const noticed = items.filter(() => random() >= share);
	return noticed.length === 0 ? [items[Math.floor(random() * items.length)]] : noticed;
}

/**
 * Returns a bot that overlooks moves as people do: of its moves it thinks about those that it happens to
 * notice, and plays the best of them. `share`, from 0 to 1, is the share that it overlooks.
 */
export const overlooking = (bot: Bot, share: number): Bot =>
	share === 0
		? bot
		: (question, random, time) => {
				const {moves, acts} = question;
				// Where not everything is a move, there may be none.
				const noticed =
					acts === undefined
						? {moves: notice(moves, share, random)}
						: {acts: notice(acts, share, random)};
				return bot({...question, ...noticed}, random, time);
			};
