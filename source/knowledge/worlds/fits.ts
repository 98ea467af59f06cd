import type {Announcement} from '../../rules/news.js';

/** Returns whether two records say the same. */
const isSameRecord = (a: Announcement, b: Announcement): boolean =>
	a.type === b.type && JSON.stringify(a) === JSON.stringify(b);

/** Returns whether what is said is what was heard. */
export const saysSame = (said: readonly Announcement[], heard: readonly Announcement[]): boolean =>
	said.length === heard.length && said.every((record, index) => isSameRecord(record, heard[index]));
