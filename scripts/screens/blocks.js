/** Areas of a cell as [left, top, width, height] in eighths. */
const upperLeft = [0, 0, 4, 4];
const upperRight = [4, 0, 4, 4];
const lowerLeft = [0, 4, 4, 4];
const lowerRight = [4, 4, 4, 4];

/**
 * The block elements of Unicode (U+2580–U+259F without the shades) as areas of a cell. Drawn as areas
 * because the fonts of a browser leave gaps between them.
 */
const BLOCKS = new Map([
	['▀', [[0, 0, 8, 4]]],
	['█', [[0, 0, 8, 8]]],
	['▐', [[4, 0, 4, 8]]],
	['▔', [[0, 0, 8, 1]]],
	['▕', [[7, 0, 1, 8]]],
	['▖', [lowerLeft]],
	['▗', [lowerRight]],
	['▘', [upperLeft]],
	['▙', [upperLeft, [0, 4, 8, 4]]],
	['▚', [upperLeft, lowerRight]],
	['▛', [[0, 0, 8, 4], lowerLeft]],
	['▜', [[0, 0, 8, 4], lowerRight]],
	['▝', [upperRight]],
	['▞', [upperRight, lowerLeft]],
	['▟', [upperRight, [0, 4, 8, 4]]],
	// Lower and left blocks, an eighth more each.
	...Array.from('▁▂▃▄▅▆▇', (sign, index) => [sign, [[0, 7 - index, 8, index + 1]]]),
	...Array.from('▉▊▋▌▍▎▏', (sign, index) => [sign, [[0, 0, 7 - index, 8]]]),
]);

/** Returns the areas of a block element; undefined for any other character, the shades included. */
export const blockAreas = (sign) => BLOCKS.get(sign);

/** The size in pixels of the tile that a shade repeats. */
export const SHADE_TILE = {width: 3, height: 6};
const LIGHT = [
	[0, 0, 1.5, 1.5],
	[1.5, 3, 1.5, 1.5],
];
/** The shades by their dots [left, top, width, height] in a tile, in pixels. */
export const SHADES = new Map([
	['░', LIGHT],
	['▒', [...LIGHT, [1.5, 1.5, 1.5, 1.5], [0, 4.5, 1.5, 1.5]]],
	[
		'▓',
		[
			[0, 0, 3, 1.5],
			[0, 1.5, 1.5, 1.5],
			[0, 3, 3, 1.5],
			[1.5, 4.5, 1.5, 1.5],
		],
	],
]);
