import {expect, it} from 'vitest';
import {makeAct} from '../../source/core/act.js';
import type {Color} from '../../source/core/color.js';
import {createRandom} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import type {Bot} from '../../source/bot/bot.js';
import {findBot} from '../../source/bot/bots.js';
import {makeBot} from '../../source/bot/make-bot.js';
import {randomBot} from '../../source/bot/random-bot.js';
import {countPlies} from '../../source/match/acts.js';
import {startMatch} from '../../source/match/start-match.js';
import {seatReport} from '../../source/match/seat-report.js';
import {transition} from '../../source/match/transition.js';
import type {Match} from '../../source/match/match.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KQvK', 'KRvK', 'KRRvK');

/** Plays a game between two bots, each told what its seat may know. */
function playOut(fen: string, bots: {readonly [color in Color]: Bot}, seed: string): Match {
	const seat = (name: string) => ({kind: 'bot' as const, name, bot: name});
	const random = createRandom(seed);
	let match = unwrap(
		startMatch(
			{
				variant: 'fog',
				fen,
				seats: {white: seat('white'), black: seat('black')},
				clock: {kind: 'none'},
				seed: 1,
			},
			0,
		),
	);
	while (match.outcome === undefined) {
		const side = countPlies(match) % 2 === (fen.includes(' w ') ? 0 : 1) ? 'white' : 'black';
		const {history, moves, menAtStart} = seatReport(match, side);
		const move = makeAct(bots[side]({history, moves, menAtStart: menAtStart!}, random).move);
		match = transition(match, {type: 'moveChosen', seat: side, move, at: 0}).match;
	}

	return match;
}

it.each([
	['white', '8/8/8/3k4/8/8/8/KQ6 w - - 0 1'],
	['white', '8/8/8/3k4/8/8/PPP5/KQN5 w - - 0 1'],
	['white', '7k/8/8/8/8/2B5/1P3P2/RK5R w - - 0 1'],
	['black', 'k2r4/2p2r2/8/8/3K4/8/7p/8 w - - 0 1'],
	['black', 'kq6/8/8/8/3K4/8/8/8 b - - 0 1'],
	['black', 'k6q/8/8/8/8/1K6/8/8 w - - 0 1'],
] as const)('even the weakest bot, as %s, lets no won ending go: %s', (side, fen) => {
	for (let round = 0; round < 8; round++) {
		const hunter = makeBot(unwrap(findBot('random')), tables);
		const bots =
			side === 'white' ? {white: hunter, black: randomBot} : {white: randomBot, black: hunter};
		expect(playOut(fen, bots, `${fen} ${round}`).outcome).toEqual({
			winner: side,
			reason: 'king-captured',
		});
	}
});
