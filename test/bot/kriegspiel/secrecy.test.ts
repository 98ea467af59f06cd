import {describe, expect, it} from 'vitest';
import type {BotQuestion} from '../../../source/bot/bot.js';
import {KRIEGSPIEL_STRENGTH, kriegspielBot} from '../../../source/bot/kriegspiel/kriegspiel-bot.js';
import {byColor, type Color} from '../../../source/core/color.js';
import {makeFen} from '../../../source/core/fen.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import type {Variant} from '../../../source/rules/variant.js';
import {findVariant} from '../../../source/rules/registry.js';
import {findTwins} from '../../helpers/twin-games.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';

/** So few members that samples die out and are made anew. */
const QUICK = {...KRIEGSPIEL_STRENGTH, members: 24, worlds: 8, searched: 3, depth: 2, nodes: 800};
const FEN = '4k3/1ppp4/8/8/8/8/4PPP1/R3K3 w - - 0 1';

type Asked = {readonly truth: string; readonly question: BotQuestion};

/** Returns what a seat is asked on its last turn in a game, and the truth then. */
function lastQuestion(variant: Variant, seat: Color, texts: readonly string[]): Asked | undefined {
	const played = new UmpiredGame(variant, FEN);
	let asked: Asked | undefined;
	for (const text of texts) {
		played.play(text);
		if (played.game.turn === seat && played.game.outcome === undefined) {
			asked = {
				truth: makeFen(played.game.position.toSetup()),
				question: {
					history: played.histories[seat],
					menAtStart: byColor((color) => (color === 'white' ? 5 : 4)),
					moves: played.game.moves(),
					startFen: FEN,
				},
			};
		}
	}

	return asked;
}

describe('the bot behind an umpire', () => {
	it.each(['kriegspiel-icc', 'kriegspiel-eastern', 'kriegspiel-american'])(
		'chooses by what its seat has lived alone: non-interference, %s',
		(id) => {
			const variant = unwrap(findVariant(id));
			let differing = 0;
			for (const {seat, first, second} of findTwins(variant, 2, 9, `bot ${id}`, FEN)) {
				const one = lastQuestion(variant, seat, first);
				const two = lastQuestion(variant, seat, second);
				expect(JSON.stringify(two?.question)).toBe(JSON.stringify(one?.question));
				if (one === undefined || two === undefined) {
					continue;
				}

				differing += one.truth === two.truth ? 0 : 1;
				const bot = kriegspielBot(QUICK);
				const choice = bot(one.question, createRandom('seed'));
				const other = kriegspielBot(QUICK)(two.question, createRandom('seed'));
				expect(JSON.stringify(other)).toBe(JSON.stringify(choice));
				// What it remembers of the one game tells nothing in the other.
				expect(JSON.stringify(bot(two.question, createRandom('seed')))).toBe(
					JSON.stringify(choice),
				);
			}

			expect(differing).toBeGreaterThan(0);
		},
	);
});
