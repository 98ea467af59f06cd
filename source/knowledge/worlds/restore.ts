import {parseAct} from '../../core/act.js';
import {colorIndex, opposite} from '../../core/color.js';
import {given} from '../../core/given.js';
import {isMan} from '../../core/man.js';
import {pick} from '../../core/random.js';
import {findEnded} from '../../rules/news.js';
import type {State} from '../../rules/variant.js';
import {isSameView, isSetUp} from '../../rules/view.js';
import {shownMen} from '../shown-men.js';
import {stillThere} from '../still-there.js';
import {takersOf} from '../takers.js';
import {Corrector} from './corrector.js';
import {Distinct} from './distinct.js';
import type {Filter} from './filter.js';
import {fitView} from './fit-view.js';
import {type Lately, mustDo} from './lately.js';
import {knownView, viewAt} from './noticed.js';
import {Present, type Turn} from './present.js';

/** A set as it was after so many things that were noticed. */
export type Checkpoint = {readonly at: number; readonly worlds: readonly State[]};

/** What worlds can be made from when they run thin. */
export type Stock = {
	/** The sets that were kept to go back to, the newest last. */
	readonly checkpoints: readonly Checkpoint[];
	/** The worlds when the turn that is on began. */
	readonly turnWorlds: readonly State[];
	/** The worlds before the last thing that was noticed. */
	readonly before: readonly State[];
	/** How many men the other side has at most. */
	readonly others: number;
	/** So many worlds are enough of those that are hard to find. */
	readonly least: number;
	/** A sample that is smaller than this is filled up again, as long as that is easy. */
	readonly wanted: number;
	/** The most acts that are tried out to bring kept worlds forward again. */
	readonly attempts: number;
};

/** Worlds that were restored. */
export type Restored = {
	readonly worlds: readonly State[];
	/** Whether none was left, so that all had to be made anew. */
	readonly isRebuilt: boolean;
	/** Whether they fit the view, and not all that was heard. */
	readonly isGuess: boolean;
	/** Whether some of them fit what is observed now, and perhaps not all before. */
	readonly isLoose: boolean;
};

/** This share of the fewest worlds is made anew when none is left. */
const REBUILT = 1 / 8;
/** Where time is up this part of the attempts is made, while there is no world at all. */
const LATE_SHARE = 4;

/**
 * Returns worlds when there are too few: those left, others brought forward again from sets that were kept, and
 * else some changed until they fit what is observed now.
 */
export function restore(
	filter: Filter,
	left: readonly State[],
	lately: Lately,
	stock: Stock,
): Restored {
	const {noticed, random} = lately;
	const {least, wanted, others} = stock;
	const last = noticed[noticed.length - 1];
	const found = new Distinct(filter.keyOf, left);
	bringForward(filter, found, lately, stock);
	const guessFrom = (world: State): State => {
		const {rules, seat} = filter;
		const revised = rules.revise(world, seat, knownView(last), last.heard);
		return revised !== undefined && isSameView(rules.view(revised, seat), last.view)
			? revised
			: fitView(rules, world, knownView(last), others, random);
	};

	const guess = (): readonly State[] => stock.before.slice(0, least).map(guessFrom);
	const present =
		findEnded(last.heard) === undefined ? presentOf(filter, lately, stock) : undefined;
	if (present?.isMeasurable !== true) {
		const isGuess = found.size === 0;
		return {
			worlds: isGuess ? guess() : found.states,
			isRebuilt: false,
			isGuess,
			isLoose: isGuess,
		};
	}

	const corrector = new Corrector(present, random, lately.isLate);
	const isRebuilt = found.size === 0;
	if (isRebuilt) {
		const made = corrector.make(stock.turnWorlds, Math.max(1, Math.floor(wanted * REBUILT)));
		// Of a batch the game says later what went through, but what stands where is seen at once.
		const seen = made.states.filter((state) =>
			isSameView(filter.rules.view(state, filter.seat), last.view),
		);
		found.addAll(seen);
		if (made.isGuess || seen.length === 0) {
			const side = colorIndex(filter.seat) ^ 1;
			const fits = seen.filter((state) => state.board.count[side] <= others);
			return {
				worlds: fits.length > 0 ? fits : guess(),
				isRebuilt,
				isGuess: true,
				isLoose: true,
			};
		}
	}

	const isOnTurn = last.view.turn === last.view.viewer;
	const whole = found.size;
	if (isOnTurn && !mustDo(found.size, lately) && present.turn.acts.every(({stands}) => !stands)) {
		found.addAll(corrector.likenesses(found.states, wanted - found.size));
	}

	return {
		worlds: found.states,
		isRebuilt,
		isGuess: false,
		isLoose: isRebuilt || found.size > whole,
	};
}

