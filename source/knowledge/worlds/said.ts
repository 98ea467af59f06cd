import {type Announcement, findEnded, type Outcome} from '../../rules/news.js';
import type {EndRule} from '../../rules/end-rules.js';

/** The ends that depend on more than the board and the men, and those that no rule of the game makes: no world is judged by them. */
const BEYOND_WORLDS: readonly string[] = [
	'repetition',
	'fifty-moves',
	'resignation',
	'agreement',
	'time',
	'unknown',
	'unfinished',
];

/** Returns the ends of a book by which worlds are judged: how often a position occurred is no part of a world. */
export const endsOfWorlds = (end: readonly EndRule[]): readonly EndRule[] =>
	end.filter((rule) => !BEYOND_WORLDS.includes(rule));

const isBeyond = ({reason}: Outcome): boolean => BEYOND_WORLDS.includes(reason);

/** Returns what was heard but for an end that no world is judged by. */
export function heardInWorlds(heard: readonly Announcement[]): readonly Announcement[] {
	const ended = findEnded(heard);
	return ended === undefined || !isBeyond(ended)
		? heard
		: heard.filter(({type}) => type !== 'ended');
}

type Fields = {readonly [key: string]: unknown};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Returns whether two values are the same, lists and what is written on squares item by item. */
function isSameValue(one: unknown, other: unknown): boolean {
	if (one === other || !isFields(one) || !isFields(other)) {
		return one === other;
	}

	const keys = Object.keys(one);
	return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

function isSameRecord(one: Announcement, other: Announcement): boolean {
	const [a, b] = [one, other] as readonly Fields[];
	const keys = Object.keys(a);
	return keys.length === Object.keys(b).length && keys.every((key) => isSameValue(a[key], b[key]));
}

/** Returns whether what is said is what was heard. */
export const saysSame = (said: readonly Announcement[], heard: readonly Announcement[]): boolean =>
	said.length === heard.length && said.every((record, index) => isSameRecord(record, heard[index]));

/** Returns how many items of two lists are in one of them only, each as often as it stands there. */
function difference(one: readonly unknown[], other: readonly unknown[]): number {
	const left = [...other];
	let missing = 0;
	for (const item of one) {
		const at = left.indexOf(item);
		if (at < 0) {
			missing++;
		} else {
			left.splice(at, 1);
		}
	}

	return missing + left.length;
}

function distanceOf(one: Announcement, other: Announcement): number {
	const [a, b] = [one, other] as readonly Fields[];
	let sum = 0;
	for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
		const [x, y] = [a[key], b[key]];
		if (typeof x === 'number' && typeof y === 'number') {
			sum += Math.abs(x - y);
		} else if (Array.isArray(x) && Array.isArray(y)) {
			sum += difference(x, y);
		} else if (isFields(x) && isFields(y)) {
			sum += difference(Object.entries(x).map(String), Object.entries(y).map(String));
		} else {
			sum += x === y ? 0 : 1;
		}
	}

	return sum;
}

/** Returns how far what is said is from what was heard, whatever it is about: 0 when it is the same. */
export function newsDistance(
	said: readonly Announcement[],
	heard: readonly Announcement[],
): number {
	if (saysSame(said, heard)) {
		return 0;
	}

	const left = [...heard];
	let sum = 0;
	for (const record of said) {
		const same = left.findIndex((one) => isSameRecord(one, record));
		const at = same < 0 ? left.findIndex(({type}) => type === record.type) : same;
		if (at < 0) {
			sum++;
		} else {
			sum += distanceOf(record, left[at]);
			left.splice(at, 1);
		}
	}

	return sum + left.length;
}
