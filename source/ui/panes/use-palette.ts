import type {Line} from '../frame/text-lines.js';
import type {Size} from '../frame/box.js';
import type {Command} from '../shell/keys/key-binding.js';
import {commandFor, type KeyContext, listedCommands} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {useTheme} from '../theme/theme.js';
import {
	commandEntries,
	commandLine,
	type FindFault,
	findEntries,
	paletteContext,
	type PaletteEntry,
	paletteLines,
} from './palette.js';
import {FIRST_SEARCH, pressSearch, type Search} from './search.js';

/** A screen's list of commands, over the screen while it is open. */
type Palette = {
	/** What is shown of it, the line on which it is searched, and its key map; undefined while it is closed. */
	readonly shown:
		| {readonly lines: readonly Line[]; readonly entry: Line; readonly context: KeyContext}
		| undefined;
	/** Returns the command that a key asks for, by itself or from the list, or none where the list is what it is for. */
	readonly commandFor: (press: Press) => Command | undefined;
	/** Returns whether it has the keys, also between two drawings. */
	readonly isOpen: () => boolean;
};

/** Keeps a screen's list of commands: `box` is where it goes, `width` what its entry line has in columns, `rows` what it has before those of the key map, and `findFault` says of these why not now. */
export function usePalette(
	context: KeyContext,
	box: Size,
	width: number,
	rows: readonly PaletteEntry[] = [],
	findFault: FindFault = () => undefined,
): Palette {
	const theme = useTheme();
	const {state, dispatch, now} = useLiveState<Search | undefined>(undefined);
	const fitting = (typed: string) =>
		findEntries([...rows, ...commandEntries(listedCommands(context), findFault)], typed);
	const entries = state === undefined ? [] : fitting(state.typed);
	return {
		shown: state && {
			lines: paletteLines(entries, state.index, box, theme),
			context: paletteContext(entries.at(state.index)),
			entry: commandLine(state.typed, entries.at(state.index), width, theme),
		},
		isOpen: () => now() !== undefined,
		commandFor(press) {
			const search = now();
			if (search === undefined) {
				const command = commandFor(context, press);
				if (command === 'commands') {
					dispatch(FIRST_SEARCH);
				}

				return command;
			}

			const fit = fitting(search.typed);
			const next = pressSearch(search, press, {count: fit.length, page: box.height});
			const chosen = next === 'chosen' ? fit.at(search.index) : undefined;
			// Why it cannot be done now stands on the entry line.
			const entry = chosen?.fault === undefined ? chosen : undefined;
			if (next !== 'chosen' || entry !== undefined) {
				dispatch(typeof next === 'string' ? undefined : next);
			}

			if (entry?.run !== undefined) {
				entry.run();
				return undefined;
			}

			return entry?.binding.command;
		},
	};
}
