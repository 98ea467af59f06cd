import type {Rgb} from '../../../source/ui/theme/style.js';

/**
 * How eyes without long (protan), middle (deutan) or short (tritan) cones see a colour, as matrices on
 * linear RGB. Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color
 * vision deficiency", 2009, severity 1.0.
 */
const MATRICES = {
	protan: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deutan: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritan: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
} as const;

const toLinear = (channel: number): number => {
	const share = channel / 255;
	return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (value: number): number => {
	const share = Math.min(1, Math.max(0, value));
	return 255 * (share <= 0.003_130_8 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
};

/** Returns a colour as such eyes see it. */
export function simulate(color: Rgb, kind: keyof typeof MATRICES): Rgb {
	const [red, green, blue] = color.map(toLinear);
	const [r, g, b] = MATRICES[kind].map((row) =>
		fromLinear(row[0] * red + row[1] * green + row[2] * blue),
	);
	return [r, g, b];
}
