import {Text} from 'ink';
import {useMemo} from 'react';
import type {Color} from '../../core/color.js';
import {Board} from '../components/Board.js';
import {Lines} from '../components/Lines.js';
import {MoveList} from '../components/MoveList.js';
import {Place} from '../screens/Place.js';
import {noteLines} from '../screens/review-notes.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {eyesBoard} from './eyes-board.js';
import type {SpectatedState} from './spectated-game.js';
import type {OneBoard} from './spectator-layout.js';
import {eyesNews, lastMoveText, listedMoves} from './spectator-text.js';

type OneViewProps = {
	readonly state: SpectatedState;
	readonly place: OneBoard;
	readonly orientation: Color;
	/** Whether something else covers the panel, or the board too. */
	readonly covers: 'panel' | 'board' | undefined;
};

/** A watched game on one board, with the eyes that were chosen: what they are told and the moves beside it. */
export function OneView({state, place, orientation, covers}: OneViewProps) {
	const theme = useTheme();
	const {palette, glyphs} = theme;
	const {eyes, layout} = place;
	const {review, ply} = state;
	const step = review.steps[ply];
	const model = useMemo(() => eyesBoard(step, eyes, orientation), [step, eyes, orientation]);
	const moves = useMemo(() => listedMoves(review, ply), [review, ply]);
	const {message} = layout;
	const room = {width: message.width, height: message.height - 1};
	return (
		<>
			{covers !== 'board' && (
				<Place box={layout.board}>
					<Board model={model} place={layout} />
				</Place>
			)}
			{covers === undefined && (
				<>
					<Place box={message}>
						<Text {...textProps(palette.title)} wrap="truncate">
							{lastMoveText(state, glyphs.dots)}
						</Text>
						<Lines lines={noteLines(eyesNews(state, eyes), room, theme)} {...room} />
					</Place>
					{layout.rules.map((box) => (
						<Place key={box.top} box={box}>
							<Text {...textProps(palette.rule)}>{glyphs.line.repeat(box.width)}</Text>
						</Place>
					))}
					{layout.moves !== undefined && (
						<Place box={layout.moves}>
							<MoveList moves={moves} {...layout.moves} />
						</Place>
					)}
				</>
			)}
		</>
	);
}
