import type {Man} from '../core/man.js';
import {countMen, countOf} from './men.js';

/** Returns the men that a seat took, counted; `unknown` of them it never saw. */
export function countTaken(enemy: readonly Man[], unknown: number): string {
	const unseen = unknown === 0 ? [] : [`${countOf(unknown, 'man', 'men')} unseen`];
	return enemy.length === 0 && unknown > 0
		? unseen.join('')
		: [countMen(enemy), ...unseen].join(', ');
}

/** Returns what a seat took and what it lost. */
export const takenTexts = (
	enemy: readonly Man[],
	own: readonly Man[],
	unknown: number,
): readonly [took: string, lost: string] => [
	`You took: ${countTaken(enemy, unknown)}`,
	`You lost: ${countMen(own)}`,
];

/** Returns how many of a side's men are left, and how many of these are not seen. */
export const leftText = (side: string, left: number, unseen: number): string =>
	`${side} has ${countOf(left, 'man', 'men')} left, ${unseen} of them out of sight.`;
