/** The two sides, in the order in which arrays hold them: index 0 is White. */
export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];

/** A pair of values, one for each side. */
export type ByColor<T> = {readonly [color in Color]: T};

/** Returns the other side. */
export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

/** Returns 0 for White and 1 for Black: the kernel's number for a side. */
export const colorIndex = (color: Color): 0 | 1 => (color === 'white' ? 0 : 1);

/** Returns a new pair made by calling `make` for White and for Black. */
export const byColor = <T>(make: (color: Color) => T): ByColor<T> => ({
	white: make('white'),
	black: make('black'),
});
