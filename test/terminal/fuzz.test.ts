import {describe, expect, it} from 'vitest';
import {createRandom, hashText} from '../../source/core/random.js';
import {openTerminal, type TerminalSession} from '../helpers/open-terminal.js';
import {QUICK_NODE} from '../helpers/quick-node.js';
import {randomAction, type TerminalAction} from '../helpers/random-keys.js';
import {sampleSize} from '../helpers/sample-size.js';

/** Another seed is another test; FUZZ_SEED repeats one that failed. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const SEQUENCES = sampleSize(40, 1000);
/** So many are typed before the screen is looked at. */
const BATCH = 5;

/** What is never to be seen on any screen: a stack, or a value that was not made for people. */
const FAULT =
	/\bat .+:\d+:\d+\)?|TypeError|ReferenceError|RangeError|\bundefined\b|\[object |\bNaN\b|fault of ours/;

/** What a new window begins with. */
const CLEAR = '\u001B[H\u001B[J';

const show = (actions: readonly TerminalAction[]): string =>
	actions.map((action) => JSON.stringify(action)).join('\n');

/** Where the keys are typed: each start of the program has screens of its own behind it. */
const STARTS: readonly (readonly string[])[] = [
	[],
	['hotseat'],
	['hotseat', '--clock', '5+3', '--fen', '4k3/P7/8/8/8/8/7p/4K3 w - - 0 1'],
	['play', '--as', 'white', '--level', 'random', '--seed', '1'],
	['drill', 'KRvK', '--opponent', 'clairvoyant', '--seed', '1'],
	['watch', '--white', 'random', '--black', 'greedy', '--seed', '1'],
];

const isSize = (
	{terminal}: TerminalSession,
	{columns, rows}: {readonly columns: number; readonly rows: number},
): boolean => terminal.cols === columns && terminal.rows === rows;

/**
 * Changes the window and waits until the program draws anew for it. A frame of the old size may come before, whole
 * too when it is a hand-off or what is behind one; in a narrower window its rows wrap.
 */
async function resize(
	session: TerminalSession,
	{columns, rows}: {readonly columns: number; readonly rows: number},
): Promise<void> {
	const before = session.received;
	session.resize(columns, rows);
	await session.waitFor(
		() =>
			!session.isRunning || (session.bytes().indexOf(CLEAR, before) >= 0 && !session.hasWrappedRow),
		`a frame for ${columns}×${rows}`,
	);
}

/** Returns whether the program is about to end: what is typed while it gives the terminal back is echoed. */
const isLeaving = async (session: TerminalSession): Promise<boolean> =>
	session
		.waitFor(() => !session.isRunning || !session.isAlternate, 'the end of the program')
		.then(
			() => true,
			() => false,
		);

/**
 * How it may end: as it was told to, or by Ctrl+C or Ctrl+\, which are signals again when what was typed behind the
 * key that ends it comes after the terminal was given back.
 */
const ENDS = [0, 130, 131];

describe('whatever is typed', () => {
	it.each(STARTS.map((words) => [words.join(' ') || 'menu', words] as const))(
		'leaves the program alive and its frames inside the window: %s',
		async (name, words) => {
			const random = createRandom(SEED ^ hashText(name));
			let terminal: TerminalSession | undefined;
			let since: TerminalAction[] = [];
			const fail = (what: string): never => {
				throw new Error(
					`${what}; FUZZ_SEED=${SEED}\n${terminal?.describe()}\nSince the start:\n${show(since)}`,
				);
			};

			try {
				for (let typed = 0; typed < SEQUENCES;) {
					if (terminal === undefined) {
						terminal = openTerminal({arguments: words, nodeFlags: QUICK_NODE});
						since = [];
						await terminal.waitFor(() => terminal!.isAlternate, 'the first screen');
						await terminal.settle(30);
					}

					for (let index = 0; index < BATCH; index++, typed++) {
						const action = randomAction(random);
						since.push(action);
						if ('keys' in action) {
							terminal.type(action.keys);
						} else if (!isSize(terminal, action)) {
							await resize(terminal, action).catch((error: Error) => fail(error.message));
						}
					}

					const overflows = terminal.overflows;
					await terminal.settle(15);
					if (FAULT.test(terminal.screen().join('\n'))) {
						fail('A fault is on the screen');
					}

					const fault = terminal.hasWrappedRow
						? 'A row is wider than the window'
						: terminal.overflows > overflows
							? 'A frame is higher than the window'
							: undefined;
					if (fault !== undefined && !(await isLeaving(terminal))) {
						fail(fault);
					}

					// One that stops gives the terminal back too, and takes it again when it goes on.
					await terminal.waitFor(
						() => !terminal!.isRunning || terminal!.isAlternate,
						'the end of the program, or its screen again',
					);
					if (!terminal.isRunning) {
						const code = await terminal.exit();
						if (!ENDS.includes(code)) {
							fail(`The program ended with ${code}`);
						}

						await terminal.close();
						terminal = undefined;
					}
				}

				// Still alive, and still able to leave.
				terminal?.resize(80, 24);
				terminal?.type('\u001B[201~\u0003');
				expect(ENDS).toContain((await terminal?.exit()) ?? 0);
			} finally {
				await terminal?.close();
			}
		},
		180_000,
	);
});
