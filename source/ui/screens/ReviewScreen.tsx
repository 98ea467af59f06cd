import {Box, Text} from 'ink';
import {useMemo} from 'react';
import type {Color} from '../../core/color.js';
import {type Eyes, EYES, type Review} from '../../match/review.js';
import {sideName} from '../../text/men.js';
import {describeOutcome} from '../../text/outcome.js';
import type {BoardModel} from '../board/model.js';
import {Board} from '../components/Board.js';
import {HelpLine} from '../components/HelpLine.js';
import {useNavigation} from '../hooks/navigation.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {useWindowContext} from '../hooks/window-context.js';
import {commandFor} from '../key-map.js';
import {makeLayout} from '../layout.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {firstShown} from './choice.js';
import {Place} from './Place.js';
import {beginReview, type MoveRow, moveRows, stepReview} from './review-state.js';

type ReviewScreenProps = {
	readonly review: Review;
	/** Whose side of the board is at the bottom to begin with. */
	readonly orientation?: Color | undefined;
};

const EYES_WORDS: {readonly [eyes in Eyes]: string} = {
	white: 'White’s view',
	black: 'Black’s view',
	truth: 'Truth',
};

/** Goes through a game that is over, as White saw it, as Black saw it, and as it was. */
export function ReviewScreen({review, orientation}: ReviewScreenProps) {
	const {back} = useNavigation();
	const {columns, rows} = useWindowContext();
	const {palette, glyphs} = useTheme();
	const {state, dispatch} = useLiveReducer(stepReview, () => beginReview(review, orientation));
	const {ply, eyes} = state;
	useKeys({
		onPress(press) {
			const command = commandFor('review', press);
			if (command === 'back') {
				back();
			} else {
				dispatch(command);
			}
		},
	});

	const layout = makeLayout(columns, rows, {parts: ['message', 'moves']});
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
		}),
		[step, eyes, bottom],
	);
	const list = useMemo(() => moveRows(review.moves), [review]);
	if (layout.kind === 'too-small') {
		return null;
	}

	const isEnd = ply === state.last;
	return (
		<Box width={columns} height={rows}>
			<Place box={layout.header}>
				<Box justifyContent="space-between" paddingX={1}>
					<Text wrap="truncate">
						<Text {...textProps(palette.title)}>{'Review  '}</Text>
						{EYES.map((one) => (
							<Text key={one} {...textProps(one === eyes ? palette.title : palette.faint)}>
								{one === eyes ? `[${EYES_WORDS[one]}]` : ` ${EYES_WORDS[one]} `}
							</Text>
						))}
					</Text>
					<Text {...textProps(palette.faint)}>{`${ply} of ${state.last} plies`}</Text>
				</Box>
			</Place>
			<Place box={layout.board}>
				<Board model={model} place={layout} />
			</Place>
			<Place box={layout.message}>
				<Text {...textProps(palette.title)} wrap="truncate">
					{step.move === undefined
						? 'The start.'
						: `${Math.ceil(ply / 2)}${step.move.by === 'white' ? '.' : '…'} ${step.move.san}  ${glyphs.dots} ${sideName(step.move.by)} moved`}
				</Text>
				{isEnd && review.outcome !== undefined && (
					<Text {...textProps(palette.accent)} wrap="wrap">
						{describeOutcome(review.outcome).join(' ')}
					</Text>
				)}
			</Place>
			{layout.rules.map((box) => (
				<Place key={box.top} box={box}>
					<Text {...textProps(palette.rule)}>{glyphs.line.repeat(box.width)}</Text>
				</Place>
			))}
			<Place box={layout.moves}>
				<ScoreSheet list={list} ply={ply} height={layout.moves?.height ?? 0} />
			</Place>
			<Place box={layout.help}>
				<HelpLine context="review" width={columns} />
			</Place>
		</Box>
	);
}

type ScoreSheetProps = {
	readonly list: readonly MoveRow[];
	readonly ply: number;
	readonly height: number;
};

/** The moves in full, the one that led here marked. */
function ScoreSheet({list, ply, height}: ScoreSheetProps) {
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
					<SheetMove move={white ?? {ply: 0, san: '…'}} ply={ply} />
					{black !== undefined && <SheetMove move={black} ply={ply} />}
				</Text>
			))}
		</>
	);
}

function SheetMove({move, ply}: {readonly move: {ply: number; san: string}; readonly ply: number}) {
	const {palette} = useTheme();
	const isHere = move.ply === ply && ply > 0;
	return (
		<Text {...textProps(isHere ? palette.title : palette.text)}>
			{(isHere ? `[${move.san}]` : ` ${move.san} `).padEnd(9)}
		</Text>
	);
}
