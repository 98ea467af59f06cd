import {type Color, opposite} from '../core/color.js';
import {isMan, manColor, manRole, parseManLetter, ROLES} from '../core/man.js';
import {parseSquare} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import type {SeatReport} from '../match/seat-report.js';
import {mayHideMen} from '../knowledge/hidden-men.js';
import {manMarks, type MenSight} from '../knowledge/man-marks.js';
import {currentView} from '../rules/history.js';
import {findVariantMeant} from '../rules/registry.js';
import type {SeatId} from '../rules/seat.js';
import {knowledgeOf} from '../session/entry/move-knowledge.js';
import {movedAlready} from '../session/entry/moved-already.js';
import {planned} from '../session/entry/plan-steps.js';
import type {Plan} from '../session/entry/plan.js';
import {ownSan} from '../session/entry/own-san.js';
import {shownMarks} from '../session/pencil-marks.js';
import type {PencilMarks} from '../storage/save.js';
import {
	type BoardRead,
	NAME_PART,
	readBoard,
	readFile,
	readKind,
	readMen,
	readMoves,
	readOwnMen,
	readRank,
	readSight,
	readSquare,
} from '../text/board-words.js';
import {describeActs} from '../text/act-list.js';
import {quote} from '../core/quote.js';
import {rulesCard} from '../text/rules-card.js';
import {NO_MOVE} from '../text/turn.js';
import {drawBoard} from './draw.js';
import type {PlainCommand} from './place.js';
import type {Session} from './session.js';

/** What is read: a board, and what can be played on it where somebody has a turn. */
export type Reader = {
	readonly board: () => BoardRead;
	/** The variant's id. */
	readonly variant: string;
	/** Left out where nothing is played. */
	readonly report?: () => SeatReport;
	/** What was begun of an act that takes more than one line. */
	readonly plan?: () => Plan | undefined;
};

/** Returns a board of a game by the variant's id, with the eyes of a side or, without one, in truth. */
export const boardOf = (view: MenSight, variant: string, seat?: Color): BoardRead => ({
	cells: view.cells,
	seat,
	men: manMarks(view, variant),
	hidesMen: seat !== undefined && mayHideMen(variant),
});

/** Returns the board of a seat with its pencil marks. */
export function seatBoard({history, seat}: SeatReport, marks: PencilMarks = {}): BoardRead {
	const board = boardOf(currentView(history), history.variant, seat);
	return {...board, marks: shownMarks(marks, {cells: board.cells, seat})};
}

/** Returns where a seat's own men stand, for who meets a position in the middle of a game. */
export const seatMen = (report: SeatReport): string => readOwnMen(seatBoard(report), report.seat);

/** Returns the same, and where the other side's men stand as far as they are seen. */
export function seenMen(report: SeatReport): readonly string[] {
	const board = seatBoard(report);
	const other = opposite(report.seat);
	const isSeen = board.cells.some((code) => isMan(code) && manColor(code) === other);
	return [seatMen(report), ...(isSeen ? [readKind(board, other)] : [])];
}

/** Returns what stands on a square, a rank or a file that is named, or how they are named. */
function readPart(board: BoardRead, words: string): string {
	const name = words.toLowerCase();
	const square = parseSquare(name);
	if (square !== undefined) {
		return readSquare(board, square);
	}

	if (name === '') {
		return NAME_PART;
	}

	if (/^[1-8]$/.test(name)) {
		return readRank(board, Number(name) - 1);
	}

	return /^[a-h]$/.test(name)
		? readFile(board, name.charCodeAt(0) - 97)
		: `A square is named like e4, a rank like 4, a file like e; ${quote(words)} is none.`;
}

/** Returns where the men of a kind are: "N" is White's knights, "n" Black's, "knights" both sides', "A" and "a" all men of a side. */
function readKinds(board: BoardRead, words: string): readonly string[] {
	const side: Color = words === words.toUpperCase() ? 'white' : 'black';
	if (/^[aA]$/.test(words)) {
		return [readKind(board, side)];
	}

	const man = parseManLetter(words);
	if (isMan(man)) {
		return [readKind(board, manColor(man), manRole(man))];
	}

	const role = ROLES.find((one) => [one, `${one}s`].includes(words.toLowerCase()));
	return role === undefined
		? [`A kind is named like N (White’s knights), n (Black’s) or knights; ${quote(words)} is none.`]
		: [readKind(board, 'white', role), readKind(board, 'black', role)];
}

