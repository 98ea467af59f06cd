import {makeSan} from '../../core/san.js';
import type {UciMove} from '../../core/uci.js';
import type {MoveKnowledge} from './move-knowledge.js';

/** Returns how a move is written for its maker: short form among his own moves. */
export const ownSan = (move: UciMove, {moves, cells, signs}: MoveKnowledge): string =>
	makeSan(move, cells, moves, signs?.has(move.from) === true || undefined);
