import {startUi} from '../ui/start.js';
import type {CommandInput} from './catalogue.js';
import type {CommandIo} from './io.js';

/** `fogchess`: the menu. Returns the exit code. */
export const menuCommand = async (_input: CommandInput, io: CommandIo): Promise<number> =>
	startUi({kind: 'menu'}, io);
