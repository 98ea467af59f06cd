import {given} from '../core/given.js';
import {openScreen} from './open-screen.js';
import type {RunCommand} from './command.js';

/** `fogchess review [GAME]`: goes through a finished game, given by its name or its file, or the last one. Returns the exit code. */
export const reviewCommand: RunCommand = async ({arguments: [game]}, io) =>
	openScreen({kind: 'review', ...given({game})}, io);
