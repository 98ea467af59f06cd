import {opposite} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {PAWN} from '../../core/man.js';
import {rankOf} from '../../core/square.js';
import {parseUci} from '../../core/uci.js';
import {watchEnemyPly} from '../../knowledge/enemy-ply.js';
import {type SeatHistory, viewBefore} from '../../rules/history.js';
import {findLoss, takenMen} from '../../knowledge/taken.js';
import type {BotQuestion} from '../bot.js';

/** After so many plies without a capture or a pawn move the host ends a game as a draw (`rules/end-rules.ts`). */
export const HOSTS_LIMIT = 100;

/** The host's count of plies without a capture or a pawn move, as far as a seat can know it. */
export type HalfmoveClock = {readonly least: number; readonly most: number};

/** What a ply did to the count: set it back, let it run, or nobody knows. */
type Effect = 'resets' | 'runs' | 'unknown';

/** Returns what a move of the seat's own did: it sees whether it took something. */
function effectOfOwn(history: SeatHistory, index: number, captures: ReadonlySet<number>): Effect {
	const {move: text} = history.plies[index];
	const move = text === undefined ? undefined : parseUci(text);
	if (move === undefined) {
		return 'unknown';
	}

	const man = viewBefore(history, index).cells[move.from];
	return (man & 7) === PAWN || captures.has(index + 1) ? 'resets' : 'runs';
}

/** Returns what a ply of the other side did, by what was seen of it; `hasPawns` tells whether it may have pawns. */
function effectOfEnemy(history: SeatHistory, index: number, hasPawns: boolean): Effect {
	if (findLoss(history, index) !== undefined) {
		return 'resets';
	}

	const {left, arrived} = watchEnemyPly(history, index);
	if ([...left, ...arrived].some(({man}) => (man & 7) === PAWN)) {
		return 'resets';
	}

	// A man that comes to the last rank may have been a pawn when it set out.
	const last = history.seat === 'white' ? 0 : 7;
	const isPiece = left.length > 0 || arrived.some(({square}) => rankOf(square) !== last);
	return isPiece || !hasPawns ? 'runs' : 'unknown';
}

/**
 * Returns between what and what the host's count of plies without a capture or a pawn move is. A seat
 * knows its own moves and its losses; of the other side's pawn moves it knows those that it sees, and
 * that a king alone makes none. That the game goes on tells that the count is below the limit.
 */
export function halfmoveClock({
	history,
	menAtStart,
	startFen,
}: Pick<BotQuestion, 'history' | 'menAtStart' | 'startFen'>): HalfmoveClock {
	const setup = startFen === undefined ? undefined : parseFen(startFen);
	const start = setup?.ok === true ? setup.value.halfmoves : 0;
	const taken = takenMen(history).enemy;
	const others = menAtStart[opposite(history.seat)] - 1;
	const alone = taken.length < others ? Number.POSITIVE_INFINITY : (taken[others - 1]?.ply ?? 0);
	const captures = new Set(taken.map(({ply}) => ply));
	let least = start;
	let most = start;
	for (const [index, {by}] of history.plies.entries()) {
		const effect =
			by === history.seat
				? effectOfOwn(history, index, captures)
				: effectOfEnemy(history, index, index < alone);
		least = effect === 'runs' ? least + 1 : 0;
		most = effect === 'resets' ? 0 : Math.min(most + 1, HOSTS_LIMIT - 1);
	}

	return {least: Math.min(least, most), most};
}

/** Returns how many moves a seat on move has, this one included, before the host may end the game. */
export const movesLeft = ({most}: HalfmoveClock): number =>
	Math.floor((HOSTS_LIMIT + 1 - most) / 2);
