import {describe, expect, it} from 'vitest';
import {squareName} from '../../../source/core/square.js';
import {moveList} from '../../../source/knowledge/move-list.js';
import type {Match} from '../../../source/match/match.js';
import type {MatchSettings} from '../../../source/match/settings.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {countedMen} from '../../../source/session/told/counted-men.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {publicWords} from '../../../source/session/told/umpire-messages.js';
import {beginGame} from '../../../source/ui/play/game-state.js';
import {toldBoard} from '../../../source/ui/board/told-board.js';
import {seatBoard, USUAL_LOOK} from '../../../source/ui/play/seat-board.js';
import {BOTS, HOTSEAT, play, playOn, type Step, TAKE} from '../../helpers/matches.js';
import {USUAL_COVERS} from '../../helpers/usual-covers.js';

const LIAR = play({...BOTS, variant: 'liar'}, ...USUAL_COVERS);
const liar = (...acts: readonly string[]): Match => playOn(LIAR, ...acts).match;
const declaration = (...acts: readonly string[]): Match =>
	play({...BOTS, variant: 'declaration'}, ...acts).match;

const told = (match: Match, seat: 'white' | 'black'): readonly string[] =>
	seatMessages(seatReport(match, seat))
		.filter(({isBefore}) => isBefore !== true)
		.map(({text}) => text);
/** What a seat counts as taken and lost. */
const tally = (match: Match, seat: 'white' | 'black'): readonly string[] =>
	countedMen(seatReport(match, seat)).slice(1);
const list = (match: Match, seat: 'white' | 'black', count: number): readonly string[] =>
	moveList(seatReport(match, seat).history)
		.slice(-count)
		.map(({number, text}) => `${number} ${text}`);

const NONE = ['You took: none.', 'You lost: none.'];

/** The squares of the move that a seat's board marks. */
const lastMoveOf = (match: Match, seat: 'white' | 'black'): readonly string[] =>
	(seatBoard(seatReport(match, seat), {}, USUAL_LOOK, true, []).lastMove ?? []).map(squareName);

describe('the cursor of who is to answer', () => {
	it('is on the man whose move is to be let pass or to be challenged', () => {
		const cursor = (match: Match) => squareName(beginGame(seatReport(match, 'black')).input.cursor);
		expect(cursor(liar('e2e4'))).toBe('e4');
		expect(cursor(liar('e2e7'))).toBe('e2');
	});

	it('is then where that move ended, or where its man was sent back to', () => {
		const cursor = (...acts: readonly string[]) =>
			squareName(beginGame(seatReport(liar(...acts), 'black')).input.cursor);
		expect(cursor('e2e4', 'pass')).toBe('e4');
		// Whose challenge in vain cost the turn is asked nothing; whose was right moves.
		expect(cursor('e2e7', 'challenge')).toBe('e2');
	});
});

describe('a special move of a pawn that takes straight on', () => {
	it('is told and listed as a capture', () => {
		const acts = 'name:e2 ready name:e7 ready e2e4 e7e5 special:e4e5'.split(' ');
		const {match} = play({...BOTS, variant: 'special-move'}, ...acts);
		expect(told(match, 'black')).toContain('White played e4xe5.');
		expect(list(match, 'black', 1)).toEqual(['2 e4xe5']);
		expect(told(match, 'white')).toContain('You made your special move: e4xe5.');
	});
});

