import {stripVTControlCharacters} from 'node:util';
import type {ReactNode} from 'react';
import {KeyRouter} from '../../source/ui/shell/use-keys.js';
import {
	type Navigation,
	NavigationContext,
	ServicesContext,
	useWindow,
	WindowContext,
} from '../../source/ui/shell/app-context.js';
import {renderScreen} from '../helpers/render-screen.js';
import {FakeWorld} from './fake-world.js';

function Root({children}: {readonly children: ReactNode}) {
	return (
		<WindowContext value={useWindow()}>
			<KeyRouter
				onFault={(error) => {
					throw error;
				}}
			>
				{children}
			</KeyRouter>
		</WindowContext>
	);
}

/** Somewhere to go that is nowhere. */
const NOWHERE: Navigation = {
	hasBelow: true,
	open() {},
	replace() {},
	back() {},
	setLastWords() {},
};

/** Shows one screen with its window and its keys, as the app would. */
export function show(
	screen: ReactNode,
	size: {readonly columns?: number; readonly rows?: number} = {},
	navigation: Partial<Navigation> = {},
) {
	const shown = renderScreen(
		<NavigationContext value={{...NOWHERE, ...navigation}}>
			<ServicesContext value={new FakeWorld()}>
				<Root>{screen}</Root>
			</ServicesContext>
		</NavigationContext>,
		size,
	);
	return {
		...shown,
		/** The frame's rows as plain text. */
		lines: (): string[] => stripVTControlCharacters(shown.lastFrame()).split('\n'),
		text: (): string => stripVTControlCharacters(shown.lastFrame()),
	};
}
