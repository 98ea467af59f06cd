import {type Act, parseAct} from '../../core/act.js';
import {given} from '../../core/given.js';
import {nextPlanned, SENT, wholeBatch} from './plan-steps.js';
import {manRole} from '../../core/man.js';
import {
	findSan,
	isBishopText,
	makeSan,
	normalise,
	spellings,
	movesFitting,
} from '../../core/san.js';
import {type Square, squareName} from '../../core/square.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {mayHideMen} from '../../knowledge/hidden-men.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readSquares} from './plan.js';
import {questionTyped, readAct, squareOf} from './typed-act.js';
import {notSoMany, SAME_MAN, WRITE_BATCH} from '../../text/cannot-do.js';
import {NOT_ALL_SENT, notOneOf} from '../../text/plan.js';
import {whyNoAct} from './why-no-act.js';
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
	/** When ready: a pawn promotes and the text does not say to what. */
	readonly needsPromotion: boolean;
	/** The squares that the candidates use. */
	readonly squares: readonly Square[];
	/** What Tab makes of the text, one after the other. */
	readonly completions: readonly string[];
	/** When wrong or ambiguous, or partial because it was refused: why, as a sentence. */
	readonly reason?: string;
};

/** The longest text that is looked at: seven squares that are asked for; no move is half as long. */
export const LONGEST_ENTRY = 32;

const sameSquares = (a: UciMove, b: UciMove): boolean => a.from === b.from && a.to === b.to;

const withoutPromotion = ({from, to}: UciMove): UciMove => ({from, to});

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

/** Returns the moves that some way to write them begins with `text`, those in the same case first. */
function startingWith(text: string, {moves, cells}: MoveKnowledge): UciMove[] {
	const wanted = normalise(text);
	const found = movesFitting(text, cells, moves).map((move) => ({
		move,
		match: begins(wanted, [
			...spellings(move, cells, moves),
			...spellings(withoutPromotion(move), cells, moves),
		]),
	}));
	const starting = [
		...found.filter(({match}) => match === 'exact'),
		...found.filter(({match}) => match === 'loose'),
	].map(({move}) => move);
	// Beside a bishop's move Tab may still come to the pawn's; alone it is not what was written.
	const isMissing =
		isBishopText(text) && !starting.some(({from}) => manRole(cells[from]) === 'bishop');
	return isMissing ? [] : starting;
}

/** Returns the moves that `text` names in full; a promotion may leave out what the pawn becomes. */
function named(text: string, {moves: all, cells, told}: MoveKnowledge): readonly UciMove[] {
	// Where a try may be refused any pawn may be meant to take anywhere: then its file must be named.
	const wanted = normalise(text);
	const moves =
		told === undefined
			? all
			: all.filter(
					({from, to}) =>
						!isPawnTaking(cells, {from, to}) || !wanted.toLowerCase().startsWith(squareName(to)),
				);
	const found = findSan(text, cells, moves);
	if (found.length > 0) {
		return found;
	}

	const bare = distinct(moves.filter(({promotion}) => promotion !== undefined)).map(
		withoutPromotion,
	);
	return findSan(text, cells, bare).flatMap((move) =>
		moves.filter((other) => sameSquares(move, other)),
	);
}

/**
 * Returns what a typed text means among the moves that its writer may try: short form (Nf3, exd5, O-O,
 * e8=Q), long (Ng1-f3) or UCI (e2e4), with any of "=", "-", "+", "#", "!" and "?" left out or added, "x"
 * left out, and in any case where that leaves one reading (see `findSan`). Reasons are made from what the
 * writer sees alone. An act that is no move is read where no move is meant. Pure.
 */
export function readTyped(text: string, knowledge: MoveKnowledge): TypedMove {
	const {acts = [], moves, whole} = knowledge;
	const long = whole === undefined ? undefined : readLong(text, whole, knowledge);
	if (long !== undefined) {
		return long;
	}

	const question = readQuestion(text, knowledge);
	if (question !== undefined && readMove(text, knowledge).status === 'wrong') {
		const none = {text, candidates: [], needsPromotion: false, squares: [], completions: []};
		return {...none, status: 'ready', act: question};
	}

	const {act, isWhole, texts} = readAct(text, acts);
	if (acts.length === 0 || (texts.length === 0 && moves.length > 0)) {
		return readMove(text, knowledge);
	}

	const typed = moves.length === 0 ? undefined : readMove(text, knowledge);
	const completions = [...(typed?.completions ?? []), ...texts].filter((other) => other !== text);
	if (typed?.status === 'ready') {
		return {...typed, completions};
	}

	const candidates = typed?.candidates ?? [];
	const squares = typed?.squares ?? [];
	const found = {text, candidates, needsPromotion: false, squares, completions};
	if (act !== undefined && (isWhole || candidates.length === 0)) {
		const square = squareOf(act);
		return {...found, status: 'ready', act, squares: square === undefined ? [] : [square]};
	}

	if (texts.length > 0) {
		return {...found, status: 'partial'};
	}

	return text.trim() === ''
		? {...found, status: 'empty'}
		: {...found, status: 'wrong', reason: whyNot(text, knowledge)};
}

/** Returns the question that a text asks or begins, if it may be asked now. */
function readQuestion(text: string, {asks = []}: MoveKnowledge): Act | undefined {
	const squares = readSquares(text);
	const asked = squares !== undefined && asks.some((one) => squares.startsWith(one));
	const question = asked ? squares : questionTyped(text, asks);
	return question === undefined ? undefined : parseAct(question);
}

