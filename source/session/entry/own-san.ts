import type {Act} from '../../core/act.js';
import {makeSan} from '../../core/san.js';
import type {UciMove} from '../../core/uci.js';
import {withTold} from '../../knowledge/sent-moves.js';
import type {MoveKnowledge} from './move-knowledge.js';

/** Returns how a move is written for its maker: short form among his own moves. */
export const ownSan = (move: UciMove, {moves, cells, covers, toldOn}: MoveKnowledge): string =>
	makeSan(
		move,
		toldOn === undefined ? cells : withTold(cells, move, toldOn),
		moves,
		covers?.has(move.from),
	);

/** Returns how all his moves are written. */
export const ownSans = (knowledge: MoveKnowledge): readonly string[] => [
	...new Set(knowledge.moves.map((move) => ownSan(move, knowledge))),
];

/** Returns how a move that an act carries is written: in short form among those that its word could have. */
export function actSan(move: UciMove, act: Act, knowledge: MoveKnowledge): string {
	const {moves, acts = [], whole = acts} = knowledge;
	const carried = whole.flatMap((one): readonly UciMove[] =>
		one.kind === 'say' && act.kind === 'say' && one.word === act.word && one.move ? [one.move] : [],
	);
	return ownSan(move, {...knowledge, moves: carried.length === 0 ? moves : carried});
}

/** Returns how a man's move is written with the "x" that was typed: whether it takes is not known where one is not seen. */
export const withTypedTake = (san: string, typed = ''): string =>
	/\Sx/i.test(typed) && /^[KQRBN][^x]*$/.test(san) ? san.replace(/[a-h][1-8]$/, 'x$&') : san;
