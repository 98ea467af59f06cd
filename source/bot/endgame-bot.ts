import type {UciMove} from '../core/uci.js';
import type {PositionBounds} from '../knowledge/positions/position-bounds.js';
import type {Tables} from '../solver/build-table.js';
import type {Bot, BotTime} from './bot.js';
import {FewMenSearch} from './endings/few-men.js';
import {huntMove} from './endings/hunt-lone-king.js';
import {loneFrom} from './endings/lone-king-trail.js';
import {followedWorlds} from './followed-worlds.js';
import {findOffered, takeKing, withoutLesserMen} from './offered-moves.js';

/** Returns what is left of a time since a moment; at least a little, for there must be an answer. */
const restOf = ({ms, now}: BotTime, began: number): BotTime => ({
	ms: Math.max(ms / 8, ms - (now() - began)),
	now,
});

/** What a bot does in endings besides hunting a king that is alone. */
export type EndingsOptions = {
	/**
	 * Whether it keeps up with all positions that fit, as bots do that search in them: then it knows best
	 * where a king is that has just been left alone.
	 */
	readonly knows?: boolean;
	/** Whether, knowing, it looks for captures that can be forced while a king has a man or two left. */
	readonly searches?: boolean;
	/** How many of those positions it holds; as many as usual when left out. */
	readonly bounds?: PositionBounds;
	/** Whether it gives up finding all positions that fit when its time is short, and then is not the same on every machine. */
	readonly isTimed?: boolean;
};

/**
 * Returns a bot that plays as `middlegame` does until the other side has nothing but its king: then it
 * hunts him by the tables for what it knows of where he may be, and so lets no won ending go. While a
 * man or two are left beside him it may look for a capture that can be forced.
 */
export function withEndgames(
	middlegame: Bot,
	tables: Tables,
	{knows = false, searches = false, isTimed = false, bounds}: EndingsOptions = {},
): Bot {
	const search = new FewMenSearch(tables);
	const positions = followedWorlds({positions: bounds});
	return (question, random, time) => {
		const taking = takeKing(question);
		if (taking !== undefined) {
			return {move: taking};
		}

		const began = time?.now() ?? 0;
		const known = knows ? positions(question, isTimed ? time : undefined) : undefined;
		let wanted: UciMove | undefined;
		if (loneFrom(question) !== undefined) {
			wanted = huntMove(tables, question, random, known, time);
		} else if (searches && known !== undefined) {
			wanted = search.move(question, known, time);
		}

		const move = wanted && findOffered(question.moves, wanted);
		if (move !== undefined) {
			return {move};
		}

		const moves = knows ? withoutLesserMen(question.moves) : question.moves;
		const rest = knows && time !== undefined ? restOf(time, began) : time;
		return middlegame({...question, moves}, random, rest);
	};
}
