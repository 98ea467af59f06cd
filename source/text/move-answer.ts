import {type Color, opposite} from '../core/color.js';
import type {Man, Role} from '../core/man.js';
import {type Square, squareName} from '../core/square.js';
import type {UciMove} from '../core/uci.js';
import {joinWords, manName, roleName, sideName} from './men.js';

/** An answer to a move that could be challenged; `man` is what stands now where the challenge was about. */
export type Answered = {
	readonly by: Color;
	readonly isRight: boolean | undefined;
	readonly square: Square;
	readonly isCapture: boolean;
	readonly man: Man;
};

/** Returns who answered a move and what came of it, as a sentence to a seat or, without one, to all. */
export function describeAnswer(
	{by, isRight, square, isCapture, man}: Answered,
	seat?: Color,
): string {
	const who = by === seat ? 'You' : sideName(by);
	const mover = opposite(by);
	if (isRight === undefined) {
		return `${who} let the ${isCapture ? 'capture' : 'move'} pass.`;
	}

	const name = manName(man, seat);
	const again = mover === seat ? 'you move' : `${sideName(mover)} moves`;
	return isRight
		? `${who} challenged, and rightly: ${name} is back on ${squareName(square)}, uncovered.`
		: `${who} challenged in vain: ${name} on ${squareName(square)} really could move so, and ${again} again.`;
}

/** Returns what a man was that a move was claimed for which was let pass, and whether it could make it; for who looks at the truth. */
export const describePassed = (man: Man, isTrue: boolean): string =>
	`It was ${manName(man)}, which can${isTrue ? '' : 'not'} move so.`;

/** Returns how a move was answered, behind it in a story: "let pass", "challenged in vain: a knight". */
export const shortAnswer = (isRight: boolean | undefined, man: Man): string =>
	isRight === undefined ? 'let pass' : `${challenged(isRight)}: a ${roleName(man)}`;

/** Returns what came of a challenge, in few words. */
export const challenged = (isRight: boolean): string =>
	`challenged ${isRight ? 'rightly' : 'in vain'}`;

/** Returns how a challenged move is told in a list of moves, behind it. */
export const challengeSuffix = (isRight: boolean): string => `(${challenged(isRight)})`;

/** Returns an answer behind the move that it answers, as a list has it or '' where it let that pass, with who gave it. */
export function answeredBy(by: Color, text: string): string {
	const who = `(${sideName(by)} `;
	return text === ''
		? `${who}let it pass)`
		: text.startsWith(who)
			? text
			: text.replace(/^\(/u, who);
}

/** What of a claimed move there is to tell beside its squares. */
type ToldOfClaim = {readonly isCapture: boolean; readonly promotes: boolean};

/** Returns a claimed move: all that is claimed is its squares, and that a man is a pawn where it is promoted. */
export const claimName = ({from, to}: UciMove, {isCapture, promotes}: ToldOfClaim): string =>
	`${squareName(from)}${isCapture ? 'x' : '-'}${squareName(to)}${promotes ? ' as a pawn' : ''}`;

/** Returns which move is to be answered, and how. */
export const answerClaim = (move: UciMove, told: ToldOfClaim): string =>
	`${claimName(move, told)}: say challenge or pass.`;

/** Returns what is said of a move that is tried instead of the answer to one of a side's. */
export const answerFirst = (by: Color): string =>
	`First answer ${sideName(by)}’s move: challenge or pass.`;

/** Returns which men take by such a step, the strongest last. */
function takersBy({from, to}: UciMove, by: Color): readonly Role[] {
	const files = Math.abs((to & 7) - (from & 7));
	const ranks = (to >> 3) - (from >> 3);
	const [short, long] = [files, Math.abs(ranks)].sort((a, b) => a - b);
	const isDiagonal = short === long;
	const isLine = isDiagonal || short === 0;
	return [
		...(isDiagonal && ranks === (by === 'white' ? 1 : -1) ? (['pawn'] as const) : []),
		...(short === 1 && long === 2 ? (['knight'] as const) : []),
		...(isDiagonal ? (['bishop'] as const) : isLine ? (['rook'] as const) : []),
		...(isLine ? (['queen'] as const) : []),
		...(long === 1 ? (['king'] as const) : []),
	];
}

/** Returns that the other side wants to take with a man, as a sentence to who is to answer; `sign` is the one on its cover. What such a step claims it to be is said, too. */
export const describeClaim = (by: Color, move: UciMove, sign: string): string =>
	`${sideName(by)} wants ${squareName(move.from)}x${squareName(move.to)} (sign ${sign}), as a ${joinWords(takersBy(move, by), 'or')}.`;
