import {createContext, useContext, useEffect, useState} from 'react';
import {useStdout} from 'ink';

/** The window's size, found out once at the root. */
export const WindowContext = createContext<WindowSize>({columns: 80, rows: 24});

/** Returns the size of the window that a screen is to fill. */
export const useWindowContext = (): WindowSize => useContext(WindowContext);

export type WindowSize = {readonly columns: number; readonly rows: number};

function sizeOf(stdout: NodeJS.WritableStream): WindowSize {
	const {columns, rows} = stdout as {columns?: number; rows?: number};
	// A terminal may say 0 for what it does not know.
	return {columns: columns || 80, rows: rows || 24};
}

/**
 * Returns the window's size and draws anew when it changes. Ink's own `useWindowSize` hears of a
 * resize after Ink has drawn the old tree into the new window, which for a shrinking window is one
 * frame too large; this listener is put before Ink's.
 */
export function useWindow(): WindowSize {
	const {stdout} = useStdout();
	const [size, setSize] = useState(() => sizeOf(stdout));
	useEffect(() => {
		const onResize = () => setSize(sizeOf(stdout));

		stdout.prependListener('resize', onResize);
		onResize();
		return () => {
			stdout.off('resize', onResize);
		};
	}, [stdout]);
	return size;
}
