import {blankPen, changePen, DEFAULT_PEN, type Pen} from './pen.js';
import type {Picture} from './virtual-screen.js';

/** A gap of unchanged cells up to this long is written again rather than jumped over: a jump takes four bytes. */
const SHORT_GAP = 3;
/** So many blanks at a row's end are erased rather than written. */
const LONG_END = 4;
/** So few runs are written pen by pen: another jump is shorter than another change of colours. */
const FEW_RUNS = 40;

/** Neighbours in a row that are written with one pen; a wide sign is alone. */
type Run = {
	readonly x: number;
	readonly y: number;
	readonly pen: Pen;
	/** The first column behind it. */
	end: number;
	text: string;
	readonly isWide: boolean;
};

/** The runs that change a picture, in the order of its rows. */
class Runs {
	readonly all: Run[] = [];

	constructor(readonly next: Picture) {}

	/** Returns the run that ends before a cell, if the cell looks as it should with that run's pen: of a blank the ground shows. */
	#runBefore(x: number, y: number): Run | undefined {
		const run = this.all.at(-1);
		if (run?.end !== x || run.y !== y || run.isWide) {
			return undefined;
		}

		const index = y * this.next.columns + x;
		const pen = this.next.pens[index];
		const isRight =
			pen === run.pen || (this.next.signs[index] === ' ' && pen === blankPen(run.pen));
		return isRight ? run : undefined;
	}

	put(x: number, y: number): void {
		const index = y * this.next.columns + x;
		const text = this.next.signs[index];
		const isWide = this.next.signs[index + 1] === '' && x + 1 < this.next.columns;
		const end = x + (isWide ? 2 : 1);
		const run = isWide ? undefined : this.#runBefore(x, y);
		if (run === undefined) {
			this.all.push({x, y, pen: this.next.pens[index], end, text, isWide});
		} else {
			run.text += text;
			run.end = end;
		}
	}

	/** Takes the unchanged cells before a column along, if they are few and each is one byte with the pen as it is. */
	bridge(x: number, y: number): void {
		const last = this.all.at(-1);
		if (last?.y !== y || x - last.end >= SHORT_GAP) {
			return;
		}

		const from = {end: last.end, text: last.text};
		for (let between = last.end; between < x; between++) {
			const sign = this.next.signs[y * this.next.columns + between];
			if (sign.length !== 1 || sign >= '\u007F' || this.#runBefore(between, y) === undefined) {
				Object.assign(last, from);
				return;
			}

			last.text += sign;
			last.end = between + 1;
		}
	}

	eraseEnd(x: number, y: number): void {
		this.all.push({x, y, pen: DEFAULT_PEN, end: x, text: '\u001B[K', isWide: false});
	}
}

/** Returns what writes the runs, from a default pen to a default pen. */
function write(runs: readonly Run[], columns: number): string {
	let [text, pen, x, y] = ['', DEFAULT_PEN, -1, -1];
	for (const run of runs) {
		const steps = run.x - x;
		const place = run.x === 0 ? `\u001B[${run.y + 1}H` : `\u001B[${run.y + 1};${run.x + 1}H`;
		if (run.y !== y || steps < 0 || x >= columns) {
			text += place;
		} else if (steps > 0) {
			text += `\u001B[${steps === 1 ? '' : steps}C`;
		}

		text += changePen(pen, run.pen);
		// A terminal may have another mind of how wide it is: nothing stays under it, and nothing behind it moves.
		text += run.isWide ? `  ${place}${run.text}` : run.text;
		[pen, x, y] = [run.pen, run.end, run.isWide ? -1 : run.y];
	}

	return text + changePen(pen, DEFAULT_PEN);
}

/** Returns runs so that those of one pen follow one another, else in their order. */
function byPen(runs: readonly Run[]): readonly Run[] {
	const pens = new Map<Pen, Run[]>();
	for (const run of runs) {
		pens.set(run.pen, [...(pens.get(run.pen) ?? []), run]);
	}

	return [...pens.values()].flat();
}

/**
 * Returns what to write to a terminal that shows `shown`, its pen at the default, so that it shows `next`:
 * the changed characters and nothing else. The pen is at the default again afterwards. Both pictures have
 * the same size. Empty when they are equal.
 */
export function difference(shown: Picture, next: Picture): string {
	const {columns, rows} = next;
	const runs = new Runs(next);
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
		for (let x = 0; x < limit; x++) {
			// Half of a wide character is written with the other half.
			const index = start + x;
			const isHalf = next.signs[index] === '';
			if (!isHalf && (isChanged(index) || (next.signs[index + 1] === '' && isChanged(index + 1)))) {
				runs.bridge(x, y);
				runs.put(x, y);
			}
		}

		if (limit < columns) {
			runs.eraseEnd(limit, y);
		}
	}

	return write(runs.all.length > FEW_RUNS ? runs.all : byPen(runs.all), columns);
}
