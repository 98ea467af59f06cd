import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';

/** One game of the oracle: test/data/README.md says what the fields are. */
export type OracleGame = {
	readonly game: number;
	readonly start: string;
	readonly moves: readonly string[];
	readonly pos: readonly {
		readonly fen: string;
		readonly w: string;
		readonly b: string;
		readonly n: number;
		readonly returnsBW?: readonly [number, number];
		readonly leak?: readonly ('w' | 'b')[];
	}[];
};

/** Reads the observations made by another implementation of fog of war chess. */
export function readFogObservations(): OracleGame[] {
	const file = readFileSync(new URL('../data/fog-observations.jsonl.gz', import.meta.url));
	return gunzipSync(file)
		.toString('utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line) as OracleGame);
}

/** Returns the part of the oracle's observation that a view of ours has: it shows counters behind it. */
export const withoutCounters = (observation: string): string =>
	observation.split(' ').slice(0, 4).join(' ');