describe('a capture under a cover', () => {
	it('is announced only, until the other side has answered', () => {
		const match = liar('e2e7');
		expect(told(match, 'white')).toEqual(['You announced e2xe7.']);
		expect(told(match, 'black')).toEqual(['White wants e2xe7 (sign P), as a rook or queen.']);
		expect(lastMoveOf(match, 'white')).toEqual(['e2', 'e7']);
		expect(lastMoveOf(match, 'black')).toEqual(['e2', 'e7']);
		expect(lastMoveOf(liar('e2e7', 'challenge'), 'white')).toEqual([]);
		expect(lastMoveOf(liar('e2e4'), 'black')).toEqual(['e2', 'e4']);
		expect(tally(match, 'white')).toEqual([
			'Black has 16 men left, 0 of them out of sight.',
			...NONE,
		]);
		expect(list(match, 'black', 1)).toEqual(['1 e2xe7']);
	});

	it('is made when it is let pass: the taker hears what it was, its owner that it is gone', () => {
		const match = liar('e2e7', 'pass');
		expect(told(match, 'white')).toEqual(['Black let the capture pass.', 'You took Black’s pawn.']);
		expect(tally(match, 'white')).toEqual([
			'Black has 15 men left, 0 of them out of sight.',
			'You took: 1 pawn.',
			'You lost: none.',
		]);
		expect(told(match, 'black')).toEqual([
			'You let the capture pass.',
			'Your pawn on e7 was taken.',
		]);
		expect(tally(match, 'black').slice(1)).toEqual(['You took: none.', 'You lost: 1 pawn.']);
	});

	it('has what came of it told as from before, until who answered acts again', () => {
		const start = 'd2d4 pass d7d5 pass d1d3 pass a7a6 pass d3h7'.split(' ');
		const all = (...acts: readonly string[]) =>
			seatMessages(seatReport(liar(...start, ...acts), 'black')).map(
				({text, isBefore = false}) => `${isBefore ? 'before: ' : ''}${text}`,
			);
		expect(all('challenge', 'a2a3')).toEqual([
			'before: You challenged in vain: White’s queen on h7 really could move so, and White moves again.',
			'before: Your pawn on h7 was taken.',
			'White played a2-a3.',
		]);
		expect(all('challenge', 'a2a3', 'pass').slice(0, 1)).toEqual(['You let the move pass.']);
		expect(all('pass').slice(0, 1)).toEqual(['You let the capture pass.']);
	});

	it('is none when it is challenged with right', () => {
		const match = liar('e2e7', 'challenge');
		expect(told(match, 'white')).toEqual([
			'Black challenged, and rightly: your pawn is back on e2, uncovered.',
		]);
		expect(told(match, 'black')).toEqual([
			'You challenged, and rightly: White’s pawn is back on e2, uncovered.',
		]);
		expect(tally(match, 'white').slice(1)).toEqual(NONE);
		expect(tally(match, 'black').slice(1)).toEqual(NONE);
	});

	it('is made when it is challenged in vain', () => {
		const match = liar(
			'd2d4',
			'pass',
			'd7d5',
			'pass',
			'd1d3',
			'pass',
			'a7a6',
			'pass',
			'd3h7',
			'challenge',
		);
		expect(told(match, 'black').slice(0, 2)).toEqual([
			'You challenged in vain: White’s queen on h7 really could move so, and White moves again.',
			'Your pawn on h7 was taken.',
		]);
		expect(told(match, 'white').slice(0, 2)).toEqual([
			'Black challenged in vain: your queen on h7 really could move so, and you move again.',
			'You took Black’s pawn.',
		]);
		// What the own challenge brought about is not told once more.
		const after = liar(...'d2d4 pass d7d5 pass d1d3 pass a7a6 pass d3h7 challenge a2a3'.split(' '));
		expect(told(after, 'black')).toEqual(['White played a2-a3.']);
	});
});

describe('an answer to a move under a cover', () => {
	it('is told with what came of it, and is no move', () => {
		const right = liar('a2b3', 'challenge');
		expect(told(right, 'white')).toEqual([
			'Black challenged, and rightly: your pawn is back on a2, uncovered.',
		]);
		expect(list(right, 'white', 2)).toEqual(['1 a2-b3', '1 challenge']);
		expect(list(right, 'black', 2)).toEqual(['1 a2-b3', '1 challenge']);
		const vain = liar('b1c3', 'challenge');
		expect(told(vain, 'white')).toEqual([
			'Black challenged in vain: your knight on c3 really could move so, and you move again.',
		]);
		const passed = liar('a2b3', 'pass', 'a7a6');
		expect(told(passed, 'white').slice(0, 2)).toEqual([
			'Black let the move pass.',
			'Black played a7-a6.',
		]);
		expect(list(passed, 'white', 3)).toEqual(['1 a2-b3', '1 pass', '1 a7-a6']);
		expect(list(passed, 'black', 3)).toEqual(['1 a2-b3', '1 pass', '1 a7-a6']);
	});
});

