import {describe, expect, it} from 'vitest';
import {
	ALL_BOTS,
	BOTS,
	DEFAULT_BOT,
	findBot,
	findLevel,
	WHOLE_GAME_BOTS,
} from '../../source/bot/bots.js';
import {makeBot} from '../../source/bot/make-bot.js';
import {makeAct} from '../../source/core/act.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {playActs} from '../helpers/play-acts.js';

const idOf = (name: string): string | undefined => {
	const found = findBot(name);
	return found.ok ? found.value.id : undefined;
};

describe('the bots', () => {
	it('are ten levels to choose from, and the usual one is among them', () => {
		expect(BOTS.map(({id}) => id)).toEqual(
			Array.from({length: 10}, (_, index) => `level-${index + 1}`),
		);
		expect(new Set(BOTS.map(({title}) => title)).size).toBe(10);
		expect(BOTS.map(({id}) => id)).toContain(DEFAULT_BOT);
		expect(BOTS.filter(({isTimed}) => isTimed).map(({level}) => level)).toEqual([10]);
	});

	it('are found by id, a level by its number and its name as well', () => {
		for (const {id, level, title} of BOTS) {
			for (const name of [
				id,
				String(level),
				title,
				title.toUpperCase(),
				title.replaceAll(' ', '-'),
			]) {
				expect(idOf(name)).toBe(id);
			}
		}

		for (const id of [
			'random',
			'greedy',
			'naive',
			'fog',
			'table',
			'paper',
			'paper+',
			'metaposition',
		]) {
			expect(idOf(id)).toBe(id);
		}
	});

	it('can all be made', () => {
		expect(new Set(ALL_BOTS.map(({id}) => id)).size).toBe(ALL_BOTS.length);
		for (const entry of ALL_BOTS) {
			expect(makeBot(entry, new Map())).toBeTypeOf('function');
		}

		expect(() => makeBot({id: 'stockfish', title: '', summary: ''}, new Map())).toThrow('no such');
	});

	it('have no other names', () => {
		for (const name of ['stockfish', '0', '11', '-1', '1.0', '', 'level', 'level-0', 'level-11']) {
			expect(idOf(name)).toBeUndefined();
		}

		const missing = findBot('stockfish');
		expect(missing.ok ? '' : missing.error).toBe(
			'there is no bot “stockfish”; there are the levels 1 to 10 and random, greedy, naive, fog, grabber, unplanned, unlearning, table, paper, paper+, metaposition',
		);
	});

	it('are told to a person by the levels alone', () => {
		expect(findLevel('Club-Player')).toEqual(findBot('level-6'));
		expect(findLevel('99')).toEqual({
			ok: false,
			error:
				'there is no level “99”; there are 1 to 10: Woodpusher, Patzer, Kibitzer, Skittles player, Coffeehouse player, Club player, Gambiteer, Swindler, Blindfold player, Fogmaster',
		});
		expect(findLevel('gambitteer')).toMatchObject({
			error: 'there is no level “gambitteer”; did you mean Gambiteer?',
		});
	});

	it('play whole games, but for those that hunt a lone king', () => {
		expect(WHOLE_GAME_BOTS.some(({isStrategist}) => isStrategist)).toBe(false);
		expect(WHOLE_GAME_BOTS.map(({id}) => id)).toEqual(
			expect.arrayContaining(['random', 'greedy', 'naive', 'fog']),
		);
	});
});

describe('a bot that may try nothing before it has asked', () => {
	// But for the captures of its pawns, for which it must ask, all that White could try was refused.
	const variant = unwrap(findVariant('kriegspiel-1899'));
	const fen = '6k1/8/8/5b2/8/pp6/PP6/K7 w - - 0 1';
	const {table} = playActs(unwrap(Table.start(variant, {fen})), [
		'a1b1',
		'a2a3',
		'a2a4',
		'b2b3',
		'b2b4',
	]);

	it.each(WHOLE_GAME_BOTS)('asks: $id', (entry) => {
		const acts = table.tries('white');
		expect(acts.map(makeAct)).toEqual(['any?']);
		const {move} = makeBot(entry, new Map())(
			{
				history: table.history('white'),
				menAtStart: {white: 3, black: 4},
				moves: [],
				acts,
				startFen: fen,
			},
			createRandom(1),
		);
		expect(makeAct(move)).toBe('any?');
	});
});
