import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import process from 'node:process';
import {ok, type Result} from '../core/result.js';
import {fromProgram} from '../text/saves.js';
import type {AppSettings} from '../storage/settings-file.js';
import {UI_EXIT, type UiRequest} from '../session/request.js';
import {openServices} from './open-services.js';
import type {ScreenStack} from './shell/screen-stack.js';
import type {UiServices} from '../session/services.js';
import {prepareColor} from './theme/color-level.js';

/** When the first frame stands, in milliseconds after the start: collecting garbage would delay it. */
const LATER = 500;

/**
 * Makes V8 collect its garbage before the heap has grown much, from soon on, and lets the space for what is
 * new grow no more. Left alone it lets a hotseat game take twice the memory, because drawing leaves much that
 * is soon garbage and there seems to be room.
 */
function keepHeapSmall(): void {
	setTimeout(() => {
		setFlagsFromString('--optimize-for-size');
		setFlagsFromString('--semi-space-growth-factor=1');
		setFlagsFromString('--expose-gc');
		const collect: unknown = runInNewContext('gc');
		if (typeof collect === 'function') {
			// Until all has been collected once V8 does not know how little is kept, and waits for half as much again.
			void collect({type: 'major', execution: 'async'});
		}
	}, LATER).unref();
}

/** Where a screen's last words go, once the main screen is back. */
type UiIo = {
	out(line: string): void;
	error(line: string): void;
};

const NO_TERMINAL =
	'this needs a terminal for its keys and its screen; `fogchess --plain` takes and writes lines, and `fogchess --help` lists what else works without one';

const loadView = async () => (await import('./ScreenView.js')).ScreenView;

/** Returns the screens that a request begins with. The menu waits for nothing that only the others need. */
async function screensFor(
	request: UiRequest,
	settings: AppSettings,
	services: UiServices,
): Promise<Result<ScreenStack>> {
	if (request.kind === 'menu') {
		return ok({screens: [{name: 'menu'}]});
	}

	const {firstScreens} = await import('./first-screens.js');
	return firstScreens(request, settings, services);
}

/** Returns whether a game is named. */
const namesGame = (request: UiRequest): request is UiRequest & {readonly game: string} =>
	(request.kind === 'review' || request.kind === 'resume') && request.game !== undefined;

/** Returns what reads files that are no saves of ours, where one may be named: what is opened from the menu is a save. */
const recordReader = async (request: UiRequest) =>
	namesGame(request) ? (await import('../session/read-record.js')).readRecord : undefined;

/** Returns whether a game is named that cannot be read: that is said first, since a terminal would not help. */
const isMisnamed = (request: UiRequest, {games}: UiServices): boolean =>
	namesGame(request) && !games.read(request.game).ok;

/**
 * Opens the screen and resolves with the exit code when the person has left it: 2 without a terminal, 3
 * when what was asked for cannot be read, a game that is named even without one. Ink is imported only when it will be drawn with, and after the
 * colours are settled, since its colour library looks just once.
 */
export async function startUi(request: UiRequest, io: UiIo): Promise<number> {
	const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
	const services = openServices(await recordReader(request));
	try {
		if (!hasTerminal && !isMisnamed(request, services)) {
			io.error(`fogchess: ${NO_TERMINAL}`);
			return UI_EXIT.noTerminal;
		}

		keepHeapSmall();
		const {settings, warning} = services.settings.load();
		const first = await screensFor(request, settings, services);
		if (!first.ok) {
			io.error(fromProgram(first.error));
			return UI_EXIT.input;
		}

		const colors = prepareColor(process.env, process.stdout, settings.color);
		const {runApp} = await import('./run-app.js');
		const exit = await runApp({
			services,
			settings,
			first: {...(warning === undefined ? {} : {note: warning}), ...first.value},
			...(request.kind === 'menu' ? {loadView} : {view: await loadView()}),
			colors,
		});
		if (exit.line !== undefined) {
			const say = exit.code === UI_EXIT.fault ? 'error' : 'out';
			io[say](exit.line);
		}

		return exit.code;
	} finally {
		await services.close();
	}
}
