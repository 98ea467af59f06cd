import {readFileSync} from 'node:fs';

/** One position of a .perft file with its leaves by depth. */
export type PerftCase = {
	readonly name: string;
	readonly fen: string;
	readonly leaves: readonly (readonly [depth: number, count: number])[];
};

/** Reads test/data/perft/NAME.perft. */
export function readPerftFile(name: string): PerftCase[] {
	const text = readFileSync(new URL(`../data/perft/${name}.perft`, import.meta.url), 'utf8');
	return text
		.split(/^name /m)
		.slice(1)
		.map((block) => {
			const [title, fen, ...rows] = block.trim().split('\n');
			return {
				name: title,
				fen: fen.replace('fen ', ''),
				leaves: rows.map((row) => {
					const [depth, count] = row.split(' ').map(Number);
					return [depth, count] as const;
				}),
			};
		});
}
