import {useHelp} from '../panes/help-lines.js';
import {Box, Text, useStdout} from 'ink';
import {useInsertionEffect} from 'react';
import {PIN_LENGTH} from '../../session/new-game.js';
import {isAdviser, type SeatId, sideOf} from '../../rules/seat.js';
import {seatName, sideName} from '../../text/men.js';
import {CHECKING_PIN, PRESS_SPACE, UNNAMED_KEY, WRONG_PIN} from '../../text/hand-off.js';
import type {Size} from '../frame/box.js';
import {wrapText} from '../frame/text-lines.js';
import {useKeys, useWaitForDrawing} from '../shell/use-keys.js';
import {useLiveRecord} from '../shell/use-live-reducer.js';
import {useNavigation, useWindowContext} from '../shell/app-context.js';
import {deadKey, type Press} from '../shell/press.js';
import {answerByKey, type Question, questionLines} from '../panes/question.js';
import {forgetScreen} from '../shell/output/screen-output.js';
import {useTheme} from '../theme/theme.js';
import {Hints, type KeyHint, withHelp} from '../panes/Page.js';
import {Lines, Words} from '../panes/pane.js';

type HandOffProps = {
	/** The game, whose rules are no secret. */
	readonly variant: string;
	readonly seat: SeatId;
	readonly name: string;
	/** Whether clocks are kept; then the screen says that they stand. */
	readonly hasClocks: boolean;
	/** Returns whether these digits are the PIN; left out when it has none. */
	readonly checkPin?: ((digits: string) => Promise<boolean>) | undefined;
	/** Something that went wrong and holds no secret, such as a save that failed. */
	readonly note?: string | undefined;
	/** What an umpire has told both sides of the last move. */
	readonly summary?: readonly string[];
	/** What is asked before the game is left; left out when leaving loses nothing. */
	readonly leaveQuestion?: Question<'yes' | 'no' | 'save'> | undefined;
	/** What is said of leaving, where it is not as usual. */
	readonly leaves?: string;
	readonly onTaken: () => void;
	readonly onSaveAndLeave?: () => void;
	readonly onLeave: () => void;
};

/** Rows that are there whatever is said: who is next, what is to be done for it, the keys. */
const OWN_ROWS = 7;

/** Returns the last sentences that have room in whole, in rows, behind a sign where others are left out. */
function lastWhole(
	sentences: readonly string[],
	{width, height}: Size,
	ellipsis: string,
): readonly string[] {
	for (let first = 0; first < sentences.length; first++) {
		const said = sentences.slice(first).join(' ');
		const rows = wrapText(first === 0 ? said : `${ellipsis} ${said}`, width);
		if (rows.length <= height) {
			return rows;
		}
	}

	return [];
}

/** Returns the first sentences of a note that have room in whole, in rows; of one that has none its beginning. */
function firstWhole(note: string, {width, height}: Size): readonly string[] {
	const sentences = note.split(/(?<=\.) /);
	const beginnings = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '));
	const rows = beginnings.map((said) => wrapText(said, width));
	return rows.findLast(({length}) => length <= height) ?? rows[0].slice(0, height);
}

/** What the person at the screen has done. */
type Typed = {
	readonly digits: string;
	readonly isWrong: boolean;
	/** Whether the digits are being compared: keys typed meanwhile are for nobody. */
	readonly isChecked: boolean;
	readonly asked: number | undefined;
	/** What is said of the last key, when it did nothing. */
	readonly said: string | undefined;
};

/**
 * Stands between two turns: who is to take the keyboard, and nothing of the game but what an umpire told both. It is a tree of its
 * own and gets nothing a board could be drawn from. Digits of a PIN are never on the screen.
 */
