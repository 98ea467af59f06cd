import {type Act, parseAct} from '../../core/act.js';
import {type Color, colorIndex, opposite} from '../../core/color.js';
import {isUnknownMan, UNSEEN} from '../../core/man.js';
import {createRandom, pick, type Random, randomInteger} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import {parseFen} from '../../core/fen.js';
import {findEnded} from '../../rules/news.js';
import type {SeatHistory} from '../../rules/history.js';
import {MAX_MOVES, type Position} from '../../rules/position.js';
import type {State, Variant} from '../../rules/variant.js';
import {isSameView, type View} from '../../rules/view.js';
import {takersOf} from '../takers.js';
import {bareKings, isBare} from './bare-king.js';
import {Corrector} from './corrector.js';
import {countMenIn} from './count-men.js';
import {countTries} from './count-tries.js';
import {Distinct} from './distinct.js';
import {drawIndices} from './draw-indices.js';
import {fitView} from './fit-view.js';
import {type Noticed, noticedIn} from './noticed.js';
import {Present} from './present.js';
import {endsOfWorlds, saysSame} from './said.js';
import {afterOwn, arrange, fitsViews, isRefusalAlone, noticedAfter} from './successors.js';
import type {Worlds, WorldsFollower} from './worlds.js';

/** How many worlds are kept, how few are too few, and how much work may be done for new ones. */
export type ParticleBounds = {
	/** All that fit are held while there are no more than so many, else so many drawn at random. */
	readonly most: number;
	/** A sample that shrinks below this is filled up again. */
	readonly least: number;
	/** The most acts that are tried out to bring kept worlds forward again, a time. */
	readonly attempts: number;
};

export const USUAL_PARTICLES: ParticleBounds = {most: 1024, least: 48, attempts: 192};

/** How a game is followed: its rules, and the start that both sides know. */
export type ParticleStart = {
	readonly variant: Variant;
	readonly seat: Color;
	/** The variant's own when left out. */
	readonly fen?: string | undefined;
	readonly bounds?: ParticleBounds;
};

/** So many sets are kept to go back to, the newest last. */
const CHECKPOINTS = 3;
/** The most acts that are tried out for each world wanted while the set is a sample. */
const TRIED_FOR_EACH = 8;
/** Where there are so many times more acts than worlds are wanted, those in unlikely worlds are drawn this seldom. */
const PLENTY = 4;
const UNLIKELY = 0.1;
/** This share of the fewest worlds is made anew when none is left. */
const REBUILT = 1 / 8;

/** A set as it was after so many things that were noticed. */
type Checkpoint = {readonly at: number; readonly worlds: readonly State[]};

/** What the other side may have done in a world, and whether it would hardly have been refused there as often as it was. */
type WorldActs = {
	readonly world: State;
	readonly acts: readonly Act[];
	readonly isUnlikely: boolean;
};

/**
 * The worlds of one seat in any game, kept by its own rules: a world stays when its news and view are what the seat
 * got (a particle filter, Gordon, Salmond & Smith 1993). The other side is taken to do anything that it may; that
 * tries of it were refused makes a world less likely in which few would have been. When worlds run thin, others are
 * brought forward again from sets that were kept; when none fits, some are changed until they fit what is observed
 * now. Draws by repetition and fifty moves are no part of it.
 */
export class Particles implements Worlds, WorldsFollower {
	readonly variant: Variant;
	readonly seat: Color;
	/** Whether the last worlds are guesses that fit the view, and not all that was heard. */
	isGuess = false;
	isExact = true;
	/** How often worlds had to be made anew because none was left. */
	rebuilt = 0;
	/** The game without the ends that no world is judged by. */
	readonly #rules: Variant;
	readonly #other: Color;
	readonly #side: number;
	readonly #bounds: ParticleBounds;
	readonly #starts: readonly State[];
	#worlds: readonly State[];
	#noticed: readonly Noticed[] = [];
	#checkpoints: readonly Checkpoint[] = [];
	#begun = 0;
	#turnWorlds: readonly State[];
	/** How many men the other side has, its king included, as far as it was heard what was taken. */
	#others: number;
	#counts: Int32Array | undefined;

	private constructor(
		rules: Variant,
		{variant, seat, bounds = USUAL_PARTICLES}: ParticleStart,
		starts: readonly State[],
	) {
		this.variant = variant;
		this.#rules = rules;
		this.seat = seat;
		this.#other = opposite(seat);
		this.#side = colorIndex(seat);
		this.#bounds = bounds;
		this.#starts = starts;
		this.#worlds = starts;
		this.#turnWorlds = starts;
		this.#others = starts[0].board.count[this.#side ^ 1];
		this.isExact = starts.length === 1;
	}

