import type {Cells} from '../../core/board-text.js';
import {EMPTY, manColor, manRole, PAWN} from '../../core/man.js';
import {normalise} from '../../core/san.js';
import {fileOf, squareName} from '../../core/square.js';
import {toldTry} from '../../knowledge/move-list.js';
import {isOwn} from '../../knowledge/own-man.js';
import {findVariant} from '../../rules/registry.js';
import {WORD_TEXTS} from '../../text/acts.js';
import {
	ASK_ANY_FIRST,
	NO_QUESTIONS,
	noQuestionOfGame,
	noWordOfGame,
	owesCapture,
} from '../../text/cannot-do.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {isBarred, wasRefused} from '../../text/turn.js';
import {isQuestion, wordsOfGame} from './game-word.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readWanted, type Wanted} from './wanted.js';

const ACT_WORDS: readonly string[] = Object.keys(WORD_TEXTS);

/** Returns what there is to say of a text that is a word or a question of other games, or is written like a question, and is none of this game's; undefined for another. */
export function whyNoneOfGame(text: string, variant: string | undefined): string | undefined {
	const plain = text.trim().toLowerCase();
	const [head] = plain.split(/[\s:?]/);
	const words: readonly string[] = wordsOfGame(variant);
	if (words.includes(head)) {
		return undefined;
	}

	if (head === 'ask' && !words.some((word) => isQuestion(word))) {
		return NO_QUESTIONS;
	}

	return ACT_WORDS.includes(head)
		? noWordOfGame(head)
		: isQuestion(head) || /^[a-z]{3,}\?$/.test(plain)
			? noQuestionOfGame(`${head}?`)
			: undefined;
}

/** Returns whether a move of a man is a pawn's from one file to another. */
export const isPawnTaking = (cells: Cells, {from, to}: Pick<UciMove, 'from' | 'to'>): boolean =>
	(cells[from] & 7) === PAWN && fileOf(from) !== fileOf(to);

/** Returns whether a refused try is what a text names. */
function isMeant(uci: string, {role, from, origin = '', to}: Wanted, cells: Cells): boolean {
	const move = parseUci(uci);
	return (
		move !== undefined &&
		move.to === to &&
		(from === undefined
			? manRole(cells[move.from]) === (role ?? 'pawn') && squareName(move.from).includes(origin)
			: move.from === from)
	);
}

/** Returns what "Any?" is in the game; undefined where it is not asked. */
function anyRule({variant = ''}: MoveKnowledge) {
	const game = findVariant(variant);
	return game.ok ? game.value.asks?.find((rule) => rule.id === 'any') : undefined;
}

/** Returns what an umpire's words have to do with it that a pawn may not try to capture; undefined where no pawn stands that could. */
function whyNoCapture(
	{from, to, origin, role}: Wanted,
	knowledge: MoveKnowledge,
): string | undefined {
	const {cells, moves, seat = manColor(cells[moves.at(0)?.from ?? 0])} = knowledge;
	const back = seat === 'white' ? -8 : 8;
	const isMeantToTake = [to + back - 1, to + back + 1].some(
		(square) =>
			// Behind the first rank there is no square.
			isOwn(cells[square] ?? EMPTY, seat) &&
			(from === undefined
				? origin !== undefined && squareName(square).includes(origin)
				: from === square) &&
			Math.abs(fileOf(square) - fileOf(to)) === 1 &&
			isPawnTaking(cells, {from: square, to}),
	);
	if (role !== undefined || !isMeantToTake) {
		return undefined;
	}

	const isAskedFirst = anyRule(knowledge)?.precedes === 'captures';
	return isAskedFirst && knowledge.told?.any === undefined
		? ASK_ANY_FIRST
		: `By what the umpire said no pawn of yours can take on ${squareName(to)}.`;
}

/** Returns what an umpire's words have to do with it that a text names no move; undefined when they have nothing. */
export function whyNotTold(
	goal: Wanted,
	text: string,
	knowledge: MoveKnowledge,
): string | undefined {
	const {cells, moves, told, seat = manColor(cells[moves.at(0)?.from ?? 0])} = knowledge;
	// Where the own man stands no umpire's word is wanted.
	if (told === undefined || isOwn(cells[goal.to], seat)) {
		return undefined;
	}

	if (told.refused.some((uci) => isMeant(uci, goal, cells))) {
		return wasRefused(text.trim());
	}

	const barred = told.takenBack?.find((uci) => isMeant(uci, goal, cells));
	if (barred !== undefined) {
		return isBarred(toldTry(cells, barred, knowledge.variant ?? ''));
	}

	const owes = told.any === 'try' && moves.every((move) => isPawnTaking(cells, move));
	return owes ? owesCapture(anyRule(knowledge)?.owes) : whyNoCapture(goal, knowledge);
}

/** Returns what an umpire's words of this turn have to do with a text, as a sentence; undefined when they have nothing. */
export function whyTold(text: string, knowledge: MoveKnowledge): string | undefined {
	const goal = readWanted(normalise(text));
	return goal === undefined ? undefined : whyNotTold(goal, text, knowledge);
}
