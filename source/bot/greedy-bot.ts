import type {Act} from '../core/act.js';
import {EMPTY, KING, KNIGHT, PAWN, QUEEN, UNSEEN} from '../core/man.js';
import {colorIndex} from '../core/color.js';
import {rankOf} from '../core/square.js';
import {pick} from '../core/random.js';
import type {UciMove} from '../core/uci.js';
import {currentView} from '../rules/history.js';
import {isAttacked} from '../rules/attack.js';
import {generateMoves} from '../rules/generate.js';
import {supposePosition} from '../rules/hypothesis.js';
import type {MoveRules} from '../rules/move-rules.js';
import {moveKey} from '../rules/move.js';
import {MAX_MOVES, type Position} from '../rules/position.js';
import {variantOf} from '../rules/registry.js';
import {wholeAct} from '../rules/whole-act.js';
import type {View} from '../rules/view.js';
import type {Bot, BotQuestion} from './bot.js';
import {findByKey, kernelMoves} from './kernel-moves.js';
import {fromMiddle} from './evaluation/worth.js';
import {MAN_VALUES} from './man-values.js';

const replies = new Int32Array(MAX_MOVES);

/** What a man gains by standing nearer the middle, a square of distance, by role code. */
const CENTRE = Int32Array.of(0, 3, 8, 5, 1, 1, -8, 0);
/** What each square is worth that the mover's men can go to: sight is mobility in the fog. */
const MOBILITY = 2;
/** What each line costs on which something unseen may look at the king. */
const OPEN_LINE = 14;

/** Returns the most that the men seen of the other side could win by taking once, counting one recapture. */
function worstLoss(position: Position): number {
	const end = generateMoves(position, replies, 0);
	let worst = 0;
	for (let index = 0; index < end; index++) {
		const move = replies[index];
		const target = (move >> 6) & 63;
		const victim = position.board[target];
		if (victim === EMPTY) {
			continue;
		}

		const attacker = MAN_VALUES[position.board[move & 63] & 7];
		const isProtected = isAttacked(position, target, position.side ^ 1);
		worst = Math.max(worst, MAN_VALUES[victim & 7] - (isProtected ? attacker : 0));
	}

	return worst;
}

/** Returns on how many lines from the king an unseen square comes before any man. */
function openLines(position: Position, cells: Uint8Array, king: number): number {
	const {tables, board} = position;
	let lines = 0;
	let walk = tables.first[(QUEEN << 6) | king];
	const stop = tables.last[(QUEEN << 6) | king];
	while (walk < stop) {
		const square = tables.target[walk];
		if (cells[square] === UNSEEN && board[square] === EMPTY) {
			lines++;
			walk = tables.skip[walk];
		} else {
			walk = board[square] === EMPTY ? walk + 1 : tables.skip[walk];
		}
	}

	return lines;
}

/** Returns the worth of the mover's men by where they stand, in hundredths of a pawn. */
function placement(position: Position, side: number): number {
	let worth = 0;
	for (let index = 0; index < position.count[side]; index++) {
		const square = position.men[side][index];
		const role = position.board[square] & 7;
		const rank = side === 0 ? rankOf(square) : 7 - rankOf(square);
		worth += MAN_VALUES[role] - CENTRE[role] * fromMiddle(square);
		worth +=
			role === PAWN ? rank * rank * 2 : role >= KNIGHT && role < QUEEN && rank === 0 ? -12 : 0;
	}

	return worth;
}

/** Returns how good the board looks after a move, by what the seat sees. */
function judge(view: View, rules: MoveRules, move: UciMove, side: number): number {
	const position = supposePosition(view, rules);
	const played = findByKey(kernelMoves(position), moveKey(move));
	if (played === undefined) {
		return 0;
	}

	const victim = position.board[move.to] & 7;
	if (victim === KING) {
		return Number.POSITIVE_INFINITY;
	}

	position.make(played);
	const king = position.kings[side];
	// Standing still in the fog is not safe either: what was not seen may have come nearer.
	let worth = MAN_VALUES[victim] + placement(position, side) - worstLoss(position);
	worth -= openLines(position, view.cells, king) * OPEN_LINE;
	position.side = side;
	worth += generateMoves(position, replies, 0) * MOBILITY;
	return worth;
}

/**
 * A one-ply bot: takes the king if it sees him, wins what hangs, keeps its men from what it sees
 * attack them, and otherwise spreads out. It supposes that nothing stands where it does not see.
 */
export const greedyBot: Bot = ({history, moves}: BotQuestion, random) => {
	const view = currentView(history);
	const {moves: rules} = variantOf(history.variant);
	const side = colorIndex(history.seat);
	let best = moves[0];
	let most = Number.NEGATIVE_INFINITY;
	for (const move of moves) {
		// A little chance, so that the same game does not come twice.
		const worth = judge(view, rules, move, side) + random() * 8;
		if (worth > most) {
			most = worth;
			best = move;
		}
	}

	return {move: best};
};

/** The same in games in which not everything is a move: what is none is drawn at random while no move can be made. */
export const greedyWithActs: Bot = (question, random, time) => {
	const {moves, acts = []} = question;
	return moves.length === 0
		? {move: wholeAct(pick<Act>(random, acts), random, acts)}
		: greedyBot(question, random, time);
};
