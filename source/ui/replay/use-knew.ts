import {useMemo} from 'react';
import type {KnownState} from '../panes/known-view.js';
import {useKnown} from '../panes/use-known.js';
import type {FrameSource} from './frame-source.js';
import type {Gaze, Playback} from './playback.js';

/** Returns what the seat of these eyes could know at the frame that is shown; undefined while that is not asked for, and where there is nothing to ask. */
export function useKnew(
	knew: FrameSource['knew'],
	{frame, hasKnown}: Playback,
	eyes: Gaze,
): KnownState | undefined {
	const asked = useMemo(
		() => (hasKnown && eyes !== 'all' ? knew?.(frame, eyes) : undefined),
		[knew, frame, hasKnown, eyes],
	);
	return useKnown(typeof asked === 'string' ? undefined : asked);
}
