import {linkSequence} from '../../theme/style.js';

/**
 * How a terminal draws a character, as the parameters of SGR sequences (ECMA-48, 8.3.117): the colours' own
 * parameters ("31", "38;5;24"), empty for the default, and the numbers that switch attributes on; and the address
 * that it leads to (OSC 8), empty where to none.
 */
export type Pen = {
	readonly fore: string;
	readonly back: string;
	readonly on: readonly number[];
	readonly link: string;
};

export const DEFAULT_PEN: Pen = {fore: '', back: '', on: [], link: ''};

/** What switches each attribute off. Bold and dim share theirs. */
const OFF: Readonly<Record<number, number>> = {
	1: 22,
	2: 22,
	3: 23,
	4: 24,
	5: 25,
	7: 27,
	8: 28,
	9: 29,
};
/** Attributes that show on a blank too: underline, inverse, struck through. */
const SHOWS_ON_BLANK = [4, 7, 9];

const pens = new Map<string, Pen>([['|||', DEFAULT_PEN]]);

/** Returns the one pen object with these properties, so that pens can be compared by identity. */
function intern(fore: string, back: string, on: readonly number[], link: string): Pen {
	const sorted = [...on].sort((a, b) => a - b);
	const key = `${fore}|${back}|${sorted.join(';')}|${link}`;
	const known = pens.get(key);
	if (known !== undefined) {
		return known;
	}

	const pen = {fore, back, on: sorted, link};
	pens.set(key, pen);
	return pen;
}

/** Returns how many parameters a colour takes that begins at `index`: 38;5;n has three, 38;2;r;g;b five. */
const colorLength = (values: readonly string[], index: number): number =>
	values[index + 1] === '5' ? 3 : values[index + 1] === '2' ? 5 : 1;

/** Returns the pen after an SGR sequence with the given parameters. */
export function applySgr(pen: Pen, parameters: string): Pen {
	let {fore, back} = pen;
	let on: readonly number[] = pen.on;
	const values = parameters.split(';');
	for (let index = 0; index < values.length; index++) {
		const value = Number(values[index]);
		if (value === 0) {
			[fore, back, on] = ['', '', []];
		} else if (value in OFF) {
			on = on.includes(value) ? on : [...on, value];
		} else if (value >= 22 && value <= 29) {
			on = on.filter((attribute) => OFF[attribute] !== value);
		} else if (value === 38 || value === 48) {
			const length = colorLength(values, index);
			const color = values.slice(index, index + length).join(';');
			[fore, back] = value === 38 ? [color, back] : [fore, color];
			index += length - 1;
		} else if (value === 39) {
			fore = '';
		} else if (value === 49) {
			back = '';
		} else if ((value >= 30 && value <= 37) || (value >= 90 && value <= 97)) {
			fore = values[index];
		} else if ((value >= 40 && value <= 47) || (value >= 100 && value <= 107)) {
			back = values[index];
		}
	}

	return intern(fore, back, on, pen.link);
}

/** Returns a pen that leads to an address, or to none. */
export const linkPen = ({fore, back, on}: Pen, link: string): Pen => intern(fore, back, on, link);

/** Returns a pen that has other colours in place of a terminal's own. */
export const paintPen = ({fore, back, on, link}: Pen, own: Pick<Pen, 'fore' | 'back'>): Pen =>
	intern(fore === '' ? own.fore : fore, back === '' ? own.back : back, on, link);

/** Returns what of a pen shows on a blank: its ground, unless a line, as links have one, or inversion shows the rest. */
export const blankPen = (pen: Pen): Pen =>
	pen.link !== '' || pen.on.some((attribute) => SHOWS_ON_BLANK.includes(attribute))
		? pen
		: intern('', pen.back, [], '');

/** Returns what of a pen an erased character keeps: its ground (as xterm's "background color erase" does). */
export const erasedPen = (pen: Pen): Pen => intern('', pen.back, [], '');

const sgr = (parameters: readonly (string | number)[]): string => `\u001B[${parameters.join(';')}m`;

/** Returns the shortest SGR sequence that changes how one pen draws into how another does. */
function changeLook(from: Pen, to: Pen): string {
	const lost = from.on.filter((attribute) => !to.on.includes(attribute));
	const off = [...new Set(lost.map((attribute) => OFF[attribute]))];
	// Switching bold off takes dim along, and the other way round.
	const kept = from.on.filter((attribute) => !off.includes(OFF[attribute]));
	const changes = [
		...off,
		...to.on.filter((attribute) => !kept.includes(attribute)),
		...(from.fore === to.fore ? [] : [to.fore === '' ? '39' : to.fore]),
		...(from.back === to.back ? [] : [to.back === '' ? '49' : to.back]),
	];
	const anew = [0, ...to.on, to.fore, to.back].filter((part) => part !== '');
	const [short, whole] = [sgr(changes), anew.length === 1 ? '\u001B[m' : sgr(anew)];
	return changes.length === 0 ? '' : whole.length < short.length ? whole : short;
}

/** Returns the shortest sequence that changes one pen into another; empty when they are the same. */
export const changePen = (from: Pen, to: Pen): string =>
	from === to ? '' : (from.link === to.link ? '' : linkSequence(to.link)) + changeLook(from, to);
