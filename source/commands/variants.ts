import {VARIANT_GROUPS} from '../rules/registry.js';
import {KIND_TITLES} from '../text/game-kinds.js';
import {EXIT, print, type RunCommand} from './command.js';

/** `fogchess variants [--json]`: lists the variants with their sources, by what is secret in them. */
export const variantsCommand: RunCommand = async ({flags}, io) => {
	const all = VARIANT_GROUPS.flatMap(({variants}) => variants);
	const width = Math.max(...all.map(({id}) => id.length)) + 2;
	const rows = all.map(({id, title, kind, summary, source}) => ({
		id,
		title,
		kind,
		summary,
		source,
	}));
	print(io, flags, rows, () =>
		VARIANT_GROUPS.flatMap(({kind, variants}, index) => [
			...(index === 0 ? [] : ['']),
			KIND_TITLES[kind],
			...variants.flatMap(({id, title, summary, source}) => [
				`${id.padEnd(width)}${title}. ${summary}`,
				`${''.padEnd(width)}Source: ${source}.`,
			]),
		]),
	);
	return EXIT.fine;
};
