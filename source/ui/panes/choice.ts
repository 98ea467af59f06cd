import {useState} from 'react';
import {commandFor} from '../shell/keys/key-map.js';
import {deadKey, type Press} from '../shell/press.js';
import {LEAVE_BY} from '../../text/turn.js';
import type {Scene} from './scene.js';
import {pageBox} from './Page.js';
import {useNavigation, type WindowSize} from '../shell/app-context.js';
import {type Help, useHelp} from './help-lines.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import type {Command} from '../shell/keys/key-binding.js';

/** The entries of a list, and the rows of it that are in sight: a page. */
export type Listed = {readonly count: number; readonly page: number};

export type Choice = Listed & {readonly index: number};

/** What a key did to a list: moved its cursor, chose an entry, or nothing. */
type ChoiceResult = {readonly index: number; readonly chosen: boolean};

const MOVES: readonly Command[] = ['up', 'down', 'pageUp', 'pageDown', 'first', 'last'];

/**
 * Returns what a key does in a list: single steps go round, pages stop at the ends, and a number from 1
 * to 9 chooses its entry. Undefined when the key means nothing to a list. Pure.
 */
export function chooseByKey(choice: Choice, press: Press): ChoiceResult | undefined {
	const {index, count} = choice;
	if (count === 0 || press.meta) {
		return undefined;
	}

	if (/^[1-9]$/.test(press.text)) {
		const number = Number(press.text) - 1;
		return number < count ? {index: number, chosen: true} : undefined;
	}

	const command = commandFor('menu', press);
	if (command === 'choose') {
		return {index, chosen: true};
	}

	return command !== undefined && MOVES.includes(command)
		? {index: moveChoice(choice, command), chosen: false}
		: undefined;
}

/** Returns where a command takes a list's cursor; where it is when the command is none that moves it. Pure. */
export function moveChoice({index, count, page}: Choice, command: Command): number {
	const last = Math.max(0, count - 1);
	const step = Math.max(1, page);
	switch (command) {
		case 'up':
			return index === 0 ? last : index - 1;
		case 'down':
			return index === last ? 0 : index + 1;
		case 'pageUp':
			return Math.max(0, index - step);
		case 'pageDown':
			return Math.min(last, index + step);
		case 'first':
			return 0;
		case 'last':
			return last;
		default:
			return index;
	}
}

/** Returns the item after (1) or before (-1) the one that fits, in a list that goes round; the first when none fits. */
export function neighbour<T>(items: readonly T[], fits: (item: T) => boolean, step: 1 | -1): T {
	const at = items.findIndex((item) => fits(item));
	return items[at < 0 ? 0 : (at + step + items.length) % items.length];
}

/** A list of which one entry is opened. */
type ChoiceOptions = Listed & {
	/** Returns where the cursor begins; the first entry when that is none. */
	readonly first: () => number;
	readonly choose: (index: number) => void;
	/** The part of the window that the page takes. */
	readonly window: WindowSize;
	/** What the screen has besides the list, as far as its signs depend on it. */
	readonly scene?: Omit<Scene, 'screen'>;
};

/** Where the cursor of a list is, the list's help, and what is said of the last key, if it did nothing. */
type ListChoice = {
	readonly index: number;
	readonly help: Help;
	readonly said: string | undefined;
};

/** Moves a cursor through the entries of the first menu by keys, opens what it is on, and leaves the program by its key alone. */
export function useChoice(options: ChoiceOptions): ListChoice {
	const {count, page, window, first, choose, scene} = options;
	const {back} = useNavigation();
	const help = useHelp('menu', {screen: 'menu', ...scene}, pageBox(window));
	const {state, dispatch, now} = useLiveState(() => Math.max(0, first()));
	const [said, setSaid] = useState<string>();
	useKeys({
		onPress(press) {
			setSaid(undefined);
			if (help.take(press)) {
				return;
			}

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
		},
	});
	return {index: state, help, said};
}
