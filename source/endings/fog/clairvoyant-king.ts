import {pick} from '../../core/random.js';
import {SquareSet} from '../../core/square-set.js';
import type {Square} from '../../core/square.js';
import type {Tables} from '../../solver/build-table.js';
import {NEVER} from '../../solver/levels.js';
import {afterMove, hiddenFrom, inferredBy, whiteMoves} from '../../solver/reach.js';
import type {BeliefGame, Point} from '../belief-game.js';
import {kingReplies} from './king-replies.js';
import {levelAfterMove, levelToMove} from '../levels.js';
import {pickBest} from '../pick-best.js';

/**
 * Returns how well the king stands on a square that White does not see, when White knows `belief`: the
 * fewest moves that any of White's moves leaves him, were White to choose it by luck, and how many of
 * White's moves leave him as few.
 */
function luckiestAttack(tables: Tables, {placement, belief}: Point, king: Square): number {
	let fewest = NEVER;
	let count = 0;
	const [known] = belief.intersect(inferredBy(placement));
	for (const move of whiteMoves(placement, known)) {
		const after = afterMove(placement, move);
		const hidden = hiddenFrom(after);
		const left = hidden.has(king) ? belief.intersect(hidden) : SquareSet.from([king]);
		const level = levelAfterMove(tables, after, left);
		if (level < fewest) {
			fewest = level;
			count = 0;
		}

		count += level === fewest ? 1 : 0;
	}

	return fewest * 1000 - count;
}

/**
 * The lone king that knows the board, and so what White knows: returns his move. He takes what he can
 * take to his good, else keeps White's belief outside the won sets when he can and the way long when he
 * cannot; among the squares where he stays hidden he prefers one that would be safe even if White knew
 * it, and then the one against which White's luckiest move does least. The point's belief is what White knows
 * before this move; equals are drawn at random.
 */
export const clairvoyantKing: BeliefGame['clairvoyant'] = (tables, point, king, random) => {
	const {placement, belief} = point;
	// What the king's own squares allow, judged by what White would then know.
	const replies = kingReplies(tables, placement, belief);
	const own = replies
		.map((reply) => ({...reply, moves: reply.moves.filter(({from}) => from === king)}))
		.filter(({moves}) => moves.length > 0);
	const [best] = own;
	if (best === undefined) {
		throw new Error('the lone king is not where White can think him');
	}

	if (best.kind !== 'hides') {
		return pick(random, best.moves);
	}

	// A square that would be safe even if White knew it comes first.
	return pickBest(random, best.moves, ({to}) => {
		const isSafe = levelToMove(tables, placement, SquareSet.from([to])) === NEVER;
		return (isSafe ? 1e6 : 0) + luckiestAttack(tables, best, to);
	});
};
