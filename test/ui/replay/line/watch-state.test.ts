import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {SquareSet} from '../../../../source/core/square-set.js';
import type {Line} from '../../../../source/drill/line.js';
import {unwrap} from '../../../../source/core/result.js';
import {playLine} from '../../../../source/drill/play-line.js';
import {chaptersOf, movesByLemma} from '../../../../source/session/lines/chapters.js';
import {beginLine, LINE_PACES, watchedLine} from '../../../../source/ui/replay/line/watched.js';
import {
	FIRST_PLAYBACK,
	type Playback,
	type PlaybackAction,
	stepPlayback,
} from '../../../../source/ui/replay/playback.js';
import {UNSEEN} from '../../../../source/core/man.js';
import {parseSquare, squareName} from '../../../../source/core/square.js';
import {LETTERS} from '../../board/sample.js';
import {sampleSize} from '../../../helpers/sample-size.js';
import {buildTables} from '../../../helpers/tables.js';
import {lineMessages} from '../../../../source/session/lines/voices.js';

const tables = buildTables('KQvK', 'KRvK');
const LINES = new Map<string, Line>();
/** Returns a line, which is played once. */
function lineFrom(fen: string, strategy: 'table' | 'paper'): Line {
	const key = `${fen} ${strategy}`;
	const line =
		LINES.get(key) ?? unwrap(playLine({game: 'fog', fen, strategy, isTold: true, seed: 1}, tables));
	LINES.set(key, line);
	return line;
}

const QUEEN = '7Q/8/3k4/8/8/8/8/4K3 w - - 0 1';
const ROOK = '8/1K6/4k3/8/8/8/6R1/8 w - - 0 1';

describe('watching', () => {
	const reel = {last: 20, mayGrow: false, paces: LINE_PACES, stops: [0, 6, 12]};
	const begun = {...FIRST_PLAYBACK, ...beginLine(lineFrom(QUEEN, 'paper'))};
	const after = (...actions: readonly PlaybackAction[]) =>
		actions.reduce<Playback>((playback, action) => stepPlayback(playback, action, reel), begun);

	it('steps by plies and by lemmas, and stops at the ends', () => {
		expect(after('next', 'next', 'previous').frame).toBe(1);
		expect(after('previous').frame).toBe(0);
		expect(after('pageDown').frame).toBe(6);
		expect(after('pageDown', 'pageDown', 'pageDown').frame).toBe(20);
		expect(after('last', 'next').frame).toBe(20);
		expect(after('last', 'pageUp', 'pageUp').frame).toBe(6);
		expect(after('last', 'first').frame).toBe(0);
	});

	it('plays by itself until the end, a key stops it, and from the end it begins anew', () => {
		expect(after('tick').frame).toBe(0);
		expect(after('auto', 'tick', 'tick')).toMatchObject({frame: 2, isPlaying: true});
		expect(after('auto', 'tick', 'next', 'tick')).toMatchObject({frame: 2, isPlaying: false});
		expect(after('last', 'previous', 'auto', 'tick', 'tick')).toMatchObject({
			frame: 20,
			isPlaying: false,
		});
		expect(after('last', 'auto')).toMatchObject({frame: 0, isPlaying: true});
	});

	it('keeps its pace within bounds, and what is shown from one line to the next', () => {
		const commands = Array.from({length: 9}, () => 'faster' as const);
		expect(after(...commands).pace).toBe(LINE_PACES.length - 1);
		expect(after(...commands.map(() => 'slower' as const)).pace).toBe(0);
		const next = beginLine(lineFrom(QUEEN, 'table'), after('plan', 'flip', 'faster', 'next'));
		expect(next).toMatchObject({
			frame: 0,
			hasPicture: false,
			orientation: 'black',
			hasBelief: true,
			pace: 4,
		});
	});

	it('never leaves the line, whatever is pressed', () => {
		const actions = fc.constantFrom<PlaybackAction>(
			'next',
			'previous',
			'pageUp',
			'pageDown',
			'first',
			'last',
			'auto',
			'tick',
			{top: 3},
			'stop',
			undefined,
		);
		fc.assert(
			fc.property(fc.array(actions), (list) => {
				const {frame, top} = after(...list);
				expect(frame).toBeGreaterThanOrEqual(0);
				expect(frame).toBeLessThanOrEqual(20);
				expect(top).toBeGreaterThanOrEqual(0);
			}),
		);
	});
});

