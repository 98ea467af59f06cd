import {describe, expect, it} from 'vitest';
import {type Color, COLORS, opposite} from '../../source/core/color.js';
import {makeAct} from '../../source/core/act.js';
import {createRandom, pick} from '../../source/core/random.js';
import {unwrap} from '../../source/core/result.js';
import {makeUci, parseUci} from '../../source/core/uci.js';
import {moveAt, moveList, moveNumbers, tryText} from '../../source/knowledge/move-list.js';
import {Game} from '../helpers/game.js';
import {findVariant} from '../../source/rules/registry.js';
import {Table} from '../../source/rules/table.js';
import {historyOf} from '../helpers/histories.js';
import {USUAL_COVERS} from '../helpers/usual-covers.js';
import {BOTS, play} from '../helpers/matches.js';
import {replayLines} from '../../source/match/replay-lines.js';
import {seatReport} from '../../source/match/seat-report.js';
import {umpireMessages} from '../../source/session/told/umpire-messages.js';

const texts = (seat: Color, moves: readonly string[], fen?: string, variant?: string): string[] =>
	moveList(historyOf(seat, moves, fen, variant)).map(({text}) => text);

/** How the last of some moves looks to the side that did not make it. */
function seen(moves: readonly string[], fen: string, mover: Color, variant?: string): string {
	return texts(opposite(mover), moves, fen, variant).at(-1) ?? '';
}

