import {quote} from '../core/quote.js';
import {type Color, opposite} from '../core/color.js';
import type {Man, Role} from '../core/man.js';
import {joinWords, roleName, sideName} from './men.js';

/** What a person hears who wants to move and cannot, by cursor or by words. */

export const NO_MOVE = 'You have no move now.';

/** Returns how moves are written, in a game in which a king `castles` and in others. */
export const moveExamples = (castles: boolean): string =>
	joinWords(['Nf3', 'exd5', ...(castles ? ['O-O'] : []), 'e2e4'], 'or');

const howTo = (castles: boolean): string => `Write it like ${moveExamples(castles)}.`;

/** Returns what is said of a text with which no move begins; `castles`: whether a king castles in the game. */
export const beginsNoMove = (text: string, castles: boolean): string =>
	`No move begins with ${quote(text)}. ${howTo(castles)}`;

/** Returns the same where acts are no moves; `next`: what is to be done. */
export const nothingNow = (text: string, next?: string): string =>
	[`${quote(text)} is nothing that you can do now.`, ...(next === undefined ? [] : [next])].join(
		' ',
	);

/** Returns a sentence about a text that means nothing with where, line by line, all that can be typed is found; others as they are. */
export const listedByHelp = (sentence: string): string =>
	[howTo(true), howTo(false), nothingNow('').slice(2)].some((end) => sentence.endsWith(end))
		? `${sentence.slice(0, -1)}; help lists the words.`
		: sentence;

/** Returns what Enter does with the name of a command that is typed as if it were a move; `help` is what it does, and more of it. */
export const enterRuns = (help: string): string => `Enter: ${help.split(/[:;,]/)[0]}`;

const SIGNS = 'p n b r q k ! ? x';
/** What is asked for once a square is to be marked, and said of any other key. */
export const ASK_SIGN = `A sign for it: ${SIGNS}`;
export const NO_SIGN = `A sign is one of ${SIGNS}. Backspace rubs out, Esc leaves the square as it is.`;
/** What is said, line by line, of words that mark nothing. */
export const noMark = (words: string): string =>
	`A mark is a square and one sign of ${SIGNS}, like e5 n; ${quote(words)} is none.`;

/** Where no pencil mark is put. */
export const OWN_MAN_THERE =
	'Your own man stands there: marks are for squares where you do not know who stands.';
export const NO_PART = 'That sign is no part of a move.';
export const NO_PARTS = 'It has signs that are no part of a move, so nothing of it was taken.';
export const TOO_LONG = 'That is too long for a move, so nothing of it was taken.';

export const SEES_ALL = 'You see all that stands on the board.';
export const SEALED_ALONE = 'You see all that stands on the board; only a sealed move is hidden.';

/** Returns what an adviser is told who may play the move of the turn; `left`: how many he has. */
export const mayAdvise = (side: Color, left: number): string =>
	`You are ${sideName(side)}’s adviser, and may play this move: you have ${left} left, it may not mate, and ${sideName(opposite(side))} is told. Or hand the keyboard back.`;

/** Returns how many moves an adviser has, beside the board. */
export const adviserMoves = (left: number): string => `Adviser’s moves left: ${left}`;

export const MAY_NOT_MATE =
	'An adviser may not mate. Play another move, or hand the keyboard back.';

/** What is said of a move that is typed while the other side thinks, and once Enter was pressed for it. */
export const WAITS_FOR_TURN = 'waits for your turn';
export const ENTER_WAITS = 'Enter again on your turn plays it';

export const noManOn = (square: string): string => `You have no man on ${square}.`;

/** Returns that a side has no man of a kind, or where it has concealed men, of which it does not know what they are, none that is revealed. */
export const noneOf = (role: Role, hasConcealed: boolean, where = ''): string =>
	hasConcealed ? `No ${role} of yours${where} is revealed.` : `You have no ${role}${where}.`;

/** Returns what is said of a man that is called by a role and is not known to have it. */
export const isConcealed = (square: string): string =>
	`The man on ${square} is concealed: nobody has told you what it is.`;

/** So many moves are named where several may be meant. */
const MOST_NAMED = 4;

/** Returns what may be chosen, and that there is more where not all of it is named. */
const choices = (ways: readonly string[], isMore: boolean): string =>
	isMore ? `${ways.join(', ')} and more` : joinWords(ways, 'or');

/** Returns what is said where men under covers may go to a square as any man, by `claims`, but none that is or shows the one that was written makes such a step. */
export const needsSquares = (role: Role, square: string, claims: readonly string[]): string =>
	`No man that is or shows a ${role} goes to ${square} as one; name both squares: ${choices(claims.slice(0, MOST_NAMED), claims.length > MOST_NAMED)}.`;

export const noMoveOf = (man: Man, square: string): string =>
	`Your ${roleName(man)} on ${square} has no move.`;

