import {NO_SQUARE, type Square, squareName} from '../../core/square.js';
import {SquareSet} from '../../core/square-set.js';
import {makeUci} from '../../core/uci.js';
import {SAFE_SPACE} from '../paper/lone-king-sets.js';
import {answerRook, type LoneKingAnswer} from '../paper/lone-king.js';
import {type Move, toUciMove} from '../../rules/move.js';
import {fenWith, legalMoves, positionWith, sightOf, takesKing} from '../../solver/verify/board.js';
import {isPlacement, type Placement} from '../../solver/material.js';
import {unattacked} from '../../solver/table-game.js';
import {afterMove} from '../../solver/reach.js';
import type {Walk} from './walker.js';

/** White's turn: his men, and the squares where the lone king may be. */
type Node = {
	readonly placement: Placement;
	readonly squares: SquareSet;
	/** How it came about, for the report of a failure: the node before, and what was played. */
	readonly before?: {readonly node: Node; readonly told: string};
};

const names = (squares: SquareSet): string =>
	[...squares].map((square) => squareName(square)).join(',');

/**
 * Returns what is wrong with an answer by the rules of the game, or undefined: White must see the same
 * wherever the king may be, before the answer and after it, every square must be one that he can
 * reach, and he must not be taken there.
 */
function findFault(
	node: Node,
	placement: Placement,
	{kind, from, to}: LoneKingAnswer,
): string | undefined {
	if (from.isEmpty || to.isEmpty || !from.isSubsetOf(node.squares)) {
		return 'there is no such answer';
	}

	const reached = new Set<Square>();
	for (const king of from) {
		const position = positionWith(placement, king);
		position.side = 1;
		if (sightOf(position) !== NO_SQUARE && from.size > 1) {
			return `White sees the king on ${squareName(king)}`;
		}

		for (const move of legalMoves(position)) {
			const square = (move >> 6) & 63;
			if (!to.has(square)) {
				continue;
			}

			position.make(move);
			const isSafe =
				position.kings[0] === NO_SQUARE ||
				!legalMoves(position).some((taking) => takesKing(position, taking));
			const isHidden = kind !== 'goes' || sightOf(position) === NO_SQUARE;
			position.unmake(move);
			if (isSafe && isHidden) {
				reached.add(square);
			}
		}
	}

	const missing = [...to].find((square) => !reached.has(square));
	return missing === undefined
		? undefined
		: `the king cannot be on ${squareName(missing)}, or is seen there`;
}

/** Returns the moves that led to a node, and what went wrong there. */
function lineTo(node: Node, fault: string): string[] {
	const line: string[] = [fault];
	let now = node;
	while (now.before !== undefined) {
		line.unshift(now.before.told);
		now = now.before.node;
	}

	const [king] = now.squares;
	return [fenWith(now.placement, king), ...line];
}

/**
 * Proves Corollary 18 for the paper's lone king against king and rook: from every start in the safe space he
 * always has an answer, and all he comes to is again answered. `won` counts the starts from which White
 * takes him; `byLemma` how many different moves of White's each lemma answers. For a sample, `most` is how
 * many positions are looked at; `play` answers White's moves, by the lemmas when left out. Yields how far it is, from 0 to 1.
 */
export function* walkDefence(
	most = Number.POSITIVE_INFINITY,
	play = answerRook,
): Generator<number, Walk> {
	const met = new Set<string>();
	const byLemma = new Map<number, number>();
	const count = {starts: 0, won: 0, longest: 0};
	let failure: readonly string[] | undefined;

	/** Answers a move of White's; returns what comes next, or that the game is over, or lost. */
	const answer = (node: Node, move: Move): Node | 'over' | 'lost' => {
		const uci = toUciMove(move);
		const man = node.placement.squares.indexOf(uci.from);
		const placement = afterMove(node.placement, {man, to: uci.to});
		const answered = play(placement, node.squares);
		const fault = answered.ok ? findFault(node, placement, answered.value) : answered.error;
		if (!answered.ok || fault !== undefined) {
			failure ??= lineTo(node, `${makeUci(uci)}: ${fault}`);
			return 'lost';
		}

		const {kind, to, lemma} = answered.value;
		byLemma.set(lemma, (byLemma.get(lemma) ?? 0) + 1);
		const told = `${makeUci(uci)}; the king is on ${names(to)} (Lemma ${lemma})`;
		return kind === 'goes' ? {placement, squares: to, before: {node, told}} : 'over';
	};

	/** Returns whether the lone king always has an answer from a start. */
	const holds = (start: Node): boolean => {
		const waiting = [start];
		for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
			const {placement, squares} = node;
			const key = `${placement.squares.join(' ')} ${squares.low} ${squares.high}`;
			if (met.has(key) || met.size >= most) {
				continue;
			}

			met.add(key);
			const [king] = squares;
			for (const move of legalMoves(positionWith(placement, king))) {
				const next = answer(node, move);
				if (next === 'lost') {
					return false;
				}

				if (next !== 'over') {
					waiting.push(next);
				}
			}
		}

		return true;
	};

	for (let number = 0; number < 64 * 64; number++) {
		const placement: Placement = {material: ['rook'], squares: [number & 63, number >> 6]};
		for (const king of isPlacement(placement) ? SAFE_SPACE.intersect(unattacked(placement)) : []) {
			count.starts++;
			count.won += holds({placement, squares: SquareSet.of(king)}) ? 0 : 1;
		}

		yield number / (64 * 64);
	}

	return {
		...count,
		byLemma: Object.fromEntries([...byLemma].sort(([a], [b]) => a - b)),
		...(failure === undefined ? {} : {failure}),
	};
}
