import {type Act, isMove} from '../../core/act.js';
import {countEach} from '../../core/count-each.js';
import {EMPTY} from '../../core/man.js';
import {pick, type Random} from '../../core/random.js';
import {foundClaims} from '../../knowledge/found-claims.js';
import type {Worlds} from '../../knowledge/worlds/worlds.js';
import {variantOf} from '../../rules/registry.js';
import type {State, Variant} from '../../rules/variant.js';
import {wholeAct} from '../../rules/whole-act.js';
import type {Bot, BotChoice} from '../bot.js';
import {Evaluator} from '../evaluation/evaluator.js';
import {WEIGHTS} from '../evaluation/weights.js';
import {MOST, squashSlope} from '../fog/judgement.js';
import {type FollowedWorlds, followedWorlds} from '../followed-worlds.js';
import {Searcher} from '../search/searcher.js';
import {stopAfter} from '../timed.js';
import {shunDraws} from '../kriegspiel/shun-draws.js';
import {withHunt} from '../kriegspiel/lone-king/with-hunt.js';
import type {Tables} from '../../solver/build-table.js';
import {withArrays} from '../set-up-act.js';
import {ActTable} from './act-table.js';
import {composeBatches} from './compose-batch.js';
import {StateJudge} from './state-judge.js';

export type WorldsOptions = {
	/** The worlds in which each act is tried. */
	readonly worlds: number;
	/** Plies that a move is searched before captures alone are; more when there is time. */
	readonly depth: number;
	/** What may be lost, in hundredths of a pawn, for the sake of variety. */
	readonly slack: number;
};

export const WORLDS_STRENGTH: WorldsOptions = {worlds: 16, depth: 2, slack: 8};

/**
 * Half as many worlds are followed as for a person who looks on, with less work for new ones: of 256 a danger to a queen that
 * was there stood in none in every fourth case, and 1,024 take longer than there is time for, so that only a few are left in the end.
 */
const FOLLOWED = {particles: {most: 512, least: 32, attempts: 24, fresh: 1 / 4}};
/** Where there are too many acts to try out all of them. */
const FEWER = {particles: {most: 48, least: 12, attempts: 32}};
/** In a time so many plies are looked ahead at most. */
const TIMED_DEPTH = 12;
/** The share of the time for an act that is used. */
const TIME_USED = 0.85;
/** Acts that much worse than the best, pressed together as `squash` does, are looked at no deeper. */
const HOPELESS = 220;
/** Where little is open any more so small a share of that is enough. */
const LEAST_HOPE = 0.25;
/** So many of the best acts at most are looked at again: whether they lose in worlds beside the sample, or to what a search of the board does not see. */
const MOST_CHECKED = 24;
/** So many at least, however little time there is. */
const LEAST_CHECKED = 3;
/** In so many worlds beside the sample. */
const MOST_BESIDE = 160;
/** The share of the time for an act in which batches of moves are put together. */
const COMPOSING_SHARE = 0.2;
/** And that in which acts are done in worlds before they are valued. */
const DOING_SHARE = 0.4;
/** Who has more than this, in hundredths of a pawn, shuns draws. */
const WINNING = 300;

/** Returns which acts are so good that they may turn out to be the best. */
function hopeful(means: readonly number[]): number[] {
	const best = Math.max(...means);
	const margin = HOPELESS * Math.max(LEAST_HOPE, squashSlope(best));
	return [...means.keys()].filter((at) => means[at] > best - margin);
}

/** Returns the means of those acts alone that were looked at again, if there was time for one that is not hopeless beside the others. */
export function trusted(means: readonly number[], checked: ReadonlySet<number>): readonly number[] {
	const most = Math.max(...[...checked].map((at) => means[at]));
	return most < Math.max(...means) - HOPELESS
		? means
		: means.map((mean, at) => (checked.has(at) ? mean : Number.NEGATIVE_INFINITY));
}

/** Returns some worlds at random, each once: all of them when they are few. */
const drawWorlds = (worlds: Worlds, count: number, random: Random): State[] =>
	[...worlds.sample(count, random)].map((world) => worlds.state(world));

/** Puts equal worlds of a sample together: each once, and how often it was drawn. Where all is known a search of one world is as good as of sixteen. */
function together(variant: Variant, sample: readonly State[]) {
	const worlds = new Map(sample.map((world) => [variant.key(world), world]));
	const counts = countEach(sample.map((world) => variant.key(world)));
	return {
		worlds: [...worlds.values()],
		drawn: [...worlds.keys()].map((key) => counts.get(key) ?? 1),
	};
}

