import {goalTask} from '../../../source/text/act-puzzle.js';
import {describe, expect, it} from 'vitest';
import {NO_PRACTICE} from '../../../source/drill/practice.js';
import {answerPuzzle, type PuzzleStep} from '../../../source/drill/puzzle-answer.js';
import {type PuzzleGame, puzzleMatch, startPuzzle} from '../../../source/drill/puzzle-game.js';
import {
	ALL_PUZZLES,
	answerAnyPuzzle,
	type AnyPuzzleGame,
	isOfOneAct,
} from '../../../source/drill/any-puzzle.js';
import {puzzleTitle} from '../../../source/session/puzzle/puzzle-title.js';
import {puzzlesNamed} from '../../../source/session/puzzle/puzzles-named.js';
import {ok} from '../../../source/core/result.js';
import {PUZZLES} from '../../../source/drill/puzzles.js';
import {knownMoves} from '../../helpers/known-moves.js';
import {KEYS, settle} from '../../helpers/render-screen.js';
import {FakeWorld} from '../fake-world.js';
import {openApp} from '../open-app.js';
import {allSaid, saidBeside, squaresWith} from '../read-app.js';

const PUZZLE = PUZZLES.find(({within, kingOn}) => within === 3 && kingOn.length > 1)!;
const SMALL = {columns: 40, rows: 12};

async function open(world = new FakeWorld(), puzzle = PUZZLE.number, size = {}) {
	// Signs are read here, one a man.
	world.appSettings = {...world.appSettings, men: 'symbols'};
	const app = openApp(world, {kind: 'puzzles', puzzle}, size);
	await settle();
	return {
		world,
		...app,
		/** What is said beside the board, in one line. */
		said: (): string => saidBeside(app),
		async play(move: string) {
			await app.type(move + KEYS.enter);
			await app.pass(1000);
		},
	};
}

/** Plays the right moves until it is over. */
async function solve(app: Awaited<ReturnType<typeof open>>) {
	let game = startPuzzle(PUZZLE);
	while (game.result === undefined) {
		await app.play(game.keys[0]);
		game = answerPuzzle(game, game.keys[0]).next;
	}
}

const wrongMove = (): string => {
	const game = startPuzzle(PUZZLE);
	return knownMoves(game.belief).find((move) => {
		const {verdict, result} = answerPuzzle(game, move).next;
		return result === undefined && verdict?.kind !== 'keeps';
	})!;
};

