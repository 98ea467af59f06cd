import type {Color} from '../../core/color.js';
import {EMPTY, isMan, makeMan, manColor, manRole, type Role} from '../../core/man.js';
import {createRandom, pick} from '../../core/random.js';
import type {Square} from '../../core/square.js';
import type {Announcement} from '../news.js';
import type {View} from '../view.js';
import {hidden, type Roles} from './concealed.js';
import type {CoveredExtra, CoveredState} from './covers.js';
import {ARMY_SQUARES} from './half-board.js';

/** Puts a man of a role under a cover: it changes places with another covered one of that role, whichever, if there is one; a king with any. */
function withRole(cells: Uint8Array, covers: Roles, square: Square, role: Role): void {
	const was = cells[square];
	const man = makeMan(manColor(was), role);
	if (was === man) {
		return;
	}

	const others = Object.keys(covers)
		.map(Number)
		.filter((one) => one !== square && manColor(cells[one]) === manColor(man));
	const alike = others.filter((one) => cells[one] === man);
	const open = alike.length === 0 && manRole(was) === 'king' ? others : alike;
	if (open.length > 0) {
		cells[pick(createRandom(cells.join(' ')), open)] = was;
	}

	cells[square] = man;
}

/** Returns a state whose covered men are those that a seat sees and hears of next, as far as that can be. */
export function revised(
	state: CoveredState,
	viewer: Color,
	{cells: seen}: View,
	heard: readonly Announcement[],
): CoveredState {
	const {board, phase, extra} = state;
	const {covers, pending} = extra;
	const cells = board.board.slice();
	if (phase === 'arrange') {
		for (const square of ARMY_SQUARES[viewer]) {
			cells[square] = isMan(seen[square]) ? seen[square] : hidden(viewer);
		}

		return {...state, board: board.with({cells})};
	}

	const isEnemy = (code: number): boolean => isMan(code) && manColor(code) !== viewer;
	const lost = heard.find((record) => record.type === 'lost');
	for (const square of Object.keys(covers).map(Number)) {
		const role = isEnemy(cells[square]) ? shownRole(square, pending, seen, isEnemy) : undefined;
		const isTaken = isMan(seen[square]) && manColor(seen[square]) === viewer;
		if (role !== undefined) {
			withRole(cells, covers, square, role);
		} else if (isEnemy(cells[square]) && isTaken && lost?.type === 'lost') {
			withRole(cells, covers, square, lost.role);
		}
	}

	return {...state, board: board.with({cells})};
}

/** Returns what a covered man of the other side is shown to be; `seen` is the board after an answer to its move, if it has one to come. */
function shownRole(
	square: Square,
	pending: CoveredExtra['pending'],
	seen: Uint8Array,
	isEnemy: (code: number) => boolean,
): Role | undefined {
	const isMover =
		pending !== undefined && square === (pending.isCapture ? pending.from : pending.to);
	if (!isMover) {
		return isEnemy(seen[square]) ? manRole(seen[square]) : undefined;
	}

	const {from, to, promotion} = pending;
	if (seen[from] === EMPTY && promotion !== undefined) {
		// It was a pawn, and is another man under its cover now.
		return 'pawn';
	}

	const code = seen[seen[from] === EMPTY ? to : from];
	return isEnemy(code) ? manRole(code) : undefined;
}
