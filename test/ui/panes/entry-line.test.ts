import {describe, expect, it} from 'vitest';
import {EMPTY, UNSEEN} from '../../../source/core/man.js';
import {typedFault, entryLine} from '../../../source/ui/play/EntryLine.js';
import {wholeClauses} from '../../../source/ui/frame/text-lines.js';
import {inRow} from '../../../source/ui/play/entry-words.js';
import {
	startTurn,
	type TurnInput,
	type TurnKnowledge,
} from '../../../source/ui/play/entry/turn-state.js';
import {planned} from '../../../source/session/entry/plan-steps.js';
import {cellsOf, LETTERS, moves, square} from '../board/sample.js';

const knowledge: TurnKnowledge = {
	cells: cellsOf('3?????/4P3/8/8/8/2p5/1P1B4/4K3'.replace('3?????', '3p????')),
	moves: moves('b2c3 b2b3 b2b4 d2c3 d2e3 d2f4 e1e2 e7e8q e7e8r e7e8b e7e8n'),
	variant: 'fog',
	seat: 'white',
	orientation: 'white',
};

const show = (input: Partial<TurnInput>, width = 80, idle?: string): string =>
	entryLine({...startTurn(0), ...input}, knowledge, width, LETTERS, idle)
		.map(({text}) => text)
		.join('')
		.trimEnd();