describe('a puzzle on the screen', () => {
	it('says what is asked where little fits, what was heard before it coming after', () => {
		const size = {columns: 40, rows: 12};
		const app = openApp(new FakeWorld(), {kind: 'puzzles', puzzle: 51}, size);
		const {goal, keys} = ALL_PUZZLES[50] as Extract<(typeof ALL_PUZZLES)[number], {goal: unknown}>;
		const asked = goalTask(goal, keys.length).slice(0, 12);
		expect(allSaid(app)).toContain(asked);
		expect(app.text()).toMatch(/more \(PgDn\)/);
	});

	it('shows the men of a start that both know where they stood, with their age, until more is known', async () => {
		const app = await open(new FakeWorld(), 69);
		expect(squaresWith(app, '♜')).toEqual(['b8']);
		expect(squaresWith(app, '♚')).toEqual(['a6']);
		expect(app.text()).toContain('♜1');
		// Its top line has more than one blank between what is asked and how much.
		expect(app.text().split('\n')[0]).toMatch(/must be legal {2,}one act/);
		app.unmount();
		const other = await open(new FakeWorld(), 51);
		expect(other.text()).not.toContain('Ghosts:');
	});

	it('keeps its verdict in sight when a key does nothing', async () => {
		const app = await open(new FakeWorld(), 51, SMALL);
		await app.play('Qf8');
		expect(saidBeside(app, 20)).toContain('Qf8 is not it');
		await app.type('u');
		expect(saidBeside(app, 20)).toContain('Qf8 is not it');
		expect(app.text()).toContain('u does nothing now; ? lists the keys.');
	});

	it('lists nothing as tried: an act that is not right is put back', async () => {
		const app = await open(new FakeWorld(), 51);
		expect(allSaid(app)).not.toContain('Tried:');
		await app.play('Qf8');
		expect(saidBeside(app)).toContain('Qf8 is not it');
		expect(allSaid(app)).not.toContain('Tried:');
	});

	it('says a verdict and a solution whole where little fits', async () => {
		const app = await open(new FakeWorld(), 51, SMALL);
		await app.play('Qf8');
		expect(saidBeside(app, 20)).toContain('in 8 of the 9 games that are possible.');
		await app.type('vv');
		expect(saidBeside(app, 20)).toContain('The answer: Re8. In all 9 games');
		expect(saidBeside(app, 20)).toContain('no other act does it in all of them.');
	});

	it('tells what its game is to who has tried no other puzzle of it', async () => {
		const app = await open(new FakeWorld(), 51);
		const summary =
			'Turn after turn one move more, in a row and in the dark; a check ends the turn.';
		expect(app.said()).toContain(summary);
		await app.type('vv');
		app.unmount();
		const other = await open(app.world, 52);
		expect(other.said()).not.toContain(summary);
		other.unmount();
		// It is told anew, for it is the same one.
		expect((await open(app.world, 51)).said()).toContain(summary);
	});

	it('of one act names the key of the rules, and no solution once it is told', async () => {
		const app = await open(new FakeWorld(), 51);
		expect(app.text()).toMatch(/v solution .*i rules/);
		await app.type('v');
		expect(app.said()).toMatch(/Give it up and see its solution\? \[n Try on\] +v Give it up/);
		expect(app.said()).not.toContain('The answer');
		await app.type('n');
		expect(app.said()).not.toContain('Give it up');
		await app.type('vv');
		expect(app.said()).toContain('The answer: Re8.');
		expect(app.text()).not.toContain('v solution');
	});

	it('hints where little fits, too', async () => {
		const app = await open(new FakeWorld(), 102, SMALL);
		for (const hint of ['what does the check', 'before Qec4 he could', 'a5.']) {
			// oxlint-disable-next-line no-await-in-loop -- Each hint comes after the one before.
			await app.type('+');
			expect(saidBeside(app, 20)).toContain(`Hint: ${hint}`);
		}
	});

	it('of one act keeps its first hint beside the last, which is said to be the whole', async () => {
		const app = await open(new FakeWorld(), 102);
		await app.type('+++');
		expect(app.said()).toMatch(
			/Where must the other side’s king be.*Hint: what does the check.*Hint: before Qec4 he could.*Hint: a5\. That is the whole hint\./,
		);
	});

	it('of one act ends its hints with why it is the answer', async () => {
		const app = await open(new FakeWorld(), 51);
		await app.type('++');
		expect(app.said()).toContain('Hint: Re8.');
		expect(app.said()).not.toContain('no other act does it');
		await app.type('+');
		expect(app.said()).toMatch(
			/Hint: Re8\. In all 9 games that you must hold possible it wins; no other act does it in all of them\..* That is the whole hint\./,
		);
	});

	it('of a row of acts names them all at the end of its hints', async () => {
		const app = await open(new FakeWorld(), 117);
		await app.type('++++');
		expect(allSaid(app)).toContain('The answer: let it pass, then Qxe8.');
	});

	it('of one act says beside a long story how that ended', async () => {
		const app = await open(new FakeWorld(), 104, {columns: 80, rows: 24});
		expect(app.said()).toMatch(
			/One act surely gives check\. Which\? .*You have Black\. .*more \(PgDn\) You played e4xe2\. You took White’s pawn\./,
		);
	});

	it('of one act keeps its verdict beside its solution', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles', puzzle: 72});
		const {keys} = ALL_PUZZLES[71] as Extract<(typeof ALL_PUZZLES)[number], {goal: unknown}>;
		await app.type('+');
		for (const key of keys) {
			// oxlint-disable-next-line no-await-in-loop -- One act comes after the other.
			await app.type(`${key}${KEYS.enter}`);
			// oxlint-disable-next-line no-await-in-loop -- One act comes after the other.
			await app.pass(1000);
		}

		const counted = 'Counted as solved with help.';
		expect(allSaid(app)).toContain(counted);
		expect(allSaid(app)).not.toContain('The answer');
		await app.type('v');
		expect(app.text().split('\n')[0]).toContain('solved with help');
		expect(allSaid(app)).toContain(counted);
		expect(allSaid(app)).not.toContain('counted before');
		expect(allSaid(app)).toContain('The answer');
	});

	it('of one act takes nothing more while what was done is tried out, and says so', async () => {
		const world = new FakeWorld();
		const tried = 'It is tried in every game that is possible …';
		const asked: string[] = [];
		let answer = () => {};
		Object.assign(world, {
			puzzles: {
				answer: async (game: AnyPuzzleGame, move: string) => {
					asked.push(move);
					await new Promise<void>((resolve) => {
						answer = resolve;
					});
					return answerAnyPuzzle(game, move);
				},
			},
		});
		const app = await open(world, 118);
		await app.type('2');
		expect(app.text()).toContain(tried);
		for (const key of ['u', '1', KEYS.enter, '+', 'v', 'Qe8', KEYS.right]) {
			// oxlint-disable-next-line no-await-in-loop -- One key after the other.
			await app.type(key);
			expect(app.text()).toContain(tried);
			expect(app.text()).not.toContain('does nothing now');
		}

		expect(asked).toHaveLength(1);
		answer();
		await settle();
		expect(app.text()).not.toContain(tried);
		expect(app.said()).not.toContain('Hint');
		await app.type('u');
		expect(app.text()).toContain('u does nothing now');
		expect(asked).toHaveLength(1);
	});

	it('of one act is over once it is given up, its answer told', async () => {
		const app = await open(new FakeWorld(), 124);
		await app.type('vv');
		expect(app.text().split('\n')[0]).toContain('not solved');
		expect(app.said()).toMatch(/The answer: c6\..*Not solved\. This puzzle comes back/);
		expect(app.text().split('\n').at(-1)).toMatch(/Enter next puzzle +a again/);
		expect(app.text()).not.toContain('+ hint');
		const {person} = app.world.appSettings;
		const record = app.world.learnt.get(person)?.['puzzle-114'];
		await app.type('v');
		expect(app.world.learnt.get(person)?.['puzzle-114']).toEqual(record);
		await app.type('a');
		expect(app.text().split('\n')[0]).toContain('one act');
		await app.play('c5c6');
		expect(app.said()).toContain('Not counted: you have seen its solution.');
		await app.type(KEYS.enter);
		expect(app.text()).not.toContain('Puzzle 124 ');
	});

	it('is left for the next by an Enter that comes at once with what gives it up', async () => {
		const app = await open(new FakeWorld(), 124);
		await app.type(`vv${KEYS.enter}`);
		expect(app.text()).not.toContain('Puzzle 124 ');
		expect(app.text()).toMatch(/^ ?.*Puzzle \d+/);
	});

	it('says which is next where that is one that is due again, and goes there', async () => {
		const app = await open(new FakeWorld(), 108);
		await app.type('vv');
		expect(app.said()).not.toContain('Next: ');
		app.world.time += 61_000;
		app.unmount();
		const other = await open(app.world, 124);
		await other.play('c5c6');
		expect(other.said()).toContain('Next: puzzle 108, which is due again.');
		await other.type(KEYS.enter);
		expect(other.text()).toContain('Puzzle 108 ');
	});

	it.each([PUZZLE.number, 124])('has a code for others by #: %i', async (number) => {
		const app = await open(new FakeWorld(), number);
		await app.type('#');
		expect(app.said()).toContain(`To open it: fogchess drill puzzle-${number}.`);
		expect(puzzlesNamed(`puzzle-${number}`)).toEqual(ok({puzzle: number}));
		await app.type('+');
		expect(app.said()).not.toContain('To open it');
		await app.type(':share');
		expect(allSaid(app)).toContain('this puzzle as a code');
		await app.type(KEYS.enter);
		expect(app.said()).toContain('To open it');
	});

	it('has it when it is over, too', async () => {
		const app = await open(new FakeWorld(), 124);
		await app.type('vv');
		expect(app.said()).not.toContain('To open it');
		await app.type('#');
		expect(app.said()).toContain('To open it: fogchess drill puzzle-124.');
	});

	it('of one act shows the truth when it is over, and what was taken', async () => {
		const app = await open(new FakeWorld(), 86);
		expect(app.text()).toMatch(/[░▒]/u);
		await app.play('g4f4');
		expect(app.said()).not.toContain('The board shows the truth.');
		await app.play('c2b2');
		expect(app.said()).toContain('The board shows the truth.');
		expect(app.said()).toContain('You took: 1 pawn');
		expect(app.text()).toContain('♚');
		expect(app.text()).not.toMatch(/[░▒]/u);
	});

	it('draws the men of a game that refutes an act without numbers, and says under the cursor where they stand', async () => {
		const app = await open(new FakeWorld(), 124);
		await app.play('d5d4');
		expect(app.said()).toContain('if Black played Qh8 and then played Kg4');
		expect(app.text()).toMatch(/♛\?[^]*▲\?[^]*♚\?/u);
		expect(app.text()).not.toMatch(/[♛▲♚]\d/u);
		await app.type(KEYS.right.repeat(4) + KEYS.up.repeat(4));
		expect(app.text()).toContain('h8 · queen in that game · fog');
		await app.type('?');
		expect(app.said()).toMatch(/♛\? +this man stands there in the game/u);
	});

	it('offers the rules of its game', () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles', puzzle: 118});
		expect(app.text()).toContain('i rules');
	});

	it('begins in the middle of a game', async () => {
		const app = await open();
		expect(app.said()).toContain('Take the king in 3 moves');
		expect(app.said()).not.toContain('The game begins');
	});

	it('tells what is known, follows each move, and keeps that it was solved', async () => {
		const app = await open();
		expect(app.text()).toContain(`Puzzle ${PUZZLE.number} · take the king in 3`);
		expect(app.text()).toContain('move 1 of 3');
		expect(app.said()).toContain('The king is on ');
		await app.play(PUZZLE.key);
		expect(app.said()).toContain('is right: 2 moves more at most.');
		expect(app.text()).toContain('move 2 of 3');
		const world = app.world;
		app.unmount();
		const again = await open(world);
		await solve(again);
		expect(again.said()).toContain('Solved in 3 moves.');
		expect(again.said()).toMatch(
			/This puzzle comes back in \d+ days, later each time you solve it alone\./,
		);
		expect(world.learnt.get(world.appSettings.person)?.[PUZZLE.id]?.isPar).toBe(true);
		expect(again.faults).toEqual([]);
	});

	it('says that a hint was taken besides a wrong move, and not that of what is taken back', async () => {
		const app = await open();
		await app.play(wrongMove());
		await app.type('u+');
		await solve(app);
		expect(app.said()).toContain('Counted as solved after a wrong try, and with help.');
	});

	it('says that a move is wrong, lets it be taken back, and counts that', async () => {
		const app = await open();
		const before = app.text();
		await app.play(wrongMove());
		expect(app.said()).toMatch(/too slow|lets him go(?:\.|: he cannot be taken .*for sure)/);
		expect(app.said()).toContain('u takes it back');
		expect(app.text().split('\n')[0]).toMatch(/ failed · u takes it back$/);
		await app.type('u');
		expect(app.text()).toBe(before);
		await solve(app);
		const {person} = app.world.appSettings;
		expect(app.world.learnt.get(person)?.[PUZZLE.id]).toMatchObject({isPar: false, streak: 0});
	});

	it('hides the king, too, who is drawn where he surely stands', async () => {
		const sure = PUZZLES.find(({kingOn}) => kingOn.length === 1)!;
		const app = await open(new FakeWorld(), sure.number);
		expect(app.text()).toContain('♚!');
		await app.type('s');
		expect(app.text()).not.toContain('♚!');
		expect(app.said()).toMatch(/The king is on \w\w\. Hidden; s shows it\./);
		await app.type('s');
		expect(app.text()).toContain('♚!');
		expect(app.said()).not.toContain('Hidden');
		// Of the signs on the board he is explained, and what does not stand there is not.
		await app.type('?');
		const help = app.said();
		expect(help).toMatch(/On the board now.* certainly there, though out of sight/);
		expect(help).not.toContain('the king can be there');
	});

	it('hints by degrees, and shows or hides the squares', async () => {
		const app = await open();
		const marked = app.text();
		await app.type('s');
		expect(app.text()).not.toBe(marked);
		await app.type('s');
		expect(app.text()).toBe(marked);
		const [from, to] = [PUZZLE.key.slice(0, 2), PUZZLE.key.slice(2, 4)];
		await app.type('+');
		expect(app.said()).toMatch(/Hint: the right move (?:attacks the king|is a quiet one)/);
		expect(app.said()).not.toContain(` ${from}`);
		await app.type('+');
		expect(app.said()).toMatch(new RegExp(`Hint: move the \\w+ on ${from}\\.`));
		expect(app.said()).not.toContain(`to ${to}`);
		await app.type('+');
		expect(app.said()).toContain(`on ${from} to ${to}. That is the whole hint.`);
		// What came before it stays.
		expect(app.said()).toMatch(
			new RegExp(`Hint: the right move .*Hint: move the \\w+ on ${from}\\.`),
		);
	});

	it('shows its solution; after that nothing counts any more', async () => {
		const app = await open();
		const {person} = app.world.appSettings;
		await app.type('vv');
		expect(app.text().split('\n')[0]).toMatch(/^ Solution /);
		expect(app.text()).toContain('The start.');
		expect(app.said()).toContain('whatever Black does. One first move does it.');
		await app.type(KEYS.right);
		expect(app.said()).toContain('Black’s replies, and what meets them');
		await app.type(KEYS.end);
		expect(app.text()).toContain('White wins');
		const record = app.world.learnt.get(person)?.[PUZZLE.id];
		expect(record?.isPar).toBe(false);
		await app.type(KEYS.escape);
		await solve(app);
		expect(app.said()).toContain('Not counted: you have seen its solution. Again in 1 minute.');
		expect(app.text().split('\n')[0]).toContain('solved, not counted');
		expect(app.world.learnt.get(person)?.[PUZZLE.id]).toEqual(record);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzle ');
		expect(app.text()).not.toContain(`Puzzle ${PUZZLE.number} `);
	});

	it('is as it was left, once it is solved, when one comes back from its solution', async () => {
		const app = await open();
		await solve(app);
		const solved = app.text();
		expect(solved).toContain('Enter next');
		await app.type('v');
		expect(app.text().split('\n')[0]).toMatch(/^ Solution /);
		await app.type(KEYS.escape);
		expect(app.text()).toBe(solved);
		await app.type(KEYS.enter);
		expect(app.text()).not.toContain(`Puzzle ${PUZZLE.number} `);
	});

	it.each([
		['+', 'solved with help', 'Counted as solved with help.'],
		['wrong', 'solved after a wrong try', 'Counted as solved after a wrong try.'],
	])('counts what was solved after %s, and marks it alike everywhere', async (did, mark, told) => {
		const app = await open();
		if (did === 'wrong') {
			await app.play(wrongMove());
			did = 'u';
		}

		await app.type(did);
		await solve(app);
		const {world} = app;
		expect(app.text().split('\n')[0]).toContain(mark);
		expect(app.said()).toContain(told);
		app.unmount();
		const list = openApp(world, {kind: 'puzzles'}, {columns: 120, rows: 40});
		await settle();
		expect(list.text()).toContain(`1 of ${ALL_PUZZLES.length} solved`);
		expect(list.text()).toContain(mark);
	});

	it.each([
		['+', 'begun, with help', 'solved with help'],
		['wrong', 'begun, a wrong try', 'solved after a wrong try'],
	])('keeps %s at once, whoever leaves after it', async (did, begun, mark) => {
		const app = await open();
		await (did === 'wrong' ? app.play(wrongMove()) : app.type(did));
		const {world} = app;
		app.unmount();
		const list = openApp(world, {kind: 'puzzles'}, {columns: 80, rows: 24});
		await settle();
		await list.type('/begun');
		expect(list.text()).toContain(begun);
		list.unmount();
		const again = await open(world);
		expect(again.said()).toContain(`solved now, it counts as ${mark}.`);
		await solve(again);
		expect(again.said()).toContain(`Counted as ${mark}.`);
		const {person} = world.appSettings;
		expect(world.learnt.get(person)?.[PUZZLE.id]).toMatchObject({isPar: false, streak: 0});
		expect(world.practised.get(person)?.lessons[PUZZLE.id]).not.toHaveProperty('begun');
		again.unmount();
		const late = await open(world);
		expect(late.said()).not.toContain('You began it before');
	});

	it('counts no try after one in vain until the puzzle comes back, opened anew or not', async () => {
		const app = await open();
		await app.type('vv');
		const {world} = app;
		app.unmount();
		const again = await open(world);
		await solve(again);
		expect(again.text().split('\n')[0]).toContain('solved, not counted');
		expect(again.said()).toContain(
			'Not counted: you had a try that went wrong. Again in 1 minute.',
		);
		again.unmount();
		const list = openApp(world, {kind: 'puzzles'}, {columns: 120, rows: 40});
		await settle();
		expect(list.text()).toContain(`0 of ${ALL_PUZZLES.length} solved`);
		list.unmount();
		world.time += 61_000;
		const late = await open(world);
		await solve(late);
		expect(late.text().split('\n')[0]).not.toContain('not counted');
		expect(late.said()).toContain('This puzzle comes back');
	});

	it('fits a small window', async () => {
		const app = await open(new FakeWorld(), PUZZLE.number, SMALL);
		expect(app.text()).toContain(`Puzzle ${PUZZLE.number}`);
		expect(app.text().split('\n').length).toBeLessThanOrEqual(12);
		await app.play(PUZZLE.key);
		expect(app.text()).toContain('move 2 of 3');
	});

	it('says of a wrong move what it was worth before all else, and in the top line how it ended', async () => {
		const app = await open(new FakeWorld(), 2, SMALL);
		const head = () => app.text().split('\n').slice(0, 3).join(' ').replaceAll(/\s+/g, ' ');
		// Black takes the king.
		await app.play('c2d2');
		expect(app.text().split('\n')[0]).toContain('not solved');
		expect(app.text()).not.toContain('of 2');
		expect(app.text()).toContain('You lose.');
		expect(app.text()).toContain('Kd2 lets him go');
		expect(app.text()).not.toContain('u takes');
		await app.type('a');
		expect(app.text()).toContain('move 1 of 2');
		await app.play('c2b2');
		expect(head()).toMatch(/Kb2 lets him go/);
		app.unmount();
		const slow = await open(new FakeWorld(), 1, SMALL);
		await slow.play('d7e7');
		expect(slow.text().split('\n')[0]).toMatch(/ failed$/);
		await slow.play('e7d7');
		expect(slow.text().split('\n')[0]).toContain('not solved');
		expect(slow.text().split('\n')[1]).toContain('2 moves are made');
		expect(slow.faults).toEqual([]);
	});

	it('answers without a worker, too', async () => {
		const world = new FakeWorld();
		Object.assign(world.puzzles, {
			answer: async () => {
				throw new Error('no worker');
			},
		});
		const app = await open(world);
		await app.play(PUZZLE.key);
		expect(app.said()).toContain('is right');
	});
});

