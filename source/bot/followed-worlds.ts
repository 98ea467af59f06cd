import {keepLast} from '../core/keep-last.js';
import {followWorlds, type WorldBounds} from '../knowledge/worlds/follow-worlds.js';
import type {Worlds, WorldsFollower} from '../knowledge/worlds/worlds.js';
import type {BotQuestion, BotTime} from './bot.js';
import {stopAfter} from './timed.js';

/** How many games are kept up with at once: both seats of one, and of one beside it. */
const MOST_GAMES = 4;
/** The share of the time for a move that may go by until it is known which worlds fit. */
const TIME_SHARE = 0.4;

/** The games that are kept up with, by seat, start and bounds, the one that was asked about last at the end. */
const followed = new Map<string, WorldsFollower>();

/** Returns the worlds that fit; undefined when the start is not known or nothing fits. */
export type FollowedWorlds = (question: BotQuestion, time?: BotTime) => Worlds | undefined;

/**
 * Returns what finds the worlds that fit what a bot's seat has seen and heard, kept from one question of a game to the
 * next: saved work and nothing else. Bots that sit in the same seat and hold as much share them, so that none does
 * again what another has done; `name` keeps apart those that are told different things of the same game. In a time
 * that is too short for all worlds they are a sample.
 */
export function followedWorlds(bounds: WorldBounds = {}, name = ''): FollowedWorlds {
	const kind = `${name} ${JSON.stringify(bounds)}`;
	return ({history, startFen}, time) => {
		const key = `${history.seat} ${history.variant} ${startFen ?? ''} ${kind}`;
		const follower = keepLast(followed, key, MOST_GAMES, () => followWorlds(startFen, bounds));
		const worlds = follower.follow(history, time && stopAfter(TIME_SHARE, time));
		return worlds.ok && worlds.value.size > 0 ? worlds.value : undefined;
	};
}
