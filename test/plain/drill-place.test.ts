import {describe, expect, it} from 'vitest';
import {LESSONS} from '../../source/drill/lessons.js';
import {AFTER_DRILL} from '../../source/text/drill.js';
import {BOT_PAUSE} from '../../source/session/bot-turns.js';
import type {DrillRequest} from '../../source/session/request.js';
import {buildTables} from '../helpers/tables.js';
import {kriegspielTables} from '../helpers/kriegspiel-drills.js';
import {DrillWorld} from '../ui/coach/drill-world.js';
import {openPlain, type Plain} from './open-plain.js';

const open = async (request: DrillRequest): Promise<Plain<DrillWorld>> =>
	openPlain(new DrillWorld(buildTables('KQvK')), {kind: 'drill', ...request});

/** A start from which the king is taken in three moves: a lesson. */
const FIRST = LESSONS.find(({id}) => id === 'KQvK-attacker-known-3')!;

const openLesson = async (): Promise<Plain<DrillWorld>> => {
	const {ending, role, opponent, strategy, blind, fen} = FIRST;
	return open({ending, as: role, opponent, strategy, blind, fen});
};

describe('a drill', () => {
	it('begins when its tables are there, and lines wait for that', async () => {
		const world = new DrillWorld(buildTables('KQvK'), true);
		const plain = await openPlain(world, {kind: 'drill', ending: 'KQvK'});
		expect(await plain.type('where')).toEqual([expect.stringMatching(/^Drill KQvK, /)]);
		world.listener?.progressed?.({ending: 'KQvK', fraction: 0.1});
		expect(plain.said()).toEqual(['Solving KQvK. This is done once and kept; please wait.']);
		world.finish?.();
		const told = await plain.pass(1);
		expect(told[0]).toBe('You are White, against the phantom king.');
		expect(told[1]).toMatch(/^Yours: king \w\d, queen \w\d\.$/);
		expect(told.join(' ')).not.toContain('The game begins');
		expect(plain.lines.at(-1)).toMatch(/^He is on /);
	});

	it('is left for another one, or for a lesson, by the words of the menu', async () => {
		const plain = await open({ending: 'KQvK'});
		plain.said();
		expect(await plain.type('drill KXvK')).toEqual([expect.stringMatching(/KXvK/)]);
		expect(await plain.type(`lesson ${FIRST.id}`)).toContainEqual(
			expect.stringMatching(/^Lesson: queen/),
		);
		expect(await plain.type('drill KQvK blind')).toContainEqual(
			expect.stringMatching(/^Take the king/),
		);
		await plain.type('quit');
		expect((await plain.session.over).code).toBe(0);
	});

	it('says when they cannot be built', async () => {
		const world = new DrillWorld(new Map(), true);
		const plain = await openPlain(world, {kind: 'drill', ending: 'KQvK'});
		world.fail?.();
		expect(await plain.pass(1)).toContain('The tables of this ending cannot be built here.');
		expect(await plain.session.over).toEqual({code: 3});
	});

	it('has a coach who says what each move was worth', async () => {
		const plain = await openLesson();
		expect(plain.said().slice(-4)).toEqual([
			'Take the king in 3 moves.',
			expect.stringMatching(/^He is on \w\d\.$/),
			expect.stringMatching(/^Par is what that takes .* He is a phantom: /),
			'Your turn.',
		]);
		expect(await plain.type('par', 's', 'show me')).toEqual([
			'Par 3, you 0, on par.',
			'Say what is to be read: a square like e4, a rank like 4, a file like e.',
			'Not now: the drill is not over; resign gives it up.',
		]);
		const hints = [];
		for (let time = 0; time < 3; time++) {
			hints.push(await plain.type('hint'));
		}

		expect(hints.map((lines) => lines.length)).toEqual([1, 1, 1]);
		expect(hints[0][0]).toMatch(/^Hint: move the \w+ on/);
		expect(hints[2][0]).toMatch(/needs at most 3 moves, this one included/);
		const [, san] = /^(\S+) needs/.exec(hints[2][0])!;
		const said = await plain.type(san);
		expect(said[0]).toBe(`You played ${san}.`);
		expect(said).toContain(`${san} is optimal: at most 2 moves more.`);
		const after = await plain.pass(BOT_PAUSE);
		expect(after[0]).toBe('Black moved.');
		expect(after.join(' ')).not.toContain('is optimal');
		// In a lesson of the first grade the screen shows unasked where he is.
		expect(said.join(' ')).not.toMatch(/He is on|Where can he be/);
		expect(after.slice(1)).toEqual([
			expect.stringMatching(/^He is on \w\d\.$|^Where can he be\? /),
			'Your turn.',
		]);
	});

	it.each([
		// Where he is is told in this lesson anyway.
		['where', /^Perfect\. /],
		['hint', /^Done, with help\. /],
	])('counts what is asked for, %s, by what it is worth', async (asked, graded) => {
		const plain = await openLesson();
		await plain.type(asked, 'Qb5');
		await plain.pass(BOT_PAUSE);
		await plain.type('Qb6');
		const seen = (await plain.pass(BOT_PAUSE)).join(' ');
		const [, king] = /(?:He is on|New:) (\w\d)/.exec(seen)!;
		await plain.type(`Qx${king}`);
		expect(plain.lines).toContainEqual(expect.stringMatching(graded));
	});

	it('does not tell unasked where he is to who guesses, or where no lesson shows it', async () => {
		const lesson = await openLesson();
		await lesson.type('guess h8');
		const hidden = [...(await lesson.type('Qb5')), ...(await lesson.pass(BOT_PAUSE))];
		const drill = await open({ending: 'KQvK', seed: 2});
		drill.said();
		hidden.push(...(await drill.type('Qc8')), ...(await drill.pass(BOT_PAUSE)));
		expect(hidden.filter((line) => /^He is on|^Where can he be/.test(line))).toEqual([]);
		expect(hidden.filter((line) => line === 'Black moved.')).toHaveLength(2);
	});

	it('offers to take a slip back once it is answered, and not where that was the end', async () => {
		const plain = await open({ending: 'KQvK', seed: 2});
		plain.said();
		const slip = 'Qg7 lets him escape: nothing is forced any more.';
		const said = [...(await plain.type('Qg7')), ...(await plain.pass(BOT_PAUSE))];
		expect(said.filter((line) => line === slip)).toHaveLength(1);
		expect(said).toContain('Your queen was taken: he escaped.');
		expect(said.join(' ')).not.toMatch(/\bu takes/);
		// Nothing can be planned, guessed or hinted at any more.
		for (const word of ['plan', 'hint', 'guess', 'guess e5', 'check', 'verdicts']) {
			// oxlint-disable-next-line no-await-in-loop -- One line after the other.
			expect(await plain.type(word)).toEqual([`The drill is over. ${AFTER_DRILL}`]);
		}

		await plain.type('again');
		await plain.type('Qc8');
		const [costs] = plain.lines.flatMap((line) => /^(Qc8) costs/.exec(line) ?? []);
		expect(costs).toBe('Qc8 costs');
		expect(await plain.pass(BOT_PAUSE)).toContain('u takes Qc8 back.');
	});

	it('tells where he can be, why not, and compares a guess', async () => {
		const plain = await openLesson();
		plain.said();
		const [where] = await plain.type('where');
		const [, king] = /^He is on (\w\d)\.$/.exec(where)!;
		const sure = 'Only one position fits all that you saw.';
		expect(await plain.type(`w ${king}`, `what may be on ${king}`)).toEqual([
			sure,
			`${king}: certainly a king.`,
			sure,
			`${king}: certainly a king.`,
		]);
		const how = 'guess e5 f6 guesses squares, then check compares them.';
		expect(await plain.type('check', 'check e5')).toEqual([
			`You have guessed no square. ${how}`,
			`You have guessed no square. ${how}`,
		]);
		expect(await plain.type('guess a1', `guess ${king}`, 'check')).toEqual([
			'Your guess: 1 square, a1.',
			expect.stringMatching(/^Your guess: 2 squares, /),
			expect.stringMatching(/^Out: a1/),
		]);
		expect(await plain.type('guess a1', 'check')).toEqual([
			`Your guess: 1 square, ${king}.`,
			'Exactly right: that square and no other.',
		]);
		expect(await plain.type('check a1')).toEqual([`check takes no squares: ${how}`]);
		expect((await plain.type('why a1'))[0]).toMatch(/a1/);
		await plain.type('plan');
		expect(await plain.type('why a1')).toHaveLength(1);
		expect(await plain.type('solution')).toEqual([
			'Not now: the drill is not over; resign gives it up.',
		]);
		expect(await plain.type('why x')).toEqual(['A square is named like e4; “x” is none.']);
		expect((await plain.type('why'))[0]).toMatch(/^Name a square: why e4 /);
		expect((await plain.type('code'))[0]).toMatch(/^The code of this drill: [\w-]{11}\./);
		expect(await plain.type('verdicts')).toEqual(['Moves are judged at the end.']);
		const help = await plain.type('help');
		expect(help).toContain('resign: gives the drill up.');
		expect(help.join(' ')).not.toContain('draw: offers');
		expect((await plain.type('plan')).join(' ')).not.toMatch(/\bp again\b/);
	});

	it('grades a lesson once, and goes through it with the optimum beside it', async () => {
		const plain = await openLesson();
		await plain.type('hint', 'resign', 'yes');
		const {lines} = plain;
		expect(lines.filter((line) => line.includes('This lesson comes back'))).toHaveLength(1);
		expect(lines.at(-1)).toBe(AFTER_DRILL);
		expect(plain.world.learnt.get('You')).toHaveProperty(FIRST.id);
		plain.said();
		expect(await plain.type('review')).toEqual([
			'Review: You against the phantom king, 0 moves, with White’s view.',
			'White resigned. Black wins.',
			'The start.',
			'Par 3: the table needs at most 3 moves from here.',
			expect.stringMatching(/^He had to be on /),
			'That is the end. White resigned. Black wins.',
		]);
		const noKnown = 'What may stand where is not worked out in a drill that is over.';
		expect(await plain.type('w', 'w f7')).toEqual([noKnown, noKnown]);
		expect((await plain.type('help')).join(' ')).not.toContain('may have stood');
		await plain.type('quit');
		expect((await plain.type('solution')).slice(0, 2)).toEqual([
			expect.stringMatching(/^Solution: the table against the phantom king, \d moves/),
			'White took Black’s king. White wins.',
		]);
		await plain.type('quit', 'again');
		expect(plain.lines.at(-1)).toBe('Your turn.');
		await plain.type('resign', 'yes');
		expect((await plain.type('another'))[0]).toMatch(/^Lesson: /);
	});

	it('is resumed with its coach', async () => {
		const plain = await openLesson();
		await plain.type('hint');
		const [, san] = /: (\S+)/.exec((await plain.type('m'))[0])!;
		await plain.type(san.replace(/[,.]$/, ''));
		await plain.type('quit');
		const {world} = plain;
		const {id} = world.saved.at(-1)!;
		const again = await openPlain(world, {kind: 'resume', game: id});
		await again.pass(BOT_PAUSE);
		expect((await again.type('where'))[0]).toMatch(/^(?:He is on|Where can he be)/);
	});

	it('of the lone king tells what the paper advises, and what he can know', async () => {
		const world = new DrillWorld(buildTables('KRvK'));
		const plain = await openPlain(world, {kind: 'drill', ending: 'KRvK', as: 'defender'});
		expect(await plain.pass(BOT_PAUSE)).toContain('White was told where you start.');
		expect((await plain.type('plan')).join(' ')).toMatch(/Lemma 1[347]/);
		// He sees the eight squares around him, and White has moved once.
		expect((await plain.type('where'))[0]).toMatch(/^2,\d+ positions fit all that you saw\.$/);
		expect((await plain.type('w a1')).at(-1)).toMatch(/^a1: .*rook/);
		const [hint] = await plain.type('+');
		expect(hint).toMatch(
			/^You could be taken at once on .* in \d+ %.* \(of 2,\d+ placements that fit\)\.$/,
		);
		const [safest] = await plain.type('hint');
		const [, square = ''] = /^The safest for this move: ([a-h][1-8])/.exec(safest) ?? [];
		expect(await plain.type('verdicts')).toEqual(['Moves are judged at the end.']);
		expect(await plain.type('code')).toEqual([
			'The code of this drill says where White’s men start: it is told when the drill is over.',
		]);
		expect(await plain.type('par')).toEqual(['Held 0 moves.']);
		await plain.type('verdicts', `K${square}`);
		expect((await plain.pass(BOT_PAUSE)).concat(plain.lines)).toContainEqual(
			expect.stringMatching(
				new RegExp(`^K${square} was as safe as any: taken in \\d+ % of 2,\\d+ placements\\.$`),
			),
		);
		const queen = new DrillWorld(kriegspielTables('KQvK'));
		const other = await openPlain(queen, {
			kind: 'drill',
			game: 'kriegspiel',
			ending: 'KQvK',
			as: 'defender',
		});
		await other.pass(9 * BOT_PAUSE);
		expect(await other.type('hint')).toEqual([
			'The paper advises the lone king against king and rook only.',
			'moves says where you can go, see what you see, may where White’s men may stand, told what you were told.',
		]);
	});

	it('of Kriegspiel judges tries', async () => {
		const world = new DrillWorld(kriegspielTables('KQvK'));
		const plain = await openPlain(world, {kind: 'drill', game: 'kriegspiel', ending: 'KQvK'});
		plain.said();
		await plain.type('hint', 'hint', 'hint');
		const [, san] = /^(\S+) needs/.exec(plain.lines.at(-1)!)!;
		// In a drill nobody is asked before a try.
		expect((await plain.type(san)).join(' ')).toMatch(/is optimal|, refused,/);
	});
});
