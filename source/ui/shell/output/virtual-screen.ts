import {applySgr, blankPen, DEFAULT_PEN, erasedPen, linkPen, type Pen} from './pen.js';

/** What stands on a screen: a sign a cell ('' right of a wide one) and its pen, row by row. */
export type Picture = {
	readonly columns: number;
	readonly rows: number;
	readonly signs: string[];
	readonly pens: Pen[];
};

export const makePicture = (columns: number, rows: number): Picture => ({
	columns,
	rows,
	signs: Array.from({length: columns * rows}, () => ' '),
	pens: Array.from({length: columns * rows}, () => DEFAULT_PEN),
});

/**
 * What a terminal would show of what is written to it: text, line feeds and the control functions that Ink
 * uses (cursor movement, erasing, SGR). A line feed also returns to the first column, as terminals in
 * Node's raw mode do.
 */
export class VirtualScreen {
	picture: Picture;
	x = 0;
	y = 0;
	#pen: Pen = DEFAULT_PEN;

	constructor(columns: number, rows: number) {
		this.picture = makePicture(columns, rows);
	}

	clear(): void {
		const {columns, rows} = this.picture;
		this.picture = makePicture(columns, rows);
		this.x = 0;
		this.y = 0;
		this.#pen = DEFAULT_PEN;
	}

	/** Gives the screen another size; what fits stays where it is, from the top left. */
	resize(columns: number, rows: number): void {
		const old = this.picture;
		this.picture = makePicture(columns, rows);
		for (let y = 0; y < Math.min(rows, old.rows); y++) {
			for (let x = 0; x < Math.min(columns, old.columns); x++) {
				this.picture.signs[y * columns + x] = old.signs[y * old.columns + x];
				this.picture.pens[y * columns + x] = old.pens[y * old.columns + x];
			}
		}

		this.x = Math.min(this.x, columns - 1);
		this.y = Math.min(this.y, rows - 1);
	}

	/**
	 * Writes one character that takes `width` columns (0 joins it to the one before). What is beyond the last
	 * column goes into it, as on a terminal that does not wrap (DECAWM off): only a frame that was drawn for a
	 * larger window is so wide, and in this one it must not run on into the next row.
	 */
	put(sign: string, width: number): void {
		const {columns, signs, pens} = this.picture;
		if (width === 0) {
			const before = this.y * columns + this.x - 1;
			if (this.x > 0) {
				signs[signs[before] === '' ? before - 1 : before] += sign;
			}

			return;
		}

		if (this.x + width > columns) {
			this.x = columns - 1;
			if (width === 2) {
				return;
			}
		}

		const at = this.y * columns + this.x;
		this.#breakWide(at);
		if (width === 2) {
			this.#breakWide(at + 1);
			signs[at + 1] = '';
			pens[at + 1] = this.#pen;
		}

		signs[at] = sign;
		pens[at] = sign === ' ' ? blankPen(this.#pen) : this.#pen;
		this.x += width;
	}

	/** Lets what is written from now on lead to an address, or to none. */
	link(address: string): void {
		this.#pen = linkPen(this.#pen, address);
	}

	lineFeed(): void {
		this.x = 0;
		if (this.y < this.picture.rows - 1) {
			this.y++;
			return;
		}

		const {columns, signs, pens} = this.picture;
		signs.splice(0, columns);
		pens.splice(0, columns);
		for (let x = 0; x < columns; x++) {
			signs.push(' ');
			pens.push(erasedPen(this.#pen));
		}
	}

	/**
	 * Carries out a control function `CSI parameters final`; returns false when it is none that this screen
	 * knows, and then nothing has changed.
	 */
	control(parameters: string, final: string): boolean {
		const [first, second] = parameters.split(';').map((value) => Number(value === '' ? 0 : value));
		const {columns, rows} = this.picture;
		const count = Math.max(1, first);
		// After the last column the cursor still stands on it, but erasing begins behind it, as in xterm.js.
		const x = Math.min(this.x, columns - 1);
		const goals: Readonly<Record<string, readonly [x: number, y: number]>> = {
			A: [x, this.y - count],
			B: [x, this.y + count],
			C: [x + count, this.y],
			D: [x - count, this.y],
			E: [0, this.y + count],
			F: [0, this.y - count],
			G: [count - 1, this.y],
			H: [Math.max(1, second ?? 1) - 1, count - 1],
		};
		if (final in goals) {
			this.#moveTo(...goals[final]);
		} else if (final === 'm') {
			this.#pen = applySgr(this.#pen, parameters);
		} else if (final === 'K') {
			const start = this.y * columns;
			this.#erase(
				first === 0 ? start + this.x : start,
				first === 1 ? start + x + 1 : start + columns,
			);
		} else if (final === 'J') {
			const here = this.y * columns + x;
			this.#erase(first === 0 ? here : 0, first === 1 ? here + 1 : first < 3 ? columns * rows : 0);
		} else {
			return false;
		}

		return true;
	}

	#moveTo(x: number, y: number): void {
		const {columns, rows} = this.picture;
		this.x = Math.min(columns - 1, Math.max(0, x));
		this.y = Math.min(rows - 1, Math.max(0, y));
	}

	#erase(from: number, to: number): void {
		if (from < to) {
			this.#breakWide(from);
			this.picture.signs.fill(' ', from, to);
			this.picture.pens.fill(erasedPen(this.#pen), from, to);
			if (this.picture.signs[to] === '') {
				this.picture.signs[to] = ' ';
			}
		}
	}

	/** What is left of a wide character when half of it is overwritten is a blank. */
	#breakWide(at: number): void {
		const {signs} = this.picture;
		if (signs[at] === '') {
			signs[at - 1] = ' ';
			signs[at] = ' ';
		} else if (signs[at + 1] === '') {
			signs[at + 1] = ' ';
		}
	}
}
