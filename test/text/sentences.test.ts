import {describe, expect, it} from 'vitest';
import {makeMan} from '../../source/core/man.js';
import {parseSquare} from '../../source/core/square.js';
import {END_REASONS} from '../../source/rules/news.js';
import {describeChanges, describeLosses} from '../../source/text/changes.js';
import {clockText} from '../../source/text/clock.js';
import {countMen, joinWords, manName} from '../../source/text/men.js';
import {describeOutcome, headerResult} from '../../source/text/outcome.js';
import {sceneLeft} from '../../source/text/learn.js';
import {describeHeard} from '../../source/text/umpire.js';
import {
	announceRequest,
	askRequest,
	describeNotice,
	describeOwnRequest,
} from '../../source/text/requests.js';

const square = (name: string): number => parseSquare(name) ?? -1;
const on = (name: string, man: number) => ({square: square(name), man});

describe('describeHeard', () => {
	it('speaks to the side that has a pawn capture, and of an enemy man beside a knight', () => {
		const some = (has: boolean) => ({type: 'pawn-tries', for: 'white', some: has}) as const;
		expect(describeHeard([some(true), some(false)], 'white')).toEqual([
			'You have a pawn capture.',
			'You have no pawn capture.',
		]);
		expect(describeHeard([some(true)], 'black')).toEqual(['White has a pawn capture.']);
		expect(describeHeard([{type: 'adjacent', men: ''}])).toEqual([
			'No enemy man beside the knight.',
		]);
		const beside = (men: string, seat?: 'white' | 'black') =>
			describeHeard([{type: 'adjacent', men}], seat, 'black')[0];
		expect(beside('', 'white')).toBe('Black’s knight has none of your men beside it.');
		expect(beside('nppp', 'white')).toBe(
			'Black’s knight has a knight and three pawns of yours beside it.',
		);
		expect(beside('ppp', 'black')).toBe('Beside your knight: three pawns.');
		expect(beside('', 'black')).toBe('No enemy man beside your knight.');
		expect(beside('pp')).toBe('Black’s knight has two pawns beside it.');
	});
});

describe('describeChanges', () => {
	it('says what moved, what was taken, what came into sight and what went out of it', () => {
		const changes = {
			moved: true,
			seen: [square('f7'), square('c6'), square('b5')],
			lost: [square('e5'), square('d5')],
			lostMen: [on('e5', makeMan('black', 'king'))],
			appeared: [on('f6', makeMan('black', 'knight')), on('f7', makeMan('black', 'pawn'))],
			gone: [on('d5', makeMan('black', 'bishop'))],
			taken: [on('f6', makeMan('white', 'knight'))],
		};
		expect(describeLosses(changes.taken, 'white')).toEqual(['Your knight on f6 was taken.']);
		expect(describeChanges(changes, 'white')).toEqual([
			'Black moved.',
			'Gone: d5 bishop.',
			'New: f6 knight, f7 pawn.',
			'Now in sight: b5 c6.',
			'Lost sight: d5 e5 (king).',
		]);
	});

	it('says nothing before the other side has moved, and little when little changed', () => {
		const none = {seen: [], lost: [], lostMen: [], appeared: [], gone: [], taken: []};
		expect(describeChanges({moved: false, ...none}, 'white')).toEqual([]);
		expect(describeChanges({moved: true, ...none}, 'black')).toEqual(['White moved.']);
	});

	it('counts when there is too much to name', () => {
		const lost = Array.from({length: 20}, (_, index) => index);
		const lostMen = [on('d1', makeMan('black', 'king'))];
		const none = {seen: [], appeared: [], gone: [], taken: []};
		expect(describeChanges({moved: true, lost, lostMen, ...none}, 'white')).toEqual([
			'Black moved.',
			'Lost sight: 20 squares, d1 (king).',
		]);
	});
});

const FOG = {variant: 'fog'};

