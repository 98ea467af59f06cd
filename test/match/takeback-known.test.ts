import {describe, expect, it} from 'vitest';
import type {Color} from '../../source/core/color.js';
import {opposite} from '../../source/core/color.js';
import {parseManLetter} from '../../source/core/man.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare, squareName} from '../../source/core/square.js';
import type {KnownBoard} from '../../source/knowledge/known-board.js';
import type {Match} from '../../source/match/match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {knownHistory} from '../../source/match/shown-by-takebacks.js';
import {matchTasks} from '../../source/match/worker-tasks.js';
import {makeSave, NO_MARKS, parseSave} from '../../source/storage/save.js';
import {describeNotice} from '../../source/text/requests.js';
import {BOTS, play, playOn, type Step} from '../helpers/matches.js';

const BOUNDS = {members: 500, candidates: 10_000};
/** Enough where it does not matter how many worlds are held. */
const FEW = {members: 100, candidates: 10_000};
const NO_TABLES = new Map();
const NOW = '2026-01-01T00:00:00.000Z';

/** What a takeback that the other side grants takes. */
const takenBack = (side: Color): readonly Step[] => [
	{type: 'takebackAsked', side},
	{type: 'requestAnswered', side: opposite(side), agreed: true},
];

/** Returns what a worker says of all that a seat knows, as it comes through the thread's door. */
function know(match: Match, seat: Color, tasks = matchTasks(BOUNDS)): KnownBoard {
	const history = knownHistory(seatReport(match, seat));
	return unwrap(
		tasks.knownBoard(structuredClone({history}), NO_TABLES) as {ok: true; value: KnownBoard},
	);
}

const on = ({squares}: KnownBoard, name: string) =>
	squares.find(({square}) => squareName(square) === name);

const revealed = (match: Match, seat: Color): readonly string[] =>
	match.notices[seat].flatMap((notice) => (notice.kind === 'taken-back' ? notice.revealed : []));

/** Both armies of Liar Chess as they are drawn, White's move from h2, and Black's challenge of it that he takes back. */
const CHALLENGED = ['random', 'ready', 'random', 'ready', 'h2h4', 'challenge'] as const;
const LIAR = {...BOTS, variant: 'liar'};

/** Returns a game of a seed in which White's man on h2 is a knight, so that it cannot go to h4. */
function bluff(): Match {
	for (let seed = 1; ; seed++) {
		const {match} = play({...LIAR, seed}, ...CHALLENGED, ...takenBack('black'));
		if (revealed(match, 'black').join().startsWith('N')) {
			return match;
		}
	}
}

