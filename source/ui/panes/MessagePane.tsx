import type {Theme} from '../theme/theme.js';
import {messageRows} from './message.js';
import {pane} from './pane.js';
import {type Line, lineOf} from '../frame/text-lines.js';
import type {Message} from '../../session/told/message.js';
import type {Size} from '../frame/box.js';

/**
 * Returns the rows of a message pane: the newest message last, the first row saying how many rows of older
 * ones do not fit. `older` is how many rows the player has gone back; then the last row says so. Pure.
 */
export function messageLines(
	messages: readonly Message[],
	size: Size,
	theme: Theme,
	older = 0,
): readonly Line[] {
	const {palette, glyphs} = theme;
	const {width, height} = size;
	// A question may have taken all the room.
	if (height <= 0) {
		return [];
	}

	const all = messageRows(messages, width, theme);
	if (all.length <= height) {
		return all;
	}

	const back = clampOlder(older, all.length, height);
	const hasNewer = back > 0 && height > 2;
	const end = all.length - back;
	const room = height - 1 - (hasNewer ? 1 : 0);
	const begin = Math.max(0, end - room);
	// With a single row the newest words count for more than a count of the older ones.
	if (height === 1) {
		return all.slice(end - 1, end);
	}

	const count = (rows: number, word: string, key: string): Line =>
		lineOf(`${glyphs.ellipsis} ${rows} ${word} (${key})`.slice(0, width), palette.faint);
	const newer = hasNewer ? [count(back, 'newer', 'PgDn')] : [];
	// A count of one row would only take the place of that row.
	return begin <= 1
		? [...all.slice(0, end), ...newer]
		: [count(begin, 'older', 'PgUp'), ...all.slice(begin, end), ...newer];
}

/** Returns how far back a pane can go, for a request to go back that far. */
export const clampOlder = (older: number, rows: number, height: number): number =>
	Math.max(0, Math.min(older, rows - height + 1));

/** What happened, in sentences, the newest below. Nothing goes out of it without a word. `older` is how many rows the player has gone back. */
export const MessagePane = pane<{readonly messages: readonly Message[]; readonly older?: number}>(
	({messages, older}, size, theme) => messageLines(messages, size, theme, older),
);
