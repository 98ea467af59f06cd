import type {Line} from '../components/text-lines.js';
import {helpLines} from '../help/help-lines.js';
import type {Scene} from '../help/scene.js';
import {scrollBy, scrolledLines} from '../help/scroll.js';
import {commandFor, type KeyContext} from '../key-map.js';
import type {Press} from '../press.js';
import {useTheme} from '../theme/theme.js';
import {useLiveState} from './use-live-reducer.js';

/** The help of a screen: its signs and its keys, over the screen while it is open. */
export type Help = {
	/** What is shown of it; undefined while it is closed. */
	readonly lines: readonly Line[] | undefined;
	/** Takes a key that opens the help, or any while it is open. Returns whether it was one of these. */
	readonly take: (press: Press) => boolean;
};

/** Keeps a screen's help: `scene` says which signs it has, `box` where the help goes; nowhere in a window that is too small. */
export function useHelp(
	context: KeyContext,
	scene: Scene,
	box: {readonly width: number; readonly height: number} | undefined,
): Help {
	const theme = useTheme();
	const {state, dispatch, now} = useLiveState<number | undefined>(undefined);
	const {width, height} = box ?? {width: 0, height: 0};
	const all = (): readonly Line[] => helpLines(context, scene, width, theme);
	return {
		lines: state === undefined ? undefined : scrolledLines(all(), {width, height}, theme, state),
		take(press) {
			const top = now();
			if (top === undefined) {
				const opens = commandFor(context, press) === 'keys';
				if (opens) {
					dispatch(0);
				}

				return opens;
			}

			const command = commandFor('overlay', press);
			dispatch(
				command === 'back' ? undefined : scrollBy(top, command, {count: all().length, height}),
			);
			return true;
		},
	};
}
