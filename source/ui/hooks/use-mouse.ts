import {useStdin, useStdout} from 'ink';
import {useEffect, useEffectEvent} from 'react';
import {type Click, MOUSE_OFF, MOUSE_ON, readMouse} from '../mouse.js';

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