/** Returns what is said of a man whose move is planned, where another one is due. */
export const hasMoved = (man: Man, square: string): string =>
	`Your ${roleName(man)} on ${square} has moved in this turn already.`;

/** Returns where a man can go: to `ways`, and where there `isMore`, to others too; `isTry` where that may be refused, `isNamed` where the man was named as if it were to go where it stands. */
export const canGo = (
	man: Man,
	from: string,
	{ways, isMore}: {readonly ways: readonly string[]; readonly isMore: boolean},
	isTry: boolean,
	isNamed: boolean,
): string =>
	`Your ${roleName(man)} ${isNamed ? `stands on ${from} already, and` : `on ${from}`} can ${isTry ? 'try' : 'go to'} ${choices(ways, isMore)}.`;

export const cannotGo = (man: Man, from: string, to: string): string =>
	`Your ${roleName(man)} on ${from} cannot go to ${to}.`;

/** Returns the same of a man under a cover, who may go as any other could; `inWay`: the square that keeps him from it. */
export const noneCouldGo = (from: string, to: string, inWay?: string): string =>
	`No chessman on ${from} could go to ${to}${inWay === undefined ? '' : `: ${inWay} is in the way`}.`;

/** Returns what is said of a capture on a square where nobody is seen; `mayHide`: whether a man could stand there unseen. */
export const nothingToTake = (square: string, mayHide: boolean): string =>
	`${mayHide ? 'You see nothing' : 'There is nothing'} to take on ${square}.`;

/** Returns what is said of a capture by a man that takes nothing in the game. */
export const takesNothing = (role: Role): string => `A ${role} takes nothing in this game.`;

/** Returns what is said where men cannot move and nothing else can be done. */
export const nothingOn = (square: string): string => `There is nothing to be done on ${square}.`;

/** Returns what is said of the man that was chosen in a set-up, when he is chosen once more. */
export const chosenAlready = (square: string): string =>
	`The man on ${square} is chosen. Say ready, or choose another man’s square.`;

/** Returns what is said where several acts are possible, which only a text tells apart. */
export const typeAct = (square: string, acts: readonly string[]): string =>
	`Type what is to be done on ${square}: ${joinWords(acts, 'or')}.`;

/** Returns what is said of a try that was refused before in the same turn. */
export const wasRefused = (move: string): string => `${move} was refused in this turn.`;

/** Returns what is asked of who may take a try back. */
export const offerBack = (move: string): string =>
	`After ${move} a pawn could take a piece of yours. Take ${move} back, or let it stand?`;

/** Returns the same in few words, with those that can be said. */
export const answerOffer = (move: string): string => `${move}: say take-back or stand.`;

/** Returns what is said of anything else that is tried before that is answered. */
export const answerOfferFirst = (move: string): string =>
	`First take ${move} back, or let it stand.`;

/** What became of a try, in a list of them. */
export const TAKEN_BACK = 'Taken back.';

/** What is said to who asks for a hint in a game, a line at a time. */
export const GAME_HAS_NO_HINTS =
	'A game has no hints: may tells what may stand where, moves what you can play. When it is over, analyse in games judges your moves.';

/** Returns what is said of a try that was taken back. */
export const youTookBack = (move: string): string =>
	`You tried ${move} and took it back; the other side hears nothing of it.`;

/** Returns what is said of the same move when it is tried once more. */
export const isBarred = (move: string): string =>
	`You took ${move} back in this turn, and may not try it again.`;

export const tabCompletes = (move: string): string => `Tab completes it to ${move}.`;

/** Returns who is to play whom, as a sentence; the other's level where he has one. */
export const youAgainst = (you: string, other: string, level?: number): string =>
	`You are ${you}, against ${other}${level === undefined ? '' : `, level ${level}`}.`;

/** Over all that a seat was told. */
export const TOLD_SO_FAR = 'What you were told';

/** What stands for the list of the moves where there are none. */
export const NO_MOVES_YET = 'No moves yet.';

/** Said to who is in check from a knight that is not seen. */
export const DARK_CHECK =
	'A hidden knight checks: move your king, reveal a knight or take it unseen. If none stands where you take, you lose.';

/** Said of a key that does nothing in a turn. */
export const noKey = (key: string): string => `${key} does nothing now; ? lists the keys.`;

/** Said of the key that asks the umpire where it may have been meant for a text that was turned down. */
export const asksNext = (key: string): string => `Not asked: ${key} again asks the umpire.`;

/** Said of a digit that is typed before the keyboard is handed over: it may be one of a PIN, and is named to nobody. */
export const HAND_OVER_FIRST = 'Enter hands over the keyboard first.';

/** Said on the first screen to who would go back from it. */
export const LEAVE_BY = 'q quits.';

/** Returns the numbers by which words can be said, where there is a choice. */
export const byNumber = (
	words: readonly (readonly [number: number, word: string])[],
): string | undefined =>
	words.length < 2
		? undefined
		: `By number: ${words.map(([number, word]) => `${number} ${word}`).join(', ')}.`;
