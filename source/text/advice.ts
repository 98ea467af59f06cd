import {type Color, opposite} from '../core/color.js';
import {squareName} from '../core/square.js';
import type {Advice} from '../knowledge/advice.js';
import type {ManOn} from '../knowledge/own-man.js';
import {percent} from './share.js';
import {manName, roleName, sideName, squareNames} from './men.js';

const onSquare = ({man, square}: ManOn): string => `${roleName(man)} on ${squareName(square)}`;

/** Returns what a friendly coach says before a move of a seat's: one sentence, or two short ones. */
export function describeAdvice(advice: Advice, seat: Color): string {
	switch (advice.kind) {
		case 'take-king':
			return `${sideName(opposite(seat))}’s king stands in sight on ${squareName(advice.king.square)}: take him, and you win.`;
		case 'king-looked-at':
			return `Mind your king: the ${onSquare(advice.by)} looks at him, as far as you see.`;
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

		case 'looked-at':
			return `The ${onSquare(advice.by)} looks at ${manName(advice.own.man, seat)} on ${squareName(advice.own.square)}.`;
		case 'capture': {
			const {by, target, guard, isDear} = advice;
			const taker = roleName(by.man);
			const first = `Your ${taker} can take the ${onSquare(target)}`;
			return guard === undefined
				? `${first}. You see no guard, but there may be one${isDear ? `, and a ${taker} is worth more` : ''}.`
				: `${first}, but you see that the ${onSquare(guard)} guards it.`;
		}

		case 'open-line':
			return `From your king a line is open into the fog: ${squareNames(advice.squares)}. What looks along it?`;
		default:
			return `Nothing that you see is in danger. You see ${advice.seen} of 64 squares.`;
	}
}
