import type {Box} from './box.js';

/** The parts a side panel can have, in the order in which they stand below one another. */
export const PANEL_PARTS = ['message', 'moves', 'taken', 'ghosts'] as const;
export type PanelPart = (typeof PANEL_PARTS)[number];

/** What stands in a panel from top to bottom: its parts, and the lines that part them. */
const PANEL = ['message', 'rule-moves', 'moves', 'rule-taken', 'taken', 'ghosts'] as const;
type Grant = (typeof PANEL)[number];

/** Who gets the panel's rows, one after the other, until none is left; after it message and moves in turn. */
const GRANTS = [
	'message message message moves taken ghosts message moves message rule-taken rule-moves',
	'ghosts moves moves message taken ghosts',
].flatMap((grants) => grants.split(' ') as Grant[]);

/** More rows than these a message pane takes only where its messages need them. */
export const LONGEST_MESSAGE = 12;
/** In a panel of so many rows nobody misses those of the men counted. */
const ROOMY = 30;
/** Rows for the men that are left, above those for the men that are gone. */
export const COUNTED_ROWS = 2;

/** Returns the boxes of a panel's parts; one that gets no row is absent. */
export function dividePanel(panel: Box, parts: readonly PanelPart[]) {
	const needs: {readonly [grant in Grant]: readonly PanelPart[]} = {
		message: ['message'],
		'rule-moves': ['moves'],
		moves: ['moves'],
		'rule-taken': ['taken', 'ghosts'],
		taken: ['taken'],
		ghosts: ['ghosts'],
	};
	const shown: readonly PanelPart[] = ['message', ...parts];
	const counted = Array.from(
		{length: panel.height < ROOMY ? 0 : COUNTED_ROWS},
		() => 'taken' as const,
	);
	const due = [...GRANTS, ...counted].filter((grant) =>
		needs[grant].some((part) => shown.includes(part)),
	);
	const granted = (grant: Grant): number =>
		due.slice(0, panel.height).filter((one) => one === grant).length;
	// What is left grows the message pane and the list of moves in turn, then the one that may grow on.
	const left = Math.max(0, panel.height - due.length);
	const room = Math.max(0, LONGEST_MESSAGE - granted('message'));
	const more = shown.includes('moves') ? Math.min(Math.ceil(left / 2), room) : left;
	let {top} = panel;
	const boxes = PANEL.flatMap((grant) => {
		const grown = grant === 'message' ? more : grant === 'moves' ? left - more : 0;
		const box = {...panel, top, height: granted(grant) + grown};
		top += box.height;
		return box.height > 0 ? [[grant, box] as const] : [];
	});
	const isRule = ([grant]: (typeof boxes)[number]): boolean => grant.startsWith('rule');
	return {
		message: {...panel, height: 0},
		...(Object.fromEntries(boxes.filter((one) => !isRule(one))) as {[part in PanelPart]?: Box}),
		rules: boxes.filter(isRule).map(([, box]) => box),
	};
}

type MessageAndMoves = {
	readonly message: Box;
	readonly moves?: Box;
	readonly rules: readonly Box[];
};

/** Returns a panel whose messages have so many rows, as far as the list of moves below them can do with `least`. */
export function withLongerMessage<Panel extends MessageAndMoves>(
	panel: Panel,
	rows: number,
	least: number,
): Panel {
	const {message, moves, rules} = panel;
	const more = Math.min(rows - message.height, (moves?.height ?? 0) - Math.max(1, least));
	if (moves === undefined || more <= 0) {
		return panel;
	}

	return {
		...panel,
		message: {...message, height: message.height + more},
		moves: {...moves, top: moves.top + more, height: moves.height - more},
		rules: rules.map((rule) =>
			rule.top === message.top + message.height ? {...rule, top: rule.top + more} : rule,
		),
	};
}
