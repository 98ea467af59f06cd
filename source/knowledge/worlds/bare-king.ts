import {isMove, parseAct} from '../../core/act.js';
import {opposite} from '../../core/color.js';
import {EMPTY, isMan, KING, makeMan, manColor, ROLES} from '../../core/man.js';
import type {Square} from '../../core/square.js';
import {Position} from '../../rules/position.js';
import type {SeatId} from '../../rules/seat.js';
import type {State, Variant} from '../../rules/variant.js';
import type {Noticed} from './noticed.js';
import {afterOwn} from './successors.js';

/**
 * Returns every state after a seat's own move that takes the last man beside the other king, by what was noticed of it
 * alone: where the king was before is not used, so that none that is possible is missing. `before` is a state before
 * the move, of which the seat's own men are used.
 */
export function bareKings(
	variant: Variant,
	before: State,
	seat: SeatId,
	noticed: Noticed,
): readonly State[] {
	const act = parseAct(noticed.text ?? '');
	if (act === undefined || !isMove(act)) {
		return [];
	}

	const {viewer} = noticed.view;
	const enemy = opposite(viewer);
	const setup = before.board.toSetup();
	const own = setup.cells.map((code) => (isMan(code) && manColor(code) === viewer ? code : EMPTY));
	const passed = act.to + (viewer === 'white' ? -8 : 8);
	const found: State[] = [];
	const suppose = (king: Square, victim: Square, man: number) => {
		const cells = own.slice();
		cells[king] = makeMan(enemy, 'king');
		cells[victim] = man;
		const board = Position.fromSetupUnchecked({...setup, cells}, variant.moves);
		const after = afterOwn(variant, {...before, board}, seat, noticed);
		if (after !== undefined && after.board.count[1 - before.board.side] === 1) {
			found.push(after);
		}
	};

	for (let king = 0; king < 64; king++) {
		const count = found.length;
		for (const victim of [act.to, passed]) {
			for (const role of ROLES) {
				const isFree = own[king] === EMPTY && king !== victim && own[victim] === EMPTY;
				// Who was taken makes no difference to what is left.
				if (isFree && role !== 'king' && found.length === count) {
					suppose(king, victim, makeMan(enemy, role));
				}
			}
		}
	}

	return found;
}

/** Returns whether a side has nothing but its king. */
export const isBare = ({board}: State, side: number): boolean =>
	board.count[side] === 1 && (board.board[board.men[side][0]] & 7) === KING;
