import type {Bot, BotQuestion} from '../bot.js';
import {fogBot} from '../fog/fog-bot.js';
import {withOpenings} from '../openings/with-openings.js';
import {timed} from '../timed.js';
import type {Strength} from './levels.js';
import {isMove} from '../../core/act.js';
import type {Random} from '../../core/random.js';

/** Returns what somebody notices of a list who overlooks such a share of it: at least one thing. */
function notice<T>(items: readonly T[], share: number, random: Random): readonly T[] {
	const noticed = items.filter(() => random() >= share);
	return noticed.length === 0 ? [items[Math.floor(random() * items.length)]] : noticed;
}

/** Who thinks that what he has found is worth no more than this loses his king for certain, in hundredths of a pawn pressed together. */
const LOST = -1400;

/** Returns a question with what somebody notices of its moves. */
function noticed(question: BotQuestion, share: number, random: Random): BotQuestion {
	const {moves, acts} = question;
	if (acts === undefined) {
		return {...question, moves: notice(moves, share, random)};
	}

	// Moves are overlooked; what else there is to do nobody forgets, such as to end a set-up.
	const others = acts.filter((act) => !isMove(act));
	const own = acts.filter(isMove);
	return own.length === 0
		? question
		: {...question, acts: [...notice(own, share, random), ...others]};
}

/**
 * Returns a bot that overlooks moves as people do: of its moves it thinks about those that it happens to
 * notice, and plays the best of them. `share`, from 0 to 1, is the share that it overlooks, and how often it does not
 * look at all its moves again when those that it noticed lose the king.
 */
export const overlooking = (bot: Bot, share: number): Bot =>
	share === 0
		? bot
		: (question, random, time) => {
				const choice = bot(noticed(question, share, random), random, time);
				const isLost = (choice.info?.score ?? 0) <= LOST;
				return isLost && random() >= share ? bot(question, random, time) : choice;
			};

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
