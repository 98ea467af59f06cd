import {type Act, isMove} from '../../core/act.js';
import {BLACK_MAN, EMPTY, isMan, manColor, UNSEEN} from '../../core/man.js';
import type {Variant} from '../../rules/variant.js';
import type {View} from '../../rules/view.js';
import {lostSquare, takersOf} from '../takers.js';

/**
 * Returns a test of the acts by which the other side can have brought a seat from one view to the next, as far as
 * the views tell: a man of the seat's that vanished was taken, one that stands was not, a man that is seen
 * to stay has not moved, and where one has landed it stands.
 */
export function fitsViews(before: View, after: View): (act: Act) => boolean {
	const lost = lostSquare(before, after);
	const landings = takersOf(before, after);
	const isOwnAt = (square: number): boolean =>
		isMan(before.cells[square]) && manColor(before.cells[square]) === after.viewer;
	const theirs = after.viewer === 'white' ? BLACK_MAN : 0;
	const isUnseenOrTheirs = (square: number): boolean => {
		const code = after.cells[square];
		return code === UNSEEN || (code !== EMPTY && (code & BLACK_MAN) === theirs);
	};
	const isSeenToStay = (square: number): boolean =>
		after.cells[square] !== UNSEEN && after.cells[square] === before.cells[square];
	return (act) => {
		if (!isMove(act) || act.from === act.to) {
			return true;
		}

		const canLand = lost < 0 ? !isOwnAt(act.to) : landings.includes(act.to);
		return canLand && isUnseenOrTheirs(act.to) && !isSeenToStay(act.from);
	};
}

/** The same where squares on which men of the other side stand may look empty, or hold one of the seat's own: a man of theirs that is seen to stay has not moved. */
function fitsOpenViews(before: View, after: View): (act: Act) => boolean {
	const theirs = after.viewer === 'white' ? BLACK_MAN : 0;
	return (act) => {
		const code = isMove(act) ? before.cells[act.from] : EMPTY;
		const isTheirs = isMove(act) && code !== EMPTY && (code & BLACK_MAN) === theirs;
		return !isTheirs || after.cells[act.from] !== code;
	};
}

/** Returns which of the two tests a game's views allow. */
export const viewTest = ({hides}: Variant): typeof fitsViews =>
	hides === undefined ? fitsViews : fitsOpenViews;
