import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {createRandom, pick} from '../../source/core/random.js';
import {makeUci} from '../../source/core/uci.js';
import {Engine} from '../../source/commands/engine.js';
import {Game} from '../helpers/game.js';
import {findVariant} from '../../source/rules/registry.js';

/** Few men, so that it does not take long. */
const FEN = '4k3/2p2p2/8/3P4/8/8/4P1Q1/4K3 w - - 0 1';

describe('fogchess engine behind an umpire', () => {
	it.each(['kriegspiel-eastern', 'kriegspiel-icc', 'kriegspiel-berkeley-any'])(
		'tries, hears and goes on, told moves or not: %s',
		async (id) => {
			const engine = new Engine(async () => new Map());
			const say = async (message: object) => unwrap(await engine.take(JSON.stringify(message)));
			const variant = unwrap(findVariant(id));
			const game = unwrap(Game.start(variant, FEN));
			const chance = createRandom(id);
			await say({type: 'new', variant: id, side: 'white', bot: 'level-2', fen: FEN, seed: 2});
			let turns = 0;
			for (let tries = 0; tries < 120 && turns < 6 && game.outcome === undefined; tries++) {
				const by = game.turn;
				const before = makeFogFen(game.view('white'));
				if (by === 'white') {
					const moves = game.moves().map((move) => makeUci(move));
					const offered = tries % 2 === 0 ? {moves} : {};
					const answer = await say({type: 'go', view: before, ...offered});
					const {type, move} = JSON.parse(answer ?? '') as {type: string; move: string};
					expect(type).toBe('try');
					expect([...moves, 'any?']).toContain(move);
					const result = game.tryText(move);
					const heard = result?.heard.white ?? [];
					await say({type: 'answer', accepted: result?.accepted === true, heard});
					if (result?.moved === true) {
						turns++;
						await say({type: 'observe', view: makeFogFen(game.view('white')), heard});
					}
				} else {
					const result = game.try(pick(chance, game.moves()));
					const heard = result.heard.white;
					if (result.moved || heard.length > 0) {
						await say({type: 'observe', view: makeFogFen(game.view('white')), heard});
					}
				}
			}

			expect(turns).toBeGreaterThan(2);
		},
	);
});
