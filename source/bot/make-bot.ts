import type {Tables} from '../solver/build-table.js';
import type {Bot} from './bot.js';
import {type BotEntry, levelId, STRATEGIST_NAMES, type YardstickId} from './bots.js';
import {withEndgames} from './endgame-bot.js';
import {fogBot} from './fog/fog-bot.js';
import {FULL_STRENGTH} from './fog/fog-options.js';
import {greedyBot, greedyWithActs} from './greedy-bot.js';
import {grabberBot} from './kriegspiel/grabber-bot.js';
import {
	KRIEGSPIEL_STRENGTH,
	kriegspielBot,
	type KriegspielOptions,
} from './kriegspiel/kriegspiel-bot.js';
import {kriegspielLevel} from './kriegspiel/kriegspiel-levels.js';
import {levelBot, overlooking, timedLevelBot} from './levels/level-bot.js';
import {type Level, LEVELS} from './levels/levels.js';
import {naiveBot} from './naive/naive-bot.js';
import {randomBot} from './random-bot.js';
import {withSetUp} from './set-up-act.js';
import {strategistBot} from './strategist-bot.js';
import {timed} from './timed.js';
import {WORLDS_STRENGTH, worldsBot} from './worlds/worlds-bot.js';
import {whyUnsupported} from '../knowledge/positions/support.js';
import {findVariant} from '../rules/registry.js';
import {isBlind} from '../rules/book.js';
import type {Variant} from '../rules/variant.js';

/** The bots that one player is made of, by what can be known in a game. */
type BotsByGame = {
	/** Where all positions that fit what a seat has seen can be kept. */
	readonly seeing: Bot;
	/** In plain chess in which neither side sees the other's men. */
	readonly makeBlind: () => Bot;
	/** In any other game. */
	readonly makeOther: () => Bot;
};

/** Returns which of them plays a variant. */
function kindOf(variant: Variant): 'seeing' | 'blind' | 'other' {
	if (whyUnsupported(variant) === undefined) {
		return 'seeing';
	}

	return isBlind(variant.see) && variant.isAlternating ? 'blind' : 'other';
}

/** Returns a bot that plays every game with the one that is made for what can be known in it. */
function byGame({seeing, makeBlind, makeOther}: BotsByGame): Bot {
	const kinds = new Map<string, ReturnType<typeof kindOf>>();
	let blind: Bot | undefined;
	let other: Bot | undefined;
	return (question, random, time) => {
		const {variant: id} = question.history;
		let kind = kinds.get(id);
		if (kind === undefined) {
			const variant = findVariant(id);
			kind = variant.ok ? kindOf(variant.value) : 'seeing';
			kinds.set(id, kind);
		}

		if (kind === 'seeing') {
			return seeing(question, random, time);
		}

		blind ??= makeBlind();
		other ??= makeOther();
		return (kind === 'blind' ? blind : other)(question, random, time);
	};
}

type Make = (tables: Tables) => Bot;

const makeLevel =
	(one: Level): Make =>
	(tables) =>
		byGame({
			seeing: withEndgames(one.isTimed ? timedLevelBot(one) : levelBot(one), tables, {
				knows: true,
				searches: one.overlooks === 0,
				isTimed: one.isTimed,
				bounds: one.bounds,
			}),
			makeBlind: () => kriegspielLevel(one, tables),
			makeOther: () =>
				overlooking(
					worldsBot(
						{
							worlds: Math.min(WORLDS_STRENGTH.worlds, one.thought.worlds),
							depth: Math.min(WORLDS_STRENGTH.depth, one.thought.depth),
							slack: Math.max(WORLDS_STRENGTH.slack, one.thought.slack),
						},
						tables,
					),
					one.overlooks,
				),
		});

/** How tries are planned by who counts a refusal as a lost move. */
const LEARNING_NOTHING = {...KRIEGSPIEL_STRENGTH.rule, learns: false};

/** Makes the bot that plays with all that it can do, but for `blind`, how it is otherwise in Kriegspiel. */
const makeFog =
	(blind: Partial<KriegspielOptions> = {}): Make =>
	(tables) =>
		byGame({
			seeing: withEndgames(timed(fogBot, FULL_STRENGTH), tables, {
				knows: true,
				searches: true,
				isTimed: true,
			}),
			makeBlind: () => kriegspielBot({...KRIEGSPIEL_STRENGTH, isTimed: true, ...blind}, tables),
			makeOther: () => worldsBot(WORLDS_STRENGTH, tables),
		});

const YARDSTICKS: {readonly [id in YardstickId]: Make} = {
	random: (tables) =>
		byGame({
			seeing: withEndgames(randomBot, tables),
			makeBlind: () => randomBot,
			makeOther: () => withSetUp(randomBot),
		}),
	greedy: (tables) =>
		byGame({
			seeing: withEndgames(greedyBot, tables),
			makeBlind: () => greedyBot,
			makeOther: () => withSetUp(greedyWithActs),
		}),
	naive: (tables) =>
		byGame({
			seeing: withEndgames(naiveBot(), tables),
			makeBlind: () => kriegspielBot({...KRIEGSPIEL_STRENGTH, depth: 1}, tables),
			makeOther: () => worldsBot({...WORLDS_STRENGTH, depth: 1}, tables),
		}),
	fog: makeFog(),
	grabber: () => grabberBot,
	unplanned: makeFog({rule: LEARNING_NOTHING}),
	unlearning: makeFog({rule: LEARNING_NOTHING, forgets: true}),
};

const MAKERS: ReadonlyMap<string, Make> = new Map([
	...LEVELS.map((one) => [levelId(one.level), makeLevel(one)] as const),
	...Object.entries(YARDSTICKS),
	...STRATEGIST_NAMES.map(
		(name) => [name, (tables: Tables) => strategistBot(name, tables)] as const,
	),
]);

/** Returns a bot that plays as an entry of `ALL_BOTS` tells; the tables are those it may use in endings. Throws for any other. */
export function makeBot({id}: BotEntry, tables: Tables): Bot {
	const make = MAKERS.get(id);
	if (make === undefined) {
		throw new Error('there is no such bot');
	}

	const bot = make(tables);
	// What has to be asked first may be all that is left: then there is nothing to choose.
	return (question, random, time) => {
		const {moves, acts = []} = question;
		const [only, ...others] = acts;
		return moves.length === 0 && only?.kind === 'ask' && others.length === 0
			? {move: only}
			: bot(question, random, time);
	};
}
