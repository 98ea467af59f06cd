import {type Color, opposite} from '../core/color.js';
import {EMPTY, type Man, makeMan, parseManLetter, UNSEEN, unknownMan} from '../core/man.js';
import {parseSquare, type Square} from '../core/square.js';
import {readGrids} from '../rules/grid.js';
import {currentView, type SeatHistory} from '../rules/history.js';
import type {Announcement} from '../rules/news.js';
import {isOwn, type ManOn} from './own-man.js';
import {isReport, takersIn} from './sent-moves.js';

/** What a seat was told of a square it does not see, when so many plies had been played: a man, perhaps of unknown role, or EMPTY for none of the other side's. */
export type ToldSquare = ManOn & {
	readonly ply: number;
	/** Whether it was told where a move went. */
	readonly isMove?: true;
};

/** Returns what records tell a seat of squares. */
function* squaresIn(
	heard: readonly Announcement[],
	seat: Color,
): Generator<readonly [square: Square | undefined, man: Man, isMove?: true], undefined> {
	const other = opposite(seat);
	yield* readGrids(heard);
	for (const record of heard) {
		switch (record.type) {
			case 'occupants':
				for (const [name, letter] of Object.entries(record.squares)) {
					yield [parseSquare(name), letter === null ? EMPTY : parseManLetter(letter)];
				}

				break;
			case 'kings':
				yield [parseSquare(record[other]), makeMan(other, 'king')];
				break;
			case 'moved-to':
				if (record.by === other) {
					yield [parseSquare(record.square), unknownMan(other), true];
				}

				break;
			case 'ghost-moved':
				if (record.by === other && record.captured !== undefined) {
					yield [parseSquare(record.captured), makeMan(other, 'knight')];
				}

				break;
			case 'report':
				if (record.about === undefined) {
					for (const name of record.occupied) {
						yield [parseSquare(name), unknownMan(other)];
					}
				}

				break;
			default:
		}
	}

	return undefined;
}

/** Returns all that a seat was told of single squares, in the order in which it was told. */
export function toldSquares(history: SeatHistory): readonly ToldSquare[] {
	const {seat, plies, tries = [], heardAtStart = []} = history;
	const told: ToldSquare[] = [];
	const hear = (heard: readonly Announcement[], ply: number): void => {
		for (const [square, man, isMove] of squaresIn(heard, seat)) {
			if (square !== undefined) {
				told.push({square, man, ply, ...(isMove ? {isMove} : {})});
			}
		}
	};

	hear(heardAtStart, 0);
	for (const [index, ply] of plies.entries()) {
		for (const {heard} of ply.tries ?? []) {
			hear(heard, index);
		}

		hear(ply.heard, index + 1);
		for (const square of takersIn(history, index)) {
			told.push({square, man: unknownMan(opposite(seat)), ply: index + 1});
		}
	}

	for (const {heard} of tries) {
		hear(heard, plies.length);
	}

	return told;
}

/** Returns whether the man of which a seat was told on a square was taken since: a man of its own stood there, or a report named the square. */
export const isTakenSince = (
	{plies, seat}: SeatHistory,
	{square, ply}: Pick<ToldSquare, 'square' | 'ply'>,
): boolean =>
	plies
		.slice(ply)
		.some(
			({view, heard}) =>
				isOwn(view.cells[square], seat) ||
				heard.some((one) => isReport(one) && one.captured.map(parseSquare).includes(square)),
		);

/** Returns the squares of which a seat knows that none of the other side's men stands there, by what it was told since that side last did something. */
export function toldEmpty(history: SeatHistory): readonly Square[] {
	const {seat, plies} = history;
	const since = plies.findLastIndex(({by}) => by !== seat) + 1;
	const {cells} = currentView(history);
	const last = new Map(
		toldSquares(history)
			.filter(({ply}) => ply >= since)
			.map(({square, man}) => [square, man]),
	);
	return [...last.keys()].filter(
		(square) => last.get(square) === EMPTY && cells[square] === UNSEEN,
	);
}
