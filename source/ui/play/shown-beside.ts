import {type PaletteEntry, paletteContext} from '../panes/palette.js';
import {type LayoutOptions, type makeLayout, pageBox} from '../frame/layout.js';
import {isTurnContext, isWaiting, type KeyContext} from '../shell/keys/key-map.js';
import type {Turn} from '../../session/told/turn-of.js';
import {isOfSquares} from '../shell/keys/word-bindings.js';
import {pageContext} from '../panes/help-lines.js';
import type {Scroll} from '../panes/scroll.js';
import {keyContext} from './entry/turn-state.js';
import type {Dialog} from './dialog.js';
import type {GameState} from './game-state.js';

/** Returns the key map of a seat's board, by what was begun in its turn: a man that is picked up comes first. */
export function boardContext({input: {plan, selected}}: GameState, base: KeyContext): KeyContext {
	if (!isTurnContext(base)) {
		return base;
	}

	const isChoosing = plan?.kind === 'squares' || (plan?.kind === 'word' && isOfSquares(plan.word));
	const turn: Turn = isChoosing ? {...base, chooses: 'squares'} : base;
	return selected !== undefined
		? {...turn, holds: true}
		: plan?.kind === 'word'
			? {...turn, begun: plan.word}
			: turn;
}

/** Returns the key map of what has the keys; `page` is how the page scrolls that may be open, `isWrong` whether what is typed can be no move, `entry` what the cursor is on in the list of commands. */
export function contextOf(
	state: GameState,
	base: KeyContext,
	page: Scroll | undefined,
	isWrong = false,
	entry?: PaletteEntry,
): KeyContext {
	switch (state.dialog?.kind) {
		case 'question':
			return state.dialog.mustAnswer === true ? 'must-answer' : 'question';
		case 'page':
			return page === undefined ? 'overlay' : pageContext(page);
		case 'commands':
			return paletteContext(entry);
		case 'mark':
			return 'mark';
		default:
			return isTurnContext(base) || isWaiting(base)
				? keyContext(state.input, boardContext(state, base), isWrong)
				: base;
	}
}

/** Returns whether what is open has the whole window, and the board is not drawn. */
export const hidesBoard = (
	dialog: Dialog | undefined,
	layout: ReturnType<typeof makeLayout>,
): boolean =>
	(dialog?.kind === 'page' || dialog?.kind === 'commands') &&
	layout.kind === 'board' &&
	pageBox(layout) !== layout.panel;

/** Returns which lists stand beside a board: none where what is said has the whole panel, and no moves before there can be any. */
export const listsBeside = ({
	hasNoLists,
	isPlacing,
	hasGhosts,
	hasTaken,
}: {
	readonly hasNoLists: boolean;
	readonly isPlacing: boolean;
	readonly hasGhosts: boolean;
	readonly hasTaken: boolean;
}): LayoutOptions =>
	hasNoLists
		? {parts: []}
		: isPlacing
			? {parts: ['taken', 'ghosts']}
			: {
					parts: [
						'moves',
						...(hasTaken ? (['taken'] as const) : []),
						...(hasGhosts ? (['ghosts'] as const) : []),
					],
				};
