import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {makeMan} from '../../../source/core/man.js';
import {headerLine} from '../../../source/ui/panes/Header.js';
import {VARIANT_NAMES} from '../../../source/rules/registry.js';
import {shortTitle, variantTitle} from '../../../source/text/finished-game.js';
import {keyParts} from '../../../source/ui/panes/key-list.js';
import {
	messageLines,
	messageReach,
	type MessageReach,
} from '../../../source/ui/panes/MessagePane.js';
import {firstNew} from '../../../source/ui/panes/use-first-new.js';
import {moveListLines} from '../../../source/ui/panes/MoveList.js';
import {ghostLines} from '../../../source/ui/panes/GhostList.js';
import {takenLines} from '../../../source/ui/panes/TakenList.js';
import {
	cutText,
	type Line,
	lineWidth,
	textWidth,
	wrapText,
} from '../../../source/ui/frame/text-lines.js';
import {KEY_CONTEXTS} from '../key-contexts.js';
import {askPromotion, questionLines, yesOrNo} from '../../../source/ui/panes/question.js';
import {makeTheme} from '../../../source/ui/theme/theme.js';
import {LETTERS, square} from '../board/sample.js';
import type {ListedMove} from '../../../source/session/told/listed-moves.js';

const read = (lines: readonly Line[]): string[] =>
	lines.map((spans) =>
		spans
			.map(({text}) => text)
			.join('')
			.trimEnd(),
	);

describe('text lines', () => {
	it('wrap between words, and inside words that are too long', () => {
		expect(wrapText('Black moved. Your knight on f6 was taken.', 20)).toEqual([
			'Black moved. Your',
			'knight on f6 was',
			'taken.',
		]);
		expect(wrapText('abcdefgh ij', 5)).toEqual(['abcde', 'fgh', 'ij']);
		expect(wrapText('at /home/me/games/one-two.pgn', 18)).toEqual([
			'at',
			'/home/me/games/',
			'one-two.pgn',
		]);
		expect(wrapText('a blunder in 31 % of them', 15)).toEqual(['a blunder in', '31 % of them']);
		expect(wrapText('', 5)).toEqual(['']);
	});

	it('know wide characters', () => {
		expect(textWidth('abc')).toBe(3);
		expect(textWidth('漢字')).toBe(4);
		expect(textWidth('♚░·…')).toBe(4);
		expect(textWidth('e\u0301')).toBe(1);
		expect(cutText('漢字漢字', 5, '…')).toBe('漢字…');
		expect(cutText('abc', 3, '…')).toBe('abc');
		expect(cutText('abc', 0, '…')).toBe('');
	});

	it('are cut behind a word, where that leaves enough of them', () => {
		expect(cutText('queen: take him in 3', 17, '…')).toBe('queen: take him…');
		expect(cutText('queen: take him in 3', 16, '…')).toBe('queen: take him…');
		expect(cutText('Queen, knight v bishop, rook', 25, '…')).toBe('Queen, knight v bishop…');
		expect(cutText('a incomprehensibilities', 12, '…')).toBe('a incompreh…');
	});

	it('never leave their width', () => {
		fc.assert(
			fc.property(
				fc.string({unit: 'grapheme', maxLength: 80}),
				fc.integer({min: 2, max: 40}),
				(text, width) => {
					expect(Math.max(...wrapText(text, width).map(textWidth))).toBeLessThanOrEqual(width);
					expect(textWidth(cutText(text, width, '…'))).toBeLessThanOrEqual(width);
				},
			),
		);
	});
});

