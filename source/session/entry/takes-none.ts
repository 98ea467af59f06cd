import {isMan, manRole} from '../../core/man.js';
import {findVariant} from '../../rules/registry.js';

/** Returns whether a man takes nothing by the rules of a game, so that an “x” is never written of its moves: also where nobody knows what stands on their squares. */
export function takesNone(code: number, variant = ''): boolean {
	const game = findVariant(variant);
	const role = isMan(code) ? manRole(code) : 'pawn';
	return game.ok && role !== 'pawn' && game.value.moves.men?.[role]?.takes === false;
}
