import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import type {Press} from '../shell/press.js';
import {useClicks} from '../shell/use-clicks.js';
import {pressesOf} from './drawn-keys.js';
import {moreSigns} from './scroll.js';
import {firstShown} from '../frame/text-lines.js';
import {textProps} from '../theme/style.js';
import type {StyleRole} from '../theme/roles.js';
import {useTheme} from '../theme/theme.js';

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
		return {first: below - 1, head, shown: [head, ...items.slice(below, below + height - 1)]};
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

/**
 * A list with a cursor, drawn by ink-select-input. The cursor's place comes from outside and the keys go
 * through the one router: so a key that opens another screen is not heard a second time there.
 */
export function ChoiceList(props: ChoiceListProps) {
	const {items, index, height, labelWidth, isAsked = false} = props;
	const {first, head, shown} = rowsInSight(items, index, height);
	const box = useClicks(({y}) => pressesFor(items, index, items.indexOf(shown[y])), !isAsked);
	const list = (
		<SelectInput
			// Drawn anew for each place and number of rows: its own state is only set when it begins.
			key={`${first} ${index} ${shown.length} ${head?.label}`}
			isFocused={false}
			initialIndex={index - first}
			items={shown.map(({label, about = '', sign = '', isHead, isEmpty}, place) => ({
				key: String(first + place),
				label: [sign, label.padEnd(labelWidth), about, lookOf(isHead, isEmpty)].join('\u0000'),
				value: first + place,
			}))}
			indicatorComponent={Indicator}
			itemComponent={Item}
		/>
	);
	return shown.length === items.length ? (
		<Box ref={box} flexDirection="column">
			{list}
		</Box>
	) : (
		<Box>
			<Box ref={box} flexGrow={1} flexShrink={1} flexDirection="column">
				{list}
			</Box>
			<More above={first > 0} below={first + shown.length < items.length} height={shown.length} />
		</Box>
	);
}

/** A column that says where there is more of a list than is shown. */
function More({
	above,
	below,
	height,
}: {
	readonly above: boolean;
	readonly below: boolean;
	readonly height: number;
}) {
	const {palette, glyphs} = useTheme();
	const [up, down] = moreSigns(glyphs);
	return (
		<Box
			width={1}
			height={height}
			flexShrink={0}
			flexDirection="column"
			justifyContent="space-between"
		>
			<Text {...textProps(palette.accent)}>{above ? up : ' '}</Text>
			{height > 1 && <Text {...textProps(palette.accent)}>{below ? down : ' '}</Text>}
		</Box>
	);
}

function Indicator({isSelected = false}: {readonly isSelected?: boolean}) {
	const {palette, glyphs} = useTheme();
	return (
		<Box width={CURSOR} flexShrink={0}>
			<Text {...textProps(palette.cursor)}>{isSelected ? glyphs.here : ' '}</Text>
		</Box>
	);
}

/** Returns the look of an entry's name that is not under the cursor. */
const lookOf = (isHead = false, isEmpty = false): StyleRole =>
	isHead ? 'accent' : isEmpty ? 'faint' : 'text';

function Item({
	label,
	isSelected = false,
}: {
	readonly label: string;
	readonly isSelected?: boolean;
}) {
	const {palette} = useTheme();
	const [sign, name, about, look] = label.split('\u0000');
	return (
		<Text wrap="truncate">
			{sign !== '' && <Text {...textProps(palette.faint)}>{`${sign} `}</Text>}
			<Text
				{...textProps(isSelected && look !== 'accent' ? palette.title : palette[look as StyleRole])}
			>
				{name}
			</Text>
			<Text {...textProps(palette.faint)}>{about}</Text>
		</Text>
	);
}
