import {type Man, manRole} from '../core/man.js';
import {countOf, joinWords} from './men.js';

/** What is said around a drill, a lesson or a line that is watched, on the screen and line by line alike. */

export const NO_CODE_YET =
	'The code of this drill says where White’s men start: it is told when the drill is over.';

/** What is said when verdicts are switched. */
export const verdictsAre = (areOn: boolean): string =>
	areOn ? 'Each move is judged at once.' : 'Moves are judged at the end.';

/** What is said when where the king can be is shown no more. */
export const HIDDEN = 'Hidden; s shows it.';

/** Of which square it is told why the king cannot be there. */
export const WHY_OF_CURSOR = 'It is the square under the cursor that is asked about.';

/** Returns what is said of a move that may be taken back. */
export const takesBack = (name = 'it'): string => `u takes ${name} back.`;

export const NO_DRILL = 'This game is no drill.';

export const NO_TABLES = 'The tables of this ending cannot be built here.';

/** Why a line cannot be watched, as `nothingToWatch` has it. */
export const NO_LINE = 'the line cannot be found here';

/** How the top line calls the table's own hunt, or a puzzle's line, that is gone through. */
export const SOLUTION = 'Solution';

/** What free practice against the paper’s king is. */
export const IS_SAFE =
	'A start in the safe space: by Corollary 18 nothing is forced. See how he gets away.';

/** What is said when a solution is asked for and the table forces nothing. */
export const NOT_FORCED = 'There is nothing to show: this start is not won by force.';

/** Returns what is said when the plan of a drill that is over is asked for and none fits its start. */
export const noPlan = (isRefereed: boolean): string =>
	`${isRefereed ? 'Nobody' : 'The paper'} has no plan for this start.`;

export const cannotBegin = (why: string): string => `The drill cannot begin: ${why}.`;

export const nothingToWatch = (why: string): string => `There is nothing to watch: ${why}.`;

/** Returns what is said when an ending has nobody else to show how it is played. */
export const noOtherPlan = (ending: string): string => `There is no other plan for ${ending}.`;

export const noOtherStart = (why: string): string => `There is no other start: ${why}.`;

/** Returns that the lone king got away, and with which man of the seat's, if he took one. */
export const escapeText = (lost: Man | undefined): string =>
	lost === undefined ? 'He escaped.' : `Your ${manRole(lost)} was taken: he escaped.`;

/** How one goes on after a drill, where lines are read. */
export const AFTER_DRILL =
	'review goes through it, again is the same start, another a new one (after a lesson the next), solution the table’s own way, quit leaves.';

/** Why a drill that is on shows no solution, as a part of a sentence. */
export const NO_SOLUTION_YET = 'the drill is not over; resign gives it up';

/** Said to the lone king who asks for advice in another ending. */
export const PAPER_ADVISES = 'The paper advises the lone king against king and rook only.';

/** What he can ask instead, line by line. */
export const ASK_INSTEAD =
	'moves says where you can go, see what you see, may where White’s men may stand, told what you were told.';

/** Returns that no move gave anything away, of those that were not taken back again, and whether the coach helped with it. */
export function allOptimal(takebacks: number, isHelped: boolean): string {
	const optimal = `was optimal${isHelped ? ', with help' : ''}`;
	return takebacks === 0
		? `Every move of yours ${optimal}.`
		: `Every move that stood ${optimal}; ${takebacks} taken back.`;
}

export const NO_GUESS = 'You have guessed no square.';

/** Returns why nothing is compared, a line at a time: nothing was guessed, or squares were named for it (`words`); undefined where a guess can be. */
export const whyNoCheck = (hasGuess: boolean, words: string): string | undefined =>
	hasGuess && words === ''
		? undefined
		: `${hasGuess ? 'check takes no squares:' : NO_GUESS} guess e5 f6 guesses squares, then check compares them.`;

/** Returns why a square cannot be guessed on which the seat sees a man. */
export const cannotGuess = (square: string): string =>
	`A man stands on ${square}: there is nothing to guess.`;

/** Returns what is said of a guessed square on which the seat sees that nobody stands. */
export const seenEmpty = (square: string): string =>
	`You see ${square} empty: he cannot be there. It is marked all the same.`;

/** Returns which endings have lessons and how many, and how those of one are told: what is typed is `typed`. */
export const lessonsOf = (
	endings: readonly {readonly ending: string; readonly count: number}[],
	typed: string,
): string =>
	`There are lessons of ${joinWords(endings.map(({ending, count}) => `${ending} (${count})`))}: ${typed} ${endings[0].ending} tells those of one.`;

/** Returns when a lesson is due again; `grade` is a sentence before it, `days` what follows it, if anything does. */
export const lessonComesBack = (grade: string, when: string, days: string): string =>
	`${grade} This lesson comes back ${when}.${days}`;

/** Returns what is being built, and that one waits for it once. `what` names the tables. */
export const solving = (what: string): string =>
	`Solving ${what}: every place of the men, everything that can be known of the king. This is done once and kept.`;

