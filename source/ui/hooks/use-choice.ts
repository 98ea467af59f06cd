import {commandFor} from '../key-map.js';
import {chooseByKey} from '../screens/choice.js';
import {useNavigation} from './navigation.js';
import {useKeys} from './use-keys.js';
import {useLiveReducer} from './use-live-reducer.js';

/** A list of which one entry is opened. */
type ChoiceOptions = {
	readonly count: number;
	/** Returns where the cursor begins. */
	readonly first: () => number;
	/** Opens an entry. */
	readonly choose: (index: number) => void;
};

/** Moves a cursor through a list by keys, opens what it is on, and goes back. Returns the cursor's index. */
export function useChoice({count, first, choose}: ChoiceOptions): number {
	const {back} = useNavigation();
	const {state, dispatch, now} = useLiveReducer((_index: number, next: number) => next, first);
	useKeys({
		onPress(press) {
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
	return state;
}
