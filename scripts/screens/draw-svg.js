import {blockAreas, SHADES, SHADE_TILE} from './blocks.js';
import {BACKGROUND, BAR, BORDER, BUTTONS, direct, FOREGROUND, indexed, LIGHT} from './palette.js';

/** Whole pixels, so that neighbouring cells share their edges; common monospace fonts are 0.6 em wide. */
const CELL = {width: 9, height: 18};
const FONT_SIZE = 15;
const BASELINE = 13.5;
const MARGIN = 14;
const BAR_HEIGHT = 30;
const RADIUS = 8;

/** What every monospace font has in its own width; anything else is put into the middle of its cell. */
const COMMON = /^[\u0020-\u007E\u00A1-\u017F\u2013-\u201D\u2026\u2500-\u257F]$/;

const number = (value) => String(Math.round(value * 100) / 100);
const escape = (text) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const left = (column) => MARGIN + column * CELL.width;
const top = (row) => BAR_HEIGHT + MARGIN / 2 + row * CELL.height;

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

	const lines = [cell.isUnderline() && 'underline', cell.isStrikethrough() && 'line-through'];
	const decoration = lines.filter(Boolean).join(' ');
	return {
		text: cell.isInvisible() ? ' ' : cell.getChars() || ' ',
		foreground,
		background,
		isLined: decoration !== '',
		style: [
			cell.isBold() && ' font-weight="700"',
			cell.isItalic() && ' font-style="italic"',
			decoration !== '' && ` text-decoration="${decoration}"`,
			cell.isDim() && ' opacity=".6"',
		]
			.filter(Boolean)
			.join(''),
	};
}

/** Collects areas by how they are filled; those of one fill become one path, which leaves no seams. */
class Areas {
	#paths = new Map();

	add(fill, x, y, width, height) {
		const path = `M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`;
		this.#paths.set(fill, (this.#paths.get(fill) ?? '') + path);
	}

