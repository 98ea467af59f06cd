import {parseAct} from '../core/act.js';
import type {Color} from '../core/color.js';
import type {Man} from '../core/man.js';
import {type Square, squareName} from '../core/square.js';
import {capitalise, countOf, joinWords, roleName, sideName} from './men.js';

/**
 * What the one act of a puzzle is to do, and what is said of one that does not do it in every game that is possible; `row`
 * asks for several acts of one turn.
 */
type GoalTexts = {
	readonly short: string;
	readonly task: string;
	readonly missed: string;
	/** What comes of an act that does not do it, where the other side need do nothing for it. */
	readonly fails?: string;
	/** What the answer does, as a part of a sentence; of a king it is told otherwise why he is there. */
	readonly does?: string;
	readonly row?: (count: number) => string;
};

const TEXTS: {readonly [goal: string]: GoalTexts} = {
	wins: {
		short: 'win at once',
		task: 'One act wins at once, wherever the hidden men are. Which?',
		missed: 'it need not win',
		fails: 'it does not win',
		does: 'it wins',
		row: (count) =>
			`You win by ${count} acts in a row, whatever is hidden from you, and none of them is refused. Which?`,
	},
	stands: {
		short: 'find the move that must be legal',
		task: 'One act alone cannot be refused. Which?',
		missed: 'it can be refused',
		fails: 'it is no act that could be refused',
		does: 'it is not refused',
	},
	takes: {
		short: 'take a man',
		task: 'One act surely takes a man. Which?',
		missed: 'it may take nothing',
		fails: 'it takes nothing',
		does: 'it takes a man',
	},
	checks: {
		short: 'give check',
		task: 'One act surely gives check. Which?',
		missed: 'it may give no check',
		fails: 'it gives no check',
		does: 'it gives check',
	},
	safe: {
		short: 'find the only safe move',
		task: 'Only one act keeps the other side from winning at once. Which?',
		missed: 'the other side may win after it',
		fails: 'the other side wins after it',
		does: 'the other side cannot win at once',
	},
	quiet: {
		short: 'allow no check',
		task: 'Only one act keeps the other side from giving check in its next turn. Which?',
		missed: 'the other side may give check after it',
		fails: 'the other side gives check after it',
		does: 'the other side cannot give check in its next turn',
	},
	judges: {
		short: 'challenge or pass',
		task: 'Challenge, or pass? One is surely right.',
		missed: 'it is the wrong answer to that claim',
		does: 'it is the right answer to that claim',
	},
	king: {
		short: 'find the king',
		task: 'Where must the other side’s king be? Choose his square, or type it.',
		missed: 'he cannot be there after all that you heard',
	},
};

/** How an act fails, where that is the same for every goal. */
const FAILURES: {readonly [failure: string]: string} = {
	refused: 'it is refused',
	unplayable: 'it cannot be played',
	offered: 'a pawn could take a man after it',
	loses: 'it loses at once',
};

/** Returns what a puzzle of one act, or of a row of so many, asks for, in a few words. */
export const goalShort = (goal: string, count = 1): string =>
	count > 1 ? `win in one turn, ${count} moves` : (TEXTS[goal]?.short ?? goal);

/** Returns what a game is to who meets it for the first time; `summary` is a sentence. */
export const firstOfGame = (title: string, summary: string): string =>
	`Your first puzzle of ${title}. ${summary}`;

/** Returns which side a person has, and how many moves are left where a turn has several. */
export const youHave = (side: Color, left?: number): string =>
	`You have ${sideName(side)}${left === undefined ? '' : `, ${countOf(left, 'move')} left in this turn`}.`;

/** Returns what was done and heard before, as one sentence after the other. */
export const soFar = (parts: readonly string[]): string => `So far: ${parts.join(' ')}`;

/** Returns what a puzzle of one act, or of a row of so many, asks for, as a question. */
export const goalTask = (goal: string, count = 1): string =>
	(count > 1 ? TEXTS[goal]?.row?.(count) : undefined) ?? TEXTS[goal]?.task ?? goal;

/** Returns that a puzzle is solved; `name`: what its answer is called, of a king his square. */
export const solvedText = (goal: string, name: string): string =>
	goal === 'king'
		? `Solved: the king stands on ${name} and can be nowhere else.`
		: 'Solved: that holds whatever is hidden from you.';

/** Returns the act that solves a puzzle, or those of one turn. */
export const theAnswer = (names: readonly string[]): string =>
	`The answer: ${names.join(', then ')}.`;

/** Returns why acts solve a puzzle: what they do in the games that are possible, of which there are so many. */
export function answerReason(goal: string, keys: readonly string[], games: number): string {
	const does = keys.length > 1 ? 'they win' : (TEXTS[goal]?.does ?? 'it does it');
	const where = games === 2 ? 'In both games' : `In all ${games} games`;
	const isOnly = goal !== 'judges';
	return `${where} that you must hold possible ${does}${isOnly ? '; no other act does it in all of them' : ''}.`;
}

/** How an act is called that is spoken of, by the word that it begins with. */
const DOING: {readonly [word: string]: string} = {
	challenge: 'challenging',
	let: 'letting',
	look: 'looking',
	reveal: 'revealing',
	seal: 'sealing',
	special: 'the special',
};

/** Returns an act as the beginning of a sentence: words begin it, and a move or a king’s square keeps its small letter. */
function asSubject(text: string, name: string): string {
	const act = parseAct(text);
	return act?.kind === 'say' && act.word !== 'king'
		? capitalise(name.replace(/^\w+/u, (word) => DOING[word] ?? word))
		: name;
}

