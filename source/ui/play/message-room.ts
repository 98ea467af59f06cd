import type {ListedMove} from '../../session/told/listed-moves.js';
import type {Message} from '../../session/told/message.js';
import type {BoardLayout} from '../frame/layout.js';
import {withLongerMessage} from '../frame/panel-parts.js';
import {messageRows} from '../panes/message.js';
import {moveListLines} from '../panes/MoveList.js';
import type {Theme} from '../theme/theme.js';

/** So many rows have messages that vary, whether they need them now or not: what was told before keeps out of them. */
const VARYING_ROWS = 10;

/**
 * Returns a layout in which the messages have as much room as the list of moves leaves: where they `vary` from one key to the
 * next always, else as far as they need it. Pure.
 */
export function withRoomFor(
	layout: BoardLayout,
	messages: readonly Message[],
	played: readonly ListedMove[],
	theme: Theme,
	vary = false,
): BoardLayout {
	const {message, moves} = layout;
	const {length} = messageRows(messages, message.width, theme);
	const rows = vary ? Math.max(length, VARYING_ROWS) : length;
	return moves === undefined || rows <= message.height
		? layout
		: withLongerMessage(layout, rows, moveListLines(played, moves, theme).length);
}

/** Returns what is told with the first of what may be said besides for which rows are free, which is left out where none are. Pure. */
export function withSpare(
	layout: BoardLayout,
	messages: readonly Message[],
	spares: readonly (readonly Message[])[],
	played: readonly ListedMove[],
	theme: Theme,
): readonly Message[] {
	const fits = (all: readonly Message[]): boolean => {
		const {message} = withRoomFor(layout, all, played, theme);
		return messageRows(all, message.width, theme).length <= message.height;
	};
	return spares.map((spare) => [...messages, ...spare]).find(fits) ?? messages;
}
