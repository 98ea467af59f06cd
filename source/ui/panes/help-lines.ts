import {
	commandFor,
	type HelpItem,
	helpLine,
	isTurnContext,
	type KeyContext,
} from '../shell/keys/key-map.js';
import {type Theme, useTheme} from '../theme/theme.js';
import {given} from '../../core/given.js';
import {pane} from './pane.js';
import {type Line, lineOf, textWidth, wrapText} from '../frame/text-lines.js';
import {
	KEYS_ALL,
	SIGN_TEXTS,
	type SignId,
	SIGNS_ALL,
	SIGNS_NOW,
	SIGNS_OTHER,
} from '../../text/legend.js';
import {type Purpose, purposeText} from '../../text/purpose.js';
import {menLegend} from './men-legend.js';
import {explainedLines, keyParts} from './key-list.js';
import {columnWidth, sideBySide} from './side-by-side.js';
import {purposeOf, type Scene} from './scene.js';
import {wordBindings} from '../shell/keys/word-bindings.js';
import {isDrawn} from './drawn-signs.js';
import {SIGNS} from './signs.js';
import {isCut, otherPart, type Scroll, scrolledLines, turnPage} from './scroll.js';
import type {Turn} from '../../session/told/turn-of.js';
import type {Press} from '../shell/press.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import type {Size} from '../frame/box.js';

/** The keys that matter now, made from the key map, in their own look; as many as fit the width, `first` those that count just now. */
export const HelpLine = pane<{
	readonly context: KeyContext;
	readonly first?: readonly HelpItem[];
}>(({context, first}, {width}, {palette, glyphs}) => [
	helpLine(context, glyphs, width - 1, first).flatMap(({keys, label}, index) => [
		{text: index === 0 ? ' ' : '  ', style: index === 0 ? {} : palette.faint},
		...(keys === '' ? [] : [{text: keys, style: palette.key, key: keys}]),
		{text: keys === '' || label === '' ? label : ` ${label}`, style: palette.faint},
	]),
]);

/** What a sentence needs beside its sign. */
const LEAST_TEXT = 12;

/** Returns what every sign means that a screen can draw, each as it is drawn there, in rows of at most `width` columns, those of a sign together; of `those` alone where they are given. Pure. */
export function legendParts(
	scene: Scene,
	width: number,
	theme: Theme,
	those: (id: SignId) => boolean = () => true,
): readonly (readonly Line[])[] {
	const {palette, glyphs} = theme;
	const signs = SIGNS.filter(({isIn}) => isIn(scene, glyphs)).map(({id, draw}) => ({
		id,
		span: draw(theme, scene),
		text: SIGN_TEXTS[id],
	}));
	const widest = Math.max(...signs.map(({span}) => textWidth(span.text)));
	const column = Math.max(2, Math.min(widest + 2, width - LEAST_TEXT));
	return signs
		.filter(({id}) => those(id))
		.map(({span, text}) =>
			wrapText(text, width - column).map((row, index): Line => {
				const sign = index === 0 ? [span] : [];
				const used = index === 0 ? textWidth(span.text) : 0;
				// The gap is not part of the sign: fog and underlines end with it.
				return [
					...sign,
					{text: ' '.repeat(Math.max(1, column - used)), style: {}},
					{text: row, style: palette.text},
				];
			}),
		);
}

/** Turns of which only the game tells what a move comes to. */
const SPECIAL: readonly Purpose[] = ['refereed', 'concealed'];

/** Returns what a screen is for, of a turn by what may be said in it. */
function toldPurpose(purpose: Purpose, context: KeyContext, {screen, about}: Scene): string {
	const turn: Partial<Turn> = isTurnContext(screen) ? screen : {};
	const {says = [], words = []} = turn;
	const {begun} = isTurnContext(context) ? context : {};
	const keys = wordBindings(turn).map(({keys: [key], label = ''}) => ({key, label}));
	const isSetUp = words.includes('ready');
	const told = purposeText(purpose, {says, keys, isSetUp, ...given({begun})});
	return SPECIAL.includes(purpose) && about !== undefined ? `${about} ${told}` : told;
}

/** How keys and signs that may come are set: in one column with whole sentences or in brief, or in brief in two. */
type Form = {readonly isBrief: boolean; readonly columns: 1 | 2};

/** Narrower columns have room for brief sentences alone. */
const WIDE = 60;
const WHOLE: Form = {isBrief: false, columns: 1};
const BRIEF: Form = {isBrief: true, columns: 1};
const SIDE_BY_SIDE: Form = {isBrief: true, columns: 2};

/**
 * Returns all that helps on a screen: what it is for or what its rows choose, what the signs on it now mean, then every key that
 * counts now, then the signs that may come. Where `height` is given, what a wide pane shows at once goes before whole sentences. Pure.
 */
