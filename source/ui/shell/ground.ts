import type {Ground} from '../theme/theme.js';
import {withMethod} from './output/screen-output.js';

/** "Which is your background?" (xterm's "Control Sequences", OSC 11). */
const QUESTION = '\u001B]11;?\u0007';
/** The answer, each channel of one to four digits of base 16. */
const ANSWER =
	/\u001B\]11;rgba?:(?<red>[\da-f]{1,4})\/(?<green>[\da-f]{1,4})\/(?<blue>[\da-f]{1,4})/i;
/** An answer is not longer than this, in characters. */
const LONGEST = 40;
/** Milliseconds for which an answer is waited. */
export const GROUND_WAIT = 100;
/** How light a background must be to count as light, from 0 to 1: so that black text is easier to read on it than white. */
const LIGHT = 0.5;

/** Returns whether a terminal's answer, among whatever came with it, tells of a dark background or a light one, by the theme that suits it; undefined for none. */
export function readGround(input: string): Ground | undefined {
	const channels = ANSWER.exec(input)?.groups;
	if (channels === undefined) {
		return undefined;
	}

	const share = (digits: string): number => Number.parseInt(digits, 16) / (16 ** digits.length - 1);
	// The weights of ITU-R BT.601, on the channels as they are sent.
	const light =
		0.299 * share(channels['red']) +
		0.587 * share(channels['green']) +
		0.114 * share(channels['blue']);
	return light > LIGHT ? 'day' : 'night';
}

/** Asks a terminal once, and tells what it answers in time; nothing when it does not. */
export type AskGround = (tell: (ground: Ground) => void) => void;

/**
 * Returns an input end to give to Ink in place of `stdin`, and how to ask the terminal behind it: the same stream, in which an
 * answer is noticed as it passes. What hears the keys leaves such answers out by itself.
 */
export function watchGround(
	stdin: NodeJS.ReadStream,
	stdout: Pick<NodeJS.WriteStream, 'write'>,
): {readonly stdin: NodeJS.ReadStream; readonly ask: AskGround} {
	let tell: ((ground: Ground) => void) | undefined;
	let tail = '';
	const read = (size?: number): unknown => {
		const chunk: unknown = stdin.read(size);
		if (tell !== undefined && typeof chunk === 'string') {
			tail = (tail + chunk).slice(-LONGEST - chunk.length);
			const ground = readGround(tail);
			if (ground !== undefined) {
				tell(ground);
				tell = undefined;
			}
		}

		return chunk;
	};
	return {
		stdin: withMethod(stdin, 'read', read),
		ask(told) {
			tell = told;
			stdout.write(QUESTION);
			// What came while the program was busy is read before time is up.
			setTimeout(() => setImmediate(() => (tell = undefined)), GROUND_WAIT).unref();
		},
	};
}
