type Size = {readonly columns: number; readonly rows: number};

/** Returns what is said in a window that is too small, and which size would do. */
export const tooSmall = (is: Size, needed: Size): string =>
	`This window is ${is.columns}×${is.rows}; fogchess needs ${needed.columns}×${needed.rows}. Nothing is lost: make it larger to go on.`;
