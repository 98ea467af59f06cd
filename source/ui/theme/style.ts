/**
 * How a piece of text looks. Colours are "#rrggbb", a name of the 16 terminal colours as Ink and chalk
 * spell them ("blue", "whiteBright"), or "ansi256(n)".
 */
export type Style = {
	readonly color?: string;
	readonly backgroundColor?: string;
	readonly bold?: boolean;
	readonly dim?: boolean;
	readonly inverse?: boolean;
	readonly underline?: boolean;
	/** The address that it leads to, on terminals that follow links. */
	readonly link?: string;
};

/** A piece of text in one style. */
export type Span = {
	readonly text: string;
	readonly style: Style;
	/** The key that a click on it is, where it is one. */
	readonly key?: string;
};

/** How many colours the terminal has: none, 16, 256, or any. */
export type ColorLevel = 0 | 1 | 2 | 3;

export const PLAIN: Style = {};

/** Returns one style laid over another: what `over` does not say is taken from `under`. */
export const layStyle = (under: Style, over: Style): Style => ({...under, ...over});

/** Returns whether a colour is "#rrggbb". */
export const isExact = (color: string): boolean => color.startsWith('#');

const reduceColor = (color: string): string =>
	isExact(color) ? `ansi256(${nearestAnsi256(color)})` : color;

/** Returns a style with its exact colours replaced by those of a terminal that has only 256. */
export function reduceTo256(style: Style): Style {
	return {
		...style,
		...(style.color === undefined ? {} : {color: reduceColor(style.color)}),
		...(style.backgroundColor === undefined
			? {}
			: {backgroundColor: reduceColor(style.backgroundColor)}),
	};
}

type TextStyleProps = Omit<Style, 'dim' | 'link'> & {readonly dimColor?: boolean};

export function textProps(style: Style): TextStyleProps {
	const {dim, link: _link, ...rest} = style;
	return dim === undefined ? rest : {...rest, dimColor: dim};
}

/** Returns what begins a link to an address, or with none ends one (OSC 8). */
export const linkSequence = (address: string): string => `\u001B]8;;${address}\u001B\\`;

/** Returns the text of a span, leading where its style says. */
export const linkedText = ({text, style: {link}}: Span): string =>
	link === undefined ? text : linkSequence(link) + text + linkSequence('');

export const isSameStyle = (a: Style, b: Style): boolean =>
	a === b ||
	(a.color === b.color &&
		a.backgroundColor === b.backgroundColor &&
		(a.bold ?? false) === (b.bold ?? false) &&
		(a.dim ?? false) === (b.dim ?? false) &&
		(a.inverse ?? false) === (b.inverse ?? false) &&
		(a.underline ?? false) === (b.underline ?? false) &&
		a.link === b.link);

/** A colour as red, green and blue, 0–255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function parseHex(hex: string): Rgb {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const CUBE = [0, 95, 135, 175, 215, 255];

/**
 * Returns the colour of an index of the 256-colour palette from 16 on: the 6×6×6 cube and the greys, as
 * xterm defines them. The first 16 are whatever the user's terminal has.
 */
export function ansi256Rgb(index: number): Rgb {
	if (index >= 232) {
		const grey = 8 + (index - 232) * 10;
		return [grey, grey, grey];
	}

	const place = index - 16;
	return [CUBE[Math.floor(place / 36)], CUBE[Math.floor(place / 6) % 6], CUBE[place % 6]];
}

const ANSI_256 = /^ansi256\((?<index>\d+)\)$/;

/** Returns the red, green and blue of a colour; undefined for a name, of which a terminal makes what it likes. */
export function rgbOf(color: string): Rgb | undefined {
	const index = ANSI_256.exec(color)?.groups?.['index'];
	return isExact(color)
		? parseHex(color)
		: index === undefined
			? undefined
			: ansi256Rgb(Number(index));
}

/** Returns the colour that is `part` of the way from one to another, of 256 the nearest to it where they are; `to` itself where a terminal makes what it likes of them. */
export function mixColors(from: string, to: string, part: number): string {
	const [start, end] = [rgbOf(from), rgbOf(to)];
	if (start === undefined || end === undefined) {
		return to;
	}

	const channels = start.map((value, at) => Math.round(value + (end[at] - value) * part));
	const hex = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
	return isExact(to) ? hex : reduceColor(hex);
}

/** How much more a difference in red, green and blue counts: the eye is most sensitive to green and least to blue. */
const WEIGHTS = [2, 4, 1] as const;

/** Returns how far two colours look apart; comparable, no unit. */
const distance = (a: Rgb, b: Rgb): number =>
	WEIGHTS.reduce((sum, weight, at) => sum + weight * (a[at] - b[at]) ** 2, 0);

/** Returns the index from 16 on of the 256-colour palette that is nearest to "#rrggbb": in the cube channel by channel, or a grey. */
function nearestAnsi256(hex: string): number {
	const rgb = parseHex(hex);
	const place = rgb.reduce((sum, value) => {
		// Half-way the darker one.
		const step = CUBE.findIndex((level, at) => value <= (level + (CUBE[at + 1] ?? Infinity)) / 2);
		return sum * 6 + step;
	}, 0);
	const mean = rgb.reduce((sum, value, at) => sum + WEIGHTS[at] * value, 0) / 7;
	const grey = 232 + Math.max(0, Math.min(23, Math.ceil((mean - 8) / 10 - 0.5)));
	const cube = 16 + place;
	return distance(ansi256Rgb(grey), rgb) < distance(ansi256Rgb(cube), rgb) ? grey : cube;
}
