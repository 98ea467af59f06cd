import {expect, it} from 'vitest';
import {parseFen} from '../../../source/core/fen.js';
import {unwrap} from '../../../source/core/result.js';
import {possibleMen} from '../../../source/knowledge/known-board.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import {historyOf} from '../../helpers/histories.js';

const MOVES = 'e2e4 c7c5 g1f3 d7d6 f1b5 b8c6 e1g1 a7a6 b5c6 b7c6 d2d4 c5d4'.split(' ');

it('follows a history as it grows, and starts again after a takeback', () => {
	const growing = new HistoryPositions();
	const history = historyOf('white', MOVES);
	const first = unwrap(growing.follow({...history, plies: history.plies.slice(0, 5)}));
	const grown = unwrap(growing.follow(history));
	expect(grown).toBe(first);
	const whole = new HistoryPositions();
	expect(unwrap(whole.follow(history)).size).toBe(grown.size);

	const other = historyOf('white', [...MOVES.slice(0, 4), 'b1c3']);
	const taken = unwrap(growing.follow(other));
	expect(taken).not.toBe(grown);
	expect(taken.size).toBe(unwrap(new HistoryPositions().follow(other)).size);
});

it('knows what a seat knows: a blocked pawn, a lost man, a piece that is seen', () => {
	// After 1.e4 e5 White's pawn is blocked by a man that it does not see.
	const {size} = unwrap(new HistoryPositions().follow(historyOf('white', ['e2e4', 'e7e5'])));
	expect(size).toBe(1);
	const set = unwrap(new HistoryPositions().follow(historyOf('white', ['e2e4', 'd7d5'])));
	expect(possibleMen(set, 35)).toEqual({men: [{role: 'pawn', count: 1}], empty: 0});
	const hidden = unwrap(new HistoryPositions().follow(historyOf('white', ['e2e4', 'b8c6'])));
	// Of Black's twenty moves White would have seen a6, b5, h5 and Na6, d5 and f5; after e5 its pawn were blocked.
	expect(hidden.size).toBe(13);
	expect(possibleMen(hidden, 57)).toEqual({men: [{role: 'knight', count: 12}], empty: 1});
});

it('follows a start that both sides know and refuses another', () => {
	const fen = '4k3/p7/8/8/8/8/4P3/4K3 w - - 0 1';
	const history = historyOf('black', ['e2e4', 'a7a5'], fen);
	const known = new HistoryPositions(unwrap(parseFen(fen)));
	expect(unwrap(known.follow(history)).size).toBeGreaterThan(1);
	expect(new HistoryPositions().follow(history)).toEqual({
		ok: false,
		error: 'the seat does not know from which position the game began',
	});
});