describe('moveList', () => {
	it('has the own moves, and dots for the other side', () => {
		const moves = ['e2e4', 'c7c5', 'g1f3', 'd7d6', 'f1b5'];
		expect(texts('white', moves)).toEqual(['e4', '…', 'Nf3', '…', 'Bb5']);
		// Black's king looks at b5 when the pawn has gone from d7.
		expect(texts('black', moves)).toEqual(['…', 'c5', '…', 'd6', '…']);
	});

	it('numbers the moves, also when Black begins', () => {
		const fen = '4k3/8/8/8/8/8/8/4K3 b - - 0 1';
		const entries = moveList(historyOf('black', ['e8e7', 'e1e2', 'e7e6'], fen));
		expect(entries.map(({ply, number, by}) => [ply, number, by])).toEqual([
			[1, 1, 'black'],
			[2, 2, 'white'],
			[3, 2, 'black'],
		]);
	});

	it('has any one entry alone, for which no earlier move is read', () => {
		const moves = ['e2e4', 'c7c5', 'g1f3', 'd7d6', 'f1b5'];
		const history = historyOf('white', moves);
		const unread = history.plies.map((ply, index) => (index < 3 ? {...ply, view: null!} : ply));
		expect(moveAt({...history, plies: unread}, 4)).toEqual({
			text: 'Bb5',
			move: parseUci('f1b5'),
		});
	});

	it('tells a move apart from what men can do that pass over a king of theirs, or go as any man', () => {
		const rooks = '4k3/8/8/8/8/8/8/R3K2R w - - 0 1';
		expect(texts('white', ['h1c1'], rooks, 'luft')).toEqual(['Rhc1']);
		expect(texts('white', ['a1c1'], rooks, 'luft')).toEqual(['Rac1']);
		const moves = ['f1e3', 'pass', 'a7a6', 'pass', 'c1d3'];
		expect(texts('white', [...USUAL_COVERS, ...moves], undefined, 'liar').at(-1)).toBe('c1-d3');
	});

	it('has the castling of a king that is not seen, since it is told that he moved', () => {
		const start = 'r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1';
		expect(texts('white', ['e8g8'], start, 'luft')).toEqual(['O-O']);
		expect(texts('white', ['e8c8'], start, 'luft')).toEqual(['O-O-O']);
		expect(texts('white', ['h8f8'], start, 'luft')).toEqual(['Rhf8']);
		expect(texts('white', ['e8f8'], start, 'luft')).toEqual(['…']);
	});

	it('has captures in passing where they were told, and where a man was told to go', () => {
		const moves = ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6'];
		expect(texts('black', moves, undefined, 'kriegspiel-eastern')).toEqual([
			'…',
			'a6',
			'…',
			'd5',
			'…xd6 e.p.',
		]);
		expect(texts('black', moves, undefined, 'nommenspiel')).toEqual([
			'…e4',
			'a6',
			'…e5',
			'd5',
			'…xd6 e.p.',
		]);
		expect(texts('white', moves, undefined, 'nommenspiel')[1]).toBe('…a6');
	});

	it.each(['special-move', 'semi-kriegspiel', 'reverse-schrodinger', 'quantum', 'welbeck'])(
		'numbers no act of a set-up: %s',
		(id) => {
			const random = createRandom(1);
			let table = unwrap(Table.start(unwrap(findVariant(id)), {seed: 1}));
			while (table.state.phase !== 'play') {
				const seat = table.toAct[0];
				const texts = table.tries(seat).map(makeAct);
				const text =
					['ready', 'random'].find((word) => texts.includes(word)) ?? pick(random, texts);
				table = table.actText(seat, text)?.table ?? table;
			}

			const isWhite = table.toAct[0] === 'white';
			table = table.actText(table.toAct[0], isWhite ? 'g1f3' : 'g8f6')?.table ?? table;
			for (const seat of COLORS) {
				const entries = moveList(table.history(seat));
				expect(entries.length).toBeGreaterThan(0);
				expect(new Set(entries.map(({number}) => number))).toEqual(new Set([1]));
			}
		},
	);

	it('has the move that was offered back where it stands, with its number', () => {
		const settings = {...BOTS, variant: 'kriegspiel-take-back'};
		const {match} = play(settings, 'd2d4', 'e7e5', 'c1f4', 'stand', 'a7a6', 'f4e3');
		const listed = (seat: Color): string[] =>
			moveList(seatReport(match, seat).history).map(({number, text}) => `${number} ${text}`);
		expect(listed('white')).toEqual(['1 d4', '1 …', '2 Bf4', '2 …', '3 Be3']);
		expect(listed('black')).toEqual(['1 …', '1 e5', '2 …', '2 a6', '3 …']);
		const stood = play(settings, 'd2d4', 'e7e5', 'c1f4', 'stand').match;
		expect(umpireMessages(seatReport(stood, 'white').history)[0].text).toBe('You played Bf4.');
		// In truth too it is the move that the word has made.
		expect(
			replayLines(match, 'truth')
				.map(({number, text}) => `${number} ${text}`)
				.slice(3),
		).toEqual(['2 Bf4', '2 a6', '3 Be3']);
		expect(replayLines(match, 'white')[3]).toMatchObject({move: 'c1f4', isMove: true});
	});

	it('gives a word the number that its side’s next move would have, as the header does', () => {
		const settings = {...BOTS, variant: 'declaration'};
		const {match} = play(settings, 'e2e4', 'seal:f7f5', 'look', 'e4f5');
		for (const seat of COLORS) {
			const listed = moveList(seatReport(match, seat).history);
			expect(listed.map(({number, by, text}) => `${number} ${by} ${text}`).slice(2)).toEqual([
				'2 white look',
				'2 white exf5',
			]);
		}

		const plies = [
			{by: 'white'},
			{by: 'black', isNumbered: false},
			{by: 'black'},
			{by: 'white', isNumbered: false},
			{by: 'white'},
		] as const;
		expect(moveNumbers(plies)).toEqual([1, 1, 1, 2, 2]);
	});

	it('tells where an own man was taken', () => {
		const moves = ['e2e4', 'd7d5', 'e4d5', 'd8d5'];
		expect(texts('white', moves)).toEqual(['e4', '…', 'exd5', '…xd5']);
		expect(texts('black', moves)).toEqual(['…', 'd5', '…xd5', 'Qxd5']);
	});

	it('has no check, and tells men apart as the mover can', () => {
		const fen = '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1';
		expect(texts('white', ['b1d2'], fen)).toEqual(['Nbd2']);
		// A knight that could not go there for a pin counts as in fog it is free to go.
		const pinned = '4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1';
		expect(texts('white', ['a1c2'], pinned)).toEqual(['Nac2']);
		expect(texts('white', ['e1e2'], '4r1k1/8/8/8/8/8/8/4K3 w - - 0 1')).toEqual(['Ke2']);
	});

	it('names a move of which both ends were seen', () => {
		const fen = 'r3k3/8/8/8/8/8/8/QR2K3 b - - 0 1';
		const [entry] = moveList(historyOf('white', ['a8a5'], fen));
		expect(entry.text).toBe('…');
		const open = moveList(historyOf('white', ['a8a7'], 'r3k3/8/8/8/8/8/8/QR4KB b - - 0 1'));
		expect(open[0].text).toBe('Ra7');
		expect(makeUci(open[0].move!)).toBe('a8a7');
		expect(moveList(historyOf('white', ['a8a7'], 'r3k3/8/8/8/8/8/8/1R4KB b - - 0 1'))[0]).toEqual({
			ply: 1,
			number: 1,
			by: 'black',
			text: '…',
		});
	});

	it.each<[string, string, string[], string]>([
		// The bishop and the rook see d4 and f3.
		['a quiet move', '6k1/8/8/8/3n4/8/1B6/5RK1 b - - 0 1', ['d4f3'], 'Nf3'],
		['a capture', '6k1/8/8/8/3n4/5P2/1B6/5RK1 b - - 0 1', ['d4f3'], 'Nxf3'],
		['a capture from out of sight', '6k1/8/8/8/3n4/5P2/8/5RK1 b - - 0 1', ['d4f3'], '…xf3'],
		['a capture by somebody', '6k1/8/8/8/3n4/5P2/8/6KN b - - 0 1', ['d4f3'], '…xf3'],
		['a promotion', '6k1/8/8/8/3R4/8/3p4/5RK1 b - - 0 1', ['d2d1n'], 'd1=N'],
		[
			'a promotion that is seen only afterwards',
			'6k1/8/8/8/8/8/3p4/5RK1 b - - 0 1',
			['d2d1n'],
			'…',
		],
		// The knight sees d4, the bishop e3.
		['en passant', '4k3/8/8/8/3p4/5N2/4P3/2B1K3 w - - 0 1', ['e2e4', 'd4e3'], 'dxe3'],
		['en passant out of sight', '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', ['e2e4', 'd4e3'], '…xe4'],
		['a man that leaves', '6k1/8/8/8/3n4/8/1B6/6K1 b - - 0 1', ['d4f3'], '…'],
		['a man that arrives', '6k1/8/8/8/3n4/8/8/5RK1 b - - 0 1', ['d4f3'], '…'],
	])('sees %s of Black as it can', (_name, fen, moves, text) => {
		expect(seen(moves, fen, 'black')).toBe(text);
	});

	it.each<[string, string, string, string]>([
		['king and rook are seen to leave', 'r3k3/8/8/8/4Q3/8/8/R5K1 b q - 0 1', 'e8c8', 'O-O-O'],
		['the king is seen to leave and to arrive', '4k2r/8/8/8/4Q3/8/8/K5R1 b k - 0 1', 'e8g8', 'O-O'],
		['only the king is seen to leave', '4k2r/8/8/8/4Q3/8/8/K7 b k - 0 1', 'e8g8', '…'],
		[
			'the rook goes where it could castle to, the king being hidden',
			'4k2r/8/8/8/8/8/8/K4R1R b k - 0 1',
			'h8f8',
			'…',
		],
		['the rook castles and the king is hidden', '4k2r/8/8/8/8/8/8/K4R1R b k - 0 1', 'e8g8', '…'],
		[
			'the rook goes there and the king is seen to stay',
			'4k2r/8/8/8/4Q3/8/8/K4R1R b k - 0 1',
			'h8f8',
			'Rf8',
		],
	])('when %s', (_name, fen, move, text) => {
		expect(seen([move], fen, 'black')).toBe(text);
	});
});

