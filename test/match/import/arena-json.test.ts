import {describe, expect, it} from 'vitest';
import {ownContestant} from '../../../source/bot/arena/contestant.js';
import {playMatch} from '../../../source/bot/arena/play-match.js';
import {randomBot} from '../../../source/bot/random-bot.js';
import {gameLine} from '../../../source/commands/arena-report.js';
import {type Result, unwrap} from '../../../source/core/result.js';
import {readGames} from '../../../source/match/import/read-games.js';
import {replayGame} from '../../../source/match/import/replay-game.js';
import {findVariant} from '../../../source/rules/registry.js';

type Line = ReturnType<typeof gameLine>;

/** Plays games between two who draw at random, and returns the lines of `arena --json`. */
async function playLines(id: string, fen?: string): Promise<Line[]> {
	const variant = unwrap(findVariant(id));
	const lines: Line[] = [];
	const random = (name: string) => ownContestant(name, () => randomBot);
	await playMatch(
		{
			variant,
			contestants: [random('one'), random('other')],
			games: 2,
			ms: 10,
			seed: 7,
			openings: fen === undefined ? undefined : [{fen, moves: []}],
			bounds: undefined,
			now: () => 0,
		},
		(game) => lines.push(gameLine(game, variant.id)),
	);
	return lines;
}

function told<T>(read: Result<T, unknown>): T {
	if (!read.ok) {
		throw new Error(JSON.stringify(read.error));
	}

	return read.value;
}

const importLine = (line: Line | Omit<Line, 'variant'>, usual = 'fog') =>
	told(replayGame(told(readGames(JSON.stringify(line), usual)[0])));

describe('a line of the arena', () => {
	it.each([
		'fog',
		'kriegspiel-eastern',
		'kriegspiel-icc',
		'liar',
		'quantum',
		'pickle-pot',
		'tripod',
	])('%s is the same game again, with what was tried in vain', async (id) => {
		for (const line of await playLines(id)) {
			const {match, unread} = importLine(line);
			expect(unread).toBeUndefined();
			const {settings, acts, outcome} = match;
			expect(settings).toMatchObject({variant: id, seed: line.seed});
			expect(settings.seats.white).toMatchObject({kind: 'bot', name: line.white});
			expect(outcome).toEqual({winner: line.winner, reason: line.reason});
			const stood = acts.filter(({stands}) => stands).map(({text}) => text);
			expect(stood.join(' ')).toBe(line.moves);
			const vain = acts.filter(({stands}) => !stands).map(({text}) => text);
			expect(vain).toEqual((line.tried ?? []).map(([, text]) => text));
		}
	});

	it('tells a start of its own', async () => {
		const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
		const [line] = await playLines('fog', fen);
		expect(importLine(line).match.settings.fen).toBe(fen);
	});

	it('of before, which named no game, is read as that which is meant', async () => {
		const [{variant: _, ...line}] = await playLines('dark');
		expect(importLine(line, 'dark').match.settings.variant).toBe('dark');
	});

	it('that is the score is no game, and one without moves is told in plain words', () => {
		const score = JSON.stringify({games: 2, wins: 1, first: {bot: 'a'}, second: {bot: 'b'}});
		expect(readGames(`${score}\n`, 'fog')).toEqual([]);
		const [nothing] = readGames('{"a":1}', 'fog');
		expect(nothing).toMatchObject({error: {reason: 'there are no moves of a game in it'}});
	});
});
