import {FLIP, KEYS} from '../game-bindings.js';
import type {Binding} from '../key-binding.js';

/**
 * What can be done with a record, as far as the keys differ: it is seen with other eyes, moves are marked in its list, it
 * is a game that still runs, a line of a plan (with reasons, other plans and other starts), or a line that goes from try to
 * try and by no lemmas.
 */
type Capability = 'eyes' | 'marks' | 'running' | 'line' | 'tries';

/** The key maps of records that are played, with what can be done with each. */
const RECORDS = {
	review: ['eyes'],
	replay: ['eyes', 'marks'],
	watch: ['line'],
	'watch-tries': ['line', 'tries'],
	spectator: ['eyes', 'running'],
} as const satisfies {readonly [context: string]: readonly Capability[]};

export type ReplayContext = keyof typeof RECORDS;

type When = (can: (one: Capability) => boolean) => boolean;

/** A key of a record: where it counts, and where the help line has it too; everywhere when left out. */
type ReplayBinding = Binding & {readonly when?: When; readonly shows?: When};

const isLine: When = (can) => can('line');
const isRunning: When = (can) => can('running');
const isGame: When = (can) => !can('line');
const isOver: When = (can) => !can('running');
const hasTries: When = (can) => can('tries');
const hasPlies: When = (can) => !can('tries');

const AUTO: Binding = {
	command: 'auto',
	keys: ['a'],
	label: 'play',
	help: 'stop the game, or let it go on from what is shown; when it is over, show it again',
};
const PREVIOUS: Binding = {
	command: 'previous',
	keys: ['left', 'h'],
	label: 'step',
	shown: ['left', 'right'],
	help: 'one ply back',
};
const NEXT: Binding = {
	command: 'next',
	keys: ['right', 'l', 'space'],
	shown: ['right', 'l'],
	help: 'one ply on',
};
const FAR: Binding = {command: 'pageDown', keys: ['down', 'j'], shown: ['down'], help: ''};

/** Every key of a record that is played, in the order of the help. */
const REPLAY: readonly ReplayBinding[] = [
	{
		...AUTO,
		keys: ['space', 'a'],
		label: 'stop, go on',
		short: 'stop/go',
		shown: ['space', 'a'],
		when: isRunning,
	},
	{...PREVIOUS, when: hasPlies},
	{...PREVIOUS, help: 'one try or move back', when: hasTries},
	{
		...NEXT,
		keys: ['right', 'l'],
		help: 'one ply on; at the last one the next move is played',
		when: isRunning,
	},
	{...NEXT, when: (can) => isOver(can) && hasPlies(can)},
	{...NEXT, help: 'one try or move on', when: hasTries},
	{...AUTO, when: isOver, shows: isLine},
	{
		...FAR,
		label: 'next lemma',
		short: 'lemma',
		help: 'to where the next lemma begins',
		when: (can) => isLine(can) && hasPlies(can),
	},
	{
		...FAR,
		label: 'next move',
		short: 'move',
		help: "to White's next move, past his tries",
		when: hasTries,
	},
	{command: 'pageUp', keys: ['up', 'k'], help: 'to where the one before began', when: isLine},
	{
		command: 'pageUp',
		keys: ['up', 'k', 'pageUp'],
		shown: ['up', 'k'],
		help: 'ten plies back',
		when: isGame,
	},
	{
		command: 'pageDown',
		keys: ['down', 'j', 'pageDown'],
		shown: ['down', 'j'],
		help: 'ten plies on',
		when: isGame,
	},
	{command: 'first', keys: ['home'], help: 'to the start'},
	{command: 'last', keys: ['end'], help: 'to the end, or as far as has been played'},
	{
		command: 'nextMarked',
		keys: ['n'],
		label: 'next mark',
		short: 'mark',
		help: 'to the next move that is marked in the list',
		when: (can) => can('marks'),
	},
	{
		command: 'lastMarked',
		keys: ['b'],
		help: 'back to the marked move before',
		when: (can) => can('marks'),
	},
	{
		command: 'plan',
		keys: ['p'],
		label: 'picture',
		help: "show or hide a plan's picture, where it has one: what it leaves the king",
		when: isOver,
		shows: isLine,
	},
	{
		command: 'show',
		keys: ['t', 's'],
		label: 'where he can be',
		short: 'where',
		help: 'show or hide all squares where the king can be',
		when: isLine,
	},
	{
		command: 'eyes',
		keys: ['v'],
		label: 'other eyes',
		short: 'eyes',
		help: "change the eyes: White's view, Black's view, the truth; while a game runs all side by side, too",
		when: (can) => can('eyes'),
	},
	{
		command: 'other',
		keys: ['v'],
		label: 'other plan',
		short: 'other',
		help: 'the same start by another plan, or by the table',
		when: isLine,
	},
	{
		command: 'another',
		keys: ['n'],
		label: 'another start',
		short: 'new',
		help: 'another start, drawn at random',
		when: isLine,
	},
	{command: 'faster', keys: ['+', '='], label: 'faster', help: 'faster', shows: isRunning},
	{
		command: 'slower',
		keys: ['-'],
		label: 'slower',
		help: 'slower; a bot that needs more time takes it',
		shows: isRunning,
	},
	{
		command: 'another',
		keys: ['n'],
		label: 'new game',
		short: 'new',
		help: 'a new game of the two with colours swapped',
		when: isRunning,
	},
	{
		command: 'choose',
		keys: ['r', 'enter'],
		label: 'review',
		shown: ['r', 'enter'],
		help: 'go through a game that is over',
		when: isRunning,
	},
	{
		command: 'export',
		keys: ['s'],
		label: 'save',
		help: 'save a game that is over',
		when: isRunning,
	},
	{command: 'newerMessages', keys: ['pageDown'], help: 'more of the text', when: isLine},
	{command: 'olderMessages', keys: ['pageUp'], help: 'back in the text', when: isLine},
	{...FLIP, when: isGame},
	{...FLIP, keys: ['f', 'ctrl+f'], shown: ['f', 'ctrl+f'], when: isLine, shows: isGame},
	{
		command: 'back',
		keys: ['escape', 'q'],
		label: 'leave',
		shown: ['escape', 'q'],
		help: 'leave it',
	},
	KEYS,
];

/** Returns the keys of a record with which so much can be done. */
function keysOf(capabilities: readonly Capability[]): readonly Binding[] {
	const can = (one: Capability): boolean => capabilities.includes(one);
	return REPLAY.filter(({when}) => when?.(can) !== false).map(
		({when: _when, shows, label, ...binding}) =>
			label === undefined || shows?.(can) === false ? binding : {...binding, label},
	);
}

/** The key maps of records that are played. */
export const REPLAY_BINDINGS: {readonly [context in ReplayContext]: readonly Binding[]} = {
	review: keysOf(RECORDS.review),
	replay: keysOf(RECORDS.replay),
	watch: keysOf(RECORDS.watch),
	'watch-tries': keysOf(RECORDS['watch-tries']),
	spectator: keysOf(RECORDS.spectator),
};