describe('entryLine', () => {
	it.each([
		['Bf4', ' Bf4_  Enter plays Bf4 · Esc clears'],
		['bxc3', ' bxc3_  Enter plays bxc3 · Tab: Bxc3 · Esc clears'],
		['e8', ' e8_  Enter asks what the pawn becomes · Esc clears'],
		['B', ' B_  Bxc3 Be3 Bf4 bxc3 b3 b4 · Tab completes · Esc clears'],
		['Ra1', ' Ra1_  You have no rook. · Esc clears'],
	])('says what %s would do', (typed, expected) => {
		expect(show({typed})).toBe(expected);
	});

	it('echoes the “x” that was typed where nobody knows whether something stands there, but of moves of which that is told later', () => {
		const sent = moves('d2f4 b2b3 e1e2').map((move) => ({kind: 'batch', moves: [move]}) as const);
		const cells = knowledge.cells.map((code) => (code === EMPTY ? UNSEEN : code));
		const hidden: TurnKnowledge = {
			...knowledge,
			cells,
			moves: [],
			acts: sent,
			variant: 'tripod',
		};
		const said = (typed: string, known: TurnKnowledge) =>
			entryLine({...startTurn(0), typed}, known, 80, LETTERS)
				.map(({text}) => text)
				.join('');
		const row = planned(hidden);
		expect(said('Bxf4 b3 Kxe2', row)).toContain('Enter sends Bf4, b3 and Ke2');
		expect(said('Bxf4', row)).toContain('Enter plans Bf4');
		const next = planned(hidden, {kind: 'batch', moves: moves('d2f4 b2b3')});
		expect(said('Kxe2', next)).toContain('Enter sends Bf4, b3 and Ke2');
		const second = planned(hidden, {kind: 'batch', moves: moves('d2f4')});
		expect(said('b3', second)).toContain('Enter plans b3');
		expect(said('b3 Ke2', second)).toContain('Enter sends Bf4, b3 and Ke2');
		expect(said('Bxf4', {...knowledge, cells, variant: 'quantum'})).toContain('Enter plays Bxf4');
	});

	it('offers no capture beside a move to a square of which nothing is known', () => {
		const cells = cellsOf('8/8/8/8/8/8/PP6/8').map((code) => (code === EMPTY ? UNSEEN : code));
		const known: TurnKnowledge = {...knowledge, cells, moves: moves('a2a3 b2a3')};
		const line = entryLine({...startTurn(0), typed: 'a3 '}, known, 80, LETTERS);
		expect(line.map(({text}) => text).join('')).toContain('Enter plays a3 · Esc clears');
	});

	it('tells what it has no room for, to be said elsewhere, and nothing that it says itself', () => {
		const fault = (typed: string, width: number) =>
			typedFault({...startTurn(0), typed}, knowledge, width);
		const reason = 'You have no rook.';
		expect(fault('Ra1', 80)).toEqual({reason, isWrong: true, fits: true});
		expect(fault('Ra1', 20)).toEqual({reason, isWrong: true, fits: false});
		expect(show({typed: 'Ra1'}, 20)).toBe(' Ra1_  Esc clears');
		expect(fault('Bf4', 10)).toBeUndefined();
		expect(fault('', 10)).toBeUndefined();
	});

	it('says the first clause of a reason that it has no room for', () => {
		const reason = 'No queen is left; to move one, type both squares: d1d3.';
		expect(wholeClauses(reason, 60, '…')).toBe(reason);
		expect(wholeClauses(reason, 50, '…')).toBe(
			'No queen is left; to move one, type both squares …',
		);
		expect(wholeClauses(reason, 25, '…')).toBe('No queen is left …');
		expect(wholeClauses(reason, 10, '…')).toBe('');
		expect(wholeClauses('qd1: No man is put on d1.', 10, '…')).toBe('');
		expect(wholeClauses('That is none. Type a square, or a man.', 35, '…')).toBe('That is none.');
	});

	it('leaves out the key before it cuts a reason', () => {
		expect(show({typed: 'Ra1'}, 37)).toBe(' Ra1_  You have no rook. · Esc clears');
		expect(show({typed: 'Ra1'}, 36)).toBe(' Ra1_  You have no rook.');
		expect(show({typed: 'Ra1'}, 24)).toBe(' Ra1_  You have no rook.');
	});

	it('leaves out whole parts that have no room, and cuts between words what has none at all', () => {
		expect(show({typed: 'bxc3'}, 40)).toBe(' bxc3_  Enter plays bxc3 · Tab: Bxc3');
		expect(show({typed: 'e8'}, 40)).toBe(' e8_  Enter asks what the pawn becomes');
		expect(show({typed: 'e8'}, 28)).toBe(' e8_  Enter asks what the…');
		expect(show({}, 40, 'All men are placed. Enter moves, Backspace takes off.')).toBe(
			'   All men are placed.',
		);
	});

	it('tells of a move that its man cannot make that it is a lie', () => {
		const lying = {...knowledge, lies: moves('d2e3')};
		const line = (input: Partial<TurnInput>) =>
			entryLine({...startTurn(0), ...input}, lying, 80, LETTERS)
				.map(({text}) => text)
				.join('');
		expect(line({typed: 'd2e3'})).toContain('Enter plays Be3, a lie: a bishop cannot · ');
		expect(line({typed: 'd2f4'})).not.toContain('lie');
		expect(line({selected: square('d2'), cursor: square('e3')})).toContain('a lie: a bishop');
	});

	it('says what was picked up, or what it is told to', () => {
		const held = (cursor: string) => show({selected: square('d2'), cursor: square(cursor)});
		const keys = ' · Tab next target · Esc lets go';
		expect(held('d2')).toBe(` bishop d2  Enter puts it down${keys}`);
		expect(held('f4')).toBe(` bishop d2  Enter plays Bf4${keys}`);
		expect(held('d8')).toBe(` bishop d2  it cannot go to d8${keys}`);
		expect(held('e1')).toBe(` bishop d2  Enter picks up the king on e1${keys}`);
		expect(show({}, 80, 'Your turn.')).toBe('   Your turn.');
	});

	it('shows dim what waits for the turn, and says of Enter before it what plays it', () => {
		const waiting = (input: Partial<TurnInput>) =>
			entryLine({...startTurn(0), ...input}, knowledge, 80, LETTERS, 'thinking …', true);
		const {faint, warning} = LETTERS.palette;
		expect(waiting({typed: 'd4'}).filter(({text}) => text.trim() !== '')).toEqual([
			{text: ' d4_', style: faint},
			{text: 'waits for your turn · Esc clears', style: faint},
		]);
		expect(waiting({typed: 'd4', isRefused: true}).at(-1)).toEqual({
			text: 'Enter again on your turn plays it · Esc clears',
			style: warning,
		});
	});

	it('is empty where there is nothing to say', () => {
		expect(show({}).trim()).toBe('');
	});

	it('fits narrow windows', () => {
		for (let width = 24; width < 80; width++) {
			expect(show({typed: 'Ra1'}, width).length).toBeLessThanOrEqual(width);
		}
	});
});

describe('what is told of a square', () => {
	const text = 'e6 · fog · pawn was seen here 2 plies ago · your queen fell here just now';

	it('stands once: in the row as many whole parts as it has room for, the rest beside the board', () => {
		const [row, rest] = inRow(text, 60, '·');
		expect(row).toBe('e6 · fog · pawn was seen here 2 plies ago');
		expect(rest).toBe('e6 · your queen fell here just now');
		expect(inRow(text, text.length, '·')).toEqual([text, undefined]);
		expect(inRow('e6 · fog', 4, '·')).toEqual(['e6', 'e6 · fog']);
		expect(inRow('', 38, '·')).toEqual(['', undefined]);
	});
});