describe('describeOutcome', () => {
	it.each([
		['king-captured', 'white', 'white', ['You took Black’s king.', 'You win.']],
		['king-captured', 'white', 'black', ['White took your king.', 'You lose.']],
		['king-captured', 'white', undefined, ['White took Black’s king.', 'White wins.']],
		['time', 'black', 'white', ['Your time is up.', 'You lose.']],
		['resignation', 'black', 'black', ['White resigned.', 'You win.']],
		['repetition', null, 'white', ['It is a draw: the same position came up for the third time.']],
		['agreement', null, undefined, ['It is a draw: the sides agreed.']],
		['unknown', null, undefined, ['It is a draw: why is not told.']],
		['unknown', 'white', undefined, ['How it ended is not told.', 'White wins.']],
		['unfinished', null, undefined, ['It is undecided: the record stops before the end.']],
	] as const)('%s, winner %s, for %s', (reason, winner, seat, expected) => {
		expect(describeOutcome({winner, reason}, FOG, seat)).toEqual(expected);
	});

	it.each([
		['white', ['You are checkmated.', 'You lose.'], {turn: 'white', winner: 'black'}],
		['black', ['White is checkmated.', 'You win.'], {turn: 'white', winner: 'black'}],
		[
			'white',
			['Black is checkmated, but no queen gives check.', 'You lose.'],
			{turn: 'black', winner: 'black'},
		],
		[
			'black',
			['You are checkmated, but no queen gives check.', 'You win.'],
			{turn: 'black', winner: 'black'},
		],
		[
			undefined,
			['Black is checkmated, but no queen gives check.', 'Black wins.'],
			{turn: 'black', winner: 'black'},
		],
		[undefined, ['It ended by a checkmate.', 'Black wins.'], {winner: 'black'}],
	] as const)('tells %s of a mate that needs a queen', (seat, expected, {winner, ...game}) => {
		const outcome = {winner, reason: 'checkmate'} as const;
		expect(describeOutcome(outcome, {variant: 'assassin', ...game}, seat)).toEqual(expected);
	});

	it.each([
		['you lost', 'white', 'black'],
		['you won', 'white', 'white'],
		['White won', 'white', undefined],
		['draw', null, 'black'],
	] as const)('is told in a header as "%s"', (words, winner, seat) => {
		expect(headerResult({winner, reason: 'agreement'}, seat)).toBe(words);
	});

	it('tells a draw by what its reason means in the game', () => {
		const told = (variant: string, reason: 'insufficient' | 'fifty-moves' | 'no-move') =>
			describeOutcome({winner: null, reason}, {variant})[0];
		expect(told('assassin', 'insufficient')).toBe('It is a draw: both queens are gone.');
		expect(told('welbeck', 'insufficient')).toContain('enough men');
		expect(told('assassin', 'no-move')).toContain('could be put on no square');
		expect(told('kriegspiel-scotch', 'fifty-moves')).toContain('ten turns');
	});

	it('tells where a man has moved to those who did not move it', () => {
		const moved = [{type: 'moved-to', by: 'white', square: 'f3'}] as const;
		expect(describeHeard(moved, 'white')).toEqual([]);
		expect(describeHeard(moved, 'black')).toEqual(['White moved to f3.']);
		expect(describeHeard(moved, undefined)).toEqual(['White moved to f3.']);
	});

	it('has plain sentences for every end, from every side', () => {
		for (const reason of END_REASONS) {
			for (const winner of ['white', 'black', null] as const) {
				for (const seat of ['white', 'black', undefined] as const) {
					for (const sentence of describeOutcome({winner, reason}, FOG, seat)) {
						expect(sentence).toMatch(/^[A-Z][^_{}]*[a-z]\.$/);
					}
				}
			}
		}
	});
});

