import type {Rgb} from './style.js';

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
