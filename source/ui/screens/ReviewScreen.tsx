import {Box, Text} from 'ink';
import {useEffect, useMemo, useState} from 'react';
import type {Color} from '../../core/color.js';
import {type Eyes, EYES, type Review} from '../../match/review.js';
import {sideName} from '../../text/men.js';
import {describeOutcome} from '../../text/outcome.js';
import type {BoardModel} from '../board/model.js';
import {Board} from '../components/Board.js';
import {AllKeys, HelpLine} from '../components/HelpLine.js';
import {Lines} from '../components/Lines.js';
import {useNavigation} from '../hooks/navigation.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {useWindowContext} from '../hooks/window-context.js';
import {commandFor} from '../key-map.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {firstShown} from './choice.js';
import {pageBox} from './GameDialog.js';
import {Place} from './Place.js';
import {
	type FindNotes,
	mergeNotes,
	noteLines,
	noteMarks,
	reviewLayout,
	type ReviewNotes,
} from './review-notes.js';
import {beginReview, type MoveRow, moveRows, type ReviewStart, stepReview} from './review-state.js';

type ReviewScreenProps = {
	readonly review: Review;
	/** Whose side of the board is at the bottom to begin with. */
	readonly orientation?: Color | undefined;
	/** What is said and shown at the steps besides. */
	readonly notes?: ReviewNotes | undefined;
	/** Finds more of it, for which the screen does not wait. */
	readonly later?: FindNotes | undefined;
	/** Where to begin; at the end, in truth, when left out. */
	readonly start?: ReviewStart | undefined;
};

/** A narrower window has no room for all eyes beside the number of plies. */
const NARROW = 60;
const NO_NOTES: ReviewNotes = [];

const EYES_WORDS: {readonly [eyes in Eyes]: string} = {
	white: 'White’s view',
	black: 'Black’s view',
	truth: 'Truth',
};

/** Goes through a game that is over, as White saw it, as Black saw it, and as it was. */
export function ReviewScreen({
	review,
	orientation,
	notes: first = NO_NOTES,
	later,
	start,
}: ReviewScreenProps) {
	const {back} = useNavigation();
	const {columns, rows} = useWindowContext();
	const theme = useTheme();
	const {palette, glyphs} = theme;
	const {state, dispatch, now} = useLiveReducer(stepReview, () =>
		beginReview(review, orientation, start, first),
	);
	const {ply, eyes, hasPicture, keysTop} = state;
	const notes = useNotes(first, later);
	const note = notes.at(ply);
	const context = notes.some((one) => one?.sign !== undefined) ? 'replay' : 'review';
	useKeys({
		onPress(press) {
			const hasKeys = now().keysTop !== undefined;
			const command = commandFor(hasKeys ? 'overlay' : context, press);
			if (command === 'back' && !hasKeys) {
				back();
			} else {
				dispatch(command);
			}
		},
	});

	const layout = reviewLayout(columns, rows, notes.length > 0 || later !== undefined);
	const step = review.steps[ply];
	const bottom = state.orientation;
	const model = useMemo<BoardModel>(
		() => ({
			cells: step.sights[eyes].cells,
			orientation: bottom,
			...(eyes === 'truth' ? {} : {seat: eyes}),
			...(step.move === undefined || (eyes !== 'truth' && eyes !== step.move.by)
				? {}
				: {lastMove: [step.move.move.from, step.move.move.to]}),
			...noteMarks(note, eyes, hasPicture),
		}),
		[step, eyes, bottom, note, hasPicture],
	);
	const list = useMemo(() => moveRows(review.moves), [review]);
	if (layout.kind === 'too-small') {
		return null;
	}

	const ending =
		ply === state.last && review.outcome !== undefined
			? [{text: describeOutcome(review.outcome).join(' '), tone: 'accent' as const}]
			: [];
	const keysBox = keysTop === undefined ? undefined : pageBox(layout);
	// One row is for the move itself.
	const room = {width: layout.message.width, height: layout.message.height - 1};
	return (
		<Box width={columns} height={rows}>
			<Place box={layout.header}>
				<Box justifyContent="space-between" paddingX={1}>
					<Text wrap="truncate">
						<Text {...textProps(palette.title)}>{'Review  '}</Text>
						{(columns < NARROW ? [eyes] : EYES).map((one) => (
							<Text key={one} {...textProps(one === eyes ? palette.title : palette.faint)}>
								{one === eyes ? `[${EYES_WORDS[one]}]` : ` ${EYES_WORDS[one]} `}
							</Text>
						))}
					</Text>
					<Text {...textProps(palette.faint)}>{`${ply} of ${state.last} plies`}</Text>
				</Box>
			</Place>
			{(keysBox === undefined || keysBox === layout.panel) && (
				<Place box={layout.board}>
					<Board model={model} place={layout} />
				</Place>
			)}
			{keysBox !== undefined && (
				<Place box={keysBox}>
					<AllKeys
						context={context}
						width={keysBox.width}
						height={keysBox.height}
						top={keysTop ?? 0}
					/>
				</Place>
			)}
			{keysBox === undefined && (
				<>
					<Place box={layout.message}>
						<Text {...textProps(palette.title)} wrap="truncate">
							{step.move === undefined
								? 'The start.'
								: `${Math.ceil(ply / 2)}${step.move.by === 'white' ? '.' : '…'} ${step.move.san}  ${glyphs.dots} ${sideName(step.move.by)} moved`}
						</Text>
						<Lines
							lines={noteLines([...(note?.messages ?? []), ...ending], room, theme)}
							{...room}
						/>
					</Place>
					{layout.rules.map((box) => (
						<Place key={box.top} box={box}>
							<Text {...textProps(palette.rule)}>{glyphs.line.repeat(box.width)}</Text>
						</Place>
					))}
					<Place box={layout.moves}>
						<ScoreSheet list={list} ply={ply} height={layout.moves?.height ?? 0} notes={notes} />
					</Place>
				</>
			)}
			{notes.some((one) => one?.picture !== undefined) && (
				<Place box={layout.entry}>
					<Text {...textProps(palette.faint)} wrap="truncate">
						{hasPicture
							? ` p hides the paper’s picture: ${glyphs.possible} left him by the lemma`
							: ' p draws the paper’s picture'}
					</Text>
				</Place>
			)}
			<Place box={layout.help}>
				<HelpLine context={keysBox === undefined ? context : 'overlay'} width={columns} />
			</Place>
		</Box>
	);
}

