import {type Color, opposite} from '../core/color.js';
import {squareName} from '../core/square.js';
import type {Advice} from '../knowledge/advice.js';
import type {Capture} from '../knowledge/exchanges.js';
import type {ManOn} from '../knowledge/own-man.js';
import {percent} from './share.js';
import {capitalise, manName, roleName, sideName, squareNames} from './men.js';

const onSquare = ({man, square}: ManOn): string => `${roleName(man)} on ${squareName(square)}`;

/** Returns that a man looks at another one, or may through the fog. */
const looksAt = (by: ManOn, isSure: boolean, goal: string): string =>
	`the ${onSquare(by)} ${isSure ? `looks at ${goal}` : `may look at ${goal} through the fog`}`;

/** Returns what comes of a capture when the man is guarded, as is seen or may be. */
function describeGuard({target, by, guard, difference, gain}: Capture): string {
	if (guard === undefined) {
		return difference > 0
			? `. You see no guard, and if there is one, a ${roleName(target.man)} is worth more`
			: `. You see no guard, but there may be one${difference < 0 ? `, and a ${roleName(by.man)} is worth more` : ''}`;
	}

	const guarded = `you see that the ${onSquare(guard)} guards it`;
	return gain < 0
		? `, but ${guarded}`
		: `. ${capitalise(guarded)}${difference > 0 ? `, but a ${roleName(target.man)} is worth more` : gain > 0 ? ', but you can take back' : ': an even trade'}`;
}

/** Returns what a friendly coach says before a move of a seat's: one sentence, or two short ones. */
export function describeAdvice(advice: Advice, seat: Color): string {
	switch (advice.kind) {
		case 'take-king':
			return `${sideName(opposite(seat))}’s king stands in sight on ${squareName(advice.king.square)}: take him, and you win.`;
		case 'king-looked-at': {
			const {by, isSure, taker} = advice;
			const rescue = taker === undefined ? '' : `, but your ${onSquare(taker)} can take it`;
			return `Mind your king: ${looksAt(by, isSure, 'him')}${rescue}.`;
		}

		case 'king-perhaps-looked-at': {
			const {role, square, share} = advice.danger;
			return `An unseen ${role} may look at your king, most often from ${squareName(square)}: he can be taken in ${percent(share)} of the positions that fit.`;
		}

		case 'vanished': {
			const gone = `A man of yours vanished: the ${onSquare(advice.lost)}.`;
			return advice.by === undefined
				? `${gone} What took it stands there still.`
				: `${gone} A ${roleName(advice.by)} stands there now${advice.canTakeBack ? ', and you can take it' : ''}.`;
		}

		case 'looked-at': {
			const {own, by, isSure, taker} = advice;
			const goal = `${manName(own.man, seat)} on ${squareName(own.square)}`;
			const rescue =
				taker === undefined
					? ''
					: taker.square === own.square
						? ', which can take it'
						: `, but your ${onSquare(taker)} can take it`;
			return `${capitalise(looksAt(by, isSure, goal))}${rescue}.`;
		}

		case 'capture': {
			const {by, target, threat} = advice;
			const look =
				threat === undefined
					? ''
					: `, which ${threat.isSure ? 'looks' : 'may look'} at ${threat.own.square === by.square ? 'it' : `your ${onSquare(threat.own)}`}`;
			return `Your ${roleName(by.man)} can take the ${onSquare(target)}${look}${describeGuard(advice)}.`;
		}

		case 'open-line':
			return `From your king a line is open into the fog: ${squareNames(advice.squares)}. What looks along it?`;
		default:
			return `Nothing that you see is in danger. You see ${advice.seen} of 64 squares.`;
	}
}
