import {VARIANTS} from '../rules/registry.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import type {CommandIo} from './io.js';

/** `fogchess variants [--json]`: lists the variants with their sources. */
export async function variantsCommand({flags}: CommandInput, io: CommandIo): Promise<number> {
	const width = Math.max(...VARIANTS.map(({id}) => id.length)) + 2;
	for (const {id, title, summary, source} of VARIANTS) {
		if (flags['json'] === true) {
			io.out(JSON.stringify({id, title, summary, source}));
			continue;
		}

		io.out(`${id.padEnd(width)}${title}. ${summary}`);
		io.out(`${''.padEnd(width)}Source: ${source}.`);
	}

	return EXIT.fine;
}
