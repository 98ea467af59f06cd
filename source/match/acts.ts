import {countHalfMoves} from '../core/act.js';
import type {Color} from '../core/color.js';
import {sideOf} from '../rules/seat.js';
import type {Match} from './match.js';

type Acts = Pick<Match, 'acts'>;

/** Returns the acts that stand, as text: the moves, in nearly all games. */
export const movesOf = ({acts}: Acts): readonly string[] =>
	acts.flatMap(({text, stands}) => (stands ? [text] : []));

/** Returns how many acts stand. */
export const countPlies = ({acts}: Acts): number => acts.filter(({stands}) => stands).length;

/** Returns how many half-moves the acts that stand come to; an adviser plays for his side. */
export const countMoves = ({acts}: Acts): number =>
	countHalfMoves(
		acts.filter(({stands}) => stands).map(({seat, text}) => ({by: sideOf(seat), text})),
	);

/** Returns where on the list the last act of a side that stands is, or -1. */
export const lastStanding = ({acts}: Acts, side: Color): number =>
	acts.findLastIndex(({seat, stands}) => stands && sideOf(seat) === side);

/** Returns the side whose act was the last one that stands, White where none does. */
export const lastActor = ({acts}: Acts): Color =>
	sideOf(acts.findLast(({stands}) => stands)?.seat ?? 'white');

/** Returns the acts that made the game, as text: those that stand, and before "stand" the move that it lets stand. */
export const madeBy = ({acts}: Acts): readonly string[] =>
	acts.flatMap(({text, stands}, index) =>
		stands || acts[index + 1]?.text === 'stand' ? [text] : [],
	);
