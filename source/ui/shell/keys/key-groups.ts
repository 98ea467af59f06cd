import type {KeyHead} from '../../../text/legend.js';
import type {Command} from './key-binding.js';

/** What is neither a way to move nor a word of the game, by where the list of all keys has it. */
const GROUPS: {readonly [head in KeyHead]?: readonly Command[]} = {
	coach: ['hint', 'why', 'show', 'plan', 'verdicts', 'guess', 'guessHere', 'check', 'solution'],
	look: [
		...(['ghosts', 'mark', 'know', 'men', 'told', 'flip'] as const),
		...(['olderMessages', 'newerMessages', 'rules'] as const),
	],
	game: ['takeback', 'draw', 'resign', 'pass', 'code', 'another', 'leave', 'back'],
	program: ['settings', 'commands', 'keys', 'redraw', 'interrupt', 'suspend'],
};

/** Returns under which head the list of all keys has a command of a game. */
export function headOf(command: Command): KeyHead {
	const found = Object.entries(GROUPS).find(([, commands]) => commands.includes(command));
	return found === undefined ? 'move' : (found[0] as KeyHead);
}
