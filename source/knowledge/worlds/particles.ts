import {type Act, isMove, parseAct} from '../../core/act.js';
import {opposite} from '../../core/color.js';
import {isUnknownMan, UNSEEN} from '../../core/man.js';
import {createRandom, pick, type Random, randomInteger} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import type {SeatHistory} from '../../rules/history.js';
import type {SeatId} from '../../rules/seat.js';
import {Table} from '../../rules/table.js';
import type {State, Variant} from '../../rules/variant.js';
import {isSameView, type View} from '../../rules/view.js';
import {fitView} from './fit-view.js';
import {layOut} from './lay-out.js';
import {saysSame} from './fits.js';
import {type Noticed, noticedIn} from './noticed.js';
import type {Worlds} from './worlds.js';

/** How many worlds are kept, how few are too few, and how much work may be done for new ones. */
export type ParticleBounds = {
	readonly most: number;
	readonly least: number;
	/** Attempts at bringing one kept world forward, at most, a time. */
	readonly attempts: number;
};

export const USUAL_PARTICLES: ParticleBounds = {most: 96, least: 24, attempts: 240};

/** How a game is followed: its rules, and the start that both sides know. */
export type ParticleStart = {
	readonly variant: Variant;
	readonly seat: SeatId;
	readonly fen?: string | undefined;
	readonly bounds?: ParticleBounds;
};

/** So many sets are kept to go back to, the newest last. */
const CHECKPOINTS = 6;
/** What the other side may do in a set-up without anybody's noticing. */
const SET_UP: readonly Act[] = [
	{kind: 'say', word: 'random'},
	{kind: 'say', word: 'ready'},
];

/** A set as it was after so many things that were noticed. */
type Checkpoint = {readonly at: number; readonly worlds: readonly Table[]};

/**
 * The worlds of one seat in any game, kept by its own rules: a world stays when its news and view are what the seat
 * got (a particle filter). The other side is taken to do anything that it may. When worlds run thin, others are
 * brought forward again from sets that were kept; when none fits, the likeliest is changed to fit what is seen.
 */
export class Particles implements Worlds {
	/** Whether the last worlds are guesses that fit the view, and not all that was heard. */
	isGuess = false;
	/** Whether the seat sees everything, so that there is one world. */
	isExact = false;
	readonly #variant: Variant;
	readonly #seat: SeatId;
	readonly #other: SeatId;
	readonly #bounds: ParticleBounds;
	readonly #random: Random;
	readonly #starts: readonly Table[];
	#worlds: readonly Table[];
	#noticed: readonly Noticed[] = [];
	#checkpoints: readonly Checkpoint[] = [];

	private constructor(
		{variant, seat, bounds = USUAL_PARTICLES}: ParticleStart,
		starts: readonly Table[],
		random: Random,
	) {
		this.#variant = variant;
		this.#seat = seat;
		const {side} = variant.seats.find(({id}) => id === seat) ?? variant.seats[0];
		this.#other = opposite(side);
		this.#bounds = bounds;
		this.#random = random;
		this.#starts = starts;
		this.#worlds = starts;
	}

	/** Begins a game. The error says why its start cannot be read. */
	static start(start: ParticleStart): Result<Particles> {
		// What the seat has noticed alone decides, so that the same game gives the same worlds.
		const random = createRandom(1);
		const {most} = start.bounds ?? USUAL_PARTICLES;
		const starts: Table[] = [];
		for (let index = 0; index < most; index++) {
			const seed = randomInteger(random, 2 ** 31);
			const table = Table.start(start.variant, {fen: start.fen, seed});
			if (!table.ok) {
				return fail(table.error);
			}

			starts.push(table.value);
		}

		return ok(new Particles(start, starts, random));
	}

	get size(): number {
		return this.#worlds.length;
	}

	load(index: number): State {
		return this.#worlds[index].state;
	}