describe('the board of a line', () => {
	it('has the king that White was told of, as long as it is known where he is', () => {
		const line = lineFrom(QUEEN, 'paper');
		const known = (frame: number) =>
			watchedLine(line).board(
				{
					playback: {...FIRST_PLAYBACK, ...beginLine(line), frame},
					shown: 'white',
					columns: 80,
					theme: LETTERS,
				},
				'white',
			).known;
		expect(known(0)).toMatchObject([{square: parseSquare('d6'), kind: 'certain'}]);
		const lost = line.steps.findIndex(({belief}) => belief.size > 1);
		expect(known(lost + 1)).toEqual([]);
	});
});

describe('what is said of a line', () => {
	/** Returns what is said at a step, what is drawn where the king can be, and what the row below says of that. */
	const shownOf = (line: Line, frame: number, looks: Partial<Playback> = {}) => {
		const source = watchedLine(line);
		const playback = {...FIRST_PLAYBACK, ...beginLine(line), frame, ...looks};
		const looking = {playback, shown: 'white', columns: 80, theme: LETTERS} as const;
		const {belief: drawn = [], known: sure = []} = source.board(looking, 'white');
		const said = source.messages(looking, 'white', 12).map(({text}) => text);
		const squares = drawn.filter(({kind}) => kind === 'possible').map(({square}) => square);
		const signs = new Set(
			drawn
				.filter(({square}) => sure.every((one) => one.square !== square))
				.map(({kind}) => LETTERS.glyphs[kind]),
		);
		return {
			said: said.join(' '),
			marked: SquareSet.from(squares),
			signs,
			foot: source.foot(looking),
		};
	};

	it('says where the picture leaves him more squares than he can be on, and draws none that he has left', () => {
		const line = lineFrom(QUEEN, 'paper');
		const differing = line.steps.slice(0, -1).flatMap(({belief}, index) => {
			const {said, marked} = shownOf(line, index + 1);
			const differs = !marked.isEmpty && marked.size !== belief.size;
			const left = /; the lemma remembers less and still allows (\d+)\./.exec(said)?.[1];
			expect(left, said).toBe(differs ? String(marked.size) : undefined);
			expect(marked.isEmpty || belief.isSubsetOf(marked), said).toBe(true);
			return differs ? [index + 1] : [];
		});
		expect(differing.length).toBeGreaterThan(0);
		for (const looks of [{hasPicture: false}, {hasBelief: true}]) {
			expect(shownOf(line, differing[0], looks).said).not.toContain('remembers less');
		}
	});

	it('says where the lone king is by his lemma, beside where he can be', () => {
		const line = lineFrom(ROOK, 'paper');
		const {said, marked, foot} = shownOf(line, 3);
		const [square] = marked;
		expect(marked.size).toBe(1);
		expect(said).toMatch(/he can be on .*; by the lemma he is on \w\d\./);
		expect(said).toContain(`; by the lemma he is on ${squareName(square)}.`);
		expect(foot).toContain('by the lemma he is here');
		expect(shownOf(line, 2).said).not.toContain('; by the lemma');
	});

	it('leaves the lone king’s safe space bare while he goes by Lemma 17, and says so', () => {
		const line = lineFrom(ROOK, 'paper');
		const source = watchedLine(line);
		const bareAt = (frame: number, looks: Partial<Playback> = {}) => {
			const playback = {...FIRST_PLAYBACK, ...beginLine(line), ...looks, frame};
			const looking = {playback, shown: 'white', columns: 80, theme: LETTERS} as const;
			const {cells, belief = []} = source.board(looking, 'white');
			const squares = [...cells.keys()].filter(
				(square) => cells[square] === UNSEEN && belief.every((one) => one.square !== square),
			);
			return {names: squares.map(squareName), foot: source.foot(looking)};
		};
		for (const frame of [0, 2, 3]) {
			const {names, foot} = bareAt(frame);
			expect(names.length).toBeGreaterThan(0);
			expect(names.join(' ')).toMatch(/^(?:[c-f][3-6] ?)+$/);
			expect(foot).toContain('bare fog: his safe space');
		}

		for (const other of [bareAt(0, {hasBelief: true}), bareAt(line.steps.length - 1)]) {
			expect(other.foot.includes('safe space')).toBe(other.names.length > 0);
		}
	});

	it('explains every sign on the board, and no other', () => {
		const looks = [{}, {hasBelief: true}, {hasBelief: true, hasPicture: false}];
		for (const line of [lineFrom(QUEEN, 'paper'), lineFrom(ROOK, 'paper')]) {
			const every = sampleSize(looks.length, 1);
			for (const [index, look] of looks.entries()) {
				// In the quick run each look has other steps.
				for (let frame = index % every; frame < line.steps.length; frame += every) {
					const {signs, foot} = shownOf(line, frame, look);
					const told = foot.split('  ').filter((text) => text.charAt(1) === ' ');
					expect(new Set(told.map(([sign]) => sign))).toEqual(signs);
				}
			}
		}
	});

	it('names the lemma at each step, tells where it changes, and sums it up', () => {
		const line = lineFrom(QUEEN, 'paper');
		const said = (ply: number) =>
			lineMessages(line, ply)
				.map(({text}) => text)
				.join(' ');
		expect(said(0)).toContain('The king stands on d6, and White is told so.');
		expect(said(0)).toMatch(
			/^By Gehnen and Stannat \(2026\): queen and king hold a line, the barrier,/,
		);
		expect(said(0)).toMatch(/Lemma 5: the queen goes .* If he does not show himself: /);
		expect(said(1)).toMatch(/^1\. Q\w\d White (?:sees him|does not see him): he (?:is|can be) on /);
		for (let ply = 0; ply < line.steps.length; ply++) {
			expect(said(ply)).toMatch(/Lemma \d|The king is seen/);
		}

		const [first, second] = chaptersOf(line);
		expect(said(second.told)).toContain(`From Lemma ${first.lemma} to Lemma ${second.lemma}.`);
		const end = said(line.steps.length);
		expect(end).toContain(`White takes the king, with ${line.moves} moves.`);
		expect(end).toContain('the plan takes at most 113 from any start');
		expect(end).toContain('the table needs only 17');
		expect(end).toContain(`${movesByLemma(line).get(8)} by Lemma 8`);
		expect(end).toContain('paper+) takes at most 45');
		expect(said(104)).toContain('By the fifty-move rule it would be a draw by now.');
	});

	it('works out what a frame shows once for its board, its text and its row of signs', () => {
		const source = watchedLine(lineFrom(QUEEN, 'paper'));
		const playback = {...FIRST_PLAYBACK, ...beginLine(lineFrom(QUEEN, 'paper'))};
		const looking = {playback, shown: 'white', columns: 80, theme: LETTERS} as const;
		expect(source.board(looking, 'white')).toBe(source.board(looking, 'white'));
	});

	it('counts every move of the plan under a lemma', () => {
		const line = lineFrom(QUEEN, 'paper');
		const sum = [...movesByLemma(line).values()].reduce((total, count) => total + count, 0);
		expect(sum).toBe(line.moves);

		expect(chaptersOf(lineFrom(QUEEN, 'table'))).toEqual([]);
	});

	it('tells the lone king’s steps against king and rook', () => {
		const line = lineFrom(ROOK, 'paper');
		const texts = line.steps.map((_, ply) =>
			lineMessages(line, ply + 1)
				.map(({text}) => text)
				.join(' '),
		);
		expect(texts[1]).toMatch(/Lemma 17: the lone king goes to the safe space.* He goes to \w\d\./);
		expect(texts.join(' ')).toMatch(/He is now on \w\d, \w\d, \w\d or \w\d; he has not decided\./);
		expect(texts.at(-1)).toContain('the king was never caught');
	});
});
