import {type PaletteEntry, paletteText} from '../game/palette.js';
import {typedLine} from './EntryLine.js';
import {pane} from './pane.js';

type CommandLineProps = {
	readonly typed: string;
	/** The command under the cursor; none when nothing fits. */
	readonly entry: PaletteEntry | undefined;
};

/** The entry line while a command is searched for: what is typed, and what Enter would do or why it would do nothing. */
export const CommandLine = pane<CommandLineProps>(({typed, entry}, {width}, theme) => {
	const {palette} = theme;
	const [hint, style] =
		entry === undefined
			? ['No command fits.', palette.warning]
			: entry.fault === undefined
				? [`Enter: ${paletteText(entry)}`, palette.good]
				: [`Not now: ${entry.fault}.`, palette.warning];
	return [typedLine(`:${typed}_`, hint, {width, style}, theme)];
});
