import {withMethod} from './output/screen-output.js';

/** What a terminal puts around a paste (xterm's "Bracketed Paste Mode"). */
const BEGIN = '\u001B[200~';
const END = '\u001B[201~';
/** A paste is given up when it stands still for so many milliseconds: a long one comes in pieces, but at once. */
const LONGEST_PAUSE = 1000;
/** What comes beyond so many characters is not looked at: no move is longer. */
const LONGEST = 65_536;
/** Ctrl+C and nothing else is a person's, who may have typed it more than once; a paste has it among other text. */
const INTERRUPT = /^\u0003+$/;

/** Returns what of a text could be the beginning of a marker that goes on in the next one. */
const tailOf = (text: string): string => text.slice(1 - END.length);

/**
 * Ends pastes that have no end. Ink keeps everything after the beginning of one until it has come, so that a
 * stray `ESC [ 200 ~` would take all keys from then on, Ctrl+C among them. What was held back is a paste then.
 */
export class PasteEnd {
	#isOpen = false;
	#tail = '';
	#length = 0;
	#at = 0;

	/** Returns what Ink is to be given for a chunk of input that came at a time in milliseconds. */
	take(chunk: string, at: number): string {
		const isBroken = this.#isOpen && (at - this.#at > LONGEST_PAUSE || INTERRUPT.test(chunk));
		this.#at = at;
		if (isBroken) {
			this.#isOpen = false;
			this.#tail = '';
		}

		const given = this.#read(chunk);
		return isBroken ? END + given : given;
	}

	#read(chunk: string): string {
		const marker = this.#isOpen ? END : BEGIN;
		const text = this.#tail + chunk;
		const found = text.indexOf(marker);
		if (found < 0) {
			this.#tail = tailOf(text);
			this.#length += chunk.length;
			return this.#isOpen && this.#length > LONGEST ? '' : chunk;
		}

		const isCut = this.#isOpen && this.#length > LONGEST;
		const rest = text.slice(found + marker.length);
		const head = isCut ? END : chunk.slice(0, chunk.length - rest.length);
		this.#isOpen = !this.#isOpen;
		this.#tail = '';
		this.#length = 0;
		return head + this.#read(rest);
	}
}

/** Returns an input end to give to Ink in place of `stdin`: the same stream, but every paste in it ends. */
export function makePasteInput(stdin: NodeJS.ReadStream): NodeJS.ReadStream {
	const pastes = new PasteEnd();
	const read = (size?: number): unknown => {
		const chunk: unknown = stdin.read(size);
		return typeof chunk === 'string' ? pastes.take(chunk, performance.now()) : chunk;
	};
	return withMethod(stdin, 'read', read);
}
