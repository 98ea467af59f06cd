import {isUnknownMan, manRole} from '../../core/man.js';
import {makeSan} from '../../core/san.js';
import {squareName} from '../../core/square.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {leavesAttacked} from '../../text/check.js';
import type {MoveKnowledge} from './move-knowledge.js';
import type {Wanted} from './wanted.js';

/** Returns that what a text wants would leave the own king attacked; undefined where that is not why it is no move, or its writer cannot know it. */
export function whyExposed(
	{role = 'pawn', from, origin = '', to}: Wanted,
	{exposing, moves, cells, told}: MoveKnowledge,
): string | undefined {
	const known = new Set([...moves.map(makeUci), ...(told?.refused ?? [])]);
	const isMeant = (move: UciMove): boolean =>
		move.to === to &&
		(from === undefined
			? !isUnknownMan(cells[move.from]) &&
				manRole(cells[move.from]) === role &&
				squareName(move.from).includes(origin)
			: move.from === from);
	const move = exposing?.moves.find((one) => isMeant(one) && !known.has(makeUci(one)));
	if (exposing === undefined || move === undefined) {
		return undefined;
	}

	const {from: start} = move;
	const san = makeSan({from: start, to}, cells, [...moves, ...exposing.moves]);
	return leavesAttacked(san, exposing.isInCheck);
}
