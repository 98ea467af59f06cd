import {quote} from '../core/quote.js';
import {EXIT, Refusal, refusing} from './command.js';
import {bashCompletion} from './completion-bash.js';
import {fishCompletion} from './completion-fish.js';
import {zshCompletion} from './completion-zsh.js';

const SCRIPTS: {readonly [shell: string]: () => string} = {
	bash: bashCompletion,
	zsh: zshCompletion,
	fish: fishCompletion,
};

/** `fogchess completion bash|zsh|fish`: prints a completion script. */
export const completionCommand = refusing(async ({arguments: [shell]}, io) => {
	if (shell === undefined || !Object.hasOwn(SCRIPTS, shell)) {
		const given = shell === undefined ? '' : `, not ${quote(shell)}`;
		throw new Refusal(`completion needs one of ${Object.keys(SCRIPTS).join(', ')}${given}`);
	}

	io.out(SCRIPTS[shell](), true);
	return EXIT.fine;
});