describe('messageLines', () => {
	const messages = Array.from({length: 9}, (_, index) => ({text: `message ${index + 1}`}));
	const show = (height: number, older = 0, from = 0) =>
		read(messageLines(messages, {width: 20, height}, LETTERS, {older, from}));
	const reach = (height: number, from = 0) =>
		messageReach(messages, {width: 20, height}, LETTERS, from);

	it('shows all that fits, from the top', () => {
		expect(read(messageLines(messages.slice(0, 2), {width: 20, height: 5}, LETTERS))).toEqual([
			'message 1',
			'message 2',
		]);
	});

	it('has what was told before above it where rows are free, the latest that fits whole', () => {
		const earlier = ['long ago', 'before that a sentence of two rows', 'just before'];
		const rows = (height: number) =>
			read(
				messageLines(
					messages.slice(0, 2),
					{width: 20, height},
					LETTERS,
					{},
					earlier.map((text) => ({text})),
				),
			);
		const now = ['message 1', 'message 2'];
		expect(rows(5)).toEqual(now);
		const before = ['before that a', 'sentence of two rows', 'just before', ''];
		expect(rows(6)).toEqual([...before, ...now]);
		expect(rows(7)).toEqual(['long ago', ...before, ...now]);
		expect(rows(12)).toEqual(rows(7));
	});

	it('begins with the head and says how many rows follow', () => {
		expect(show(4)).toEqual(['message 1', 'message 2', 'message 3', '… 6 more (PgDn)']);
		expect(show(1)).toEqual(['message 1']);
		expect(show(0)).toEqual([]);
	});

	it('begins with what is new where what comes before was read', () => {
		expect(show(4, 0, 8)).toEqual(['… 6 before (PgUp)', 'message 7', 'message 8', 'message 9']);
		expect(show(4, 0, 4)).toEqual([
			'… 4 before (PgUp)',
			'message 5',
			'message 6',
			'… 3 more (PgDn)',
		]);
	});

	/** Where one is after each PgUp from the beginning, and after each PgDn from the first of them on. */
	const pagesOf = ({page}: MessageReach): readonly number[] => {
		const goOn = (older: number, by: 'older' | 'newer'): readonly number[] => {
			const next = page(older, by);
			return next === older ? [older] : [older, ...goOn(next, by)];
		};

		const back = goOn(0, 'older');
		return [...back, ...goOn(back.at(-1) ?? 0, 'newer'), ...goOn(0, 'newer')];
	};

	/** Messages of three rows each in 20 columns. */
	const long = Array.from({length: 5}, (_, index) => ({
		text: `${index + 1} begins, it goes on and on for a while, and so it ends ${index + 1}`,
	}));
	const isWhole = (rows: readonly string[]): boolean => {
		const told = rows.filter((row) => !row.startsWith('…')).join(' ');
		return told === '' || /^(\d) begins, [^.]*it ends \d$/.test(told);
	};

	it('cuts no message in two where one stands, and gets all of them to be read', () => {
		for (let height = 7; height <= 14; height++) {
			for (let from = 0; from < long.length; from++) {
				const size = {width: 20, height};
				const rowsAt = (older: number) => read(messageLines(long, size, LETTERS, {from, older}));
				expect(isWhole(rowsAt(0)), `height ${height} from ${from}`).toBe(true);
				const pages = pagesOf(messageReach(long, size, LETTERS, from));
				expect(pages.map(rowsAt).every(isWhole)).toBe(true);
				const seen = new Set(pages.flatMap(rowsAt));
				const all = long.flatMap(({text}) => wrapText(text, 20));
				expect(
					all.filter((row) => !seen.has(row)),
					`height ${height} from ${from}`,
				).toEqual([]);
			}
		}
	});

	it('begins a message in rows that would be empty, and a page on has it in whole', () => {
		const size = {width: 20, height: 6};
		const told = [
			{text: 'Old news.'},
			{text: 'You tried Qe7: no.'},
			...long.slice(0, 2).map(({text}) => ({text: `${text} at last, and no sooner`})),
		];
		const rowsAt = (older: number) => read(messageLines(told, size, LETTERS, {from: 1, older}));
		expect(rowsAt(0)).toEqual([
			'… 1 before (PgUp)',
			'You tried Qe7: no.',
			'1 begins, it goes on',
			'and on for a while,',
			'and so it ends 1 at',
			'… 5 more (PgDn)',
		]);
		const {page} = messageReach(told, size, LETTERS, 1);
		expect(rowsAt(page(0, 'newer')).slice(0, 3)).toEqual([
			'… 2 before (PgUp)',
			'1 begins, it goes on',
			'and on for a while,',
		]);
		expect(pagesOf(messageReach(told, size, LETTERS, 1)).flatMap(rowsAt)).toContain(
			'last, and no sooner',
		);
	});

	it('leaves no two rows empty before a message of four rows or more', () => {
		const first = ['1', '2', '3', '4'].map((text) => ({text}));
		const rows = (text: string) =>
			read(messageLines([...first, {text}], {width: 5, height: 7}, LETTERS)).slice(4);
		expect(rows('one two three four')).toEqual(['one', 'two', '… 2 m']);
		expect(rows('one two three').at(-1)).toBe('three');
	});

	it('leaves out whole messages, without a word, while no key goes through them', () => {
		for (let height = 1; height <= 16; height++) {
			const rows = read(messageLines(long, {width: 20, height}, LETTERS, {isStill: true}));
			expect(rows).toHaveLength(Math.min(15, height - (height % 3)));
			expect(isWhole(rows)).toBe(true);
		}
	});

	it('keeps a result above all the rest, wherever in it the person is', () => {
		const told = [...messages, {text: 'You win.', isResult: true}];
		const rows = (older: number) =>
			read(messageLines(told, {width: 20, height: 7}, LETTERS, {older}));
		const head = ['message 1', 'message 2', 'message 3', 'message 4', 'message 5'];
		expect(rows(0)).toEqual(['You win.', ...head, '… 4 more (PgDn)']);
		const last = ['message 5', 'message 6', 'message 7', 'message 8', 'message 9'];
		expect(rows(-9)).toEqual(['You win.', '… 4 before (PgUp)', ...last]);
	});

	it('goes a page at once, and no row twice', () => {
		const pages = [0, -1, -2].reduce<readonly number[]>(
			(done) => [...done, reach(6).page(done.at(-1) ?? 0, 'newer')],
			[0],
		);
		expect(pages.map((older) => show(6, older).filter((row) => !row.startsWith('…')))).toEqual([
			['message 1', 'message 2', 'message 3', 'message 4', 'message 5'],
			['message 5', 'message 6', 'message 7', 'message 8', 'message 9'],
			['message 5', 'message 6', 'message 7', 'message 8', 'message 9'],
			['message 5', 'message 6', 'message 7', 'message 8', 'message 9'],
		]);
	});

	it('needs no word for what is older where it is low and all that is new fits without', () => {
		expect(show(5, 0, 4)).toEqual([
			'message 5',
			'message 6',
			'message 7',
			'message 8',
			'message 9',
		]);
		expect(show(7, 0, 2)[0]).toBe('… 2 before (PgUp)');
	});

	it('has what counts now in sight where not all has room: at the foot, or where the pane is low in its place', () => {
		const before = messages.slice(0, 2).map((message) => ({...message, isBefore: true as const}));
		const check = {text: 'Check.', isNow: true as const};
		const moves = {text: 'Five moves in this turn.', isNow: true as const};
		const told = [...before, ...messages.slice(2), check, moves];
		const rows = (height: number) =>
			read(messageLines(told, {width: 20, height}, LETTERS, {from: firstNew(undefined, told)}));
		expect(rows(5)).toEqual([
			'… 8 before (PgUp)',
			'message 9',
			'Check.',
			'Five moves in this',
			'turn.',
		]);
		// Where one window has not all of it, it is at the head.
		expect(rows(3)).toEqual(['Check.', '… 11 more (PgDn)']);
		expect(rows(8)).toEqual([
			'… 2 before (PgUp)',
			'message 3',
			'message 4',
			'message 5',
			'… 4 more (PgDn)',
			'Check.',
			'Five moves in this',
			'turn.',
		]);
		expect(rows(12).slice(-3)).toEqual(['Check.', 'Five moves in this', 'turn.']);
	});

	it('is shown from an answer to a key on, whatever changed before it', () => {
		const news = {text: 'White played a2-b4.'};
		const answer = {text: 'First answer White’s move.', isAnswer: true} as const;
		const before = [news, {text: 'Working out what may stand where …'}];
		const after = [news, {text: 'b4: a pawn about 50 %.'}, {text: 'A claim is likelier.'}];
		expect(firstNew({messages: before, from: 0}, after)).toBe(1);
		expect(firstNew({messages: before, from: 0}, [...after, answer])).toBe(3);
		expect(firstNew({messages: [...before, answer], from: 2}, [...after, answer])).toBe(1);
		// Of what is typed it was told beside the board already.
		const typed = [news, {text: answer.text}, after[1]];
		expect(firstNew({messages: typed, from: 1}, [...after, answer])).toBe(3);
	});

	it('never has the old below the new where the pane is low', () => {
		const told = [
			{text: 'The kings stand on d1 and e8.'},
			{text: 'You are ready.'},
			{text: 'Black was refused 1 try.'},
			{text: 'The kings stand on d1 and f8.', isNow: true as const},
		];
		expect(read(messageLines(told, {width: 20, height: 5}, LETTERS))).toEqual([
			'… 3 before (PgUp)',
			'Black was refused 1',
			'try.',
			'The kings stand on',
			'd1 and f8.',
		]);
	});

	it('keeps what counts now in its place where all has room or little came after it, and else above the rest', () => {
		const told = [...messages.slice(0, 3), {text: 'Empty.', isNow: true as const}];
		const rows = (height: number, more = told, from = 0) =>
			read(messageLines(more, {width: 20, height}, LETTERS, {from}));
		expect(rows(7)).toEqual(['message 1', 'message 2', 'message 3', 'Empty.']);
		const more = [...told, ...messages.slice(3)];
		expect(rows(7, more)[0]).toBe('Empty.');
		// What came after it is the newest, and is not put above it.
		const one = messages.slice(3, 4);
		expect(rows(7, [...messages, ...told.slice(3), ...one]).slice(-2)).toEqual([
			'Empty.',
			'message 4',
		]);
		expect(rows(7, more, 4)[0]).toBe('Empty.');
	});

	it('never has what counts now above what was told before it came', () => {
		const told = [
			{text: 'You challenged in vain.', isBefore: true as const},
			{text: 'White wants a7.', isNow: true as const},
			...messages,
		];
		const rows = (from: number) =>
			read(messageLines(told, {width: 20, height: 8}, LETTERS, {from})).slice(0, 3);
		expect(rows(0)).toEqual(['You challenged in', 'vain.', 'White wants a7.']);
		expect(rows(1)).toEqual(['White wants a7.', '… 2 before (PgUp)', 'message 1']);
	});

	it('where the pane is low the shortest result is at the head, and no result stays', () => {
		const ends = ['You took White’s king.', 'You win.'].map((text) => ({text, isResult: true}));
		const rows = (older: number, height = 4) =>
			read(messageLines([...messages, ...ends], {width: 20, height}, LETTERS, {older}));
		const took = ['You took White’s', 'king.'];
		expect(rows(0)).toEqual(['You win.', ...took, '… 9 more (PgDn)']);
		expect(rows(-99)).not.toContain('You win.');
		// Where all of them are in sight they stand as they are told.
		expect(rows(0, 5).slice(0, 3)).toEqual([...took, 'You win.']);
	});

	it('can be read in whole whatever the results are, each PgDn showing something new', () => {
		for (let height = 1; height <= 12; height++) {
			for (const words of [1, 9, 40]) {
				const long = Array.from({length: words}, (_, index) => `result${index}`).join(' ');
				const told = [...messages, {text: long, isResult: true}, {text: 'Won.', isResult: true}];
				const size = {width: 20, height};
				const seen = new Set<string>();
				for (const older of new Set(pagesOf(messageReach(told, size, LETTERS)))) {
					const rows = read(messageLines(told, size, LETTERS, {older}));
					const before = seen.size;
					for (const row of rows.filter((text) => !text.startsWith('…'))) {
						seen.add(row);
					}

					expect(seen.size, `height ${height} words ${words}`).toBeGreaterThan(before);
				}

				const all = wrapText(long, 20).length + 1 + messages.length;
				expect(seen.size, `height ${height} words ${words}`).toBe(all);
			}
		}
	});

	it('shows every row somewhere on the way, at any height and step', () => {
		for (let height = 2; height <= 9; height++) {
			for (const from of [0, 4, 9]) {
				const seen = new Set<string>();
				for (const older of pagesOf(reach(height, from))) {
					const rows = show(height, older, from);
					expect(rows.length).toBeLessThanOrEqual(height);
					for (const row of rows) {
						seen.add(row);
					}
				}

				expect(messages.filter(({text}) => !seen.has(text))).toEqual([]);
			}
		}
	});

	it('counts rows rightly', () => {
		fc.assert(
			fc.property(fc.integer({min: 4, max: 12}), fc.integer({min: -20, max: 20}), (height, by) => {
				const rows = show(height, by);
				const count = (word: string): number =>
					Number(new RegExp(`… (\\d+) ${word}`).exec(rows.join('\n'))?.[1] ?? 0);
				const shown = rows.filter((row) => row.startsWith('message')).length;
				expect(count('before') + shown + count('more')).toBe(9);
			}),
		);
	});
});

