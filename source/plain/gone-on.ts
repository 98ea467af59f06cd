import {numberedPlies} from '../knowledge/move-list.js';
import {takenMen} from '../knowledge/taken.js';
import type {SeatReport} from '../match/seat-report.js';
import {currentView} from '../rules/history.js';
import {sideOf} from '../rules/seat.js';
import {countsTurns} from '../text/finished-game.js';
import {plyNumbers} from '../session/told/listed-moves.js';
import {playedMoves} from '../session/told/played-moves.js';
import {goneOnWith} from '../text/saves.js';
import {takenTexts} from '../text/taken-men.js';
import {movesInLines} from './knowing.js';

/** So many moves are told at once; `list` has all. */
const MOST_MOVES = 5;

/** Returns how a game stands for a seat that comes back to it and has no board before it; nothing where it has not moved yet. */
export function tellGoneOn({history, seat, phase}: SeatReport): readonly string[] {
	const moves = playedMoves(history);
	if (!moves.some(({by}) => by === seat)) {
		return [];
	}

	const by = phase.name === 'turn' ? sideOf(phase.seat) : currentView(history).turn;
	const number = plyNumbers(history.variant, [...numberedPlies(history), {by}]).at(-1) ?? 1;
	const lines = movesInLines(moves);
	return [
		goneOnWith(
			`${countsTurns(history.variant) ? 'Turn' : 'Move'} ${number}`,
			lines.slice(-MOST_MOVES),
			lines.length > MOST_MOVES,
		),
		takenTexts(takenMen(history))
			.map((text) => `${text}.`)
			.join(' '),
		'board, list or told say more.',
	];
}