/** Returns what a text means that begins an act with moves in it: "seal Nf3", "batch:e2e4,g1f3,a2a3"; undefined when it begins none. */
function readLong(
	text: string,
	whole: readonly Act[],
	knowledge: MoveKnowledge,
): TypedMove | undefined {
	const [, name, space, rest] = /^([a-z]+)([\s:]+)(.*)$/i.exec(text) ?? [];
	const word = name?.toLowerCase();
	const moves = whole.flatMap((act) =>
		act.kind === 'say' && act.word === word ? (act.move ?? []) : [],
	);
	if (moves.length > 0) {
		const {acts: _acts, whole: _whole, ...known} = knowledge;
		const {move, ...read} = readMove(rest, {...known, moves});
		const act = whole.find(
			(one) => one.kind === 'say' && one.word === word && one.move === move && move !== undefined,
		);
		const reason =
			read.status === 'wrong' ? (whyNoAct(text, knowledge) ?? read.reason) : read.reason;
		const begun = {
			...read,
			...given({reason}),
			text,
			completions: read.completions.map((more) => `${name}${space}${more}`),
		};
		return act === undefined || read.needsPromotion
			? {...begun, status: read.status === 'ready' ? 'partial' : read.status, needsPromotion: false}
			: {...begun, act};
	}

	if (word !== 'batch') {
		return readRow(text, whole, knowledge);
	}

	const none = {text, candidates: [], needsPromotion: false, squares: [], completions: []};
	const typed = parseAct(text.toLowerCase().replaceAll(/\s/g, ''));
	const act = typed?.kind === 'batch' ? wholeBatch(whole, typed.moves) : undefined;
	return act === undefined
		? {...none, status: 'wrong', reason: whyNoBatch(typed, whole, knowledge)}
		: {...none, status: 'ready', act};
}

/** Returns why several moves cannot be sent together: there are too few, two are of one man, or one is no move. */
function whyNoBatch(
	typed: Act | undefined,
	whole: readonly Act[],
	knowledge: MoveKnowledge,
): string {
	const moves = whole.flatMap((act) => (act.kind === 'batch' ? act.moves.slice(0, 1) : []));
	if (typed?.kind !== 'batch') {
		return WRITE_BATCH;
	}

	const due = Math.min(SENT, new Set(moves.map(({from}) => from)).size);
	const men = new Set(typed.moves.map(({from}) => from)).size;
	if (typed.moves.length !== due || men < due) {
		return typed.moves.length === due ? SAME_MAN : notSoMany(due, typed.moves.length);
	}

	const {acts: _acts, whole: _whole, plan: _plan, ...known} = knowledge;
	const reasons = typed.moves.map((move) => readMove(makeUci(move), {...known, moves}).reason);
	return reasons.find((reason) => reason !== undefined) ?? WRITE_BATCH;
}

/** Returns what several moves in a row mean that are sent together: "a2a3 b4 Nc3"; undefined where none are, or it is one move. */
function readRow(
	text: string,
	whole: readonly Act[],
	knowledge: MoveKnowledge,
): TypedMove | undefined {
	const {plan} = knowledge;
	const words = text.trim().split(/[\s,]+/);
	if (plan?.kind !== 'batch' || words.length < 2 || readMove(text, knowledge).status !== 'wrong') {
		return undefined;
	}

	const none = {text, candidates: [], needsPromotion: false, squares: [], completions: []};
	let known = knowledge;
	const moves = [...plan.moves];
	for (const word of words) {
		const {status, move, reason, needsPromotion, candidates, squares} = readMove(word, known);
		if (status !== 'ready' || move === undefined || needsPromotion) {
			const said = reason ?? notOneOf(word);
			return {...none, candidates, squares, status: 'wrong', reason: said};
		}

		moves.push(move);
		known = nextPlanned(known, whole, moves);
	}

	const act = wholeBatch(whole, moves);
	const squares = moves.flatMap(({from, to}) => [from, to]);
	return act === undefined
		? {...none, squares, status: 'wrong', reason: NOT_ALL_SENT}
		: {...none, squares, status: 'ready', act};
}

/** The sign of a capture, which never begins a move. */
const TAKES = /(?<=\S)x/i;

/** Returns what a text means as a move; where a man may be taken that nobody sees, an "x" may stand before any square. */
function readMove(text: string, knowledge: MoveKnowledge): TypedMove {
	const read = readWritten(text, knowledge);
	if (read.status !== 'wrong' || !TAKES.test(text) || !mayHideMen(knowledge.variant)) {
		return read;
	}

	const bare = readWritten(text.replace(TAKES, ''), knowledge);
	return bare.status === 'wrong' ? read : {...bare, text, completions: []};
}

function readWritten(text: string, knowledge: MoveKnowledge): TypedMove {
	const {moves, cells} = knowledge;
	const none = {text, candidates: [], needsPromotion: false, squares: [], completions: []};
	if (text.trim() === '') {
		return {...none, status: 'empty'};
	}

	const started = normalise(text) === '' ? [] : startingWith(text, knowledge);
	if (started.length === 0) {
		return {...none, status: 'wrong', reason: whyNot(text, knowledge)};
	}

	const meant = named(text, knowledge);
	const goals = distinct(meant);
	const candidates = [...meant, ...started.filter((move) => !meant.includes(move))];
	const sans = distinct(candidates).map((move) => makeSan(withoutPromotion(move), cells, moves));
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
		const choices = goals.map((move) => makeSan(withoutPromotion(move), cells, moves));
		return {
			...found,
			status: 'ambiguous',
			needsPromotion: false,
			reason: `${text} can be ${choices.join(' or ')}.`,
		};
	}

	return {...found, status: 'ready', move: meant[0], needsPromotion: meant.length > 1};
}