/** What is said while a line is being looked for. */
export const THINKING_LINE = 'Thinking it through …';

/** Returns what is said of a step that rules nothing out, so that it has no picture; `next` is where there is one again. */
export const noPicture = (next: string | undefined): string =>
	`No picture of this step${next === undefined ? '' : `; the next: ${next}`}.`;

/** Returns what is said of a picture that is put on or away where there is none, `none` being that as a sentence. */
export const pictureNone = (isOn: boolean, none: string): string =>
	isOn ? `The picture is on. ${none}` : PICTURE_OFF;

/** Returns the same where the squares where the king can be stand in its place. */
export const pictureBelow = (isOn: boolean): string =>
	isOn ? 'The picture is on: s shows it in place of where he can be.' : PICTURE_OFF;

const PICTURE_OFF = 'The picture is off.';

/** What there is to see of the paper, by whose part in it one has. */
export const PAPER_PLANS = {
	white: {
		title: 'A published proof played out, step by step.',
		more: 'A plan that always wins: its lemmas one after the other, with pictures.',
	},
	black: {
		title: 'A published proof played out, step by step.',
		more: 'How the lone king gets away from the rook.',
	},
} as const;

/** Why the squares of the king are more than what a takeback says that was seen. */
export const COUNTED_ANEW =
	'That is counted by the moves that stand: he may have stood elsewhere than where you saw him.';

/** What is said of an ending of which nobody has written down how to play it. */
export const NO_PAPER_PLAN = 'None has been published for this ending.';

/** What stands over the endings that White wins from every start, from nearly every one, and over the others. */
export const ENDING_KINDS = {
	always: 'Always won',
	mostly: 'Won from most starts',
	seldom: 'Won from some starts',
} as const;

/** What the rows of the list of drills are for, each told while the cursor is on it, below what it says itself. */
export const DRILL_ROWS = {
	next: 'What is due to be repeated, or else the first start that you have not met.',
	lessons: 'Every start, by difficulty, and how you stand with each.',
	practice: 'A start drawn at random, as the rows below say',
	ending: 'K is a king, Q queen, R rook, B bishop, N knight, P pawn; v is “against”.',
	coach: 'Whose plan p tells you in the drill.',
	puzzles: 'Positions with one right move, in the fog and with an umpire.',
} as const;

/** What one plays in a drill. */
export const DRILL_SIDES = {
	attacker: {title: 'White, the men', about: 'You hunt a king that you seldom see.'},
	defender: {title: 'Black, the lone king', about: 'You hold out as long as you can, or get away.'},
} as const;

/** What is known at the start of a drill, by whether that is nothing. */
export const drillKnows = (isBlind: boolean) =>
	isBlind
		? {title: 'nothing of him', about: 'At the start he may be anywhere out of sight.'}
		: {title: 'where he starts', about: 'At the start the square of the king is known.'};

/** Returns what is said before a plan whose move is slower than the table's, which needs at most so many. */
export const soonerByTable = (needed: number): string =>
	`The table is faster: ${countOf(needed, 'move')}, + is a hint.`;

/** Returns why the paper's plan has no step now: whoever never knew the king's square was never in it. */
export const noStep = (hasBegun: boolean): string =>
	hasBegun
		? 'You have left the plan of the paper. It begins anew as soon as you know his square.'
		: 'The paper’s plan begins when you know his square; until then + is the table’s hint.';

/** Returns that a picture leaves the king more squares than he can be on; `picture` is what leaves them: "lemma". */
export const usesLess = (picture: string, squares: number): string =>
	`the ${picture} remembers less and still allows ${squares}`;

/** What the marks on a line's board say where the king can be: one row of 80 columns has room for all of them. */
export const KING_MARKS = {
	possible: 'he can be here',
	covered: 'seen',
	impossible: 'he cannot be here',
} as const;

/** The same in a narrow row. */
export const SHORT_MARKS = {possible: 'may be', covered: 'seen', impossible: 'not'} as const;

/** What they say where the king goes by a plan of his own. */
export const HIS_MARKS = {
	possible: 'by the lemma he is here',
	covered: 'seen',
	impossible: 'not here',
} as const;

/** What the squares without a mark are beside those of a plan: knowledge excludes what the plan leaves. */
export const UNMARKED = 'bare fog: he is not';
/** The same where he goes by Lemma 17. */
export const SAFE_UNMARKED = 'bare fog: his safe space';

/** Returns what they say where the king can be, with the squares unmarked that a plan leaves him besides. */
export const mixedMarks = (picture: string) => ({
	...KING_MARKS,
	impossible: `taken from him by the ${picture}`,
});

/** Returns what they say of the squares that a plan leaves the king; `picture` is what leaves them: "lemma". */
export const pictureMarks = (picture: string) => ({
	...mixedMarks(picture),
	possible: `left to him by the ${picture}`,
});

export const openingTable = (ending: string): string => `Opening the table of ${ending} …`;
