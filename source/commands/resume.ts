import {given} from '../core/given.js';
import {openScreen} from './open-screen.js';
import type {RunCommand} from './command.js';

/** `fogchess resume [GAME]`: resumes a saved game, the newest when none is named. Returns the exit code. */
export const resumeCommand: RunCommand = async ({arguments: [game]}, io) =>
	openScreen({kind: 'resume', ...given({game})}, io);
