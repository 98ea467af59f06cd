import {colorIndex} from '../../core/color.js';
import {EMPTY, isMan, type Man, manLetter, parseManLetter} from '../../core/man.js';
import {parseSquare, squareName} from '../../core/square.js';
import type {MoveRules} from '../move-rules.js';
import {observe} from '../observe.js';
import {type SeatId, sideOf} from '../seat.js';
import type {View} from '../view.js';
import {supposedSetup} from '../hypothesis.js';
import {colorBit, type Field, isOf, type UnseenMan, unseenOn} from './unseen-men.js';
import {openBoard} from './unseen-moves.js';

/** Returns what a seat sees: what both see, and its own men of the unseen role, those first where two stand on one square. */
export function viewOf(field: Field, rules: MoveRules, seat: SeatId): View {
	const viewer = sideOf(seat);
	const view = observe(openBoard(field, rules, viewer), viewer, ['everything']);
	for (const one of field.unseen) {
		if (isOf(one, viewer)) {
			view.cells[one.square] = one.man;
		}
	}

	return view;
}

/** Returns the shown men of the other side that stand with one of the viewer's own, as marks. */
export const shownBeneath = (field: Field, seat: SeatId): readonly string[] =>
	field.unseen
		.filter(
			(one) =>
				one.isShown &&
				!isOf(one, sideOf(seat)) &&
				unseenOn(field, one.square, sideOf(seat)) !== undefined,
		)
		.map(({square, man}) => `${squareName(square)}+${manLetter(man)}`)
		.sort();

/** Returns what a seat knows to stand: all but the hidden men of the other side. */
export function fieldInView(view: View, role: number): Field {
	const {viewer, marks = [], shown = []} = view;
	const cells = view.cells.slice();
	const unseen: UnseenMan[] = [];
	const show = (man: Man, square: number): void => {
		const isOwn = man >> 3 === colorIndex(viewer);
		const isShown = !isOwn || shown.includes(square);
		unseen.push(isShown ? {man, square, isShown} : {man, square});
	};

	for (const [square, man] of cells.entries()) {
		if (isMan(man) && (man & 7) === role) {
			show(man, square);
			cells[square] = EMPTY;
		}
	}

	for (const mark of marks) {
		show(parseManLetter(mark[3]), parseSquare(mark.slice(0, 2)) ?? 0);
	}

	return {...supposedSetup(view, cells), unseen};
}

/** Returns the squares of a side's own men that the other side sees too. */
export const shownSquares = ({unseen}: Field, seat: SeatId): readonly number[] =>
	unseen
		.filter((one) => one.isShown && (one.man & 8) === colorBit(sideOf(seat)))
		.map(({square}) => square);
