import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import type {Bot} from '../../../source/bot/bot.js';
import {FIRST_MOVES, withOpenings} from '../../../source/bot/openings/with-openings.js';
import {createRandom} from '../../../source/core/random.js';
import {START_FEN} from '../../../source/core/fen.js';
import {KING, QUEEN, ROOK} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci, parseUci} from '../../../source/core/uci.js';
import {Game} from '../../helpers/game.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {questionAfter} from '../../helpers/questions.js';

const A_FILE = parseUci('a2a3')!;
const H_FILE = parseUci('h2h3')!;
/** Bots that can be told apart by what they answer, whatever they are asked. */
const usual: Bot = () => ({move: A_FILE});
const loose: Bot = () => ({move: H_FILE});

/** Returns how often each move comes in `draws` answers. */
function count(moves: readonly string[], draws: number): ReadonlyMap<string, number> {
	const question = questionAfter(...moves);
	const bot = withOpenings(usual, loose);
	const counts = new Map<string, number>();
	for (let seed = 0; seed < draws; seed++) {
		const move = makeAct(bot(question, createRandom(`opening ${seed}`)).move);
		counts.set(move, (counts.get(move) ?? 0) + 1);
	}

	return counts;
}

describe('the opening', () => {
	it.each([
		['white', []],
		['black', ['e2e4']],
	] as const)('is drawn from the book for %s, about as often as it says', (side, moves) => {
		const draws = 2000;
		const counts = count(moves, draws);
		const total = FIRST_MOVES[side].reduce((sum, {weight}) => sum + weight, 0);
		for (const {move, weight} of FIRST_MOVES[side]) {
			const expected = (draws * weight) / total;
			expect(Math.abs((counts.get(move) ?? 0) - expected)).toBeLessThan(
				4.5 * Math.sqrt(expected) + 1,
			);
		}

		expect([...counts.keys()].sort()).toEqual(FIRST_MOVES[side].map(({move}) => move).sort());
	});

	it('names moves that can be played from the start', () => {
		for (const [side, moves] of [
			['white', []],
			['black', ['a2a3']],
		] as const) {
			const playable = questionAfter(...moves).moves.map((move) => makeUci(move));
			expect(playable).toEqual(expect.arrayContaining(FIRST_MOVES[side].map(({move}) => move)));
		}
	});

	it('goes on with the loose bot for three moves, and then with the usual one', () => {
		const moves = ['d2d4', 'g8f6', 'c2c4', 'e7e6', 'g1f3', 'b8c6', 'b1c3', 'a7a6'];
		const answers = [2, 4, 6, 8].map((plies) =>
			makeAct(withOpenings(usual, loose)(questionAfter(...moves.slice(0, plies)), () => 0.5).move),
		);
		expect(answers).toEqual(['h2h3', 'h2h3', 'h2h3', 'a2a3']);
	});

	it('plays no move of the book that it is not offered', () => {
		const question = questionAfter();
		const moves = question.moves.filter((move) => ['d2d4', 'a2a4'].includes(makeUci(move)));
		const bot = withOpenings(usual, loose);
		for (let seed = 0; seed < 50; seed++) {
			expect(makeAct(bot({...question, moves}, createRandom(seed)).move)).toBe('d2d4');
		}

		const none = question.moves.filter((move) => makeUci(move) === 'a2a4');
		expect(bot({...question, moves: none}, createRandom(1)).move).toEqual(H_FILE);
	});

	it('is left where the start was agreed', () => {
		const question = {...questionAfter('d2d4'), startFen: START_FEN};
		expect(withOpenings(usual, loose)(question, createRandom(1)).move).toEqual(H_FILE);
	});

	it('loses neither king nor queen nor rook at once, whatever the other side plays', () => {
		const begin = (...moves: readonly string[]) => {
			const game = unwrap(Game.start(fog));
			for (const move of moves) {
				game.tryText(move);
			}

			return game;
		};
		const isHeavy = (code: number) => [KING, QUEEN, ROOK].includes(code & 7);
		for (const {move: book} of FIRST_MOVES.black) {
			for (const first of begin().moves()) {
				const game = begin(makeUci(first), book);
				expect(game.moves().filter(({to}) => isHeavy(game.position.board[to]))).toEqual([]);
			}
		}

		for (const {move: book} of FIRST_MOVES.white) {
			const game = begin(book);
			expect(game.moves().filter(({to}) => isHeavy(game.position.board[to]))).toEqual([]);
		}
	});

	it('knows only what its seat has seen: what the other side opened with changes nothing unseen', () => {
		const [one, other] = [questionAfter('b2b3'), questionAfter('h2h3')];
		expect(one.history).toEqual(other.history);
		for (let seed = 0; seed < 20; seed++) {
			const bot = withOpenings(usual, loose);
			expect(bot(one, createRandom(seed))).toEqual(bot(other, createRandom(seed)));
		}
	});
});
