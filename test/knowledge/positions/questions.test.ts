import {describe, expect, it} from 'vitest';
import {parseFen, START_FEN} from '../../../source/core/fen.js';
import {manRole} from '../../../source/core/man.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {possibleMen} from '../../../source/knowledge/known-board.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import {Game} from '../../helpers/game.js';
import {repetitionKey} from '../../../source/rules/end-rules.js';
import {ORTHODOX} from '../../../source/rules/move-rules.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {followGame, greedyMove} from './follow-game.js';

const fog = unwrap(findVariant('fog'));

/** Returns White's set after some moves from the usual start. */
function setAfter(moves: string, shouldStop?: () => boolean): PositionSet {
	const game = unwrap(Game.start(fog));
	const set = unwrap(PositionSet.start({variant: fog, seat: 'white'}));
	for (const move of moves.split(' ')) {
		expect(game.tryText(move)?.accepted, move).toBe(true);
		set.update(game.view('white'), [], shouldStop);
	}

	return set;
}

const QUIET = 'a2a3 a7a6 b2b3 b7b6 a3a4 e7e6 b3b4 d7d6';

describe('what a set of positions is asked', () => {
	it('counts men as its members have them', () => {
		const set = setAfter(QUIET);
		const position = new Position(fog.moves);
		const counts = new Map<string, number>();
		for (let index = 0; index < set.size; index++) {
			set.load(index, position);
			for (let square = 48; square < 64; square++) {
				const man = position.board[square];
				const key = `${square} ${man === 0 ? 'empty' : manRole(man)}`;
				counts.set(key, (counts.get(key) ?? 0) + 1);
			}
		}

		expect(set.size).toBeGreaterThan(100);
		for (let square = 48; square < 64; square++) {
			const {men, empty} = possibleMen(set, square);
			expect(empty, `${square}`).toBe(counts.get(`${square} empty`) ?? 0);
			for (const {role, count} of men) {
				expect(count, `${square} ${role}`).toBe(counts.get(`${square} ${role}`));
			}
		}
	});

	it('draws different members at random, the same for the same seed', () => {
		const set = setAfter(QUIET);
		const drawn = set.sample(20, createRandom(5));
		expect(new Set(drawn).size).toBe(20);
		expect(set.sample(20, createRandom(5))).toEqual(drawn);
		expect(set.sample(1_000_000, createRandom(5))).toHaveLength(set.size);
		expect(() => set.load(set.size, new Position(fog.moves))).toThrow(RangeError);
	});

	it('is a sample of positions that fit when it is told to stop', () => {
		const whole = setAfter(QUIET);
		const keys = new Set<string>();
		const position = new Position(fog.moves);
		for (let index = 0; index < whole.size; index++) {
			whole.load(index, position);
			keys.add(repetitionKey(position));
		}

		const set = setAfter(QUIET, () => true);
		expect([set.isExact, set.isComplete]).toEqual([false, false]);
		expect(set.size).toBeGreaterThan(0);
		expect(set.size).toBeLessThan(whole.size);
		let strangers = 0;
		for (let index = 0; index < set.size; index++) {
			set.load(index, position);
			strangers += keys.has(repetitionKey(position)) ? 0 : 1;
		}

		expect(strangers).toBe(0);
	});

	it('draws its sample from everywhere: no man stands still in all of it', () => {
		const game = unwrap(Game.start(fog));
		const bounds = {members: 400, candidates: 1_000_000};
		const small = unwrap(PositionSet.start({variant: fog, seat: 'white', bounds}));
		const large = unwrap(PositionSet.start({variant: fog, seat: 'white'}));
		for (const move of QUIET.split(' ')) {
			game.tryText(move);
			small.update(game.view('white'));
			large.update(game.view('white'));
		}

		expect(small.isExact).toBe(false);
		expect(large.isExact).toBe(true);
		for (let square = 48; square < 64; square++) {
			const share = (set: PositionSet): number => possibleMen(set, square).empty / set.size;
			expect(Math.abs(share(small) - share(large)), `${square}`).toBeLessThan(0.15);
		}
	});

	it('refuses variants whose sight it does not know, and views out of turn', () => {
		const start = (variant: typeof fog): unknown => PositionSet.start({variant, seat: 'white'}).ok;
		expect(start(unwrap(findVariant('dark')))).toBe(true);
		expect(start(unwrap(findVariant('darkness')))).toBe(true);
		expect(start({...fog, moves: ORTHODOX})).toBe(false);
		expect(start({...fog, see: ['everything']})).toBe(false);
		expect(start({...fog, see: ['own-men', 'destinations']})).toBe(false);
		const game = unwrap(Game.start(fog));
		const set = unwrap(PositionSet.start({variant: fog, seat: 'white'}));
		expect(() => set.update(game.view('white'))).toThrow('every single ply');
	});

	it('has nothing left when the start was another one', () => {
		const setup = unwrap(parseFen(START_FEN.replace('rnbqkbnr/pppppppp', 'rnbqkbnr/ppp1pppp')));
		const game = unwrap(Game.start(fog));
		const set = unwrap(PositionSet.start({variant: fog, seat: 'white', setup}));
		for (const move of ['e2e4', 'd7d5']) {
			expect(set.size).toBe(1);
			game.tryText(move);
			set.update(game.view('white'));
		}

		expect([set.size, set.isExact]).toEqual([0, true]);
		game.tryText('e4d5');
		set.update(game.view('white'));
		expect(set.size).toBe(0);
	});

	it('plays the same for the same game', () => {
		const sizes = (): number[] => {
			const list: number[] = [];
			const plan = {
				variant: 'fog',
				fen: START_FEN,
				random: createRandom('same'),
				choose: greedyMove,
				plies: 50,
				bounds: {members: 100, candidates: 3000},
			};
			followGame(plan, ({sets}) => {
				list.push(...sets.map(({size}) => size));
			});
			return list;
		};

		expect(sizes()).toEqual(sizes());
	});
});
