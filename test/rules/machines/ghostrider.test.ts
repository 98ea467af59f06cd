import {describe, expect, it} from 'vitest';
import {EngineSession} from '../../../source/bot/engine-session.js';
import {makeAct} from '../../../source/core/act.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {unwrap} from '../../../source/core/result.js';
import {noticedIn} from '../../../source/knowledge/worlds/noticed.js';
import {type SeatHistory, viewBefore} from '../../../source/rules/history.js';
import {Table} from '../../../source/rules/table.js';
import {ghostrider} from '../../../source/rules/variants/ghostrider.js';
import {naivePerft, readNaive} from '../../helpers/naive-unseen.js';
import {playActs} from '../../helpers/play-acts.js';
import {perftOf} from '../../helpers/perft-of.js';

describe('Ghostrider Chess', () => {
	it.each([
		['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 3],
		['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 2],
		// Ghosts in the way of pawns, castling, lines and captures in passing.
		['r3k2r/1P1nP1p1/4n3/2pPN3/1n1p1N2/3N4/P3n1pP/R3K2R w KQkq c6 0 1', 2],
		// Checks in the dark, which pawns and others may end.
		['4k3/8/2r5/5n2/2q1p1p1/4K2P/1P3P1B/2R5 w - - 0 1', 3],
	])('has as many lines as a naive count finds: %s', (fen, depth) => {
		const counted = perftOf(ghostrider, fen, depth);
		expect(counted).toBe(naivePerft(readNaive(fen, 'n'), depth));
		expect(counted).toBeGreaterThan(100);
	});

	it('lets a seat see what a refused push revealed, in its own turn and in the other side’s', () => {
		const start = unwrap(Table.start(ghostrider, {fen: '4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1'}));
		const {table} = playActs(start, ['e2e4', 'e2e3']);
		for (const seat of ['white', 'black'] as const) {
			const [push, move] = noticedIn(table.history(seat));
			expect(push.stands).toBe(false);
			expect(makeFogFen(push.view)).toBe('4k3/8/8/8/4n3/8/4P3/4K3 w - - -');
			expect(makeFogFen(viewBefore(table.history(seat), 0))).toBe(makeFogFen(push.view));
			expect(makeFogFen(move.view)).toBe('4k3/8/8/8/4n3/4P3/8/4K3 b - - -');
		}
	});

	it('may be stalemate by a reveal that takes the last move', () => {
		const fen = 'k7/8/8/8/p1p5/P1Pp4/P2P1q2/RNb4K w - - 0 1';
		const start = unwrap(Table.start(ghostrider, {fen}));
		expect(start.tries('white').map(makeAct)).toEqual(['a1c1', 'reveal:b1']);
		const {news, table} = playActs(start, ['reveal:b1']);
		expect(table.outcome).toEqual({winner: null, reason: 'stalemate'});
		expect(news.black?.map(({type}) => type)).toEqual(['revealed', 'ended']);
	});

	it.each(['white', 'black'] as const)(
		'is told to an engine, which notices what the seat does, a refused push too: %s',
		async (side) => {
			const fen = '4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1';
			let history: SeatHistory | undefined;
			const session = new EngineSession({
				variant: ghostrider,
				side,
				bot(question) {
					({history} = question);
					return {move: question.moves[0]};
				},
				seed: 1,
				menAtStart: {white: 2, black: 2},
				startFen: fen,
			});
			let table = unwrap(Table.start(ghostrider, {fen}));
			unwrap(session.observe(makeFogFen(table.view(side)), [], {phase: 'play'}));
			let asked = 0;
			for (const text of ['e2e4', 'e2e3', 'e8e7', 'e1e2', 'e7e6']) {
				const isOwn = table.toAct[0] === side;
				if (isOwn) {
					unwrap(
						await session.go({view: makeFogFen(table.view(side)), moves: [text], phase: 'play'}),
					);
					// Which men are shown is not written in a view.
					const noticed = noticedIn(table.history(side)).map(
						({view: {shown: _shown, ...view}, ...one}) => ({...one, view}),
					);
					expect(noticedIn(history!)).toEqual(noticed);
					asked += noticed.length;
				}

				const {verdict, news, table: next} = table.actText(table.toAct[0], text)!;
				table = next;
				const heard = news[side] ?? [];
				if (isOwn) {
					session.answer(verdict === 'stands', heard);
				}

				unwrap(session.observe(makeFogFen(table.view(side)), heard, {phase: 'play'}));
			}

			expect(asked).toBeGreaterThan(3);
		},
	);
});
