import {describe, expect, it} from 'vitest';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci} from '../../source/core/uci.js';
import {Game} from '../helpers/game.js';
import type {Variant} from '../../source/rules/variant.js';
import {dark, darkness, fog} from '../../source/rules/variants/fog.js';

function play(variant: Variant, fen: string | undefined, ...moves: readonly string[]): Game {
	const game = unwrap(Game.start(variant, fen));
	for (const move of moves) {
		expect(game.tryText(move)?.accepted, move).toBe(true);
	}

	return game;
}

const movesOf = (game: Game): string[] => game.moves().map((move) => makeUci(move));
const board = (game: Game, seat: 'white' | 'black'): string =>
	makeFogFen(game.view(seat)).split(' ')[0];

describe('the end of a fog game', () => {
	it('comes with the taking of the king, and both hear it', () => {
		const game = play(fog, undefined, 'e2e4', 'f7f6', 'd1h5', 'a7a6');
		const result = game.tryText('h5e8');
		const ended = [{type: 'ended', winner: 'white', reason: 'king-captured'}];
		expect(result).toEqual({accepted: true, moved: true, heard: {white: ended, black: ended}});
		expect(game.outcome).toEqual({winner: 'white', reason: 'king-captured'});
		expect(movesOf(game)).toEqual([]);
		expect(game.tryText('a6a5')).toBeUndefined();
	});

	it('comes with the third occurrence, the start counted', () => {
		const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
		expect(play(fog, undefined, ...shuffle).outcome).toBeUndefined();
		expect(play(fog, undefined, ...shuffle, ...shuffle).outcome).toEqual({
			winner: null,
			reason: 'repetition',
		});
	});

	it('counts positions with other castling rights as others', () => {
		const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
		const shuffle = ['e1e2', 'e8e7', 'e2e1', 'e7e8'];
		expect(play(fog, fen, ...shuffle, ...shuffle).outcome).toBeUndefined();
		expect(play(fog, fen, ...shuffle, ...shuffle, 'e1e2').outcome?.reason).toBe('repetition');
	});

	it('counts an en passant square only when a capture is possible', () => {
		const shuffle = ['e8d8', 'e1d1', 'd8e8', 'd1e1'];
		// Nothing can take on e3, so the position after e2e4 counts as the later ones do.
		const quiet = play(fog, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4', ...shuffle, ...shuffle);
		expect(quiet.outcome?.reason).toBe('repetition');
		const live = play(fog, '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e2e4', ...shuffle, ...shuffle);
		expect(live.outcome).toBeUndefined();
	});

	it('comes after 100 plies without capture or pawn move, but a taken king counts first', () => {
		const quiet = play(fog, '4k3/8/8/8/8/8/8/R3K3 w - - 99 80', 'a1a2');
		expect(quiet.outcome).toEqual({winner: null, reason: 'fifty-moves'});
		const taken = play(fog, '4k3/8/8/8/8/8/8/4RK2 w - - 99 80', 'e1e8');
		expect(taken.outcome).toEqual({winner: 'white', reason: 'king-captured'});
	});

	it('is a draw when a side has no move at all', () => {
		// Black's king, knight, bishops and pawns all stand in each other's way.
		const walled = play(fog, '6K1/8/8/8/8/1p1p4/pppppppp/kbnbbbbb w - - 0 1', 'g8h8');
		expect(walled.outcome).toEqual({winner: null, reason: 'no-move'});
	});

	it('never comes for want of material', () => {
		expect(play(fog, '4k3/8/8/8/8/8/4q3/4K3 w - - 0 1', 'e1e2').outcome).toBeUndefined();
	});
});

describe('moves of fog of war', () => {
	it('castle out of, through and into attack', () => {
		const game = play(fog, '4k3/8/8/8/2b1r1b1/8/8/R3K2R w KQ - 0 1');
		expect(movesOf(game)).toEqual(expect.arrayContaining(['e1g1', 'e1c1']));
		expect(movesOf(play(fog, '4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1'))).not.toContain('e1c1');
	});

	it('may leave the king to be taken, and there is no stalemate', () => {
		const game = play(fog, '7k/8/5KQ1/8/8/8/8/8 b - - 0 1');
		expect(movesOf(game)).toEqual(['h8g7', 'h8h7', 'h8g8']);
		expect(game.outcome).toBeUndefined();
	});

	it('refuse what is no move of the seat, without a word', () => {
		const game = play(fog, undefined);
		const before = makeFogFen(game.view('white'));
		expect(game.tryText('e2e5')).toEqual({
			accepted: false,
			moved: false,
			heard: {white: [], black: []},
		});
		expect(game.tryText('e7e5')?.accepted).toBe(false);
		expect(makeFogFen(game.view('white'))).toBe(before);
		expect(game.tryText('hello')).toBeUndefined();
	});

	it('need the name of what a pawn becomes', () => {
		const game = play(fog, '8/4P3/8/8/8/k7/8/K7 w - - 0 1');
		expect(game.tryText('e7e8')?.accepted).toBe(false);
		expect(game.tryText('e7e8n')?.accepted).toBe(true);
	});
});

describe('what is seen', () => {
	it('shows no blocker to a pawn, and no empty diagonal', () => {
		expect(board(play(fog, '4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1'), 'white')).toBe(
			'????????/????????/????????/????????/????P???/????????/???3??/???1K1??',
		);
	});

	it('shows en passant to the side that can capture, on its move only', () => {
		const game = play(fog, '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', 'd7d5');
		expect(makeFogFen(game.view('white'))).toBe(
			'????????/????????/???2???/???pP???/????????/????????/???3??/???1K1?? w - d6',
		);
		expect(makeFogFen(game.view('black')).endsWith(' w - -')).toBe(true);
		game.tryText('e1e2');
		expect(makeFogFen(game.view('white'))).toContain('/????P???/');
	});

	it('shows the pusher nothing of a pawn that could capture en passant', () => {
		const withPawn = play(fog, '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e2e4');
		const without = play(fog, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4');
		expect(makeFogFen(withPawn.view('white'))).toBe(makeFogFen(without.view('white')));
	});

	it('tells nobody the other side’s castling rights', () => {
		const game = play(fog, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
		expect(makeFogFen(game.view('white')).split(' ')[2]).toBe('KQ');
		expect(makeFogFen(game.view('black')).split(' ')[2]).toBe('kq');
	});

	it('is more for pawns in Dark Chess: the square before them and both diagonals', () => {
		// BrainKing: after 1.e4 the pawn sees e5, d5 and f5; a blocker before it is seen.
		expect(board(play(dark, '4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1'), 'white')).toBe(
			'????????/????????/????????/???1p1??/????P???/????????/???3??/???1K1??',
		);
		expect(board(play(dark, undefined), 'white')).toContain('/8/8/PPPPPPPP/');
	});

	it('is the attacked squares in Darkness Chess, which has no double step', () => {
		const game = play(darkness, undefined);
		expect(movesOf(game)).toHaveLength(12);
		expect(board(game, 'white')).toBe(
			'????????/????????/????????/????????/????????/8/PPPPPPPP/RNBQKBNR',
		);
		// Seed 003: after 1 Nh3 d6 Black is told of the knight, which the bishop c8 sees.
		const seen = play(darkness, undefined, 'g1h3', 'd7d6');
		expect(board(seen, 'black').split('/')[5]).toBe('???????N');
		expect(Game.start(darkness, '4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1').ok).toBe(false);
	});
});
