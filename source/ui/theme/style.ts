import {nearestAnsi256} from './contrast.js';

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
};

/** A piece of text in one style. */
export type Span = {readonly text: string; readonly style: Style};

/** How many colours the terminal has: none, 16, 256, or any. */
export type ColorLevel = 0 | 1 | 2 | 3;

export const PLAIN: Style = {};

/** Returns one style laid over another: what `over` does not say is taken from `under`. */
export const layStyle = (under: Style, over: Style): Style => ({...under, ...over});

const isHex = (color: string): boolean => color.startsWith('#');

const reduceColor = (color: string): string =>
	isHex(color) ? `ansi256(${nearestAnsi256(color)})` : color;

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

type TextStyleProps = {
	readonly color?: string;
	readonly backgroundColor?: string;
	readonly bold?: boolean;
	readonly dimColor?: boolean;
	readonly inverse?: boolean;
	readonly underline?: boolean;
};

export function textProps(style: Style): TextStyleProps {
	const {dim, ...rest} = style;
	return dim === undefined ? rest : {...rest, dimColor: dim};
}

export const isSameStyle = (a: Style, b: Style): boolean =>
	a === b ||
	(a.color === b.color &&
		a.backgroundColor === b.backgroundColor &&
		(a.bold ?? false) === (b.bold ?? false) &&
		(a.dim ?? false) === (b.dim ?? false) &&
		(a.inverse ?? false) === (b.inverse ?? false) &&
		(a.underline ?? false) === (b.underline ?? false));
