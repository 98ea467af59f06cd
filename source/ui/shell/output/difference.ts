import {changePen, DEFAULT_PEN, type Pen} from './pen.js';
import type {Picture} from './virtual-screen.js';

/** A gap of unchanged cells up to this long is written again rather than jumped over: a jump takes four bytes. */
const SHORT_GAP = 3;
/** So many blanks at a row's end are erased rather than written. */
const LONG_END = 4;

/** Writes changed cells with as few bytes as may be. Keeps track of the terminal's cursor and pen. */
class Writer {
	text = '';
	#pen: Pen = DEFAULT_PEN;
	#x = -1;
	#y = -1;

	constructor(readonly next: Picture) {}

	goTo(x: number, y: number): void {
		if (y === this.#y && x === this.#x) {
			return;
		}

		const steps = x - this.#x;
		if (y === this.#y && steps > 0 && this.#x < this.next.columns) {
			this.text += `\u001B[${steps === 1 ? '' : steps}C`;
		} else {
			this.text += x === 0 ? `\u001B[${y + 1}H` : `\u001B[${y + 1};${x + 1}H`;
		}

		this.#x = x;
		this.#y = y;
	}

	/** Returns whether a cell can be written without changing the pen, in one byte. */
	isCheap(index: number): boolean {
		const sign = this.next.signs[index];
		return this.next.pens[index] === this.#pen && sign.length === 1 && sign < '\u007F';
	}

	put(x: number, y: number): void {
		const index = y * this.next.columns + x;
		const sign = this.next.signs[index];
		this.goTo(x, y);
		this.usePen(this.next.pens[index]);
		this.text += sign;
		this.#x += this.next.signs[index + 1] === '' && x + 1 < this.next.columns ? 2 : 1;
	}

	eraseEnd(x: number, y: number): void {
		this.goTo(x, y);
		this.usePen(DEFAULT_PEN);
		this.text += '\u001B[K';
	}

	usePen(pen: Pen): void {
		this.text += changePen(this.#pen, pen);
		this.#pen = pen;
	}
}

/**
 * Returns what to write to a terminal that shows `shown`, its pen at the default, so that it shows `next`:
 * the changed characters and nothing else. The pen is at the default again afterwards. Both pictures have
 * the same size. Empty when they are equal.
 */
export function difference(shown: Picture, next: Picture): string {
	const {columns, rows} = next;
	const writer = new Writer(next);
	const isChanged = (index: number): boolean =>
		shown.signs[index] !== next.signs[index] || shown.pens[index] !== next.pens[index];
	const isBlank = (index: number): boolean =>
		next.signs[index] === ' ' && next.pens[index] === DEFAULT_PEN;

	for (let y = 0; y < rows; y++) {
		const start = y * columns;
		let end = columns;
		while (end > 0 && isBlank(start + end - 1)) {
			end--;
		}

		let changedBlanks = 0;
		for (let x = end; x < columns; x++) {
			changedBlanks += isChanged(start + x) ? 1 : 0;
		}

		const limit = changedBlanks >= LONG_END ? end : columns;
		let last = -1;
		for (let x = 0; x < limit; x++) {
			// Half of a wide character is written with the other half.
			const index = start + x;
			const isHalf = next.signs[index] === '';
			if (isHalf || !(isChanged(index) || (next.signs[index + 1] === '' && isChanged(index + 1)))) {
				continue;
			}

			let gap = last < 0 || x - last > SHORT_GAP ? x : last;
			for (let between = gap; between < x; between++) {
				gap = writer.isCheap(start + between) ? gap : x;
			}

			for (; gap <= x; gap++) {
				writer.put(gap, y);
			}

			last = x + (next.signs[index + 1] === '' && x + 1 < columns ? 2 : 1);
		}

		if (limit < columns) {
			writer.eraseEnd(limit, y);
		}
	}

	writer.usePen(DEFAULT_PEN);
	return writer.text;
}
