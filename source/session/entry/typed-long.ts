import {type Act, parseAct} from '../../core/act.js';
import {given} from '../../core/given.js';
import {makeUci} from '../../core/uci.js';
import {SENT} from '../../knowledge/sent-moves.js';
import {notSoMany, SAME_MAN} from '../../text/cannot-do.js';
import {notAllSent, notOneOf, whyInRow, writeBatch} from '../../text/plan.js';
import {barredOn} from './barred-moves.js';
import type {MoveKnowledge} from './move-knowledge.js';
import type {Plan} from './plan.js';
import {nextPlanned, wholeBatch, wordsOf} from './plan-steps.js';
import {readMove, type TypedMove} from './typed-move.js';
import {whyNoAct} from './why-no-act.js';

/** Returns what a text means that begins an act with moves in it: "seal Nf3", "batch:e2e4,g1f3,a2a3"; undefined when it begins none. */
export function readLong(
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
		// What is said of a move that is none knows of the word.
		const [said] = wordsOf(whole).filter((one) => one === word);
		const plan: Plan = {kind: 'word', word: said};
		const {move, ...read} = readMove(rest, {...known, moves, plan});
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
		return writeBatch(knowledge.seat);
	}

	const due = Math.min(SENT, new Set(moves.map(({from}) => from)).size);
	const men = new Set(typed.moves.map(({from}) => from)).size;
	if (typed.moves.length !== due || men < due) {
		return typed.moves.length === due ? SAME_MAN : notSoMany(due, typed.moves.length);
	}

	const {acts: _acts, whole: _whole, plan: _plan, ...known} = knowledge;
	const reasons = typed.moves.map((move) => readMove(makeUci(move), {...known, moves}).reason);
	return reasons.find((reason) => reason !== undefined) ?? writeBatch(knowledge.seat);
}

/** Returns what the next move in a row means: of several men the one that can go there then. */
function readNext(text: string, knowledge: MoveKnowledge): TypedMove {
	const read = readMove(text, knowledge);
	if (read.status !== 'ambiguous') {
		return read;
	}

	const open = knowledge.moves.filter((move) => barredOn(move, knowledge) === undefined);
	const reread = readMove(text, {...knowledge, moves: open});
	return reread.status === 'ready' || reread.status === 'ambiguous' ? reread : read;
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
		if (known.moves.length === 0) {
			const sentence = notSoMany(moves.length, plan.moves.length + words.length);
			return {...none, status: 'wrong', reason: sentence};
		}

		const {status, move, reason, needsPromotion, candidates, squares} = readNext(word, known);
		if (status !== 'ready' || move === undefined || needsPromotion) {
			const said = reason === undefined ? notOneOf(word) : whyInRow(word, reason);
			return {...none, candidates, squares, status: 'wrong', reason: said};
		}

		moves.push(move);
		known = nextPlanned(known, whole, moves);
	}

	const act = wholeBatch(whole, moves);
	const squares = moves.flatMap(({from, to}) => [from, to]);
	return act === undefined
		? {...none, squares, status: 'wrong', reason: notAllSent(knowledge.seat)}
		: {...none, squares, status: 'ready', act};
}