/** Adds worlds that are brought forward again from kept sets, the newest first, until there are enough or it takes too long. */
function bringForward(
	filter: Filter,
	found: Distinct,
	lately: Lately,
	{wanted, attempts, checkpoints}: Stock,
): void {
	const {noticed, history, random} = lately;
	const share = Math.ceil(attempts / checkpoints.length);
	for (const {at, worlds} of [...checkpoints].reverse()) {
		for (let tried = 0; tried < share && found.size < wanted; tried++) {
			if (lately.isLate?.() === true && (found.size > 0 || tried >= share / LATE_SHARE)) {
				break;
			}

			let world: State | undefined = pick(random, worlds);
			for (let next = at; next < noticed.length && world !== undefined; next++) {
				const before = viewAt(noticed, next, history);
				world = filter.advanceOne(world, noticed[next], before, random);
			}

			found.add(world);
		}
	}
}

/** Returns where all men of the other side began, and how many moves it has made in so many acts since; undefined where that is not known. */
function begunBy(
	{rules, seat}: Pick<Filter, 'rules' | 'seat'>,
	{noticed, history}: Lately,
	count: number,
): Turn['begun'] {
	const other = opposite(seat);
	const homes = rules.homes?.[other];
	const inPlay = (at: number): boolean => !isSetUp(viewAt(noticed, at, history).phase);
	return homes === undefined || inPlay(0)
		? undefined
		: {
				homes,
				moves: noticed
					.slice(0, count)
					.filter(({by, stands}, at) => by === other && stands && inPlay(at)).length,
			};
}

/** Returns what is observed in the turn that is on, or in the one that the last act closed. */
function presentOf({rules, seat}: Filter, lately: Lately, stock: Stock): Present {
	const {noticed, history} = lately;
	const last = noticed[noticed.length - 1];
	// After a reply a turn begins; after anything else the one that is on continues.
	const begins = last.by !== seat && last.stands;
	const begun = begins ? noticed.length : lately.begun;
	const opening = noticed[begun - 1];
	const view = viewAt(noticed, begun, history);
	const before = viewAt(noticed, begun - 1, history);

	/** Returns a state of the turn that begins after some act of the other side, whatever its board. */
	const stateOfTurn = (): State => {
		const other = opposite(seat);
		for (const world of stock.before) {
			for (const act of rules.acts(world, other)) {
				const ruling = rules.step(world, other, act);
				if (ruling?.verdict === 'stands') {
					return ruling.state;
				}
			}
		}

		return stock.turnWorlds[0];
	};

	return new Present({
		variant: rules,
		seat,
		view,
		heard: opening?.heard ?? history.heardAtStart ?? [],
		standing: new Map([
			...stillThere(noticed.slice(0, begun), history.start),
			...[...shownMen(noticed.slice(0, begun), history.start)].filter(([, man]) => isMan(man)),
		]),
		...given({begun: begunBy({rules, seat}, lately, begun)}),
		takers: opening === undefined || opening.by === seat ? [] : takersOf(before, view),
		acts: noticed.slice(begun).flatMap(({text, stands, heard}) => {
			const act = text === undefined ? undefined : parseAct(text);
			return act === undefined ? [] : [{act, stands, heard}];
		}),
		like: begins ? stateOfTurn() : stock.turnWorlds[0],
	});
}