it('has three dots for what is left out where only ASCII is safe', () => {
	const ascii = makeTheme({id: 'night', men: 'letters', isAscii: true, level: 0});
	const said = [{text: '4… unseen: he can be on 8 squares.'}];
	expect(read(messageLines(said, {width: 40, height: 2}, ascii))).toEqual([
		'4... unseen: he can be on 8 squares.',
	]);
	const long = Array.from({length: 5}, () => ({text: 'Check.'}));
	expect(read(messageLines(long, {width: 20, height: 3}, ascii)).at(-1)).toBe('... 3 more (PgDn)');
	const asked = [{number: 3, by: 'black' as const, text: 'e7-e5 (challenged rightly)'}];
	expect(read(moveListLines(asked, {width: 24, height: 3}, ascii))[0]).toMatch(/^3 \.\.\.e7-e5/);
});

describe('firstNew', () => {
	const said = (...texts: readonly string[]) => texts.map((text) => ({text}));
	const read = {messages: said('a', 'b'), from: 0};

	it('is the first message that is new since a key was pressed', () => {
		expect(firstNew(read, said('a', 'b', 'c', 'd'))).toBe(2);
		expect(firstNew(read, said('a', 'x'))).toBe(1);
	});

	it('stays where it was while nothing is new, and is the head when what was said is gone', () => {
		const later = {messages: said('a', 'b', 'c'), from: 2};
		expect(firstNew(later, said('a', 'b', 'c'))).toBe(2);
		expect(firstNew(later, said('a', 'b'))).toBe(0);
	});

	it('is the head while no key was pressed, whatever comes by itself', () => {
		expect(firstNew(undefined, said('a', 'b', 'c'))).toBe(0);
	});
});

