import type {Color} from '../core/color.js';
import {capitalise, countOf, joinWords, sideName} from './men.js';

/** How it was heard and seen where a king is: own move and what came after it in words, and the squares that were left, by name. */
export type NarrowedWords = {
	readonly own: string;
	readonly isCheck: boolean;
	/** The other side's move since then, where that says more. */
	readonly reply?: {readonly by: Color; readonly san?: string; readonly isOfKing: boolean};
	readonly before: readonly string[];
	readonly heard: readonly string[];
	readonly now: readonly string[];
};

const toldOf = ({isCheck}: NarrowedWords): string => (isCheck ? 'the check' : 'what was heard');

const replyText = ({by, san, isOfKing}: NonNullable<NarrowedWords['reply']>): string =>
	isOfKing ? 'the king’s move' : `${sideName(by)}’s ${san ?? 'move'}`;

/** Returns hints for where a king is, the first one first: a question about what was heard, how far that leads, his square. */
export const kingHints = (words: NarrowedWords): readonly string[] => {
	const {own, reply, before, heard, now} = words;
	const told = toldOf(words);
	return [
		`what does ${told} after ${own} tell${reply === undefined ? '' : `, and what ${replyText(reply)} since then`}?`,
		`before ${own} he could be on ${countOf(before.length, 'square')}; ${told} leaves ${heard.length}.`,
		`${now.join(' ')}.`,
	];
};

/** Returns why a king can be nowhere else: where he could be before the last own move, and what was left after each thing that was told. */
export function kingReason(words: NarrowedWords): string {
	const {own, reply, before, heard, now} = words;
	const left = (squares: readonly string[]): string =>
		`${squares.length === 1 ? 'only ' : ''}${joinWords(squares)}`;
	const since =
		reply === undefined
			? []
			: [`After ${replyText(reply)} ${left(now)} ${now.length === 1 ? 'is' : 'are'} left.`];
	return [
		`Before ${own} he could be on ${joinWords(before, 'or')}.`,
		`${capitalise(toldOf(words))} leaves ${left(heard)}.`,
		...since,
	].join(' ');
}