	draw(count: number, random: Random): readonly State[] {
		return count >= this.size
			? this.#worlds.map(({state}) => state)
			: Array.from({length: count}, () => pick(random, this.#worlds).state);
	}

	follow(history: SeatHistory): void {
		const noticed = noticedIn(history);
		const isLonger =
			noticed.length >= this.#noticed.length &&
			this.#noticed.every((one, index) => isSameNotice(one, noticed[index]));
		if (!isLonger) {
			this.#worlds = this.#starts;
			this.#checkpoints = [];
			this.#noticed = [];
		}

		for (let at = this.#noticed.length; at < noticed.length; at++) {
			this.#advance(noticed, at);
		}

		this.#noticed = noticed;
	}

	/** Takes in one more thing that was noticed. */
	#advance(noticed: readonly Noticed[], at: number): void {
		if (noticed[at].stands || this.#checkpoints.length === 0) {
			const kept = {at, worlds: this.#worlds};
			this.#checkpoints = [...this.#checkpoints.slice(-CHECKPOINTS), kept];
		}

		const {view} = noticed[at];
		const before = noticed[at - 1]?.view ?? this.#starts[0].view(this.#seat);
		let after = this.#worlds.flatMap((world) => this.#follow(world, noticed[at], before) ?? []);
		this.isExact = isWholeView(view) && after.length > 0;
		if (this.isExact) {
			this.#worlds = after.slice(0, 1);
			return;
		}

		this.isGuess &&= after.length > 0;
		if (after.length >= this.#bounds.least) {
			this.#worlds = after;
			return;
		}

		after = [...after, ...this.#broughtForward(this.#bounds.least - after.length, noticed, at)];
		if (after.length === 0) {
			this.isGuess = true;
			after = this.#guess(noticed[at]);
		}

		this.#worlds = after;
	}

	/** Returns worlds that are brought forward again from kept sets, the newest first, as many as are wanted and found. */
	#broughtForward(wanted: number, noticed: readonly Noticed[], at: number): readonly Table[] {
		const kept = [{at: 0, worlds: this.#starts}, ...this.#checkpoints].reverse();
		const share = Math.ceil(this.#bounds.attempts / kept.length);
		const found: Table[] = [];
		for (const {at: from, worlds} of kept) {
			for (let attempt = 0; attempt < share && found.length < wanted; attempt++) {
				let world: Table | undefined = pick(this.#random, worlds);
				for (let next = from; next <= at && world !== undefined; next++) {
					const before: View = noticed[next - 1]?.view ?? this.#starts[0].view(this.#seat);
					world = this.#follow(world, noticed[next], before);
				}

				if (world !== undefined) {
					found.push(world);
				}
			}
		}

		return found;
	}

	/** Returns worlds that fit the view at least, when none is known that fits all. */
	#guess({view}: Noticed): Table[] {
		const before = this.#worlds.slice(0, this.#bounds.least);
		return before.map((world) =>
			world.withState(fitView(this.#variant, world.state, view, this.#random)),
		);
	}

	/** Returns a world after what was noticed, or undefined when that cannot have happened in it. */
	#follow(world: Table, noticed: Noticed, before: View): Table | undefined {
		const isOwn = noticed.text !== undefined;
		const found = isOwn
			? this.#followOwn(world, noticed)
			: this.#followOther(world, noticed, before);
		if (found !== undefined) {
			return found;
		}

		const arranged = this.#arrange(world);
		return arranged === undefined
			? undefined
			: isOwn
				? this.#followOwn(arranged, noticed)
				: this.#followOther(arranged, noticed, before);
	}

	#followOwn(world: Table, {text, stands, heard, view}: Noticed): Table | undefined {
		const act = parseAct(text ?? '');
		const acted = act === undefined ? undefined : world.act(this.#seat, act);
		const isRuledSo =
			acted !== undefined &&
			(acted.verdict === 'stands') === stands &&
			saysSame(acted.news[this.#seat] ?? [], heard);
		if (!isRuledSo) {
			return undefined;
		}

		// What the game drew at random for the seat it has to lay out as it was drawn.
		const after = text === 'random' ? layOut(acted.table, this.#seat, view) : acted.table;
		return isSameView(after.view(this.#seat), view) ? after : undefined;
	}

	/** Returns the world after one of the acts of the other side, at random, that would have been noticed like this. */
	#followOther(world: Table, {stands, heard, view}: Noticed, before: View): Table | undefined {
		if (!world.toAct.includes(this.#other)) {
			return undefined;
		}

		if (!stands && heard.every(({type}) => type === 'refused' || type === 'nonsense')) {
			// What was tried in vain is anybody's guess.
			return world;
		}

		const seen = world.seen(this.#other);
		const acts = (stands ? this.#variant.tries(seen) : this.#variant.questions(seen)).filter(
			(act) => !isSeenToStay(act, before, view),
		);
		while (acts.length > 0) {
			const [act] = acts.splice(randomInteger(this.#random, acts.length), 1);
			const acted = world.act(this.#other, act);
			if (
				acted !== undefined &&
				(acted.verdict === 'stands') === stands &&
				saysSame(acted.news[this.#seat] ?? [], heard) &&
				isSameView(acted.table.view(this.#seat), view)
			) {
				return acted.table;
			}
		}

		return undefined;
	}

	/** Returns a world in which the other side has arranged its set-up at random, where it had one to arrange. */
	#arrange(world: Table): Table | undefined {
		let arranged = world;
		for (const act of SET_UP) {
			const acted = arranged.toAct.includes(this.#other)
				? arranged.act(this.#other, act)
				: undefined;
			if (acted?.verdict !== 'stands') {
				return undefined;
			}

			arranged = acted.table;
		}

		return arranged;
	}
}

/** Returns whether a view leaves nothing to be guessed. */
const isWholeView = ({cells}: View): boolean =>
	!cells.some((code) => code === UNSEEN || isUnknownMan(code));

/** Returns whether a seat sees that a move was not made: what stood where it began stands there still. */
const isSeenToStay = (act: Act, before: View, after: View): boolean =>
	isMove(act) &&
	act.from !== act.to &&
	after.cells[act.from] !== UNSEEN &&
	after.cells[act.from] === before.cells[act.from];

const isSameNotice = (a: Noticed, b: Noticed): boolean =>
	a === b ||
	(a.by === b.by &&
		a.text === b.text &&
		a.stands === b.stands &&
		saysSame(a.heard, b.heard) &&
		isSameView(a.view, b.view));
