import {type Act, makeAct, type Word} from '../../core/act.js';
import {nextInBatch, withMoves} from '../../knowledge/sent-moves.js';
import {withoutFourth} from './fourth-knight.js';
import type {Plan, Step} from './plan.js';
import type {Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import type {MoveKnowledge} from './move-knowledge.js';

type Saying = Extract<Act, {readonly kind: 'say'}>;
type Batch = Extract<Act, {readonly kind: 'batch'}>;

const isSaying = (act: Act): act is Saying => act.kind === 'say';
const isBatch = (act: Act): act is Batch => act.kind === 'batch';

/** Whether an act is no more than a word, a square or a man: no move is a part of it. */
const isShort = (act: Act): boolean => !isBatch(act) && !(isSaying(act) && act.move !== undefined);

/** Returns the words that may be said now, each once: alone, or before a move or a square. */
export const wordsOf = (acts: readonly Act[] = []): readonly Word[] => [
	...new Set(acts.filter(isSaying).map(({word}) => word)),
];

/** Returns the act that a word is by itself; undefined when a move or a square must follow. */
export const bareWord = (word: Word, acts: readonly Act[] = []): Act | undefined =>
	acts.find(
		(act) =>
			isSaying(act) && act.word === word && act.move === undefined && act.square === undefined,
	);

/** Returns the batch of some moves when it can be sent; undefined when one of them is no part of any, or some are missing. */
export function wholeBatch(acts: readonly Act[], moves: readonly UciMove[]): Act | undefined {
	const batches = acts.filter(isBatch);
	const isFit = moves.every((move, at) =>
		nextInBatch(batches, moves.slice(0, at)).some((one) => makeAct(one) === makeAct(move)),
	);
	return isFit && nextInBatch(batches, moves).length === 0 ? {kind: 'batch', moves} : undefined;
}

/** Returns what is known of the next step once the last of some planned moves of a batch was made on the board that is known. */
export const nextPlanned = (
	knowledge: MoveKnowledge,
	whole: readonly Act[],
	moves: readonly UciMove[],
): MoveKnowledge => {
	const cells = withMoves(knowledge.cells, moves.slice(-1));
	return {
		...knowledge,
		moves: withoutFourth(nextInBatch(whole.filter(isBatch), moves), cells, moves),
		cells,
		plan: {kind: 'batch', moves},
	};
};

/** Returns the plan with which a turn begins: where all that can be done is a batch, or a move after one word, it is that. */
export function planOf({moves, acts = []}: MoveKnowledge): Plan | undefined {
	if (moves.length > 0) {
		return undefined;
	}

	if (acts.some(isBatch)) {
		return {kind: 'batch', moves: []};
	}

	const words = wordsOf(acts.filter((act) => isSaying(act) && act.move !== undefined));
	return words.length === 1 ? {kind: 'word', word: words[0]} : undefined;
}

/** Returns what is known of the next step of a plan: the moves and other acts that can be entered now, on the board as it is planned. */
export function planned<K extends MoveKnowledge>(knowledge: K, begun?: Plan): K {
	const plan = begun ?? planOf(knowledge);
	const {acts = [], cells} = knowledge;
	switch (plan?.kind) {
		case 'word': {
			const meant = acts.filter(isSaying).filter(({word}) => word === plan.word);
			const onSquares = meant.filter(({square}) => square !== undefined);
			// A word that is whole is another one.
			const others = acts.filter(
				(act) => isSaying(act) && act.word !== plan.word && bareWord(act.word, [act]) === act,
			);
			return {
				...knowledge,
				moves: meant.flatMap(({move}) => move ?? []),
				// What was not chosen on purpose leaves the other words as they are.
				acts: begun === undefined ? acts.filter(isShort) : [...onSquares, ...others],
				whole: acts,
				plan,
				ordinary: knowledge.moves,
			};
		}

		case 'batch': {
			const after = withMoves(cells, plan.moves);
			return {
				...knowledge,
				moves: withoutFourth(nextInBatch(acts.filter(isBatch), plan.moves), after, plan.moves),
				cells: after,
				acts: acts.filter(isShort),
				whole: acts,
				standing: cells,
				plan,
			};
		}

		case 'squares':
			return {...knowledge, moves: [], acts: [], plan};
		default:
			return acts.every(isShort)
				? knowledge
				: {...knowledge, acts: acts.filter(isShort), whole: acts};
	}
}

/** Returns what is known before a step of a batch, where it is what is known at one. */
export const unplanned = (knowledge: MoveKnowledge): MoveKnowledge => ({
	...knowledge,
	cells: knowledge.standing ?? knowledge.cells,
	acts: knowledge.whole ?? knowledge.acts ?? [],
});

/** Returns where the only man stands that makes the move which is to follow a word; undefined where several may, or it is no move. */
export function onlyMover({plan, moves}: MoveKnowledge): Square | undefined {
	const [first] = moves;
	return plan?.kind === 'word' &&
		first !== undefined &&
		moves.every(({from}) => from === first.from)
		? first.from
		: undefined;
}

/** Returns what a move comes to that was entered as the next step. */
export function stepByMove(knowledge: MoveKnowledge, begun: Plan | undefined, move: UciMove): Step {
	const plan = begun ?? planOf(knowledge);
	if (plan?.kind === 'word') {
		return {act: {kind: 'say', word: plan.word, move}};
	}

	if (plan?.kind !== 'batch') {
		return {act: move};
	}

	const moves = [...plan.moves, move];
	const act = wholeBatch(knowledge.acts ?? [], moves);
	return act === undefined ? {plan: {kind: 'batch', moves}} : {act};
}
