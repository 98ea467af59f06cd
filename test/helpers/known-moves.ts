import {makeUci} from '../../source/core/uci.js';
import {toUciMove} from '../../source/rules/move.js';
import {positionOf} from '../../source/solver/search/member.js';
import type {Belief} from '../../source/solver/search/play.js';
import {legalMoves} from '../../source/solver/verify/board.js';

/** Returns White's moves in UCI, White to move; they are the same in all members. */
export const knownMoves = ([first]: Belief): string[] =>
	legalMoves(positionOf(first, 'white')).map((move) => makeUci(toUciMove(move)));
