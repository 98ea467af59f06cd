import {pick, type Random, randomInteger} from '../../source/core/random.js';

/** What may happen to a terminal: bytes from the keyboard, or another size of the window. */
export type TerminalAction =
	| {readonly keys: string}
	| {readonly columns: number; readonly rows: number};

const ESC = '\u001B';
const CSI = `${ESC}[`;
const PASTE = [`${CSI}200~`, `${CSI}201~`] as const;

const CURSOR_KEYS = ['A', 'B', 'C', 'D', 'H', 'F', 'Z', 'E', 'P', 'Q', 'R', 'S'];
const TILDE_KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 29, 34];
const MOVES = [
	'e2e4',
	'Nf3',
	'O-O',
	'exd5',
	'e8=Q',
	'e7e8q',
	'a1h8',
	'o-o-o',
	'bxc3',
	'Kxe8+',
	'z9',
];
const LETTERS =
	'abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ?!/.,;:+-=#*()[]{}<>|~`\'"@$%^&_\\'.split(
		'',
	);
/** Not Ctrl+C and not Ctrl+Z, which end or stop the program as they should; Ctrl+M, I, H and [ are keys of their own. */
const CONTROLS =
	'\u0000\u0001\u0002\u0004\u0005\u0006\u0007\u0008\u0009\u000A\u000B\u000C\u000D\u000E\u000F\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001C\u001D\u001E\u001F\u007F'.split(
		'',
	);
const OTHERS = [
	'é',
	'ß',
	'漢',
	'🙂',
	'👩‍👩‍👧',
	'♟\uFE0F',
	'\u200B',
	'\u202E',
	'e\u0301',
	'\uFFFD',
	'\u0085',
	'\u009B',
];

/** Each kind of key sequence that a terminal, a person or a broken line may send. */
const KINDS: readonly ((random: Random) => string)[] = [
	(random) => pick(random, LETTERS),
	(random) => pick(random, ['\r', '\t', ' ', '\u007F', ESC]),
	(random) => `${pick(random, MOVES)}${pick(random, ['', '\r', '\t'])}`,
	// Arrows, Home, End, F1–F4, plain and with modifiers, in both cursor modes.
	(random) => `${pick(random, [CSI, `${ESC}O`])}${pick(random, CURSOR_KEYS)}`,
	(random) => `${CSI}1;${1 + randomInteger(random, 16)}${pick(random, CURSOR_KEYS)}`,
	(random) =>
		`${CSI}${pick(random, TILDE_KEYS)}${pick(random, ['~', ';2~', ';5~', ';6~', '^', '$', '@'])}`,
	(random) => pick(random, CONTROLS),
	(random) => `${ESC}${pick(random, LETTERS)}`,
	// The mouse: presses, releases, motion and the wheel, inside the window and far out of it.
	(random) =>
		`${CSI}<${pick(random, [0, 1, 2, 3, 32, 35, 64, 65, 128])};${randomInteger(random, 130)};${randomInteger(random, 50)}${pick(random, ['M', 'm'])}`,
	(random) =>
		`${CSI}M${pick(random, [' ', '#', '!'])}${pick(random, LETTERS)}${pick(random, LETTERS)}`,
	(random) => `${CSI}<0;${randomInteger(random, 100_000)};-1M`,
	// Keys as the kitty protocol sends them.
	(random) => `${CSI}${32 + randomInteger(random, 200)};${1 + randomInteger(random, 8)}u`,
	(random) =>
		`${CSI}${57_344 + randomInteger(random, 80)};${1 + randomInteger(random, 8)}:${1 + randomInteger(random, 3)}u`,
	// Answers to questions nobody asked: attributes, colours, cursor, focus, keyboard.
	(random) =>
		pick(random, [
			`${CSI}?62;22c`,
			`${CSI}>0;10;1c`,
			`${CSI}24;80R`,
			`${CSI}I`,
			`${CSI}O`,
			`${CSI}?1u`,
			`${ESC}]11;rgb:0000/0000/0000${ESC}\\`,
			`${ESC}]10;?\u0007`,
			`${ESC}P>|term${ESC}\\`,
		]),
	// Pastes: whole, without an end, without a beginning, with escapes in them.
	(random) => `${PASTE[0]}${pick(random, MOVES)}\n${pick(random, OTHERS)}${PASTE[1]}`,
	(random) =>
		`${PASTE[0]}${pick(random, MOVES)}${pick(random, ['', PASTE[0], `${CSI}A`])}${PASTE[1]}`,
	(random) => `${pick(random, PASTE)}${PASTE[1]}`,
	// Broken off in the middle.
	(random) =>
		pick(random, [
			CSI,
			`${ESC}O`,
			`${CSI}<`,
			`${CSI}<0;`,
			`${CSI}1;`,
			`${CSI}200`,
			`${ESC}]`,
			`${ESC}P`,
			`${ESC}${ESC}`,
			`${ESC}${CSI}A`,
		]),
	(random) => pick(random, OTHERS),
	(random) => pick(random, LETTERS).repeat(1 + randomInteger(random, 300)),
];

/** Windows from next to nothing to a large screen. */
const SIZES = [
	[2, 1],
	[10, 5],
	[20, 6],
	[34, 11],
	[33, 11],
	[40, 12],
	[24, 13],
	[60, 20],
	[80, 24],
	[100, 30],
	[132, 43],
	[200, 60],
] as const;

/** Returns something that may happen to a terminal; a resize about once in 40 times. */
export function randomAction(random: Random): TerminalAction {
	if (random() < 0.025) {
		const [columns, rows] = pick(random, SIZES);
		return {columns, rows};
	}

	return {keys: pick(random, KINDS)(random)};
}
