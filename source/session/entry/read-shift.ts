import {manRole} from '../../core/man.js';
import {parseSquare, type Square, squareName} from '../../core/square.js';
import {isOccupied} from '../../text/arranging.js';
import {capitalise, manName} from '../../text/men.js';
import {isPut, putElsewhere} from './arranging.js';
import type {MoveKnowledge} from './move-knowledge.js';
import type {TypedMove} from './typed-move.js';
import {readPlacing, whyNotShifted} from './why-not-placed.js';

/** Two squares, the second of which may still be missing: "e1e3", "e1-e3", "Ke1e3", "e1e". */
const SHAPE = /^[kqrbnp]?(?<from>[a-h][1-8])(?:-?(?<to>[a-h][1-8]?)?)$/i;

/** Returns the squares that a text names: of the man that is put already and, as far as it is typed, of where he is to stand; and whether it names both, so that two men may change places. */
function readSquares(
	text: string,
	{acts = [], cells}: MoveKnowledge,
): {readonly from: Square | undefined; readonly to: string; readonly mayChange: boolean} {
	const written = SHAPE.exec(text.trim())?.groups;
	const placing = readPlacing(text, true);
	const from = parseSquare(written?.['from'].toLowerCase() ?? '');
	if (from !== undefined && (placing === undefined || written?.['to'] !== undefined)) {
		return {from, to: (written?.['to'] ?? '').toLowerCase(), mayChange: true};
	}

	const role = placing?.role;
	const isLeft = acts.some((act) => act.kind === 'place' && act.role === role);
	const put = [...cells.keys()].filter(
		(square) => isPut(square, acts) && role !== undefined && manRole(cells[square]) === role,
	);
	const [only] = isLeft || put.length > 1 ? [] : put;
	const to = placing === undefined ? '' : squareName(placing.square);
	return {from: only, to, mayChange: false};
}

/**
 * Returns what a text does in a set-up that has a man stand elsewhere who was put down already: off and on. It names both
 * squares, where another man may stand on the second, who then takes his place; or the man and the new one, where he is the only one of his kind and none is left to be put down ("K@e3").
 * Undefined for any other text.
 */
export function readShift(
	text: string,
	knowledge: MoveKnowledge,
): Pick<TypedMove, 'status' | 'acts' | 'squares' | 'completions' | 'reason'> | undefined {
	const {arranging, acts = [], cells, seat} = knowledge;
	const {from, to, mayChange} = arranging === undefined ? {} : readSquares(text, knowledge);
	if (arranging === undefined || from === undefined || to === undefined || !isPut(from, acts)) {
		return undefined;
	}

	const could = arranging.goals(from);
	const goals = could.filter(
		(goal) => (mayChange === true || !isPut(goal, acts)) && squareName(goal).startsWith(to),
	);
	const [goal] = goals;
	const square = parseSquare(to);
	if (goal === undefined) {
		return square === undefined
			? undefined
			: {
					status: 'wrong',
					squares: [from],
					completions: [],
					reason:
						isPut(square, acts) && mayChange !== true
							? isOccupied(
									capitalise(manName(cells[square], seat)),
									to,
									could.includes(square) ? squareName(from) + to : undefined,
								)
							: whyNotShifted(from, square, knowledge),
				};
	}

	return to.length < 2
		? {
				status: 'partial',
				squares: [from],
				completions: goals.map((one) => squareName(from) + squareName(one)),
			}
		: {
				status: 'ready',
				squares: [from, goal],
				completions: [],
				acts: putElsewhere(from, goal, cells, acts),
			};
}
