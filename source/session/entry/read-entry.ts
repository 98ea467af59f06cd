import {type Act, makeAct} from '../../core/act.js';
import {parseSquare, type Square, squareName} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {canGo} from '../../text/turn.js';
import {type Plan, planByQuestion, readSquares, stepBySquares} from './plan.js';
import {questionTyped} from './typed-act.js';
import {bareWord, wordsOf} from './plan-steps.js';
import type {MoveKnowledge} from './move-knowledge.js';
import {readTyped} from './read-typed.js';
import {staysThere} from './typed-move.js';

/** What a whole text asks for in a turn. */
export type Entry =
	| {readonly type: 'play'; readonly move: UciMove}
	/** A pawn promotes: ask to what, then play. */
	| {readonly type: 'promote'; readonly from: Square; readonly to: Square}
	| {readonly type: 'ask'; readonly question: string}
	/** Does what is neither a move nor a question. */
	| {readonly type: 'act'; readonly act: Act}
	/** Does several acts, one after the other, which the game has as no one act. */
	| {readonly type: 'acts'; readonly acts: readonly Act[]}
	/** Begins what needs another step. */
	| {readonly type: 'plan'; readonly plan: Plan}
	/** Nothing is done; the sentence says why. */
	| {readonly type: 'say'; readonly sentence: string};

/** So many of the ways in which a text could go on are named. */
const MOST_NAMED = 4;

const named = (ways: readonly string[]) => ({
	ways: ways.slice(0, MOST_NAMED),
	isMore: ways.length > MOST_NAMED,
});

/** Returns that a text is not whole, and what it could become. */
function notWhole(completions: readonly string[], {moves}: MoveKnowledge): string {
	const what = moves.length === 0 ? 'Several acts begin so' : 'That is not a whole move yet';
	const {ways, isMore} = named(completions);
	return `${what}: ${ways.join(', ')}${isMore ? ' and more' : ''}.`;
}

/** A square, perhaps with the man that is to go there. */
const ONTO = /^(?<letter>[KQRBN])?(?<square>[a-h][1-8])$/i;

/** Returns where the man can go that stands on a square which was typed, with its letter or without, as if it were a move there; undefined for another text. */
function canGoFrom(
	text: string,
	candidates: readonly UciMove[],
	{cells, told}: MoveKnowledge,
): string | undefined {
	const {letter, square: name = ''} = ONTO.exec(text.trim())?.groups ?? {};
	const square = parseSquare(name.toLowerCase());
	const goals = candidates.filter((move) => !staysThere(move)).map(({to}) => squareName(to));
	return square !== undefined && goals.length > 0 && candidates.every(({from}) => from === square)
		? canGo(
				cells[square],
				squareName(square),
				named([...new Set(goals)]),
				told !== undefined,
				letter !== undefined,
			)
		: undefined;
}

/**
 * Returns what a text asks for once it is entered. `complete` says how the only completion of a text that is not whole is
 * taken, where it can be. Pure.
 */
export function readEntry(
	text: string,
	knowledge: MoveKnowledge,
	complete?: (completion: string) => string,
): Entry {
	const ofSquares = readSquares(text);
	const bySquares =
		knowledge.plan?.kind === 'squares' ? stepBySquares(knowledge.plan, text) : undefined;
	if (bySquares !== undefined) {
		return 'plan' in bySquares
			? {type: 'plan', plan: bySquares.plan}
			: {type: 'ask', question: makeAct(bySquares.act)};
	}

	const question = questionTyped(text, knowledge.asks);
	if (ofSquares !== undefined && knowledge.asks?.some((one) => ofSquares.startsWith(one))) {
		return {type: 'ask', question: ofSquares};
	}

	if (question !== undefined) {
		const plan = planByQuestion(question);
		return plan === undefined ? {type: 'ask', question} : {type: 'plan', plan};
	}

	const all = knowledge.whole ?? knowledge.acts;
	const word = wordsOf(all).find((one) => one === text.trim().toLowerCase());
	if (word !== undefined && bareWord(word, all) === undefined) {
		return {type: 'plan', plan: {kind: 'word', word}};
	}

	const typed = readTyped(text, knowledge);
	const {status, move, act, acts, needsPromotion, reason, completions} = typed;
	if (typed.word !== undefined) {
		return {type: 'plan', plan: {kind: 'word', word: typed.word}};
	}

	if (acts !== undefined) {
		return {type: 'acts', acts};
	}

	if (act !== undefined) {
		return {type: 'act', act};
	}

	if (status === 'ready' && move !== undefined) {
		const {from, to} = move;
		return needsPromotion ? {type: 'promote', from, to} : {type: 'play', move};
	}

	const [only] = completions;
	const sentence =
		reason ??
		canGoFrom(text, typed.candidates, knowledge) ??
		(complete !== undefined && completions.length === 1
			? complete(only)
			: notWhole(completions, knowledge));
	return {type: 'say', sentence};
}
