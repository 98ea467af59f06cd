import type {Cells} from '../../core/board-text.js';
import {manRole, PAWN} from '../../core/man.js';
import {quote} from '../../core/quote.js';
import {normalise} from '../../core/san.js';
import {fileOf, squareName} from '../../core/square.js';
import {parseUci, type UciMove} from '../../core/uci.js';
import {findVariant} from '../../rules/registry.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readWanted, type Wanted} from './wanted.js';

/** Returns what there is to say of a question that may not be asked; undefined when the text is none. */
export function whyNoQuestion(text: string, {variant}: MoveKnowledge): string | undefined {
	const question = text.trim().toLowerCase();
	if (!/^[a-z]{3,}\?$/.test(question)) {
		return undefined;
	}

	const book = variant === undefined ? undefined : findVariant(variant);
	const isKnown =
		book?.ok === true && book.value.asks?.some(({id}) => `${id}?` === question) === true;
	return isKnown
		? 'You have asked that in this turn.'
		: `This game has no question ${quote(question)}.`;
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

/** Returns what an umpire's words have to do with it that a text names no move; undefined when they have nothing. */
export function whyNotTold(
	goal: Wanted,
	text: string,
	{cells, moves, told}: MoveKnowledge,
): string | undefined {
	if (told === undefined) {
		return undefined;
	}

	if (told.refused.some((uci) => isMeant(uci, goal, cells))) {
		return `${text.trim()} was refused in this turn.`;
	}

	const owes = told.any === 'try' && moves.every((move) => isPawnTaking(cells, move));
	return owes ? 'After "Try" a pawn capture must be tried first.' : undefined;
}

/** Returns what an umpire's words of this turn have to do with a text, as a sentence; undefined when they have nothing. */
export function whyTold(text: string, knowledge: MoveKnowledge): string | undefined {
	const goal = readWanted(normalise(text));
	return goal === undefined ? undefined : whyNotTold(goal, text, knowledge);
}
