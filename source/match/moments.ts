import {MAN_VALUES} from '../bot/man-values.js';
import {knownMoves} from '../rules/known-moves.js';
import {type ByColor, type Color, opposite} from '../core/color.js';
import {isMan, KING, makeMan, type Man, manColor, PAWN} from '../core/man.js';
import {fileOf, rankOf, type Square, squareAt} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {type SeatHistory, viewBefore} from '../rules/history.js';
import type {MoveRules} from '../rules/move-rules.js';
import type {View} from '../rules/view.js';
import type {Review, ReviewStep} from './review.js';

/**
 * What can decide a game: a king was taken, the costliest man was lost, or a king in reach was seen and let
 * go.
 */
export type MomentKind = 'king' | 'loss' | 'missed';

/** A moment that decided a game, or could have. */
export type Moment = {
	readonly kind: MomentKind;
	/** The step of the review: that many plies had been played, the last of which is meant. */
	readonly ply: number;
	/** Whose misfortune it was: who lost the man, or did not take the king. */
	readonly side: Color;
	/** The man that fell or could have been taken, and where it stood. */
	readonly man: Man;
	readonly square: Square;
};

/** Returns what a man is worth, in hundredths of a pawn. */
export const valueOf = (man: Man): number => MAN_VALUES[man & 7];

/** The least that a loss counts, in hundredths of a pawn, less what was taken for it at once: about a minor man. */
const LEAST_LOSS = 300;

/** Returns the man that a step's move took, and where it stood. */
function capturedBy(
	before: ReviewStep,
	{from, to}: UciMove,
): {readonly man: Man; readonly square: Square} | undefined {
	const {cells} = before.sights.truth;
	const isEnPassant =
		(cells[from] & 7) === PAWN && fileOf(from) !== fileOf(to) && !isMan(cells[to]);
	const square = isEnPassant ? squareAt(fileOf(to), rankOf(from)) : to;
	// A king that castles onto its own rook's square takes nothing.
	return isMan(cells[square]) && manColor(cells[square]) !== manColor(cells[from])
		? {man: cells[square], square}
		: undefined;
}

/** Returns the enemy king that a side on move sees and can take, if there is one. */
function kingInReach(view: View, rules: MoveRules): Square | undefined {
	const {cells, viewer} = view;
	const king = cells.indexOf(makeMan(opposite(viewer), 'king'));
	const isReached = king >= 0 && knownMoves(view, rules).some(({to}) => to === king);
	return isReached ? king : undefined;
}

/**
 * Returns the moments that decided a game, in the order of the plies: the king's capture, the costliest
 * loss of another man (counted less what was taken on the same square the ply before and the ply after) and every king that
 * was seen within reach and not taken. Pure.
 */
export function findMoments(
	{steps, moves}: Review,
	histories: ByColor<SeatHistory>,
	rules: MoveRules,
): readonly Moment[] {
	const moments: Moment[] = [];
	/** What was taken by the ply before, and where. */
	let last: ReturnType<typeof capturedBy>;
	let worst: Moment | undefined;
	let worstLoss = LEAST_LOSS - 1;
	for (const [index, {by, move}] of moves.entries()) {
		if (move === undefined) {
			continue;
		}

		const ply = index + 1;
		const before = steps[index];
		const taken = capturedBy(before, move);
		const reach =
			rules.royal === 'capture' ? kingInReach(viewBefore(histories[by], index), rules) : undefined;
		if (taken !== undefined && (taken.man & 7) === KING) {
			moments.push({kind: 'king', ply, side: opposite(by), ...taken});
			continue;
		}

		if (reach !== undefined) {
			const man = before.sights.truth.cells[reach];
			moments.push({kind: 'missed', ply, side: by, man, square: reach});
		}

		if (taken !== undefined) {
			const isTakenBack = moves.at(ply)?.move?.to === move.to;
			const taker = steps[ply].sights.truth.cells[move.to];
			const isTakingBack = last?.square === taken.square;
			const loss =
				valueOf(taken.man) -
				(isTakenBack ? valueOf(taker) : 0) -
				(isTakingBack && last !== undefined ? valueOf(last.man) : 0);
			if (loss > worstLoss) {
				worstLoss = loss;
				worst = {kind: 'loss', ply, side: opposite(by), ...taken};
			}
		}

		last = taken;
	}

	return [...moments, ...(worst === undefined ? [] : [worst])].sort((a, b) => a.ply - b.ply);
}
