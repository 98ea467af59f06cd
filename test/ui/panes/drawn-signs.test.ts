import {describe, expect, it} from 'vitest';
import {makeMan, unknownMan, UNSEEN} from '../../../source/core/man.js';
import type {SignId} from '../../../source/text/legend.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import {isDrawn} from '../../../source/ui/panes/drawn-signs.js';

const EMPTY_BOARD: BoardModel = {cells: new Uint8Array(64), orientation: 'white'};
const queen = makeMan('black', 'queen');
const knight = makeMan('black', 'knight');

/** By the signs of boards a board that has little else. */
const BOARDS: {readonly [id in SignId]?: Partial<BoardModel>} = {
	white: {cells: new Uint8Array(64).fill(makeMan('white', 'king'))},
	black: {cells: new Uint8Array(64).fill(queen)},
	shade: {cells: new Uint8Array(64).fill(queen).with(0, makeMan('white', 'king'))},
	fog: {cells: new Uint8Array(64).fill(UNSEEN)},
	unknownMen: {cells: new Uint8Array(64).fill(unknownMan('black'))},
	cover: {manMarks: [{square: 3, kind: 'cover', sign: 'P'}]},
	secondMan: {manMarks: [{square: 3, kind: 'second', man: knight}]},
	unseenOwn: {manMarks: [{square: 3, kind: 'unseen'}]},
	writtenOwn: {manMarks: [{square: 3, kind: 'written'}]},
	lastOwn: {lastMove: [12, 28]},
	lastSent: {lastMove: [12, 28]},
	cursor: {cursor: 0},
	selected: {selected: 0},
	lit: {lit: [4]},
	quiet: {targets: [{square: 8, kind: 'quiet'}]},
	lie: {targets: [{square: 8, kind: 'lie'}]},
	capture: {targets: [{square: 8, kind: 'capture'}]},
	intoFog: {targets: [{square: 8, kind: 'fog'}]},
	newlySeen: {newlySeen: [9]},
	lost: {lost: [9]},
	taken: {taken: [9]},
	check: {check: 4},
	ghost: {ghosts: [{square: 9, man: queen, age: 2}]},
	ghostUnknown: {ghosts: [{square: 9, man: unknownMan('black'), age: 0}]},
	pencil: {pencil: [{square: 9, sign: 'x'}]},
	possible: {belief: [{square: 9, kind: 'possible'}]},
	covered: {belief: [{square: 9, kind: 'covered'}]},
	impossible: {belief: [{square: 9, kind: 'impossible'}]},
	guess: {belief: [{square: 9, kind: 'guess'}]},
	knownSure: {known: [{square: 9, kind: 'certain', men: [queen], share: 1}]},
	knownShare: {known: [{square: 9, kind: 'possible', men: [queen], share: 0.3}]},
	knownOthers: {known: [{square: 9, kind: 'possible', men: [queen, knight], share: 0.3}]},
	knownCovered: {
		known: [{square: 9, kind: 'possible', men: [queen], share: 0.6, secret: 'role'}],
		manMarks: [{square: 9, kind: 'cover', sign: 'n'}],
	},
	knownRole: {known: [{square: 9, kind: 'possible', men: [queen], share: 0.3, secret: 'role'}]},
	knownNobody: {known: [{square: 9, kind: 'impossible', men: [], share: 0}]},
};
const IDS = Object.keys(BOARDS) as SignId[];

describe('the signs that are drawn on a board', () => {
	it.each(IDS)('%s', (id) => {
		expect(isDrawn(id, [EMPTY_BOARD])).toBe(false);
		expect(isDrawn(id, [EMPTY_BOARD, {...EMPTY_BOARD, ...BOARDS[id]}])).toBe(true);
	});

	it('are not those that a man who is certainly there stands on', () => {
		const mark = {square: 9, kind: 'possible'} as const;
		const board = {...EMPTY_BOARD, belief: [mark], ...BOARDS.knownSure};
		expect(isDrawn('possible', [board])).toBe(false);
		expect(isDrawn('knownSure', [board])).toBe(true);
		const other = {...mark, square: 10};
		expect(isDrawn('possible', [{...board, belief: [mark, other]}])).toBe(true);
	});

	it('are not the brackets where others stand: the cursor’s come first, then those of the man picked up', () => {
		const board = {...EMPTY_BOARD, cursor: 4, selected: 4, lit: [4]};
		expect(isDrawn('selected', [board])).toBe(false);
		expect(isDrawn('lit', [board])).toBe(false);
		expect(isDrawn('selected', [{...board, cursor: 5}])).toBe(true);
		expect(isDrawn('lit', [{...board, cursor: 5}])).toBe(false);
		expect(isDrawn('lit', [{...board, lit: [4, 6]}])).toBe(true);
	});

	it('are none where there is no board', () => {
		expect(IDS.filter((id) => isDrawn(id, []))).toEqual([]);
	});
});
