import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {makeDrillBot, parseDrillBot} from '../../source/drill/settings.js';
import {parseShareCode} from '../../source/drill/share-code.js';

/** Names of the program's seat as saves have kept them, from before a strategy was one thing in all games. */
const SEATS = [
	['drill phantom known', 'phantom', 'table', false],
	['drill fogged blind', 'fogged', 'table', true],
	['drill paper-king known', 'paper-king', 'table', false],
	['drill table blind', undefined, 'table', true],
	['drill paper+ known', undefined, 'paper+', false],
	['drill clairvoyant blind metaposition', 'clairvoyant', 'metaposition', true],
	['drill table known divide-and-conquer+', undefined, 'divide-and-conquer+', false],
] as const;

/** Codes that were passed on. */
const CODES = [
	['2JZ7Q-2HES7', 'kriegspiel', 'attacker', 'table', false, '8/8/8/8/7K/8/1k6/4R3'],
	['A05V5-JGBKR', 'kriegspiel', 'attacker', 'metaposition', false, '8/8/6k1/8/8/2R1K3/8/8'],
	['41PE2-3G1K5', 'kriegspiel', 'attacker', 'metaposition', true, '8/8/8/3k4/8/2R1K3/8/8'],
	['CG032-44F48', 'kriegspiel', 'defender', 'table', false, '8/8/2k5/8/5Q2/8/8/K7'],
	['XJ9RA-KDMR8', 'kriegspiel', 'defender', 'divide-and-conquer', true, '8/8/2k5/8/5Q2/8/8/K7'],
	['Z98TG-BWPM0', 'kriegspiel', 'defender', 'divide-and-conquer+', false, '8/8/2k5/8/5Q2/8/8/K7'],
] as const;

describe('drills of before', () => {
	it.each(SEATS)('are read from a save: %s', (name, opponent, strategy, blind) => {
		expect(parseDrillBot(name)).toEqual({opponent, strategy, blind});
		const role = opponent === undefined ? 'defender' : 'attacker';
		expect(makeDrillBot({role, opponent: opponent ?? 'phantom', strategy, blind})).toBe(name);
	});

	it.each(CODES)('are opened by their codes: %s', (code, game, role, strategy, blind, board) => {
		const fen = `${board} w - - 0 1`;
		expect(unwrap(parseShareCode(code))).toMatchObject({game, role, strategy, blind, fen});
	});
});
