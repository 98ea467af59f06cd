import {isMove, parseAct} from '../../core/act.js';
import type {Color} from '../../core/color.js';
import {parseFen} from '../../core/fen.js';
import {isMan, manColor, manLetter, manRole} from '../../core/man.js';
import {parseSquare, type Square, squareName} from '../../core/square.js';
import type {ActPuzzleGame} from '../../drill/one-act/act-puzzle-game.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView} from '../../rules/history.js';
import {findVariant} from '../../rules/registry.js';
import {
	goalTask,
	knownStart,
	missedText,
	NAME_ONE,
	rightSoFar,
	solvedText,
} from '../../text/act-puzzle.js';
import type {CoachView} from '../drill/plan-view.js';
import {knowledgeOf} from '../entry/move-knowledge.js';
import {ownSan} from '../entry/typed-move.js';
import {storySoFar} from '../told/story.js';
import {type Message, say} from '../told/message.js';
import type {PuzzleLook} from './puzzle-look.js';

/** Returns the name of the game that a puzzle is of. */
export function gameTitle(variant: string): string {
	const found = findVariant(variant);
	return found.ok ? found.value.title : variant;
}

const menText = (cells: ArrayLike<number>, side: Color): string =>
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

/** Returns an act as the seat would write it. */
function nameAct(text: string, report: SeatReport): string {
	const act = parseAct(text);
	if (act?.kind === 'say' && act.word === 'king') {
		return squareName(act.square ?? 0);
	}

	return act !== undefined && isMove(act) ? ownSan(act, knowledgeOf(report)) : text;
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

function hintOf(
	{puzzle, moves}: ActPuzzleGame,
	report: SeatReport,
	hint: PuzzleLook['hint'],
): {readonly text: string; readonly lit: readonly Square[]} | undefined {
	if (hint === 0) {
		return undefined;
	}

	const key = puzzle.keys[moves.length];
	const move = moveIn(key);
	const name = nameAct(key, report);
	if (puzzle.goal === 'king') {
		const text = hint === 1 ? `Hint: he is on rank ${name[1]}.` : `Hint: ${name}.`;
		return {text, lit: hint === 1 ? [] : [parseSquare(name) ?? 0]};
	}

	if (move === undefined) {
		return {text: hint === 1 ? 'Hint: it is no move.' : `Hint: ${name}.`, lit: []};
	}

	const {cells} = currentView(report.history);
	return hint === 1
		? {
				text: `Hint: it is with the ${manRole(cells[move.from])} on ${squareName(move.from)}.`,
				lit: [move.from],
			}
		: {text: `Hint: ${name}.`, lit: [move.from, move.to]};
}

/** Returns what the screen says and marks of a puzzle of one act: from what its seat has seen, and of what is possible no more than numbers. Pure. */
export function actPuzzleView(
	game: ActPuzzleGame,
	report: SeatReport,
	{hint}: PuzzleLook,
): CoachView {
	const {puzzle, verdict, result, moves} = game;
	const {goal, keys} = puzzle;
	if (result !== undefined) {
		return {
			messages: say(solvedText(goal), 'good'),
			belief: [],
			lit: [],
		};
	}

	const help = hintOf(game, report, hint);
	const right =
		moves.length === 0 || verdict !== undefined
			? undefined
			: rightSoFar(keys.length - moves.length);
	const missed: readonly Message[] =
		verdict === undefined
			? []
			: say(missedText(goal, nameAct(verdict.act, report), verdict.count), 'warning');
	return {
		messages: [
			// What is asked is seen in any window.
			...say(goalTask(goal, keys.length), 'accent'),
			...say(keys[0].startsWith('batch:') ? NAME_ONE : undefined, 'accent'),
			...say(startText(puzzle.fen)),
			...say(storySoFar(report.history)),
			...say(right, 'good'),
			...missed,
			...say(help?.text, 'accent'),
		],
		belief: [],
		lit: help?.lit ?? [],
	};
}
