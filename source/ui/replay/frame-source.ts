import {type Eyes, type Review, type ReviewStep, squaresMoved} from '../../match/review.js';
import {ghostsOf} from '../../session/told/ghosts-of.js';
import {seenAt} from '../../session/told/seen-at.js';
import {manMarks} from '../../knowledge/man-marks.js';
import type {BoardModel} from '../board/model.js';
import type {Line} from '../frame/text-lines.js';
import type {KnownBoard} from '../../knowledge/known-board.js';
import type {Ask} from '../../session/ask.js';
import type {KnownState} from '../panes/known-view.js';
import type {Scene} from '../panes/scene.js';
import type {Theme} from '../theme/theme.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {Gaze, Playback, Reel} from './playback.js';
import type {Capability} from '../shell/keys/replay-bindings.js';
import type {ReplayNeeds} from './replay-layout.js';
import type {ByColor, Color} from '../../core/color.js';
import {toldBoard} from '../board/told-board.js';
import type {Message} from '../../session/told/message.js';
import type {Size} from '../frame/box.js';

/** How a record is looked at: where one is in it, what the window has room for, and with which signs it is drawn. */
export type Looking = {
	readonly playback: Playback;
	/** Whose boards are shown. */
	readonly shown: Gaze;
	readonly columns: number;
	readonly theme: Theme;
	/** What the seat of those eyes could know of squares it did not see, where that is asked for. */
	readonly known?: KnownState | undefined;
};

/**
 * A record that is played frame by frame: a game that is over, a line of a plan, or a game of bots that runs. All in
 * which they differ on the screen is in here. It never changes: a game that runs gives another one.
 */
export type FrameSource = Reel &
	ReplayNeeds & {
		/** What can be done with it, as far as its keys and signs differ. */
		readonly can: readonly Capability[];
		/** The game whose rules can be read over it; left out of a line of a plan. */
		readonly variant?: string;
		/** What can be looked at, in turn: of a record that is for one seat that seat's eyes alone. */
		readonly gazes: readonly Gaze[];
		/** What else its signs depend on. */
		readonly scene?: Omit<Scene, 'screen' | 'cell'>;
		/** Returns the top line. */
		header(looking: Looking): Line;
		/** Returns the line over one of several boards. */
		title?(looking: Looking, eyes: Eyes, width: number): Line;
		board(looking: Looking, eyes: Eyes): BoardModel;
		/** Returns what stands in the one row of `width` columns over what is told to these eyes: beside a board that is alone what led to the frame. */
		heading?(looking: Looking, eyes: Eyes, width: number): string | undefined;
		/** Returns what is told to these eyes of a frame; among several boards at most so many messages, the latest last, those of frames before faint. */
		messages(looking: Looking, eyes: Eyes, most: number): readonly Message[];
		/** Returns the list of moves. */
		moves(looking: Looking, size: Size): readonly Line[];
		plot?(looking: Looking, size: Size): readonly Line[];
		/** Returns what is said to a command that was done and shows no difference; nothing to any other. */
		answer?(command: Command | undefined, looking: Looking): string | undefined;
		/** Asks what the seat of these eyes could know at a frame of squares it did not see, or says why there is nothing to ask. The same function for one game. */
		readonly knew?: ((frame: number, eyes: Eyes) => Ask<KnownBoard> | string) | undefined;
		/** Returns what stands over the keys. */
		foot(looking: Looking): string;
	};

/** Returns that it plays by itself and how fast, in words. */
export const paceText = ({pace}: Playback, paces: readonly number[], frame: string): string =>
	`playing, ${paces[pace] / 1000} s a ${frame}`;

type SeenBoard = Omit<BoardModel, 'orientation'>;

/** Boards as a side saw them, by the steps of their games: they stay the same. */
const boards = new WeakMap<ReviewStep, Partial<ByColor<SeenBoard>>>();

/** Returns the board of a step as a side saw it in play, with what it was told and remembered. */
function seenBoard({reports, start, steps}: Review, frame: number, seat: Color): SeenBoard {
	const step = steps[frame];
	const kept = boards.get(step);
	const report = seenAt(reports[seat], step.noticed[seat]);
	const board = kept?.[seat] ?? toldBoard(report, ghostsOf(report, start), start);
	boards.set(step, {...kept, [seat]: board});
	return board;
}

/** Returns the board of one step of a game as these eyes see it; in truth anybody's last move is marked. */
export function eyesBoard(
	review: Review,
	frame: number,
	eyes: Eyes,
	orientation: Color,
): BoardModel {
	if (eyes !== 'truth') {
		return {...seenBoard(review, frame, eyes), orientation};
	}

	const {sights, move} = review.steps[frame];
	return {
		cells: sights.truth.cells,
		manMarks: manMarks(sights.truth, review.variant),
		orientation,
		...(move === undefined ? {} : {lastMove: squaresMoved(move)}),
	};
}