export function HandOff(props: HandOffProps) {
	const {variant, seat, name, hasClocks, checkPin, note, summary = [], leaveQuestion} = props;
	const {onTaken, onLeave, onSaveAndLeave} = props;
	const {leaves = leaveQuestion === undefined ? 'save and leave' : 'leave'} = props;
	const {open} = useNavigation();
	const {columns, rows} = useWindowContext();
	const theme = useTheme();
	const {glyphs} = theme;
	/** The digits typed, whether the last ones were wrong, and the answer under the cursor while the question is asked. */
	const {state, dispatch, now} = useLiveRecord<Typed>({
		digits: '',
		isWrong: false,
		isChecked: false,
		asked: undefined,
		said: undefined,
	});
	const answer = (question: NonNullable<typeof leaveQuestion>, index: number, press: Press) => {
		const result = answerByKey(question, index, press);
		if (result !== undefined) {
			dispatch({asked: result.type === 'at' ? result.index : undefined});
		}

		if (result?.type === 'answered' && result.id !== 'no') {
			(result.id === 'yes' ? onLeave : onSaveAndLeave)?.();
		}
	};

	const type = async (digits: string, check: NonNullable<typeof checkPin>) => {
		const isChecked = digits.length === PIN_LENGTH;
		dispatch({digits, isWrong: false, isChecked});
		if (isChecked) {
			const isRight = await check(digits);
			dispatch({digits: '', isWrong: !isRight, isChecked: false});
			if (isRight) {
				onTaken();
			}
		}
	};

	const {stdout} = useStdout();
	// Of all effects only these run before Ink draws what has changed.
	useInsertionEffect(() => {
		forgetScreen(stdout);
		return () => forgetScreen(stdout);
	}, [stdout]);
	const context = checkPin === undefined ? 'handoff' : 'pin';
	const help = useHelp(context, {screen: context}, {width: columns - 2, height: rows - 1});
	const waitForDrawing = useWaitForDrawing();
	useKeys({
		onPress(press) {
			const {digits, asked, isChecked} = now();
			dispatch({said: undefined});
			if (isChecked || press.ctrl || press.meta || (asked === undefined && help.take(press))) {
				return;
			}

			if (leaveQuestion !== undefined && asked !== undefined) {
				answer(leaveQuestion, asked, press);
			} else if (press.name === 'character' && press.text === 'q') {
				if (leaveQuestion === undefined) {
					onLeave();
				} else {
					dispatch({asked: 0});
				}
			} else if (press.name === 'character' && press.text === 'i') {
				open({name: 'rules', first: variant});
			} else if (checkPin === undefined && press.name === 'space') {
				onTaken();
				waitForDrawing();
			} else if (checkPin !== undefined && ['backspace', 'escape'].includes(press.name)) {
				dispatch({digits: ''});
			} else if (checkPin !== undefined && /^\d$/.test(press.text)) {
				void type(digits + press.text, checkPin);
			} else if (deadKey(press) !== undefined) {
				dispatch({said: UNNAMED_KEY});
			}
		},
	});

	const asked =
		leaveQuestion === undefined || state.asked === undefined
			? undefined
			: questionLines(leaveQuestion, state.asked, columns - 2, theme);
	const noteLines =
		note === undefined
			? []
			: firstWhole(note, {width: Math.max(10, columns - 2), height: rows < 16 ? 3 : 4});
	const who = seatName(seat);
	const hasName = name !== '' && name !== who;
	const others =
		[hasName, hasClocks].filter(Boolean).length + noteLines.length + (asked?.length ?? 0);
	const words = lastWhole(
		summary,
		{width: Math.max(10, columns - 4), height: rows - OWN_ROWS - others},
		glyphs.ellipsis,
	);
	const title = who.toUpperCase().split('').join(' ');
	const taken: KeyHint =
		checkPin === undefined
			? ['Space', isAdviser(seat) ? `I advise ${sideName(sideOf(seat))}` : `I am ${who}`]
			: ['digits', 'your PIN'];
	if (help.lines !== undefined) {
		return (
			<Box width={columns} height={rows} flexDirection="column" paddingX={1}>
				<Lines lines={help.lines} width={columns - 2} height={rows - 1} />
				<Hints hints={[['Esc', 'close']]} />
			</Box>
		);
	}

	return (
		<Box width={columns} height={rows} flexDirection="column" overflow="hidden">
			<Box flexGrow={1} flexDirection="column" alignItems="center" justifyContent="center">
				<Words as="text">Pass the keyboard to</Words>
				<Text> </Text>
				<Words as="title">{title}</Words>
				{hasName && <Words as="accent">{name}</Words>}
				<Text> </Text>
				{checkPin === undefined ? (
					<Words as="text">{PRESS_SPACE}</Words>
				) : (
					<Text wrap="truncate">
						<Words as="text">{'Your PIN:  '}</Words>
						<Words as="title">{pinDots(state.digits.length, glyphs.isAscii)}</Words>
					</Text>
				)}
				{hasClocks && <Words as="faint">(the clocks are standing still)</Words>}
				{[...words.entries()].map(([row, text]) => (
					<Words key={row} as="accent">
						{text}
					</Words>
				))}
				{state.isChecked ? (
					<Words as="faint">{CHECKING_PIN}</Words>
				) : (
					<Words as="bad">{state.isWrong ? WRONG_PIN : (state.said ?? ' ')}</Words>
				)}
			</Box>
			{asked !== undefined && (
				<Box paddingX={1} flexShrink={0}>
					<Lines lines={asked} width={columns - 2} height={asked.length} />
				</Box>
			)}
			{note !== undefined && (
				<Box paddingX={1} flexShrink={0}>
					<Words as="warning">{noteLines.join('\n')}</Words>
				</Box>
			)}
			<Box height={1} flexShrink={0} paddingX={1}>
				<Hints hints={withHelp([taken, ['q', leaves]], columns - 2, [taken, ['q', 'leave']])} />
			</Box>
		</Box>
	);
}

/** Returns a PIN's four places, the typed ones filled. */
export const pinDots = (typed: number, isAscii: boolean): string =>
	Array.from({length: PIN_LENGTH}, (_, place) =>
		place < typed ? (isAscii ? '*' : '●') : isAscii ? '.' : '○',
	).join(' ');
