import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readGames} from '../../../source/match/import/read-games.js';
import {replayGame} from '../../../source/match/import/replay-game.js';
import {restoreMatch} from '../../../source/match/restore.js';
import {makeSave, NO_MARKS, parseSave} from '../../../source/storage/save.js';
import {describeUnread} from '../../../source/text/import.js';
import {sampleSize} from '../../helpers/sample-size.js';

const folder = fileURLToPath(new URL('../../data/import', import.meta.url));
const samples = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const DATE = '2026-11-25T00:00:00.000Z';

/** Reads a text and checks that whatever came of it can be kept and told. */
function readAny(text: string): void {
	for (const game of readGames(text, 'fog')) {
		const read = game.ok ? replayGame(game.value) : game;
		if (!read.ok) {
			expect(read.error.reason).toMatch(/\w/);
			continue;
		}

		const {match, unread} = read.value;
		expect(restoreMatch(match).ok).toBe(true);
		const save = makeSave({created: DATE, updated: DATE, match, marks: NO_MARKS});
		expect(parseSave(save).ok).toBe(true);
		if (unread !== undefined) {
			expect(describeUnread(unread)).toMatch(
				/^(?:Half-move \d+,|In the set-up) “.*”,? cannot be read: .*\.$|(?:half-move \d+|set-up), “.*”, it cannot be played/,
			);
		}
	}
}

describe('whatever a file holds', () => {
	it('is read or refused', () => {
		const piece = fc.constantFrom(
			'1.',
			'e4',
			'R',
			'{',
			'}',
			'[A "',
			'"]',
			'??',
			'1-0',
			'\n\n',
			'(',
		);
		const text = fc.oneof(
			fc.string({unit: 'binary'}),
			fc.array(piece).map((all) => all.join(' ')),
		);
		fc.assert(fc.property(text, readAny), {numRuns: sampleSize(200, 3000)});
	});

	it('is read or refused where a sample was damaged', () => {
		const damaged = fc
			.record({
				sample: fc.nat(samples.length - 1),
				at: fc.nat(20_000),
				length: fc.nat(12),
				put: fc.oneof(fc.string({maxLength: 4}), fc.constantFrom('null', '[]', '""', '{}', '-1')),
			})
			.map(({sample, at, length, put}) => {
				const text = samples[sample];
				const from = at % text.length;
				return text.slice(0, from) + put + text.slice(from + length);
			});
		fc.assert(fc.property(damaged, readAny), {numRuns: sampleSize(60, 1500)});
	});
});
