import {type DOMElement, measureElement} from 'ink';
import {type RefObject, useContext, useEffectEvent, useLayoutEffect, useRef} from 'react';
import type {Press} from './press.js';
import {RouterContext} from './use-keys.js';
import type {Click} from './use-mouse.js';

/**
 * Has clicks on a box be keys: those that `keysAt` returns for a point of the box, counted from its own corner; of none the
 * screen takes the click itself. Returns what the box is to be referred by.
 */
export function useClicks(
	keysAt: (point: Click) => readonly Press[],
	isOn = true,
): RefObject<DOMElement | null> {
	const router = useContext(RouterContext);
	const box = useRef<DOMElement>(null);
	const keysFor = useEffectEvent(({x, y}: Click): readonly Press[] => {
		if (box.current === null) {
			return [];
		}

		const {x: left, y: top, width, height} = measureElement(box.current);
		const point = {x: x - left, y: y - top};
		const isInside = point.x >= 0 && point.x < width && point.y >= 0 && point.y < height;
		return isInside ? keysAt(point) : [];
	});
	useLayoutEffect(
		() => (isOn ? router?.clickable((click) => keysFor(click)) : undefined),
		[router, isOn],
	);
	return box;
}
