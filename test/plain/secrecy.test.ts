import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Color, opposite} from '../../source/core/color.js';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {SQUARE_NAMES} from '../../source/core/square.js';
import type {SeatReport} from '../../source/match/seat-report.js';
import type {MatchSettings} from '../../source/match/settings.js';
import type {KnowledgeQuestion} from '../../source/match/worker-tasks.js';
import {startMatch} from '../../source/match/start-match.js';
import {seatToAct} from '../../source/match/truth.js';
import {matchReview} from '../../source/plain/match-review.js';
import {gamePlace} from '../../source/plain/whole-game.js';
import {type SeatId, sideOf} from '../../source/rules/seat.js';
import {VARIANTS} from '../../source/rules/registry.js';
import {hostMatch} from '../../source/session/host-match.js';
import {knowledgeOf} from '../../source/session/entry/move-knowledge.js';
import {readEntry} from '../../source/session/entry/read-entry.js';
import type {MatchHost} from '../../source/session/match-host.js';
import {playOn, playTexts} from '../helpers/matches.js';
import {sampleSize} from '../helpers/sample-size.js';
import {findTwins} from '../helpers/twin-games.js';
import {FakeWorld, HOTSEAT, settlePromises} from '../ui/fake-world.js';
import {CLEARED, openAt} from './open-plain.js';

// Two truths that a seat cannot tell apart: every line that its person gets must be the same, to the byte.

/** So many pairs of games are looked at for each variant. */
const PAIRS = sampleSize(1, 8);

/** Everything that a person may ask at his own board without playing; in the quick run a third of it, each turn another. */
function questionsFor(seed: string, turn: number, report: SeatReport): readonly string[] {
	const random = createRandom(seed);
	const square = () => pick(random, SQUARE_NAMES);
	const all = [
		'board',
		'see',
		'men',
		'moves',
		'diagram',
		'last',
		'told',
		'repeat',
		'ghosts',
		'count',
		'list',
		'marks',
		'o',
		'help',
		'rules',
		`s ${square()}`,
		`b ${pick(random, 'abcdefgh12345678'.split(''))}`,
		'p n',
		'p A',
		'p queens',
		`m ${square()}`,
		...[`Kx${square()}`, `${square()}${square()}`, 'O-O-O', `N${square()}`, 'qqq'].filter(
			(text) => readEntry(text, knowledgeOf(report)).type === 'say',
		),
	];
	return all.filter((_, index) => (index + turn) % sampleSize(3, 1) === 0);
}

type Transcript = {readonly lines: readonly string[]; readonly truth: string};

/** Where the umpire tells nothing at a hand-off, and where he does. */
const WITH_PINS = ['fog', 'kriegspiel-eastern'];

/** What each side types for the keyboard where both have a PIN. */
const PINS = {white: '1111', black: '2222'} as const;

/** The settings of a game of two people, with or without PINs. */
function seated(variant: string, hasPins: boolean): MatchSettings {
	const {white, black} = HOTSEAT.seats;
	const seats = {
		white: {...white, pin: `hash of ${PINS.white}`},
		black: {...black, pin: `hash of ${PINS.black}`},
	};
	return {...HOTSEAT, variant, ...(hasPins ? {seats} : {})};
}

