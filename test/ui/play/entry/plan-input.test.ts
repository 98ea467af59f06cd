import {describe, expect, it} from 'vitest';
import {type Act, makeAct} from '../../../../source/core/act.js';
import {squareName} from '../../../../source/core/square.js';
import {readEntry} from '../../../../source/session/entry/read-entry.js';
import {planned, stepByMove} from '../../../../source/session/entry/plan-steps.js';
import {NAME_SQUARE} from '../../../../source/text/plan.js';
import type {Plan} from '../../../../source/session/entry/plan.js';
import {planFor, readTyped} from '../../../../source/session/entry/read-typed.js';
import {describePlan} from '../../../../source/session/entry/describe-plan.js';
import {
	clickInTurn,
	pasteInTurn,
	pressInTurn,
} from '../../../../source/ui/play/entry/turn-input.js';
import {turnOverlays} from '../../../../source/ui/play/entry/turn-overlays.js';
import {startTurn, type TurnKnowledge} from '../../../../source/ui/play/entry/turn-state.js';
import type {Press} from '../../../../source/ui/shell/press.js';
import {cellsOf, moves, square} from '../../board/sample.js';

const press = (name: Press['name']): Press => ({
	name,
	text: '',
	ctrl: false,
	shift: false,
	meta: false,
});

const know = (acts: readonly Act[], plain = ''): TurnKnowledge => ({
	cells: cellsOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'),
	moves: plain === '' ? [] : moves(plain),
	acts,
	seat: 'white',
	orientation: 'white',
});

const BATCH = know(
	moves('e2e4 g1f3 g1h3 a2a3 a2a4').map((move): Act => ({kind: 'batch', moves: [move]})),
);
const STAYS = {from: square('e2'), to: square('e2'), promotion: 'knight'} as const;
const SEAL = know([
	...moves('e2e4 g1f3').map((move): Act => ({kind: 'say', word: 'seal', move})),
	{kind: 'say', word: 'look'},
]);

describe('a word that one man alone can follow with a move', () => {
	it('is begun by its name, cut short too, and goes on with the move', () => {
		const special = know(
			moves('d1c3 d1e3').map((move): Act => ({kind: 'say', word: 'special', move})),
			'e2e4 b1c3',
		);
		const read = (text: string) => readEntry(text, planned(special));
		for (const text of ['s', 'spec', 'Special', 'special ']) {
			expect(read(text)).toEqual({type: 'plan', plan: {kind: 'word', word: 'special'}});
		}

		expect(readTyped('spec', planned(special)).completions).toEqual(['special']);
		const whole = read('special d1e3');
		expect(whole.type === 'act' && makeAct(whole.act)).toBe('special:d1e3');
		expect(read('special nc3')).toMatchObject({type: 'say'});
		expect(read('spex')).toMatchObject({type: 'say'});
	});

	it('lights where he can go', () => {
		const special = know(
			moves('d1c3 d1e3').map((move): Act => ({kind: 'say', word: 'special', move})),
			'e2e4',
		);
		const targets = (plan?: Plan) => {
			const input = {...startTurn(square('d1')), ...(plan === undefined ? {} : {plan})};
			return turnOverlays(input, special).targets?.map((one) => squareName(one.square));
		};
		expect(targets({kind: 'word', word: 'special'})).toEqual(['c3', 'e3']);
		expect(targets()).toBeUndefined();
	});
});

