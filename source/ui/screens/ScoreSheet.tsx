import {Text} from 'ink';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {firstShown} from './choice.js';
import type {ReviewNotes} from './review-notes.js';
import type {MoveRow} from './review-state.js';

type ScoreSheetProps = {
	readonly list: readonly MoveRow[];
	readonly ply: number;
	readonly height: number;
	readonly notes: ReviewNotes;
};

/** The moves in full, the one that led here marked, each with the sign of its note. */
export function ScoreSheet({list, ply, height, notes}: ScoreSheetProps) {
	const {palette} = useTheme();
	const at = Math.max(
		0,
		list.findIndex(({white, black}) => (black?.ply ?? white?.ply ?? 0) >= ply),
	);
	const first = firstShown({index: at, count: list.length}, height);
	return (
		<>
			{list.slice(first, first + height).map(({number, white, black}) => (
				<Text key={white?.ply ?? black?.ply} wrap="truncate">
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
