import type {Scene} from '../help/scene.js';
import {commandFor} from '../key-map.js';
import {chooseByKey} from '../screens/choice.js';
import {pageBox} from '../screens/Page.js';
import {useNavigation} from './navigation.js';
import {type Help, useHelp} from './use-help.js';
import {useKeys} from './use-keys.js';
import {useLiveState} from './use-live-reducer.js';
import {useWindowContext} from './window-context.js';

/** A list of which one entry is opened. */
type ChoiceOptions = {
	readonly count: number;
	/** Returns where the cursor begins; the first entry when that is none. */
	readonly first: () => number;
	readonly choose: (index: number) => void;
	/** What the screen has besides the list, as far as its signs depend on it. */
	readonly scene?: Omit<Scene, 'screen'>;
};

/** Where the cursor of a list is, and the list's help. */
type ListChoice = {readonly index: number; readonly help: Help};

/** Moves a cursor through a list by keys, opens what it is on, and goes back. */
export function useChoice({count, first, choose, scene}: ChoiceOptions): ListChoice {
	const {back} = useNavigation();
	const help = useHelp('menu', {screen: 'menu', ...scene}, pageBox(useWindowContext()));
	const {state, dispatch, now} = useLiveState(() => Math.max(0, first()));
	useKeys({
		onPress(press) {
			if (help.take(press)) {
				return;
			}

			const choice = chooseByKey({index: now(), count}, press);
			if (choice !== undefined) {
				dispatch(choice.index);
				if (choice.chosen) {
					choose(choice.index);
				}

				return;
			}

			const command = commandFor('menu', press);
			if (command === 'back' || command === 'leave') {
				back();
			}
		},
	});
	return {index: state, help};
}
