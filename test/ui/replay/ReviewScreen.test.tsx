import {describe, expect, it, vi} from 'vitest';
import {fail, ok, unwrap} from '../../../source/core/result.js';
import type {Match} from '../../../source/match/match.js';
import {lookBack} from '../../../source/match/hindsight.js';
import {reviewMatch, reviewTruth} from '../../../source/match/review.js';
import {transition} from '../../../source/match/transition.js';
import {pairMoves} from '../../../source/ui/panes/MoveList.js';
import {moveHeading} from '../../../source/ui/replay/score-sheet.js';
import {listedMoves, type SheetMove} from '../../../source/session/told/listed-moves.js';
import {reviewRemarks} from '../../../source/session/review-remarks.js';
import {say} from '../../../source/session/told/message.js';
import {ReviewScreen} from '../../../source/ui/replay/ReviewScreen.js';
import {type KeyContext, keyLines} from '../../../source/ui/shell/keys/key-map.js';
import {makeGlyphs} from '../../../source/ui/theme/glyphs.js';
import {openPlain} from '../../plain/open-plain.js';
import {BOTS, play as playTexts} from '../../helpers/matches.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {USUAL_COVERS} from '../../helpers/usual-covers.js';
import {begin, FakeWorld, HOTSEAT} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {LATER} from '../key-contexts.js';
import {readHelp} from '../read-app.js';
import {show} from '../show.js';

/** Plays a hotseat game. */
function play(moves: readonly string[], settings = HOTSEAT): Match {
	let match = begin(settings, 0);
	for (const [index, move] of moves.entries()) {
		for (const event of [
			{type: 'handedOver', at: 0},
			{type: 'moveChosen', seat: index % 2 === 0 ? 'white' : 'black', move, at: 0},
			{type: 'moveConfirmed', at: 0},
		] as const) {
			match = transition(match, event).match;
		}
	}

	return match;
}

const GAME = play(['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8']);

