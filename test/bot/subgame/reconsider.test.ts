import {describe, expect, it} from 'vitest';
import {fogBot, FULL_STRENGTH} from '../../../source/bot/fog/fog-bot.js';
import {SUBGAME_STAGE} from '../../../source/bot/subgame/reconsider.js';
import {SUBGAME_RULE} from '../../../source/bot/subgame/solve-subgame.js';
import {createRandom} from '../../../source/core/random.js';
import {makeUci} from '../../../source/core/uci.js';
import {fog} from '../../../source/rules/variants/fog.js';
import {playTwins} from '../../helpers/twin-games.js';
import {questionAfter} from '../../helpers/questions.js';

/** Quick enough for a test. */
const STAGE = {...SUBGAME_STAGE, share: 0.5};
const QUICK = {...FULL_STRENGTH, worlds: 6, nodes: 1500, lastLook: 10, subgame: STAGE};

describe('the bot in the fog with subgames', () => {
	it('takes a king that it sees, and a queen', () => {
		const king = questionAfter('e2e4', 'f7f6', 'd1h5', 'a7a6');
		expect(makeUci(fogBot(QUICK)(king, createRandom(1)).move)).toBe('h5e8');
		const queen = questionAfter('e2e4', 'e7e5', 'g1f3', 'd8h4');
		expect(makeUci(fogBot(QUICK)(queen, createRandom(1)).move)).toBe('f3h4');
	});

	it.each([
		{},
		{blend: undefined},
		{blend: undefined, rule: {...SUBGAME_RULE, gadget: 'both', alternative: 'paper'}},
		{blend: 1, rule: {...SUBGAME_RULE, gadget: 'resolve', isOneSided: false, habit: 0.3}},
		{rule: {...SUBGAME_RULE, gadget: 'maxmargin', isAnchored: false, isPredictive: false}},
		{rule: {...SUBGAME_RULE, gadget: 'prior', grows: false, support: 0}},
	] as const)(
		'plays a move of its own, the same for the same seed, whatever it was asked before (%#)',
		(switches) => {
			const question = questionAfter('d2d4', 'g8f6', 'c2c4', 'e7e6');
			const options = {...QUICK, subgame: {...STAGE, ...switches}};
			const bot = fogBot(options);
			const first = bot(question, createRandom(3));
			bot(questionAfter('e2e4', 'e7e5'), createRandom(8));
			expect(bot(question, createRandom(3))).toEqual(first);
			expect(question.moves.map((move) => makeUci(move))).toContain(makeUci(first.move));
		},
	);

	it('knows only what its seat has seen: two truths that look alike get the same answer', () => {
		const random = createRandom('twins');
		let compared = 0;
		while (compared < 2) {
			const twins = playTwins(fog, 'white', 2 + 2 * compared, random);
			if (twins === undefined) {
				continue;
			}

			const [one, other] = [twins.first, twins.second].map((moves) =>
				fogBot(QUICK)(questionAfter(...moves), createRandom(5)),
			);
			expect(one).toEqual(other);
			compared++;
		}
	});

	it('stops when its time is up', () => {
		let clock = 0;
		const bot = fogBot({...QUICK, nodes: Number.MAX_SAFE_INTEGER});
		const {info} = bot(questionAfter('e2e4', 'e7e5'), createRandom(1), {
			ms: 10,
			now: () => clock++,
		});
		expect(info?.nodes).toBeLessThan(200_000);
	});
});