/** Plays a game of two people from its texts, `seat`'s person asking all there is in each of its turns. Returns what was said while that person had the keyboard, and at each hand-off. */
async function play(
	variant: string,
	texts: readonly string[],
	seat: Color,
	hasPins = false,
): Promise<Transcript> {
	const world = new FakeWorld();
	const take = async (side: Color): Promise<readonly string[]> =>
		hasPins ? plain.type(side, PINS[opposite(side)], PINS[side]) : plain.type(side);
	let host: MatchHost | undefined;
	const plain = await openAt(world, (session) => {
		const match = unwrap(startMatch(seated(variant, hasPins), world.now()));
		host = unwrap(hostMatch('game', match, world));
		return gamePlace(session, host);
	});
	const own: string[] = [...plain.said()];
	let turns = 0;
	for (const [index, written] of texts.entries()) {
		const {match} = host!.getState();
		const [text, name] = written.split('>').reverse();
		const side = sideOf((name as SeatId | undefined) ?? seatToAct(match));
		const isOwn = side === seat;
		const before = [
			...(match.phase.name === 'handoff' ? await take(side) : []),
			...(isOwn
				? await plain.type(...questionsFor(`${variant} ${index}`, turns++, host!.report(seat)))
				: []),
		];
		// The act as it is: what a line means is tested elsewhere.
		host!.send({type: 'moveChosen', seat: side, move: text});
		await settlePromises();
		const after = plain.said();
		const isDone = host!.getState().match.phase.name === 'confirm';
		const handOff = isDone ? await plain.type('') : [];
		own.push(...(isOwn ? [...before, ...after] : []));
		// What stands on the screen between two turns is for both.
		own.push(...handOff.slice(handOff.indexOf(CLEARED)));
	}

	const {match} = host!.getState();
	if (match.phase.name === 'handoff' && match.phase.seat === seat) {
		// Only who has the keyboard is told which of them would be moves.
		own.push(...(await take(seat)));
		const asked = [...questionsFor(variant, turns, host!.report(seat)), 'may', 'may e5'];
		own.push(...(await plain.type(...asked)));
	}

	return {lines: own, truth: JSON.stringify(match.acts)};
}

/** Goes through a game that a side gave up, from its texts, with the eyes of a side. Returns what was said of it. */
async function goThrough(
	variant: string,
	texts: readonly string[],
	seat: Color,
): Promise<readonly string[]> {
	const played = {match: playTexts(variant, texts), effects: []};
	const {match} = playOn(played, {type: 'resigned', side: opposite(seat)});
	const plain = await openAt(new FakeWorld(), (session) => unwrap(matchReview(session, match)));
	await plain.type(seat);
	const steps = texts.flatMap(() => ['next', 'ghosts', 'board']);
	return plain.type('go 0', 'list', ...steps);
}

/** Every other game; all of them in the long run. */
const GAMES = VARIANTS.filter((_, index) => index % sampleSize(2, 1) === 0);

describe.each(GAMES.map(({id}) => id))('in %s', (id) => {
	const variant = VARIANTS.find((one) => one.id === id)!;
	let found: ReturnType<typeof findTwins> | undefined;
	const twinGames = () => (found ??= findTwins(variant, PAIRS, 10, `plain ${id}`));

	it(
		'what a person is told does not depend on what he cannot know',
		{timeout: sampleSize(60_000, 600_000)},
		async () => {
			const twins = twinGames();
			expect(twins).toHaveLength(PAIRS);
			let told = 0;
			for (const {seat, first, second} of twins) {
				for (const hasPins of WITH_PINS.includes(id) ? [false, true] : [false]) {
					const one = await play(id, first, seat, hasPins);
					const other = await play(id, second, seat, hasPins);
					expect(one.truth).not.toBe(other.truth);
					expect(other.lines).toEqual(one.lines);
					told += one.lines.length;
					expect(one.lines.includes('That is not the PIN.')).toBe(hasPins);
				}
			}

			// A game that is over has little left to ask.
			expect(told).toBeGreaterThan(10 * PAIRS);
		},
	);

	it(
		'nor is a review with the eyes of a side',
		{timeout: sampleSize(60_000, 600_000)},
		async () => {
			for (const {seat, first, second} of twinGames()) {
				const one = await goThrough(id, first, seat);
				expect(await goThrough(id, second, seat)).toEqual(one);
				expect(one.length).toBeGreaterThan(first.length);
			}
		},
	);
});

