import {describe, expect, it} from 'vitest';
import {squareAtPoint} from '../../../source/ui/board/model.js';
import {boxOfSquare} from '../../helpers/square-box.js';
import {boardLayout, square, WINDOWS} from './sample.js';

describe('squareAtPoint', () => {
	it.each(WINDOWS)('finds every square by each of its characters at %i×%i', (columns, rows) => {
		const layout = boardLayout(columns, rows);
		for (const orientation of ['white', 'black'] as const) {
			for (let square = 0; square < 64; square++) {
				const {left, top, width, height} = boxOfSquare(layout, orientation, square);
				for (let x = left; x < left + width; x++) {
					for (let y = top; y < top + height; y++) {
						expect(squareAtPoint(layout, orientation, x, y)).toBe(square);
					}
				}
			}
		}
	});

	it.each(WINDOWS)('finds none beside the squares at %i×%i', (columns, rows) => {
		const layout = boardLayout(columns, rows);
		const {left, top, width, height} = layout.squares;
		for (const [x, y] of [
			[left - 1, top],
			[left, top - 1],
			[left + width, top],
			[left, top + height],
			[-5, -5],
			[columns, rows],
		]) {
			expect(squareAtPoint(layout, 'white', x, y)).toBeUndefined();
		}
	});

	it('has a8 at the top left for White and h1 for Black', () => {
		const layout = boardLayout(80, 24);
		const {left, top} = layout.squares;
		expect(squareAtPoint(layout, 'white', left, top)).toBe(square('a8'));
		expect(squareAtPoint(layout, 'black', left, top)).toBe(square('h1'));
	});
});
