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
