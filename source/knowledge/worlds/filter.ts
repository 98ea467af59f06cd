import type {Act} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {pick, type Random, randomInteger} from '../../core/random.js';
import type {SeatHistory} from '../../rules/history.js';
import {MAX_MOVES} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import {isSameView, type View} from '../../rules/view.js';
import {countTries} from './count-tries.js';
import {Distinct} from './distinct.js';
import {type Noticed, viewAt} from './noticed.js';
import {
	afterOwn,
	arrange,
	fitsOpenViews,
	fitsViews,
	isRefusalAlone,
	noticedAfter,
} from './successors.js';

/** So many acts at most are tried out for each world wanted while the set is a sample. */
const TRIED_FOR_EACH = 8;
/** Where there are so many times more acts than worlds are wanted, those in unlikely worlds are drawn this seldom. */
const PLENTY = 4;
const UNLIKELY = 0.1;

/** What was noticed so far, the last of it being what worlds are to be brought over. */
export type Lately = {
	readonly noticed: readonly Noticed[];
	readonly history: SeatHistory;
	/** How many things had been noticed when the turn that is on began. */
	readonly begun: number;
	readonly random: Random;
};

/** What may have been done in a world, and whether it would hardly have been refused there as often as it was. */
type WorldActs = {
	readonly world: State;
	readonly acts: readonly Act[];
	readonly isUnlikely: boolean;
};

/**
 * Brings worlds over what a seat noticed, by the game's own rules: a world stays when its news and view are what the
 * seat got. The other side is taken to do anything that it may; that tries of it were refused makes a world less
 * likely in which few would have been.
 */
export class Filter {
	/** Whether nothing that fits has been left out so far. */
	isExact: boolean;

	constructor(
		readonly rules: Variant,
		readonly seat: Color,
		/** Worlds of the same key are one. */
		readonly keyOf: (state: State) => string,
		isExact: boolean,
	) {
		this.isExact = isExact;
	}

	/** Returns the worlds after the last thing that was noticed, of `most` at most if there are more. */
	advance(worlds: readonly State[], lately: Lately, most: number): readonly State[] {
		const {noticed} = lately;
		const one = noticed[noticed.length - 1];
		if (one.text !== undefined) {
			const kept = new Distinct(this.keyOf);
			for (const world of worlds) {
				kept.add(this.#afterOne(world, one));
			}

			return kept.states;
		}

		if (!isRefusalAlone(one)) {
			return this.#afterUnknown(worlds, lately, most);
		}

		const isRefused = one.heard.some(({type}) => type === 'refused');
		return isRefused ? worlds.map((world) => this.rules.refuse(world)) : worlds;
	}

	/** Returns one world after one thing that was noticed, by a random act where it is not known; undefined when none fits. */
	advanceOne(world: State, one: Noticed, before: View, random: Random): State | undefined {
		if (one.text !== undefined) {
			return this.#afterOne(world, one);
		}

		if (isRefusalAlone(one)) {
			return this.rules.refuse(world);
		}

		const fits = this.#fits(one, before);
		const acts = this.rules.acts(world, one.by).filter(fits);
		return acts.length === 0
			? undefined
			: noticedAfter(this.rules, world, this.seat, one.by, pick(random, acts), one);
	}

	/** Returns a world after the seat's own act: perhaps after a set-up of the other side's, or with concealed men as they were shown. */
	#afterOne(world: State, noticed: Noticed): State | undefined {
		const {rules, seat} = this;
		const after = afterOwn(rules, world, seat, noticed);
		// Where it is a move that is hidden, the one that was made is in another world while none is left out.
		const isInOther = this.isExact && rules.hides !== undefined;
		if (after !== undefined || world.phase === 'play' || isInOther) {
			return after;
		}

		const others = [
			arrange(rules, world, opposite(seat)),
			rules.revise(world, seat, noticed.view, noticed.heard),
		].filter((other) => other !== undefined);
		this.isExact &&= others.length === 0;
		return others.map((other) => afterOwn(rules, other, seat, noticed)).find(isState);
	}

	/** Returns the worlds after an act that is not known, nearly always one of the other side's: acts in them are tried out, in random order, until there are enough. */
	#afterUnknown(worlds: readonly State[], lately: Lately, most: number): readonly State[] {
		const {noticed, random} = lately;
		const one = noticed[noticed.length - 1];
		const actsIn = this.#actsIn(worlds, lately);
		// A world's number times this, and the number of an act in it.
		const candidates = Int32Array.from(
			actsIn.flatMap(({acts}, world) => acts.map((_, act) => world * MAX_MOVES + act)),
		);
		const kept = new Distinct(this.keyOf);
		let left = candidates.length;
		let isDrawn = left > most * PLENTY;
		let tried = 0;
		while (left > 0 && kept.size < most) {
			if (!this.isExact && tried > most * TRIED_FOR_EACH) {
				break;
			}

			const drawn = randomInteger(random, left);
			const candidate = candidates[drawn];
			const {world, acts, isUnlikely} = actsIn[Math.floor(candidate / MAX_MOVES)];
			const act = acts[candidate % MAX_MOVES];
			candidates[drawn] = candidates[--left];
			isDrawn &&= left > most;
			if (isDrawn && isUnlikely && random() >= UNLIKELY) {
				this.isExact = false;
				continue;
			}

			tried++;
			kept.add(noticedAfter(this.rules, world, this.seat, one.by, act, one));
		}

		this.isExact &&= left === 0;
		return kept.size === 0 ? this.#afterArrangement(worlds, one) : kept.states;
	}

	/** Returns the worlds in which the other side has arranged its set-up since, where that is what was noticed. */
	#afterArrangement(worlds: readonly State[], {view}: Noticed): readonly State[] {
		return worlds.flatMap((world) => {
			const after = arrange(this.rules, world, opposite(this.seat));
			this.isExact &&= after === undefined;
			return after !== undefined && isSameView(this.rules.view(after, this.seat), view)
				? [after]
				: [];
		});
	}

	/** Returns what may have been done in each world, as far as the views before and after tell. */
	#actsIn(worlds: readonly State[], {noticed, history, begun}: Lately): WorldActs[] {
		const at = noticed.length - 1;
		const one = noticed[at];
		const fits = this.#fits(one, viewAt(noticed, at, history));
		const refusals = noticed
			.slice(begun)
			.filter(({by, heard}) => by !== this.seat && heard.some(({type}) => type === 'refused'));
		return worlds.map((world) => {
			const all = this.rules.acts(world, one.by);
			return {
				world,
				acts: all.filter(fits),
				isUnlikely: refusals.length > 0 && countTries(world.board) - all.length < refusals.length,
			};
		});
	}

	/** Returns a test of acts by what they are and by the views before and after; of one's own the view after tells which it was. */
	#fits({by, stands, view, heard}: Noticed, before: View): (act: Act) => boolean {
		const isHiding = this.rules.hides !== undefined;
		const fits =
			by === this.seat || !stands
				? () => true
				: (isHiding ? fitsOpenViews : fitsViews)(before, view);
		// Of a try that was refused more may have been heard.
		const isTry = heard.some(({type}) => type === 'refused');
		return (act) => (stands || isTry ? act.kind !== 'ask' : act.kind === 'ask') && fits(act);
	}
}

const isState = (state: State | undefined): state is State => state !== undefined;