describe('ReviewScreen', () => {
	it('shows how the game ended, then steps with every pair of eyes', async () => {
		const back = vi.fn<() => void>();
		const screen = show(
			<ReviewScreen review={unwrap(reviewMatch(GAME))} />,
			{columns: 100, rows: 30},
			{back},
		);
		expect(screen.text()).toContain('White took Black’s king. White wins.');
		expect(screen.text()).toContain('[Truth]');
		expect(screen.text()).toContain('5 of 5 half-moves');
		expect(screen.text()).not.toMatch(/[░▒]/);

		await screen.type('v');
		expect(screen.text()).toContain('[White’s view]');
		expect(screen.text()).toMatch(/[░▒]/);
		await screen.type(KEYS.home);
		expect(screen.text()).toContain('0 of 5 half-moves');
		expect(screen.text()).toContain('The start.');
		await screen.type(KEYS.right + KEYS.right);
		expect(screen.text()).toContain('2 of 5 half-moves');
		expect(screen.text()).toContain('1…  · Black moved');
		expect(screen.text()).not.toContain('f6');
		await screen.type('v');
		expect(screen.text()).toContain('1… f6  · Black moved');
		await screen.type('vv');
		await screen.type(KEYS.left);
		await screen.type(KEYS.left);
		await screen.type(KEYS.left);
		expect(screen.text()).toContain('0 of 5 half-moves');
		await screen.type(KEYS.end);
		expect(screen.text()).toContain('5 of 5 half-moves');
		await screen.type(KEYS.escape);
		expect(back).toHaveBeenCalledTimes(1);
		screen.unmount();
	});

	it('says at its start and its end which game it is', async () => {
		const which = 'Fog of War, Ada – Bo, 21 Nov 26.';
		const screen = show(<ReviewScreen review={reviewTruth(GAME)} which={which} />);
		expect(screen.text()).toContain(which);
		await screen.type(KEYS.left);
		expect(screen.text()).not.toContain('Ada');
		await screen.type(KEYS.home);
		expect(screen.text()).toContain(which);
		screen.unmount();
	});

	it('says in truth, at its start and end, who saw all of it in play', async () => {
		const match = play(['e2e4', 'f7f6'], {...HOTSEAT, variant: 'kriegspiel-partnership'});
		const screen = show(<ReviewScreen review={reviewTruth(match)} />, {columns: 100, rows: 30});
		const said = 'White’s adviser and Black’s adviser saw';
		expect(screen.text()).toContain(said);
		await screen.type(KEYS.left);
		expect(screen.text()).not.toContain(said);
		await screen.type(KEYS.left);
		expect(screen.text()).toContain(said);
		await screen.type('v');
		expect(screen.text()).not.toContain(said);
		screen.unmount();
	});

	it('shows the rules of its game over it, and says of a key that it does nothing', async () => {
		const open = vi.fn<(screen: unknown) => void>();
		const review = unwrap(reviewMatch(GAME));
		const screen = show(<ReviewScreen review={review} />, {}, {open});
		await screen.type('i');
		expect(open).toHaveBeenCalledWith({name: 'rules', first: review.variant});
		await screen.type('w');
		expect(screen.text()).toContain('w does nothing now; ? lists the keys.');
		await screen.type(KEYS.left);
		expect(screen.text()).not.toContain('does nothing now');
		await screen.type(':w');
		expect(screen.text()).not.toContain('does nothing now');
		screen.unmount();
	});

	it('tells a side what it was told in play, and the truth nothing of it', async () => {
		const game = play(['e2e4', 'd7d5', 'd1h5', 'a7a6', 'h5f7', 'e8f7']);
		const screen = show(<ReviewScreen review={reviewTruth(game)} />, {
			columns: 100,
			rows: 30,
		});
		await screen.type(KEYS.home + KEYS.right + KEYS.right);
		expect(screen.text()).not.toContain('New:');
		await screen.type('v');
		expect(screen.text()).toContain('New: d5 pawn');
		await screen.type('v');
		expect(screen.text()).not.toContain('New: d5 pawn');
		await screen.type(KEYS.right.repeat(3));
		expect(screen.text()).toContain('Your pawn on f7 was taken');
		expect(screen.text()).not.toContain('You played');
		screen.unmount();
	});

	it('calls what is no move a step, and leaves no number without its move', async () => {
		const review = unwrap(reviewMatch(GAME));
		const [first, ...moves] = review.moves;
		const screen = show(
			<ReviewScreen review={{...review, moves: [{...first, act: 'ready'}, ...moves]}} />,
			{columns: 100, rows: 30},
		);
		expect(screen.text()).toContain('5 of 5 steps');
		const move = {number: 2, by: 'black', text: '…', ply: 3, isMove: true} as const;
		const heading = (one: Partial<SheetMove>): string =>
			moveHeading([{...move, ...one}], 3, makeGlyphs('figurines', false), ({by}) => by);
		expect(heading({isTurn: true})).toBe('2. …  · black');
		expect(heading({by: 'white'})).toBe('2. …  · white');
		expect(heading({})).toBe('2…  · black');
		expect(heading({text: '…+'})).toBe('2…+  · black');
		// The number's dots stand for the man that is not known, too.
		expect(heading({text: '…xd5 xe5'})).toBe('2…xd5 xe5  · black');
		expect(heading({text: '…xd5 xe5', by: 'white'})).toBe('2. …xd5 xe5  · white');
		const narrow = moveHeading([move], 3, makeGlyphs('figurines', false), ({by}) => by, 10);
		expect(narrow).toBe('2…');
	});

	it('says of an answer who gave it', () => {
		const acts = [...USUAL_COVERS, 'b1c3', 'challenge'];
		const {match} = playTexts({...BOTS, variant: 'liar'}, ...acts);
		const screen = show(<ReviewScreen review={reviewTruth(match)} />, {columns: 80, rows: 24});
		expect(screen.text()).toContain('1. b1-c3 (Black challenged in vain)');
		screen.unmount();
		// Who was challenged in vain moves again: that move stands in a row with its answer, as in the game's list.
		const again = playTexts({...BOTS, variant: 'liar'}, ...acts, 'a1b3', 'challenge').match;
		const other = show(<ReviewScreen review={reviewTruth(again)} />, {columns: 80, rows: 24});
		expect(other.text()).toMatch(/ 1 {2}b1-c3 {2}\(challenged in vain\)\s*\n.* a1-b3 /u);
		other.unmount();
	});

	it('says of a file that was cut where it could not be read on', async () => {
		const world = new FakeWorld();
		world.saved.push({id: 'game', match: GAME});
		const note = 'Half-move 6, “Nf9”, cannot be read.';
		const read = unwrap(world.games.read('game'));
		Object.assign(world.games, {read: () => ok({...read, note})});
		expect(openApp(world, {kind: 'review', game: 'game'}).text()).toContain(note);
		const plain = await openPlain(world, {kind: 'review', game: 'game'});
		expect(plain.said()[0]).toBe(note);
	});

	it('plays by itself, and not behind the help', async () => {
		const world = new FakeWorld();
		world.saved.push({id: 'game', match: GAME});
		const app = openApp(world, {kind: 'review', game: 'game'});
		await app.type(`${KEYS.home}s`);
		expect(app.text()).toContain('playing, 1.2 s a move');
		await app.pass(1200);
		expect(app.text()).toContain('1 of 5 half-moves');
		await app.type('+');
		await app.pass(700);
		expect(app.text()).toContain('2 of 5 half-moves');
		await app.type('?');
		await app.pass(9000);
		await app.type(KEYS.escape);
		expect(app.text()).toContain('2 of 5 half-moves');
		await app.type('s');
		await app.pass(700);
		await app.pass(700);
		await app.pass(700);
		expect(app.text()).toContain('5 of 5 half-moves');
		expect(app.text()).not.toContain('playing');
		expect(world.waiting).toBe(0);
		await app.type('q');
		expect(app.text()).not.toContain('Review');
		expect(app.faults).toEqual([]);
	});

	it('offers no mark to go to where none is, no picture where no plan is drawn', async () => {
		const screen = show(<ReviewScreen review={unwrap(reviewMatch(GAME))} />, {columns: 120});
		expect(screen.text()).not.toContain('next mark');
		screen.unmount();
		const lit = [undefined, {messages: say('so'), sign: '!'}];
		const marked = show(<ReviewScreen review={unwrap(reviewMatch(GAME))} notes={lit} />, {
			columns: 120,
		});
		expect(marked.text()).toContain('next mark');
		marked.unmount();
		const helps = (context: KeyContext) =>
			keyLines(context, makeGlyphs('figurines', false)).some(({keys}) => keys === 'p');
		expect([LATER.review, LATER.marked, LATER.record].some(helps)).toBe(false);
		expect(helps(LATER.study)).toBe(true);
	});

	it('draws the same frame again after stepping away and back, flipped twice too', async () => {
		const screen = show(<ReviewScreen review={unwrap(reviewMatch(GAME))} />);
		const before = screen.lastFrame();
		await screen.type('t');
		expect(screen.lastFrame()).not.toBe(before);
		await screen.type('t');
		await screen.type(KEYS.left);
		await screen.type(KEYS.right);
		expect(screen.lastFrame()).toBe(before);
		screen.unmount();
	});

	it.each([
		[80, 24],
		[40, 12],
	] as const)('scrolls a text that does not fit, in a window of %i×%i', async (columns, rows) => {
		const words = Array.from({length: 200}, (_, index) => `word-${index}`);
		const notes = [undefined, undefined, undefined, {messages: say(words.join(' '))}];
		const screen = show(
			<ReviewScreen
				review={unwrap(reviewMatch(GAME))}
				notes={notes}
				start={{frame: 3, gaze: 'truth'}}
			/>,
			{columns, rows},
		);
		const seen = new Set<string>();
		const read = (): void => {
			for (const word of screen.text().match(/word-\d+/g) ?? []) {
				seen.add(word);
			}
		};
		read();
		expect(screen.text()).toMatch(/rows 1–\d+ of \d+ {2}PgDn/);
		expect(screen.text()).toMatch(/← → step .*Esc leave/);
		for (let page = 0; page < 120 && !screen.text().includes('word-199'); page++) {
			await screen.type(KEYS.pageDown);
			read();
		}

		expect(seen.size).toBe(200);
		const end = screen.lastFrame();
		await screen.type(KEYS.pageDown);
		expect(screen.lastFrame()).toBe(end);
		await screen.type(KEYS.pageUp);
		expect(screen.text()).toContain('PgUp PgDn');
		expect(screen.lastFrame()).not.toBe(end);
		// Another ply begins at its top, and one whose text fits has no mark and no key.
		await screen.type(KEYS.left);
		expect(screen.text()).not.toContain('scroll');
		const before = screen.lastFrame();
		await screen.type(KEYS.pageDown);
		expect(screen.lastFrame()).toBe(before);
		await screen.type(KEYS.right);
		expect(screen.text()).toMatch(/rows 1–/);
		screen.unmount();
	});

	it.each([
		[80, 24],
		[40, 12],
	] as const)('lists its keys on ?, in a window of %i×%i', async (columns, rows) => {
		const back = vi.fn<() => void>();
		const screen = show(
			<ReviewScreen review={unwrap(reviewMatch(GAME))} />,
			{columns, rows},
			{back},
		);
		const before = screen.lastFrame();
		const help = await readHelp(screen);
		expect(help).toContain('one move back');
		expect(help).toContain('ten half-moves');
		expect(help).toContain('5 of 5');
		expect(screen.lastFrame()).toBe(before);
		expect(back).not.toHaveBeenCalled();
		screen.unmount();
	});

	it.each([
		[40, 12],
		[80, 24],
		[120, 40],
	] as const)(
		'plots how much each side knew, and tells what decided the game, at %i×%i',
		async (columns, rows) => {
			let tell: (() => void) | undefined;
			const lookedBack = lookBack(GAME);
			const find = async () =>
				new Promise<typeof lookedBack>((resolve) => {
					tell = () => {
						resolve(lookedBack);
					};
				});
			const screen = show(<ReviewScreen review={unwrap(reviewMatch(GAME))} lookBack={find} />, {
				columns,
				rows,
			});
			const flat = () => screen.text().replaceAll(/\s+/g, ' ');
			expect(flat()).toContain('Counting what each');
			const before = screen.lines();
			tell?.();
			await settle();
			expect(flat()).toMatch(/W(?:hite)? ▁+[▂-█]*/);
			expect(flat()).toMatch(/B(?:lack)? ▁+[▂-█]+/);
			expect(flat()).toContain('Decided here: the');
			// The board has not moved.
			expect(screen.lines()[3].slice(0, 19)).toBe(before[3].slice(0, 19));
			const hereAt = () => Math.max(...screen.lines().map((line) => line.indexOf('^')));
			const atEnd = hereAt();
			await screen.type(KEYS.left);
			expect(hereAt()).toBeLessThan(atEnd);
			expect(screen.text()).toContain('†');
			expect(flat()).not.toContain('Decided here');
			await screen.type('n');
			expect(flat()).toContain('Decided here');
			screen.unmount();
		},
	);

	it('is written as PGN by e where it is saved, and says so where it is not', async () => {
		const review = unwrap(reviewMatch(GAME));
		const saved = show(<ReviewScreen review={review} write={() => ok('/somewhere/game.pgn')} />);
		await saved.type('e');
		expect(saved.text()).toContain('Written to /somewhere/game.pgn');
		await saved.type(KEYS.left);
		expect(saved.text()).not.toContain('Written to');
		saved.unmount();
		const other = show(<ReviewScreen review={review} />);
		await other.type('e');
		expect(other.text()).toContain('Only a saved game can be written as PGN.');
		other.unmount();
	});

	it('says why nobody can tell how much each side knew where it counted, and steps on', async () => {
		let tell: (() => void) | undefined;
		const screen = show(
			<ReviewScreen
				review={unwrap(reviewMatch(GAME))}
				lookBack={async () =>
					new Promise((resolve) => {
						tell = () => {
							resolve(fail('the positions of this game cannot be followed'));
						};
					})
				}
			/>,
		);
		const isUnder = (text: string) => screen.lines().findIndex((line) => line.includes(text));
		const [counted, files] = [isUnder('Counting what'), isUnder('a   ')];
		expect(counted).toBeGreaterThan(0);
		const keys = screen.lines().at(-1);
		expect(keys).toMatch(/ n (next )?mark /);
		tell?.();
		await settle();
		expect(screen.text()).toMatch(/No plot: the positions of this game cannot/);
		expect(isUnder('No plot')).toBe(counted);
		expect(isUnder('a   ')).toBe(files);
		expect(screen.lines().at(-1)).toBe(keys);
		await screen.type(KEYS.left);
		expect(screen.text()).toContain('4 of 5 half-moves');
		expect(screen.text()).not.toContain('No plot');
		screen.unmount();
	});

	it('shows by w what a side could know there, which the list of keys has, and says why not in the truth', async () => {
		const world = new FakeWorld();
		const screen = show(
			<ReviewScreen
				review={unwrap(reviewMatch(GAME))}
				{...reviewRemarks(GAME, world)}
				start={{frame: 2, gaze: 'truth'}}
			/>,
		);
		const flat = () => screen.text().replaceAll(/\s+/g, ' ');
		await screen.type('w');
		expect(flat()).toContain('In the truth nothing is hidden: v changes the eyes.');
		await screen.type('v');
		await settle();
		expect(flat()).toContain('13 positions fit all that White saw.');
		expect(screen.text()).toMatch(/!/);
		await screen.type(KEYS.left);
		await settle();
		expect(flat()).toContain('Only one position fits');
		await screen.type('w');
		expect(flat()).not.toContain('fits all');
		expect((await readHelp(screen)).replaceAll(/\s+/g, ' ')).toContain('what the side knew');
		screen.unmount();
		const without = show(<ReviewScreen review={unwrap(reviewMatch(GAME))} />);
		expect((await readHelp(without)).replaceAll(/\s+/g, ' ')).not.toContain('what the side knew');
	});

	it('calls a look back off when it is left', () => {
		let signal: AbortSignal | undefined;
		const screen = show(
			<ReviewScreen
				review={unwrap(reviewMatch(GAME))}
				lookBack={async (asked) => {
					signal = asked;
					return new Promise(() => undefined);
				}}
			/>,
		);
		expect(signal?.aborted).toBe(false);
		screen.unmount();
		expect(signal?.aborted).toBe(true);
	});

	it('numbers the moves of a game that Black began', () => {
		const match = play([], {...HOTSEAT, fen: 'k7/8/8/8/8/8/8/K7 b - - 0 1'});
		const acts = [
			{seat: 'black', text: 'a8b8', stands: true},
			{seat: 'white', text: 'a1b1', stands: true},
			{seat: 'black', text: 'b8a8', stands: true},
		] as const;
		expect(pairMoves(listedMoves(reviewTruth({...match, acts})))).toMatchObject([
			{number: 1, black: {ply: 1, text: 'Kb8'}},
			{number: 2, white: {ply: 2, text: 'Kb1'}, black: {ply: 3, text: 'Ka8'}},
		]);
	});
});