/**
 * Returns a bot for any game: it keeps worlds by the game's own rules, values each of its acts in a sample of them by
 * what comes after it, and does what is best on the average.
 */
export function worldsBot(
	{worlds: count, depth: usual, slack}: WorldsOptions,
	tables: Tables = new Map(),
): Bot {
	const kept = followedWorlds(FOLLOWED);
	const keptFewer = followedWorlds(FEWER);
	const searcher = new Searcher(new Evaluator(WEIGHTS), {tableBits: 16});
	const worldsOf: FollowedWorlds = (question, time) => {
		const {isSampled} = variantOf(question.history.variant);
		return (isSampled === true ? keptFewer : kept)(question, time);
	};

	const play: Bot = (question, random, time): BotChoice => {
		const {history, moves} = question;
		const offered: readonly Act[] = question.acts ?? moves;
		const shouldStop = stopAfter(TIME_USED, time);
		const variant = variantOf(history.variant);
		const worlds = worldsOf(question, time);
		const {worlds: sample, drawn} = together(
			variant,
			worlds === undefined ? [] : drawWorlds(worlds, count, random),
		);
		const whole = offered.map((act) => wholeAct(act, random, offered));
		const composed = composeBatches(
			offered.flatMap((act) => (act.kind === 'batch' ? act.moves : [])),
			sample.map(({board}) => board),
			Math.max(0, ...whole.map((act) => (act.kind === 'batch' ? act.moves.length : 0))),
			stopAfter(COMPOSING_SHARE, time),
		);
		// Of batches, those that were put together move by move.
		const acts = composed.length > 0 ? composed : whole;
		// What is only asked tells something and changes nothing; a plain player does without.
		const open = acts.filter((act) => act.kind !== 'ask');
		if (worlds === undefined || open.length <= 1) {
			return {move: pick(random, open.length === 0 ? acts : open)};
		}

		searcher.age();
		const {seat} = history;
		const judge = new StateJudge(variant, seat, searcher, foundClaims(history));
		const table = new ActTable(judge, sample, open, {
			variant,
			seat,
			drawn,
			shouldStop: stopAfter(DOING_SHARE, time),
		});
		let depth = 0;
		table.deepen(depth, [...open.keys()], shouldStop);
		if (variant.movesLeft !== undefined) {
			table.follow(sample, (world) => judge.ofSeries(world, shouldStop), shouldStop);
		}

		const deepest = time === undefined ? usual - 1 : TIMED_DEPTH;
		while (depth < deepest && table.isSearchable(depth) && !shouldStop()) {
			const reached = table.means();
			// A win that is seen first is the nearest: deeper the way round it wins as well, again and again.
			if (Math.max(...reached) >= MOST) {
				break;
			}

			const among = hopeful(reached);
			if (among.length <= 1 || !table.deepen(depth + 1, among, shouldStop)) {
				break;
			}

			depth++;
		}

		const worthOf = shunDraws(history, variant, true);
		table.prefer((act, value) =>
			isMove(act) ? worthOf(act, sample[0].board.board[act.to] !== EMPTY, value > WINNING) : 0,
		);
		const beside = worlds.size > count ? drawWorlds(worlds, MOST_BESIDE, random) : [];
		const isOver = stopAfter(1 - TIME_USED, time);
		const checked = new Set<number>();
		for (let tries = 0; tries < MOST_CHECKED; tries++) {
			const means = table.means();
			const at = means.indexOf(Math.max(...means));
			if (checked.has(at) || (checked.size >= LEAST_CHECKED && isOver())) {
				break;
			}

			checked.add(at);
			table.probe(at, beside, isOver);
			if (variant.hides !== undefined) {
				table.check(at);
			}
		}

		const means = trusted(table.means(), checked);
		const best = Math.max(...means);
		const least = best - slack * Math.max(0, squashSlope(best));
		// Variety only among what was looked at again.
		const near = open.filter(
			(_, at) => means[at] >= least && (checked.has(at) || means[at] === best),
		);
		const {size, isExact} = worlds;
		return {
			move: near.length === 0 ? pick(random, open) : pick(random, near),
			info: {positions: size, isExact, depth: depth + 1, score: Math.round(best)},
		};
	};

	const bot = withArrays(withHunt(play, worldsOf, tables));
	return (question, random, time) => {
		const {acts = []} = question;
		if (acts.some(({kind}) => kind === 'place')) {
			// What has been done of a set-up is followed at once, and not all of it in the time of the first move.
			worldsOf(question, time);
		}

		return bot(question, random, time);
	};
}
