import type {UciMove} from '../core/uci.js';
import {isKingAttacked} from '../solver/search/member.js';
import {playOwnPly} from '../solver/search/trace.js';
import type {PuzzleGame} from './puzzle-game.js';

/** What a move does to the king: takes him if he is where it goes, attacks him everywhere, somewhere or nowhere. */
export type PuzzleIdea = 'takes' | 'attacks' | 'attacks-some' | 'quiet';

/** Returns what a move of White's does to the king, by all that he has seen. */
export function puzzleIdea({belief}: PuzzleGame, move: UciMove): PuzzleIdea {
	const {groups, taken} = playOwnPly(belief, move);
	if (taken.length > 0) {
		return 'takes';
	}

	const members = groups.flat();
	const attacked = members.filter(isKingAttacked);
	return attacked.length === members.length
		? 'attacks'
		: attacked.length > 0
			? 'attacks-some'
			: 'quiet';
}
