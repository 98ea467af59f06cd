import {type Color, opposite} from '../../core/color.js';
import {pick, type Random, randomInteger} from '../../core/random.js';
import {isRefused} from '../../rules/news.js';
import type {State, Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import {Distinct} from './distinct.js';
import {actorOf, actsNoticed} from './done-by.js';
import {type Lately, mustDo} from './lately.js';
import {knownView, type Noticed} from './noticed.js';
import {chosenSetUps, drawnSetUps, READY} from './set-ups.js';
import {afterOwn, isRefusalAlone, noticedAfter} from './successors.js';
import {actsInWorlds, fitsNoticed} from './world-acts.js';

/** So many acts at most are tried out for each world wanted while the set is a sample. */
const TRIED_FOR_EACH = 8;
/** Where there are so many times more acts than worlds are wanted, those in unlikely worlds are drawn this seldom. */
const PLENTY = 4;
const UNLIKELY = 0.1;

/** Of set-ups that are drawn anew this share of the worlds that are held is enough: they soon become more. */
const ENOUGH_DRAWN = 1 / 4;

/** Takes one out of a list, whose order does not matter. */
function takeAt<T>(list: T[], index: number): T {
	const taken = list[index];
	const last = list.pop();
	if (last !== undefined && index < list.length) {
		list[index] = last;
	}

	return taken;
}

/**
 * Brings worlds over what a seat noticed, by the game's own rules: a world stays when its news and view are what the
 * seat got. The other side is taken to do anything that it may; that tries of it were refused makes a world less
 * likely in which few would have been.
 */
export class Filter {
	/** Whether nothing that fits has been left out so far. */
	isExact: boolean;
	/** Whether set-ups of the other side are drawn to bring worlds over an own act. */
	#isDrawing = false;

	constructor(
		readonly rules: Variant,
		readonly seat: Color,
		/** Worlds of the same key are one. */
		readonly keyOf: (state: State) => string,
		isExact: boolean,
		/** The most set-ups of a side where all of them are held; 0 where they are drawn at random. */
		readonly mostSetUps = 0,
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
				if (this.#isDrawing && kept.size >= most * ENOUGH_DRAWN) {
					break;
				}

				if (mustDo(kept.size, lately)) {
					this.isExact = false;
					break;
				}

				kept.addAll(this.#afterOne(world, one, lately.random));
			}

			this.#isDrawing = false;
			return kept.states;
		}

		if (!isRefusalAlone(one)) {
			return this.#afterUnknown(worlds, lately, most);
		}

		return isRefused(one) ? worlds.map((world) => this.rules.refuse(world)) : worlds;
	}

	/** Returns one world after one thing that was noticed, by a random act where it is not known; undefined when none fits. */
	advanceOne(world: State, one: Noticed, before: View, random: Random): State | undefined {
		if (one.text !== undefined) {
			return this.#afterOne(world, one, random)[0];
		}

		if (isRefusalAlone(one)) {
			return this.rules.refuse(world);
		}

		const fits = fitsNoticed(this.rules, this.seat, one, before);
		const acts = actsNoticed(this.rules, world, one).acts.filter(fits);
		return acts.length === 0
			? undefined
			: noticedAfter(this.rules, world, this.seat, actorOf(one), pick(random, acts), one);
	}

	/** Returns the worlds after the seat's own act in one: perhaps after a set-up of the other side's, or with concealed men as they were shown. */
	#afterOne(world: State, noticed: Noticed, random: Random): readonly State[] {
		const {rules, seat} = this;
		const after = afterOwn(rules, world, seat, noticed);
		if (after !== undefined) {
			return [after];
		}

		if (this.isExact && (rules.hides !== undefined || this.mostSetUps > 0)) {
			// Where it is a move that is hidden, or what a man is, the one that was made is in another world while none is left out.
			return [];
		}

		const chosen = chosenSetUps(rules, world, opposite(seat), this.mostSetUps);
		if (chosen.length > 0) {
			this.isExact ||= this.mostSetUps > 0;
			return chosen
				.map((one) => rules.step(one, opposite(seat), READY)?.state)
				.map((one) => (one === undefined ? undefined : afterOwn(rules, one, seat, noticed)))
				.filter((one) => one !== undefined);
		}

		for (const other of this.#others(world, noticed, random)) {
			this.isExact = false;
			const found = afterOwn(rules, other, seat, noticed);
			if (found !== undefined) {
				return [found];
			}
		}

		return [];
	}

	/** Returns worlds that may be in the place of one, by what was noticed next: after a set-up of the other side's, or with other men concealed. */
	*#others(world: State, noticed: Noticed, random: Random): Generator<State, undefined> {
		const {rules, seat} = this;
		const other = opposite(seat);
		for (const drawn of drawnSetUps(rules, world, other, {viewer: seat, noticed, random})) {
			this.#isDrawing = true;
			const ruling = rules.step(drawn, other, READY);
			if (ruling?.verdict === 'stands') {
				yield ruling.state;
			}
		}

		const revised = rules.revise(world, seat, knownView(noticed), noticed.heard);
		if (revised !== undefined) {
			yield revised;
		}

		return undefined;
	}

	/** Returns the worlds after an act that is not known, nearly always one of the other side's: acts in them are tried out, in random order, until there are enough. */
	#afterUnknown(worlds: readonly State[], lately: Lately, most: number): readonly State[] {
		const {noticed, random} = lately;
		const one = noticed[noticed.length - 1];
		const arranged = this.#afterArrangement(worlds, lately, most);
		if (arranged.length > 0) {
			return arranged;
		}

		const actsIn = actsInWorlds(this.rules, this.seat, worlds, lately, most);
		// First a world is drawn and then an act of it: one in which there is more to do is no likelier for that.
		const open = actsIn.flatMap(({acts, isUnlikely, world}) =>
			acts.length === 0 ? [] : [{world, acts: [...acts], isUnlikely}],
		);
		const kept = new Distinct(this.keyOf);
		let left = open.reduce((sum, {acts}) => sum + acts.length, 0);
		let isDrawn = left > most * PLENTY;
		let tried = 0;
		while (left > 0 && kept.size < most) {
			const isEnough = !this.isExact && tried > most * TRIED_FOR_EACH;
			if (isEnough || mustDo(kept.size, lately)) {
				break;
			}

			const drawn = randomInteger(random, open.length);
			const {world, acts, isUnlikely} = open[drawn];
			const act = takeAt(acts, randomInteger(random, acts.length));
			left--;
			if (acts.length === 0) {
				takeAt(open, drawn);
			}

			isDrawn &&= left > most;
			if (isDrawn && isUnlikely && random() >= UNLIKELY) {
				this.isExact = false;
				continue;
			}

			tried++;
			kept.add(noticedAfter(this.rules, world, this.seat, actorOf(one), act, one));
		}

		this.isExact &&= left === 0 && actsIn.every(({isAll}) => isAll);
		if (kept.size === 0 && one.stands) {
			this.#addRevised(kept, worlds, one);
		}

		return kept.states;
	}

	/** Returns worlds in which the other side has arranged its set-up and ended it, where that is what was noticed. */
	#afterArrangement(worlds: readonly State[], lately: Lately, most: number): readonly State[] {
		const {noticed, random} = lately;
		const {rules, seat} = this;
		const one = noticed[noticed.length - 1];
		const other = opposite(seat);
		const kept = new Distinct(this.keyOf);
		for (const world of worlds) {
			const chosen = chosenSetUps(rules, world, other, this.mostSetUps);
			const enough = chosen.findIndex((setUp) => {
				kept.add(noticedAfter(rules, setUp, seat, other, READY, one));
				return this.mostSetUps > 0 && mustDo(kept.size, lately);
			});
			this.isExact ||= this.mostSetUps > 0 && kept.size > 0 && enough < 0;
		}

		const wanted = Number.isFinite(most) ? most : 0;
		const count = worlds.length === 0 || kept.size > 0 ? 0 : Math.max(wanted, worlds.length);
		const drawing = Array.from({length: count}, (_, index) =>
			drawnSetUps(rules, worlds[index % worlds.length], other, {
				viewer: seat,
				noticed: one,
				random,
			}),
		);
		for (let isOpen = true; isOpen && kept.size < most * ENOUGH_DRAWN;) {
			isOpen = false;
			for (const drawn of drawing) {
				if (mustDo(kept.size, lately)) {
					isOpen = false;
					break;
				}

				const {value} = drawn.next();
				if (value !== undefined) {
					isOpen = true;
					this.isExact = false;
					kept.add(noticedAfter(rules, value, seat, other, READY, one));
				}
			}
		}

		return kept.states;
	}

	/** Adds worlds in which men were concealed as others than was thought, where one of them was shown. */
	#addRevised(kept: Distinct, worlds: readonly State[], one: Noticed): void {
		const {rules, seat} = this;
		for (const world of worlds) {
			const revised = rules.revise(world, seat, knownView(one), one.heard);
			const acts = revised === undefined ? [] : rules.acts(revised, one.by);
			for (const act of acts) {
				kept.add(revised && noticedAfter(rules, revised, seat, one.by, act, one));
			}
		}
	}
}