describe('a batch', () => {
	it('is entered move by move, each by another man, and the last one sends it', () => {
		const plan = {kind: 'batch', moves: moves('e2e4 g1f3')} as const;
		expect(stepByMove(BATCH, undefined, moves('e2e4')[0])).toEqual({
			plan: {kind: 'batch', moves: moves('e2e4')},
		});
		const next = planned(BATCH, plan);
		expect(next.moves).toEqual(moves('a2a3 a2a4'));
		expect(next.cells[square('e4')]).toBe(BATCH.cells[square('e2')]);
		expect(next.cells[square('g1')]).toBe(0);
		expect(describePlan(plan, BATCH)).toBe('Planned: 1 e4  2 Nf3');
		const step = stepByMove(BATCH, plan, moves('a2a3')[0]);
		expect('act' in step && makeAct(step.act)).toBe('batch:e2e4,g1f3,a2a3');
	});

	it('can be typed in a row, as a whole or what is left of it', () => {
		const rowOf = (text: string, plan?: Plan) => {
			const entry = readEntry(text, planned(BATCH, plan));
			return entry.type === 'act' ? makeAct(entry.act) : entry;
		};
		expect(rowOf('e4 Nf3 a3')).toBe('batch:e2e4,g1f3,a2a3');
		expect(rowOf('e2e4, g1h3,a2a4')).toBe('batch:e2e4,g1h3,a2a4');
		expect(rowOf('Nf3 a4', {kind: 'batch', moves: moves('e2e4')})).toBe('batch:e2e4,g1f3,a2a4');
		expect(rowOf('e4 Nf3')).toEqual({
			type: 'say',
			sentence: 'More moves are sent together: write all in a row, like e4 Nf3 a3.',
		});
		const many = '3 moves of different men are sent together; that was 4.';
		expect(rowOf('e4 Nf3 a3 h3')).toEqual({type: 'say', sentence: many});
		expect(rowOf('a3 h3', {kind: 'batch', moves: moves('e2e4 g1f3')})).toMatchObject({
			sentence: many,
		});
		expect(rowOf('e4 Nf3 h5')).toMatchObject({type: 'say'});
		expect(rowOf('e4 Nd6 a3')).toMatchObject({sentence: 'Nd6: no knight of yours can go to d6.'});
	});

	it('means in a row the man that own ones do not keep from going there', () => {
		const rooks = (board: string) => ({
			...know(moves('a8b8 h8b8 c8b7 g7g6').map((move): Act => ({kind: 'batch', moves: [move]}))),
			seat: 'black' as const,
			cells: cellsOf(board),
		});
		const shut = rooks('r1b1kbnr/p4ppp/8/8/8/8/8/4K3');
		const entry = readEntry('Rb8 Bb7 g6', planned(shut));
		expect(entry.type === 'act' && makeAct(entry.act)).toBe('batch:a8b8,c8b7,g7g6');
		// The bishop that goes first may have been the only one between.
		const open = rooks('r1b4r/p4ppp/8/8/8/8/8/4K3');
		for (const text of ['Bb7 Rb8 g6', 'Bb7 g6 Rb8']) {
			expect(readEntry(text, planned(open))).toMatchObject({
				type: 'say',
				sentence: expect.stringContaining('can be'),
			});
		}
	});

	it('asks what a man becomes that stays where it is', () => {
		const stays = know([
			{kind: 'batch', moves: moves('e2e4')},
			{kind: 'batch', moves: [STAYS]},
		]);
		const here = startTurn(square('e2'));
		const up = pressInTurn(here, press('enter'), stays).input;
		const {action} = pressInTurn(up, press('enter'), stays);
		expect(action).toEqual({type: 'promote', from: square('e2'), to: square('e2')});
	});

	it('is sent when no other man is left that could move', () => {
		const two = know(moves('e2e4 g1f3').map((move): Act => ({kind: 'batch', moves: [move]})));
		const step = stepByMove(two, {kind: 'batch', moves: moves('e2e4')}, moves('g1f3')[0]);
		expect('act' in step && makeAct(step.act)).toBe('batch:e2e4,g1f3');
	});

	it('loses its last move by Backspace, all of them by Esc, and keeps them through cursor and text', () => {
		const input = {
			...startTurn(square('a2')),
			plan: {kind: 'batch', moves: moves('e2e4 g1f3')},
		} as const;
		const shorter = pressInTurn(input, press('backspace'), BATCH).input;
		expect(shorter.plan).toEqual({kind: 'batch', moves: moves('e2e4')});
		expect(pressInTurn(shorter, press('backspace'), BATCH).input.plan).toBeUndefined();
		expect(pressInTurn(input, press('escape'), BATCH).input.plan).toBeUndefined();
		const moved = pressInTurn(input, press('up'), BATCH).input;
		expect(moved.plan).toBe(input.plan);
		const typed = pasteInTurn(moved, 'a3', BATCH).input;
		expect(typed.typed).toBe('a3');
		const {action, input: after} = pressInTurn(typed, press('enter'), BATCH);
		expect(action).toEqual({type: 'play', move: moves('a2a3')[0]});
		expect(after.plan).toBe(input.plan);
	});

	it('shows the squares of what is planned, and can be clicked', () => {
		const input = {
			...startTurn(square('a2')),
			plan: {kind: 'batch', moves: moves('e2e4')},
		} as const;
		expect(turnOverlays(input, BATCH).lit?.map(squareName)).toEqual(['e2', 'e4']);
		const {input: picked} = clickInTurn(input, square('g1'), BATCH);
		expect(picked.selected).toBe(square('g1'));
		expect(turnOverlays(picked, BATCH).targets?.map((one) => squareName(one.square))).toEqual([
			'f3',
			'h3',
		]);
		// A man that moves already does not move again.
		expect(clickInTurn(input, square('e4'), BATCH).action?.type).toBe('say');
	});
});

