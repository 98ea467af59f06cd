import {PassThrough, Writable} from 'node:stream';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {render} from 'ink';
import type {ReactNode} from 'react';

/** What a terminal sends for the keys that are no characters. */
export const KEYS = {
	up: '\u001B[A',
	down: '\u001B[B',
	right: '\u001B[C',
	left: '\u001B[D',
	home: '\u001B[H',
	end: '\u001B[F',
	pageUp: '\u001B[5~',
	pageDown: '\u001B[6~',
	enter: '\r',
	tab: '\t',
	shiftTab: '\u001B[Z',
	backspace: '\u007F',
	delete: '\u001B[3~',
	// A bare ESC is only told from the start of a sequence by waiting; this form needs no wait.
	escape: '\u001B[27u',
	space: ' ',
	ctrlC: '\u0003',
} as const;

/** Returns what a terminal sends for a press and release of the left button; x and y from 0. */
export const click = (x: number, y: number): string =>
	`\u001B[<0;${x + 1};${y + 1}M\u001B[<0;${x + 1};${y + 1}m`;

/** Returns what a terminal that brackets pastes sends for a paste. */
export const paste = (text: string): string => `\u001B[200~${text}\u001B[201~`;

/** Modes that are switched, a bell with what may follow it, and other commands to the terminal. */
const MODES = /^(?:(?:\u001B\[\?[\d;]*[hl])+$|\u0007|\u001B\])/;

/** A terminal's output end with a size that a test can change. */
class FakeOutput extends Writable {
	readonly isTTY = true;
	readonly frames: string[] = [];
	modes = '';

	constructor(
		public columns: number,
		public rows: number,
	) {
		super({decodeStrings: false});
	}

	override _write(chunk: string | Buffer, _encoding: BufferEncoding, done: () => void): void {
		const text = chunk.toString();
		if (MODES.test(text)) {
			this.modes += text;
		} else {
			this.frames.push(text);
		}

		done();
	}
}

/** A terminal's input end. */
class FakeInput extends PassThrough {
	readonly isTTY = true;
	isRaw = false;

	setRawMode(isRaw: boolean): void {
		this.isRaw = isRaw;
	}

	ref(): void {}

	unref(): void {}
}

/** A tree shown in a window of a test's choosing. */
export type RenderedScreen = {
	/** Returns the frame that stands on the screen. */
	readonly lastFrame: () => string;
	/** Every frame drawn so far, the present one last. */
	readonly frames: readonly string[];
	/** Returns the terminal modes that were switched, such as mouse tracking, and the bells, in order. */
	readonly modes: () => string;
	/** Sends keys as one chunk, and resolves when what they caused is drawn. */
	readonly type: (keys: string) => Promise<void>;
	/** Changes the window's size, and resolves when that is drawn. */
	readonly resize: (columns: number, rows: number) => Promise<void>;
	readonly rerender: (node: ReactNode) => void;
	readonly unmount: () => void;
};

/** Lets effects, input and the updates they cause run. */
export async function settle(): Promise<void> {
	for (let turn = 0; turn < 6; turn++) {
		await nextTurn();
	}
}

/** Shows a tree in a window of `columns` × `rows`. Every update is drawn at once, so that tests wait for nothing. */
export function renderScreen(
	node: ReactNode,
	{columns = 80, rows = 24}: {readonly columns?: number; readonly rows?: number} = {},
): RenderedScreen {
	const stdout = new FakeOutput(columns, rows);
	const stdin = new FakeInput();
	const instance = render(node, {
		stdout,
		stdin,
		stderr: new FakeOutput(columns, rows),
		debug: true,
		interactive: true,
		exitOnCtrlC: false,
		patchConsole: false,
	});

	/** Settles until nothing more is drawn: on a busy machine React takes several goes. */
	const calm = async (): Promise<void> => {
		await settle();
		for (let drawn = -1; drawn !== stdout.frames.length;) {
			drawn = stdout.frames.length;
			await nextTurn();
			await nextTurn();
		}
	};

	return {
		frames: stdout.frames,
		lastFrame: () => stdout.frames.at(-1) ?? '',
		modes: () => stdout.modes,
		async type(keys) {
			await settle();
			stdin.write(keys);
			await calm();
		},
		async resize(nextColumns, nextRows) {
			stdout.columns = nextColumns;
			stdout.rows = nextRows;
			stdout.emit('resize');
			await calm();
		},
		rerender: instance.rerender,
		unmount: instance.unmount,
	};
}
