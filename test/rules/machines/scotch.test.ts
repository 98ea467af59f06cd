import {describe, expect, it} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {Table} from '../../../source/rules/table.js';
import {scotch} from '../../../source/rules/variants/scotch.js';
import {playActs} from '../../helpers/play-acts.js';

const start = (fen?: string) => unwrap(Table.start(scotch, {fen}));
const typesOf = (heard: readonly {readonly type: string}[]) => heard.map(({type}) => type);

describe('Scotch Kriegspiel', () => {
	it('gives one move, then two, then three', () => {
		const acts = ['e2e4', 'a7a6', 'a6a5', 'd2d4', 'b2b4', 'g2g4'];
		const turns = acts.map((_, index) => playActs(start(), acts.slice(0, index + 1)).toAct[0]);
		expect(turns).toEqual(['black', 'black', 'white', 'white', 'white', 'black']);
	});

	it('tells after each move what the side that moves next can take with a pawn, and whose turn begins', () => {
		const {news} = playActs(start(), ['e2e4']);
		expect(news.white).toEqual(news.black);
		expect(news.black).toEqual([
			{type: 'moved', by: 'white'},
			{type: 'pawn-tries', for: 'black', some: false},
			{type: 'turn', by: 'black', moves: 2},
		]);
		expect(playActs(start(), ['e2e4', 'a7a6']).news.white).toEqual([
			{type: 'moved', by: 'black'},
			{type: 'pawn-tries', for: 'black', some: false},
		]);
		expect(start().newsAtStart).toEqual({white: [], black: []});
		// A check that stands at the start is told.
		expect(start('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1').newsAtStart.black).toEqual([
			{type: 'check', by: 'file'},
		]);
	});

	it('ends a turn with a check', () => {
		const table = playActs(start(), ['e2e4', 'e7e5', 'a7a6', 'd1h5', 'h5f7']);
		expect(table.toAct).toEqual(['black']);
		expect(table.news.black).toContainEqual({type: 'turn', by: 'black', moves: 4});
		expect(typesOf(table.news.black ?? [])).toContain('check');
	});

	it('takes in passing with the first move of a turn, a pawn that only went two squares', () => {
		const fen = '4k3/3p1p2/8/4P3/8/8/8/4K3 b - - 0 1';
		const taken = playActs(start(fen), ['d7d5', 'e5d6']);
		expect(taken.news.black?.[1]).toEqual({type: 'captured', square: 'd6', enPassant: true});
		// Both pawns went two squares; each can be taken.
		const both = playActs(start('4k3/3p1p2/8/4P3/8/8/8/K7 w - - 0 1'), ['a1a2', 'd7d5', 'f7f5']);
		expect(playActs(both.table, ['e5d6']).verdict).toBe('stands');
		expect(playActs(both.table, ['e5f6']).verdict).toBe('stands');
		// Not with a later move of the turn.
		const later = playActs(both.table, ['a2a3']);
		expect(later.table.actText('white', 'e5d6')).toBeUndefined();
		// Nor a pawn that went on at once.
		const on = playActs(start('4k3/3p4/8/4P3/8/8/8/K7 w - - 0 1'), ['a1a2', 'd7d5', 'd5d4']);
		expect(on.verdict).toBe('stands');
		expect(on.table.actText('white', 'e5d6')).toBeUndefined();
	});

	it('tells of a capture in passing like of any other, in check too', () => {
		// Another pawn went two squares before, which none can take.
		const quiet = playActs(start('k7/3p3p/8/4P3/8/8/P7/K7 w - - 0 1'), ['a2a3', 'h7h5', 'd7d5']);
		const check = playActs(start('k7/p2p4/8/4P3/4K3/8/P7/8 w - - 0 1'), ['a2a3', 'a7a5', 'd7d5']);
		for (const seat of ['white', 'black'] as const) {
			expect(quiet.news[seat]).toEqual([
				{type: 'moved', by: 'black'},
				{type: 'pawn-tries', for: 'white', some: true},
				{type: 'turn', by: 'white', moves: 3},
			]);
			expect(check.news[seat]).toEqual([
				{type: 'moved', by: 'black'},
				{type: 'check', by: expect.any(String)},
				{type: 'pawn-tries', for: 'white', some: true},
				{type: 'turn', by: 'white', moves: 3},
			]);
		}

		expect(playActs(check.table, ['e5d6']).verdict).toBe('stands');
	});

	it('takes in passing with the first move of the game, where it begins so', () => {
		const {verdict, news} = playActs(start('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'), ['e5d6']);
		expect(verdict).toBe('stands');
		expect(news.black?.[1]).toEqual({type: 'captured', square: 'd6', enPassant: true});
		expect(playActs(start('4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2'), ['e5d6']).verdict).toBe('refused');
	});

	it('does not take in passing a pawn that went on', () => {
		const black = playActs(start('4k3/3p4/8/4P3/8/8/8/K7 w - - 0 1'), ['a1a2', 'd7d5', 'd5d4']);
		expect(black.toAct).toEqual(['white']);
		expect(black.table.actText('white', 'e5d6')).toBeUndefined();
	});

	it('mates and stalemates inside a turn too', () => {
		// White has one more move in this turn, and none that is legal.
		const stale = playActs(start('8/7p/8/7P/2k5/8/3n4/K7 b - - 0 1'), ['c4b3', 'h5h6']);
		expect(stale.table.state.board.turn).toBe('white');
		expect(stale.table.outcome).toEqual({winner: null, reason: 'stalemate'});
		expect(typesOf(stale.news.white ?? [])).toEqual(['moved', 'ended']);
		const mated = playActs(start('k7/8/1K6/8/8/8/8/7R w - - 0 1'), ['h1h8']);
		expect(mated.table.outcome).toEqual({winner: 'white', reason: 'checkmate'});
		expect(typesOf(mated.news.black ?? [])).toEqual(['moved', 'check', 'ended']);
	});

	it('is drawn after ten turns in a row without capture or pawn move', () => {
		let table = start('k6r/7p/8/8/8/8/P7/K6R w - - 0 1');
		let turns = 0;
		while (table.outcome === undefined && turns < 40) {
			const before = table.state.board.turn;
			const moves = table.tries(before).flatMap((act) => {
				const acted = table.act(before, act);
				const isQuiet =
					acted?.verdict === 'stands' &&
					!(acted.news.white ?? []).some(({type}) => type === 'captured' || type === 'check') &&
					acted.table.state.board.halfmoves > 0;
				return isQuiet ? [acted.table] : [];
			});
			[table] = moves;
			turns += table.state.board.turn === before && table.outcome === undefined ? 0 : 1;
		}

		expect(table.outcome).toEqual({winner: null, reason: 'fifty-moves'});
		expect(turns).toBe(10);
	});

	it('does not let a refused try be named again before the next move', () => {
		const table = start('4k3/8/8/8/8/8/4r3/K7 w - - 0 1');
		const refused = playActs(table, ['a1a2']);
		expect(refused.verdict).toBe('refused');
		expect(refused.table.actText('white', 'a1a2')).toBeUndefined();
		expect(refused.table.actText('white', 'a1c3')).toBeUndefined();
	});
});
