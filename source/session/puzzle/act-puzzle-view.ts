import {isMove, parseAct} from '../../core/act.js';
import {type Color, opposite} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {
	isMan,
	isUnknownMan,
	makeMan,
	manColor,
	manLetter,
	manRole,
	UNSEEN,
} from '../../core/man.js';
import {parseSquare, type Square, squareName} from '../../core/square.js';
import type {ActPuzzleGame} from '../../drill/one-act/act-puzzle-game.js';
import {announcedIn} from '../../knowledge/moves-made.js';
import {findSeenMove} from '../../knowledge/seen-move.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView} from '../../rules/history.js';
import {variantOf} from '../../rules/registry.js';
import {
	firstOfGame,
	goalTask,
	knownStart,
	missedText,
	NAME_ONE,
	rightSoFar,
	solvedText,
	youHave,
} from '../../text/act-puzzle.js';
import {kingHints} from '../../text/find-king.js';
import type {CoachView} from '../drill/plan-view.js';
import {storySoFar} from '../told/story.js';
import {type Message, say} from '../told/message.js';
import type {KnownMark} from '../told/belief-mark.js';
import {squareOf} from '../entry/typed-act.js';
import {nameAct} from './name-act.js';
import {narrowedWords} from './narrowed-words.js';
import {seenUnderCovers} from './seen-men.js';
import {reasonOf, solutionOf} from './solution.js';
import {type Hint, type PuzzleLook, toldHints} from './puzzle-look.js';

/** Returns what the game of a puzzle is to who meets it for the first time. */
function gameNews(variant: string): string {
	const {title, summary} = variantOf(variant);
	return firstOfGame(title, summary);
}

/** Returns the men of a side with their squares, as a list: "Kd4 Pc5". */
export const menText = (cells: ArrayLike<number>, side: Color): string =>
	Array.from(cells)
		.flatMap((code, square) =>
			isMan(code) && manColor(code) === side
				? [`${manLetter(code).toUpperCase()}${squareName(square)}`]
				: [],
		)
		.join(' ');

/** Returns the start that both sides know, as a sentence; undefined where it is the game's own. */
function startText(fen: string | undefined): string | undefined {
	const setup = fen === undefined ? undefined : parseFen(fen);
	if (setup?.ok !== true) {
		return undefined;
	}

	const {cells, turn} = setup.value;
	return knownStart(menText(cells, 'white'), menText(cells, 'black'), turn);
}

/** Returns the move that an act consists of, or begins with. */
function moveIn(text: string) {
	const act = parseAct(text);
	return act === undefined
		? undefined
		: isMove(act)
			? act
			: act.kind === 'batch'
				? act.moves[0]
				: act.kind === 'say'
					? act.move
					: undefined;
}

/** Returns the squares of the move that is to be answered. */
function answeredMove(report: SeatReport): readonly Square[] {
	const {history} = report;
	const last = history.plies.at(-1);
	if (last === undefined || last.by === report.seat || report.moves.length > 0) {
		return [];
	}

	const move = announcedIn(last.heard) ?? findSeenMove(history, history.plies.length - 1);
	return move === undefined ? [] : [move.from, move.to];
}

/** Returns the mark of the other side's king on the square that an act names. */
function kingOn(text: string, seat: Color): readonly KnownMark[] {
	const act = parseAct(text);
	const square = act && squareOf(act);
	const men = [makeMan(opposite(seat), 'king')];
	return square === undefined ? [] : [{square, kind: 'certain', men, share: 1, secret: 'unseen'}];
}

/** Returns how a game that refutes an act is shown on the board: its hidden men, and the reply. */
function refutedOn(
	refutation: NonNullable<ActPuzzleGame['verdict']>['refutation'],
	{history, seat}: SeatReport,
): {readonly told: readonly KnownMark[]; readonly lit: readonly Square[]} | undefined {
	if (refutation === undefined) {
		return undefined;
	}

	const {cells} = currentView(history);
	const secretOf = (code: number): Pick<KnownMark, 'secret'> =>
		code === UNSEEN
			? {}
			: {secret: !isUnknownMan(code) ? 'unseen' : manColor(code) === seat ? 'own' : 'role'};
	const move = refutation.reply && moveIn(refutation.reply.act);
	return {
		told: refutation.men.map(({square, man}): KnownMark => ({
			square,
			kind: 'possible',
			men: [man],
			share: 1,
			isExample: true,
			...secretOf(cells[square]),
		})),
		lit: move === undefined ? [] : [move.from, move.to],
	};
}

