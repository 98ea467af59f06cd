import {Buffer} from 'node:buffer';
import {useStdout} from 'ink';
import {useCallback} from 'react';

/** Returns what puts a text onto the clipboard of the person's own machine (xterm's OSC 52), over a connection too. */
export const copySequence = (text: string): string =>
	`\u001B]52;c;${Buffer.from(text, 'utf8').toString('base64')}\u0007`;

/** Returns how to copy a text; a terminal that allows no copying ignores it without a word. */
export function useCopy(): (text: string) => void {
	const {stdout} = useStdout();
	return useCallback((text) => stdout.write(copySequence(text)), [stdout]);
}
