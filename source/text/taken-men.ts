import {type Color, opposite} from '../core/color.js';
import type {Man} from '../core/man.js';
import {squareName} from '../core/square.js';
import type {ManOn} from '../knowledge/own-man.js';
import type {TakenMen} from '../knowledge/taken.js';
import {countBetween, countMen, countOf, joinWords, manName, roleName, sideName} from './men.js';

/** The men that are gone, by what they are. */
export type Gone = Pick<TakenMen, 'unknown' | 'unsure'> & {
	readonly [side in 'own' | 'enemy']: readonly {readonly man: Man}[];
} & {
	/** Whose men the own ones are, where both sides read it, so that nobody is addressed. */
	readonly side?: Color;
};

/** Returns whether nobody is gone, as far as a seat was told. */
export const isNobody = ({own, enemy, unknown, unsure}: Gone): boolean =>
	own.length + enemy.length + unknown + unsure === 0;

const menOf = (all: readonly {readonly man: Man}[]): readonly Man[] => all.map(({man}) => man);

/** Returns the men that a seat took, counted, those too that it never saw. */
function countTaken({enemy, unknown, unsure}: Omit<Gone, 'own'>): string {
	const most = unknown + unsure;
	const unseen = most === 0 ? [] : [`${countBetween(unknown, most, 'man', 'men')} unseen`];
	return enemy.length === 0 && most > 0
		? unseen.join('')
		: [countMen(menOf(enemy)), ...unseen].join(', ');
}

/** Returns why a seat does not know how many it took: the captures of both sides are told together. */
export const inDoubt = (squares: readonly string[]): string =>
	`The captures of both sides are told together: on ${joinWords(squares)} you may have taken, or the other side.`;

/** Returns what a seat lost, counted. */
const countLost = ({own}: Pick<Gone, 'own'>): string => countMen(menOf(own));

/** Returns what each side lost, where both read it, the own one's first. */
const lostTexts = (gone: Gone, side: Color): readonly [own: string, enemy: string] => [
	`${sideName(side)} lost: ${countLost(gone)}`,
	`${sideName(opposite(side))} lost: ${countTaken(gone)}`,
];

/** Returns what a seat took and what it lost. */
export const takenTexts = (gone: Gone): readonly [string, string] =>
	gone.side === undefined
		? [`You took: ${countTaken(gone)}`, `You lost: ${countLost(gone)}`]
		: lostTexts(gone, gone.side);

/** Returns the same in one row. */
export const takenInShort = (gone: Gone, dots: string): string =>
	(gone.side === undefined
		? [`Took ${countTaken(gone)}`, `lost ${countLost(gone)}`]
		: lostTexts(gone, gone.side).map((text) => text.replace(':', ''))
	).join(` ${dots} `);

/** Returns how many of a side's men are left, and how many of these are not seen; it may be fewer by so many. */
export const leftText = (side: string, left: number, unseen: number, unsure = 0): string =>
	`${side} has ${countBetween(left - unsure, left, 'man', 'men')} left, ${unsure === 0 ? unseen : `${unseen - unsure} ${unsure === 1 ? 'or' : 'to'} ${unseen}`} of them out of sight.`;

/** Returns that nobody but a side knows how many men it has, and how many of them are seen. */
export const uncounted = (side: string, seen: number): string =>
	`How many men ${side} has is not known; you see ${seen === 0 ? 'none of them' : countOf(seen, 'man', 'men')}.`;

/** Returns which men a side took where, for who looks at the truth. */
export const tookInTruth = (side: Color, men: readonly ManOn[]): string =>
	`${sideName(side)} took ${joinWords(men.map(({square, man}) => `a ${roleName(man)} on ${squareName(square)}`))}.`;

/** Returns that a man took the one that shared its square, likewise. */
export const tookWhereItStood = (taker: Man, {square, man}: ManOn): string =>
	`${manName(taker)} on ${squareName(square)} took the ${roleName(man)} that shared its square.`;