/** Returns the moves of a seat, those of one man or kind where it is named by its square or letter; of a `begun` plan those that can follow. */
function readOwnMoves(report: SeatReport, words: string, begun?: Plan): readonly string[] {
	// What is planned or sealed move by move is entered, and so listed, as moves.
	const knowledge = planned(knowledgeOf(report), begun);
	const {cells, moves, plan, acts = [], whole = [], asks = []} = knowledge;
	const square = parseSquare(words.toLowerCase());
	const letter = parseManLetter(words.toUpperCase());
	const isMeant = ({from}: UciMove): boolean =>
		words === '' ||
		from === square ||
		(square === undefined && isMan(letter) && manRole(cells[from]) === manRole(letter));
	// A word that carries a move makes it one of its man.
	const said = plan === undefined ? whole.filter((act) => act.kind === 'say') : [];
	const carried = {...knowledge, moves: said.flatMap(({move}) => move ?? [])};
	const sans = [
		...moves.filter(isMeant).map((move) => ({from: move.from, san: ownSan(move, knowledge)})),
		...said.flatMap(({word, move}) =>
			move === undefined || !isMeant(move)
				? []
				: [{from: move.from, san: `${word} ${ownSan(move, carried)}`}],
		),
	];
	const others = words === '' ? describeActs(acts, begun === undefined ? asks : []) : [];
	const lines = [...readMoves(cells, sans), ...others];
	const moved = square === undefined ? undefined : movedAlready(square, knowledge);
	return lines.length > 0
		? lines
		: [moved ?? (moves.length === 0 ? NO_MOVE : 'Nothing there can move.')];
}

/** Returns the rules of a game, a sentence a line, for a seat or for whoever reads of it. */
export function readRules(variant: string, seat?: SeatId): readonly string[] {
	const found = findVariantMeant(variant);
	return found.ok
		? rulesCard(found.value, seat).flatMap(({title, lines}) => [`${title}: ${lines.join(' ')}`])
		: [];
}

/** Returns the command that tells the rules of a game, for a seat or for both. */
export const rulesCommand = (session: Session, variant: string, seat?: SeatId): PlainCommand => ({
	names: ['rules', 'i'],
	help: 'the rules of this game',
	run: () => session.say(...readRules(variant, seat)),
});

/** Returns the commands that read a board; lichess's blind mode calls some of them `board`, `p` and `s`, too. */
export function readingCommands(
	session: Session,
	{board, variant, report, plan}: Reader,
): readonly PlainCommand[] {
	const say = (lines: readonly string[]): void => session.say(...lines);
	return [
		{
			names: ['board', 'b'],
			usage: '[SQUARE|RANK|FILE]',
			help: 'the board rank by rank, or what is named of it',
			run: (words) => say(words === '' ? readBoard(board()) : [readPart(board(), words)]),
		},
		{
			names: ['s'],
			usage: 'e4|e|4',
			help: 'a square, a file or a rank',
			run: (words) => say([readPart(board(), words)]),
		},
		{
			names: ['p'],
			usage: 'N|n|knights',
			help: 'where White’s knights are, Black’s, or both; A and a are all men of a side',
			run: (words) => say(words === '' ? readMen(board()) : readKinds(board(), words)),
		},
		{
			names: ['men', 'pieces'],
			help: 'the men that are seen, by kind',
			run: () => say(readMen(board())),
		},
		{
			names: ['see', 'sight'],
			help: 'what is seen and what is not',
			run: () => say(readSight(board())),
		},
		...(report === undefined
			? []
			: [
					{
						names: ['moves', 'm'],
						usage: '[SQUARE|N]',
						help: 'what you can play, all of it or by one man or kind',
						run: (words: string) => say(readOwnMoves(report(), words, plan?.())),
					},
				]),
		{
			names: ['diagram'],
			help: 'the board in letters, for the eye; ? is not seen',
			run: () => say(drawBoard(board().cells, true)),
		},
		rulesCommand(session, variant, report?.().id),
	];
}
