import type {Box} from '../frame/box.js';
import {type Line, textWidth} from '../frame/text-lines.js';
import type {Click} from '../shell/use-mouse.js';

/** Lines with keys in them, where they are drawn. */
type DrawnKeys = {readonly box: Box | undefined; readonly lines: readonly Line[]};

/** Returns the key that is drawn at a point, by itself or by what it does, which stands behind it: a click there is that key. */
export function keyAt({box, lines}: DrawnKeys, {x, y}: Click): string | undefined {
	if (box === undefined || x < box.left || x >= box.left + box.width || y < box.top) {
		return undefined;
	}

	let key: string | undefined;
	let end = box.left;
	for (const {text, isKey} of lines[y - box.top] ?? []) {
		end += textWidth(text);
		key = isKey === true ? text : text.trim() === '' ? undefined : key;
		if (x < end) {
			return key;
		}
	}

	return undefined;
}
