import {pick, type Random, randomInteger} from '../../core/random.js';
import type {WorldBounds} from '../../knowledge/worlds/follow-worlds.js';
import type {Bot, BotQuestion, BotTime} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import {WEIGHTS} from '../evaluation/weights.js';
import {squashSlope} from '../fog/judgement.js';
import {overlooking} from '../levels/level-bot.js';
import {Searcher} from '../search/searcher.js';
import type {Tables} from '../../solver/build-table.js';
import {type FollowedWorlds, followedWorlds} from '../followed-worlds.js';
import {withoutLesserMen} from '../offered-moves.js';
import {withoutRefusals} from './without-refusals.js';
import {TryJudge} from './judge-tries.js';
import {isCountInDoubt, mayAsk} from './questions.js';
import {shunDraws} from './shun-draws.js';
import {withHunt} from './lone-king/with-hunt.js';
import type {PlannedTry, PlanRule} from './plan-try.js';

export type KriegspielOptions = {
	/** The most positions that are kept from one turn to the next, those that are looked at, and those that are searched. */
	readonly members: number;
	readonly worlds: number;
	readonly searched: number;
	/** The most plies and positions. */
	readonly depth: number;
	readonly nodes: number;
	readonly rule: PlanRule;
	/** Tries so little worse than the best, in hundredths of a pawn, are made as well. */
	readonly slack: number;
	/** Whether it uses the time it is given, if any, whatever its budget of positions says. */
	readonly isTimed?: boolean;
	/** Whether it takes nothing from its own refused tries but that they were refused, a yardstick's way; not in the hunt for a lone king. */
	readonly forgets?: boolean;
	/** The share of its tries that it overlooks each time, from 0 to 1, but not in the hunt for a lone king; none when left out. */
	readonly overlooks?: number;
};

export const KRIEGSPIEL_STRENGTH: KriegspielOptions = {
	members: 512,
	worlds: 80,
	searched: 12,
	depth: 4,
	nodes: 10_000,
	rule: {caution: 0.25, tail: 0.25, learns: true},
	slack: 4,
};

/** The share of the time for a move that is used, and how many times the usual number of worlds is looked at in a time. */
const TIME_USED = 0.9;
const TIMED_WORLDS = 4;
/** In a time so many plies are looked ahead at most. */
const TIMED_DEPTH = 12;

/** Returns some members of a set at random, each once. */
function drawMembers(size: number, wanted: number, random: Random): number[] {
	const all = Array.from({length: size}, (_, index) => index);
	for (let index = 0; index < Math.min(size, wanted); index++) {
		const other = index + randomInteger(random, size - index);
		[all[index], all[other]] = [all[other], all[index]];
	}

	return all.slice(0, wanted);
}

/** A sample of worlds is filled up when it shrinks below this share of its bound, and to so many at least. */
const LEAST_SHARE = 1 / 4;
const LEAST = 8;

/** Returns how many worlds are kept from one turn to the next. */
function boundsOf({members}: KriegspielOptions): WorldBounds {
	const least = Math.max(LEAST, Math.floor(members * LEAST_SHARE));
	return {particles: {most: members, least, attempts: least}};
}

/** Returns what looks at positions that fit what the umpire said and plans tries in them. */
function kriegspielPlayer(options: KriegspielOptions, games: FollowedWorlds): Bot {
	const searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 16});
	const {forgets = false} = options;
	return (question, random, time) => {
		const {history, moves} = question;
		const shouldStop = stopAt(question, time);
		const set = games(forgets ? withoutRefusals(question) : question);
		if (set === undefined) {
			return {move: pick(random, moves)};
		}

		const {worlds, slack, ...thought} = thoughtIn(options, time);
		const {variant, size, isExact} = set;
		if (thought.rule.learns && mayAsk(variant, history, 'count') && isCountInDoubt(set)) {
			return {move: {kind: 'ask', question: 'count'}};
		}

		const judgement = new TryJudge(searcher, {
			...thought,
			variant,
			seat: history.seat,
			set,
			worlds: drawMembers(size, worlds, random),
			moves: withoutLesserMen(moves),
			mayAsk: mayAsk(variant, history, 'any'),
			shouldStop,
			bonus: shunDraws(history, variant),
		}).judge();
		const {planned, depth, nodes} = judgement;
		if (planned.length === 0) {
			return {move: pick(random, moves)};
		}

		const {at, isAny, score} = drawNear(planned, slack, random);
		return {
			move: isAny ? {kind: 'ask', question: 'any'} : judgement.moves[at],
			info: {positions: size, isExact, depth, nodes, score: Math.round(score)},
		};
	};
}

/**
 * Returns a function that tells whether a share of the time for this try is over; never, when no time is
 * given. The time is for a move: after refused tries there is less and less for the next one.
 */
function stopAt({history}: BotQuestion, time: BotTime | undefined): (share?: number) => boolean {
	if (time === undefined) {
		return () => false;
	}

	const began = time.now();
	const before = history.tries?.filter(({by}) => by === history.seat).length ?? 0;
	const most = (time.ms * TIME_USED) / (before + 1);
	return (share = 1) => time.now() - began >= most * share;
}

/** Returns how much thought there is: by the clock for a bot that goes by it, when a time is given. */
function thoughtIn(options: KriegspielOptions, time: BotTime | undefined): KriegspielOptions {
	return options.isTimed === true && time !== undefined && Number.isFinite(time.ms)
		? {
				...options,
				worlds: options.worlds * TIMED_WORLDS,
				searched: options.searched * TIMED_WORLDS,
				depth: TIMED_DEPTH,
				nodes: Number.MAX_SAFE_INTEGER,
			}
		: options;
}

/** Returns one of those that are nearly as good as the best, at random; a question that is best is asked. */
function drawNear(planned: readonly PlannedTry[], slack: number, random: Random): PlannedTry {
	const [best] = planned;
	const least = best.score - slack * Math.max(0, squashSlope(best.score));
	const near = planned.filter(({score}) => score >= least);
	return best.isAny ? best : pick(random, near);
}

/**
 * Returns a bot for whole games of Kriegspiel: it keeps positions that fit what it saw and heard, searches
 * its tries in a sample of them, and tries first what is worth most if it stands, knowing that a refusal
 * costs nothing and tells something.
 */
export function kriegspielBot(
	options: KriegspielOptions = KRIEGSPIEL_STRENGTH,
	tables: Tables = new Map(),
): Bot {
	const bounds = boundsOf(options);
	const games = followedWorlds(bounds);
	const heard = options.forgets === true ? followedWorlds(bounds, 'forgets') : games;
	const middlegame = kriegspielPlayer(options, heard);
	// All that is noticed is taken in, in whatever time: the strength was measured so.
	const followed: FollowedWorlds = (question) => games(question);
	return withHunt(overlooking(middlegame, options.overlooks ?? 0), followed, tables);
}
