import {openScreen} from './open-screen.js';
import {refusing} from './command.js';
import {gameFlags} from './game-flags.js';

/** `fogchess hotseat`: two people at one keyboard. Returns the exit code. */
export const hotseatCommand = refusing(async ({flags}, io) =>
	openScreen({kind: 'hotseat', ...gameFlags(flags)}, io),
);