describe('a move that is sealed', () => {
	it('needs no key where nothing else is a move, and is told from the word beside it', () => {
		const known = planned(SEAL);
		expect(known.moves).toEqual(moves('e2e4 g1f3'));
		expect(readEntry('Nf3', known)).toEqual({type: 'play', move: moves('g1f3')[0]});
		const step = stepByMove(SEAL, undefined, moves('g1f3')[0]);
		expect('act' in step && makeAct(step.act)).toBe('seal:g1f3');
		expect(readEntry('look', known)).toMatchObject({type: 'act', act: {word: 'look'}});
	});

	it('can be typed with its word, as it is written and otherwise', () => {
		const known = planned(SEAL);
		for (const text of ['seal:g1f3', 'seal Nf3', 'Seal g1f3']) {
			const entry = readEntry(text, known);
			expect(entry.type === 'act' && makeAct(entry.act), text).toBe('seal:g1f3');
		}

		expect(readEntry('seal Nh3', known)).toMatchObject({type: 'say'});
		expect(readEntry('seal', known)).toEqual({type: 'plan', plan: {kind: 'word', word: 'seal'}});
	});

	it('waits for its key where there are moves besides', () => {
		const both = know(SEAL.acts ?? [], 'e2e3');
		expect(planned(both).moves).toEqual(moves('e2e3'));
		const armed = planned(both, {kind: 'word', word: 'seal'});
		expect(armed.moves).toEqual(moves('e2e4 g1f3'));
		expect(readEntry('e3', armed)).toMatchObject({type: 'say'});
	});
});

it('a batch can be typed whole', () => {
	const whole: Act = {kind: 'batch', moves: moves('e2e4 g1f3 a2a3')};
	const entry = readEntry('batch:e2e4,g1f3,a2a3', planned(BATCH));
	expect(entry).toEqual({type: 'act', act: whole});
	expect(readEntry('batch:e2e4,e2e3,a2a3', planned(BATCH)).type).toBe('say');
});

describe('a word that waits for a square', () => {
	const reveal = know(
		[
			{kind: 'say', word: 'reveal', square: square('b1')},
			{kind: 'say', word: 'reveal', square: square('g1')},
		],
		'e2e4 g1f3 b2b4',
	);
	const begun = {...startTurn(square('e2')), plan: {kind: 'word', word: 'reveal'}} as const;

	it.each([
		['Nf3', 'play'],
		['e4', 'say'],
		['e2e4', 'play'],
		['b1', 'act'],
		['b4', 'say'],
		['Qh5', 'say'],
	])('is given up for a move that is typed, and for no square: %s', (text, type) => {
		const {input} = pasteInTurn(begun, text, reveal);
		const isSquare = text.length === 2;
		expect(input.plan).toEqual(isSquare ? begun.plan : undefined);
		expect(pressInTurn(input, press('enter'), reveal).action?.type).toBe(type);
		expect(planFor(text, reveal, begun.plan)).toEqual(input.plan);
	});

	it('is given up by Esc, however soon a move is typed behind it', () => {
		const key = {...press('character'), text: 'N', meta: true};
		const {input} = pressInTurn(begun, key, reveal);
		expect(input).toMatchObject({typed: 'N'});
		expect(input.plan).toBeUndefined();
	});

	it('does not deny that there are moves', () => {
		const {input} = pasteInTurn(begun, 'Qh5', reveal);
		const {action} = pressInTurn(input, press('enter'), reveal);
		expect(action).not.toMatchObject({sentence: expect.stringContaining('no move now')});
	});
});

describe('a text that is no square while squares are chosen', () => {
	it.each([
		['Nf3', 'wrong'],
		['a9', 'wrong'],
		['e', 'partial'],
		['a7,b', 'partial'],
	])('is told to be one: %s', (text, status) => {
		const next = planned(know([]), {kind: 'squares', squares: []});
		expect(readTyped(text, next)).toMatchObject({status, reason: NAME_SQUARE});
	});
});
