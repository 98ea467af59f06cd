import {describe, expect, it} from 'vitest';
import {makeBoardText} from '../../../source/core/board-text.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Table} from '../../../source/rules/table.js';
import type {State, Variant} from '../../../source/rules/variant.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {
	after,
	isChecked,
	naiveMoves,
	type NaiveRules,
	readLetters,
} from '../../helpers/naive-chess.js';

/** Counts what can be done one after the other, by the machine: `depth` acts that stand. */
function countActs(variant: Variant, state: State, depth: number): number {
	const [seat] = variant.toAct(state);
	if (depth === 0 || seat === undefined) {
		return depth === 0 ? 1 : 0;
	}

	const acts = variant.acts(state, seat).filter(({kind}) => kind !== 'ask');
	if (depth === 1) {
		return acts.length;
	}

	return acts.reduce((sum, act) => {
		const ruling = variant.step(state, seat, act);
		return ruling?.verdict === 'stands' ? sum + countActs(variant, ruling.state, depth - 1) : sum;
	}, 0);
}

const isOver = (cells: readonly string[], isAssassin: boolean): boolean =>
	isAssassin && !cells.some((letter) => /q/iu.test(letter));

function countNaive(
	cells: readonly string[],
	white: boolean,
	depth: number,
	rules: NaiveRules,
): number {
	if (depth === 0) {
		return 1;
	}

	return isOver(cells, !rules.knightsTake)
		? 0
		: naiveMoves(cells, white, rules).reduce(
				(sum, move) => sum + countNaive(after(cells, move), !white, depth - 1, rules),
				0,
			);
}

const WELBECK: NaiveRules = {
	knightsTake: true,
	doubleStep: false,
	promotions: 'qnrb',
	isRoyal: true,
};
const ASSASSIN: NaiveRules = {...WELBECK, knightsTake: false, promotions: 'rnb'};

describe.each([
	['welbeck', WELBECK],
	['assassin', ASSASSIN],
] as const)('the acts of %s', (id, rules) => {
	const FENS = [
		'r1n1k2q/1pp2p2/3n4/8/2b1N3/5N2/PP1P4/R1Q1K3 w - - 0 1',
		'4k2q/1P4P1/2n5/3pN3/8/2n5/1p4p1/3QK3 w - - 0 1',
		'q3k3/3N4/3Pn3/2b5/5B2/8/2p5/Q2NK2R b - - 0 1',
	];
	it.each(FENS)('are as many as counted another way: %s', (fen) => {
		const variant = unwrap(findVariant(id));
		const {state} = unwrap(Table.start(variant, {fen}));
		const white = fen.split(' ')[1] === 'w';
		// In the quick run a third as deep of one in three, another of each game.
		const isDeep = FENS.indexOf(fen) === (rules.knightsTake ? 0 : 1);
		for (const depth of sampleSize(isDeep, true) ? [1, 2, 3] : [1, 2]) {
			expect([depth, countActs(variant, state, depth)]).toEqual([
				depth,
				countNaive(readLetters(fen), white, depth, rules),
			]);
		}
	});
});

const lettersOf = (state: State): string[] => readLetters(makeBoardText(state.board.board));

describe('the acts of liar', () => {
	const variant = unwrap(findVariant('liar'));
	const base: NaiveRules = {
		knightsTake: true,
		doubleStep: true,
		promotions: 'qnrb',
		isRoyal: false,
	};

	/** Counts a move, its answer and the next move: what is true decides who moves then. */
	function countLies(
		cells: readonly string[],
		covers: ReadonlySet<number>,
		white: boolean,
	): number {
		const moves = naiveMoves(cells, white, {...base, covers});
		const count = (next: readonly string[], left: ReadonlySet<number>, side: boolean): number =>
			next.includes('K') && next.includes('k')
				? naiveMoves(next, side, {...base, covers: left}).length
				: 0;
		const without = (...squares: readonly number[]): Set<number> =>
			new Set([...covers].filter((square) => !squares.includes(square)));
		let sum = 0;
		for (const move of moves) {
			const {from, to, becomes} = move;
			const done = after(cells, move);
			if (!covers.has(from)) {
				// It is not challenged: the other side moves, and is answered or not.
				const left = without(to);
				const isOpen = done.includes('K') && done.includes('k');
				for (const reply of isOpen ? naiveMoves(done, !white, {...base, covers: left}) : []) {
					const next = after(done, reply);
					sum += left.has(reply.from)
						? 2
						: count(next, new Set([...left].filter((one) => one !== reply.to)), white);
				}

				continue;
			}

			const isTrue = naiveMoves(cells, white, base).some(
				(one) => one.from === from && one.to === to && one.becomes === becomes,
			);
			sum += count(done, without(from, to).add(to), !white);
			sum += isTrue
				? count(done, becomes === undefined ? without(from, to) : without(from, to).add(to), white)
				: count(cells, without(from), !white);
		}

		return sum;
	}

	it.each([0, 12, 36])('are as many as counted another way, %i acts after the set-up', (acts) => {
		const random = createRandom(`liar ${acts}`);
		let table = unwrap(Table.start(variant));
		for (const act of ['random', 'ready', 'random', 'ready']) {
			table = table.actText(table.toAct[0], act)!.table;
		}

		for (let index = 0; index < acts || table.state.phase !== 'play'; index++) {
			const [seat] = table.toAct;
			table = table.act(seat, pick(random, table.tries(seat)))!.table;
		}

		const {state} = table;
		const {covers} = state.extra as {readonly covers: object};
		const squares = new Set(Object.keys(covers).map(Number));
		expect(countActs(variant, state, 1)).toBe(
			naiveMoves(lettersOf(state), state.board.turn === 'white', {...base, covers: squares}).length,
		);
		expect(countActs(variant, state, 3)).toBe(
			countLies(lettersOf(state), squares, state.board.turn === 'white'),
		);
	});
});

