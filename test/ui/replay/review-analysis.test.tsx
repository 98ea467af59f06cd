import {describe, expect, it, vi} from 'vitest';
import {analyse} from '../../../source/analysis/worker-tasks.js';
import type {Color} from '../../../source/core/color.js';
import {byColor} from '../../../source/core/color.js';
import {fail, ok, unwrap} from '../../../source/core/result.js';
import type {KeptAnalysis} from '../../../source/match/analysed-game.js';
import {lookBack} from '../../../source/match/hindsight.js';
import {reviewMatch} from '../../../source/match/review.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {type ReviewAnalysis, seatToAnalyse} from '../../../source/session/review-analysis.js';
import {progressText} from '../../../source/ui/replay/review-analysis.js';
import {ReviewScreen} from '../../../source/ui/replay/ReviewScreen.js';
import {makeGlyphs} from '../../../source/ui/theme/glyphs.js';
import {finish} from '../../helpers/finish.js';
import {AGAINST_BOT, BOTS, play} from '../../helpers/matches.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, readHelp, saidBeside} from '../read-app.js';
import {show} from '../show.js';

/** White risks her queen, and Black leaves his king to her. */
const {match: GAME} = play(BOTS, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8');
const found = (seat: Color): KeptAnalysis =>
	unwrap(finish(analyse({match: GAME, seat, nodes: 300})));
const WHITE = found('white');
const BLACK = found('black');

type Answer = Awaited<ReturnType<ReviewAnalysis['run']>>;

/** Opens the review of the game, where an analysis comes to what the test says. */
function openReview(
	kept: ReviewAnalysis['kept'] = {},
	size = {columns: 100, rows: 30},
	begins?: Color,
) {
	const back = vi.fn<() => void>();
	const asked: {
		readonly seat: Color;
		readonly signal: AbortSignal;
		readonly tell: (share: number) => void;
		readonly answer: (answer: Answer) => void;
	}[] = [];
	const analysis: ReviewAnalysis = {
		histories: byColor((seat) => seatReport(GAME, seat).history),
		kept,
		run: async (seat, signal, tell) =>
			new Promise((resolve, reject) => {
				signal.addEventListener('abort', () => reject(new Error('called off')));
				asked.push({seat, signal, tell, answer: resolve});
			}),
	};
	const screen = show(
		<ReviewScreen review={unwrap(reviewMatch(GAME))} analysis={analysis} begins={begins} />,
		size,
		{back},
	);
	return {...screen, back, asked};
}

describe('analysing a game in its review', () => {
	it('takes the verdict on what decided it from the analysis, once there is one', async () => {
		const analysis = (kept: ReviewAnalysis['kept']): ReviewAnalysis => ({
			histories: byColor((seat) => seatReport(GAME, seat).history),
			kept,
			run: async () => new Promise(() => undefined),
		});
		const said = async (kept: ReviewAnalysis['kept']): Promise<string> => {
			const review = unwrap(reviewMatch(GAME));
			const find = async () => lookBack(GAME);
			const screen = show(
				<ReviewScreen review={review} analysis={analysis(kept)} lookBack={find} />,
				{columns: 80, rows: 24},
			);
			await settle();
			const text = saidBeside(screen);
			screen.unmount();
			return text;
		};
		expect(await said({white: WHITE})).toContain('fell. Black could have known it: after a6');
		const judged = await said({black: BLACK});
		expect(judged).toMatch(/fell\. .*Verdict on Black’s move: blunder,.* king left\./);
		expect(judged).not.toContain('could have known it');
	});

	it('has a bar meanwhile, goes through the game on, and shows what came of it', async () => {
		const screen = openReview();
		await screen.type('va');
		expect(screen.asked).toHaveLength(1);
		expect(screen.asked[0].seat).toBe('white');
		expect(screen.text()).toMatch(/Analysing as White knew it ░+ +0 % +Esc stops/);
		screen.asked[0].tell(0.5);
		await settle();
		expect(screen.text()).toMatch(/█+░+ +50 %/);
		await screen.type(KEYS.home);
		expect(screen.text()).toContain('0 of 5 half-moves');
		// Asked again it is not made twice.
		await screen.type('a');
		expect(screen.asked).toHaveLength(1);
		screen.asked[0].answer(ok({analysis: WHITE}));
		await settle();
		expect(screen.text()).not.toContain('Analysing');
		expect(allSaid(screen)).toContain('The game as White knew it: 3 moves.');
		expect(screen.text()).toContain('White, by what could be known: ');
		screen.unmount();
	});

	it('names whom the next is about, where the eyes are nobody’s', async () => {
		for (const columns of [100, 80]) {
			const screen = openReview({}, {columns, rows: 30});
			expect(screen.text()).not.toContain('x judges');
			await screen.type('x');
			screen.asked[0].answer(ok({analysis: WHITE}));
			await settle();
			expect(screen.text()).toContain('x judges Black’s');
			await screen.type('x');
			screen.asked[1].answer(ok({analysis: BLACK}));
			await settle();
			expect(screen.text()).not.toContain('x judges');
			screen.unmount();
		}
	});

	it('is left with Esc, once for the analysis and once for the review', async () => {
		const screen = openReview();
		await screen.type('a');
		await screen.type(KEYS.escape);
		expect(screen.asked[0].signal.aborted).toBe(true);
		expect(screen.text()).not.toContain('Analysing');
		expect(screen.text()).toContain('The analysis is stopped; x begins it anew.');
		expect(screen.text()).toContain('5 of 5 half-moves');
		expect(screen.back).not.toHaveBeenCalled();
		await screen.type('a');
		expect(screen.asked).toHaveLength(2);
		expect(screen.text()).not.toContain('stopped');
		await screen.type(KEYS.escape);
		await screen.type(KEYS.escape);
		expect(screen.back).toHaveBeenCalledTimes(1);
		screen.unmount();
	});

	it('is called off when the review goes', async () => {
		const screen = openReview();
		await screen.type('a');
		screen.unmount();
		expect(screen.asked[0].signal.aborted).toBe(true);
	});

	it('says why there is none, and that it could not be kept', async () => {
		const screen = openReview();
		await screen.type('a');
		screen.asked[0].answer(fail('the positions cannot be followed'));
		await settle();
		expect(screen.text()).toContain('Not analysed: the positions cannot be followed.');
		await screen.type('a');
		screen.asked[1].answer(ok({analysis: WHITE, fault: 'The analysis cannot be kept: no room.'}));
		await settle();
		expect(screen.text()).toContain('The analysis cannot be kept: no room.');
		await screen.type(KEYS.left);
		expect(screen.text()).toContain('White, by what could be known: ');
		screen.unmount();
	});

	it('begins at once when that was asked for, and not for what is known', () => {
		const screen = openReview({}, undefined, 'black');
		expect(screen.asked.map(({seat}) => seat)).toEqual(['black']);
		screen.unmount();
		const known = openReview({black: BLACK}, undefined, 'black');
		expect(known.asked).toEqual([]);
		known.unmount();
	});
});

describe('an analysis in the review', () => {
	it('is told to the eyes of its seat and to the truth: verdict, what could be known, the truth', async () => {
		const screen = openReview({black: BLACK}, {columns: 80, rows: 24});
		expect(screen.asked).toEqual([]);
		await screen.type(KEYS.left);
		const said = saidBeside(screen);
		// Where the list has no room to say what its signs mean, the verdict does.
		expect(said).toContain('L Blunder, king left. By knowledge a6');
		expect(said).toContain(
			'What could be known: 3 positions fitted; the king could be taken in 2 of them',
		);
		expect(said).toMatch(/In truth a6 lost; the best, .* The king could be taken\./);
		expect(screen.text()).toContain('[a6] L');
		await screen.type('v');
		expect(screen.text()).toContain('[White’s view]');
		expect(saidBeside(screen)).not.toContain('king left');
		expect(screen.text()).not.toContain('[a6] L');
		expect(screen.text()).not.toContain('by knowledge');
		await screen.type('v');
		expect(screen.text()).toContain('[Black’s view]');
		expect(saidBeside(screen)).toContain('king left');
		screen.unmount();
	});

	it('marks from where to where the better move goes that is told, for those eyes alone', async () => {
		const screen = openReview({black: BLACK}, {columns: 40, rows: 12});
		const marked = (): string => screen.text().match(/\(.\)/g)?.join(' ') ?? '';
		expect(marked()).toBe('');
		await screen.type(KEYS.left);
		expect(allSaid(screen)).toContain('best g6');
		expect(marked()).toBe('(▲) ( )');
		await screen.type('v');
		expect(marked()).toBe('');
		await screen.type('v');
		expect(marked()).toBe('(▲) ( )');
		screen.unmount();
	});

	it('is there for both sides in truth, and asked for as the side at the bottom knew it first', async () => {
		const screen = openReview({white: WHITE});
		await screen.type('a');
		expect(screen.asked.map(({seat}) => seat)).toEqual(['black']);
		screen.asked[0].answer(ok({analysis: BLACK}));
		await settle();
		// In truth one has nobody's eyes.
		expect(screen.text()).toMatch(/By knowledge: White .*; Black .*king left/);
		await screen.type('a');
		expect(screen.text()).toContain('Both sides’ moves are judged already.');
		expect(screen.asked).toHaveLength(1);
		await screen.type('v');
		expect(screen.text()).toContain('White, by what could be known: ');
		await screen.type('v');
		expect(screen.text()).toContain('Black, by what could be known: ');
		screen.unmount();
	});

	it('says nothing of what is judged already when it is opened for that', () => {
		const screen = openReview({black: BLACK}, undefined, 'black');
		expect(screen.text()).not.toContain('judged already');
		expect(screen.text()).toContain('king left');
		expect(screen.asked).toEqual([]);
	});

	it('leads from fault to fault with n and b, those of the eyes', async () => {
		const screen = openReview({black: BLACK});
		await screen.type(`${KEYS.home}n`);
		expect(screen.text()).toContain('4 of 5 half-moves');
		await screen.type('n');
		expect(screen.text()).toContain('4 of 5 half-moves');
		expect(screen.text()).toContain('No mark after this one; b goes back.');
		expect(screen.text()).toMatch(/ n (next )?mark {2}b (mark )?before /);
		// What the signs in the list mean stands below it.
		expect(screen.text()).toContain('L king left or at risk');
		expect(screen.text()).not.toContain('m mistake');
		await screen.type(`${KEYS.end}b`);
		expect(screen.text()).not.toContain('No mark');
		expect(screen.text()).toContain('4 of 5 half-moves');
		await screen.type('b');
		expect(screen.text()).toContain('No mark before this one; n goes on.');
		await screen.type(`v${KEYS.home}n`);
		expect(screen.text()).toContain('0 of 5 half-moves');
		screen.unmount();
	});

	it('is told in short beside a small board, its signs in the help', async () => {
		const screen = openReview({black: BLACK}, {columns: 40, rows: 12});
		await screen.type(KEYS.left);
		expect(allSaid(screen)).toContain('Blunder, king left:');
		expect(screen.lines().length).toBeLessThanOrEqual(12);
		const help = await readHelp(screen);
		expect(help).toContain('for certain (king left) or perhaps (king at risk)');
		expect(help).toContain('judge the moves');
		screen.unmount();
	});

	it('has no signs in the help of a review without one', async () => {
		const screen = openReview();
		expect(await readHelp(screen)).not.toContain('(king left');
		screen.unmount();
	});
});

describe('games that are not analysed', () => {
	const black = {kind: 'bot', name: 'the tables', bot: 'drill clairvoyant known'} as const;
	const DRILLED = {...AGAINST_BOT, seats: {white: AGAINST_BOT.seats.white, black}};

	it('say why', async () => {
		const why = 'the exact table judges the moves of a drill';
		const world = new FakeWorld();
		const {match} = play(DRILLED, 'e2e4', {type: 'resigned', side: 'white'});
		world.saved.push({id: 'game', match});
		const app = openApp(world, {kind: 'review', game: 'game'}, {columns: 120, rows: 30});
		expect(app.text()).not.toContain('x analyse');
		expect(allSaid(app)).toContain(`Not analysed: ${why}`.slice(0, 40));
		await app.type('a');
		expect(app.text()).toContain(`Not analysed: ${why}`);
		expect(world.analysed.size).toBe(0);
		expect(app.faults).toEqual([]);
	});

	it('say it whole and once, beside the board or on a row that is long enough', async () => {
		const world = new FakeWorld();
		const {match} = play(DRILLED, 'e2e4', {type: 'resigned', side: 'white'});
		world.saved.push({id: 'game', match});
		const app = openApp(world, {kind: 'review', game: 'game'});
		for (const key of ['', 'a', 'v']) {
			// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
			await app.type(key);
			const said = key === 'a' ? app.text() : saidBeside(app);
			expect(said).toContain('the moves of a drill.');
			expect(app.text().split('Not analysed')).toHaveLength(2);
		}
	});

	it('say once that they have no move to judge, and plot nothing', async () => {
		const world = new FakeWorld();
		const resigns = {type: 'resigned', side: 'white'} as const;
		world.saved.push({id: 'game', match: play(AGAINST_BOT, resigns).match});
		const app = openApp(world, {kind: 'review', game: 'game'});
		for (const key of ['', 'x', 'v']) {
			// oxlint-disable-next-line no-await-in-loop -- One key comes after the other.
			await app.type(key);
			expect(app.text().split('Not analysed: no move was')).toHaveLength(2);
			expect(app.text()).not.toMatch(/x analyse|to judge|at most/);
		}
	});

	it('say once of a side without a move that there is nothing to judge', async () => {
		const world = new FakeWorld();
		const {match} = play(BOTS, 'e2e4', {type: 'resigned', side: 'black'});
		world.saved.push({id: 'game', match});
		const app = openApp(world, {kind: 'review', game: 'game'});
		await app.type('vvx');
		await settle();
		expect(saidBeside(app)).toContain('Black made no move in it: nothing to judge.');
		expect(app.text().split('made no move')).toHaveLength(2);
		expect(app.text()).toContain('x analyse');
	});

	it('offer no analysis of what nobody has played', async () => {
		const screen = show(<ReviewScreen review={unwrap(reviewMatch(GAME))} />);
		const before = screen.text();
		expect(before).not.toContain('analyse');
		await screen.type('x');
		expect(screen.text()).toContain('Not analysed: nobody has played it.');
		screen.unmount();
	});
});

describe('what is kept with a game', () => {
	it('is shown when its review opens again', async () => {
		const world = new FakeWorld();
		world.saved.push({id: 'game', match: GAME});
		const first = openApp(world, {kind: 'review', game: 'game'}, {columns: 120, rows: 30});
		await first.type('a');
		await settle();
		expect(first.text()).toContain('White, by what could be known: ');
		world.analysing = async () => fail('it was to be there');
		const next = openApp(world, {kind: 'review', game: 'game'}, {columns: 120, rows: 30});
		expect(next.text()).toContain('White, by what could be known: ');
		expect(next.faults).toEqual([]);
	});
});

describe('seatToAnalyse', () => {
	it('is the seat of the eyes; in truth the one at the bottom, then the other', () => {
		for (const orientation of ['white', 'black'] as const) {
			expect(seatToAnalyse({gaze: 'black', orientation}, {})).toBe('black');
			expect(seatToAnalyse({gaze: 'truth', orientation}, {})).toBe(orientation);
		}

		expect(seatToAnalyse({gaze: 'truth', orientation: 'black'}, {black: BLACK})).toBe('white');
	});
});

describe('progressText', () => {
	it('guesses no time before a twentieth is done', () => {
		const text = (fraction: number) =>
			progressText('white', {fraction, since: 0, now: 2000}, 80, makeGlyphs('letters', false));
		expect(text(0.01)).not.toContain('left');
		expect(text(0.05)).toContain('about 38 s left');
	});

	it('fits its row, and does not move while numbers grow', () => {
		const glyphs = makeGlyphs('letters', false);
		for (let columns = 40; columns <= 130; columns++) {
			const texts = [0, 0.05, 0.5, 1].map((fraction) =>
				progressText('white', {fraction, since: 0, now: 20_000}, columns, glyphs),
			);
			expect(new Set(texts.map((text) => text.indexOf('Esc'))).size).toBe(1);
			expect(Math.max(...texts.map(({length}) => length))).toBeLessThan(columns);
		}
	});
});