export function helpLines(
	context: KeyContext,
	scene: Scene,
	width: number,
	theme: Theme,
	height = 0,
): readonly Line[] {
	const inForm = (form: Form): readonly Line[] => linesInForm(context, scene, width, theme, form);
	if (width < WIDE) {
		return inForm(BRIEF);
	}

	const whole = inForm(WHOLE);
	const beside = whole.length > height ? inForm(SIDE_BY_SIDE) : whole;
	return beside.length > height ? whole : beside;
}

function linesInForm(
	context: KeyContext,
	scene: Scene,
	width: number,
	theme: Theme,
	{isBrief, columns}: Form,
): readonly Line[] {
	const {palette} = theme;
	// A board keeps the signs of its turn while the other side is to move and when a drill is over, but is for something else.
	const purpose =
		(isTurnContext(context)
			? undefined
			: purposeOf({screen: context, ...given({purpose: scene.purpose})})) ?? purposeOf(scene);
	const {boards = [], rows = []} = scene;
	// Where there is no board all signs are there from the first.
	const isNow = (id: SignId): boolean => boards.length === 0 || isDrawn(id, boards);
	const drawings = menLegend(scene, width, theme);
	// Over drawings with their names one row of single signs is enough, unless the sides differ by their shapes.
	const without: readonly SignId[] =
		drawings.length > 0 && theme.glyphs.hasColor ? ['white', 'black', 'unknownMen'] : ['listMen'];
	const signs = (across: number, those: (id: SignId) => boolean): readonly (readonly Line[])[] =>
		legendParts(scene, across, theme, (id) => those(id) && !without.includes(id));
	const blank = lineOf(' ', palette.text);
	const part = (title: string, lines: readonly Line[]): readonly Line[] =>
		lines.length === 0 ? [] : [lineOf(title, palette.title), ...lines, blank];
	const column = columns === 1 ? width : columnWidth(width);
	const setOut = (parts: readonly (readonly Line[])[]): readonly Line[] =>
		columns === 1 ? parts.flat() : sideBySide(parts, width);
	return [
		...(purpose === undefined
			? []
			: [
					...wrapText(toldPurpose(purpose, context, scene), width).map((row) =>
						lineOf(row, palette.text),
					),
					blank,
				]),
		...(rows.length === 0 ? [] : [...explainedLines(rows, width, theme), blank]),
		...part(boards.length === 0 ? SIGNS_ALL : SIGNS_NOW, [
			...signs(width, isNow).flat(),
			...drawings,
		]),
		...part(KEYS_ALL, setOut(keyParts(context, column, theme, isBrief))),
		...part(SIGNS_OTHER, setOut(signs(column, (id) => !isNow(id)))),
	].slice(0, -1);
}

/** Returns how a help in rows scrolls in a pane of so many. */
export const helpScroll = (lines: readonly Line[], height: number): Scroll => ({
	count: lines.length,
	height,
	keysAt: lines.findIndex(([head]) => head?.text === KEYS_ALL),
});

/** Returns the key map of a page, by whether there is anything to scroll. */
export const pageContext = (scroll: Scroll): KeyContext =>
	isCut(scroll) ? 'overlay' : 'overlay-whole';

/** Returns what the help line says of the key that leads to the other part of a help: nothing where all is in sight. */
export function partHint(top: number, scroll: Scroll): readonly HelpItem[] {
	const label = otherPart(top, scroll);
	return label === undefined ? [] : [{keys: '?', label}];
}

/** The help of a screen: its signs and its keys, over the screen while it is open. */
export type Help = {
	/** What is shown of it; undefined while it is closed. */
	readonly lines: readonly Line[] | undefined;
	/** Its key map, and what the help line says first, while it is open. */
	readonly context: KeyContext;
	readonly first: readonly HelpItem[];
	readonly open: () => void;
	/** Returns whether it has the keys, also between two drawings. */
	readonly isOpen: () => boolean;
	/** Takes a key that opens the help, or any while it is open. Returns whether it was one of these. */
	readonly take: (press: Press) => boolean;
};

/** Keeps a screen's help: `scene` says which signs it has, `box` where the help goes; nowhere in a window that is too small. */
export function useHelp(context: KeyContext, scene: Scene, box: Size | undefined): Help {
	const theme = useTheme();
	const {state, dispatch, now} = useLiveState<number | undefined>(undefined);
	const {width, height} = box ?? {width: 0, height: 0};
	const all = (): readonly Line[] => helpLines(context, scene, width, theme, height);
	const shown = (top: number): Pick<Help, 'context' | 'first' | 'lines'> => {
		const lines = all();
		const scroll = helpScroll(lines, height);
		return {
			context: pageContext(scroll),
			first: partHint(top, scroll),
			lines: scrolledLines(lines, {width, height}, theme, top),
		};
	};
	return {
		...(state === undefined ? {context, first: [], lines: undefined} : shown(state)),
		open: () => dispatch(0),
		isOpen: () => now() !== undefined,
		take(press) {
			const top = now();
			if (top === undefined) {
				const opens = commandFor(context, press) === 'keys';
				if (opens) {
					dispatch(0);
				}

				return opens;
			}

			dispatch(turnPage(top, commandFor('overlay', press), helpScroll(all(), height)));
			return true;
		},
	};
}
