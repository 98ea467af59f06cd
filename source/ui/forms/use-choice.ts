import {useState} from 'react';
import {LEAVE_BY} from '../../text/turn.js';
import {chooseByKey, type Listed} from '../panes/choice.js';
import type {PaletteEntry} from '../panes/palette.js';
import type {Scene} from '../panes/scene.js';
import {type Aids, useAids} from '../panes/use-aids.js';
import {useNavigation, type WindowSize} from '../shell/app-context.js';
import {commandFor} from '../shell/keys/key-map.js';
import {deadKey} from '../shell/press.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';

/** A list of which one entry is opened. */
type ChoiceOptions = Listed & {
	/** Returns where the cursor begins; the first entry when that is none. */
	readonly first: () => number;
	readonly choose: (index: number) => void;
	/** The same entries for the list of commands. */
	readonly entries: readonly PaletteEntry[];
	/** The part of the window that the page takes. */
	readonly window: WindowSize;
	/** What the screen has besides the list, as far as its signs depend on it. */
	readonly scene?: Omit<Scene, 'screen'>;
};

/** Where the cursor of a list is, what the list has over it, and what is said of the last key, if it did nothing. */
type ListChoice = {
	readonly index: number;
	readonly aids: Aids;
	readonly said: string | undefined;
};

/** Moves a cursor through the entries of the first menu by keys, opens what it is on, and leaves the program by its key alone. */
export function useChoice(options: ChoiceOptions): ListChoice {
	const {count, page, window, first, choose, entries, scene} = options;
	const {back} = useNavigation();
	const aids = useAids('menu', {screen: 'menu', ...scene}, window, entries);
	const {state, dispatch, now} = useLiveState(() => Math.max(0, first()));
	const [said, setSaid] = useState<string>();
	useKeys({
		onPress(press) {
			setSaid(undefined);
			// All that the list of commands has here are the entries, and the help.
			aids.take(press, () => {
				const choice = chooseByKey({index: now(), count, page}, press);
				if (choice !== undefined) {
					dispatch(choice.index);
					if (choice.chosen) {
						choose(choice.index);
					}

					return;
				}

				const command = commandFor('menu', press);
				if (command === 'leave') {
					back();
				} else if (command === 'back') {
					// Who presses Esc once too often has not asked to leave.
					setSaid(LEAVE_BY);
				} else if (command === undefined) {
					setSaid(deadKey(press));
				}
			});
		},
	});
	return {index: state, aids, said};
}