	/** Begins a game. The error says why its start cannot be read. */
	static start(start: ParticleStart): Result<Particles> {
		const {most} = start.bounds ?? USUAL_PARTICLES;
		const {variant} = start;
		const rules = variant.remake({...variant, end: endsOfWorlds(variant.end)});
		const setup = parseFen(start.fen ?? variant.setup.fen);
		if (!setup.ok) {
			return setup;
		}

		// What the seat has noticed alone decides, so that the same game gives the same worlds.
		const random = createRandom(1);
		const starts: State[] = [];
		const texts = new Set<string>();
		for (let index = 0; index < most; index++) {
			const begun = rules.start(setup.value, createRandom(randomInteger(random, 2 ** 31)));
			if (!begun.ok) {
				return fail(begun.error);
			}

			const {state} = begun.value;
			const text = JSON.stringify(state.extra);
			if (texts.has(text)) {
				// Nothing is drawn at random before the first act.
				break;
			}

			texts.add(text);
			starts.push(state);
		}

		return ok(new Particles(rules, start, starts));
	}

	get size(): number {
		return this.#worlds.length;
	}

	get isComplete(): boolean {
		return this.isExact;
	}

	load(index: number, position: Position): void {
		position.become(this.state(index).board);
	}

	state(index: number): State {
		const state = this.#worlds.at(index);
		if (index < 0 || state === undefined) {
			throw new RangeError(`there is no world ${index} among ${this.size}`);
		}

		return state;
	}

	sample(count: number, random: Random): Int32Array {
		return drawIndices(this.size, count, random);
	}

	counts(): Int32Array {
		this.#counts ??= countMenIn(this.#rules, this.#worlds, this.#side ^ 1);
		return this.#counts;
	}

	couldMiss(): boolean | undefined {
		return this.isComplete ? false : undefined;
	}

	follow(history: SeatHistory): Result<Worlds> {
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
			this.#advance(noticed.slice(0, at + 1), history, createRandom(`worlds ${at}`));
			this.#counts = undefined;
		}

