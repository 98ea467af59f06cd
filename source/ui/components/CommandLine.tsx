import {type PaletteEntry, paletteText} from '../game/palette.js';
import type {Theme} from '../theme/theme.js';
import {useTheme} from '../theme/theme-context.js';
import {typedLine} from './EntryLine.js';
import {Lines} from './Lines.js';
import type {Line} from './text-lines.js';

/** Returns what is typed to search the commands, and what Enter would do or why it would do nothing. Pure. */
export function commandLine(
	typed: string,
	entry: PaletteEntry | undefined,
	width: number,
	theme: Theme,
): Line {
	const {palette} = theme;
	const [hint, style] =
		entry === undefined
			? ['No command fits.', palette.warning]
			: entry.fault === undefined
				? [`Enter: ${paletteText(entry)}`, palette.good]
				: [`Not now: ${entry.fault}.`, palette.warning];
	return typedLine(`:${typed}_`, hint, {width, style}, theme);
}

export type CommandLineProps = {
	readonly typed: string;
	/** The command under the cursor; none when nothing fits. */
	readonly entry: PaletteEntry | undefined;
	readonly width: number;
};

/** The entry line while a command is searched for. */
export function CommandLine({typed, entry, width}: CommandLineProps) {
	const theme = useTheme();
	return <Lines lines={[commandLine(typed, entry, width, theme)]} width={width} height={1} />;
}
