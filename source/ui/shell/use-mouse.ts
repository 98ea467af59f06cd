import {useStdin, useStdout} from 'ink';
import {useEffect, useEffectEvent} from 'react';

/** A press of the left button on a character of the window, counted from 0. */
export type Click = {readonly x: number; readonly y: number};

/** What is kept of a chunk for the next one, and the clicks found. */
type MouseReading = {readonly rest: string; readonly clicks: readonly Click[]};

/** Switches the terminal's reports of button presses on, in the form that has no limit of 223 columns (SGR, mode 1006). */
export const MOUSE_ON = '\u001B[?1000h\u001B[?1006h';
export const MOUSE_OFF = '\u001B[?1006l\u001B[?1000l';

/** `CSI < button ; column ; row M` for a press, `m` for a release. */
const REPORT = /\u001B\[<(\d{1,5});(\d{1,5});(\d{1,5})([Mm])/g;
/** The longest beginning of a report that may go on in the next chunk. */
const BEGINNING = /\u001B(?:\[(?:<[\d;]{0,17})?)?$/;

/** Bits of the button's number: moved while pressed, wheel, and the keys held meanwhile. */
const IGNORED = 32 + 64 + 128;
const MODIFIERS = 4 + 8 + 16;

/**
 * Returns the clicks in what a terminal sent: presses of the left button without a key held. Anything else
 * is passed over, broken reports too; one that is cut off at the end is kept as `rest`, to be put before
 * the next chunk. Pure.
 */
export function readMouse(chunk: string, before = ''): MouseReading {
	const text = before + chunk;
	const clicks: Click[] = [];
	for (const [, button, column, row, end] of text.matchAll(REPORT)) {
		const bits = Number(button);
		const isLeft = (bits & 3) === 0 && (bits & (IGNORED | MODIFIERS)) === 0;
		if (end === 'M' && isLeft && Number(column) > 0 && Number(row) > 0) {
			clicks.push({x: Number(column) - 1, y: Number(row) - 1});
		}
	}

	return {rest: BEGINNING.exec(text)?.[0] ?? '', clicks};
}

/**
 * Calls `onClick` for each press of the left mouse button, as long as the calling component is there and
 * `isActive`. The terminal reports the mouse only meanwhile; its own selection of text then needs Shift.
 * Ink reads keys from the same stream and keeps mouse reports to itself (ink 8, `input-parser`).
 */
export function useMouse(onClick: (click: Click) => void, isActive = true): void {
	const {stdin, setRawMode, isRawModeSupported} = useStdin();
	const {stdout} = useStdout();
	const handle = useEffectEvent(onClick);

	useEffect(() => {
		if (!isActive || !isRawModeSupported) {
			return undefined;
		}

		let rest = '';
		const listen = (chunk: string | Buffer): void => {
			const reading = readMouse(chunk.toString(), rest);
			rest = reading.rest;
			for (const click of reading.clicks) {
				handle(click);
			}
		};

		// First raw mode, so that Ink has its own reader on the stream before this one listens.
		setRawMode(true);
		stdin.on('data', listen);
		stdout.write(MOUSE_ON);
		return () => {
			stdout.write(MOUSE_OFF);
			stdin.off('data', listen);
			setRawMode(false);
		};
	}, [stdin, stdout, setRawMode, isRawModeSupported, isActive]);
}
