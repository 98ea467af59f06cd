import type {Square} from '../../core/square.js';
import {observe} from '../../rules/observe.js';
import type {Position} from '../../rules/position.js';
import {fog} from '../../rules/variants/fog.js';
import {LONE_KING} from '../../solver/verify/board.js';

/** Returns the black king's square where White sees him, else NO_SQUARE. */
export const sightOf = (position: Position): Square =>
	observe(position, 'white', fog.see).cells.indexOf(LONE_KING);
