import {startUi} from '../ui/start.js';
import type {RunCommand} from './command.js';

/** `fogchess`: the menu. Returns the exit code. */
export const menuCommand: RunCommand = async (_input, io) => startUi({kind: 'menu'}, io);
