import {Text} from 'ink';
import {useMemo} from 'react';
import {type Color, COLORS} from '../../core/color.js';
import {Board} from '../components/Board.js';
import {Lines} from '../components/Lines.js';
import {MoveList} from '../components/MoveList.js';
import {Place} from '../screens/Place.js';
import {noteLines} from '../screens/review-notes.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {eyesBoard} from './eyes-board.js';
import type {SpectatedState} from './spectated-game.js';
import type {BoardFrame, SeveralBoards} from './spectator-layout.js';
import {boardTitle, listedMoves, newsLog} from './spectator-text.js';

type SideBySideProps = {
	readonly state: SpectatedState;
	readonly place: SeveralBoards;
	readonly orientation: Color;
};

/** A watched game on boards side by side, the moves and what each side is told under them. */
export function SideBySide({state, place, orientation}: SideBySideProps) {
	const {palette, glyphs} = useTheme();
	const {review, ply} = state;
	const moves = useMemo(() => listedMoves(review, ply), [review, ply]);
	return (
		<>
			{place.boards.map((frame) => (
				<FramedBoard key={frame.eyes} state={state} frame={frame} orientation={orientation} />
			))}
			<Place box={place.rule}>
				<Text {...textProps(palette.rule)}>{glyphs.line.repeat(place.columns)}</Text>
			</Place>
			{COLORS.map((seat) => (
				<SeatNews key={seat} state={state} seat={seat} place={place} />
			))}
			<Place box={place.moves}>
				<MoveList moves={moves} {...place.moves} />
			</Place>
		</>
	);
}

type FramedBoardProps = {
	readonly state: SpectatedState;
	readonly frame: BoardFrame;
	readonly orientation: Color;
};

function FramedBoard({state, frame, orientation}: FramedBoardProps) {
	const theme = useTheme();
	const {eyes, title, place} = frame;
	const step = state.review.steps[state.ply];
	const model = useMemo(() => eyesBoard(step, eyes, orientation), [step, eyes, orientation]);
	const width = place.board.width;
	return (
		<>
			<Place box={title}>
				<Lines lines={[boardTitle(state, eyes, width, theme)]} width={width} height={1} />
			</Place>
			<Place box={place.board}>
				<Board model={model} place={place} />
			</Place>
		</>
	);
}

type SeatNewsProps = {
	readonly state: SpectatedState;
	readonly seat: Color;
	readonly place: SeveralBoards;
};

function SeatNews({state, seat, place}: SeatNewsProps) {
	const theme = useTheme();
	const {match, review} = state;
	const ply = review.steps[state.ply].lived[seat];
	const box = place.news[seat];
	const news = useMemo(() => newsLog(match, seat, ply, box.height), [match, seat, ply, box.height]);
	return (
		<Place box={box}>
			<Lines lines={noteLines(news, box, theme)} width={box.width} height={box.height} />
		</Place>
	);
}
