import {startActPuzzle} from '../../drill/one-act/act-puzzle-game.js';
import type {ActPuzzle} from '../../drill/one-act/act-puzzles.js';
import {narrowKing} from '../../drill/one-act/king-narrowed.js';
import {squareName} from '../../core/square.js';
import {given} from '../../core/given.js';
import {moveList} from '../../knowledge/move-list.js';
import type {NarrowedWords} from '../../text/find-king.js';
import {puzzleReport} from './puzzle-report.js';

/** Returns how the seat of a puzzle of a king's square could find it: by its last move, what it heard of that, and what came since. */
export function narrowedWords(puzzle: ActPuzzle): NarrowedWords {
	const {history} = puzzleReport(startActPuzzle(puzzle));
	const {plies, seat} = history;
	const list = moveList(history);
	const own = plies.findLastIndex(({by}) => by === seat);
	const after = plies.slice(own + 1);
	const {before, heard, now} = narrowKing(puzzle);
	const names = (squares: readonly number[]) => squares.map((square) => squareName(square));
	const last = list.at(-1);
	const saysMore = last !== undefined && after.length > 0 && heard.join() !== now.join();
	return {
		own: list[own]?.text ?? '',
		isCheck: plies[own]?.heard.some(({type}) => type === 'check') ?? false,
		before: names(before),
		heard: names(heard),
		now: names(now),
		...(saysMore
			? {
					reply: {
						by: last.by,
						...given({san: last.move && last.text}),
						isOfKing: after.some((ply) => ply.heard.some(({type}) => type === 'king-moved')),
					},
				}
			: {}),
	};
}
