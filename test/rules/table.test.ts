import {describe, expect, it} from 'vitest';
import {type Act, isMove, makeAct} from '../../source/core/act.js';
import {EMPTY, UNSEEN} from '../../source/core/man.js';
import {createRandom, pick, type Random} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {parseSquare} from '../../source/core/square.js';
import {seenNow} from '../../source/rules/history.js';
import {generateLegalMoves} from '../../source/rules/legal.js';
import {toUciMove} from '../../source/rules/move.js';
import {MAX_MOVES, type Position} from '../../source/rules/position.js';
import {findVariant, VARIANTS} from '../../source/rules/registry.js';
import type {SeatId} from '../../source/rules/seat.js';
import {type Acted, Table} from '../../source/rules/table.js';
import {wholeAct} from '../../source/rules/whole-act.js';
import type {Variant} from '../../source/rules/variant.js';
import {wordsOfGame} from '../../source/session/entry/game-word.js';
import {expectAlike} from '../helpers/expect-alike.js';
import {STARTS} from '../helpers/random-games.js';
import {sampleSize} from '../helpers/sample-size.js';

const PLIES = sampleSize(32, 300);

/** Of so many moments one is looked into move by move. */
const EVERY = sampleSize(8, 1);

/** Of so many one is gone through whole, with all that was noticed before. */
const EVERY_WHOLE = sampleSize(3, 1);

/** What is no move at the start of any game, or of hardly any later. */
const ODD_ACTS: readonly string[] = ['e2e5', 'a1a1', 'b1d2', 'e4d5', 'any?', 'count?', 'pass'];

/** All that a table is, as plain data. */
const dataOf = ({state: {board, ...state}, histories, newsAtStart}: Table) => ({
	board: board.toSetup(),
	...state,
	histories,
	newsAtStart,
});

const resultOf = (acted: Acted | undefined) =>
	acted && {verdict: acted.verdict, news: acted.news, table: dataOf(acted.table)};

/** Returns the moves that are legal in truth. */
function legalMoves(position: Position): string[] {
	const moves = new Int32Array(MAX_MOVES);
	const end = generateLegalMoves(position, moves, 0);
	return Array.from(moves.subarray(0, end), (move) => makeAct(toUciMove(move)));
}

/** Draws an act of a seat: mostly one that it may try, now and then a question or what cannot be done. */
function drawAct(table: Table, seat: SeatId, random: Random): string {
	const questions = table.variant.questions(table.seen(seat));
	const chance = random();
	if (chance < 0.06) {
		return pick(random, ODD_ACTS);
	}

	const acts = chance < 0.15 && questions.length > 0 ? questions : table.tries(seat);
	return acts.length === 0
		? pick(random, ODD_ACTS)
		: makeAct(wholeAct(pick(random, acts), random, acts));
}

type Moment = {
	readonly table: Table;
	readonly seat: SeatId;
	readonly text: string;
	/** What came of the act; undefined when it cannot be named. */
	readonly acted: Acted | undefined;
};

/** Plays a game at random and tells of each moment in which an act is tried. */
function* playAny(start: Table, random: Random): Generator<Moment, undefined> {
	let table = start;
	for (let act = 0; act < PLIES && table.toAct.length > 0; act++) {
		const seat = pick(random, table.toAct);
		const text = drawAct(table, seat, random);
		const acted = table.actText(seat, text);
		yield {table, seat, text, acted};
		table = acted?.table ?? table;
	}

	return undefined;
}

/** Returns games of a variant at random: from its usual start and, where it takes them, from others. */
const gamesOf = (variant: Variant): Moment[][] =>
	STARTS.flatMap((fen, index) => {
		const table = Table.start(variant, {fen, seed: index});
		const isOpen = table.ok && table.value.outcome === undefined;
		return isOpen ? [[...playAny(table.value, createRandom(`${variant.id} ${index}`))]] : [];
	});

const someOf = (games: readonly Moment[][], every: number): Moment[] =>
	games.flat().filter((_, index) => index % every === 0);

const lastOf = (moments: readonly Moment[]): Table => {
	const {table, acted} = moments.at(-1)!;
	return acted?.table ?? table;
};

