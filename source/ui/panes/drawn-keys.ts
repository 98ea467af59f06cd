import {type Line, textWidth} from '../frame/text-lines.js';
import {pressNamed} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {useClicks} from '../shell/use-clicks.js';
import type {Click} from '../shell/use-mouse.js';

/** Returns the key that is drawn at a point of rows, by itself or by what it does, which stands behind it: a click there is that key. Pure. */
function keyAt(lines: readonly Line[], {x, y}: Click): string | undefined {
	let drawn: string | undefined;
	let end = 0;
	for (const {text, key} of lines[y] ?? []) {
		end += textWidth(text);
		drawn = key ?? (text.trim() === '' ? undefined : drawn);
		if (x < end) {
			return drawn;
		}
	}

	return undefined;
}

/** Returns the press of a key as a help line names it, of "Enter or 1–9" that of Enter; none where that names several. */
export function pressesOf(name: string): readonly Press[] {
	const press = pressNamed(name) ?? pressNamed(name.split(' ')[0]);
	return press === undefined ? [] : [press];
}

/** Has clicks on the keys in rows be those keys; returns what the box of the rows is to be referred by. */
export const useDrawnKeys = (lines: readonly Line[]) =>
	useClicks(
		(point) => pressesOf(keyAt(lines, point) ?? ''),
		lines.some((line) => line.some(({key}) => key !== undefined)),
	);
