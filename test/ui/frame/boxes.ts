import type {Box} from '../../../source/ui/frame/box.js';

export const isInside = (inner: Box, outer: Box): boolean =>
	inner.left >= outer.left &&
	inner.top >= outer.top &&
	inner.left + inner.width <= outer.left + outer.width &&
	inner.top + inner.height <= outer.top + outer.height;

export const overlap = (a: Box, b: Box): boolean =>
	a.left < b.left + b.width &&
	b.left < a.left + a.width &&
	a.top < b.top + b.height &&
	b.top < a.top + a.height;

/** Returns what is wrong with boxes that are to be inside a window and apart, or undefined. */
export function boxFault(boxes: readonly Box[], window: Box): string | undefined {
	for (const [index, box] of boxes.entries()) {
		if (!isInside(box, window)) {
			return `box ${index} leaves the window`;
		}

		if (box.width < 1 || box.height < 1) {
			return `box ${index} is empty`;
		}

		if (boxes.slice(index + 1).some((other) => overlap(box, other))) {
			return `box ${index} overlaps another`;
		}
	}

	return undefined;
}