describe('the hand-off', () => {
	const aloud = (...acts: readonly string[]): readonly string[] => {
		const match = liar(...acts);
		return publicWords(seatReport(match, 'white'), seatReport(match, 'black'));
	};

	it('tells what became of a move, of which both know as much', () => {
		expect(aloud('b1c3', 'challenge')).toEqual([
			'Black challenged in vain: White’s knight on c3 really could move so, and White moves again.',
		]);
		expect(aloud('a2b3', 'challenge')).toEqual([
			'Black challenged, and rightly: White’s pawn is back on a2, uncovered.',
		]);
	});

	it('tells nothing of what a man became that is under its cover still', () => {
		const steps = ['b3', 'b4', 'b5', 'b6'].flatMap((to, index) => [
			`${['b2', 'b3', 'b4', 'b5'][index]}${to}`,
			'pass',
			`h${7 - index}h${6 - index}`,
			'pass',
		]);
		const promoted = ['b6c7', 'pass', 'a7a6', 'pass'];
		for (const role of ['q', 'r']) {
			expect(aloud(...steps, ...promoted, `c7b8${role}`, 'challenge')).toEqual([
				'Black challenged in vain: White’s concealed man on b8 really could move so, and White moves again.',
			]);
		}
	});
});

describe('who ends a set-up', () => {
	it('is ready, and has not moved', () => {
		const before = play({...BOTS, variant: 'liar'}, 'random', 'ready', 'random', 'ready').match;
		expect(told(before, 'white').slice(0, 2)).toEqual([
			'Black is ready.',
			'All is arranged. White moves first.',
		]);
		const moved = liar('e2e4');
		expect(told(moved, 'black')[0]).toBe('White played e2-e4.');
	});
});