/** Returns which wrong act comes nearest, in how many of so many games it is right, and how it fails: in one of the others as far as that is known, else in all. */
export function nearestText(
	goal: string,
	{
		act,
		name,
		good,
		games,
		failure,
		refutation,
	}: {
		readonly act: string;
		readonly name: string;
		readonly good: number;
		readonly games: number;
		readonly failure?: string | undefined;
		readonly refutation?: Refuting | undefined;
	},
): string {
	const why = refutation && refutationText(goal, act, refutation);
	const others = games - good === 1 ? 'the one left' : `the other ${games - good}`;
	const fails = failure === undefined ? undefined : (FAILURES[failure] ?? TEXTS[goal]?.fails);
	const told = why ?? (fails === undefined ? undefined : `in ${others} ${fails}`);
	return `${asSubject(act, name)} comes nearest, in ${good} of them${told === undefined ? '' : `; ${told}`}.`;
}

/** Returns what men of a side were seen, as a hint where one must judge what another one is. */
export const shownText = (side: string, men: string): string =>
	men === 'none' ? `${side} has shown no man yet` : `of ${side}’s men you have seen ${men}`;

/** Returns that an act is right and how many more are to follow it. */
export const rightSoFar = (left: number): string =>
	`That is right. ${left === 1 ? 'One more act' : `${left} more acts`} in this turn.`;

/** What is said while an act is tried in all games that are possible. */
export const TRIED_OUT = 'It is tried in every game that is possible …';

/** What is asked for where several moves are sent together. */
export const NAME_ONE =
	'Plan the moves that you would send, as in a game: the one that matters must be among them.';

/** Returns from which position a puzzle began, each side's men as a list. */
export const knownStart = (white: string, black: string, turn: Color): string =>
	`Both know how it began: White ${white}, Black ${black}, ${capitalise(turn)} on move.`;

/** An act of the other side's, and how it writes the move in it. */
type NamedAct = {readonly act: string; readonly san?: string};

/** A game that is possible and in which an act does not do what it is to do. */
type Refuting = {
	readonly by: Color;
	readonly done: readonly NamedAct[];
	readonly roles: readonly {readonly square: Square; readonly man: Man}[];
	readonly failure: string;
	readonly reply?: NamedAct;
	readonly isAlways?: true;
};

/** Returns what a side did, as a part of a sentence: "played Nf5", "sealed Rc2". */
function doneText({act: text, san = text}: NamedAct): string {
	const act = parseAct(text);
	switch (act?.kind === 'say' ? act.word : act?.kind) {
		case 'seal':
			return `sealed ${san}`;
		case 'name':
			return `wrote down the man on ${text.slice(-2)}`;
		case 'batch':
			return `sent ${san}`;
		default:
			return `played ${san}`;
	}
}

/** Returns by which act something comes about, as a part of a sentence. */
function meansText({act: text, san = text}: NamedAct): string {
	const act = parseAct(text);
	const word = act?.kind === 'say' ? act.word : undefined;
	return word === 'special'
		? `the special move ${san}`
		: word === 'reveal'
			? `uncovering the man on ${text.slice(-2)}`
			: san;
}

/** Returns what comes of an act in a game in which it is not right. */
function failureText(goal: string, act: string, {by, failure, reply}: Refuting): string {
	if (failure === 'wrong') {
		return act === 'challenge' ? 'it can move so' : 'it cannot move so';
	}

	const side = sideName(by);
	const means = reply && meansText(reply);
	return (
		FAILURES[failure] ??
		(means === undefined
			? (TEXTS[goal]?.fails ?? 'it misses')
			: goal === 'safe'
				? `${side} wins by ${means}`
				: goal === 'quiet'
					? `${side} gives check by ${means}`
					: `${side} answers ${means}`)
	);
}

/** Returns a game in which an act is not right, as a sentence part: "if White played Nf5, it is refused". */
function refutationText(goal: string, act: string, refuting: Refuting): string | undefined {
	const {by, done, roles} = refuting;
	const world = [
		...(done.length === 0 ? [] : [`${sideName(by)} ${done.map(doneText).join(' and then ')}`]),
		...roles.map(({square, man}) => `the man on ${squareName(square)} is a ${roleName(man)}`),
	];
	const fails = failureText(goal, act, refuting);
	return world.length > 0
		? `if ${joinWords(world)}, ${fails}`
		: refuting.reply === undefined && refuting.isAlways !== true
			? undefined
			: fails;
}

/** Returns that a man stands on a square in the game that is told of, in few words. */
export const inThatGame = (man: Man): string => `${roleName(man)} in that game`;

/** An act that is not right: as it was entered and as its seat writes it, in how many games it does what is asked for, and one in which it does not. */
type Missed = {
	readonly act: string;
	readonly name: string;
	readonly count?: {readonly good: number; readonly games: number} | undefined;
	readonly refutation?: Refuting | undefined;
};

/** Returns why an act is not the one, and in how many of the games that are possible it would be: a question in none, whatever is hidden. */
export function missedText(goal: string, {act, name, count, refutation}: Missed): string {
	if (count === undefined) {
		return `${name} need not be among the moves that you send.`;
	}

	const isQuestion = parseAct(act)?.kind === 'ask';
	const why = isQuestion
		? TEXTS[goal]?.fails?.replace(/^it\b/u, 'a question')
		: refutation && refutationText(goal, act, refutation);
	const told = `${asSubject(act, name)} is not it: ${why ?? TEXTS[goal]?.missed ?? 'it misses'}.`;
	return goal === 'king' || isQuestion
		? told
		: `${told} It works in ${count.good === 0 ? 'none' : String(count.good)} of the ${count.games} games that are possible.`;
}
