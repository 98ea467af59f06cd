import {MEN_UNKNOWN} from '../../bot/bot.js';
import type {Setup} from '../../core/fen.js';
import {type Color, opposite} from '../../core/color.js';
import {isMan, isUnknownMan, KING, type Man} from '../../core/man.js';
import {findGhosts, type Ghost, type ToldMan} from '../../knowledge/ghosts.js';
import {isOwn} from '../../knowledge/own-man.js';
import {agesIn} from '../../knowledge/ply-age.js';
import {isTakenSince, type ToldSquare, toldSquares} from '../../knowledge/told-squares.js';
import {currentView} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {shownByTakebacks} from '../../match/shown-by-takebacks.js';
import type {BeliefMark, KnownMark} from './belief-mark.js';

/** What a seat remembers men by. */
export type Remembering = Pick<
	SeatReport,
	'history' | 'seat' | 'variant' | 'menAtStart' | 'notices' | 'outcome'
>;

/** Returns the men of unknown role of which a seat was told last that they stand somewhere; of those before it is not known whether they were others. */
function unknownMen({seat, history}: Remembering, told: readonly ToldSquare[]): readonly Ghost[] {
	const ageOf = agesIn(history);
	const {cells} = currentView(history);
	const unknown = told.filter(({man}) => isUnknownMan(man));
	const newest = unknown.at(-1)?.ply;
	return (
		unknown
			.filter(
				(one) =>
					one.ply === newest && !isOwn(cells[one.square], seat) && !isTakenSince(history, one),
			)
			// One that took where a report has it besides is told of once.
			.filter(({square}, index, all) => all.findIndex((one) => one.square === square) === index)
			.map(({square, man, ply}) => ({square, man, age: ageOf(ply), isTold: true as const}))
	);
}

/** Returns the other side's men of a start that both sides know. */
const menOfStart = ({cells}: Setup, seat: Color): readonly ToldMan[] =>
	[...cells.entries()].flatMap(([square, man]) =>
		isMan(man) && !isOwn(man, seat) ? [{square, man, ply: 0}] : [],
	);

/**
 * Returns the other side's men where a seat saw them last, or was told that they stand; none when it is over, for then the board shows all.
 * `start` is given where both sides know it; a start that is not a game's own is remembered man by man (`remembersStart`).
 */
export function ghostsOf(
	report: Remembering,
	start: Setup | undefined,
	remembersStart = false,
): readonly Ghost[] {
	const {history, seat, outcome, menAtStart} = report;
	if (outcome !== undefined) {
		return [];
	}

	const told = toldSquares(history);
	const seen = findGhosts(history, {
		men: (menAtStart ?? MEN_UNKNOWN)[opposite(seat)],
		...(start === undefined ? {} : {start}),
		told: [
			...(remembersStart && start !== undefined ? menOfStart(start, seat) : []),
			...told.filter(({man}) => !isUnknownMan(man)).map((one) => ({...one, isTold: true as const})),
			...shownByTakebacks(report),
		],
	});
	const unknown = unknownMen(report, told);
	return [...seen.filter(({square}) => !unknown.some((one) => one.square === square)), ...unknown];
}

const isKing = (man: Man): boolean => (man & 7) === KING;

/** Returns the ghosts that are left beside what the program itself says of where the king is or can be: there are no two of him. */
export function ghostsBeside(
	ghosts: readonly Ghost[],
	belief: readonly BeliefMark[] = [],
	known: readonly KnownMark[] = [],
): readonly Ghost[] {
	const kings = [
		...belief.filter(({kind}) => kind === 'possible'),
		...known.filter(
			({kind, men, secret}) =>
				kind === 'certain' && secret === undefined && men.some((man) => isKing(man)),
		),
	].map(({square}) => square);
	return kings.length === 0
		? ghosts
		: ghosts.filter(({square, man}) => !isKing(man) || kings.includes(square));
}
