import type {Act, Word} from '../../core/act.js';
import {parseSquare, type Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';

/**
 * What a person has begun that takes more than one step: a word of which the move or the square is still to come, the
 * moves of a batch as far as they are planned, or the squares of a question.
 */
export type Plan =
	| {readonly kind: 'word'; readonly word: Word}
	| {readonly kind: 'batch'; readonly moves: readonly UciMove[]}
	| {readonly kind: 'squares'; readonly squares: readonly Square[]};

/** How many squares "seven?" names. */
export const SQUARES_ASKED = 7;
const SEVEN = 'seven?';

/** What a step comes to: an act that is whole, or a plan that goes on. */
export type Step = {readonly act: Act} | {readonly plan: Plan};

/** Returns what a square comes to that was chosen for a question: it is taken, or given up again; the last one asks. */
export function stepBySquare({squares}: Extract<Plan, {kind: 'squares'}>, square: Square): Step {
	const rest = squares.filter((one) => one !== square);
	const next = rest.length === squares.length ? [...squares, square] : rest;
	return next.length === SQUARES_ASKED
		? {act: {kind: 'ask', question: 'seven', squares: next}}
		: {plan: {kind: 'squares', squares: next}};
}

/** Returns the squares of a text that names some for a question, "a1 b2,c3", and the file with which another one begins; undefined for any other text. */
export function readChosen(
	text: string,
): {readonly squares: readonly Square[]; readonly begun: string} | undefined {
	const found = /^((?:[a-h][1-8][\s,]*)*)([a-h]?)$/.exec(text.trim().toLowerCase());
	return (
		(found?.[0] && {
			squares: (found[1].match(/[a-h][1-8]/g) ?? []).flatMap((name) => parseSquare(name) ?? []),
			begun: found[2],
		}) ||
		undefined
	);
}

/** Returns what squares come to that are typed for a question, one or several; undefined for any other text. */
export function stepBySquares(
	plan: Extract<Plan, {kind: 'squares'}>,
	text: string,
): Step | undefined {
	const {squares = [], begun = ''} = readChosen(text) ?? {};
	if (begun !== '') {
		return undefined;
	}

	let step: Step | undefined;
	let chosen = plan;
	for (const square of squares) {
		step = stepBySquare(chosen, square);
		if ('act' in step || step.plan.kind !== 'squares') {
			return step;
		}

		chosen = step.plan;
	}

	return step;
}

/** Returns a plan without its last step; undefined when nothing of it is left. */
export function stepBack(plan: Plan): Plan | undefined {
	switch (plan.kind) {
		case 'batch':
			return plan.moves.length < 2 ? undefined : {...plan, moves: plan.moves.slice(0, -1)};
		case 'squares':
			return plan.squares.length === 0 ? undefined : {...plan, squares: plan.squares.slice(0, -1)};
		default:
			return undefined;
	}
}

/** Returns what a question begins that needs squares; undefined when it can be asked at once. */
export const planByQuestion = (question: string): Plan | undefined =>
	question === SEVEN ? {kind: 'squares', squares: []} : undefined;

/** Returns the squares of a plan that stand out on the board. */
export function squaresOf(plan: Plan | undefined): readonly Square[] {
	switch (plan?.kind) {
		case 'batch':
			return plan.moves.flatMap(({from, to}) => [from, to]);
		case 'squares':
			return plan.squares;
		default:
			return [];
	}
}

/** Returns a question about squares that is written in one of a person's ways: "seven a1 b2 c3 d4 e5 f6 g7". */
export function readSquares(text: string): string | undefined {
	const found = /^seven\??[\s:]*((?:[a-h][1-8][\s,]*)+)$/i.exec(text.trim());
	const squares = found?.[1].toLowerCase().match(/[a-h][1-8]/g) ?? [];
	return new Set(squares).size === SQUARES_ASKED && squares.length === SQUARES_ASKED
		? `${SEVEN}${squares.join(',')}`
		: undefined;
}
