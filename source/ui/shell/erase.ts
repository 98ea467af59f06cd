import type {Press} from './press.js';

/** Returns a typed text after a key that erases some of it, as a shell does: a character, with Ctrl+W the last word, with Ctrl+U all; undefined for every other key. Pure. */
export function erase(text: string, {name, text: sign, ctrl, meta}: Press): string | undefined {
	if (name === 'backspace' || name === 'delete') {
		return Array.from(text).slice(0, -1).join('');
	}

	if (!ctrl || meta) {
		return undefined;
	}

	return sign === 'w' ? text.replace(/\S*\s*$/, '') : sign === 'u' ? '' : undefined;
}
