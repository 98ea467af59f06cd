import {
	styledCharsFromTokens,
	styledCharsToString,
	tokenize,
} from 'ink-original:@alcalzone/ansi-tokenize';
import Original from 'ink-original:./output.js';
import {narrowText, pieces} from './narrow.js';
import {remember} from './remember.js';

/** The cells of a terminal by their styles and signs, so that equal ones are one object. Cells are never changed. */
const cellsByStyle = new Map();
/** Far more styles than a theme has; links and colours from elsewhere could make ever new ones. */
const MOST_STYLES = 1000;

/** Returns the one cell that is like another. */
function oneCell(cell) {
	const style = cell.styles.map(({code}) => code).join('');
	let known = cellsByStyle.get(style);
	if (known === undefined) {
		if (cellsByStyle.size >= MOST_STYLES) {
			cellsByStyle.clear();
		}

		known = {styles: cell.styles, cells: new Map()};
		cellsByStyle.set(style, known);
	}

	let one = known.cells.get(cell.value);
	if (one === undefined) {
		// Ink looks first whether the styles of two cells are the same object.
		one = {...cell, styles: known.styles};
		known.cells.set(cell.value, one);
	}

	return one;
}

const BLANK = oneCell({type: 'char', value: ' ', fullWidth: false, styles: []});

/** Ink's own caches of one frame, whose methods do the work here. */
let ink;
/** The rows of the last frame as cells and as text. */
let rows = [];

const readColors = remember((sequence) => tokenize(sequence));

/** Returns the cells of a text of narrow characters. */
const readNarrow = (line) =>
	styledCharsFromTokens(
		pieces(line).flatMap((piece) =>
			piece.startsWith('\u001B')
				? readColors(piece)
				: Array.from(piece, (value) => ({type: 'char', value, fullWidth: false})),
		),
	);

/** Returns the cells of any text, as Ink reads it. */
function readAny(line) {
	const cells = ink.getStyledChars(line);
	ink.styledChars.clear();
	return cells;
}

/** Returns the cells of a text, and whether all of them are narrow and in one row. */
const readLine = remember((line) => {
	const isPlain = narrowText(line) !== undefined;
	return {cells: (isPlain ? readNarrow(line) : readAny(line)).map(oneCell), isPlain};
});

/** Whether a line that begins at (x, y) and ends before column `end` is inside a clip. */
const isInside = ({x1 = 0, x2 = Infinity, y1 = 0, y2 = Infinity}, x, end, y) =>
	x >= x1 && end <= x2 && y >= y1 && y < y2;

/** Returns the tighter of two bounds, either of which may be missing. */
const bound = (a, b, tighter) => (a === undefined || b === undefined ? (a ?? b) : tighter(a, b));

/** Returns what is inside two clips. */
const intersect = (outer, inner) =>
	outer === undefined
		? inner
		: {
				x1: bound(outer.x1, inner.x1, Math.max),
				x2: bound(outer.x2, inner.x2, Math.min),
				y1: bound(outer.y1, inner.y1, Math.max),
				y2: bound(outer.y2, inner.y2, Math.min),
			};

/** Returns the text of a row of cells: that of the last frame, when its cells were the same. */
function rowText(cells, y) {
	const last = rows[y];
	let same = last !== undefined && last.cells.length === cells.length;
	for (let x = 0; same && x < cells.length; x++) {
		same = cells[x] === last.cells[x];
	}

	if (!same) {
		const there = cells.filter((cell) => cell !== undefined);
		rows[y] = {cells, text: styledCharsToString(there).trimEnd()};
	}

	return rows[y].text;
}

/**
 * What Ink draws a frame on. Keeps from frame to frame which cells each line of text takes, where Ink
 * finds that out anew each time, and leaves anything out of the ordinary to Ink.
 */
export default class Output extends Original {
	constructor(options) {
		super(options);
		ink ??= new Original(options).caches;
	}

	applyWriteOperation(output, operation, clip) {
		const {x, y, text, transformers} = operation;
		const line = transformers.reduce((changed, transform) => transform(changed, 0), text);
		const {cells, isPlain} = readLine(line);
		const row = output[y];
		const end = x + cells.length;
		// One line of narrow characters that nothing cuts off, and that covers no half of a wide one.
		if (
			isPlain &&
			row !== undefined &&
			x >= 0 &&
			end <= this.width &&
			(clip === undefined || isInside(clip, x, end, y)) &&
			row[x].value !== '' &&
			row[end]?.value !== ''
		) {
			for (let index = 0; index < cells.length; index++) {
				row[x + index] = cells[index];
			}
		} else {
			super.applyWriteOperation(output, operation, clip);
		}
	}

	get() {
		const blanks = Array.from({length: this.width}, () => BLANK);
		const output = Array.from({length: this.height}, () => blanks.slice());
		const clips = [];
		for (const operation of this.operations) {
			if (operation.type === 'clip') {
				clips.push(intersect(clips.at(-1), operation.clip));
			} else if (operation.type === 'unclip') {
				clips.pop();
			} else {
				this.applyWriteOperation(output, operation, clips.at(-1));
			}
		}

		return {output: output.map(rowText).join('\n'), height: output.length};
	}
}
