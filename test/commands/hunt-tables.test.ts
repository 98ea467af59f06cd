import {expect, it} from 'vitest';
import {Engine} from '../../source/commands/engine.js';
import {HuntTables} from '../../source/commands/open-tables.js';
import {byColor} from '../../source/core/color.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {Game} from '../helpers/game.js';
import {fog} from '../../source/rules/variants/fog.js';
import {buildTables} from '../helpers/tables.js';

const tables = buildTables('KRvK', 'KBvK');

/** Returns what White is asked at the start of a game. */
function questionIn(fen: string) {
	const game = unwrap(Game.start(fog, fen));
	const history = {seat: 'white' as const, variant: 'fog', start: game.view('white'), plies: []};
	return {history, menAtStart: byColor((color) => (color === 'white' ? 3 : 1))};
}

const ROOK_AND_BISHOP = '4k3/8/8/8/8/8/8/2B1K2R w - - 0 1';
const QUEEN_AND_BISHOP = '4k3/8/8/8/8/8/8/2B1K2Q w - - 0 1';

it('opens the table of the hunt that a seat is in, once, and none that it does not need', async () => {
	const asked: string[] = [];
	const hunt = new HuntTables(async (endings) => {
		asked.push(...endings);
		return tables;
	});
	await hunt.openFor(questionIn(QUEEN_AND_BISHOP));
	expect(asked).toEqual([]);
	await hunt.openFor(questionIn(ROOK_AND_BISHOP));
	await hunt.openFor(questionIn(ROOK_AND_BISHOP));
	expect(asked).toEqual(['KRBvK']);
	expect(hunt.tables.has('KRvK')).toBe(true);
});

it('lets the bot play on without a table that cannot be had', async () => {
	const hunt = new HuntTables(async () => Promise.reject(new Error('no room')));
	await hunt.openFor(questionIn(ROOK_AND_BISHOP));
	expect(hunt.tables.size).toBe(0);
	await expect(hunt.open(['KQvK'])).rejects.toThrow('no room');
});

it('is asked by an engine that hunts', async () => {
	const asked: string[] = [];
	const engine = new Engine(async (endings) => {
		asked.push(...endings);
		return tables;
	});
	const start = unwrap(Game.start(fog, ROOK_AND_BISHOP)).view('white');
	const messages = [
		{type: 'new', variant: 'fog', side: 'white', bot: 'greedy', fen: ROOK_AND_BISHOP},
		{type: 'go', view: makeFogFen(start)},
	];
	for (const message of messages) {
		unwrap(await engine.take(JSON.stringify(message)));
	}

	expect(asked).toContain('KRBvK');
});
