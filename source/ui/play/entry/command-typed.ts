import {wordsBegun} from '../../../session/entry/game-word.js';
import {readTyped} from '../../../session/entry/read-typed.js';
import type {Binding} from '../../shell/keys/key-binding.js';
import type {TurnKnowledge} from './turn-state.js';

/** Returns the listed command that a text names without the colon of the list, where it can mean nothing else: a word of the game is said, or it is told why not. Pure. */
export function commandTyped(typed: string, knowledge: TurnKnowledge): Binding | undefined {
	const name = typed.trim().toLowerCase();
	const binding = knowledge.listed?.find(({command, label, short}) =>
		[command, label, short].includes(name),
	);
	const isFree = wordsBegun(name, knowledge).length === 0;
	return isFree && readTyped(typed, knowledge).status === 'wrong' ? binding : undefined;
}
