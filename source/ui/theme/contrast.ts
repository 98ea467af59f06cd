/** A colour as red, green and blue, 0–255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export function parseHex(hex: string): Rgb {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const linear = (channel: number): number => {
	const share = channel / 255;
	return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Returns the relative luminance of a colour, 0 (black) to 1 (white). WCAG 2.2, "relative luminance". */
export const luminance = ([red, green, blue]: Rgb): number =>
	0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the contrast of two colours, 1 to 21. WCAG 2.2, "contrast ratio". */
export function contrast(a: Rgb, b: Rgb): number {
	const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
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

/** Returns the index from 16 on of the 256-colour palette that is nearest to "#rrggbb". */
export function nearestAnsi256(hex: string): number {
	const [red, green, blue] = parseHex(hex);
	let best = 16;
	let least = Infinity;
	for (let index = 16; index < 256; index++) {
		const [r, g, b] = ansi256Rgb(index);
		// The eye is most sensitive to green and least to blue.
		const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2;
		if (distance < least) {
			least = distance;
			best = index;
		}
	}

	return best;
}
