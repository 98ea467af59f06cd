import {VARIANTS} from '../rules/registry.js';
import {EXIT, print, type RunCommand} from './command.js';

/** `fogchess variants [--json]`: lists the variants with their sources. */
export const variantsCommand: RunCommand = async ({flags}, io) => {
	const width = Math.max(...VARIANTS.map(({id}) => id.length)) + 2;
	const rows = VARIANTS.map(({id, title, summary, source}) => ({id, title, summary, source}));
	print(io, flags, rows, () =>
		rows.flatMap(({id, title, summary, source}) => [
			`${id.padEnd(width)}${title}. ${summary}`,
			`${''.padEnd(width)}Source: ${source}.`,
		]),
	);
	return EXIT.fine;
};
