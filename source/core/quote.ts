const LONGEST = 24;
/** Paths are told in whole, as they were typed; only what is none is longer. */
const LONGEST_PATH = 400;

/** Returns a piece of somebody's input in quotes, cut short and with what cannot be shown escaped, for an error sentence. */
export function quote(text: string, longest = LONGEST): string {
	const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
	// JSON escapes C0 only; DEL and C1 controls could still steer a terminal, and U+FFFD stands for bytes that are no text.
	const shown = JSON.stringify(cut)
		.slice(1, -1)
		.replaceAll(
			/[\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFFD]/g,
			(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
		);
	return `“${shown}”`;
}

/** Returns a file as somebody named it in quotes, for an error sentence. */
export const quotePath = (path: string): string => quote(path, LONGEST_PATH);