describe('a sealed move', () => {
	it('that takes is credited to its owner when it is opened', () => {
		const match = declaration('e2e4', 'seal:e7e5', 'seal:d1h5', 'seal:b8c6', 'seal:h5e5');
		expect(tally(match, 'white')).toEqual([
			'Black has 15 men left, 0 of them out of sight.',
			'You took: 1 pawn.',
			'You lost: none.',
		]);
		expect(tally(match, 'black').slice(1)).toEqual(['You took: none.', 'You lost: 1 pawn.']);
		expect(told(match, 'black').slice(0, 4)).toEqual([
			'White sealed a move.',
			'Your sealed move was Nc6.',
			'White’s sealed move was Qxe5.',
			'Your pawn on e5 was taken.',
		]);
		expect(told(match, 'white')).toEqual([
			'Black’s sealed move was Nc6.',
			'Your sealed move was Qxe5.',
			'You took Black’s pawn.',
		]);
	});

	it('is told once, and marked on the board with the one that was opened before it', () => {
		const match = declaration('e2e4', 'seal:b8c6', 'seal:g1f3', 'look');
		for (const seat of ['white', 'black'] as const) {
			const report = seatReport(match, seat);
			const said = seatMessages(report)
				.map(({text}) => text)
				.join(' ');
			expect(said).not.toContain('You sealed');
			expect(said.split('Nf3')).toHaveLength(2);
			const marked = toldBoard(report, []).lastMove?.map((square) => squareName(square)) ?? [];
			expect(marked.slice(-2)).toEqual(['g1', 'f3']);
			expect(marked.slice(0, -2)).toEqual(seat === 'white' ? ['b8', 'c6'] : []);
		}
	});

	it('is marked for its owner as long as it lies there, and for nobody else', () => {
		const acts = ['e2e4', 'seal:e7e5', 'seal:g1f3', 'look'];
		const marks = (seat: 'white' | 'black') =>
			[2, 3].map((count) => lastMoveOf(declaration(...acts.slice(0, count)), seat).join(' '));
		expect(marks('black')).toEqual(['e7 e5', 'e7 e5']);
		expect(marks('white')).toEqual(['e2 e4', 'e7 e5 g1 f3']);
		const illegal = declaration('e2e4', 'seal:f7f6', 'seal:d1h5', 'seal:f6f5');
		expect(lastMoveOf(illegal, 'black')).not.toContain('f5');
	});

	it('has who names a man told why he does: by the rule of an illegal one, or of one looked at', () => {
		const fen = 'k7/2p5/8/7p/8/5N2/6K1/1R4B1 w - - 0 1';
		const acts = ['g2h1', 'seal:c7c6', 'seal:f3h4', 'seal:h5h4'];
		const {match} = play({...BOTS, variant: 'declaration', fen}, ...acts);
		expect(told(match, 'white').slice(-2)).toEqual([
			'Black’s sealed move h4 cannot be played.',
			'The other side can move neither that man without taking or checking nor its king without taking: choose the man that it must move.',
		]);
		const looked = play({...BOTS, variant: 'declaration', fen}, ...acts.slice(0, 3), 'look').match;
		expect(told(looked, 'white').at(-1)).toMatch(/^The other side has no capture, check or king/);
	});

	it('is told when it is laid down and looked at, and by whom', () => {
		const sealed = ['e2e4', 'seal:b8c6', 'seal:d2d4'];
		expect(told(declaration(...sealed.slice(0, 2)), 'white')[0]).toBe('Black sealed a move.');
		expect(told(declaration(...sealed, 'look', 'c6d4'), 'white').slice(0, 4)).toEqual([
			'Black looked at your sealed move.',
			'Your sealed move was d4.',
			'Black played Nxd4.',
			'Your pawn on d4 was taken.',
		]);
	});

	it('is written as the move it was as soon as it is opened, by both, and not before', () => {
		const sealed = declaration('e2e4', 'seal:e7e5');
		expect(list(sealed, 'white', 2)).toEqual(['1 e4', '1 …']);
		expect(list(sealed, 'black', 2)).toEqual(['1 e4', '1 seal:e7e5']);
		const match = declaration('e2e4', 'seal:e7e5', 'seal:g1f3', 'seal:b8c6', 'look');
		const moves = ['1 e4', '1 e5', '2 Nf3', '2 Nc6', '3 look'];
		expect(list(match, 'white', 5)).toEqual(moves);
		expect(list(match, 'black', 5)).toEqual(moves);
	});

	it('goes with words that both know of: that the next are open, and which man must reply', () => {
		const from = (fen: string, seats: MatchSettings, ...steps: readonly Step[]): Match =>
			play({...seats, variant: 'declaration', fen}, ...steps).match;
		const ending = '8/8/8/2R2p2/6k1/4K3/8/8 b - - 0 1';
		const open = from(
			ending,
			HOTSEAT,
			TAKE,
			'g4h3',
			{type: 'moveConfirmed'},
			TAKE,
			'seal:c5c2',
			'open',
		);
		expect(list(open, 'black', 1)).toEqual(['2 open']);
		expect(list(open, 'white', 1)).toEqual(['2 open']);
		const named = from(
			'6br/r1p1n1bp/qpB1n3/p1k1pP2/P5P1/1PPQ3P/5P2/BR1RKN2 w - - 5 43',
			BOTS,
			'a1b2',
			'seal:b6b5',
			'seal:d1d2',
			'seal:c5b6',
			'seal:b3b4',
			'seal:b6b7',
			'name:g7',
		);
		expect(list(named, 'white', 2)).toEqual(['3 Kb7?', '4 name:g7']);
		expect(list(named, 'black', 2)).toEqual(['3 Kb7?', '4 name:g7']);
	});

	it('is told to each side as the move that it was, on the screen of both too', () => {
		const match = declaration('e2e4', 'seal:f7f5', 'look');
		expect(told(match, 'black')).toContain('Your sealed move was f5.');
		expect(told(match, 'white')).toContain('Black’s sealed move was f5.');
		const reports = [seatReport(match, 'white'), seatReport(match, 'black')] as const;
		expect(publicWords(...reports)).toEqual(['Black’s sealed move was f5.']);
	});

	it('has its man fall where it stood then', () => {
		const match = declaration('e2e4', 'seal:d7d5', 'seal:d1g4', 'look', 'c8g4');
		expect(told(match, 'white').slice(2, 4)).toEqual([
			'Black played Bxg4.',
			'Your queen on g4 was taken.',
		]);
	});
});

