import {existsSync, readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {umpireLine} from '../source/commands/referee.js';
import {optionsOf} from '../source/rules/book-options.js';
import {VARIANTS} from '../source/rules/registry.js';
import {fingerprint} from './helpers/fingerprint.js';
import {readFogObservations} from './helpers/fog-observations.js';
import {sampleSize} from './helpers/sample-size.js';
import {drawPlaythroughs, readPlaythroughs, tellPlaythrough} from './helpers/playthrough.js';

/**
 * Golden playthroughs: what every variant did on the day it was recorded, act by act, as OpenSpiel keeps them. A
 * file that is missing is drawn and written anew; one that stands is played again and must come out the same.
 */
const fileOf = (name: string): URL => new URL(`playthroughs/${name}.txt`, import.meta.url);

describe('golden playthroughs', () => {
	it.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', async (id, variant) => {
		const file = fileOf(id);
		const games = existsSync(file)
			? readPlaythroughs(readFileSync(file, 'utf8'))
			: [
					...drawPlaythroughs(id, 5, 110),
					...optionsOf(variant).flatMap((option) => drawPlaythroughs(`${id}+${option.id}`, 3, 30)),
				];
		expect(games.length).toBeGreaterThanOrEqual(5);
		await expect(games.map(tellPlaythrough).join('\n')).toMatchFileSnapshot(file.pathname);
	});

	it('answers the oracles with the same bytes', async () => {
		const kriegspiel = gunzipSync(
			readFileSync(new URL('data/kriegspiel.jsonl.gz', import.meta.url)),
		)
			.toString()
			.trim()
			.split('\n')
			.map((line) => JSON.parse(line) as {start: string; steps: readonly {q: string}[]});
		const lines = [
			...readFogObservations().map(({start, moves}) => ({
				variant: 'fog',
				fen: start,
				tries: moves,
			})),
			...readFogObservations().map(({start, moves}) => ({
				variant: 'dark',
				fen: start,
				tries: moves,
			})),
			...kriegspiel.map(({start, steps}, index) => ({
				variant: BOOKS[index % BOOKS.length],
				fen: start,
				tries: steps.map(({q}) => q),
			})),
		];
		const file = fileOf('oracles');
		const kept = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
		const told = lines.map((line, id) => {
			// In the quick run the others stand as they were.
			if (kept[id] !== undefined && id % sampleSize(4, 1) > 0) {
				return kept[id];
			}

			const answer = umpireLine(JSON.stringify({id, ...line}));
			return `${line.variant} ${id} ${fingerprint(JSON.stringify(answer))}`;
		});
		await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(file.pathname);
	});
});

/** Each question of the other umpire is put to one of ours, whatever book it was meant for. */
const BOOKS = [
	'eastern',
	'rand',
	'icc',
	'schemingmind',
	'american',
	'discreet',
	'cincinnati',
	'berkeley',
	'berkeley-any',
].map((book) => `kriegspiel-${book}`);
