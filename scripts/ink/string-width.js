import original from 'ink-original:string-width';

const SGR = /\u001B\[[\d;]*m/g;
/** Characters one column wide: Latin ones, dashes and quotes, arrows, lines, blocks, shapes, chessmen. */
const NARROW =
	/^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F\u2010-\u2027\u2190-\u2199\u2500-\u25FC\u2654-\u265F]*$/;

/**
 * How many columns a text takes. The original compiles the expression for every emoji when it first meets
 * something that is not ASCII, which takes as long as the rest of the first frame.
 */
export default function stringWidth(text, options) {
	if (options === undefined && typeof text === 'string') {
		const plain = text.includes('\u001B') ? text.replaceAll(SGR, '') : text;
		if (NARROW.test(plain)) {
			return plain.length;
		}
	}

	return original(text, options);
}
