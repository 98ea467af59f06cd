import {
	type Context,
	createContext,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useState,
} from 'react';
import type {Screen} from './screen-stack.js';
import type {UiServices} from '../../session/services.js';
import {type AppSettings, DEFAULT_SETTINGS, type LastChoices} from '../../storage/settings-file.js';
import type {LoadedProgress} from '../../storage/progress-file.js';
import {useStdout} from 'ink';
import {useLiveRecord} from './use-live-reducer.js';

/** How screens go from one to another. */
export type Navigation = {
	readonly open: (screen: Screen) => void;
	/** Goes to a screen in place of the one that is shown. */
	readonly replace: (screen: Screen) => void;
	/** Goes back one screen, or ends the program from the first; the screen below says the note. */
	readonly back: (note?: string) => void;
	/** Whether a screen lies below the one that is shown. */
	readonly hasBelow: boolean;
	/** Keeps what is said on the main screen when the program has ended. */
	readonly setLastWords: (line: string | undefined) => void;
};

/** Returns what the app has put there. Throws outside of the app. */
function useThere<T>(context: Context<T | undefined>): T {
	const there = useContext(context);
	if (there === undefined) {
		throw new Error('a screen outside of the app');
	}

	return there;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);
/** Returns the way to other screens. */
export const useNavigation = (): Navigation => useThere(NavigationContext);

export const ServicesContext = createContext<UiServices | undefined>(undefined);
/** Returns the world as the screens have it. */
export const useServices = (): UiServices => useThere(ServicesContext);

/** The settings that hold, and the way to change them. */
type SettingsState = {
	readonly settings: AppSettings;
	/** Returns the newest, also between two drawings. */
	readonly now: () => AppSettings;
	/** Applies and saves a change at once. Returns a sentence when it cannot be saved; it holds all the same. */
	readonly change: (patch: Partial<AppSettings>) => string | undefined;
	/** Remembers what was chosen; without a word when that cannot be saved. */
	readonly remember: (choices: Partial<LastChoices>) => void;
};

export const SettingsContext = createContext<SettingsState>({
	settings: DEFAULT_SETTINGS,
	now: () => DEFAULT_SETTINGS,
	change: () => undefined,
	remember: () => {},
});

export const useSettings = (): SettingsState => useContext(SettingsContext);

/** Keeps the settings of a run, beginning with `initial`. */
export function useSettingsState(initial: AppSettings, services: UiServices): SettingsState {
	const {state: settings, dispatch, now} = useLiveRecord(initial);
	const change = useCallback(
		(patch: Partial<AppSettings>) => {
			const saved = services.settings.save(dispatch(patch));
			return saved.ok ? undefined : saved.error;
		},
		[services, dispatch],
	);
	const remember = useCallback(
		(choices: Partial<LastChoices>) => {
			const {last} = now();
			const isNew = Object.entries(choices).some(
				([name, choice]) => last[name as keyof LastChoices] !== choice,
			);
			if (isNew) {
				change({last: {...last, ...choices}});
			}
		},
		[change, now],
	);
	return useMemo(() => ({settings, now, change, remember}), [settings, now, change, remember]);
}

/** Returns how the person stood with lessons and puzzles when the screen was opened, and at which moment (in milliseconds) that was. */
export function useProgress(): LoadedProgress & {readonly moment: number} {
	const services = useServices();
	const {person} = useSettings().settings;
	const [loaded] = useState(() => ({
		...services.progress.load(person),
		moment: services.date(),
	}));
	return loaded;
}

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
