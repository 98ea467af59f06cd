import {describe, expect, it} from 'vitest';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {SquareSet} from '../../source/core/square-set.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {parseSquare} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {blindBelief, trackLoneKing, whyOut} from '../../source/knowledge/lone-king-belief.js';
import {Game} from '../helpers/game.js';
import type {HistoryPly} from '../../source/rules/history.js';
import {fogEnding} from '../../source/rules/variants/fog.js';
import {partOf} from '../helpers/sample-size.js';

/** Places White's men and the king at random; undefined when two would share a square or White sees the king. */
function drawStart(men: string, random: () => number): string | undefined {
	const board = Array.from({length: 8}, () => Array<string>(8).fill(''));
	for (const man of `Kk${men}`.split('')) {
		board[Math.floor(random() * 8)][Math.floor(random() * 8)] = man;
	}

	const text = board.map((rank) => rank.map((man) => man || '1').join('')).join('/');
	const hasPawnOnRim = [board[0], board[7]].some((rank) => rank.includes('P'));
	return !hasPawnOnRim &&
		`Kk${men}`.split('').every((man) => text.includes(man)) &&
		text.replaceAll(/[1/]/g, '').length === men.length + 2
		? `${text.replaceAll(/1+/g, (ones) => String(ones.length))} w - - 0 1`
		: undefined;
}

/** Returns a game that might be the true one a move later; undefined when the move cannot be made in it. */
function after(world: Game, move: string): Game | undefined {
	const game = world.fork();
	return game.tryText(move)?.accepted === true ? game : undefined;
}

describe('tracking a lone king', () => {
	it.each(['Q', 'R', 'RR', 'BN', 'P', 'RP', 'PP'])(
		'keeps just the squares that fit every view, K%svK',
		(men) => {
			const random = createRandom(men);
			let compared = 0;
			while (compared < partOf(150)) {
				const fen = drawStart(men, random);
				if (fen === undefined) {
					continue;
				}

				const truth = unwrap(Game.start(fogEnding, fen));
				const start = truth.view('white');
				// Every game that may be the true one, found by brute force: all that White cannot tell apart.
				const empty = fen.split(' ')[0].replaceAll(/\d/g, (digit) => '1'.repeat(Number(digit)));
				const bare = empty.replace('k', '1');
				let worlds = bare
					.replaceAll('/', '')
					.split('')
					.flatMap((man, index) => {
						if (man !== '1') {
							return [];
						}

						const squares = bare.replaceAll('/', '').split('');
						squares[index] = 'k';
						const ranks = Array.from({length: 8}, (_, rank) =>
							squares.slice(rank * 8, rank * 8 + 8).join(''),
						);
						const world = ranks.join('/').replaceAll(/1+/g, (ones) => String(ones.length));
						return [unwrap(Game.start(fogEnding, `${world} w - - 0 1`))];
					});
				const same = (world: Game): boolean =>
					makeFogFen(world.view('white')) === makeFogFen(truth.view('white'));
				worlds = worlds.filter((world) => same(world));
				const plies: HistoryPly[] = [];
				const history = {seat: 'white' as const, variant: 'fog-ending', start, plies};
				for (let ply = 0; ply < 8 && truth.outcome === undefined; ply++) {
					const move = makeUci(pick(random, truth.moves()));
					const by = truth.turn;
					truth.tryText(move);
					plies.push({by, view: truth.view('white'), heard: []});
					worlds = worlds.flatMap((world) => {
						const next = by === 'white' ? [move] : world.moves().map((uci) => makeUci(uci));
						return next.flatMap((uci) => after(world, uci) ?? []);
					});
					const seen = new Map<string, Game>();
					for (const world of worlds.filter((world) => same(world))) {
						seen.set(String(world.position.kings[1]), world);
					}

					worlds = [...seen.values()];
					if (truth.outcome === undefined) {
						const belief = trackLoneKing(history).at(-1);
						expect([...(belief ?? [])]).toEqual([...seen.keys()].map(Number).sort((a, b) => a - b));
						compared++;
					}
				}
			}
		},
	);

	it('knows where the king is when he has taken a man', () => {
		const game = unwrap(Game.start(fogEnding, '8/8/8/8/3k4/8/3R3R/K7 w - - 0 1'));
		const history = {
			seat: 'white' as const,
			variant: 'fog-ending',
			start: game.view('white'),
			plies: [] as HistoryPly[],
		};
		for (const move of ['d2e2', 'd4d3', 'h2g2', 'd3e2']) {
			const by = game.turn;
			expect(game.tryText(move)?.accepted).toBe(true);
			history.plies.push({by, view: game.view('white'), heard: []});
		}

		expect([...(trackLoneKing(history).at(-1) ?? [])]).toEqual([parseSquare('e2')]);
	});

	it('says why a square is out', () => {
		const game = unwrap(Game.start(fogEnding, '7k/8/8/8/8/8/8/KQ6 w - - 0 1'));
		const view = game.view('white');
		const belief = blindBelief(view).intersect(SquareSet.from([63, 62]));
		expect(whyOut(63, belief, view)).toBeUndefined();
		expect(whyOut(0, belief, view)).toBe('own-man');
		expect(whyOut(2, belief, view)).toBe('seen-empty');
		expect(whyOut(60, belief, view)).toBe('out-of-reach');
	});

	it('says what pawns tell of a square', () => {
		const view = (fen: string) => unwrap(Game.start(fogEnding, fen)).view('white');
		const why = (name: string, fen: string) => {
			const seen = view(fen);
			const history = {seat: 'white' as const, variant: 'fog-ending', start: seen, plies: []};
			const [belief] = trackLoneKing(history);
			return whyOut(parseSquare(name)!, belief, seen);
		};
		const free = '7k/8/8/8/8/8/4P3/K7 w - - 0 1';
		expect(why('d3', free)).toBe('would-be-seen');
		expect(why('f3', free)).toBe('would-be-seen');
		expect(why('e3', free)).toBe('seen-empty');
		expect(why('e4', free)).toBe('seen-empty');
		expect(why('g3', free)).toBeUndefined();
		// He stops the pawn one square ahead, or two.
		const near = '8/8/8/8/8/4k3/4P3/K7 w - - 0 1';
		expect(why('e3', near)).toBeUndefined();
		expect(why('e4', near)).toBe('blocks-elsewhere');
		expect(why('d3', near)).toBe('would-be-seen');
		expect(why('h8', near)).toBe('blocks-elsewhere');
		const far = '8/8/8/8/4k3/8/4P3/K7 w - - 0 1';
		expect(why('e4', far)).toBeUndefined();
		expect(why('e3', far)).toBe('seen-empty');
		expect(why('h8', far)).toBe('blocks-elsewhere');
	});
});
