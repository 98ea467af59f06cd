import {type ByColor, type Color, COLORS} from '../../core/color.js';
import {clockText} from '../../text/clock.js';
import type {Theme} from '../theme/theme.js';
import type {Span} from '../theme/style.js';
import {pane} from './pane.js';
import {justify, type Line, lineWidth} from '../frame/text-lines.js';

export type ClockFace = {
	/** Milliseconds left. */
	readonly left: ByColor<number>;
	/** Whose clock runs; nobody's while they stand. */
	readonly running?: Color;
};

/** Below this a clock is shown as short of time. */
const SHORT = 20_000;

/** Returns a side's clock: the side's letter, a mark when it runs, the time; "!" too when it is short. */
function clockSpan(face: ClockFace, side: Color, {palette, glyphs}: Theme): Span {
	const left = face.left[side];
	const isRunning = face.running === side;
	const letter = side === 'white' ? 'W' : 'B';
	return {
		text: `${isRunning ? glyphs.here : ' '}${letter} ${clockText(left)}${left < SHORT ? '!' : ''}`,
		style: left < SHORT ? palette.bad : isRunning ? palette.title : palette.faint,
	};
}

/** What the top line says besides the clocks. */
export type HeaderWords = {
	/** What is played, such as the variant's title. */
	readonly title: string;
	/** The same in fewer words. */
	readonly shortTitle?: string | undefined;
	/** How, such as "hotseat". */
	readonly mode?: string | undefined;
	/** The same in fewer words. */
	readonly shortMode?: string | undefined;
	/** Where things stand, such as "move 12 · White". */
	readonly status?: string | undefined;
	/** The same in fewer words. */
	readonly shortStatus?: string | undefined;
};

type HeaderProps = HeaderWords & {readonly clocks?: ClockFace; readonly width: number};

/** Returns the top line for a width: the program's name goes first when there is little room, then words of the status, then words of how it is played, then all of that, then words of the title. Pure. */
export function headerLine(props: HeaderProps, theme: Theme): Line {
	const {title, shortTitle = title, mode, shortMode, clocks, width} = props;
	const {status, shortStatus = status} = props;
	const {palette, glyphs} = theme;
	const right = (status: string | undefined): Line => [
		...(status === undefined ? [] : [{text: status, style: palette.text}]),
		...(clocks === undefined
			? []
			: COLORS.flatMap((side) => [
					{text: ' ', style: palette.text},
					clockSpan(clocks, side, theme),
				])),
		{text: ' ', style: palette.text},
	];
	const name = {text: ' fogchess  ', style: palette.title};
	const what = {text: title, style: palette.accent};
	const inShort = {text: shortTitle, style: palette.accent};
	const inMode = (words: string | undefined) => ({
		text: words === undefined ? '' : ` ${glyphs.dots} ${words}`,
		style: palette.faint,
	});
	const how = inMode(mode);
	const space = {text: ' ', style: palette.text};
	const [long, short] = [right(status), right(shortStatus)];
	const lines: readonly (readonly [left: Line, right: Line])[] = [
		[[name, what, how], long],
		[[space, what, how], long],
		[[space, what, how], short],
		...(shortMode === undefined
			? []
			: [long, short].map((end) => [[space, what, inMode(shortMode)], end] as const)),
		[[space, what], long],
		[[space, what], short],
		[[space, inShort], long],
	];
	// Words that one blank parts read as one phrase.
	const fits = ([one, other]: (typeof lines)[number]): boolean =>
		lineWidth(one) + lineWidth(other) + 1 < width;
	const [left, end] = lines.find(fits) ?? [[space, inShort], short];
	return justify(left, end, width, glyphs.ellipsis);
}

/** The top line: what is played, where it stands, the clocks. */
export const Header = pane<Omit<HeaderProps, 'width'>>((props, {width}, theme) => [
	headerLine({...props, width}, theme),
]);
