import {describe, expect, it} from 'vitest';
import {umpireLine} from '../../source/commands/referee.js';
import {unwrap} from '../../source/core/result.js';
import {seatReport} from '../../source/match/seat-report.js';
import {applyOption, optionsOf} from '../../source/rules/book-options.js';
import type {Book} from '../../source/rules/book.js';
import {VARIANTS} from '../../source/rules/registry.js';
import {HOTSEAT, play} from '../helpers/matches.js';

/** Returns a book with each set of its options, each option once at most and in the order in which they are offered. */
function withOptions(book: Book): readonly Book[] {
	let books = [book];
	for (const {id} of optionsOf(book)) {
		books = books.flatMap((one) => [one, ...[applyOption(one, id)].flatMap((made) => made ?? [])]);
	}

	return books;
}

// Where Black sees all there is nothing that it cannot tell.
const BOOKS = VARIANTS.filter(
	({hear, sighted}) => hear.check === 'plain' && sighted === undefined,
).flatMap((book) => withOptions(book).map(({id}) => id));

/** After Nf6+ the rook on e1 checks as well; on d1 it does not. Black cannot tell where it stands. */
const BEFORE = {
	double: '4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1',
	single: '4k3/8/8/8/4N3/8/8/3R2K1 w - - 0 1',
};
/** The same with the check on the board from the start, and Black on move. */
const START = {
	double: '4k3/8/5N2/8/8/8/8/4R1K1 b - - 0 1',
	single: '4k3/8/5N2/8/8/8/8/3R2K1 b - - 0 1',
};
const CHECK = {type: 'check', by: 'unknown'};

const checksIn = (heard: readonly {readonly type: string}[]) =>
	heard.filter(({type}) => type === 'check');

/** Returns what the referee tells each side of a line, ply by ply. */
function refereed(variant: string, fen: string, tries: readonly string[]) {
	const answer = umpireLine(JSON.stringify({variant, fen, tries}));
	return unwrap(
		'plies' in answer ? {ok: true, value: answer.plies} : {ok: false, error: answer.error},
	);
}

/** Returns what a match between two persons tells a side of a line. */
const reported = (
	variant: string,
	fen: string,
	tries: readonly string[],
	side: 'white' | 'black',
) => seatReport(play({...HOTSEAT, variant, fen}, {type: 'handedOver'}, ...tries).match, side);

it('books with plain checks are tested with all their options', () => {
	expect(BOOKS).toContain('kriegspiel-schemingmind');
	expect(BOOKS).toContain('kriegspiel-schemingmind+any+nonsense+fifty-moves+repetition');
});

describe.each(BOOKS)('a double check is told like a single one, %s', (book) => {
	it('by the referee', () => {
		const plies = refereed(book, BEFORE.double, ['e4f6']);
		const start = refereed(book, START.double, []);
		for (const side of ['white', 'black'] as const) {
			expect(checksIn(plies[1][side]?.heard ?? [])).toEqual([CHECK]);
			expect(checksIn(start[0][side]?.heard ?? [])).toEqual([CHECK]);
		}

		const told = [plies, start].map((one) => one.map(({black}) => black));
		expect(told).toEqual(
			[refereed(book, BEFORE.single, ['e4f6']), refereed(book, START.single, [])].map((one) =>
				one.map(({black}) => black),
			),
		);
	});

	it('by the umpire of a match', () => {
		for (const side of ['white', 'black'] as const) {
			const {plies} = reported(book, BEFORE.double, ['e4f6'], side).history;
			expect(checksIn(plies[0].heard)).toEqual([CHECK]);
			const {heardAtStart = []} = reported(book, START.double, [], side).history;
			expect(checksIn(heardAtStart)).toEqual([CHECK]);
		}

		expect(reported(book, BEFORE.double, ['e4f6'], 'black')).toEqual(
			reported(book, BEFORE.single, ['e4f6'], 'black'),
		);
		expect(reported(book, START.double, [], 'black')).toEqual(
			reported(book, START.single, [], 'black'),
		);
	});
});
