import type {Announcement} from '../../rules/announcement.js';
import type {View} from '../../rules/view.js';

/** Returns whether two records say the same. */
const isSameRecord = (a: Announcement, b: Announcement): boolean =>
	a.type === b.type && JSON.stringify(a) === JSON.stringify(b);

/** Returns whether what is said is what was heard. */
export const saysSame = (said: readonly Announcement[], heard: readonly Announcement[]): boolean =>
	said.length === heard.length && said.every((record, index) => isSameRecord(record, heard[index]));

/** Returns whether two views show the same. */
export const showsSame = (a: View, b: View): boolean =>
	a.turn === b.turn &&
	a.phase === b.phase &&
	a.castling === b.castling &&
	a.epSquare === b.epSquare &&
	a.cells.every((code, square) => code === b.cells[square]) &&
	(a.marks ?? []).join() === (b.marks ?? []).join();
