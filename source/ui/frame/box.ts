/** A rectangle of the window in characters, from the top left corner (0, 0). */
export type Box = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
};

/** How many characters something has. */
export type Size = Pick<Box, 'width' | 'height'>;
