import type {Color} from '../core/color.js';
import {isAnyMan, type Man, manColor} from '../core/man.js';
import type {Square} from '../core/square.js';

/** A man on a square. */
export type ManOn = {readonly square: Square; readonly man: Man};

/** Returns whether a square's code is a man of the seat. */
export const isOwn = (code: number, seat: Color): boolean =>
	isAnyMan(code) && manColor(code) === seat;

/** Returns whether a square's code is a man of the other side. */
export const isEnemy = (code: number, seat: Color): boolean =>
	isAnyMan(code) && manColor(code) !== seat;
