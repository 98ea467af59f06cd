const SGR = /\u001B\[[\d;]*m/g;
/**
 * Characters one column wide that join no other: Latin ones, dashes and quotes, arrows, lines, blocks,
 * shapes, chessmen.
 */
const NARROW =
	/^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F\u2010-\u2027\u2190-\u2199\u2500-\u25FC\u2654-\u265F]*$/;

/**
 * Returns a text without its colours when all that is left are narrow characters, each a column; else
 * undefined. Nearly every line of the game is such a text, and needs no look into Unicode's tables, which
 * take as long to load as all the rest of the first frame.
 */
export function narrowText(text) {
	const plain = text.includes('\u001B') ? text.replaceAll(SGR, '') : text;
	return NARROW.test(plain) ? plain : undefined;
}

/** Returns the pieces of a text in turn: colours (SGR sequences), and what stands between them. */
export const pieces = (text) => text.split(/(\u001B\[[\d;]*m)/);
