import {joinWords} from './men.js';

/**
 * What is to be done in each phase of a game whose moves are written down, beside what can be typed: a phase is named as
 * views name it. Said to the seat that is to act.
 */
const SEALED: {readonly [phase: string]: string} = {
	seal: 'No move lies sealed: seal yours.',
	sealed:
		'The other side’s move lies sealed: seal yours, or look at it and be bound in your reply.',
	closing:
		'Open play comes after this: seal once more, or look at the move that lies there and be bound in your reply.',
	amend:
		'Your sealed move was illegal: move the same man openly, neither taking nor checking with it, else your king without taking.',
	answer: 'You looked: reply openly with a capture or a check, else with your king.',
	name: 'The other side has no capture, check or king move: choose the man that it must move.',
	'name amend':
		'The other side can move neither that man without taking or checking nor its king without taking: choose the man that it must move.',
	named: 'The other side chose the man with which you must reply.',
};

/** What the side does that is to act, where that is no open move; and in a narrow window. */
const DOES: {readonly [phase: string]: readonly [does: string, short: string]} = {
	seal: ['seals', 'seals'],
	sealed: ['seals', 'seals'],
	closing: ['seals', 'seals'],
	name: ['names a man', 'names'],
};

/** Returns what a side does in a phase, said behind its name; undefined where it moves openly. */
export const phaseDoes = (phase = '', isShort = false): string | undefined =>
	DOES[phase.split(' ')[0]]?.[isShort ? 1 : 0];

/** What is said when moves are not written down any more. */
export const ALL_OPEN = 'All moves are open from now on.';

/** The phase in which a special move that is two moves running waits for the second one. */
export const SECOND = 'second';
export const SECOND_MOVE =
	'Your special move is two moves running: make the second one, with any man.';

/** What is said to the owner of a king that is placed anew before play. */
export const KING_ANEW =
	'Your king is in check where it stands: put it on another free square of your half. One that is attacked is refused aloud.';

/** What is said to who has sealed a move and may still ask for open play. */
const MAY_OPEN =
	'Your move lies sealed. Ask for open play from the next moves on (open), or be done.';

/** The phases that leave other moves than the men do. */
const BOUND: readonly string[] = ['amend', 'answer', 'name', 'named'];

/** Returns whether a phase leaves other moves than the men do. */
export const isBound = (phase = ''): boolean => BOUND.includes(phase.split(' ')[0]);

/** So many moves that are left are named. */
const MOST_LEFT = 4;

/** Returns why a move that the men could make may not be made in a phase that leaves only the moves of `left`; undefined where the men alone decide. */
export function boundText(phase: string | undefined, left: readonly string[]): string | undefined {
	if (!isBound(phase)) {
		return undefined;
	}

	const isMore = left.length > MOST_LEFT;
	const moves = isMore ? `${left.slice(0, MOST_LEFT).join(', ')} and more` : joinWords(left, 'and');
	return [
		...(left.length === 0 ? [] : [`Now only ${moves} can be played.`]),
		phaseText(phase),
	].join(' ');
}

/** Returns what a phase of a game of written moves asks of the seat that is to act; undefined for a plain turn. `amends`: whether a man is named since a sealed move was illegal, and not since one was looked at. */
export function phaseText(phase = '', mayOpen = false, amends = false): string | undefined {
	const [name] = phase.split(' ');
	return mayOpen ? MAY_OPEN : SEALED[name === 'name' && amends ? 'name amend' : name];
}
