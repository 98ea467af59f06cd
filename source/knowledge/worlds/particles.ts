import {type Color, colorIndex, opposite} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {jsonOf} from '../../core/json-of.js';
import {createRandom, type Random, randomInteger} from '../../core/random.js';
import type {Man} from '../../core/man.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {Square} from '../../core/square.js';
import type {SeatHistory} from '../../rules/history.js';
import type {Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import {isSameView, isWholeView, type View} from '../../rules/view.js';
import {bareKings, isBare} from './bare-king.js';
import {countMenIn} from './count-men.js';
import {shownMen} from '../shown-men.js';
import {Distinct} from './distinct.js';
import {drawIndices} from './draw-indices.js';
import {Filter} from './filter.js';
import {holdsAll} from './holds-all.js';
import type {Lately} from './lately.js';
import {isSameNotice, type Noticed, noticedIn, withoutShown} from './noticed.js';
import {type Checkpoint, restore} from './restore.js';
import {endsOfWorlds} from './said.js';
import {startsOf} from './starts.js';
import {type ParticleBounds, USUAL_PARTICLES} from './particle-bounds.js';
import {PerhapsAlone} from './perhaps-alone.js';
import type {Worlds, WorldsFollower} from './worlds.js';

/** How a game is followed: its rules, and the start that both sides know. */
export type ParticleStart = {
	readonly variant: Variant;
	readonly seat: Color;
	/** The variant's own when left out. */
	readonly fen?: string | undefined;
	readonly bounds?: ParticleBounds;
};

/** The share of the most worlds that is made by shuffling what is covered: each of them is drawn afresh. */
const SHUFFLED = 1 / 2;
/** Within a turn a sample is filled up again when less than this share of it is left. */
const HALF = 1 / 2;
/** So many sets are kept to go back to, the newest last. */
const CHECKPOINTS = 3;

/** Returns what a state has besides its board as text; worlds share most of it. */
const extraText = ({extra}: State): string =>
	Object.entries(extra as object)
		.map(([name, value]) => `${name} ${jsonOf(value)}`)
		.join(' ');

/**
 * The worlds of one seat in any game, kept by its own rules: a world stays when its news and view are what the seat
 * got (a particle filter, Gordon, Salmond & Smith 1993). When they run thin others are restored. Draws by repetition
 * and fifty moves are no part of it.
 */
export class Particles implements Worlds, WorldsFollower {
	readonly variant: Variant;
	readonly seat: Color;
	/** Whether the last worlds are guesses that fit the view, and not all that was heard. */
	isGuess = false;
	#isLoose = false;
	/** How often worlds had to be made anew because none was left. */
	rebuilt = 0;
	/** It holds the game without the ends that no world is judged by. */
	readonly #filter: Filter;
	readonly #side: number;
	readonly #bounds: ParticleBounds;
	readonly #starts: readonly State[];
	#worlds: readonly State[];
	#noticed: readonly Noticed[] = [];
	#checkpoints: readonly Checkpoint[] = [];
	#begun = 0;
	#turnWorlds: readonly State[];
	/** How many men the other side has, its king included, as far as it was heard what was taken; infinite where they were a secret from the start. */
	#others: number;
	readonly #othersAtStart: number;
	/** The worlds of a king alone, where it was a secret how many men there were. */
	readonly #perhapsAlone: PerhapsAlone | undefined;
	readonly #isExactAtStart: boolean;
	#counts: Int32Array | undefined;

	private constructor(
		rules: Variant,
		{variant, seat, bounds = USUAL_PARTICLES}: ParticleStart,
		starts: readonly State[],
		othersAtStart: number | undefined,
		mostSetUps: number,
	) {
		this.variant = variant;
		this.seat = seat;
		this.#side = colorIndex(seat);
		this.#bounds = bounds;
		this.#starts = starts;
		this.#worlds = starts;
		this.#turnWorlds = starts;
		this.#othersAtStart = othersAtStart ?? Number.POSITIVE_INFINITY;
		this.#others = this.#othersAtStart;
		const isDrawn = starts.length > 1;
		// Where something is drawn at random, what is to be drawn next is part of a world.
		const keyOf = (state: State): string =>
			isDrawn ? `${rules.key(state)} ${extraText(state)}` : rules.key(state);
		// Men that the other side places are noticed by nobody.
		const isSecret = rules.acts(starts[0], opposite(seat)).some(({kind}) => kind === 'place');
		this.#isExactAtStart = !isDrawn && !isSecret;
		this.#filter = new Filter(rules, seat, keyOf, this.#isExactAtStart, mostSetUps);
		this.#perhapsAlone =
			othersAtStart === undefined ? new PerhapsAlone(rules, seat, keyOf) : undefined;
	}

	/** Begins a game. The error says why its start cannot be read. */
	static start(start: ParticleStart): Result<Particles> {
		const {most, counted = most} = start.bounds ?? USUAL_PARTICLES;
		const {variant} = start;
		const rules = variant.remake({...variant, end: endsOfWorlds(variant.end)});
		const setup = parseFen(start.fen ?? variant.setup.fen);
		if (!setup.ok) {
			return setup;
		}

		const begun = startsOf(rules, setup.value, start.seat, {most, counted});
		if (!begun.ok) {
			return begun;
		}

		const {starts, isCountable} = begun.value;
		const others = rules.menAtStart(setup.value)?.[opposite(start.seat)];
		return ok(new Particles(rules, start, starts, others, isCountable ? counted : 0));
	}

	get size(): number {
		return this.#worlds.length + this.#alone.length;
	}

	get #alone(): readonly State[] {
		return this.isExact ? [] : (this.#perhapsAlone?.worlds ?? []);
	}

	get isExact(): boolean {
		return this.#filter.isExact;
	}

	get isLoose(): boolean {
		return this.#isLoose;
	}

	get isComplete(): boolean {
		return this.isExact;
	}

	load(index: number, position: Position): void {
		position.become(this.state(index).board);
	}

	state(index: number): State {
		const {length} = this.#worlds;
		const state = index < length ? this.#worlds.at(index) : this.#alone.at(index - length);
		if (index < 0 || state === undefined) {
			throw new RangeError(`there is no world ${index} among ${this.size}`);
		}

		return state;
	}

	sample(count: number, random: Random): Int32Array {
		const {length} = this.#worlds;
		const alone = this.#alone;
		const drawn =
			alone.length === 0 ? 0 : Math.round(count * (this.#perhapsAlone?.share(this.#meanMen) ?? 0));
		return Int32Array.from([
			...drawIndices(length, count - drawn, random),
			...Array.from({length: drawn}, () => length + randomInteger(random, alone.length)),
		]);
	}

	/** How many men the other side has in the sample, on the average. */
	get #meanMen(): number {
		const men = this.#worlds.reduce((sum, {board}) => sum + board.count[this.#side ^ 1], 0);
		return men / Math.max(1, this.#worlds.length);
	}

	counts(): Int32Array {
		this.#counts ??= countMenIn(this.#filter.rules, this.#worlds, this.#side ^ 1);
		return this.#counts;
	}

	couldMiss(): boolean | undefined {
		return this.isComplete ? false : undefined;
	}

	follow(history: SeatHistory, isLate?: () => boolean): Result<Worlds> {
		if (!this.#knowsStart(history.start)) {
			return fail('the seat does not know from which position the game began');
		}

		const noticed = noticedIn(history);
		const isLonger =
			noticed.length >= this.#noticed.length &&
			this.#noticed.every((one, index) => isSameNotice(one, noticed[index]));
		if (!isLonger) {
			this.#restart();
		}

		for (let at = this.#noticed.length; at < noticed.length; at++) {
			const random = createRandom(`worlds ${at}`);
			const begun = this.#begun;
			this.#advance({noticed: noticed.slice(0, at + 1), history, begun, random, isLate});
			this.#counts = undefined;
		}

		this.#noticed = noticed;
		return ok(this);
	}

	#knowsStart(view: View): boolean {
		const known = this.#filter.rules.view(this.#starts[0], this.seat);
		return isSameView(known, view);
	}

	#restart(): void {
		this.#worlds = this.#starts;
		this.#turnWorlds = this.#starts;
		this.#others = this.#othersAtStart;
		this.#perhapsAlone?.restart();
		this.#begun = 0;
		this.#checkpoints = [];
		this.#noticed = [];
		this.#counts = undefined;
		this.#filter.isExact = this.#isExactAtStart;
		this.isGuess = false;
		this.#isLoose = false;
	}

	/** Takes in the last of the things that were noticed. */
	#advance(lately: Lately): void {
		const {noticed} = lately;
		const at = noticed.length - 1;
		const one = noticed[at];
		const before = this.#worlds;
		if (one.stands || this.#checkpoints.length === 0) {
			this.#checkpoints = [...this.#checkpoints.slice(1 - CHECKPOINTS), {at, worlds: before}];
		}

		const {most, counted = most, least, fresh = 0, attempts} = this.#bounds;
		const wanted = fresh > 0 ? most : least;
		const filter = this.#filter;
		const room = this.#isHuntingKing
			? Number.POSITIVE_INFINITY
			: this.isExact
				? counted
				: Math.ceil(most * (1 - fresh));
		const plain = {...lately, noticed: [...noticed.slice(0, -1), withoutShown(one)]};
		let after = filter.advance(before, lately, room);
		if (after.length === 0 && one.shown !== undefined && this.isExact) {
			// Nothing fits what is to be left known.
			after = filter.advance(before, plain, room);
		}

		if (!this.isExact && counted > most && after.length > most && !this.#isHuntingKing) {
			after = [...drawIndices(after.length, most, lately.random)].map((index) => after[index]);
		}

		const isTaking =
			one.by === this.seat && one.stands && one.heard.some(({type}) => type === 'captured');
		this.#others -= isTaking ? 1 : 0;
		this.#perhapsAlone?.advance(lately, before[0], isTaking);
		const bare = isTaking && this.#others === 1 ? this.#bareKings(one) : [];
		if (bare.length > 0) {
			after = bare;
			filter.isExact = true;
		}

		if (this.variant.hides === undefined && isWholeView(one.view) && this.#isOneGame(after)) {
			after = after.slice(0, 1);
			filter.isExact = true;
		}

		this.isGuess &&= after.length > 0;
		// Where others can be made of those that are left a few are enough.
		// A try that was refused leaves worlds of the same turn: no others are made while enough of them are left.
		const isRefused = one.by === this.seat && !one.stands;
		const enough = isRefused ? Math.max(least, wanted * HALF) : wanted;
		const isThin = after.length < enough && !this.isExact && filter.rules.shuffle === undefined;
		if (after.length === 0 || isThin) {
			filter.isExact = false;
			const stock = {
				checkpoints: this.#checkpoints,
				turnWorlds: this.#turnWorlds,
				before,
				others: this.#others,
				least,
				wanted,
				attempts,
			};
			let restored = restore(filter, after, lately, stock);
			if (restored.isGuess && one.shown !== undefined) {
				// Rather all that was noticed than what was taken back.
				restored = restore(filter, filter.advance(before, plain, room), plain, stock);
			}

			const {worlds, isRebuilt, isGuess, isLoose} = restored;
			after = worlds;
			this.rebuilt += isRebuilt ? 1 : 0;
			this.isGuess ||= isGuess;
			this.#isLoose ||= isLoose;
		}

		this.#isLoose &&= !filter.isExact;
		const known = shownMen(noticed, lately.history.start);
		this.#worlds = this.#refilled(this.#fitting(after, known), lately.random, known);
		if (one.stands) {
			this.#begun = at + 1;
			this.#turnWorlds = this.#worlds;
		}
	}

	/** Returns the worlds that have men where they are known to stand; all where none has. */
	#fitting(worlds: readonly State[], known: ReadonlyMap<Square, Man>): readonly State[] {
		const men = [...known].map(([square, man]) => ({square, man}));
		const fits = worlds.filter((world) => holdsAll(this.#filter.rules, world, men));
		return fits.length > 0 ? fits : worlds;
	}

	/** Returns worlds drawn afresh, where the game can make others that are as likely from those that are left. */
	#refilled(
		worlds: readonly State[],
		random: Random,
		known: ReadonlyMap<Square, Man>,
	): readonly State[] {
		const {rules, keyOf} = this.#filter;
		const {most} = this.#bounds;
		const {shuffle} = rules;
		if (shuffle === undefined || this.isExact || worlds.length === 0) {
			return worlds;
		}

		const found = new Distinct(keyOf);
		for (let tried = 0; tried < most * SHUFFLED; tried++) {
			const world = worlds[tried % worlds.length];
			found.add(shuffle(world, this.seat, random, (square) => known.has(square)));
		}

		return found.states;
	}

	/** Whether the other side has nothing but its king: of one that is alone all places are held. */
	get #isHuntingKing(): boolean {
		return this.#others === 1 && this.#worlds.every((world) => isBare(world, this.#side ^ 1));
	}

	/** Whether worlds are one and the same but for what the game draws at random next. */
	#isOneGame(worlds: readonly State[]): boolean {
		return new Set(worlds.map((world) => this.#filter.rules.key(world))).size === 1;
	}

	/** Returns all worlds after a move that takes the last man beside a king; none when it is no such move, or all are known. */
	#bareKings(noticed: Noticed): readonly State[] {
		return this.isExact ? [] : bareKings(this.#filter.rules, this.#worlds[0], this.seat, noticed);
	}
}
