import {parseShareCode} from '../drill/share-code.js';
import {startUi} from '../ui/start.js';
import {type Flags, need, Refusal} from './command.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';

/** `fogchess drill CODE`: opens the drill that somebody shared. Returns the exit code. */
export async function openSharedDrill(code: string, flags: Flags, io: CommandIo): Promise<number> {
	const [extra] = Object.keys(flags).filter((flag) => flags[flag] !== undefined);
	if (extra !== undefined) {
		throw new Refusal(`a code says all of a drill, so leave out --${extra}`);
	}

	const {role, ...request} = need(parseShareCode(code), EXIT.input);
	return startUi({kind: 'drill', as: role, ...request}, io);
}