describe('what a takeback has left known', () => {
	it('is known of a covered man where it stands now, and wherever it goes under its cover', () => {
		const match = bluff();
		expect(revealed(match, 'black')).toEqual(['Nh4']);
		const tasks = matchTasks(BOUNDS);
		const known = know(match, 'black', tasks);
		expect(on(known, 'h4')).toMatchObject({kind: 'certain', men: [{role: 'knight'}]});
		expect(known.claim?.legal).toBe(0);
		// Of the other fifteen men eight are pawns, and one is a knight.
		const [pawn, ...others] = on(known, 'a1')?.men ?? [];
		expect((pawn?.count ?? 0) / known.size).toBeCloseTo(8 / 15, 1);
		expect(others.find(({role}) => role === 'knight')?.count).toBeLessThan(known.size / 10);

		const {match: later} = playOn({match, effects: []}, 'pass', 'a7a6', 'pass', 'h4g6');
		for (const asked of [tasks, matchTasks(BOUNDS)]) {
			const after = know(later, 'black', asked);
			expect(on(after, 'g6')).toMatchObject({kind: 'certain', men: [{role: 'knight'}]});
			expect(after.claim?.legal).toBe(after.size);
		}
	});

	it('is what a man under a cover was that was taken, though the other side was asked first', () => {
		const taking = ['d2d4', 'pass', 'd7d5', 'pass', 'd1d3', 'pass', 'a7a6', 'pass', 'd3h7', 'pass'];
		const {match} = play(
			{...LIAR, seed: 3},
			...CHALLENGED.slice(0, 4),
			...taking,
			...takenBack('white'),
		);
		const [text = ''] = revealed(match, 'white');
		expect(text).toBe('rh7');
		expect(on(know(match, 'white'), 'h7')).toMatchObject({
			kind: 'certain',
			men: [expect.anything()],
		});
	});

	it.each(['kriegspiel-american', 'kriegspiel-icc'])(
		'is a pawn that was taken unseen: %s',
		(variant) => {
			const moves = ['e2e4', 'd7d5', 'e4d5'];
			const {match} = play({...BOTS, variant}, ...moves, ...takenBack('white'));
			expect(revealed(match, 'white')).toEqual(['pd5']);
			const known = know(match, 'white');
			expect(on(known, 'd5')?.kind).toBe('certain');
			expect(on(known, 'd7')?.men).toEqual([]);
			// Now it may have moved.
			const {match: later} = playOn({match, effects: []}, 'a2a3', 'd5d4');
			expect(on(know(later, 'white'), 'd5')?.kind).not.toBe('certain');
		},
	);

	const SEEN = ['e2e4', 'b7b6', 'd2d4', 'c8b7', 'f1a6', ...takenBack('white')];

	it('leaves out positions of the fog that it contradicts, at once and later, and after a save', () => {
		const {match} = play(BOTS, ...SEEN);
		expect(revealed(match, 'white')).toContain('bb7');
		const kept = matchTasks(BOUNDS);
		const before = play(BOTS, ...SEEN.slice(0, 4)).match;
		expect(on(know(before, 'white', kept), 'b7')?.kind).toBe('possible');
		expect(on(know(match, 'white', kept), 'b7')).toMatchObject({
			kind: 'certain',
			men: [{role: 'bishop'}],
		});
		const {match: later} = playOn({match, effects: []}, 'a2a3', 'h7h6');
		const answer = know(later, 'white', kept);
		expect(on(answer, 'c8')?.men.map(({role}) => role)).not.toContain('rook');
		const text = makeSave({created: NOW, updated: NOW, match: later, marks: NO_MARKS});
		const saved = parseSave(text);
		expect(saved.ok && know(saved.value.match, 'white')).toEqual(answer);
		expect(JSON.stringify(know({...later, notices: {white: [], black: []}}, 'white'))).not.toBe(
			JSON.stringify(answer),
		);
	});

	it.each(['fog', 'kriegspiel-icc', 'liar'])('is left out where nothing fits it: %s', (variant) => {
		const acts = variant === 'liar' ? CHALLENGED.slice(0, 5) : ['e2e4', 'e7e5'];
		const {match} = play({...BOTS, variant}, ...acts);
		const seat = variant === 'liar' ? 'black' : 'white';
		const {history} = seatReport(match, seat);
		const [man, square] = variant === 'liar' ? ['x', 'h4'] : ['k', 'a5'];
		const shown = [
			{man: parseManLetter(man), square: parseSquare(square) ?? 0, ply: history.plies.length},
		];
		const ask = (asked: object) => matchTasks(FEW).knownBoard({history: asked}, NO_TABLES);
		expect(ask({...history, shown})).toEqual(ask(history));
	});

	it('tells no more than its seat learned: two truths, one answer', () => {
		const [one, other] = ['RBBQKRPPPPPPPPNN', 'PPQKBNPPPPPPBRRN'].map((men) => {
			const placed = Array.from(men, (letter, index) => `${letter}@${squareName(index)}`);
			return play(
				{...LIAR, seed: 3},
				...placed,
				'ready',
				'random',
				'ready',
				'h2h4',
				'challenge',
				...takenBack('black'),
			).match;
		});
		expect(revealed(one, 'black')).toEqual(['Nh4']);
		expect(seatReport(one, 'black')).toEqual(seatReport(other, 'black'));
		expect(JSON.stringify(know(one, 'black'))).toBe(JSON.stringify(know(other, 'black')));
	});

	it('is that a man of theirs stands where one was taken of which no more was told', () => {
		const {match} = play(
			{...BOTS, variant: 'kriegspiel-eastern'},
			'e2e4',
			'd7d5',
			'e4d5',
			...takenBack('white'),
		);
		expect(revealed(match, 'white')).toEqual(['xd5']);
		expect(describeNotice(match.notices.white[0], 'white', {white: 'A', black: 'B'}).at(-1)).toBe(
			'What you saw stays known to you: a man of Black’s on d5.',
		);
		expect(on(know(match, 'white'), 'd5')).toMatchObject({kind: 'certain', empty: 0});
		const saved = parseSave(makeSave({created: NOW, updated: NOW, match, marks: NO_MARKS}));
		expect(saved.ok && saved.value.match.notices).toEqual(match.notices);
		// Once Black has moved it may have gone.
		const {match: later} = playOn({match, effects: []}, 'g1f3', 'g8f6');
		expect(on(know(later, 'white'), 'd5')?.empty).toBeGreaterThan(0);
	});
});