describe('a set-up', () => {
	it('of semi-kriegspiel lets king and queen stand wherever neither side is in check', () => {
		const variant = unwrap(findVariant('semi-kriegspiel'));
		const cells = readLetters(variant.setup.fen);
		let naive = 0;
		for (let king = 0; king < 64; king++) {
			for (let queen = 0; queen < 64; queen++) {
				const isFree = king !== queen && cells[king] === '.' && cells[queen] === '.';
				const placed = cells.map((one, at) => (at === king ? 'k' : at === queen ? 'q' : one));
				const rules = {...WELBECK, doubleStep: true};
				naive +=
					isFree && !isChecked(placed, false, rules) && !isChecked(placed, true, rules) ? 1 : 0;
			}
		}

		const {state: start} = unwrap(Table.start(variant));
		let counted = 0;
		for (const first of variant.acts(start, 'black')) {
			const isKing = first.kind === 'place' && first.role === 'king';
			const ruling = isKing ? variant.step(start, 'black', first) : undefined;
			const next = ruling === undefined ? [] : variant.acts(ruling.state, 'black');
			counted += next.filter((act) => act.kind === 'place' && act.role === 'queen').length;
		}

		expect(counted).toBe(naive);
		expect(counted).toBe(40 * 47);
	});

	it('of quantum buys what forty points and twelve pawns allow, and draws nothing dearer', () => {
		const variant = unwrap(findVariant('quantum'));
		const prices: {readonly [letter: string]: number} = {
			q: 9,
			r: 5,
			n: 4,
			b: 3,
			p: 1,
			k: 0,
			'.': 0,
		};
		for (let seed = 0; seed < 40; seed++) {
			let table = unwrap(Table.start(variant, {seed}));
			for (const text of ['random', 'ready', 'random', 'ready', 'random', 'ready', 'random']) {
				table = table.actText(table.toAct[0], text)!.table;
			}

			for (const half of [lettersOf(table.state).slice(0, 32), lettersOf(table.state).slice(32)]) {
				const men = half.map((letter) => letter.toLowerCase());
				const spent = men.reduce((sum, letter) => sum + prices[letter], 0);
				const pawns = men.filter((letter) => letter === 'p').length;
				expect(spent).toBeLessThanOrEqual(40);
				expect(pawns).toBeLessThanOrEqual(12);
				// Something more could only be bought if it were a thirteenth pawn.
				expect(40 - spent < 3 && (40 - spent < 1 || pawns === 12)).toBe(true);
				expect(men.filter((letter) => letter === 'k')).toHaveLength(1);
			}
		}
	});

	it('of welbeck draws sixteen men with bishops on both colours', () => {
		const variant = unwrap(findVariant('welbeck'));
		for (let seed = 0; seed < 40; seed++) {
			const table = unwrap(Table.start(variant, {seed})).actText('white', 'random')!.table;
			const letters = lettersOf(table.state);
			const bishops = [...letters.keys()].filter((square) => letters[square] === 'B');
			expect(
				letters
					.filter((letter) => letter !== '.')
					.sort()
					.join(''),
			).toBe('BBKNNPPPPPPPPQRR');
			const colours = bishops.map((square) => (square + Math.floor(square / 8)) % 2);
			expect(new Set(colours)).toEqual(new Set([0, 1]));
			expect(letters.slice(32).every((letter) => letter === '.')).toBe(true);
		}
	});
});
