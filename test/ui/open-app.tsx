import {stripVTControlCharacters} from 'node:util';
import {onTestFinished} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {App, type AppProps} from '../../source/ui/app.js';
import {firstScreens} from '../../source/ui/first-screens.js';
import type {UiRequest} from '../../source/session/request.js';
import {ScreenView} from '../../source/ui/ScreenView.js';
import {renderScreen, settle} from '../helpers/render-screen.js';
import type {FakeWorld} from './fake-world.js';

/** Opens the whole program on a fake world's screen; it is closed when the test is over. */
export function openApp(
	world: FakeWorld,
	request: UiRequest = {kind: 'menu'},
	size: {readonly columns?: number; readonly rows?: number} = {},
	screens: Pick<AppProps, 'view' | 'loadView'> & Partial<Pick<AppProps, 'colors' | 'askGround'>> = {
		view: ScreenView,
	},
	note?: string,
) {
	const first =
		request.kind === 'menu'
			? {screens: [{name: 'menu'} as const]}
			: unwrap(firstScreens(request, world.appSettings, world));
	const faults: unknown[] = [];
	const shown = renderScreen(
		<App
			services={world}
			settings={world.appSettings}
			first={note === undefined ? first : {...first, note}}
			colors={0}
			env={{}}
			{...screens}
			onFault={(error) => {
				faults.push(error);
			}}
		/>,
		size,
	);
	onTestFinished(shown.unmount);
	return {
		...shown,
		/** Errors that reached the app's outermost boundary. */
		faults,
		/** The frame as plain text. */
		text: (): string => stripVTControlCharacters(shown.lastFrame()),
		/** Lets time pass in the fake world, and draws what came of it. */
		async pass(milliseconds: number): Promise<void> {
			await world.pass(milliseconds);
			await settle();
		},
	};
}
