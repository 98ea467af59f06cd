import {type Act, parseAct, type Word} from '../../core/act.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {type Plan, readChosen, readSquares} from './plan.js';
import {planned, wordsOf} from './plan-steps.js';
import {questionTyped, readAct, squareOf, withoutMan} from './typed-act.js';
import {lettersForNames} from './man-names.js';
import {readPlacings} from './read-placings.js';
import {readShift} from './read-shift.js';
import {readLong} from './typed-long.js';
import {readMove, type TypedMove} from './typed-move.js';
import {NAME_SQUARE} from '../../text/plan.js';
import {whyNot} from './why-not.js';

/**
 * Returns what a typed text means among the moves that its writer may try: short form (Nf3, exd5, O-O,
 * e8=Q), long (Ng1-f3) or UCI (e2e4), with any of "=", "-", "+", "#", "!" and "?" left out or added, "x"
 * left out, and in any case where that leaves one reading (see `findSan`). Reasons are made from what the
 * writer sees alone. An act that is no move is read where no move is meant. While men are placed they may be called by their names. Pure.
 */
export function readTyped(text: string, knowledge: MoveKnowledge): TypedMove {
	const {arranging} = knowledge;
	const read = readAll(arranging === undefined ? text : lettersForNames(text), knowledge);
	const word = read.status === 'wrong' ? wordBegun(text, knowledge) : undefined;
	if (word === undefined) {
		return read;
	}

	const {reason: _reason, ...typed} = read;
	return {...typed, status: 'ready', word, completions: text === word ? [] : [word]};
}

/** Returns the only word that a text begins of those that a move follows. */
function wordBegun(text: string, {acts, whole = acts}: MoveKnowledge): Word | undefined {
	const begun = text.trim().toLowerCase();
	const words = wordsOf(whole?.filter((act) => act.kind === 'say' && act.move !== undefined));
	const [word, ...others] = words.filter((one) => begun !== '' && one.startsWith(begun));
	return others.length === 0 ? word : undefined;
}

function readAll(text: string, knowledge: MoveKnowledge): TypedMove {
	const {acts = [], moves, whole, plan} = knowledge;
	const chosen = plan?.kind === 'squares' ? readChosen(text) : undefined;
	if (chosen !== undefined) {
		return typedSquares(text, chosen);
	}

	const long = whole === undefined ? undefined : readLong(text, whole, knowledge);
	if (long !== undefined) {
		return long;
	}

	const question = readQuestion(text, knowledge);
	if (question !== undefined && readMove(text, knowledge).status === 'wrong') {
		const none = {text, candidates: [], needsPromotion: false, squares: [], completions: []};
		return {...none, status: 'ready', act: question};
	}

	const shift = readPlacings(text, knowledge) ?? readShift(text, knowledge);
	if (shift !== undefined) {
		return {...shift, text, candidates: [], needsPromotion: false};
	}

	// Where men can be moved a man and a square are a move.
	const onSquare = moves.length > 0 ? undefined : withoutMan(text, knowledge.cells);
	const asWritten = readAct(text, acts);
	const {act, isWhole, texts} =
		onSquare === undefined || asWritten.texts.length > 0 ? asWritten : readAct(onSquare, acts);
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

/** Returns what a text is that names squares for a question: it can be entered, or a rank is missing. */
function typedSquares(
	text: string,
	{squares, begun}: NonNullable<ReturnType<typeof readChosen>>,
): TypedMove {
	const found = {text, candidates: [], needsPromotion: false, squares};
	return begun === ''
		? {...found, status: 'ready', completions: []}
		: {
				...found,
				status: 'partial',
				reason: NAME_SQUARE,
				completions: [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => text.trim() + rank),
			};
}

/** Returns the question that a text asks or begins, if it may be asked now. */
function readQuestion(text: string, {asks = []}: MoveKnowledge): Act | undefined {
	const squares = readSquares(text);
	const asked = squares !== undefined && asks.some((one) => squares.startsWith(one));
	const question = asked ? squares : questionTyped(text, asks);
	return question === undefined ? undefined : parseAct(question);
}

/** A square as far as it is typed: where one is to be chosen, that is meant and no pawn's move. */
const OF_SQUARE = /^[a-h][1-8]?$/i;

/** Returns what was begun, as it stands once a text is typed: a word that waits for a square is given up for another act. */
export function planFor(
	text: string,
	known: MoveKnowledge,
	plan: Plan | undefined,
): Plan | undefined {
	const next = planned(known, plan);
	const isGivenUp =
		plan?.kind === 'word' &&
		next.moves.length === 0 &&
		!OF_SQUARE.test(text.trim()) &&
		readTyped(text, next).status === 'wrong';
	return isGivenUp ? undefined : plan;
}
