import {startUi} from '../ui/start.js';
import {refusing} from './command.js';
import {gameFlags} from './game-flags.js';

/** `fogchess hotseat`: two people at one keyboard. Returns the exit code. */
export const hotseatCommand = refusing(async ({flags}, io) =>
	startUi({kind: 'hotseat', ...gameFlags(flags)}, io),
);