		this.#noticed = noticed;
		return ok(this);
	}

	#knowsStart(view: View): boolean {
		const known = this.#rules.view(this.#starts[0], this.seat);
		return isSameView(known, view);
	}

	#restart(): void {
		this.#worlds = this.#starts;
		this.#turnWorlds = this.#starts;
		this.#others = this.#starts[0].board.count[this.#side ^ 1];
		this.#begun = 0;
		this.#checkpoints = [];
		this.#noticed = [];
		this.#counts = undefined;
		this.isExact = this.#starts.length === 1;
		this.isGuess = false;
	}

	/** Returns what makes worlds the same: where something is drawn at random, what is to be drawn next is part of it. */
	readonly #keyOf = (state: State): string =>
		this.#starts.length === 1
			? this.#rules.key(state)
			: `${this.#rules.key(state)} ${JSON.stringify(state.extra)}`;

	/** Takes in the last of the things that were noticed. */
	#advance(noticed: readonly Noticed[], history: SeatHistory, random: Random): void {
		const at = noticed.length - 1;
		const one = noticed[at];
		const isOwn = one.by === this.seat;
		const before = this.#worlds;
		if (one.stands || this.#checkpoints.length === 0) {
			this.#checkpoints = [...this.#checkpoints.slice(1 - CHECKPOINTS), {at, worlds: before}];
		}

		const view = noticed[at - 1]?.view ?? history.start;
		let after =
			one.text === undefined ? this.#afterUnknown(noticed, view, random) : this.#afterOwn(one);
		const isTaking = isOwn && one.stands && one.heard.some(({type}) => type === 'captured');
		this.#others -= isTaking ? 1 : 0;
		const bare = isTaking && this.#others === 1 ? this.#bareKings(one) : [];
		if (bare.length > 0) {
			after = bare;
			this.isExact = true;
		}

		if (after.length > 0 && isWholeView(one.view)) {
			after = after.slice(0, 1);
			this.isExact = true;
		}

		this.isGuess &&= after.length > 0;
		const isThin = after.length < this.#bounds.least && !this.isExact;
		if (after.length === 0 || isThin) {
			this.isExact = false;
			after = this.#restore(after, noticed, history, random);
		}

		this.#worlds = after;
		if (one.stands) {
			this.#begun = at + 1;
			this.#turnWorlds = after;
		}
	}

	#afterOwn(noticed: Noticed): readonly State[] {
		const kept = new Distinct(this.#keyOf);
		for (const world of this.#worlds) {
			const after = this.#afterOne(world, noticed);
			if (after !== undefined) {
				kept.add(after);
			}
		}

		return kept.states;
	}

	/** Returns a world after the seat's own act: perhaps after a set-up of the other side's, or with concealed men as they were shown. */
	#afterOne(world: State, noticed: Noticed): State | undefined {
		const after = afterOwn(this.#rules, world, this.seat, noticed);
		if (after !== undefined || world.phase === 'play') {
			return after;
		}

		const others = [
			arrange(this.#rules, world, this.#other),
			this.#rules.revise(world, this.seat, noticed.view),
		];
		this.isExact &&= others.every((other) => other === undefined);
		for (const other of others) {
			const found =
				other === undefined ? undefined : afterOwn(this.#rules, other, this.seat, noticed);
			if (found !== undefined) {
				return found;
			}
		}

		return undefined;
	}

	/** Returns the worlds after an act that is not known, nearly always one of the other side's: acts in them are tried out, in random order, until there are enough. */
	#afterUnknown(noticed: readonly Noticed[], before: View, random: Random): readonly State[] {
		const one = noticed[noticed.length - 1];
		if (isRefusalAlone(one)) {
			const isRefused = one.heard.some(({type}) => type === 'refused');
			return isRefused ? this.#worlds.map((world) => this.#rules.refuse(world)) : this.#worlds;
		}

		const most = this.#isHuntingKing ? Number.POSITIVE_INFINITY : this.#bounds.most;
		const actsIn = this.#actsIn(noticed, before);
		// A world's number times this, and the number of an act in it.
		const candidates = Int32Array.from(
			actsIn.flatMap(({acts}, world) => acts.map((_, act) => world * MAX_MOVES + act)),
		);
		const kept = new Distinct(this.#keyOf);
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
			const after = noticedAfter(this.#rules, world, this.seat, one.by, act, one);
			if (after !== undefined) {
				kept.add(after);
			}
		}

		this.isExact &&= left === 0;
		const arranged = kept.size === 0 ? this.#afterArrangement(one) : [];
		return arranged.length > 0 ? arranged : kept.states;
	}

	/** Returns the worlds in which the other side has arranged its set-up since, where that is what was noticed. */
	#afterArrangement({view}: Noticed): readonly State[] {
		return this.#worlds.flatMap((world) => {
			const after = arrange(this.#rules, world, this.#other);
			this.isExact &&= after === undefined;
			return after !== undefined && isSameView(this.#rules.view(after, this.seat), view)
				? [after]
				: [];
		});
	}

	/** Returns what the other side may have done in each world, as far as the views before and after tell. */
	#actsIn(noticed: readonly Noticed[], before: View): WorldActs[] {
		const one = noticed[noticed.length - 1];
		const fits = this.#fitsViews(one, before);
		const refusals = noticed
			.slice(this.#begun)
			.filter(({by, heard}) => by !== this.seat && heard.some(({type}) => type === 'refused'));
		return this.#worlds.map((world) => {
			const all = this.#rules.acts(world, one.by);
			return {
				world,
				acts: all.filter((act) => (act.kind === 'ask') !== one.stands && fits(act)),
				isUnlikely: refusals.length > 0 && countTries(world.board) - all.length < refusals.length,
			};
		});
	}

	/** Returns a test of acts by the views before and after; of one's own none is needed, the view after tells which it was. */
	#fitsViews({by, view}: Noticed, before: View): (act: Act) => boolean {
		return by === this.seat ? () => true : fitsViews(before, view);
	}

	/** Whether the other side has nothing but its king: of one that is alone all places are held. */
	get #isHuntingKing(): boolean {
		return this.#others === 1 && this.#worlds.every((world) => isBare(world, this.#side ^ 1));
	}

	/** Returns all worlds after a move that takes the last man beside a king; none when it is no such move, or all are known. */
	#bareKings(noticed: Noticed): readonly State[] {
		return this.isExact ? [] : bareKings(this.#rules, this.#worlds[0], this.seat, noticed);
	}

	/** Returns worlds when there are too few: brought forward again, or else made to fit what is observed now. */
	#restore(
		left: readonly State[],
		noticed: readonly Noticed[],
		history: SeatHistory,
		random: Random,
	): readonly State[] {
		const {least} = this.#bounds;
		const found = new Distinct(this.#keyOf, left);
		this.#bringForward(found, noticed, history, random);
		const last = noticed[noticed.length - 1];
		if (findEnded(last.heard) !== undefined) {
			return found.size > 0 ? found.states : this.#guess(last, random);
		}

		const present = this.#presentOf(noticed, history);
		if (!present.isMeasurable) {
			return found.size > 0 ? found.states : this.#guess(last, random);
		}

		const corrector = new Corrector(present, random);
		if (found.size === 0) {
			this.rebuilt++;
			const made = corrector.make(this.#turnWorlds, Math.max(1, Math.floor(least * REBUILT)));
			this.isGuess = made.isGuess || made.states.length === 0;
			for (const state of made.states) {
				found.add(state);
			}

			if (this.isGuess) {
				const fits = found.states.filter(
					(state) =>
						state.board.count[this.#side ^ 1] <= this.#others &&
						isSameView(this.#rules.view(state, this.seat), last.view),
				);
				return fits.length > 0 ? fits : this.#guess(last, random);
			}
		}

		const isOnTurn = last.view.turn === last.view.viewer;
		if (isOnTurn && present.turn.acts.every(({stands}) => !stands)) {
			const likenesses = corrector.likenesses(found.states, least - found.size);
			for (const state of likenesses) {
				found.add(state);
			}
		}

		return found.states;
	}

	/** Adds worlds that are brought forward again from kept sets, the newest first, until there are enough or it takes too long. */
	#bringForward(
		found: Distinct,
		noticed: readonly Noticed[],
		history: SeatHistory,
		random: Random,
	): void {
		const {least, attempts} = this.#bounds;
		const kept = [...this.#checkpoints].reverse();
		const share = Math.ceil(attempts / kept.length);
		for (const {at, worlds} of kept) {
			for (let tried = 0; tried < share && found.size < least; tried++) {
				let world: State | undefined = pick(random, worlds);
				for (let next = at; next < noticed.length && world !== undefined; next++) {
					const before = noticed[next - 1]?.view ?? history.start;
					world = this.#followOne(world, noticed[next], before, random);
				}

				if (world !== undefined) {
					found.add(world);
				}
			}
		}
	}

	/** Returns a world after what was noticed, by a random act where it was the other side's; undefined when none fits. */
	#followOne(world: State, one: Noticed, before: View, random: Random): State | undefined {
		if (one.text !== undefined) {
			return this.#afterOne(world, one);
		}

		if (isRefusalAlone(one)) {
			return this.#rules.refuse(world);
		}

		const fits = this.#fitsViews(one, before);
		const acts = this.#rules
			.acts(world, one.by)
			.filter((act) => (act.kind === 'ask') !== one.stands && fits(act));
		if (acts.length === 0) {
			return undefined;
		}

		return noticedAfter(this.#rules, world, this.seat, one.by, pick(random, acts), one);
	}

	/** Returns what is observed in the turn that is on, or in the one that the last act closed. */
	#presentOf(noticed: readonly Noticed[], history: SeatHistory): Present {
		const last = noticed[noticed.length - 1];
		// After a reply a turn begins; after anything else the one that is on goes on.
		const begun = last.by !== this.seat && last.stands ? noticed.length : this.#begun;
		const opening = noticed[begun - 1];
		const view = opening?.view ?? history.start;
		const before = noticed[begun - 2]?.view ?? history.start;
		return new Present({
			variant: this.#rules,
			seat: this.seat,
			view,
			heard: opening?.heard ?? history.heardAtStart ?? [],
			takers: opening === undefined || opening.by === this.seat ? [] : takersOf(before, view),
			acts: noticed.slice(begun).flatMap(({text, stands, heard}) => {
				const act = text === undefined ? undefined : parseAct(text);
				return act === undefined ? [] : [{act, stands, heard}];
			}),
			like: begun === noticed.length ? this.#stateOfTurn() : this.#turnWorlds[0],
		});
	}

	/** Returns a state of the turn that begins after some act of the other side, whatever its board. */
	#stateOfTurn(): State {
		for (const world of this.#worlds) {
			for (const act of this.#rules.acts(world, this.#other)) {
				const ruling = this.#rules.step(world, this.#other, act);
				if (ruling?.verdict === 'stands') {
					return ruling.state;
				}
			}
		}

		return this.#turnWorlds[0];
	}

	/** Returns worlds that fit the view at least, when none is known that fits all. */
	#guess({view}: Noticed, random: Random): readonly State[] {
		this.isGuess = true;
		return this.#worlds
			.slice(0, this.#bounds.least)
			.map((world) => fitView(this.#rules, world, view, this.#others, random));
	}
}

/** Returns whether a view leaves nothing to be guessed. */
const isWholeView = ({cells}: View): boolean =>
	!cells.some((code) => code === UNSEEN || isUnknownMan(code));

const isSameNotice = (a: Noticed, b: Noticed): boolean =>
	a === b ||
	(a.by === b.by &&
		a.text === b.text &&
		a.stands === b.stands &&
		saysSame(a.heard, b.heard) &&
		isSameView(a.view, b.view));