describe('truths that White cannot tell apart', () => {
	/** Returns a step with Black decided on other ways that fit what White has seen. */
	function otherTruth(step: PuzzleStep): PuzzleStep {
		const decide = (game: PuzzleGame): PuzzleGame => {
			const last = game.belief.at(-1)!;
			const match = puzzleMatch(game.puzzle, last.origin, game.moves, last.answers);
			return {...game, match};
		};
		const shown = decide(step.shown);
		return {shown, next: step.shown === step.next ? shown : decide(step.next)};
	}

	const BLURRED = PUZZLES.filter(({kingOn, within}) => within === 2 && kingOn.length > 2).slice(
		0,
		2,
	);

	/** How often the second truth was another one. */
	let differed = 0;

	/** Opens a puzzle, does some deeds, and returns every frame. */
	async function framesOf(number: number, isOther: boolean, deeds: readonly string[]) {
		const world = new FakeWorld();
		Object.assign(world.puzzles, {
			answer: async (game: PuzzleGame, move: string) => {
				const step = answerPuzzle(game, move);
				const other = otherTruth(step);
				differed += JSON.stringify(other.next.match) === JSON.stringify(step.next.match) ? 0 : 1;
				return isOther ? other : step;
			},
		});
		const app = await open(world, number);
		for (const deed of deeds) {
			await (/^[a-h][1-8]/.test(deed) ? app.play(deed) : app.type(deed));
		}

		expect(app.faults).toEqual([]);
		app.unmount();
		return [...app.frames];
	}

	it('give the same frames', async () => {
		for (const {number, key} of BLURRED) {
			const moves = knownMoves(startPuzzle(PUZZLES[number - 1]).belief);
			const [wrong] = moves.filter((move) => move !== key);
			const deeds = [key, 'u', wrong, '+', 's', ':'];
			const first = await framesOf(number, false, deeds);
			expect(first.length).toBeGreaterThan(6);
			expect(await framesOf(number, true, deeds)).toEqual(first);
		}

		expect(differed).toBeGreaterThan(0);
	});
});

