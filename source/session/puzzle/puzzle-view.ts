import {kingIfSure} from '../told/belief-mark.js';
import {BLACK_MAN, isMan, KING, manLetter, manRole, type Role, UNSEEN} from '../../core/man.js';
import {type Square, squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {parseUci} from '../../core/uci.js';
import {type HiddenMan, kingSquares, otherMen} from '../../drill/puzzle-knowledge.js';
import type {PuzzleGame, PuzzleVerdict} from '../../drill/puzzle-game.js';
import {puzzleIdea} from '../../drill/puzzle-idea.js';
import {currentView} from '../../rules/history.js';
import {moveList} from '../../knowledge/move-list.js';
import type {SeatReport} from '../../match/seat-report.js';
import type {PencilMarks} from '../../storage/save.js';
import {countOf, joinWords} from '../../text/men.js';
import {type Message, say} from '../told/message.js';
import {type CoachView, squareMarks} from '../drill/plan-view.js';
import type {Practice} from '../../drill/practice.js';
import {countSolved, type PuzzleMark} from '../../drill/puzzle-progress.js';
import {HIDDEN, takesBack} from '../../text/drill.js';
import {
	FAILED,
	MARKS,
	notForSure,
	PUZZLE_IDEAS,
	puzzleTask,
	stillThere,
} from '../../text/puzzle.js';
import {
	ALL_PUZZLES,
	type AnyPuzzle,
	type AnyPuzzleGame,
	isActGame,
	isOfOneAct,
} from '../../drill/any-puzzle.js';
import {goalShort} from '../../text/act-puzzle.js';
import {actPuzzleView} from './act-puzzle-view.js';
import {variantTitle} from '../../text/finished-game.js';
import {type Hint, type PuzzleLook, toldHints} from './puzzle-look.js';

/** More squares than this are counted and not named. */
const MOST_NAMED = 8;

const moves = (count: number): string => countOf(count, 'move');

/** Returns squares as a person lists them: "a1, b2 or c3". */
const nameSquares = (squares: readonly Square[]): string =>
	joinWords(
		squares.map((square) => squareName(square)),
		'or',
	);

/** Returns what is known of the king, as a sentence; undefined when he is in sight. */
function kingText(squares: SquareSet, cells: ArrayLike<number>): string | undefined {
	const all = [...squares];
	if (all.length === 0 || all.some((square) => isMan(cells[square]))) {
		return undefined;
	}

	return all.length > MOST_NAMED
		? `The king can be on ${all.length} squares.`
		: `The king is on ${nameSquares(all)}.`;
}

/** Returns what is known of Black's other men that are not in sight, as a sentence; undefined when there are none. */
function menText(men: readonly HiddenMan[]): string | undefined {
	const parts = men
		.filter(({isSure}) => isSure)
		.map(({man, square}) => `${manRole(man)} ${squareName(square)}`);
	const roles = new Map<Role, Square[]>();
	for (const {man, square, isSure} of men) {
		if (!isSure) {
			roles.set(manRole(man), [...(roles.get(manRole(man)) ?? []), square]);
		}
	}

	for (const [role, squares] of roles) {
		parts.push(
			squares.length > MOST_NAMED
				? `${role} on one of ${squares.length} squares`
				: `${role} ${nameSquares(squares)}`,
		);
	}

	return parts.length === 0 ? undefined : `Black out of sight: ${parts.join(', ')}.`;
}

/** Returns Black's men but the king that are not in sight, of all that are held possible. */
const unseenMen = (game: PuzzleGame, cells: ArrayLike<number>): readonly HiddenMan[] =>
	otherMen(game).filter(({square}) => cells[square] === UNSEEN);

/** Returns what a move was worth; when it is over there is no more to be forced, nor to be taken back. */
function verdictText(name: string, verdict: PuzzleVerdict, isOver: boolean): Message {
	switch (verdict.kind) {
		case 'keeps':
			return {text: `${name} is right: ${moves(verdict.left)} more at most.`, tone: 'good'};
		case 'costs':
			return {
				text: `${name} is too slow: ${moves(verdict.left)} more are needed, ${verdict.by} too many. ${takesBack()}`,
				tone: 'warning',
			};
		default:
			return {
				text:
					isOver || verdict.beyond === 0
						? `${name} lets him go.`
						: `${name} lets him go: ${notForSure(verdict.beyond)} ${takesBack()}`,
				tone: 'bad',
			};
	}
}

/** Returns the steps of a hint: the idea, the man, his square; one where no move does it any more. */
function hintsOf(game: PuzzleGame, cells: ArrayLike<number>): readonly Hint[] {
	const {keys, puzzle} = game;
	const move = parseUci(keys[0] ?? '');
	if (move === undefined) {
		const text = `No move takes him within ${puzzle.within} any more. u takes your last one back.`;
		return [{text, lit: []}];
	}

	const {from, to} = move;
	const role = manRole(cells[from]);
	const man = `${role} on ${squareName(from)}`;
	return [
		{text: PUZZLE_IDEAS[puzzleIdea(game, move)], lit: []},
		{text: `Hint: move the ${man}.`, lit: [from]},
		{text: `Hint: the ${man} to ${squareName(to)}.`, lit: [from, to]},
	];
}

/** Returns where the king stands in the game that a puzzle which failed has come to. */
function escapedTo({result, match, belief}: PuzzleGame): Square | undefined {
	const square = belief.at(0)?.board.indexOf(KING | BLACK_MAN) ?? -1;
	return result === 'failed' && match.outcome === undefined && square >= 0 ? square : undefined;
}

/** Returns the sentence for the end; undefined while it is not over. */
function endText(game: PuzzleGame, cells: ArrayLike<number>): Message | undefined {
	const {result, moves: made, puzzle} = game;
	if (result === 'solved') {
		return {text: `Solved in ${moves(made.length)}.`, tone: 'good'};
	}

	const square = escapedTo(game);
	return square === undefined
		? undefined
		: {
				text: stillThere(puzzle.within, isMan(cells[square]) ? undefined : squareName(square)),
				tone: 'bad',
			};
}

/** Returns what the screen says and marks of a puzzle: all of it from what its seat has seen. Pure. */
export function puzzleView(game: AnyPuzzleGame, report: SeatReport, look: PuzzleLook): CoachView {
	if (isActGame(game)) {
		return actPuzzleView(game, report, look);
	}

	const {history} = report;
	const {cells} = currentView(history);
	const squares = kingSquares(game);
	const isOver = game.result !== undefined;
	const name =
		moveList(history).findLast(({by}) => by === 'white')?.text ?? game.moves.at(-1) ?? '';
	const hint = toldHints(isOver ? [] : hintsOf(game, cells), look.hint);
	const end = endText(game, cells);
	const escaped = escapedTo(game);
	const where = kingText(squares, cells);
	const told = [where, menText(unseenMen(game, cells))];
	const task = puzzleTask(game.puzzle.within);
	const messages: Message[] = [
		...say(game.moves.length === 0 ? task : undefined, 'accent'),
		...(end === undefined ? [] : [end]),
		// What lost it is told at the end, too.
		...(game.verdict === undefined || game.result === 'solved'
			? []
			: [verdictText(name, game.verdict, isOver)]),
		...say(isOver ? undefined : told),
		...say(isOver || look.isMarked || where === undefined ? undefined : HIDDEN, 'faint'),
		...hint.earlier,
		...hint.newest,
	];
	return {
		messages,
		// Where he cannot be need not be told: it is nearly everywhere.
		belief:
			look.isMarked && !isOver
				? squareMarks(cells, squares).filter(({kind}) => kind === 'possible')
				: [],
		lit: hint.lit,
		// Who hides the squares hides the king, too, that is drawn where there is but one.
		...(escaped === undefined && (isOver || !look.isMarked)
			? {}
			: {told: kingIfSure(escaped === undefined ? squares : SquareSet.of(escaped))}),
	};
}

/** Returns a pencil mark for each black man that is not in sight: his letter where he surely stands, else a question mark. */
export const puzzleMarks = (game: AnyPuzzleGame, report: SeatReport): PencilMarks =>
	isActGame(game)
		? {}
		: Object.fromEntries(
				unseenMen(game, currentView(report.history).cells).map(({man, square, isSure}) => [
					squareName(square),
					isSure ? manLetter(man) : '?',
				]),
			);

/** Returns whether the king is no longer forced in time, though moves are left: only to take back helps. */
const isLost = (game: AnyPuzzleGame): boolean =>
	!isActGame(game) &&
	game.moves.length > 0 &&
	game.keys.length === 0 &&
	game.verdict?.kind !== 'keeps';

/** Returns how far a person is with a puzzle, that it has failed unless he takes back, or how it ended and what it counts as, as the top line has it. */
export function puzzleStatus(game: AnyPuzzleGame, mark?: PuzzleMark, isShort = false): string {
	if (game.result !== undefined) {
		return game.result === 'solved' ? MARKS[mark ?? 'alone'] : 'not solved';
	}

	if (isLost(game)) {
		return isShort ? FAILED : `${FAILED} · ${takesBack().slice(0, -1)}`;
	}

	const isActs = isActGame(game);
	const within = isActs ? game.puzzle.keys.length : game.puzzle.within;
	const now = Math.min(game.moves.length + 1, within);
	return isActs && within === 1 ? 'one act' : `${isActs ? 'act' : 'move'} ${now} of ${within}`;
}

export const puzzlesText = (practice: Practice): string =>
	`${ALL_PUZZLES.length} puzzles · ${countSolved(practice)} solved`;

/** Returns what a puzzle is of, in a few words. */
export const puzzleAbout = (puzzle: AnyPuzzle): string =>
	isOfOneAct(puzzle)
		? `${variantTitle(puzzle.variant)}, ${goalShort(puzzle.goal, puzzle.keys.length)}`
		: `the king in ${puzzle.within}`;

export const puzzleDueText = (puzzle: AnyPuzzle): string =>
	`puzzle ${puzzle.number}, ${puzzleAbout(puzzle)} · due now`;