describe('between two people', () => {
	it('a hand-off with PINs says nothing of a board or of the PINs, whatever is typed', async () => {
		const plain = await openAt(new FakeWorld(), (session) =>
			gamePlace(
				session,
				unwrap(hostMatch('game', unwrap(startMatch(seated('fog', true), 0)), session.services)),
			),
		);
		await plain.type(PINS.white, 'e4', '');
		const typed = ['black', PINS.white, 'board', 'help', 'repeat', 'last', ''];
		expect(await plain.type(...typed)).toEqual([
			...typed.slice(0, -1).map(() => 'That is not the PIN.'),
			'Nothing is shown until Ben’s PIN is typed; quit leaves.',
		]);
		expect(await plain.type(PINS.black)).toEqual([
			'Fog of War. You are Ben (Black), against Anna (White).',
			'White moved.',
			'Your turn.',
		]);
		expect(plain.lines.join(' ')).not.toMatch(/1111|2222/);
	});

	it('nothing of the side before is said after the terminal was cleared', async () => {
		const plain = await openAt(new FakeWorld(), (session) =>
			gamePlace(
				session,
				unwrap(hostMatch('game', unwrap(startMatch(HOTSEAT, 0)), session.services)),
			),
		);
		const all = await plain.type('white', 'g4', 'board', 'mark e5 q', '', 'repeat', 'help', 'last');
		const behind = all.slice(all.lastIndexOf(CLEARED));
		expect(behind.join('\n')).not.toMatch(/\b[a-h][1-8]\b/);
		expect(opposite('white')).toBe('black');
		const turn = await plain.type('black', 'marks', 'list', 'board 4');
		expect(turn).toContain('You have marked no square.');
		expect(turn.join('\n')).not.toContain('g4 ');
	});
});

/** Lines as a person may type them, and some that nobody does. */
const LINE = fc.oneof(
	fc.constantFrom(
		...'white black done yes no e4 e5 Nf3 d4 exd5 board see last moves may draw takeback'.split(
			' ',
		),
		...'resign repeat help list count ghosts marks rules diagram clock o'.split(' '),
		...'mark e5 q,s e4,p N,b 4,m N,help s,any?,/board,q'.split(','),
		'',
		'\u001B[2J',
	),
	fc.string(),
);

describe('what is being worked out', () => {
	it('is not told once somebody else is to have the keyboard', async () => {
		const world = new FakeWorld();
		const {knowledge} = world;
		let answer: (() => void) | undefined;
		Object.assign(world, {
			knowledge: {
				...knowledge,
				know: async (question: KnowledgeQuestion) => {
					await new Promise<void>((resolve) => {
						answer = resolve;
					});
					return knowledge.know(question);
				},
			},
		});
		const plain = await openAt(world, (session) =>
			gamePlace(
				session,
				unwrap(hostMatch('game', unwrap(startMatch(HOTSEAT, 0)), session.services)),
			),
		);
		await plain.type('white', 'may');
		plain.session.hide();
		plain.said();
		answer?.();
		await settlePromises();
		expect(plain.said()).toEqual([]);
	});
});

describe('whatever is typed', () => {
	it('is answered without a fault, and between two people with nothing of a board', async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(LINE, {maxLength: 40}), async (lines) => {
				const plain = await openAt(new FakeWorld(), (session) =>
					gamePlace(
						session,
						unwrap(hostMatch('game', unwrap(startMatch(HOTSEAT, 0)), session.services)),
					),
				);
				let isOpen = false;
				for (const line of lines) {
					const said = await plain.type(line);
					expect(said.join('')).not.toContain('\u001B');
					const cleared = said.lastIndexOf(CLEARED);
					const left = said.slice(cleared + 1);
					isOpen = (isOpen && cleared < 0) || left.includes('Your turn.');
					if (!isOpen) {
						expect(left.join(' ')).not.toMatch(/\b[a-h][1-8]\b/);
					}
				}
			}),
			{numRuns: sampleSize(30, 1000)},
		);
	});
});
