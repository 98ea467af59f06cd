import type {Practice} from '../../../source/drill/practice.js';
import {isFirstOfGame} from '../../../source/drill/puzzle-progress.js';
import {describe, expect, it} from 'vitest';
import {parseSquare} from '../../../source/core/square.js';
import {ALL_PUZZLES, isOfOneAct} from '../../../source/drill/any-puzzle.js';
import {startActPuzzle, giveActPuzzleUp} from '../../../source/drill/one-act/act-puzzle-game.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {actPuzzleView} from '../../../source/session/puzzle/act-puzzle-view.js';
import {nameKeys} from '../../../source/session/puzzle/name-act.js';
import {solutionOf} from '../../../source/session/puzzle/solution.js';
import {puzzleReport} from '../../../source/session/puzzle/puzzle-report.js';

const puzzles = ALL_PUZZLES.filter(isOfOneAct);
const answerTo = (keys: string): readonly string[] | undefined => {
	const found = puzzles.find((puzzle) => puzzle.keys.join(' ') === keys);
	return found && nameKeys(found);
};

describe('the answer of a puzzle', () => {
	it.each([
		['b7c7', ['Rc7']],
		['king:e1', ['e1']],
		['batch:g4f4', ['Rf4']],
		['seal:f5e6', ['seal Qe6']],
		['special:b1a3', ['special move Kxa3']],
		['reveal:c8', ['reveal c8']],
		['look', ['look']],
		['c7f7 e5d6', ['Qf7', 'Kd6']],
		['pass f7e8', ['let it pass', 'Qxe8']],
	])('%s is written as a person does', (keys, names) => {
		expect(answerTo(keys)).toEqual(names);
	});
});

describe('a puzzle of a claim', () => {
	const game = startActPuzzle(puzzles.findLast(({goal}) => goal === 'judges')!);
	const report = puzzleReport(game);
	const view = (hint: 0 | 1 | 2) => actPuzzleView(game, report, {hint, isMarked: true});

	it('tells how it came to it in short, then the claim, and asks last', () => {
		const {past, messages, lit} = view(0);
		expect(past?.map(({text}) => text)).toEqual([
			'You have White.',
			'So far: White e2-e4, let pass. Black b8-c6, challenged in vain: a knight. Black g8-f6, challenged in vain: a knight. Black a8-b8, challenged in vain: a rook. Black h8-g8, challenged in vain: a rook. Black d7-d5, let pass. White a2-a3.',
		]);
		expect(seatMessages(report).at(-1)?.text).toBe(
			'Black wants d5xe4 (sign p), as a pawn, bishop, queen or king.',
		);
		expect(messages.map(({text}) => text)).toEqual(['Challenge, or pass? One is surely right.']);
		expect(lit).toEqual([35, 28]);
	});

	it('is helped by the men that were shown, where no move can be made', () => {
		expect(view(1).messages[1].text).toBe('Hint: of Black’s men you have seen 2 rooks, 2 knights.');
		// Where one may uncover a man of one's own there is nothing to be judged by those that were shown.
		const other = startActPuzzle(puzzles.find(({keys}) => keys[0] === 'reveal:c8')!);
		const look = {hint: 1, isMarked: true} as const;
		expect(actPuzzleView(other, puzzleReport(other), look).messages[1].text).toBe(
			'Hint: reveal c8.',
		);
	});
});

describe('how a puzzle came to be', () => {
	it.each([
		// Kriegspiel with an umpire, a king unseen in the open, a man shown in the turn that is on, an answer to a claim.
		[51, ['White has moved.', 'You played Qg7.', 'You have Black, 1 move left in this turn.']],
		[
			103,
			[
				'White Re4. Black Qaxe4. Check. White’s king has moved.',
				'You played Qa2.',
				'You have Black.',
			],
		],
		[
			114,
			[
				'White e2-e4, let pass. Black b8-c6, challenged in vain: a knight. Black g8-f6.',
				'You challenged in vain: Black’s knight on f6 really could move so, and Black moves again.',
				'You have White.',
			],
		],
	] as const)('is told once, the news last: puzzle %i', (wanted, [story, news, standing]) => {
		const game = startActPuzzle(puzzles.find(({number}) => number === wanted)!);
		const report = puzzleReport(game);
		const {past = []} = actPuzzleView(game, report, {hint: 0, isMarked: true});
		expect(past.at(-1)?.text).toBe(`So far: ${story}`);
		expect(past[0].text).toBe(standing);
		expect(seatMessages(report)[0].text).toBe(news);
	});
});

