import {type Line, lineOf, lineWidth, wrapText} from '../frame/text-lines.js';
import type {Span} from '../theme/style.js';
import type {Theme} from '../theme/theme.js';
import {ROLES, type Role, roleLetter} from '../../core/man.js';
import {commandFor} from '../shell/keys/key-map.js';
import type {Press} from '../shell/press.js';
import {
	ASK_GIVE_UP,
	askLeaveUnsaved,
	askTry,
	notTried,
	PROMOTE_TO,
	QUESTIONS,
} from '../../text/questions.js';
import {askWhich} from '../../text/acts.js';

export type Answer<Id extends string = string> = {
	readonly id: Id;
	/** The letter that gives it at once, in lower case. */
	readonly key: string;
	readonly label: string;
	/** Another letter that gives it, by habit. */
	readonly habit?: string;
};

/** Something that a person must decide before going on. */
export type Question<Id extends string = string> = {
	readonly text: string;
	readonly answers: readonly Answer<Id>[];
	/** What is said when something else is typed over it. */
	readonly ifDropped?: string;
};

/** What a key does to a question: moves the cursor, gives an answer, or goes back without one. */
type QuestionResult<Id extends string> =
	| {readonly type: 'at'; readonly index: number}
	| {readonly type: 'answered'; readonly id: Id}
	| {readonly type: 'dropped'};

/** Returns a question to be answered with yes or no; `no` comes first, so that Enter alone does no harm. */
export const yesOrNo = (text: string, yes = 'Yes', no = 'No'): Question<'yes' | 'no'> => ({
	text,
	answers: [
		{id: 'no', key: 'n', label: no},
		{id: 'yes', key: 'y', label: yes},
	],
});

/** Returns the question whether to leave a game whose last save failed; `isSaved` is whether an earlier one is there. */
export const leaveUnsaved = (isSaved: boolean): Question<'yes' | 'no' | 'save'> => ({
	text: askLeaveUnsaved(isSaved),
	answers: [
		{id: 'no', key: 'n', label: 'Stay'},
		{id: 'save', key: 's', label: 'Save and leave'},
		{id: 'yes', key: 'y', label: 'Leave all the same'},
	],
});

/** Returns the question whether a puzzle is given up: the key that asks for its solution gives it up when it is pressed again. */
export const giveUpPuzzle = (): Question<'yes' | 'no'> => ({
	text: ASK_GIVE_UP,
	answers: [
		{id: 'no', key: 'n', label: 'Try on'},
		{id: 'yes', key: 'v', label: 'Give it up'},
	],
});

/** Returns the question whether a try is meant; it has just been chosen, so that Enter again makes it. By `y` only where that does not ask “Any?” on the board: a habit would ask there what binds. */
export const confirmTry = (move: string, asksByY: boolean): Question<'yes' | 'no'> => ({
	text: askTry(move),
	ifDropped: notTried(move),
	answers: [
		{id: 'yes', key: 't', label: 'Try it', ...(asksByY ? {} : {habit: 'y'})},
		{id: 'no', key: 'n', label: 'Not yet'},
	],
});

export const askQuestion = (asks: readonly string[]): Question => ({
	text: askWhich(asks),
	answers: asks.map((id) => ({id, key: id[0], label: QUESTIONS[id] ?? id})),
});

/** Returns the question what a pawn becomes, for the roles that it may become, the strongest first. */
export const askPromotion = (roles: readonly Role[]): Question<Role> => ({
	text: PROMOTE_TO,
	answers: [...ROLES]
		.reverse()
		.filter((role) => roles.includes(role))
		.map((role) => ({
			id: role,
			key: roleLetter(role),
			label: role.slice(0, 1).toUpperCase() + role.slice(1),
		})),
});

/** Returns a question and its answers as rows of at most `width` columns; brackets stand round the answer under the cursor. Pure. */
export function questionLines(
	{text, answers}: Question,
	index: number,
	width: number,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const rows: Span[][] = [[]];
	for (const [place, {key, label}] of answers.entries()) {
		const isHere = place === index;
		const answer: Span[] = [
			{text: isHere ? glyphs.cursor.left : ' ', style: palette.cursor},
			{text: key, style: palette.key, key},
			{text: ` ${label}`, style: isHere ? palette.title : palette.text},
			{text: isHere ? glyphs.cursor.right : ' ', style: palette.cursor},
		];
		const row = rows[rows.length - 1];
		if (row.length > 0 && lineWidth(row) + 1 + lineWidth(answer) > width) {
			rows.push(answer);
		} else {
			row.push(...(row.length > 0 ? [{text: ' ', style: palette.text}] : []), ...answer);
		}
	}

	return [...wrapText(text, width).map((row) => lineOf(row, palette.title)), ...rows];
}

/** Returns what a key does to a question with the cursor on answer `index`, or undefined. Pure. */
export function answerByKey<Id extends string>(
	question: Question<Id>,
	index: number,
	press: Press,
): QuestionResult<Id> | undefined {
	const {answers} = question;
	const isLetter = press.name === 'character' && !press.ctrl && !press.meta;
	// A capital N is a knight, and no answer to what is asked with yes and no.
	const text = answers.some(({id}) => id === 'yes') ? press.text : press.text.toLowerCase();
	const meant = isLetter
		? answers.find(({key, habit}) => key === text || habit === text)
		: undefined;
	// An answer's own letter comes before what the letter does elsewhere.
	if (meant !== undefined) {
		return {type: 'answered', id: meant.id};
	}

	switch (commandFor('question', press)) {
		case 'choose':
			return {type: 'answered', id: answers[index].id};
		case 'back':
			return {type: 'dropped'};
		case 'next':
			return {type: 'at', index: (index + 1) % answers.length};
		case 'previous':
			return {type: 'at', index: (index - 1 + answers.length) % answers.length};
		default:
			return undefined;
	}
}
