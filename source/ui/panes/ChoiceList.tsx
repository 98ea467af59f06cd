import {Box} from 'ink';
import {SpanRow} from '../board/Board.js';
import type {Press} from '../shell/press.js';
import {useClicks} from '../shell/use-clicks.js';
import {pressesOf} from './drawn-keys.js';
import {moreSigns} from './scroll.js';
import {firstShown, type Line, lineOf} from '../frame/text-lines.js';
import {type Theme, useTheme} from '../theme/theme.js';

/** An entry of a list: its name, more about it on the right, and the key that chooses it, where that is told before it. */
export type ChoiceItem = {
	readonly label: string;
	readonly about?: string;
	readonly sign?: string;
	/** Whether there is nothing behind it. */
	readonly isEmpty?: boolean;
	/** Whether it stands over others and cannot be chosen. */
	readonly isHead?: true;
};

/** Columns of a list for its cursor, and for the sign at its right edge that it scrolls, which has a blank one before it. */
export const CURSOR = 2;
export const SCROLL_SIGN = 2;

type ChoiceListProps = {
	readonly items: readonly ChoiceItem[];
	readonly index: number;
	/** The rows there are for it; the list scrolls within them. */
	readonly height: number;
	/** Whether something is asked first, so that its rows cannot be clicked. */
	readonly isAsked?: boolean;
	/** Columns for the names; what is told about them stands to the right. 0 where they are as wide as they are to be. */
	readonly labelWidth: number;
};

/** Fewer rows have none to spare for what stands over them. */
const LEAST_HEADED = 5;

/** Returns the rows that are in sight: where the head of the first one is not, it takes the place of a row, so that one knows what one reads. */
function rowsInSight(items: readonly ChoiceItem[], index: number, height: number) {
	const count = items.length;
	const whole = firstShown({index, count}, height);
	const below = firstShown({index, count}, height - 1);
	const head = items.slice(0, below).findLast(({isHead}) => isHead);
	const isUnheaded = items[whole]?.isHead !== true && count > height && height >= LEAST_HEADED;
	if (head !== undefined && isUnheaded && items[below].isHead !== true) {
		return {first: below - 1, shown: [head, ...items.slice(below, below + height - 1)]};
	}

	const first = isUnheaded && items[below].isHead === true ? below : whole;
	return {first, shown: items.slice(first, first + height)};
}

/** Returns the keys that a click on an entry is: its own, or those that bring the cursor there, or Enter where it is there already. */
function pressesFor(items: readonly ChoiceItem[], index: number, to: number): readonly Press[] {
	const {sign = '', isHead = false} = items[to] ?? {isHead: true};
	if (isHead || sign !== '') {
		return isHead ? [] : pressesOf(sign);
	}

	const passed = items.slice(Math.min(index, to), Math.max(index, to));
	const steps = passed.filter((item) => item.isHead !== true).length;
	const name = steps === 0 ? 'enter' : to < index ? 'up' : 'down';
	const press: Press = {name, text: '', ctrl: false, shift: false, meta: false};
	return Array.from({length: Math.max(1, steps)}, () => press);
}

/** Returns an entry as a row. */
function itemRow(
	{label, about = '', sign = '', isHead, isEmpty}: ChoiceItem,
	isHere: boolean,
	labelWidth: number,
	{palette, glyphs}: Theme,
): Line {
	const name = isHead
		? palette.accent
		: isHere
			? palette.title
			: isEmpty
				? palette.faint
				: palette.text;
	return [
		{text: (isHere ? glyphs.here : ' ').padEnd(CURSOR), style: palette.cursor},
		{text: sign && `${sign} `, style: palette.faint},
		{text: label.padEnd(labelWidth), style: name},
		{text: about, style: palette.faint},
	];
}

/** A list with a cursor, and a column at its right edge that says where there is more of it than is shown. */
export function ChoiceList(props: ChoiceListProps) {
	const {items, index, height, labelWidth, isAsked = false} = props;
	const theme = useTheme();
	const {first, shown} = rowsInSight(items, index, height);
	const box = useClicks(({y}) => pressesFor(items, index, items.indexOf(shown[y])), !isAsked);
	const end = first + shown.length;
	const [up, down] = moreSigns(theme.glyphs);
	const signs = shown.map((_, row) =>
		row === 0 && first > 0 ? up : row === shown.length - 1 && end < items.length ? down : ' ',
	);
	return (
		<Box>
			<Box ref={box} flexGrow={1} flexShrink={1} flexDirection="column">
				{shown.map((item, row) => (
					<SpanRow
						key={first + row}
						spans={itemRow(item, first + row === index, labelWidth, theme)}
					/>
				))}
			</Box>
			{shown.length < items.length && (
				<Box flexShrink={0} flexDirection="column">
					{signs.map((sign, row) => (
						<SpanRow key={first + row} spans={lineOf(sign, theme.palette.accent)} />
					))}
				</Box>
			)}
		</Box>
	);
}
