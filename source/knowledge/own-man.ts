import type {Color} from '../core/color.js';
import {isAnyMan, type Man, manColor} from '../core/man.js';
import type {Square} from '../core/square.js';

export type ManOn = {readonly square: Square; readonly man: Man};

export const isOwn = (code: number, seat: Color): boolean =>
	isAnyMan(code) && manColor(code) === seat;

export const isEnemy = (code: number, seat: Color): boolean =>
	isAnyMan(code) && manColor(code) !== seat;