/** Returns the steps of a hint: of a king how far he can be narrowed down, else the man or what was seen, the act, and why it is the first; that may take a second to find, so that it is there only once it is `asked` for. */
function hintsOf(
	{puzzle, moves}: ActPuzzleGame,
	report: SeatReport,
	asked: PuzzleLook['hint'],
): readonly Hint[] {
	const key = puzzle.keys[moves.length];
	const move = moveIn(key);
	const name = nameAct(key, report);
	if (puzzle.goal === 'king') {
		return kingHints(narrowedWords(puzzle)).map((text, index) => ({
			text: `Hint: ${text}`,
			lit: index < 2 ? [] : [parseSquare(name) ?? 0],
		}));
	}

	const {cells, phase} = currentView(report.history);
	const lit = move === undefined ? [] : [move.from, move.to];
	const first =
		move !== undefined
			? `the right move is with the ${manRole(cells[move.from])} on ${squareName(move.from)}`
			: report.moves.length > 0
				? 'the right act is no move'
				: phase === 'answer'
					? seenUnderCovers(report)
					: undefined;
	const before = first === undefined ? [] : [{text: `Hint: ${first}.`, lit: lit.slice(0, 1)}];
	const isTold = asked > before.length + 1;
	// Of a row only the first act has been named by then.
	const why = () => (puzzle.keys.length > 1 ? solutionOf(puzzle).join(' ') : reasonOf(puzzle));
	return [
		...before,
		{text: `Hint: ${name}.`, lit},
		...(moves.length > 0 ? [] : [{text: isTold ? why() : '', lit}]),
	];
}

/** Returns what the screen says and marks of a puzzle of one act: from what its seat has seen, and of what is possible numbers, and one game where an act was wrong. Pure. */
export function actPuzzleView(
	game: ActPuzzleGame,
	report: SeatReport,
	{hint, isTold, isNewGame}: PuzzleLook,
): CoachView {
	const {puzzle, verdict, result, moves} = game;
	const {goal, keys} = puzzle;
	const isUntried = moves.length === 0 && verdict === undefined && result === undefined;
	const past = [
		// Who has tried something has read what the game is.
		...say(isNewGame === true && isUntried ? gameNews(puzzle.variant) : undefined),
		...say(result === undefined ? youHave(report.seat, report.movesLeft) : undefined),
		...say(startText(puzzle.fen)),
		...say(storySoFar(report.history)),
	];
	if (result === 'failed') {
		const lit = hintsOf(game, report, 0).at(-1)?.lit ?? [];
		const messages = say(solutionOf(puzzle), 'accent');
		return {past, messages, hasVerdict: true, belief: [], lit};
	}

	if (result === 'solved') {
		return {
			messages: [
				...say(solvedText(goal, nameAct(keys[0], report)), 'good'),
				...say(isTold ? solutionOf(puzzle) : undefined, 'accent'),
			],
			belief: [],
			lit: [],
			...(goal === 'king' ? {told: kingOn(keys[0], report.seat)} : {}),
		};
	}

	const help = toldHints(hintsOf(game, report, hint), hint);
	const right =
		moves.length === 0 || verdict !== undefined
			? undefined
			: rightSoFar(keys.length - moves.length);
	const missed: readonly Message[] =
		verdict === undefined
			? []
			: say(missedText(goal, {...verdict, name: nameAct(verdict.act, report)}), 'warning');
	const shown = hint === 0 ? refutedOn(verdict?.refutation, report) : undefined;
	return {
		past,
		messages: [
			...missed,
			...say(right, 'good'),
			...say(goalTask(goal, keys.length), 'accent'),
			...say(keys[0].startsWith('batch:') ? NAME_ONE : undefined, 'accent'),
			...help.earlier,
			...help.newest,
		],
		hasVerdict: verdict !== undefined,
		belief: [],
		lit: [help.lit, shown?.lit].find((lit = []) => lit.length > 0) ?? answeredMove(report),
		...(shown === undefined ? {} : {told: shown.told}),
	};
}