describe('a special move', () => {
	it('is written as a move by both', () => {
		const {match} = play(
			{...BOTS, variant: 'special-move'},
			'name:d1',
			'ready',
			'name:d8',
			'ready',
			'special:d1e3',
		);
		expect(list(match, 'white', 1)).toEqual(['1 Qe3']);
		expect(list(match, 'black', 1)).toEqual(['1 Qe3']);
		expect(told(match, 'white')).toEqual(['You made your special move: Qe3.']);
		expect(told(match, 'black')).toEqual(['White reveals the queen on d1.', 'White played Qe3.']);
	});

	it('of a king is none that castles, unless it is the first of two', () => {
		const corner = {fen: '4k3/8/8/8/8/1p1K4/8/R7 w - - 0 1', acts: 'name:d3 ready name:e8 ready'};
		const castle = {fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1', acts: 'name:e1 ready name:e8 ready'};
		const toldTo = ({fen, acts}: typeof corner, act: string, variant = 'special-move') => {
			const {match} = play({...BOTS, variant, fen}, ...acts.split(' '), act);
			return [...told(match, 'white'), ...told(match, 'black'), ...list(match, 'black', 1)];
		};
		expect(toldTo(corner, 'special:d3b3')).toEqual([
			'You made your special move: Kxb3.',
			'You took Black’s pawn.',
			'White reveals the king on d3.',
			'White played Kxb3.',
			'Your pawn on b3 was taken.',
			'1 Kxb3',
		]);
		expect(toldTo(castle, 'special:e1g1')).toEqual([
			'You made your special move: Kg1.',
			'White reveals the king on e1.',
			'White played Kg1.',
			'1 Kg1',
		]);
		expect(toldTo(castle, 'special:e1g1', 'special-move+double').slice(-3)).toEqual([
			'White reveals the king on e1.',
			'White played O-O.',
			'1 O-O',
		]);
	});

	it('is that of a man who is called by his role', () => {
		const {match} = play({...BOTS, variant: 'special-move'}, 'name:d1');
		expect(told(match, 'white')).toContain('You chose your queen on d1.');
	});

	it('that is two moves running is told move by move, and that the second is due', () => {
		const acts = 'name:d1 ready name:d8 ready e2e4 e7e5 special:d1h5 h5f7'.split(' ');
		const after = (count: number): Match =>
			play({...BOTS, variant: 'special-move+double'}, ...acts.slice(0, count)).match;
		expect(told(after(7), 'white').at(-1)).toMatch(/make the second one/);
		expect(told(after(8), 'white')).toEqual(['You played Qxf7.', 'You took Black’s pawn.']);
		expect(told(after(8), 'black')).toEqual([
			'White reveals the queen on d1.',
			'White played Qh5.',
			'White played Qxf7.',
			'Your pawn on f7 was taken.',
			'Check.',
		]);
	});
});

describe('a move in full sight', () => {
	it('is told and marked as it was played, and in the fog it is not', () => {
		const open = declaration('e2e4');
		expect(told(open, 'black')[0]).toBe('White played e4.');
		expect(lastMoveOf(open, 'black')).toEqual(['e2', 'e4']);
		const fog = play(BOTS, 'e2e4', 'e7e5').match;
		expect(told(fog, 'white')).toContain('Black moved.');
		expect(lastMoveOf(fog, 'white')).toEqual(['e2', 'e4']);
		// Nor where the move was certainly seen but other squares are not.
		const fen = '4k2r/8/8/8/4Q3/8/8/K5R1 w k - 0 1';
		const seen = play({...BOTS, fen}, 'a1a2', 'e8g8').match;
		expect(list(seen, 'white', 1)).toEqual(['1 O-O']);
		expect(told(seen, 'white')).toContain('Black moved.');
		expect(lastMoveOf(seen, 'white')).toEqual(['a1', 'a2']);
	});
});

describe('men whose number is a secret', () => {
	it('are not counted: of what a side has bought the other one knows nothing', () => {
		const {match} = play({...BOTS, variant: 'quantum'}, 'random', 'ready', 'random', 'ready');
		expect(tally(match, 'white')[0]).toBe(
			'How many men Black has is not known; you see none of them.',
		);
	});
});