describe('headerLine', () => {
	const props = {
		title: 'Fog of War',
		mode: 'hotseat',
		status: 'move 12 · White',
		clocks: {left: {white: 271_000, black: 300_000}, running: 'white'},
	} as const;
	const show = (width: number) => read([headerLine({...props, width}, LETTERS)])[0];

	it('gives up the name first, then words of the status, and who plays last', () => {
		const words = {
			title: 'Scotch Kriegspiel',
			mode: 'against Woodpusher',
			status: 'turn 5 · move 1 of 5 · White to move',
			shortStatus: 'turn 5 · 1/5 · White',
		};
		const line = (width: number) => read([headerLine({...words, width}, LETTERS)])[0];
		expect(line(100)).toMatch(/^ fogchess  Scotch .* White to move$/);
		expect(line(80)).toMatch(/^ Scotch Kriegspiel · against Woodpusher .*White to move$/);
		expect(line(70)).toMatch(/^ Scotch Kriegspiel · against Woodpusher .*1\/5 · White$/);
		expect(line(57)).toMatch(/^ Scotch Kriegspiel {2,}turn 5 · move 1 of 5 · White to move$/);
		expect(line(40)).toBe(' Scotch Kriegspiel turn 5 · 1/5 · White');
	});

	it('names the most of how it is played where not all has room', () => {
		const words = {
			title: 'Drill KRvK',
			mode: 'Kriegspiel · defender · table',
			shortMode: 'Kriegspiel',
			status: 'held 0 moves',
			shortStatus: 'held 0',
		};
		const line = (width: number) => read([headerLine({...words, width}, LETTERS)])[0];
		expect(line(60)).toMatch(/^ Drill KRvK · Kriegspiel · defender · table {2,}held 0 moves$/);
		expect(line(40)).toMatch(/^ Drill KRvK · Kriegspiel {2,}held 0 moves$/);
		expect(line(34)).toMatch(/^ Drill KRvK · Kriegspiel {2,}held 0$/);
		expect(line(30)).toMatch(/^ Drill KRvK {2,}held 0 moves$/);
	});

	it('gives up the name first, then how, then what', () => {
		expect(show(80)).toBe(
			' fogchess  Fog of War · hotseat                 move 12 · White ▸W 4:31  B 5:00',
		);
		expect(show(60)).toContain(' Fog of War · hotseat ');
		expect(show(60)).not.toContain('fogchess');
		expect(show(46)).toContain('Fog of War  ');
		expect(show(46)).not.toContain('hotseat');
	});

	it('names every game whole in the smallest window, in fewer words where it must', () => {
		const lines = VARIANT_NAMES.map((id) => {
			const words = {title: variantTitle(id), shortTitle: shortTitle(id), mode: 'against Patzer'};
			const long = {status: 'move 12 · Black to decide', shortStatus: 'move 12 · Black'};
			return read([headerLine({...words, ...long, width: 40}, LETTERS)])[0];
		});
		for (const line of lines) {
			expect(line).toMatch(/^ \S.* {2,}move 12 · Black( to decide)?$/);
			expect(line).not.toMatch(/…|\.\.\./);
		}
	});

	it('fits any width that a screen can have', () => {
		for (let width = 34; width < 140; width++) {
			expect(lineWidth(headerLine({...props, width}, LETTERS))).toBeLessThanOrEqual(width);
		}
	});

	it('marks the clock that runs, and one that is short of time, by a sign', () => {
		const line = headerLine(
			{...props, clocks: {left: {white: 9000, black: 300_000}, running: 'black'}, width: 80},
			LETTERS,
		);
		expect(read([line])[0]).toContain(' W 0:09.0! ▸B 5:00');
	});
});

