import {describe, expect, it} from 'vitest';
import {nextOfArray} from '../../source/bot/set-up-arrays.js';
import {MEN_UNKNOWN} from '../../source/bot/bot.js';
import {randomBot} from '../../source/bot/random-bot.js';
import {withArrays} from '../../source/bot/set-up-act.js';
import {WORLDS_STRENGTH, worldsBot} from '../../source/bot/worlds/worlds-bot.js';
import {type Act, isMove, makeAct, parseAct} from '../../source/core/act.js';
import {makeMan, manColor, manLetter} from '../../source/core/man.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {currentView} from '../../source/rules/history.js';
import {findVariant} from '../../source/rules/registry.js';
import {type SeatId, sideOf} from '../../source/rules/seat.js';
import {Table} from '../../source/rules/table.js';

const bot = withArrays(randomBot);

/** Plays the set-ups of a game by the bot in every seat; returns each seat's acts and the table when play begins. */
function arrange(id: string, seed: number): {acts: Map<SeatId, string[]>; table: Table} {
	const random = createRandom(seed);
	const acts = new Map<SeatId, string[]>();
	let table = unwrap(Table.start(unwrap(findVariant(id)), {seed}));
	for (let count = 0; count < 80 && table.state.phase !== 'play'; count++) {
		const [seat] = table.toAct;
		const tries = table.tries(seat);
		const {move} = bot(
			{
				history: table.history(seat),
				menAtStart: MEN_UNKNOWN,
				moves: tries.filter(isMove),
				acts: tries,
			},
			random,
		);
		const acted = table.act(seat, move);
		// A king that is placed anew may find a square attacked.
		expect(['stands', 'refused']).toContain(acted?.verdict);
		table = acted?.table ?? table;
		acts.set(seat, [...(acts.get(seat) ?? []), makeAct(move)]);
	}

	return {acts, table};
}

const menOf = (table: Table, seat: SeatId): string =>
	[...currentView(table.history(sideOf(seat))).cells]
		.filter((code) => code < 16 && code !== 0)
		.map(manLetter)
		.sort()
		.join('')
		.toUpperCase();

describe('the arrays of a bot', () => {
	it.each(['welbeck', 'assassin', 'mafeking'])('are whole armies that %s takes', (id) => {
		for (let seed = 1; seed < 9; seed++) {
			const {acts, table} = arrange(id, seed);
			expect(table.state.phase).toBe('play');
			for (const seat of ['white', 'black'] as const) {
				expect(acts.get(seat)).not.toContain('random');
				expect(menOf(table, seat)).toBe('BBKNNPPPPPPPPQRR');
			}
		}
	});

	it('keep a queen without whom nothing is won in a corner behind her own men', () => {
		for (let seed = 1; seed < 9; seed++) {
			const {cells} = currentView(arrange('assassin', seed).table.history('white'));
			const queen = cells.indexOf(makeMan('white', 'queen'));
			const beside = queen === 0 ? [1, 8, 9] : [6, 14, 15];
			expect([0, 7]).toContain(queen);
			expect(beside.map((square) => manColor(cells[square]))).toEqual(beside.map(() => 'white'));
		}
	});

	it('are bought for forty points in Quantum, the dearest first', () => {
		const {table} = arrange('quantum', 3);
		expect(table.state.phase).toBe('play');
		expect(menOf(table, 'white')).toBe('BBKNNPPPPPPPQRR');
	});

	it.each(['schrodinger', 'reverse-schrodinger', 'liar', 'semi-kriegspiel', 'special-move'])(
		'leave %s to the set-up that it has',
		(id) => {
			expect(arrange(id, 1).table.state.phase).toBe('play');
		},
	);

	it('are not all the same', () => {
		const drawn = Array.from({length: 8}, (_, seed) =>
			arrange('welbeck', seed + 1)
				.acts.get('white')
				?.join(' '),
		);
		expect(new Set(drawn).size).toBeGreaterThan(3);
	});

	it('fit no men that stand elsewhere', () => {
		const table = unwrap(Table.start(unwrap(findVariant('welbeck')), {seed: 1}));
		const placed = table.actText('white', 'K@a4')?.table ?? table;
		const acts: readonly Act[] = placed.tries('white');
		const view = currentView(placed.history('white'));
		expect(nextOfArray(acts, view, createRandom(1))).toBeUndefined();
	});
});

it('the man that is written down is drawn anew each time from many, most often a pawn of a middle file', () => {
	const game = unwrap(findVariant('special-move'));
	const worlds = worldsBot(WORLDS_STRENGTH);
	const named = Array.from({length: 40}, (_, seed) => {
		const table = unwrap(Table.start(game, {}));
		const acts = table.tries('white');
		const question = {history: table.history('white'), menAtStart: MEN_UNKNOWN, moves: [], acts};
		return makeAct(worlds(question, createRandom(seed)).move);
	});
	expect(new Set(named).size).toBeGreaterThan(8);
	// Four men of sixteen, each drawn four times as often as another: 23 of 40.
	expect(named.filter((text) => /^name:[c-f]2$/.test(text)).length).toBeGreaterThan(16);
});

it('a man of the other side is named by thought, not drawn', () => {
	const table = 'name:d1 ready name:d8 ready'
		.split(' ')
		.reduce(
			(one, text) => one.actText(one.toAct[0], text)!.table,
			unwrap(Table.start(unwrap(findVariant('special-move')), {})),
		);
	const acts = ['e7', 'd7', 'd8'].map((square) => parseAct(`name:${square}`)!);
	const last = withArrays(({acts: offered = []}) => ({move: offered[2]}));
	const question = {history: table.history('white'), menAtStart: MEN_UNKNOWN, moves: [], acts};
	for (let seed = 0; seed < 8; seed++) {
		expect(last(question, createRandom(seed)).move).toEqual(acts[2]);
	}
});