const isPawnMove = (name: string): boolean => /^[a-h]/.test(name);

describe('tryText', () => {
	it('tells a try apart from what men of its kind could do by their own board', () => {
		const {cells} = historyOf('white', [], '4k3/8/8/8/8/8/8/RN2KN1R w - - 0 1').start;
		const texts = ['b1d2', 'f1d2', 'b1a3', 'h1g1', 'any?'];
		expect(texts.map((text) => tryText(cells, text, 'kriegspiel-icc'))).toEqual([
			'Nbd2',
			'Nfd2',
			'Na3',
			'Rg1',
			'any?',
		]);
	});

	it('never has two possible tries read alike, and hidden men change nothing but what is taken', () => {
		const random = createRandom('tries');
		const game = unwrap(Game.start(unwrap(findVariant('kriegspiel-icc'))));
		let taken = 0;
		for (let step = 0; step < 60 && game.outcome === undefined; step++) {
			const texts = game.moves().map((move) => makeUci(move));
			const {cells} = game.view(game.turn);
			const truth = game.position.toSetup().cells;
			const names = texts.map((text) => tryText(cells, text, game.variant.id));
			const inTruth = texts.map((text) => tryText(truth, text, game.variant.id));
			taken += inTruth.filter((name, index) => name !== names[index]).length;
			expect(new Set(names).size).toBe(names.length);
			expect(inTruth.map((name) => (isPawnMove(name) ? name : name.replace('x', '')))).toEqual(
				names,
			);
			game.tryText(pick(random, texts));
		}

		expect(taken).toBeGreaterThan(10);
	});
});
