import {describe, expect, it} from 'vitest';
import {ownContestant} from '../../source/bot/arena/contestant.js';
import {playGame} from '../../source/bot/arena/play-game.js';
import {findBot} from '../../source/bot/bots.js';
import {makeBot} from '../../source/bot/make-bot.js';
import {NotItsEnding} from '../../source/bot/strategist-bot.js';
import {opposite} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import {findVariant} from '../../source/rules/registry.js';

const contestant = (name: string) =>
	ownContestant(name, () => makeBot(unwrap(findBot(name)), new Map()));

async function play(name: string, side: 'white' | 'black', fen: string, variant = 'kriegspiel') {
	const strategist = contestant(name);
	const king = contestant('random');
	return playGame({
		variant: unwrap(findVariant(variant)),
		opening: {fen, moves: []},
		contestants:
			side === 'white' ? {white: strategist, black: king} : {white: king, black: strategist},
		ms: 200,
		seed: 3,
		now: () => 0,
	});
}

const FENS = {
	white: '8/8/3k4/8/8/8/1K6/R7 w - - 0 1',
	black: 'r7/1k6/8/8/8/3K4/8/8 b - - 0 1',
} as const;

describe('the program of 2003 as a bot', () => {
	it.each(['white', 'black'] as const)('mates with king and rook as %s', async (side) => {
		const {outcome, sides} = await play('metaposition', side, FENS[side]);
		expect(outcome).toEqual({winner: side, reason: 'checkmate'});
		expect(sides[side].illegal).toBe(0);
		expect(sides[opposite(side)].illegal).toBe(0);
	});

	it('plays no other ending, and no other game', async () => {
		await expect(play('metaposition', 'white', '8/8/3k4/8/8/8/1K6/Q7 w - - 0 1')).rejects.toThrow(
			'metaposition has no plan for KQvK',
		);
		await expect(play('metaposition', 'white', FENS.white, 'fog')).rejects.toThrow(NotItsEnding);
		await expect(play('paper', 'white', FENS.white)).rejects.toThrow('paper has no plan for KRvK');
		await expect(play('table', 'white', FENS.white, 'tripod')).rejects.toThrow(NotItsEnding);
	});
});
