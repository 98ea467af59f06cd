import type {Command} from '../shell/keys/key-binding.js';
import type {KeyContext} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import type {WindowSize} from '../shell/app-context.js';
import {lineOf} from '../frame/text-lines.js';
import {type Help, useHelp} from './help-lines.js';
import {pageBox} from './Page.js';
import type {FindFault, PaletteEntry, ShownList} from './palette.js';
import type {Scene} from './scene.js';
import {usePalette} from './use-palette.js';

/** What a page has over its matter when it is asked for: its help and its list of commands. */
export type Aids = {
	readonly help: Help;
	/** The list of commands; undefined while it is closed. */
	readonly list: ShownList | undefined;
	/** Returns whether one of them has the keys. */
	readonly isOpen: () => boolean;
	/** Takes a key for them, or passes it on, with the command that was chosen from the list. */
	readonly take: (press: Press, pass: (command?: Command) => void) => void;
};

/** Keeps the help and the list of commands of a page; `rows` come first in the list, and `findFault` says what would do nothing now. */
export function useAids(
	context: KeyContext,
	scene: Scene,
	window: WindowSize,
	rows?: readonly PaletteEntry[],
	findFault?: FindFault,
): Aids {
	const box = pageBox(window);
	const help = useHelp(context, scene, box);
	const entryRow = 1;
	const height = box.height - entryRow;
	const list = usePalette(context, {...box, height}, box.width, rows, findFault);
	return {
		help,
		list: list.shown && {
			// What is typed stands at the foot, as on a board.
			lines: [
				...Array.from({length: height}, (_, row) => list.shown?.lines[row] ?? lineOf(' ', {})),
				list.shown.entry,
			],
			context: list.shown.context,
		},
		isOpen: () => list.isOpen() || help.isOpen(),
		take(press, pass) {
			const isOpen = list.isOpen();
			if (!isOpen && help.take(press)) {
				return;
			}

			const command = list.commandFor(press);
			if (command === 'keys') {
				help.open();
			} else if (command !== 'commands' && (command !== undefined || !isOpen)) {
				pass(command);
			}
		},
	};
}