/** Returns notes, and those that are found later as soon as they are there. */
function useNotes(first: ReviewNotes, later: FindNotes | undefined): ReviewNotes {
	const [found, setFound] = useState<ReviewNotes>([]);
	useEffect(() => {
		const asked = new AbortController();
		later?.(asked.signal).then(
			(notes) => {
				if (!asked.signal.aborted) {
					setFound(notes);
				}
			},
			// The review is worth reading without them.
			() => undefined,
		);
		return () => {
			asked.abort();
		};
	}, [later]);
	return useMemo(() => mergeNotes(found, first), [found, first]);
}

type ScoreSheetProps = {
	readonly list: readonly MoveRow[];
	readonly ply: number;
	readonly height: number;
	readonly notes: ReviewNotes;
};

/** The moves in full, the one that led here marked, each with the sign of its note. */
function ScoreSheet({list, ply, height, notes}: ScoreSheetProps) {
	const {palette} = useTheme();
	const at = Math.max(
		0,
		list.findIndex(({white, black}) => (black?.ply ?? white?.ply ?? 0) >= ply),
	);
	const first = firstShown({index: at, count: list.length}, height);
	return (
		<>
			{list.slice(first, first + height).map(({number, white, black}) => (
				<Text key={number} wrap="truncate">
					<Text {...textProps(palette.faint)}>{`${String(number).padStart(3)} `}</Text>
					<SheetMove move={white ?? {ply: 0, san: '…'}} ply={ply} notes={notes} />
					{black !== undefined && <SheetMove move={black} ply={ply} notes={notes} />}
				</Text>
			))}
		</>
	);
}

type SheetMoveProps = {
	readonly move: {readonly ply: number; readonly san: string};
	readonly ply: number;
	readonly notes: ReviewNotes;
};

function SheetMove({move, ply, notes}: SheetMoveProps) {
	const {palette} = useTheme();
	const isHere = move.ply === ply && ply > 0;
	const sign = notes.at(move.ply)?.sign;
	const style = isHere ? palette.title : sign === undefined ? palette.text : palette.warning;
	return (
		<Text {...textProps(style)}>
			{`${isHere ? `[${move.san}]` : ` ${move.san} `}${sign ?? ''}`.padEnd(9)}
		</Text>
	);
}
