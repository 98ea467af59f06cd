import type {Act, Word} from '../../core/act.js';
import {isChessStep} from '../../core/chess-step.js';
import {isAnyMan, isMan, type Man, manRole} from '../../core/man.js';
import {
	findSan,
	isBishopText,
	movesFitting,
	type NeedsSquare,
	normalise,
	spellings,
	takenOn,
} from '../../core/san.js';
import {type Square, squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {ownSan} from './own-san.js';
import {takesNone} from './takes-none.js';
import {whyNot} from './why-not.js';
import {isPawnTaking, whyTold} from './why-told.js';

/**
 * How far a typed move has come.
 * - empty: nothing is typed.
 * - partial: some moves begin like this.
 * - ready: it names one move.
 * - ambiguous: it names several.
 * - wrong: no move begins like this.
 */
type TypedStatus = 'empty' | 'partial' | 'ready' | 'ambiguous' | 'wrong';

/** What a text means as a move, as far as its writer knows. */
export type TypedMove = {
	readonly text: string;
	readonly status: TypedStatus;
	/** The moves it may mean or become, the likeliest first. */
	readonly candidates: readonly UciMove[];
	/** When ready: the move; of a promotion any of the four, with `needsPromotion`. */
	readonly move?: UciMove;
	/** When ready: what it names instead of a move. */
	readonly act?: Act;
	/** When ready: the acts that are done one after the other, which it names instead. */
	readonly acts?: readonly Act[];
	/** Whether these are placements that were typed in a row, and perhaps the end of the set-up. */
	readonly isRow?: true;
	/** When ready: the word that it names or begins, whose move is still to come. */
	readonly word?: Word;
	/** When ready: a pawn promotes and the text does not say to what. */
	readonly needsPromotion: boolean;
	/** The squares that the candidates use. */
	readonly squares: readonly Square[];
	/** What Tab makes of the text, one after the other. */
	readonly completions: readonly string[];
	/** When wrong or ambiguous, or partial because it was refused: why, as a sentence. */
	readonly reason?: string;
};

const sameSquares = (a: UciMove, b: UciMove): boolean => a.from === b.from && a.to === b.to;

/** Whether a man changes where it stands. */
export const staysThere = ({from, to}: UciMove): boolean => from === to;

const withoutPromotion = ({promotion: _promotion, ...move}: UciMove): UciMove => move;

/** Returns moves without those that differ from an earlier one only by what the pawn becomes. */
const distinct = (moves: readonly UciMove[]): UciMove[] =>
	moves.filter((move, index) => moves.findIndex((other) => sameSquares(move, other)) === index);

type Match = 'exact' | 'loose' | undefined;

/** Returns how a move can be written so that it begins with `wanted`: in the same case, in another, or not at all. */
function begins(wanted: string, texts: readonly string[]): Match {
	if (texts.some((text) => text.startsWith(wanted))) {
		return 'exact';
	}

	const lower = wanted.toLowerCase();
	return texts.some((text) => text.toLowerCase().startsWith(lower)) ? 'loose' : undefined;
}

/** The men as which a text may mean those that stand where a move begins, and what of their moves it names by squares alone. */
type Reading = Pick<MoveKnowledge, 'moves' | 'cells'> & {readonly needsSquare?: NeedsSquare};

/** A text that begins with the sign of a capture: a pawn’s, as that of every move without a man’s letter. A capital X is the letter of a man of unknown role. */
const TAKES_FIRST = /^\s*x/;

/**
 * Returns as which men own ones may be meant, in this order: as those that they are, then, where men under covers may claim
 * any step, as those that the signs show. What is no step of such a man in chess needs its from-square.
 */
function readings(text: string, knowledge: MoveKnowledge): readonly Reading[] {
	const {cells, signs} = knowledge;
	const takes = /[x:]/i.test(text);
	const moves = takes
		? knowledge.moves.filter(
				(move) =>
					!takesNone(cells[move.from], knowledge.variant) &&
					(!TAKES_FIRST.test(text) || isPawnTaking(cells, move)),
			)
		: knowledge.moves;
	if (signs === undefined) {
		return [{moves, cells}];
	}

	const needsSquare =
		(manOn: (from: Square) => Man): NeedsSquare =>
		(move) =>
			signs.has(move.from) && !isChessStep(manOn(move.from), move, cells);
	const signed = cells.map((man, square) => (isMan(man) ? (signs.get(square) ?? man) : man));
	// By a sign nothing is taken in passing.
	const taking = takes ? moves.filter(({to}) => isAnyMan(cells[to])) : moves;
	return [
		{moves, cells, needsSquare: needsSquare((from) => cells[from])},
		{moves: taking, cells: signed, needsSquare: needsSquare((from) => signed[from])},
	];
}

/** Returns the moves that some way to write them begins with `text`, those in the same case first and those of pieces that it names by their squares alone last. */
function startingWith(text: string, {moves, cells, needsSquare}: Reading): UciMove[] {
	const wanted = normalise(text);
	const found = movesFitting(text, cells, moves).map((move) => ({
		move,
		match: begins(wanted, [
			...spellings(move, cells, moves, needsSquare),
			...spellings(withoutPromotion(move), cells, moves, needsSquare),
		]),
	}));
	const isBySquares = ({from}: UciMove): boolean =>
		manRole(cells[from]) !== 'pawn' && squareName(from).startsWith(wanted.slice(0, 2));
	const starting = [
		...found.filter(({match}) => match === 'exact'),
		...found.filter(({match}) => match === 'loose'),
	]
		.map(({move}) => move)
		.sort((a, b) => Number(isBySquares(a)) - Number(isBySquares(b)))
		// Who types a man's square wants it to go somewhere in the first place.
		.sort((a, b) => Number(staysThere(a)) - Number(staysThere(b)));
	// Beside a bishop's move Tab may still come to the pawn's; alone it is not what was written.
	const isMissing =
		isBishopText(text) && !starting.some(({from}) => manRole(cells[from]) === 'bishop');
	return isMissing ? [] : starting;
}

/** Returns the moves that `text` names in full; a promotion may leave out what the pawn becomes, but not where the pawn stays. */
function named(
	text: string,
	{moves: all, cells, needsSquare}: Reading,
	told: MoveKnowledge['told'],
): readonly UciMove[] {
	// Where a try may be refused any pawn may be meant to take anywhere: then its file must be named.
	const wanted = normalise(text);
	const moves =
		told === undefined
			? all
			: all.filter(
					({from, to}) =>
						!isPawnTaking(cells, {from, to}) || !wanted.toLowerCase().startsWith(squareName(to)),
				);
	const found = findSan(text, cells, moves, needsSquare);
	if (found.length > 0) {
		return found;
	}

	// Its square alone points at a pawn and changes nothing.
	const bare = distinct(
		moves.filter((move) => move.promotion !== undefined && !staysThere(move)),
	).map(withoutPromotion);
	return findSan(text, cells, bare, needsSquare).flatMap((move) =>
		moves.filter((other) => sameSquares(move, other)),
	);
}

/** The sign of a capture behind its man. */
const TAKES = /(?<=\S)x/i;

/** Returns what a text means as a move; where a man may be taken that nobody sees, an "x" may stand before any square. */
export function readMove(text: string, knowledge: MoveKnowledge): TypedMove {
	const read = readWritten(text, knowledge);
	if (read.status !== 'wrong' || !TAKES.test(text) || !mayHideMen(knowledge.variant)) {
		return read;
	}

	const goal = takenOn(text);
	const moves = knowledge.moves.filter(({to}) => goal === undefined || to === goal);
	const bare = readWritten(text.replace(TAKES, ''), {...knowledge, moves});
	return bare.status === 'wrong' ? read : {...bare, text, completions: []};
}

/** Returns that a text names several moves, which they are, likeliest first. */
function ambiguous(
	found: Omit<TypedMove, 'status' | 'move'>,
	goals: readonly UciMove[],
	knowledge: MoveKnowledge,
): TypedMove {
	const choices = goals.map((move) => ownSan(withoutPromotion(move), knowledge));
	return {
		...found,
		status: 'ambiguous',
		needsPromotion: false,
		reason: `${found.text} can be ${choices.join(' or ')}.`,
	};
}

/** Returns what a text means in the first reading in which it is a whole move, or that it is another one in another; else in the first in which it begins one. */
function readWritten(text: string, knowledge: MoveKnowledge): TypedMove {
	const read = readings(text, knowledge).map((reading) => readAs(text, knowledge, reading));
	const goals = distinct(
		read.flatMap(({status, move}) => (status === 'ready' && move !== undefined ? [move] : [])),
	);
	if (goals.length > 1) {
		const [{move: _move, ...first}, ...others] = read;
		const candidates = [
			...new Set([...first.candidates, ...others.flatMap((one) => one.candidates)]),
		];
		const completions = [...new Set([first, ...others].flatMap((one) => one.completions))];
		const squares = [...new Set([first, ...others].flatMap((one) => one.squares))];
		return ambiguous({...first, candidates, completions, squares}, goals, knowledge);
	}

	return (
		read.find(({status}) => status === 'ready' || status === 'ambiguous') ??
		read.find(({status}) => status !== 'wrong') ??
		read[0]
	);
}

function readAs(text: string, knowledge: MoveKnowledge, reading: Reading): TypedMove {
	const none = {text, candidates: [], needsPromotion: false, squares: [], completions: []};
	if (text.trim() === '') {
		return {...none, status: 'empty'};
	}

	const started =
		normalise(text) !== '' ? startingWith(text, reading) : text.trim() === 'x' ? reading.moves : [];
	if (started.length === 0) {
		return {...none, status: 'wrong', reason: whyNot(text, knowledge)};
	}

	const meant = named(text, reading, knowledge.told);
	const goals = distinct(meant);
	const candidates = [...meant, ...started.filter((move) => !meant.includes(move))];
	const sans = distinct(candidates).map((move) =>
		ownSan(staysThere(move) ? move : withoutPromotion(move), knowledge),
	);
	const found = {
		text,
		candidates,
		squares: [...new Set(candidates.flatMap(({from, to}) => [from, to]))],
		completions: [...new Set(sans)].filter((san) => san !== text),
	};
	if (goals.length === 0) {
		const reason = whyTold(text, knowledge);
		return {
			...found,
			status: 'partial',
			needsPromotion: false,
			...(reason === undefined ? {} : {reason}),
		};
	}

	if (goals.length > 1) {
		return ambiguous({...found, needsPromotion: false}, goals, knowledge);
	}

	return {...found, status: 'ready', move: meant[0], needsPromotion: meant.length > 1};
}
