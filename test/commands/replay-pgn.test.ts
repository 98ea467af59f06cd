import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import type {Match} from '../../source/match/match.js';
import type {Eyes} from '../../source/match/review.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import {actInLine, seatToAct} from '../../source/match/truth.js';
import {recordLines} from '../../source/match/replay-lines.js';
import {gamePgn} from '../../source/text/game-pgn.js';
import {makePgn} from '../../source/text/pgn.js';
import {HOTSEAT} from '../helpers/matches.js';

const DAY = '2026-11-22T10:00:00.000Z';

function playedFrom(settings: Partial<MatchSettings>, texts: readonly string[]): Match {
	let match = unwrap(startMatch({...HOTSEAT, ...settings}, 0));
	for (const text of texts) {
		const {acts} = actInLine(match, seatToAct(match), text) ?? match;
		match = {...match, acts};
	}

	return match;
}

const played = (variant: string, ...texts: readonly string[]): Match =>
	playedFrom({variant}, texts);

const pgnOf = (match: Match, eyes: Eyes): string =>
	gamePgn({...match, lines: recordLines(match, eyes), eyes, created: DAY});

const movetext = (match: Match, eyes: Eyes): string => pgnOf(match, eyes).split('\n\n')[1].trim();

describe('replay --pgn', () => {
	const match = played(
		'kriegspiel-eastern',
		'e2e4',
		'd7d5',
		'any?',
		'e4f5',
		'e4d5',
		'd8d5',
		'b1c3',
	);

	it('has what was tried before a move and what was announced behind it', () => {
		expect(movetext(match, 'truth')).toBe(
			'1. e4 d5 {any? try, exf5 no} 2. exd5 {xd5} 2... Qxd5 {xd5} 3. Nc3 *',
		);
	});

	it('has the signs of check and mate behind a move that gave it, where it is known', () => {
		const mate = played('luft', 'f2f3', 'e7e5', 'g2g4', 'd8h4');
		expect(movetext(mate, 'truth')).toMatch(/Qh4# 0-1$/u);
		expect(movetext(mate, 'black')).toMatch(/Qh4# 0-1$/u);
		const check = played('luft', 'e2e4', 'f7f5', 'd1h5', 'g7g6');
		for (const eyes of ['truth', 'white', 'black'] as const) {
			expect(movetext(check, eyes)).toBe('1. e4 f5 2. Qh5+ g6 *');
		}

		const setUp = ['name:g2', 'ready', 'name:d8', 'ready'];
		const special = played(
			'special-move',
			...setUp,
			'f2f3',
			'e7e5',
			'special:g2g4',
			'special:d8h4',
		);
		expect(special.acts).toHaveLength(8);
		for (const eyes of ['truth', 'white', 'black'] as const) {
			expect(movetext(special, eyes).replaceAll('\n', ' ')).toMatch(
				/\{Black: special:d8h4, as Qh4#\} 2\.\.\. Qh4# \{reveals d8\} 0-1$/u,
			);
		}

		const hidden = played('kriegspiel-icc', 'f2f3', 'e7e5', 'g2g4', 'd8h4');
		expect(movetext(hidden, 'white')).toMatch(/2\.\.\. \?\? .*0-1$/u);
	});

	it('leaves out for a seat what it is not told', () => {
		expect(movetext(match, 'white')).toBe(
			'1. e4 ?? {any? try, exf5 no} 2. exd5 {xd5} 2... ?? {xd5} 3. Nc3 *',
		);
		expect(movetext(match, 'black')).toBe(
			'1. ?? d5 {any? try, no} 2. ?? {xd5} 2... Qxd5 {xd5} 3. ?? *',
		);
	});

	it.each([
		[
			'a knight that is pinned',
			'4k3/8/8/8/8/5N2/8/rNK5',
			['b1d2', 'c1c2'],
			'{Nbd2 no} 1. Kc2 {0 tries} *',
		],
		...['Rp4pR', 'R1p2p1R', 'Rn3r1R', 'Rnp2nnR'].map(
			(rank) =>
				[
					`rooks that hidden men keep away, ${rank}`,
					`1k6/8/8/8/${rank}/8/8/4K3`,
					['a4d4', 'h4d4', 'e1d1'],
					'{Rad4 no, Rhd4 no} 1. Kd1 {0 tries} *',
				] as const,
		),
	] as const)(
		'tells tries of like men apart, and nothing else by it: %s',
		(_name, board, texts, written) => {
			const fen = `${board} w - - 0 1`;
			const match = playedFrom({variant: 'kriegspiel-icc', fen}, texts);
			expect(movetext(match, 'white')).toBe(written);
			expect(movetext(match, 'truth')).toBe(written);
		},
	);

	it('begins with tags, and tells how a game ended', () => {
		const over = played('kriegspiel-icc', 'f2f3', 'e7e5', 'g2g4', 'd8h4');
		const pgn = pgnOf(over, 'truth');
		// The seven of the standard first, in their order.
		expect(pgn).toMatch(
			/^\[Event .*\n\[Site .*\n\[Date "2026\.11\.22"\]\n\[Round .*\n\[White .*\n\[Black .*\n\[Result "0-1"\]\n/u,
		);
		expect(pgn).toContain('[Variant "Kriegspiel, ICC"]\n[Viewer "truth"]\n\n1. f3');
		expect(pgn).toMatch(/2\.\.\. Qh4# \{\+short\} 0-1\n$/);
		expect(pgn).not.toContain('TimeControl');
		const clock = {kind: 'timed', base: 300_000, increment: 3000} as const;
		expect(pgnOf(playedFrom({clock}, ['e2e4']), 'white')).toContain('[TimeControl "300+3"]\n');
	});
});

describe('makePgn', () => {
	it('keeps rows within 79 characters and quotes what a tag holds', () => {
		const plies = Array.from({length: 80}, (_, index) => ({
			number: Math.floor(index / 2) + 1,
			by: index % 2 === 0 ? ('white' as const) : ('black' as const),
			text: 'Nf3',
		}));
		const rows = makePgn({White: 'a "b" \\c'}, plies, '*').split('\n');
		expect(rows[0]).toBe(String.raw`[White "a \"b\" \\c"]`);
		expect(Math.max(...rows.map(({length}) => length))).toBeLessThanOrEqual(79);
		expect(rows.join(' ').match(/Nf3/g)).toHaveLength(80);
	});
});

describe('replay --pgn of a game with acts that are no moves', () => {
	it('writes them in comments and counts no number for them', () => {
		const set = ['random', 'ready', 'N@a1', '-@a1', 'random', 'ready'];
		const match = played('reverse-schrodinger', ...set, 'e2e4', 'd7d5', 'e4d5', 'reveal:c1');
		const own = String.raw`\{White: (?:[RNBQ]@[a-h]8[ }]){7} \{White: ready\} `;
		const play = String.raw`1\. e4 d5 2\. exd5 \{White: reveal:c1\} \{c1 \w+\} \*$`;
		const text = (eyes: Eyes) => movetext(match, eyes).replaceAll('\n', ' ');
		expect(text('white')).toMatch(new RegExp(`^${own}\\{Black: \\?\\?\\} ${play}`, 'u'));
		// Black noticed nothing of White’s set-up; that it was made is written all the same.
		const others = String.raw`\{Black: (?:[RNBQ]@[a-h]1[ }]){7} \{Black: ready\} `;
		expect(text('black')).toMatch(new RegExp(String.raw`^\{White: \?\?\} ${others}1\. e4`, 'u'));
		expect(text('truth')).toMatch(new RegExp(`^${own}${others}${play}`, 'u'));
	});

	it('numbers each move of a turn that has several', () => {
		const match = played('kriegspiel-scotch', 'e2e4', 'd7d5', 'c7c6', 'd2d4');
		expect(
			movetext(match, 'black')
				.replaceAll(/\s\{[^}]*\}/g, '')
				.replaceAll('\n', ' '),
		).toBe('1. ?? 1... d5 1... c6 2. ?? *');
	});

	it('says nothing twice, and whose men are counted', () => {
		const sealed = played('declaration', 'e2e4', 'seal:e7e5', 'seal:d1h5', 'seal:b8c6');
		expect(movetext(sealed, 'truth').replaceAll('\n', ' ')).toBe(
			'1. e4 {Black: seal:e7e5, as e5} 1... e5 {White: seal:d1h5, as Qh5} 2. Qh5 {Black: seal:b8c6} *',
		);
		expect(movetext(played('ghostrider', 'e2e4', 'reveal:b8', 'b8c6'), 'white')).toMatch(
			/^1\. e4 \{Black: reveal:b8\} 1\.\.\. \?\? \{N\?\}/u,
		);
		const special = ['name:d1', 'ready', 'name:d8', 'ready', 'special:d1e3'];
		expect(movetext(played('special-move', ...special), 'black').replaceAll('\n', ' ')).toContain(
			'1. Qe3 {reveals d1} *',
		);
		const counted = played('kriegspiel-schemingmind', 'e2e4', 'd7d5', 'e4d5');
		expect(movetext(counted, 'truth').replaceAll('\n', ' ')).toContain(
			'2. exd5 {xd5, Black 15 men, lost pawn, White 16 men} *',
		);
	});

	it('says where a move went only if the move is not known', () => {
		const match = played('nommenspiel', 'e2e4', 'd7d5');
		expect(movetext(match, 'truth')).toBe('1. e4 d5 *');
		expect(movetext(match, 'white')).toBe('1. e4 ?? {d5} *');
	});

	it('begins with what was given up', () => {
		expect(movetext(played('one-eye', 'cede:c8', 'e2e4'), 'white')).toBe(
			'{Black: cede:c8} {gives up c8} 1. e4 *',
		);
	});

	it('writes what a side was told of moves that were sent together, and what it lost', () => {
		const batch = (moves: string) => `batch:${moves.replaceAll(' ', ',')}`;
		const sent = (third: string) =>
			['e2e4 g1f3 f1b5', 'e7e5 d7d5 b8c6', third, 'd8d5 a7a6 h7h6', 'b2b3 c2c3 b5c6'].map(batch);
		const textOf = (third: string, eyes: Eyes) =>
			movetext(played('tripod', ...sent(third)), eyes).replaceAll('\n', ' ');
		expect(textOf('f3e5 e4d5 a2a3', 'black')).toBe(
			'1. ?? {moved PNB} {1... e5 d5 Nc6} 2. ?? {Black’s ✓✓✓, moved NPP, xd5 xe5, near b5 d5, lost Pd5, lost Pe5} {2... Qxd5 a6 h6} 3. ?? {Black’s ✓✓✓, moved PPB, xc6 xd5, +, near c6, lost Nc6} *',
		);
		expect(textOf('f3e5 e4d5 a2a3', 'white')).toContain(
			'2... ?? {White’s ✓✓✓, moved QPP, xd5 xe5, near d5, lost Pd5}',
		);
		expect(textOf('f3e5 e4d5 a2a3', 'truth')).toContain(
			'{1. e4 Nf3 Bb5} {moved PNB} {1... e5 d5 Nc6} {White’s ✓✓✓, moved PPN, near d5 e5} {2. Nxe5 exd5 a3} {Black’s ✓✓✓, ',
		);
		// Which pawn it was nobody told it.
		expect(textOf('f3e5 e4d5 h2h3', 'black')).toBe(textOf('f3e5 e4d5 a2a3', 'black'));
	});

	it('names a man that was uncovered', () => {
		const begun = 'random ready random ready d2d4 pass e7e5 pass d4e5 challenge'.split(' ');
		const match = playedFrom({variant: 'liar', seed: 1}, begun);
		for (const eyes of ['white', 'black'] as const) {
			expect(movetext(match, eyes).replaceAll('\n', ' ')).toContain(
				'{Black: challenge, challenged in vain: a king, as d4xe5} 2. d4xe5',
			);
		}
	});
});
