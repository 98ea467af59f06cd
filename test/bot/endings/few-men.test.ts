import {expect, it} from 'vitest';
import {FewMenSearch} from '../../../source/bot/endings/few-men.js';
import {byColor, type Color} from '../../../source/core/color.js';
import {isMan, manColor} from '../../../source/core/man.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci} from '../../../source/core/uci.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import {Game} from '../../helpers/game.js';
import {parseFen} from '../../../source/core/fen.js';
import {fog} from '../../../source/rules/variants/fog.js';

/** Returns the move that the search finds for the side to move in a position that it knows. */
function find(fen: string, seat: Color, ms?: number): string | undefined {
	const game = unwrap(Game.start(fog, fen));
	const history = {seat, variant: 'fog', start: game.view(seat), plies: []};
	const known = unwrap(new HistoryPositions(unwrap(parseFen(fen))).follow(history));
	const menAtStart = byColor(
		(color) => game.position.board.filter((code) => isMan(code) && manColor(code) === color).length,
	);
	const question = {history, menAtStart, moves: game.moves(), startFen: fen};
	const time = ms === undefined ? undefined : {ms, now: () => 0};
	const move = new FewMenSearch(new Map()).move(question, known, time);
	return move === undefined ? undefined : makeUci(move);
}

it.each([
	// Three pawns are too many to look for anything.
	['6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1', 'white', undefined],
	['k7/7p/1K6/8/8/8/8/6R1 w - - 0 1', 'white', 'g1g8'],
	['6r1/8/8/8/8/1k6/7P/K7 b - - 0 1', 'black', 'g8g1'],
] as const)('forces the capture from %s, as %s: %s', (fen, seat, move) => {
	expect(find(fen, seat)).toBe(move);
});

it('looks at nothing without time, nor where the other side has many men', () => {
	expect(find('k7/7p/1K6/8/8/8/8/7R w - - 0 1', 'white', 0)).toBeUndefined();
	expect(find('k7/ppp5/1K6/8/8/8/8/7R w - - 0 1', 'white')).toBeUndefined();
});
