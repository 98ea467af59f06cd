import {SQUARE_NAMES} from '../../source/core/square.js';
import {click, KEYS} from '../helpers/render-screen.js';

/** What is on the screen of an app that is driven by a test. */
type Shown = {readonly text: () => string};

/** Where the pane beside the board begins in a window of 80 columns. */
const PANE = 39;

/** Returns all that is on the screen, in one line, without the dots of dark squares. */
export const allSaid = ({text}: Shown): string => text().replaceAll(/\s+(?:\.\s+)*/g, ' ');

/** Returns what is said beside the board, in one line; `pane` is where it begins. */
export const saidBeside = ({text}: Shown, pane = PANE): string =>
	text()
		.split('\n')
		.map((line) => line.slice(pane).trim())
		.filter(Boolean)
		.join(' ');

/** Returns where a square's sign is drawn in a window of 80×24, White below: squares of 4×2 characters. */
export const placeOf = (name: string): {readonly x: number; readonly y: number} => ({
	x: 4 + 4 * 'abcdefgh'.indexOf(name[0]),
	y: 3 + 2 * (8 - Number(name[1])),
});

/** Returns the squares on which a sign is drawn. */
export function squaresWith({text}: Shown, sign: string): string[] {
	const lines = text().split('\n');
	return SQUARE_NAMES.filter((name) => {
		const {x, y} = placeOf(name);
		return lines[y]?.[x] === sign;
	});
}

/** Clicks squares, one after the other. */
export async function clickSquares(
	{type}: {readonly type: (keys: string) => Promise<void>},
	...names: readonly string[]
): Promise<void> {
	for (const name of names) {
		const {x, y} = placeOf(name);
		await type(click(x, y));
	}
}

/** Clicks on words where they are drawn. */
export async function clickWords(
	{text, type}: Shown & {readonly type: (keys: string) => Promise<void>},
	words: string,
): Promise<void> {
	const rows = text().split('\n');
	const y = rows.findLastIndex((row) => row.includes(words));
	await type(click(rows[y].indexOf(words), y));
}

/**
 * Opens the help of a screen and returns all of it in one line, page by page to its end; then closes it. Rows that two
 * pages share are there twice.
 */
export async function readHelp({
	text,
	type,
}: Shown & {readonly type: (keys: string) => Promise<void>}): Promise<string> {
	await type('?');
	const pages = [text()];
	while (text().includes('PgDn')) {
		const before = pages.at(-1);
		// oxlint-disable-next-line no-await-in-loop -- Each page is seen before the next is asked for.
		await type(KEYS.pageDown);
		if (text() === before) {
			break;
		}

		pages.push(text());
	}

	await type(KEYS.escape);
	return pages.join(' ').replaceAll(/\s+/g, ' ');
}
