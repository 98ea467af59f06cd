/** What stands in no text: control characters besides blanks, and what takes the place of bytes that are no UTF-8. */
const UNFIT = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/g;
/** Above such a share of them it is no text; a record whose names are in an old encoding has far fewer. */
const MOST = 0.1;
/** So many characters are looked at. */
const LOOKED_AT = 100_000;

/** Returns whether what was read of a file can be a text at all, and is no picture, program or archive. */
export function isText(read: string): boolean {
	const head = read.slice(0, LOOKED_AT);
	return (head.match(UNFIT)?.length ?? 0) <= head.length * MOST;
}