describe('a game that is new', () => {
	it('is told before all else, without a word of another game', () => {
		const game = startActPuzzle(puzzles.find(({variant}) => variant === 'mafeking')!);
		const look = {hint: 0, isMarked: true, isNewGame: true} as const;
		expect(actPuzzleView(game, puzzleReport(game), look).past?.[0].text).toBe(
			'Your first puzzle of Mafeking Kriegsspiel. Men set up in secret, then Kriegspiel; knights are scouts that tell what stands around them.',
		);
		// Who has tried something has read it.
		const tried = {...game, result: 'failed'} as const;
		expect(actPuzzleView(tried, puzzleReport(game), look).past?.[0].text).not.toContain(
			'Your first',
		);
	});

	it('is one of which no other puzzle was solved, failed or begun', () => {
		const [first, second] = puzzles.filter(({variant}) => variant === 'liar');
		const none = {lessons: {}} as Practice;
		const begun = {lessons: {[first.id]: {begun: 'slipped'}}} as unknown as Practice;
		expect(isFirstOfGame(second, {}, none)).toBe(true);
		expect(isFirstOfGame(second, {}, begun)).toBe(false);
		expect(isFirstOfGame(first, {}, begun)).toBe(true);
	});
});

describe('where a king must be', () => {
	it.each([
		[
			101,
			[
				'Hint: what does the check after Rg1 tell?',
				'Hint: before Rg1 he could be on 3 squares; the check leaves 1.',
				'Hint: e1.',
			],
		],
		[
			102,
			[
				'Hint: what does the check after Qec4 tell, and what the king’s move since then?',
				'Hint: before Qec4 he could be on 5 squares; the check leaves 2.',
				'Hint: a5.',
			],
		],
	] as const)('is told step by step, the square last: puzzle %i', (wanted, hints) => {
		const game = startActPuzzle(puzzles.find(({number}) => number === wanted)!);
		const report = puzzleReport(game);
		const told = ([1, 2, 3] as const).map((hint) =>
			actPuzzleView(game, report, {hint, isMarked: true}),
		);
		expect(
			told.map(({messages}) => messages.findLast(({text}) => text.startsWith('Hint: '))?.text),
		).toEqual(hints);
		const square = parseSquare(hints[2].slice(-3, -1));
		expect(told.map(({lit}) => lit.join() === String(square))).toEqual([false, false, true]);
	});
});

describe('the solution of a puzzle', () => {
	it.each([
		[
			'c7f7 e5d6',
			'The answer: Qf7, then Kd6.',
			'In both games that you must hold possible they win; no other act does it in all of them. Qc2 comes nearest, in 1 of them; if White played Ke2, White answers Ke3.',
		],
		[
			'seal:f5e6',
			'The answer: seal Qe6.',
			'In all 15 games that you must hold possible it gives check; no other act does it in all of them. Sealing Qf4 comes nearest, in 13 of them; if White sealed Bhd5, it cannot be played.',
		],
		[
			'd6c7',
			'The answer: Kc7.',
			'In all 24 games that you must hold possible the other side cannot give check in its next turn; no other act does it in all of them. f5 comes nearest, in 18 of them; in the other 6 the other side gives check after it.',
		],
		[
			'pass',
			'The answer: let it pass.',
			'In all 4 games that you must hold possible it is the right answer to that claim. Of Black’s men you have seen 2 rooks, 2 knights.',
		],
		[
			'king:e1',
			'The answer: e1.',
			'Before Rg1 he could be on e1, e2 or f2. The check leaves only e1.',
		],
		[
			'king:a5',
			'The answer: a5.',
			'Before Qec4 he could be on a4, b4, a5, b6 or c6. The check leaves a4 and b4. After the king’s move only a5 is left.',
		],
	])('%s is told whole, with what it does, on the screen and in lines', (keys, answer, reason) => {
		const puzzle = puzzles.find((one) => one.keys.join(' ') === keys)!;
		expect(solutionOf(puzzle)).toEqual([answer, reason]);
		const game = giveActPuzzleUp(startActPuzzle(puzzle));
		const look = {hint: 0, isMarked: false} as const;
		const {messages} = actPuzzleView(game, puzzleReport(game), look);
		expect(messages.slice(-2).map(({text}) => text)).toEqual([answer, reason]);
	});
});
