import {describe, expect, it} from 'vitest';
import {makeAct} from '../../../source/core/act.js';
import type {Bot} from '../../../source/bot/bot.js';
import {KRIEGSPIEL_STRENGTH, kriegspielBot} from '../../../source/bot/kriegspiel/kriegspiel-bot.js';
import {wantedTryTable} from '../../../source/bot/kriegspiel/lone-king/wanted-table.js';
import {byColor, type Color} from '../../../source/core/color.js';
import {isMan, manColor} from '../../../source/core/man.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {findVariant} from '../../../source/rules/registry.js';
import {keyOfTable} from '../../../source/bot/game-tables.js';
import {buildTryTables} from '../../helpers/try-tables.js';
import {UmpiredGame} from '../../helpers/umpired-games.js';

const menOf = (played: UmpiredGame, start: string) => {
	const {board} = new UmpiredGame(played.variant, start).game.position;
	return byColor((color) => board.filter((man) => isMan(man) && manColor(man) === color).length);
};

const questionOf = (played: UmpiredGame, seat: Color, start: string) => ({
	history: played.histories[seat],
	menAtStart: menOf(played, start),
	moves: played.game.moves(),
	startFen: start,
});

/** Plays on until the game ends: `bot` with White, and Black by lot. Returns the moves that White made. */
function hunt(played: UmpiredGame, bot: Bot, start: string, seed: number): number {
	const random = createRandom(seed);
	let moves = 0;
	for (let texts = 0; texts < 400 && played.game.outcome === undefined; texts++) {
		if (played.game.turn === 'white') {
			const {move} = bot(questionOf(played, 'white', start), random);
			moves += played.play(makeAct(move)) ? 1 : 0;
		} else {
			played.play(makeUci(pick(random, played.game.moves())));
		}
	}

	return moves;
}

/** White takes Black's last man at once, and knows from then on that the king is alone. */
const STARTS = [
	['kriegspiel-icc', '6k1/8/8/3p4/4P3/8/8/Q3K3 w - - 0 1'],
	['kriegspiel-rand', '6k1/8/2p5/1P6/8/8/8/Q3K3 w - - 0 1'],
	['kriegspiel-schemingmind', '7k/8/8/3p4/4P3/8/1R6/R3K3 w - - 0 1'],
] as const;
const CAPTURES = ['e4d5', 'b5c6', 'e4d5'];

describe('the hunt for a lone king', () => {
	it.each(STARTS.map(([id, fen], index) => [id, fen, CAPTURES[index]] as const))(
		'ends with mate: %s',
		(id, fen, capture) => {
			const played = new UmpiredGame(unwrap(findVariant(id)), fen);
			expect(played.play(capture)).toBe(true);
			const bot = kriegspielBot({...KRIEGSPIEL_STRENGTH, members: 60});
			const random = createRandom(5);
			played.play(makeUci(pick(random, played.game.moves())));
			expect(hunt(played, bot, fen, 5)).toBeLessThan(45);
			expect(played.game.outcome?.winner).toBe('white');
		},
	);

	it('plays by the exact table where there is one', () => {
		const fen = '8/8/8/3k4/8/2K5/1R6/8 w - - 0 1';
		const played = new UmpiredGame(unwrap(findVariant('kriegspiel-berkeley')), fen);
		expect(wantedTryTable(questionOf(played, 'white', fen))).toMatchObject({
			ending: 'KRvK',
			game: {id: 'kriegspiel'},
		});
		const tables = [...buildTryTables('kriegspiel', 'KRvK').values()];
		const all = new Map(tables.map((table) => [keyOfTable(table), table]));
		expect(hunt(played, kriegspielBot(KRIEGSPIEL_STRENGTH, all), fen, 1)).toBeLessThan(30);
		expect(played.game.outcome).toEqual({winner: 'white', reason: 'checkmate'});
	});

	it('wants no table while the other side has a man, or in the fog', () => {
		const fen = '4k3/8/8/3p4/8/8/8/R3K3 w - - 0 1';
		const played = new UmpiredGame(unwrap(findVariant('kriegspiel-icc')), fen);
		const question = questionOf(played, 'white', fen);
		expect(wantedTryTable(question)).toBe(undefined);
		const history = {...question.history, variant: 'fog'};
		const menAtStart = {white: 2, black: 1};
		expect(wantedTryTable({...question, history, menAtStart})).toBe(undefined);
		expect(wantedTryTable({...question, menAtStart})?.ending).toBe('KRvK');
	});
});