describe('moveListLines', () => {
	const moves: ListedMove[] = 'Nf3 … d4 …xd4 Nxd4 … e4'.split(' ').map((text, index) => ({
		number: (index >> 1) + 1,
		by: index % 2 === 0 ? 'white' : 'black',
		text,
	}));

	it('begins no row with the note of a move', () => {
		const text = 'e2-e4 (challenged in vain) d1-h5 (challenged in vain)';
		const rows = (width: number): readonly string[] =>
			read(moveListLines([{number: 1, by: 'white', text}], {width, height: 9}, LETTERS));
		for (const width of [22, 30, 34, 36, 40]) {
			expect(rows(width).filter((row) => /^[ \d]*\(/.test(row))).toEqual([]);
			expect(rows(width).join(' ').replaceAll(/ +/g, ' ').trim()).toBe(`1 ${text}`);
		}
	});

	it('sets moves side by side, as many as the width takes', () => {
		expect(read(moveListLines(moves, {width: 45, height: 3}, LETTERS))).toEqual([
			'1 Nf3  …      2 d4   …xd4   3 Nxd4 …',
			'4 e4',
		]);
		expect(read(moveListLines(moves, {width: 14, height: 9}, LETTERS))).toHaveLength(4);
	});

	it('keeps the newest in view', () => {
		expect(read(moveListLines(moves, {width: 14, height: 2}, LETTERS))).toEqual([
			'3 Nxd4 …',
			'4 e4',
		]);
	});

	it('begins with Black where the game does', () => {
		expect(
			read(moveListLines([{number: 5, by: 'black', text: 'Kd7'}], {width: 20, height: 2}, LETTERS)),
		).toEqual(['5 …   Kd7']);
		expect(
			read(moveListLines([{number: 1, by: 'black', text: '…'}], {width: 20, height: 2}, LETTERS)),
		).toEqual(['1     …']);
		expect(read(moveListLines([], {width: 20, height: 2}, LETTERS))).toEqual(['No moves yet.']);
	});

	it('fits its width', () => {
		for (let width = 14; width < 80; width++) {
			for (const line of moveListLines(moves, {width, height: 4}, LETTERS)) {
				expect(lineWidth(line)).toBeLessThanOrEqual(Math.max(width, 13));
			}
		}
	});
});

describe('lists of men', () => {
	const black = makeMan('black', 'pawn');
	const knight = makeMan('white', 'knight');

	it('are words where these fit, else signs', () => {
		const none = {enemy: [], own: [], unknown: 0, unsure: 0};
		const men = {...none, enemy: [{man: black}, {man: black}], own: [{man: knight}]};
		expect(read(takenLines(men, {width: 40, height: 2}, LETTERS))).toEqual([
			'You took: 2 pawns',
			'You lost: 1 knight',
		]);
		expect(read(takenLines(men, {width: 40, height: 1}, LETTERS))).toEqual([
			'Took 2 pawns · lost 1 knight',
		]);
		const signs = (gone: typeof men): string =>
			read(takenLines(gone, {width: 20, height: 1}, LETTERS)).join('');
		expect(signs(men)).toBe('Took pp lost N');
		expect(signs({...men, unknown: 2})).toBe('Took pp?? lost N');
		// Who may have taken some is not told that he took none.
		expect(signs({...men, enemy: [], unsure: 3})).toBe('Took 0–3 lost N');
		expect(signs({...men, unknown: 1, unsure: 1})).toBe('Took pp+1–2 lost N');
		const both = {...men, side: 'white'} as const;
		expect(read(takenLines(both, {width: 23, height: 1}, LETTERS))).toEqual([
			'White lost N Black pp',
		]);
		expect(read(takenLines(both, {width: 20, height: 1}, LETTERS))).toEqual(['W lost N B pp']);
		const left = ['You see 9 squares of 64.', 'Black has 15 men left.'];
		expect(read(takenLines(men, {width: 40, height: 4}, LETTERS, left)).slice(0, 2)).toEqual(left);
		// The squares give way first.
		expect(read(takenLines(men, {width: 40, height: 3}, LETTERS, left))[0]).toBe(left[1]);
		expect(read(takenLines(men, {width: 40, height: 2}, LETTERS, left))[0]).toMatch(/^You took/);
		expect(read(takenLines(none, {width: 40, height: 1}, LETTERS))).toEqual([
			'Took none · lost none',
		]);
	});

	it('say where enemies were last seen, the freshest first, and how many more there are', () => {
		const ghosts = [
			{square: square('d8'), man: makeMan('black', 'queen'), age: 4},
			{square: square('g4'), man: makeMan('black', 'bishop'), age: 1},
			{square: square('a8'), man: makeMan('black', 'rook'), age: 9},
		];
		expect(read(ghostLines(ghosts, {width: 60, height: 1}, LETTERS))).toEqual([
			'Ghosts: b g4 (1) q d8 (4) r a8 (9)',
		]);
		expect(read(ghostLines(ghosts, {width: 31, height: 1}, LETTERS))).toEqual([
			'Ghosts: b g4 (1) q d8 (4) +1',
		]);
		expect(read(ghostLines(ghosts, {width: 18, height: 2}, LETTERS))).toEqual([
			'Ghosts: b g4 (1)',
			'  q d8 (4) +1',
		]);
		expect(read(ghostLines([], {width: 60, height: 1}, LETTERS))).toEqual(['Ghosts: none']);
		expect(read(ghostLines(ghosts, {width: 60, height: 1}, LETTERS, true))).toEqual([
			'Ghosts: hidden (s)',
		]);
		// It draws men as the board does.
		const drawn = makeTheme({id: 'night', men: 'figurines', isAscii: false, level: 3});
		const pawns = (['black', 'white'] as const).map((side, age) => ({
			square: square('f7') + age,
			man: makeMan(side, 'pawn'),
			age,
		}));
		expect(read(ghostLines(pawns, {width: 60, height: 1}, drawn))).toEqual([
			'Ghosts: ♙ f7 (0) ♙ g7 (1)',
		]);
	});
});

describe('questions and keys', () => {
	it('put brackets round the answer under the cursor', () => {
		expect(read(questionLines(yesOrNo('Resign this game?'), 0, 40, LETTERS))).toEqual([
			'Resign this game?',
			'[n No]  y Yes',
		]);
		expect(
			read(questionLines(askPromotion(['queen', 'knight', 'rook', 'bishop']), 1, 28, LETTERS)),
		).toEqual(['What does the pawn become?', ' q Queen  [r Rook]', ' b Bishop   n Knight']);
	});

	it.each(KEY_CONTEXTS)('list every key of %s within the width', (_name, context) => {
		for (const width of [30, 50, 76]) {
			for (const isBrief of [false, true]) {
				for (const line of keyParts(context, width, LETTERS, isBrief).flat()) {
					expect(lineWidth(line)).toBeLessThanOrEqual(width);
				}
			}
		}
	});
});
