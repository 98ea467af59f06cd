import {COMMANDS, EXPORT, FLIP, KEYS, RULES} from './game-bindings.js';
import {bind, type Binding} from './key-binding.js';

/**
 * What can be done with a record, as far as the keys differ: moves are marked in its list, its moves can be judged, a plan's
 * picture can be drawn over it, what a side could know can be asked, it is a game that is watched as it runs (and has by now ended), a line of a plan (with reasons
 * and other starts), one of several of its ending, or a line that goes by lemmas, or from try to try.
 */
export type Capability =
	| 'marks'
	| 'judge'
	| 'picture'
	| 'know'
	| 'running'
	| 'ended'
	| 'line'
	| 'plans'
	| 'lemmas'
	| 'tries';

/** A record that is played, by what can be done with it. */
export type Replayed = {readonly of: 'replay'; readonly can: readonly Capability[]};

type When = (can: (one: Capability) => boolean) => boolean;

/** A key of a record: where it counts, and where the help line has it too; everywhere when left out. */
type ReplayBinding = Binding & {readonly when?: When; readonly shows?: When};

const isLine: When = (can) => can('line');
const isRunning: When = (can) => can('running');
const hasEnded: When = (can) => can('ended');
const goesOn: When = (can) => can('running') && !can('ended');
const isGame: When = (can) => !can('line');
const isOver: When = (can) => !can('running');
const isReview: When = (can) => !can('line') && !can('running');
const hasTries: When = (can) => can('tries');
const hasPlies: When = (can) => !can('running') && !can('tries');
const hasMarks: When = (can) => can('marks');

/** Returns a key that counts only `when` so much can be done; the help line has it where it `shows`. */
const on = (when: When, binding: Binding, shows?: When): ReplayBinding => ({
	...binding,
	when,
	...(shows === undefined ? {} : {shows}),
});
const previous = (help: string): Binding =>
	bind('previous', 'left h', help, 'step', undefined, 'left right');
/** Kept before what scrolls a text, which stands in the mark beside it, too. */
const late = (binding: Binding): Binding => ({...binding, dropped: 'late'});
const next = (keys: string, help: string): Binding =>
	bind('next', keys, help, undefined, undefined, 'right l');
const AUTO = 'stop the game, or let it go on from what is shown';
const AUTO_AGAIN = 'let it play by itself, or stop it; at the end, from the start';
const OTHER_EYES =
	'change the eyes: White’s view, Black’s view, the truth; while a game runs all side by side, too';
const ANALYSE =
	'judge the moves: of the side whose eyes you have (in truth, of the one at the bottom), by what it knew, and in truth';
const KNEW =
	'what the side knew whose eyes you have: what may have stood on each square that it did not see, or hide it again';
const EYES = bind('eyes', 'v', OTHER_EYES, 'other eyes', 'eyes');
const PICTURE = 'show or hide a plan’s picture, where it has one: what it leaves the king';

/** Every key of a record that is played, in the order of the help. */
const REPLAY: readonly ReplayBinding[] = [
	on(goesOn, bind('auto', 'space a', AUTO, 'stop, go on', 'stop/go', 'space a')),
	on(hasEnded, bind('auto', 'space a', AUTO_AGAIN, 'show it again', 'again', 'space a')),
	on(isRunning, previous('one move back')),
	on(hasPlies, late(previous('one move back'))),
	on(hasTries, late(previous('one try or move back'))),
	on(isRunning, next('right l', 'one move on; at the last one the next move is played')),
	on(hasPlies, next('right l space', 'one move on')),
	on(hasTries, next('right l space', 'one try or move on')),
	on(isLine, bind('auto', 'a', AUTO_AGAIN, 'play')),
	on(
		(can) => can('lemmas'),
		bind('pageDown', 'down j', 'to where the next lemma begins', 'next lemma', 'lemma', 'down'),
	),
	on(
		(can) => isLine(can) && hasPlies(can) && !can('lemmas'),
		bind('pageDown', 'down j', 'to White’s next move', 'next move', 'move', 'down'),
	),
	on(
		hasTries,
		bind('pageDown', 'down j', 'to White’s next move, past his tries', 'next move', 'move', 'down'),
	),
	on(isLine, bind('pageUp', 'up k', 'to where the one before began')),
	on(isGame, bind('pageUp', 'up k', 'ten half-moves back')),
	on(isGame, bind('pageDown', 'down j', 'ten half-moves on')),
	bind('first', 'home', 'to the start'),
	bind('last', 'end', 'to the end, or as far as has been played'),
	on(
		hasMarks,
		bind('nextMarked', 'n', 'to the next move that is marked in the list', 'next mark', 'mark'),
	),
	on(hasMarks, bind('lastMarked', 'b', 'back to the marked move before', 'mark before', 'before')),
	on((can) => can('judge'), bind('analyse', 'x a', ANALYSE, 'analyse')),
	on(
		(can) => isReview(can) && !can('judge'),
		bind('analyse', 'x a', 'why its moves are not judged'),
	),
	on(isReview, bind('export', 'e', EXPORT.help)),
	on(isReview, bind('auto', 's', 'play it move by move, or stop')),
	on(
		isLine,
		bind('show', 's', 'show or hide all squares where the king can be', 'where he can be', 'where'),
	),
	on((can) => can('picture'), bind('plan', 'p', PICTURE, 'picture'), isLine),
	on(
		isRunning,
		bind('choose', 'r enter', 'go through a game that is over', 'review', undefined, 'r enter'),
		hasEnded,
	),
	on(isRunning, EYES),
	on(isReview, {...EYES, dropped: 'last'}),
	on((can) => can('know'), {...bind('know', 'w', KNEW, 'what it knew', 'knew'), dropped: 'first'}),
	on(
		isLine,
		bind('other', 'v', 'the same start by another plan, or by the table', 'other plan', 'other'),
		(can) => can('plans'),
	),
	on(isLine, bind('another', 'n', 'another start, drawn at random', 'another start', 'new')),
	on(isRunning, bind('faster', '+ =', 'faster', 'faster'), goesOn),
	on(
		isRunning,
		bind('slower', '-', 'slower; a bot that needs more time takes it', 'slower'),
		goesOn,
	),
	on(isOver, bind('faster', '+ =', 'faster, while it plays by itself')),
	on(isOver, bind('slower', '-', 'slower, while it plays by itself')),
	on(
		isRunning,
		bind('another', 'n', 'a new game of the two with colours swapped', 'new game', 'new'),
	),
	on(isRunning, bind('export', 's', 'save a game that is over', 'save'), hasEnded),
	bind('newerMessages', 'pageDown', 'more of the text, where not all of it fits'),
	bind('olderMessages', 'pageUp', 'back in the text'),
	{...FLIP, shows: isGame},
	on(isGame, RULES),
	bind('back', 'escape q', 'leave it', 'leave', undefined, 'escape q'),
	COMMANDS,
	KEYS,
];

/** Returns the keys of a record with which so much can be done; the list of commands has all but itself. */
export function replayBindings(capabilities: readonly Capability[]): readonly Binding[] {
	const can = (one: Capability): boolean => capabilities.includes(one);
	return REPLAY.filter(({when}) => when?.(can) !== false).map(
		({when: _when, shows, label, ...binding}) => ({
			...binding,
			...(label === undefined || shows?.(can) === false ? {} : {label}),
			isListed: binding.command !== 'commands',
		}),
	);
}
