import {BACKGROUND, direct, FOREGROUND, indexed} from './palette.js';

const CELL_WIDTH = 9.6;
const CELL_HEIGHT = 19.2;
const FONT_SIZE = 16;
const BASELINE = 14.4;
const MARGIN = 14;

/** Shades are drawn as areas, because fonts draw them with gaps. */
const SHADES = {'░': 0.25, '▒': 0.5, '▓': 0.75, '█': 1};

const number = (value) => String(Math.round(value * 10) / 10);
const escape = (text) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns how a cell of the terminal looks: its text, two colours and its attributes. */
function look(cell) {
	let foreground = cell.isFgRGB()
		? direct(cell.getFgColor())
		: cell.isFgPalette()
			? indexed(cell.getFgColor())
			: FOREGROUND;
	let background = cell.isBgRGB()
		? direct(cell.getBgColor())
		: cell.isBgPalette()
			? indexed(cell.getBgColor())
			: BACKGROUND;
	if (cell.isInverse()) {
		[foreground, background] = [background, foreground];
	}

	return {
		text: cell.isInvisible() ? ' ' : cell.getChars() || ' ',
		foreground,
		background,
		style: [
			cell.isBold() && 'font-weight="700"',
			cell.isItalic() && 'font-style="italic"',
			cell.isUnderline() && 'text-decoration="underline"',
			cell.isDim() && 'opacity="0.6"',
		]
			.filter(Boolean)
			.join(' '),
	};
}

/** Returns the runs of neighbouring cells for which `key` is the same: where each starts, and its cells. */
function runs(cells, key) {
	const found = [];
	for (const [column, cell] of cells.entries()) {
		const last = found.at(-1);
		if (last !== undefined && key(last.cells[0]) === key(cell)) {
			last.cells.push(cell);
		} else {
			found.push({column, cells: [cell]});
		}
	}

	return found;
}

/** Returns the elements of one row of cells. */
function drawRow(cells, row) {
	const top = MARGIN + row * CELL_HEIGHT;
	const left = (column) => number(MARGIN + column * CELL_WIDTH);
	const area = (column, length, fill, extra = '') =>
		`<rect x="${left(column)}" y="${number(top)}" width="${number(length * CELL_WIDTH)}" height="${number(CELL_HEIGHT)}" fill="${fill}"${extra}/>`;

	const paper = runs(cells, ({background}) => background)
		.filter(({cells}) => cells[0].background !== BACKGROUND)
		.map(({column, cells}) => area(column, cells.length, cells[0].background));
	const ink = runs(cells, ({text, foreground, style}) =>
		text in SHADES || text === ' ' ? text + foreground : `${foreground}|${style}`,
	)
		.filter(({cells}) => cells[0].text !== ' ' || cells[0].style.includes('underline'))
		.map(({column, cells}) => {
			const [{text, foreground, style}] = cells;
			if (text in SHADES) {
				return area(column, cells.length, foreground, ` opacity="${SHADES[text]}"`);
			}

			const letters = cells.map(({text}) => text).join('');
			return `<text x="${left(column)}" y="${number(top + BASELINE)}" textLength="${number(cells.length * CELL_WIDTH)}" fill="${foreground}"${style === '' ? '' : ` ${style}`}>${escape(letters)}</text>`;
		});
	return [...paper, ...ink];
}

/** Returns what a terminal (of `@xterm/headless`) shows now, as an SVG picture described by `title`. */
export function drawSvg(terminal, title) {
	const buffer = terminal.buffer.active;
	const rows = Array.from({length: terminal.rows}, (_, row) => {
		const line = buffer.getLine(buffer.baseY + row);
		return Array.from({length: terminal.cols}, (__, column) => look(line.getCell(column)));
	});
	const width = number(2 * MARGIN + terminal.cols * CELL_WIDTH);
	const height = number(2 * MARGIN + terminal.rows * CELL_HEIGHT);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
		`<title>${escape(title)}</title>`,
		`<rect width="100%" height="100%" rx="10" fill="${BACKGROUND}"/>`,
		`<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="${FONT_SIZE}" xml:space="preserve">`,
		...rows.flatMap(drawRow),
		'</g>',
		'</svg>',
		'',
	].join('\n');
}
