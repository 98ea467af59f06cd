import {isCommand} from '../../../text/turn.js';
import type {Binding} from '../../shell/keys/key-binding.js';

/** Returns what is said of the name of a listed command that was typed without its colon; undefined for another text. Pure. */
export function commandTyped(typed: string, listed: readonly Binding[] = []): string | undefined {
	const name = typed.trim().toLowerCase();
	const binding = listed.find(({command, label, short}) => [command, label, short].includes(name));
	return binding && isCommand(name, binding.help.split(/[:;,]/)[0]);
}