/** Returns the start of a game that was begun with a seed, as a FEN. */
const startOf = (variant: Variant, {state}: Table, seed: number): string | undefined =>
	STARTS.find((fen) => {
		const table = Table.start(variant, {fen, seed});
		return table.ok && variant.key(table.value.state) === variant.key(state);
	});

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
	'a table of %s',
	(_, variant) => {
		const games = gamesOf(variant);

		it('is not changed by an act, which comes to the same when it is done again', () => {
			expect(games.flat().length).toBeGreaterThan(30);
			for (const {table, seat, text, acted} of someOf(games, EVERY_WHOLE)) {
				const before = structuredClone(dataOf(table));
				const again = table.actText(seat, text);
				expectAlike(dataOf(table), before);
				expectAlike(resultOf(again), resultOf(acted));
			}
		});

		it('offers no word and no question but those that the game names, and each of them at some time', () => {
			const offered = games
				.flat()
				.flatMap(({table, seat}) =>
					[...table.tries(seat), ...variant.questions(table.seen(seat))].flatMap((act) =>
						act.kind === 'say' ? act.word : act.kind === 'ask' ? act.question : [],
					),
				);
			const words = wordsOfGame(variant.id);
			expect([...new Set(offered)].filter((word) => !words.includes(word))).toEqual([]);
			// An adviser is asked, and a move offered back, in hardly any short game.
			const seldom = [
				'challenge',
				'pass',
				'caution',
				'go-on',
				'none',
				'take-back',
				'stand',
				'open',
				'name',
				'reveal',
			];
			expect(words.filter((word) => ![...offered, ...seldom].includes(word))).toEqual([]);
		});

		it('is the same when its acts are done again from the start', () => {
			for (const [index, moments] of games.entries()) {
				const fen = startOf(variant, moments[0].table, index);
				let table = unwrap(Table.start(variant, {fen, seed: index}));
				for (const {seat, text} of moments) {
					table = table.actText(seat, text)?.table ?? table;
				}

				expectAlike(dataOf(table), dataOf(lastOf(moments)));
				expect(variant.key(table.state)).toBe(variant.key(lastOf(moments).state));
			}
		});

		it('tells a seat that forgets its earlier turns the same of the one that is on', () => {
			for (const [index, moments] of games.entries()) {
				const fen = startOf(variant, moments[0].table, index);
				let table = unwrap(Table.start(variant, {fen, seed: index, isForgetful: true}));
				for (const {table: remembering, seat, text} of moments) {
					expectAlike(table.seen(seat), remembering.seen(seat));
					expectAlike(table.tries(seat), remembering.tries(seat));
					table = table.actText(seat, text)?.table ?? table;
				}
			}
		});

		it('offers what a seat’s history alone tells that it may try', () => {
			for (const {table, seat} of someOf(games, EVERY_WHOLE)) {
				// A copy: nothing may hang on its being the same object.
				const history = structuredClone(table.history(seat));
				const found = variant.seats.find(({id}) => id === seat)!;
				expectAlike(variant.tries(seenNow(history, found)), table.tries(seat));
			}
		});

		it('offered every try that stands, and calls nonsense nothing that it offers', () => {
			let standing = 0;
			for (const {table, seat} of someOf(games, EVERY)) {
				const offered = table.tries(seat);
				const texts = new Set(offered.map(makeAct));
				for (const text of [...legalMoves(table.state.board), ...ODD_ACTS]) {
					const isDone = table.actText(seat, text)?.verdict === 'stands';
					expectAlike(isDone && !texts.has(text), false, text);
				}

				for (const act of offered) {
					const verdict = table.act(seat, wholeAct(act, createRandom(1), offered))?.verdict;
					expectAlike(['stands', 'answered', 'refused'].includes(verdict!), true, makeAct(act));
					standing += verdict === 'stands' ? 1 : 0;
				}
			}

			expect(standing).toBeGreaterThan(sampleSize(50, 100));
		});

		it('lets nobody act out of turn, nor when the game is over, and offers nothing then', () => {
			for (const {table} of games.flat()) {
				for (const {id} of variant.seats.filter((seat) => !table.toAct.includes(seat.id))) {
					expectAlike(table.tries(id), []);
					expectAlike(table.actText(id, 'e2e4'), undefined);
				}
			}

			for (const table of games.map(lastOf).filter(({outcome}) => outcome !== undefined)) {
				expect(table.toAct).toEqual([]);
			}
		});
	},
);

describe('where it knows its moves, a seat', () => {
	it.each(['fog', 'dark', 'darkness', 'fog-ending'])(
		'is offered those that are legal in truth, and no other: %s',
		(id) => {
			const variant = unwrap(findVariant(id));
			for (const {table, seat} of gamesOf(variant).flat()) {
				expectAlike(table.tries(seat).map(makeAct).sort(), legalMoves(table.state.board).sort());
			}
		},
	);

	const tries = (fen: string): readonly Act[] =>
		unwrap(Table.start(unwrap(findVariant('fog')), {fen})).tries('white');

	it('is not offered a pawn’s double step over a man that it does not see', () => {
		const fen = '4k3/8/8/8/R7/4n3/4P3/7K w - - 0 1';
		const {cells} = unwrap(Table.start(unwrap(findVariant('fog')), {fen})).view('white');
		expect(cells[parseSquare('e3')!]).toBe(UNSEEN);
		expect(cells[parseSquare('e4')!]).toBe(EMPTY);
		const pawns = tries(fen).filter((act) => isMove(act) && act.from === parseSquare('e2'));
		expect(pawns).toEqual([]);
		const free = tries('4k3/8/8/8/R7/8/4P3/7K w - - 0 1').map(makeAct);
		expect(free).toEqual(expect.arrayContaining(['e2e3', 'e2e4']));
	});
});

describe('a table', () => {
	const fog = unwrap(findVariant('fog'));

	it('says what is wrong with a start', () => {
		expect(Table.start(fog, {fen: 'x'}).ok).toBe(false);
		expect(Table.start(fog, {fen: '8/8/8/8/8/8/8/8 w - - 0 1'}).ok).toBe(false);
	});

	it('knows no seat that the game does not have', () => {
		expect(() => unwrap(Table.start(fog)).history('white-adviser')).toThrow('has no seat');
	});

	it('tells a seat nothing of the text of what another does', () => {
		const table = unwrap(Table.start(fog)).actText('white', 'e2e4')!.table;
		expect(table.history('white').plies[0].move).toBe('e2e4');
		expect(table.history('black').plies[0]).not.toHaveProperty('move');
	});
});
