import {Box, Text} from 'ink';
import {useCallback, useEffect, useMemo, useState} from 'react';
import type {Color} from '../../core/color.js';
import {type Eyes, EYES, type Review} from '../../match/review.js';
import {sideName} from '../../text/men.js';
import {describeOutcome} from '../../text/outcome.js';
import {concealedSquares} from '../board/concealed.js';
import type {BoardModel} from '../board/model.js';
import {Board} from '../components/Board.js';
import {HelpLine} from '../components/HelpLine.js';
import {Lines} from '../components/Lines.js';
import {useNavigation} from '../hooks/navigation.js';
import {useHelp} from '../hooks/use-help.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {type LookBack, useLookBack} from '../hooks/use-look-back.js';
import {useWindowContext} from '../hooks/window-context.js';
import {type Command, commandFor} from '../key-map.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {pageBox} from './GameDialog.js';
import {placePlot} from './known-plot.js';
import {KnownPlot} from './KnownPlot.js';
import {momentNotes} from './moment-notes.js';
import {Place} from './Place.js';
import {
	type FindNotes,
	mergeNotes,
	noteLines,
	noteMarks,
	reviewLayout,
	type ReviewNotes,
} from './review-notes.js';
import {
	beginReview,
	moveRows,
	numberOf,
	type ReviewStart,
	type ReviewState,
	stepReview,
} from './review-state.js';
import {ScoreSheet} from './ScoreSheet.js';

type ReviewScreenProps = {
	readonly review: Review;
	/** Whose side of the board is at the bottom to begin with. */
	readonly orientation?: Color | undefined;
	/** What is said and shown at the steps besides. */
	readonly notes?: ReviewNotes | undefined;
	/** Finds more of it, for which the screen does not wait. */
	readonly later?: FindNotes | undefined;
	/** Lays both sides' knowledge open, for which the screen does not wait either. */
	readonly lookBack?: LookBack | undefined;
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
	lookBack,
	start,
}: ReviewScreenProps) {
	const {back} = useNavigation();
	const {columns, rows} = useWindowContext();
	const theme = useTheme();
	const {palette, glyphs} = theme;
	const found = useNotes(first, later);
	const look = useLookBack(lookBack);
	const notes = useMemo(
		() =>
			look?.status === 'there'
				? mergeNotes(found, momentNotes(look.hindsight, review, glyphs))
				: found,
		[found, look, review, glyphs],
	);
	const marked = useMemo(
		() => [...notes.keys()].filter((step) => notes[step]?.sign !== undefined),
		[notes],
	);
	const step = useCallback(
		(before: ReviewState, command: Command | undefined) => stepReview(before, command, marked),
		[marked],
	);
	const {state, dispatch} = useLiveReducer(step, () => beginReview(review, orientation, start));
	const {ply, eyes, hasPicture} = state;
	const note = notes.at(ply);
	const context = marked.length > 0 ? 'replay' : 'review';
	const hasNotes = notes.length > 0 || later !== undefined || look !== undefined;
	const {layout, plot} =
		look === undefined
			? {layout: reviewLayout(columns, rows, hasNotes)}
			: placePlot(columns, rows, hasNotes);
	const page = layout.kind === 'board' ? pageBox(layout) : undefined;
	const help = useHelp(
		context,
		{
			screen: context,
			hasKing: notes.some((one) => one?.belief !== undefined || one?.picture !== undefined),
			hasConcealed: review.steps[0].sights.truth.marks !== undefined,
			...(layout.kind === 'board' ? {cell: layout.cell} : {}),
		},
		page,
	);
	useKeys({
		onPress(press) {
			if (help.take(press)) {
				return;
			}

			const command = commandFor(context, press);
			if (command === 'back') {
				back();
			} else {
				dispatch(command);
			}
		},
	});

	const shown = review.steps[ply];
	const bottom = state.orientation;
	const model = useMemo<BoardModel>(
		() => ({
			cells: shown.sights[eyes].cells,
			concealed: concealedSquares(shown.sights[eyes]),
			orientation: bottom,
			...(eyes === 'truth' ? {} : {seat: eyes}),
			...(shown.move?.move === undefined || (eyes !== 'truth' && eyes !== shown.move.by)
				? {}
				: {lastMove: [shown.move.move.from, shown.move.move.to]}),
			...noteMarks(note, eyes, hasPicture),
		}),
		[shown, eyes, bottom, note, hasPicture],
	);
	const list = useMemo(() => moveRows(review.moves), [review]);
	if (layout.kind === 'too-small') {
		return null;
	}

	const ending =
		ply === state.last && review.outcome !== undefined
			? [{text: describeOutcome(review.outcome).join(' '), tone: 'accent' as const}]
			: [];
	const keysBox = help.lines === undefined ? undefined : page;
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
					<Lines lines={help.lines ?? []} width={keysBox.width} height={keysBox.height} />
				</Place>
			)}
			{keysBox === undefined && (
				<>
					<Place box={layout.message}>
						<Text {...textProps(palette.title)} wrap="truncate">
							{shown.move === undefined
								? 'The start.'
								: `${numberOf(list, ply)}${shown.move.by === 'white' ? '.' : '…'} ${shown.move.san}  ${glyphs.dots} ${sideName(shown.move.by)}${shown.move.move === undefined ? '' : ' moved'}`}
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
			{look !== undefined &&
				plot !== undefined &&
				(keysBox === undefined || plot === layout.extra) && (
					<Place box={plot}>
						<KnownPlot state={look} ply={ply} box={plot} />
					</Place>
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