describe('the list of puzzles', () => {
	it('is reached from the drills, tells how the person stands, and starts one', async () => {
		const world = new FakeWorld();
		const app = openApp(world, {kind: 'drill'});
		await settle();
		expect(app.text()).toContain(`${ALL_PUZZLES.length} puzzles · 0 solved`);
		for (let row = 0; row < 12 && !/[▸>] Puzzles/.test(app.text()); row++) {
			await app.type(KEYS.down);
		}

		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzles');
		expect(app.text()).toContain(`0 of ${ALL_PUZZLES.length} solved`);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzle 1 ');
	});

	it('has one number for each, and the cursor on the one that was come to last', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 80, rows: 24});
		await app.type('100');
		expect(app.text()).toContain('Puzzle 100 ');
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/▸ 100 {2}/u);
		await app.type(KEYS.home + KEYS.enter);
		for (const key of PUZZLES[0].line.filter((_, index) => index % 2 === 0)) {
			await app.type(key + KEYS.enter);
			await app.pass(1000);
		}

		expect(saidBeside(app)).toContain('Solved');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzle 2 ');
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/▸ +2 /u);
	});

	it('numbers those of a game in a row', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 100, rows: 40});
		await app.type('/liar chess');
		expect(app.text().match(/^ +Liar Chess$/gmu)).toHaveLength(1);
		const shown = [...app.text().matchAll(/^[ ▸]* (\d+) {2}/gmu)].map(([, number]) =>
			Number(number),
		);
		const liars = ALL_PUZZLES.filter((puzzle) => isOfOneAct(puzzle) && puzzle.variant === 'liar');
		expect(shown).toEqual(liars.map(({number}) => number));
		expect(shown.at(-1)).toBe(shown[0] + shown.length - 1);
	});

	it('has its cursor on the next one that was come to, whatever its number is', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 80, rows: 24});
		await app.type('121');
		await app.type('vv');
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzle 122 ');
		await app.type(KEYS.escape);
		expect(app.text()).toMatch(/▸ 122 {2}/u);
		// Below the list stands what is asked.
		expect(app.text()).toMatch(/\. You have (?:White|Black)\. [^?]*\?/u);
	});

	it('is searched by what its rows show, a letter with marks being found without', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 100, rows: 40});
		await app.type('/schro');
		expect(app.text()).toContain('4 of 124 fit');
		expect(app.text()).toContain('Schrödinger’s Chess');
		await app.type(KEYS.escape);
		await app.type('/one');
		// Those of a game with that name, and those that are won in one turn: of no fog puzzle a row shows it.
		expect(app.text()).toContain('7 of 124 fit');
		expect(app.text()).toContain('One-Eye');
		expect(app.text()).not.toContain('Fog of War');
	});

	it('tells those of a game apart that ask the same', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 100, rows: 40});
		await app.type('/liar chess');
		expect(app.text()).toMatch(/114 {2}challenge or pass: a8-b6 /);
		expect(app.text()).toMatch(/118 {2}challenge or pass: d5-e4 /);
		const titles = ALL_PUZZLES.map(
			(one) => `${isOfOneAct(one) ? one.variant : one.within} ${puzzleTitle(one)}`,
		);
		const acts = titles.slice(PUZZLES.length);
		expect(new Set(acts).size).toBe(acts.length);
		expect(acts.every((title) => /: [A-Za-h1-8 -]+$/u.test(title))).toBe(true);
	});

	it('tells in its row the men and where the king may be, whether he has others or not', async () => {
		const app = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 80, rows: 24});
		const small = openApp(new FakeWorld(), {kind: 'puzzles'}, {columns: 40, rows: 12});
		await small.type(KEYS.home);
		expect(small.text()).toMatch(/ 3 {2}Bishop, knight v king h7 /);
		await app.type(KEYS.home);
		expect(app.text()).toMatch(/ 1 {2}Rook, bishop v king h7 /);
		expect(app.text()).toMatch(/ 2 {2}Rook, bishop v king e2 /);
		expect(app.text()).toMatch(/ 4 {2}Queen, bishop v pawn /);
		expect(app.text()).toMatch(/ 7 {2}Queen, pawn v pawn, king h5 or h6 /);
	});

	it('is part of what is due', async () => {
		const world = new FakeWorld();
		const record = {
			stability: 1,
			difficulty: 5,
			state: 2,
			learningSteps: 0,
			scheduledDays: 1,
			reps: 1,
			lapses: 0,
			due: world.time - 1,
			last: world.time - 1000,
			streak: 1,
			isPar: true,
		} as const;
		world.progress.save(world.appSettings.person, 'puzzle-7', record, () => ({
			...NO_PRACTICE,
			lessons: {'puzzle-7': {parStreak: 1, least: 0}},
		}));
		const app = openApp(world, {kind: 'drill'});
		await settle();
		expect(app.text()).toMatch(/Next lesson +puzzle 7/);
		await app.type(KEYS.enter);
		expect(app.text()).toContain('Puzzle 7 ');
	});
});
