import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {importTypescript} from '../import-typescript.js';
import {OPENING, playHotseat, takeKeyboard} from '../play-hotseat.js';
import {atMost, median} from './measure.js';

export const title = 'Screen: a hotseat game in a true-colour terminal';

const PROGRAM = fileURLToPath(new URL('../../bin/fogchess.js', import.meta.url));
const WINDOWS = [
	[80, 24],
	[120, 40],
];
/** The seed of a random game that goes on for so many plies. */
const GAME = {seed: 3, plies: 80};
/** Longer than the program waits before it draws a second time, in milliseconds. */
const PAUSE = 40;

const [UP, DOWN, RIGHT, LEFT] = ['A', 'B', 'C', 'D'].map((letter) => `\u001B[${letter}`);
const times = (count, keys) => Array.from({length: count}, () => keys).flat();

/** A way over the whole board from any square: to a1, up and down the files, back along the ranks. */
const WALK = [
	...times(7, [LEFT, DOWN]),
	...times(4, [...times(7, [UP]), RIGHT, ...times(7, [DOWN]), RIGHT]),
	...times(4, [...times(7, [LEFT]), UP, ...times(7, [RIGHT]), UP]),
];

/** Returns the bytes and milliseconds of each step of `WALK` that moved the cursor. */
async function walk(terminal) {
	const steps = [];
	for (const key of WALK) {
		await terminal.settle(PAUSE);
		const {received} = terminal;
		const began = performance.now();
		terminal.type(key);
		// At the edge nothing moves and nothing comes.
		await terminal.waitFor(() => terminal.received > received, 'a step', 200).catch(() => {});
		if (terminal.received > received) {
			const time = terminal.lastReceived - began;
			await terminal.settle(PAUSE);
			steps.push({time, bytes: Buffer.byteLength(terminal.bytes().slice(received))});
		}
	}

	return steps;
}

/** Returns how much memory a process has held at most, or holds now where the system tells no more, in MB. */
function memory(pid) {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		return Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024;
	} catch {
		return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
	}
}

/** Returns the moves of a seeded random game. */
async function randomGame() {
	const {Game, findVariant, makeUci, createRandom, pick} = await importTypescript(
		'test/helpers/game.ts',
		'source/rules/registry.ts',
		'source/core/uci.ts',
		'source/core/random.ts',
	);
	const game = Game.start(findVariant('fog').value).value;
	const random = createRandom(GAME.seed);
	const moves = [];
	while (moves.length < GAME.plies) {
		const move = pick(random, game.moves());
		game.try(move);
		if (game.outcome !== undefined) {
			throw new Error(`the random game is over after ${moves.length} plies`);
		}

		moves.push(makeUci(move));
	}

	return moves;
}

export async function* run() {
	const {openTerminal} = await importTypescript('test/helpers/open-terminal.ts');
	const open = (columns, rows) =>
		openTerminal({
			program: PROGRAM,
			arguments: ['hotseat'],
			columns,
			rows,
			env: {COLORTERM: 'truecolor'},
		});

	for (const [columns, rows] of WINDOWS) {
		const terminal = open(columns, rows);
		try {
			await playHotseat(terminal, OPENING);
			await takeKeyboard(terminal, OPENING.length);
			const steps = await walk(terminal);
			const bytes = steps.map((step) => step.bytes);
			const window = `${columns}×${rows}, ${steps.length} cursor steps`;
			yield {what: `${window}: median`, value: `${median(bytes)} bytes`};
			yield atMost(`${window}: most`, Math.max(...bytes), 250, ' bytes');
			const latency = median(steps.map((step) => step.time));
			yield atMost(`${window}: median from key to output`, latency, 10, ' ms');
		} finally {
			await terminal.close();
		}
	}

	const moves = await randomGame();
	for (const [columns, rows] of WINDOWS) {
		const terminal = open(columns, rows);
		try {
			await playHotseat(terminal, moves);
			const most = memory(terminal.pid);
			yield atMost(`${columns}×${rows}: most memory in ${moves.length} plies`, most, 150, ' MB');
		} finally {
			await terminal.close();
		}
	}
}
