import {Writable} from 'node:stream';
import xterm from '@xterm/headless';

type Terminal = InstanceType<typeof xterm.Terminal>;

/** A terminal emulator, and the output end that leads to it. */
export type Emulator = {
	readonly stdout: NodeJS.WriteStream;
	/** Resolves when all that was written is on the screen. */
	readonly settled: () => Promise<void>;
	/** Every cell: its character and look. */
	readonly cells: () => string[];
	/** The rows as text. */
	readonly lines: () => string[];
	readonly cursor: () => readonly [x: number, y: number];
	/** Bytes received since the last call. */
	readonly bytes: () => number;
	readonly received: () => string;
	readonly resize: (columns: number, rows: number) => void;
};

/** Returns how a cell looks; of a blank only what shows. */
function describe(terminal: Terminal, x: number, y: number): string {
	const cell = terminal.buffer.active.getLine(y)?.getCell(x);
	if (cell === undefined) {
		return '';
	}

	const sign = cell.getChars() || (cell.getWidth() === 0 ? '' : ' ');
	const isLined = cell.isUnderline() + cell.isInverse() + cell.isStrikethrough() > 0;
	const fore = `${cell.getFgColorMode()}:${cell.getFgColor()}:${cell.isBold()}${cell.isDim()}${cell.isItalic()}`;
	const lines = `${cell.isUnderline()}${cell.isInverse()}${cell.isStrikethrough()}`;
	const back = `${cell.getBgColorMode()}:${cell.getBgColor()}`;
	return sign === ' ' && !isLined ? ` on ${back}` : `${sign} ${fore} ${lines} on ${back}`;
}

/** Opens a terminal emulator that treats line feeds as terminals in Node's raw mode do. */
export function openEmulator(columns: number, rows: number): Emulator {
	const terminal = new xterm.Terminal({
		cols: columns,
		rows,
		convertEol: true,
		allowProposedApi: true,
		scrollback: 0,
	});
	let bytes = 0;
	let received = '';
	let last = Promise.resolve();
	class Output extends Writable {
		readonly isTTY = true;
		columns = columns;
		rows = rows;

		override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
			bytes += chunk.length;
			received += chunk.toString();
			last = new Promise((resolve) => {
				terminal.write(chunk.toString(), resolve);
			});
			done();
		}
	}

	const stdout = new Output();
	return {
		stdout: stdout as unknown as NodeJS.WriteStream,
		settled: async () => last,
		cells: () =>
			Array.from({length: terminal.cols * terminal.rows}, (_, index) =>
				describe(terminal, index % terminal.cols, Math.floor(index / terminal.cols)),
			),
		lines: () =>
			Array.from(
				{length: terminal.rows},
				(_, y) => terminal.buffer.active.getLine(y)?.translateToString(true) ?? '',
			),
		cursor: () => [terminal.buffer.active.cursorX, terminal.buffer.active.cursorY],
		bytes() {
			const count = bytes;
			bytes = 0;
			return count;
		},
		received: () => received,
		resize(nextColumns, nextRows) {
			terminal.resize(nextColumns, nextRows);
			stdout.columns = nextColumns;
			stdout.rows = nextRows;
			stdout.emit('resize');
		},
	};
}
