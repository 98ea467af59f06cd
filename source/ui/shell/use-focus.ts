import {useStdin, useStdout} from 'ink';
import {createContext, useCallback, useContext, useEffect, useRef} from 'react';

/** Has the terminal report when its window comes to the front or goes behind (xterm's mode 1004). */
export const FOCUS_ON = '\u001B[?1004h';
export const FOCUS_OFF = '\u001B[?1004l';
/** What it reports: in front, and behind. */
const REPORT = /\u001B\[[IO]/g;
const BEHIND = '\u001B[O';

/** A bell, and a notice by the terminal's window manager (iTerm2's OSC 9, which others know too). Never a word of a game. */
export const NOTICE = '\u0007\u001B]9;fogchess: it is your turn\u0007';

/** Tells somebody who looks elsewhere that it is his turn. */
type Notify = () => void;

const NotifyContext = createContext<Notify>(() => {});
export const NotifyProvider = NotifyContext.Provider;
export const useNotify = (): Notify => useContext(NotifyContext);

/**
 * Returns how to call somebody back whose window is not in front, as long as that `isWanted`; a terminal that does not tell where
 * its window is is never rung. Ink keeps the reports from the keys.
 */
export function useFocusNotice(isWanted: boolean): Notify {
	const {stdin, setRawMode, isRawModeSupported} = useStdin();
	const {stdout} = useStdout();
	const isBehind = useRef(false);
	const notify = useCallback(() => {
		if (isBehind.current) {
			stdout.write(NOTICE);
		}
	}, [stdout]);
	useEffect(() => {
		if (!isWanted || !isRawModeSupported) {
			return undefined;
		}

		const listen = (chunk: string | Buffer): void => {
			const last = chunk.toString().match(REPORT)?.at(-1);
			if (last !== undefined) {
				isBehind.current = last === BEHIND;
			}
		};

		setRawMode(true);
		stdin.on('data', listen);
		stdout.write(FOCUS_ON);
		return () => {
			isBehind.current = false;
			stdout.write(FOCUS_OFF);
			stdin.off('data', listen);
			setRawMode(false);
		};
	}, [stdin, stdout, setRawMode, isRawModeSupported, isWanted]);
	return notify;
}
