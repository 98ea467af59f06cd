import {openScreen} from './open-screen.js';
import type {RunCommand} from './command.js';

/** `fogchess`: the menu. Returns the exit code. */
export const menuCommand: RunCommand = async (_input, io) => openScreen({kind: 'menu'}, io);
