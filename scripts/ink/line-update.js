/**
 * Writes a changed line anew. Ink's own looks for what the line has in common with the one before; here
 * `ScreenOutput` compares what is on the screen, character by character, and sends only that.
 */
export default function lineUpdate(_previous, next) {
	return `\u001B[G\u001B[K${next}`;
}
