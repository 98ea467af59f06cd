import type {ListedMove} from '../../session/told/listed-moves.js';
import type {Message} from '../../session/told/message.js';
import type {BoardLayout} from '../frame/layout.js';
import {withLongerMessage} from '../frame/panel-parts.js';
import {messageRows} from '../panes/message.js';
import {moveListLines} from '../panes/MoveList.js';
import type {Theme} from '../theme/theme.js';

/** Returns a layout in which the messages have as much room as the list of moves leaves. Pure. */
export function withRoomFor(
	layout: BoardLayout,
	messages: readonly Message[],
	played: readonly ListedMove[],
	theme: Theme,
): BoardLayout {
	const {message, moves} = layout;
	const {length: rows} = messageRows(messages, message.width, theme);
	if (moves === undefined || rows <= message.height) {
		return layout;
	}

	const {length: listed} = moveListLines(played, moves, theme);
	return withLongerMessage(layout, rows, listed);
}

/** Returns what is told with what is said besides where rows are free for it, which is left out where they are not. Pure. */
export function withSpare(
	layout: BoardLayout,
	messages: readonly Message[],
	spare: readonly Message[],
	played: readonly ListedMove[],
	theme: Theme,
): readonly Message[] {
	const all = [...messages, ...spare];
	const {message} = withRoomFor(layout, all, played, theme);
	return messageRows(all, message.width, theme).length <= message.height ? all : messages;
}
