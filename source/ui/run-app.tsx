import process from 'node:process';
import {render} from 'ink';
import {App, type AppProps} from './app.js';
import {UI_EXIT, type UiExit} from '../session/request.js';
import {makeScreenOutput, redrawScreen} from './shell/output/screen-output.js';
import {watchGround} from './shell/ground.js';
import {makePasteInput} from './shell/paste-end.js';
import {ourFault} from '../text/saves.js';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/**
 * Keeps everything but the screen from writing to the terminal: `console`, and the warnings of Node.
 * Either could tell a secret, and would stay on the main screen. Returns the way back.
 */
export function silence(): () => void {
	const originals = METHODS.map((name) => [name, console[name]] as const);
	const warners = process.listeners('warning');
	for (const name of METHODS) {
		console[name] = () => {};
	}

	process.removeAllListeners('warning');
	return () => {
		for (const [name, original] of originals) {
			console[name] = original;
		}

		for (const warner of warners) {
			process.on('warning', warner);
		}
	};
}

/** What is said when the screen had to be given up. */
const FAULT: UiExit = {
	code: UI_EXIT.fault,
	line: ourFault('closed the screen'),
};

/** What is said when the keys stop coming: the terminal was closed, or whoever sat behind it. */
const GONE: UiExit = {code: UI_EXIT.interrupted};

/** Takes every key as it comes and unechoed, or gives the keyboard back. A terminal that is gone cannot do either. */
function setRawMode(isRaw: boolean): void {
	try {
		if (process.stdin.isTTY) {
			process.stdin.setRawMode(isRaw);
		}
	} catch {
		// Ink finds out by itself.
	}
}

/** Draws the program until the person leaves it, and resolves with how. The main screen is back by then. */
export async function runApp(props: Omit<AppProps, 'onFault' | 'askGround'>): Promise<UiExit> {
	const unsilence = silence();
	let fault: {readonly error: unknown} | undefined;
	const onFault = (error: unknown) => {
		fault ??= {error};
		instance.unmount();
	};

	const onGone = () => instance.unmount();

	const stdout = makeScreenOutput(process.stdout);
	// Before Node's own listener, whose `resize` leaves out a change there and back at once; but the terminal has cut off rows.
	const onResize = () => redrawScreen(stdout);

	process.prependListener('SIGWINCH', onResize);
	process.on('uncaughtException', onFault);
	process.on('unhandledRejection', onFault);
	process.stdin.on('end', onGone);
	process.stdin.on('error', onGone);
	// Before the first frame, or the terminal would write keys that come early into it.
	setRawMode(true);
	const ground = watchGround(makePasteInput(process.stdin), process.stdout);
	const instance = render(<App {...props} askGround={ground.ask} onFault={onFault} />, {
		stdin: ground.stdin,
		stdout,
		alternateScreen: true,
		incrementalRendering: true,
		interactive: true,
		exitOnCtrlC: false,
		patchConsole: false,
		maxFps: 60,
	});
	try {
		const exit = (await instance.waitUntilExit()) as UiExit | undefined;
		return fault === undefined ? (exit ?? GONE) : FAULT;
	} catch (error) {
		fault ??= {error};
		return FAULT;
	} finally {
		process.off('SIGWINCH', onResize);
		process.off('uncaughtException', onFault);
		process.off('unhandledRejection', onFault);
		process.stdin.off('end', onGone);
		process.stdin.off('error', onGone);
		setRawMode(false);
		unsilence();
		if (fault !== undefined && process.env['FOGCHESS_DEBUG']) {
			console.error(fault.error);
		}
	}
}
