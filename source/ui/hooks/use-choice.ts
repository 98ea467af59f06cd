import {commandFor} from '../key-map.js';
import {chooseByKey} from '../screens/choice.js';
import {pageBox} from '../screens/Page.js';
import {useNavigation} from './navigation.js';
import {type Help, useHelp} from './use-help.js';
import {useKeys} from './use-keys.js';
import {useLiveReducer} from './use-live-reducer.js';
import {useWindowContext} from './window-context.js';

/** A list of which one entry is opened. */
type ChoiceOptions = {
	readonly count: number;
	/** Returns where the cursor begins. */
	readonly first: () => number;
	/** Opens an entry. */
	readonly choose: (index: number) => void;
};

/** Where the cursor of a list is, and the list's help. */
type ListChoice = {readonly index: number; readonly help: Help};

/** Moves a cursor through a list by keys, opens what it is on, and goes back. */
export function useChoice({count, first, choose}: ChoiceOptions): ListChoice {
	const {back} = useNavigation();
	const help = useHelp('menu', {screen: 'menu'}, pageBox(useWindowContext()));
	const {state, dispatch, now} = useLiveReducer((_index: number, next: number) => next, first);
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
