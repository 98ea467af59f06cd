import {colorIndex} from '../../core/color.js';
import {countEach} from '../../core/count-each.js';
import {EMPTY, isMan, PAWN} from '../../core/man.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {moveFrom, moveTo} from '../../rules/move.js';
import type {Position} from '../../rules/position.js';
import type {BotQuestion} from '../bot.js';
import {halfmoveClock, HOSTS_LIMIT} from '../endings/halfmove-clock.js';
import type {JudgedMove} from './judge-moves.js';

/** Who is no better off than this, in hundredths of a pawn, has nothing against a draw; between the two it would rather play on. */
const LOSING = -80;
const WINNING = 60;
/** What going back to where one's men stood before costs, for each time they did: it brings nothing. */
const AGAIN = 40;
const AGAIN_WHEN_EVEN = 15;
/** The third time the host may call it a draw, if the other side's men stand as before too. */
const THIRD = 2;
const THIRD_COSTS = 0.5;
/** How far back is looked, in plies. */
const MEMORY = 60;
/** From this count on the host's limit of plies without a capture or a pawn move is heeded. */
const LONG = 70;

/** Returns where a side's men stand, as a text. */
const menOf = (cells: Uint8Array, side: number): string =>
	cells.map((code) => (isMan(code) && code >> 3 === side ? code : EMPTY)).join(' ');

/** Returns how often the seat's men stood so after moves of its own, by where they stood. */
function countStays(history: SeatHistory): Map<string, number> {
	const side = colorIndex(history.seat);
	const {length} = history.plies;
	// After each of one's own moves, so that a stay of the men is counted once.
	const backs = Array.from({length: MEMORY / 2}, (_, move) => 2 * move + 1);
	const kept = backs.filter((back) => back <= length);
	return countEach(kept.map((back) => menOf(viewBefore(history, length - back).cells, side)));
}

/**
 * Takes something off the moves that bring a side which is not losing nearer to a draw, much if it is winning:
 * after which its own men stand as they did before, and, when the host's limit is near, those that are neither
 * captures nor pawn moves. Returns the moves anew, the best first. `position` is any that fits, and is as it was afterwards.
 */
export function shunDraws(
	question: Pick<BotQuestion, 'history' | 'menAtStart' | 'startFen'>,
	position: Position,
	moves: readonly JudgedMove[],
): readonly JudgedMove[] {
	const best = moves[0].score;
	if (best < LOSING) {
		return moves;
	}

	const again = best < WINNING ? AGAIN_WHEN_EVEN : AGAIN;
	const side = colorIndex(question.history.seat);
	const stays = countStays(question.history);
	const urgency = Math.max(0, (halfmoveClock(question) - LONG) / (HOSTS_LIMIT - LONG));
	return moves
		.map(({move, score}) => {
			const isLasting =
				position.board[moveTo(move)] !== EMPTY || (position.board[moveFrom(move)] & 7) === PAWN;
			position.make(move);
			const times = stays.get(menOf(position.board, side)) ?? 0;
			position.unmake(move);
			const share = (times >= THIRD ? THIRD_COSTS : 0) + (isLasting ? 0 : urgency);
			return {move, score: score - again * times - Math.max(0, score) * share};
		})
		.sort((a, b) => b.score - a.score);
}
