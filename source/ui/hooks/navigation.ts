import {createContext, useContext} from 'react';
import type {Screen} from '../screen-stack.js';

/** How screens go from one to another. */
export type Navigation = {
	readonly open: (screen: Screen) => void;
	/** Goes to a screen in place of the one that is shown. */
	readonly replace: (screen: Screen) => void;
	/** Goes back one screen, or ends the program from the first; the screen below says the note. */
	readonly back: (note?: string) => void;
	/** Keeps what is said on the main screen when the program has ended. */
	readonly setLastWords: (line: string | undefined) => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Returns the way to other screens. Throws outside of the app. */
export function useNavigation(): Navigation {
	const navigation = useContext(NavigationContext);
	if (navigation === undefined) {
		throw new Error('a screen outside of the app');
	}

	return navigation;
}
