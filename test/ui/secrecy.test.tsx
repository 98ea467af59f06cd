import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {countPlies, movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {transition} from '../../source/match/transition.js';
import {seatToAct} from '../../source/match/truth.js';
import {createRandom, pick, type Random} from '../../source/core/random.js';
import {SQUARE_NAMES} from '../../source/core/square.js';
import {VARIANTS} from '../../source/rules/registry.js';
import type {SeatId} from '../../source/rules/seat.js';
import {click, KEYS, paste} from '../helpers/render-screen.js';
import {sampleSize} from '../helpers/sample-size.js';
import type {SetUpTexts} from '../helpers/set-up-games.js';
import {findTwins, playTwins, type Twins} from '../helpers/twin-games.js';
import {begin, FakeWorld, HOTSEAT} from './fake-world.js';
import {openApp} from './open-app.js';

/** Something that is done at the screen: keys typed as one chunk, or a window of another size. */
type Deed = string | readonly [columns: number, rows: number];

/** Plays a hotseat game (tries and questions with an umpire, too) until `seat` has the keyboard next: its own last move is made but not handed over. */
function play(variant: string, texts: readonly string[], seat: Color): Match {
	let match = begin({...HOTSEAT, variant}, 0);
	for (const text of texts) {
		const [move, name] = text.split('>').reverse();
		const side = (name as Color | undefined) ?? seatToAct(match);
		match = transition(match, {type: 'moveConfirmed', at: 0}).match;
		match = transition(match, {type: 'handedOver', at: 0}).match;
		match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
	}

	expect(match.acts).toHaveLength(texts.length);
	const isMover = countPlies(match) % 2 === (seat === 'white' ? 1 : 0);
	return isMover ? match : transition(match, {type: 'moveConfirmed', at: 0}).match;
}

/**
 * Returns a hotseat game after acts, where `seat` is to be handed the keyboard: its last acts are left out, in `back` of
 * them, until that is so. Undefined where it never is.
 */
function playActs(
	variant: string,
	texts: readonly string[],
	seat: Color,
	back: number,
): Match | undefined {
	const next = (match: Match): Match =>
		transition(transition(match, {type: 'moveConfirmed', at: 0}).match, {
			type: 'handedOver',
			at: 0,
		}).match;
	let match = begin({...HOTSEAT, variant}, 0);
	for (const text of texts.slice(0, texts.length - back)) {
		const [move, name] = text.split('>').reverse();
		match = next(next(match));
		const by = (name as SeatId | undefined) ?? seatToAct(match);
		const {acts} = match;
		match = transition(match, {type: 'moveChosen', seat: by, move, at: 0}).match;
		expect(match.acts, text).toHaveLength(acts.length + 1);
	}

	const {phase} = transition(match, {type: 'moveConfirmed', at: 0}).match;
	return phase.name === 'handoff' && phase.seat === seat
		? transition(match, {type: 'moveConfirmed', at: 0}).match
		: undefined;
}

/** So many acts are left out at most, of each game alike. */
const MOST_BACK = 12;

/** What the other side has written down in secret, where no man is placed: by chance it would not come to a move. */
const WRITTEN: Readonly<Record<string, SetUpTexts>> = {
	'special-move': {
		first: ['name:a2', 'ready', 'name:a7', 'ready'],
		second: ['name:a2', 'ready', 'name:b8', 'ready'],
	},
};

/** So many pairs of games are looked at for each variant. */
const PAIRS = sampleSize(1, 4);

const PAGES = ['p', 'i', '?', ':'] as const;

/**
 * Everything that a person may look at or ask at his own board without playing; in the quick run a third of it, the
 * variants by turns another.
 */
function deedsOf(random: Random, id: string): Deed[] {
	const square = () => pick(random, SQUARE_NAMES);
	const arrow = () => pick(random, [KEYS.up, KEYS.down, KEYS.left, KEYS.right, KEYS.tab]);
	const why = [
		`${square()}${square()}`,
		`${pick(random, ['K', 'Q', 'R', 'B', 'N'])}x${square()}`,
		`${pick(random, ['K', 'Q', 'R', 'B', 'N'])}${square()}`,
		'O-O',
		'O-O-O',
	];
	const parts: readonly (readonly Deed[])[] = [
		[
			...PAGES.flatMap((page) => [page, KEYS.escape]),
			// All that was told stands behind the head of the messages.
			KEYS.pageUp,
			KEYS.pageUp,
			KEYS.pageUp,
			KEYS.pageUp,
			KEYS.home,
			KEYS.pageDown,
			KEYS.escape,
			// All signs and keys, and the commands that would do nothing now.
			'?',
			KEYS.pageDown,
			KEYS.pageDown,
			KEYS.escape,
			...[':take', ':draw', ':ask'].flatMap((text) => [text, KEYS.escape]),
		],
		[
			// Over the board, and back.
			':settings',
			KEYS.enter,
			KEYS.down,
			KEYS.escape,
			's',
			't',
			's',
			't',
			'mx',
			// What may stand where, with the cursor on several squares.
			'w',
			...Array.from({length: 4}, arrow),
			'w',
			'p',
			KEYS.escape,
			...Array.from({length: 3}, arrow),
			click(3 + 4 * 3, 3 + 2 * 2),
			[40, 12],
			'w',
			...Array.from({length: 3}, arrow),
			[120, 40],
			'w',
			's',
			...Array.from({length: 2}, arrow),
			[80, 24],
		],
		[
			// Refused moves are explained while they are typed and when they are to be played; what could be played is not.
			...why.flatMap((text) => [text, KEYS.tab, KEYS.escape]),
			...why.slice(0, 2).map((text) => paste(`${text}\n`)),
			KEYS.escape,
			KEYS.pageUp,
		],
	];
	const turn = VARIANTS.findIndex((variant) => variant.id === id);
	return parts.filter((_, index) => (index + turn) % sampleSize(parts.length, 1) === 0).flat();
}

/** Opens a saved game, does all deeds at the board of whoever is next, and returns every frame. */
async function framesOf(match: Match, deeds: readonly Deed[]): Promise<string[]> {
	const world = new FakeWorld();
	world.saved.push({id: 'twin', match});
	const app = openApp(world, {kind: 'resume', game: 'twin'});
	await app.type(KEYS.space);
	for (const deed of deeds) {
		await (typeof deed === 'string' ? app.type(deed) : app.resize(...deed));
	}

	expect(app.faults).toEqual([]);
	// The first move that a person may make is not made by any deed.
	expect(movesOf(world.saved.at(-1)!.match)).toEqual(movesOf(match));
	app.unmount();
	return [...app.frames];
}

/** Returns the texts of a game up to and with a move, the last two times that one has just been made. */
function lastMoves(variant: string, texts: readonly string[]): number[] {
	const {acts} = play(variant, texts, 'white');
	return acts
		.flatMap(({stands}, index) => (stands ? [index + 1] : []))
		.slice(-2)
		.reverse();
}

const isOver = ({outcome}: Match): boolean => outcome !== undefined;

/** Returns two games of acts after as many of them as leave both going on and the truths unlike, undefined where none do. */
function unlikeGames(id: string, {seat, first, second}: Twins): readonly Match[] | undefined {
	for (let back = 0; back < MOST_BACK; back++) {
		const games = [first, second].flatMap((texts) => playActs(id, texts, seat, back) ?? []);
		const truths = new Set(games.map(({acts}) => JSON.stringify(acts)));
		if (truths.size === 2 && !games.some(isOver)) {
			return games;
		}
	}

	return undefined;
}

/** The books that differ most in who hears what: the others take other parts of the same. */
const BOOKS = ['kriegspiel-eastern', 'kriegspiel-icc'];

describe.each(
	VARIANTS.filter(
		({id, refusals, isAlternating}) =>
			isAlternating && !id.endsWith('-ending') && (refusals === undefined || BOOKS.includes(id)),
	).map(({id}) => id),
)('games that a seat cannot tell apart, %s', (id) => {
	const variant = VARIANTS.find((one) => one.id === id) ?? VARIANTS[0];

	it('look the same to it, whatever it looks at, types or asks', {timeout: 240_000}, async () => {
		const random = createRandom(`screens of ${id}`);
		let looks = 0;
		for (const {seat, first, second} of findTwins(
			variant,
			PAIRS,
			sampleSize(14, 22),
			`screens ${id}`,
		)) {
			const deeds = deedsOf(random, id);
			// On its turn, and when its own move is made.
			for (const plies of lastMoves(id, first).slice(0, sampleSize(1, 2))) {
				const games = [first, second].map((moves) => play(id, moves.slice(0, plies), seat));
				if (games.some(isOver)) {
					continue;
				}

				const [a, b] = await Promise.all(games.map(async (match) => framesOf(match, deeds)));
				expect(a.length).toBeGreaterThan(deeds.length / 2);
				expect(a).toEqual(b);
				looks++;
			}
		}

		expect(looks).toBeGreaterThanOrEqual(PAIRS);
	});
});

describe.each(VARIANTS.filter(({isAlternating}) => !isAlternating).map(({id}) => id))(
	'games of acts that a seat cannot tell apart, %s',
	(id) => {
		const variant = VARIANTS.find((one) => one.id === id) ?? VARIANTS[0];

		it('look the same to it, whatever it looks at, types or asks', {timeout: 240_000}, async () => {
			const random = createRandom(`screens of ${id}`);
			let looks = 0;
			const written = WRITTEN[id];
			const twins =
				written === undefined
					? findTwins(variant, 2 * PAIRS, sampleSize(14, 18), `screens ${id}`)
					: [playTwins(variant, 'white', 14, random, undefined, written)!];
			for (const {seat, first, second} of twins) {
				const games = looks < PAIRS ? unlikeGames(id, {seat, first, second}) : undefined;
				if (games === undefined) {
					continue;
				}

				const deeds = deedsOf(random, id);
				const [a, b] = await Promise.all(games.map(async (match) => framesOf(match, deeds)));
				expect(a.length).toBeGreaterThan(deeds.length / 2);
				expect(a).toEqual(b);
				looks++;
			}

			expect(looks).toBeGreaterThanOrEqual(written === undefined ? PAIRS : 1);
		});
	},
);