	/** Returns the elements, in the order in which their fills first came. */
	draw() {
		return Array.from(this.#paths, ([fill, path]) => `<path fill="${fill}" d="${path}"/>`);
	}

	get fills() {
		return [...this.#paths.keys()];
	}
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

/** Returns the words of a run of cells, which single blanks may part; a browser would drop more than one. */
function words({column, cells}) {
	const text = cells.map((cell) => cell.text).join('');
	if (cells[0].isLined) {
		return [{column, text: text.replaceAll(' ', '\u00A0')}];
	}

	return Array.from(text.matchAll(/\S+(?: \S+)*/g), ({0: word, index}) => ({
		column: column + index,
		text: word,
	}));
}

/** Returns the text elements of a row; `cells` hold no block elements. */
function drawText(cells, row) {
	const y = number(top(row) + BASELINE);
	const key = ({text, foreground, style}) =>
		`${COMMON.test(text) ? '' : text}|${foreground}|${style}`;
	return runs(cells, key).flatMap((run) => {
		const [{text, foreground, style}] = run.cells;
		const fill = `${foreground === FOREGROUND ? '' : ` fill="${foreground}"`}${style}`;
		if (!COMMON.test(text)) {
			return run.cells.map(
				(_, index) =>
					`<text x="${number(left(run.column + index + 0.5))}" y="${y}" text-anchor="middle"${fill}>${escape(text)}</text>`,
			);
		}

		return words(run).map(
			(word) =>
				`<text x="${number(left(word.column))}" y="${y}" textLength="${number(word.text.length * CELL.width)}"${fill}>${escape(word.text)}</text>`,
		);
	});
}

const shadeId = (text, foreground) =>
	`s${[...SHADES.keys()].indexOf(text)}${foreground.replace('#', '')}`;

/** Returns the patterns that shades of these colours are filled with. */
const patterns = (shades) =>
	Array.from(shades, ([id, {text, foreground}]) => {
		const path = SHADES.get(text)
			.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`)
			.join('');
		return `<pattern id="${id}" width="${SHADE_TILE.width}" height="${SHADE_TILE.height}" patternUnits="userSpaceOnUse"><path fill="${foreground}" d="${path}"/></pattern>`;
	});

/** Returns the layers of a picture: the cells' grounds, shades and blocks over them, and the text. */
function drawCells(rows) {
	const ground = new Areas();
	const blocks = new Areas();
	const shades = new Map();
	const text = rows.flatMap((cells, row) => {
		for (const {column, cells: run} of runs(cells, ({background}) => background)) {
			if (run[0].background !== BACKGROUND) {
				const width = run.length * CELL.width;
				ground.add(run[0].background, left(column), top(row), width, CELL.height);
			}
		}

		for (const {column, cells: run} of runs(cells, (cell) => `${cell.text}|${cell.foreground}`)) {
			const [{text, foreground}] = run;
			if (SHADES.has(text)) {
				const id = shadeId(text, foreground);
				shades.set(id, {text, foreground});
				blocks.add(`url(#${id})`, left(column), top(row), run.length * CELL.width, CELL.height);
			}

			for (const [x, y, width, height] of blockAreas(text) ?? []) {
				// One area for the whole run where they touch.
				const [count, length] = width === 8 ? [1, run.length] : [run.length, 1];
				for (let index = 0; index < count; index++) {
					blocks.add(
						foreground,
						left(column + index + x / 8),
						top(row + y / 8),
						(length * width * CELL.width) / 8,
						(height * CELL.height) / 8,
					);
				}
			}
		}

		const isDrawn = (sign) => SHADES.has(sign) || blockAreas(sign) !== undefined;
		return drawText(
			cells.map((cell) => (isDrawn(cell.text) ? {...cell, text: ' '} : cell)),
			row,
		);
	});
	return {
		definitions: patterns(shades),
		areas: [...ground.draw(), ...blocks.draw()],
		text,
	};
}

/** Returns what a terminal (of `@xterm/headless`) shows now, as an SVG picture described by `title`; one that is light when that is said. */
export function drawSvg(terminal, title, isLight = false) {
	const buffer = terminal.buffer.active;
	const rows = Array.from({length: terminal.rows}, (_, row) => {
		const line = buffer.getLine(buffer.baseY + row);
		return Array.from({length: terminal.cols}, (__, column) => look(line.getCell(column)));
	});
	const width = left(terminal.cols) + MARGIN;
	const height = top(terminal.rows) + MARGIN;
	const {definitions, areas, text} = drawCells(rows);
	const picture = [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}">`,
		`<title>${escape(title)}</title>`,
		...(definitions.length === 0 ? [] : ['<defs>', ...definitions, '</defs>']),
		`<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${RADIUS}" fill="${BACKGROUND}" stroke="${BORDER}"/>`,
		`<path fill="${BAR}" d="M1 ${BAR_HEIGHT}V${RADIUS + 1}q0-${RADIUS} ${RADIUS}-${RADIUS}H${width - RADIUS - 1}q${RADIUS} 0 ${RADIUS} ${RADIUS}V${BAR_HEIGHT}z"/>`,
		...BUTTONS.map(
			(fill, index) =>
				`<circle cx="${20 + index * 20}" cy="${BAR_HEIGHT / 2}" r="6" fill="${fill}"/>`,
		),
		'<g shape-rendering="crispEdges">',
		...areas,
		'</g>',
		`<g fill="${FOREGROUND}" font-family="ui-monospace,'SF Mono',Menlo,'DejaVu Sans Mono',Consolas,monospace" font-size="${FONT_SIZE}">`,
		...text,
		'</g>',
		'</svg>',
		'',
	].join('\n');
	return isLight
		? picture.replaceAll(/#[\da-f]{6}/g, (color) => LIGHT.get(color) ?? color)
		: picture;
}