describe('requests and notices', () => {
	const NAMES = {white: 'White', black: 'Ben'};

	it('tell who sits at one keyboard neither how many acts go nor what they were', () => {
		const told = [{plies: 1}, {plies: 2}, {plies: 4, said: 'K@a1', man: 'Ka1'}].map((asked) =>
			announceRequest({kind: 'takeback', by: 'white', ...asked}, NAMES),
		);
		expect(new Set(told)).toEqual(new Set(['White asks for a takeback.']));
	});

	it('ask the other side', () => {
		expect(askRequest({kind: 'draw', by: 'black'}, NAMES)).toBe('Ben offers a draw. Do you agree?');
		expect(askRequest({kind: 'takeback', by: 'white', plies: 1}, NAMES)).toBe(
			'White asks to take back the last move. What was seen stays known. Do you agree?',
		);
		expect(askRequest({kind: 'takeback', by: 'white', plies: 2}, NAMES)).toContain(
			'a move and the answer to it',
		);
		expect(askRequest({kind: 'takeback', by: 'white', plies: 4}, NAMES)).toContain(
			'a move and all that came after it',
		);
		expect(describeOwnRequest({kind: 'draw', by: 'white'})).toContain('You offered a draw.');
	});

	it('tell what a takeback left behind', () => {
		expect(
			describeNotice(
				{
					kind: 'taken-back',
					ply: 4,
					by: 'black',
					plies: 2,
					revealed: ['qd8', 'nf6'],
					glimpsed: ['kf8'],
					taken: ['Ng5'],
				},
				'white',
				NAMES,
			),
		).toEqual([
			'Ben took back a move and the answer to it.',
			'What you saw stays known to you: Black’s queen on d8 and Black’s knight on f6.',
			'Seen only after a move that is taken back, and perhaps elsewhere now: Black’s king on f8.',
			'Your knight that was taken on g5 is back.',
		]);
		expect(
			describeNotice(
				{kind: 'taken-back', ply: 4, by: 'white', plies: 1, revealed: [], taken: []},
				'white',
				NAMES,
			),
		).toEqual(['You took back your last move.']);
		expect(
			describeNotice(
				{
					kind: 'taken-back',
					ply: 0,
					by: 'white',
					plies: 2,
					revealed: [],
					taken: [],
					isSecret: true,
				},
				'black',
				NAMES,
			),
		).toEqual(['White took back a part of the set-up and all that came after it.']);
		expect(describeNotice({kind: 'draw-declined', ply: 3}, 'white', NAMES)).toEqual([
			'Your offer of a draw was declined.',
		]);
	});
});

describe('words', () => {
	it('name and count men', () => {
		expect(manName(makeMan('white', 'rook'), 'white')).toBe('your rook');
		expect(manName(makeMan('white', 'rook'), 'black')).toBe('White’s rook');
		expect(countMen([1, 1, makeMan('black', 'queen')])).toBe('1 queen, 2 pawns');
		expect(countMen([])).toBe('none');
		expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
	});

	it('tell the time', () => {
		expect(clockText(271_000)).toBe('4:31');
		expect(clockText(3_725_000)).toBe('1:02:05');
		expect(clockText(9_350)).toBe('0:09.4');
		expect(clockText(1)).toBe('0:00.1');
		expect(clockText(-5)).toBe('0:00.0');
		expect(clockText(59_001)).toBe('1:00');
	});
});

it.each([
	[9, false, 3, 9, 'You left scene 9. Learn resumes at its step 4.'],
	[
		9,
		false,
		3,
		1,
		'You left scene 9, which resumes at its step 4. Learn resumes at scene 1, not done yet.',
	],
	[9, false, 0, 1, 'You left scene 9. Learn resumes at scene 1, not done yet.'],
	[9, true, 0, 1, 'Scene 9 is done. Learn resumes at scene 1, not done yet.'],
	[9, true, 0, 10, 'Scene 9 is done. Learn resumes at scene 10.'],
	[9, true, 0, undefined, 'Scene 9 is done, and all scenes are done.'],
] as const)('says where Learn resumes after scene %i (done: %s, %i steps, next %s)', (...left) => {
	const [number, isDone, steps, next, said] = left;
	expect(sceneLeft(number, isDone, steps, next)).toBe(said);
});
