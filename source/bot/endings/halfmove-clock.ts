import {parseFen} from '../../core/fen.js';
import {PAWN} from '../../core/man.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {watchEnemyPly} from '../../knowledge/enemy-ply.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {lossesBy, takenMen} from '../../knowledge/taken.js';
import type {BotQuestion} from '../bot.js';

/** After so many plies without a capture or a pawn move the host ends a game as a draw (`rules/end-rules.ts`). */
export const HOSTS_LIMIT = 100;

/** Returns whether a move of the seat's own was a pawn's or took something. */
function isOwnReset(history: SeatHistory, index: number, captures: ReadonlySet<number>): boolean {
	const {move: text} = history.plies[index];
	const move = text === undefined ? undefined : parseUci(text);
	const isPawn = ({from}: UciMove) => (viewBefore(history, index).cells[from] & 7) === PAWN;
	return move !== undefined && (isPawn(move) || captures.has(index + 1));
}

/** Returns whether it was seen that a ply of the other side took something or moved a pawn. */
function isEnemyReset(history: SeatHistory, index: number): boolean {
	const {left, arrived} = watchEnemyPly(history, index);
	const isPawnSeen = [...left, ...arrived].some(({man}) => (man & 7) === PAWN);
	return isPawnSeen || lossesBy(history, index).length > 0;
}

/**
 * Returns the most that the host's count of plies without a capture or a pawn move can be. A seat knows its own
 * moves and its losses; of the other side's pawn moves it knows those that it sees. That the game continues tells
 * that the count is below the limit.
 */
export function halfmoveClock({
	history,
	startFen,
}: Pick<BotQuestion, 'history' | 'startFen'>): number {
	const setup = startFen === undefined ? undefined : parseFen(startFen);
	const captures = new Set(takenMen(history).enemy.map(({ply}) => ply));
	let most = setup?.ok === true ? setup.value.halfmoves : 0;
	for (const [index, {by}] of history.plies.entries()) {
		const isOwn = by === history.seat;
		const resets = isOwn ? isOwnReset(history, index, captures) : isEnemyReset(history, index);
		most = resets ? 0 : Math.min(most + 1, HOSTS_LIMIT - 1);
	}

	return most;
}

/** Returns how many moves a seat on move has, this one included, before the host may end the game by such a count. */
export const movesLeft = (most: number): number => Math.floor((HOSTS_LIMIT + 1 - most) / 2);
