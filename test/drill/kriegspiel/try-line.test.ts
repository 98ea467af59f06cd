import {describe, expect, it} from 'vitest';
import {makeFen, parseFen} from '../../../source/core/fen.js';
import {BLACK_MAN, EMPTY, KING} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {
	playTryLine,
	reviveTryLine,
	showsUmpired,
	type TryLine,
} from '../../../source/drill/kriegspiel/try-line.js';
import {drawTryLineStart} from '../../../source/drill/kriegspiel/try-line-start.js';
import type {UmpiredStrategy} from '../../../source/drill/settings.js';
import {asWhiteMove} from '../../../source/endings/kriegspiel/track-lone-king.js';
import {answersTo, repliesFrom} from '../../../source/endings/kriegspiel/umpire.js';
import {readPlacement} from '../../../source/solver/material.js';
import {umpiredTables} from '../../helpers/umpired-drills.js';

const tables = umpiredTables('KRvK');

const lineOf = (strategy: UmpiredStrategy, seed: number): TryLine =>
	unwrap(playTryLine(unwrap(drawTryLineStart({ending: 'KRvK', strategy, seed}, tables)), tables));

/** Plays a line again by the umpire: every answer must be one that he can give, and what is known what it leaves. */
function checkLine({start, steps}: TryLine): void {
	let {cells, belief} = start;
	for (const step of steps) {
		const {placement} = unwrap(readPlacement(cells));
		const told = step.belief;
		if (step.tried === undefined) {
			const replies = repliesFrom(placement, belief);
			expect(replies.some((reply) => reply.belief.equals(told))).toBe(true);
		} else {
			const move = asWhiteMove(placement, step.tried.move);
			const cases = move === undefined ? [] : answersTo(placement, belief, move);
			const {answer} = step.tried;
			const heard = cases.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
			expect(heard?.belief.equals(told)).toBe(true);
		}

		({cells, belief} = step);
	}
}

describe('a line behind an umpire', () => {
	it('is mate by the table within what it needs, and every step brings it nearer', () => {
		const line = lineOf('table', 1);
		checkLine(line);
		const [most = 0] = line.needed;
		expect(line).toMatchObject({end: 'mate', king: 'phantom'});
		expect(line.moves).toBeGreaterThan(10);
		expect(line.moves).toBeLessThanOrEqual(most);
		expect(line.refusals).toBeGreaterThan(0);
		const needed = line.needed.filter((level) => level !== undefined);
		expect(needed).toEqual(needed.toSorted((a, b) => b - a));
		for (const [step, reason] of line.reasons.entries()) {
			expect(reason?.moves[0]).toEqual(
				line.steps[step]?.tried === undefined ? undefined : line.steps[step].tried.move,
			);
		}
	});

	it('is mate by the program of 2003 against the king of its own tests, with a reason for each try', () => {
		const line = lineOf('metaposition', 1);
		checkLine(line);
		expect(line).toMatchObject({end: 'mate', king: 'edge-shunner'});
		expect(line.reasons[0]?.step).toContain('worst answer');
		expect(line).toEqual(lineOf('metaposition', 1));
	});

	it('is the same wherever the king of the start stands, when White is not told: non-interference', () => {
		const start = unwrap(drawTryLineStart({ending: 'KRvK', strategy: 'table', seed: 3}, tables));
		expect(start.isTold).toBe(false);
		const setup = unwrap(parseFen(start.fen));
		const {belief} = unwrap(playTryLine(start, tables)).start;
		const lines = [...belief].slice(0, 4).map((square) => {
			const cells = setup.cells.map((code) => (code === (KING | BLACK_MAN) ? EMPTY : code));
			cells[square] = KING | BLACK_MAN;
			const {fen: _fen, ...line} = unwrap(
				playTryLine({...start, fen: makeFen({...setup, cells})}, tables),
			);
			return JSON.stringify(line);
		});
		expect(new Set(lines).size).toBe(1);
	});

	it('begins with the square told where nothing known does not win, and at a start that is given', () => {
		// Wherever White moves, a king on some square can take the loose rook.
		const fen = '8/8/8/5R2/8/8/1K1k4/8 w - - 0 1';
		const start = unwrap(
			drawTryLineStart({ending: 'KRvK', strategy: 'table', seed: 1, fen}, tables),
		);
		expect(start).toMatchObject({fen, isTold: true});
		expect(unwrap(playTryLine(start, tables)).start.belief.size).toBe(1);
	});

	it('is as it was after it went to another thread and back', () => {
		const line = lineOf('table', 2);
		expect(reviveTryLine(structuredClone(line))).toEqual(line);
	});

	it('is shown by the table and by the plans of the ending', () => {
		expect(showsUmpired('table', 'KBNvK')).toBe(true);
		expect(showsUmpired('metaposition', 'KRvK')).toBe(true);
		expect(showsUmpired('divide-and-conquer+', 'KQvK')).toBe(true);
		expect(showsUmpired('divide-and-conquer', 'KRvK')).toBe(false);
		expect(showsUmpired('table', 'KRRvK')).toBe(false);
		const start = {fen: '8/8/8/5R2/8/8/1K1k4/8 w - - 0 1', isTold: true, seed: 1};
		expect(playTryLine({...start, strategy: 'divide-and-conquer'}, tables).ok).toBe(false);
	});
});
