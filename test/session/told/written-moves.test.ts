import {describe, expect, it} from 'vitest';
import {squareName} from '../../../source/core/square.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {readEntry} from '../../../source/session/entry/read-entry.js';
import {planned} from '../../../source/session/entry/plan-steps.js';
import {reviewTruth} from '../../../source/match/review.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {listedMoves} from '../../../source/session/told/listed-moves.js';
import {playedMoves} from '../../../source/session/told/played-moves.js';
import {umpireWords} from '../../../source/session/told/umpire-words.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {moveStatus} from '../../../source/ui/play/GameHeader.js';
import {seatBoard, USUAL_LOOK} from '../../../source/ui/play/seat-board.js';
import {BOTS, HOTSEAT, play, TAKE} from '../../helpers/matches.js';

const reportOf = (variant: string, seat: 'white' | 'black', acts: string, fen?: string) =>
	seatReport(
		play({...BOTS, variant, ...(fen === undefined ? {} : {fen})}, ...acts.split(' ')).match,
		seat,
	);
type Report = ReturnType<typeof reportOf>;
const told = (report: Report): string[] => seatMessages(report).map(({text}) => text);
const listed = (report: Report): string[] =>
	playedMoves(report.history).map(({number, text}) => `${number} ${text}`);

describe('moves that are sent together', () => {
	it('are told as they were planned, and with each what came of it', () => {
		const batch = 'batch:g2g4,b2a3,c2b3';
		expect(told(reportOf('tripod', 'white', batch))).toContain('You sent g4, bxa3 and cxb3.');
		const after = reportOf('tripod', 'white', `${batch} batch:e7e5,d7d5,a7a6`);
		expect(told(after)).toContain('Your moves: g4 yes, bxa3 no, cxb3 no.');
		// Until it is told what came of them they stand as they were planned.
		expect(listed(reportOf('tripod', 'white', batch))).toEqual(['1 g4 bxa3 cxb3']);
		expect(listed(after)[0]).toBe('1 g4 (bxa3 no) (cxb3 no)');
	});

	it('are told to who goes through the game with whose they are', () => {
		const acts = ['g2g4,b2a3,c2b3', 'e7e5,d7d5,a7a6'].map((moves) => `batch:${moves}`);
		const review = reviewTruth(play({...BOTS, variant: 'tripod'}, ...acts).match);
		expect(review.moves.map(({san}) => san)).toEqual(['g4 bxa3 cxb3', 'e5 d5 a6']);
		expect(umpireWords(review, 0)).toEqual(['Enemies near White’s pawns and knights: none.']);
		expect(umpireWords(review, 2)).toEqual([
			'White’s moves: g4 yes, bxa3 no, cxb3 no.',
			'Enemies near White’s pawns and knights: none.',
			'Black moved: pawn, pawn and pawn.',
		]);
	});

	it('are told in truth with what they took', () => {
		const acts = ['e2e4,g1f3,f1b5', 'e7e5,d7d5,b8c6', 'f3e5,e4d5,a2a3', 'c6e5,a7a6,h7h6'];
		const sent = acts.map((moves) => `batch:${moves}`);
		const review = reviewTruth(play({...BOTS, variant: 'tripod'}, ...sent).match);
		const tookAt = (ply: number) => umpireWords(review, ply).filter((text) => /took/u.test(text));
		expect(tookAt(2)).toEqual([]);
		expect(tookAt(3)).toEqual(['White took a pawn on d5 and a pawn on e5.']);
		expect(tookAt(4)).toEqual(['Black took a knight on e5.']);
		// A last one of which nothing is reported any more.
		const mate = ['e2e4,f1b5,g1f3', 'a7a6,b7b6,d7d6', 'b5e8,h2h3,g2g3'];
		const over = mate.map((moves) => `batch:${moves}`);
		expect(umpireWords(reviewTruth(play({...BOTS, variant: 'tripod'}, ...over).match), 3)).toEqual(
			[],
		);
	});

	it('are listed in truth too with those that could not be played', () => {
		const acts = ['g2g4,b2a3,c2b3', 'e7e5,d7d5,a7a6'].map((moves) => `batch:${moves}`);
		const review = reviewTruth(play({...BOTS, variant: 'tripod'}, ...acts).match);
		expect(listedMoves(review).map(({text}) => text)).toEqual([
			'g4 (bxa3 no) (cxb3 no)',
			'e5 d5 a6',
		]);
	});

	it('are listed in truth as the captures that they were to be, like in the own list', () => {
		// White was told of somebody on d4: a knight, which no pawn takes.
		const sent = [
			'e2e3,a2a3,h2h3',
			'b8c6,a7a6,h7h6',
			'a3a4,h3h4,g2g3',
			'c6d4,a6a5,h6h5',
			'e3d4,b2b3,f2f3',
			'b7b6,c7c6,g7g6',
		];
		const batches = sent.map((moves) => `batch:${moves}`);
		const review = reviewTruth(play({...BOTS, variant: 'tripod'}, ...batches).match);
		for (const eyes of ['truth', 'white'] as const) {
			expect(listedMoves(review, eyes)[4].text).toBe('(exd4 no) b3 f3');
		}
	});

	it('are listed without those that were sent behind the capture of the king, and as what they took', () => {
		const acts = ['e2e4,f1b5,g1f3', 'a7a6,b7b6,d7d6', 'b5e8,h2h3,g2g3'];
		const review = reviewTruth(
			play({...BOTS, variant: 'tripod'}, ...acts.map((moves) => `batch:${moves}`)).match,
		);
		expect(review.outcome?.reason).toBe('king-captured');
		for (const eyes of ['truth', 'white'] as const) {
			expect(listedMoves(review, eyes).at(-1)?.text).toBe('Bxe8');
		}

		// The record has all that was sent.
		expect(review.moves.at(-1)?.san).toBe('Bxe8 h3 g3');
	});

	it('show every man that was taken in one turn', () => {
		const acts = ['e2e4,g1f3,f1c4', 'e7e5,b8c6,d7d5', 'e4d5,f3e5,a2a3'];
		const report = reportOf('tripod', 'black', acts.map((moves) => `batch:${moves}`).join(' '));
		expect(listed(report).at(-1)).toBe('2 …xd5 xe5');
		// What was taken is told once.
		expect(told(report)).toEqual([
			'Your pawn on d5 was taken.',
			'Your pawn on e5 was taken.',
			'Your moves: e5 yes, Nc6 yes, d5 yes.',
			'Enemies near pawns and knights: d5.',
			'White moved: pawn, knight and pawn.',
		]);
		const taker = reportOf(
			'tripod',
			'white',
			[...acts, 'd8d5,h7h6,g7g6'].map((moves) => `batch:${moves}`).join(' '),
		);
		expect(told(taker).filter((text) => /taken|Captures/u.test(text))).toEqual([
			'Your pawn on d5 was taken.',
			'Captures by either side: e5.',
		]);
	});

	it('are reported with an attacked king first of all, as a danger', () => {
		const acts = ['e2e4,g1f3,f1c4', 'e7e5,b8c6,a7a6', 'c4f7,f3e5,d2d3'];
		const report = reportOf('tripod', 'black', acts.map((moves) => `batch:${moves}`).join(' '));
		const [first, second] = seatMessages(report);
		expect(first).toEqual({text: 'Your king is attacked.', tone: 'bad'});
		expect(second.text).toBe('Your pawn on e5 was taken.');
		expect(told(report).filter((text) => text.includes('king'))).toHaveLength(1);
	});

	it('cost no sight where nothing is seen but the own men', () => {
		const report = reportOf(
			'tripod',
			'black',
			'batch:e2e4,a2a3,h2h3 batch:d7d5,a7a6,h7h6 batch:e4d5,b2b3,c2c3',
		);
		expect(told(report)).toContain('Your pawn on d5 was taken.');
		expect(told(report).join(' ')).not.toContain('Lost sight');
	});
});

describe('moves that are written down', () => {
	it('are written like others, in the list too', () => {
		expect(listed(reportOf('declaration', 'black', 'e2e4 seal:d7d5'))).toEqual([
			'1 e4',
			'1 seal d5',
		]);
		// The pawn on d5 was to be taken by a man that is in White's way by then.
		const fen = '4k3/8/8/1b6/8/8/3PR3/4K3 b - - 0 1';
		const report = reportOf('declaration', 'black', 'e8d8 seal:e2e7 seal:b5e2', fen);
		expect(told(report).join(' ')).not.toMatch(/[a-h][1-8][a-h][1-8]/u);
	});
});

describe('the choice of the man that must move', () => {
	it('is told in one sentence', () => {
		const report = reportOf('declaration', 'white', 'a2a3 seal:a7a6 look name:b1');
		expect(told(report).filter((text) => text.includes(' chose '))).toEqual([
			'Black chose your knight on b1, with which you must reply.',
		]);
	});

	it('belongs to the move that it is about', () => {
		for (const seat of ['white', 'black'] as const) {
			const report = reportOf('declaration', seat, 'a2a3 seal:a7a6 look');
			expect(moveStatus(report, true)).toBe('move 2 · Black names a man');
		}
	});
});

describe('a special move', () => {
	const arranged = 'name:d1 ready name:d8 ready';

	it('is called so in the list, and its squares are marked for who sees it', () => {
		const report = reportOf('special-move', 'black', `${arranged} special:d1e3`);
		expect(listed(report)).toEqual(['1 special Qe3']);
		const {lastMove = []} = seatBoard(report, {}, USUAL_LOOK, true, []);
		expect(lastMove.map(squareName)).toEqual(['d1', 'e3']);
		expect(listed(reportOf('special-move', 'white', `${arranged} special:d1e3`))).toEqual([
			'1 special Qe3',
		]);
	});

	it('need not be chosen a man for before one is ready', () => {
		const known = knowledgeOf(reportOf('special-move', 'white', 'name:d1'));
		const entry = readEntry('ready', planned(known, {kind: 'word', word: 'name'}));
		expect(entry).toEqual({type: 'act', act: {kind: 'say', word: 'ready'}});
	});
});

describe('a man that is not known', () => {
	it('is told and listed with the square that it came from, by which it is judged', () => {
		const report = reportOf('liar', 'black', 'random ready random ready d2d4');
		expect(told(report)[0]).toBe('White played d2-d4.');
		expect(listed(report)).toEqual(['1 d2-d4']);
	});
});

describe('a try that was taken back', () => {
	it('is written like a move when it is tried again', () => {
		const fen = 'rnbqkbnr/pppp1ppp/8/4p3/8/2N2N2/PPPPPPPP/R1BQKB1R w KQkq - 0 1';
		const known = knowledgeOf(reportOf('kriegspiel-take-back', 'white', 'f3d4 take-back', fen));
		expect(readEntry('f3d4', known)).toEqual({
			type: 'say',
			sentence: 'You took Nd4 back in this turn, and may not try it again.',
		});
	});
});

describe('the status of a game between two persons', () => {
	const statusAfter = (variant: string, seat: 'white' | 'black', ...acts: string[]) => {
		const steps = acts.flatMap((act) =>
			act === '/' ? [{type: 'moveConfirmed'} as const, TAKE] : [act],
		);
		const {match} = play({...HOTSEAT, variant}, TAKE, ...steps);
		return moveStatus(seatReport(match, seat), true);
	};

	it('says of who is ready that, and of what else is no move whose turn it is', () => {
		expect(statusAfter('welbeck', 'white', 'standard', 'ready')).toBe('White is ready');
		expect(statusAfter('welbeck', 'black', 'standard', 'ready', '/', 'standard', 'ready')).toBe(
			'move 1 · Black is ready',
		);
		expect(statusAfter('one-eye', 'black', 'cede:c8')).toBe('move 1 · White to move');
		expect(statusAfter('fog', 'white', 'e2e4')).toBe('move 1 · White moved');
	});

	it('says what is done where no move is due that is made openly', () => {
		const fen = '6br/r1p1n1bp/qpB1n3/p1k1pP2/P5P1/1PPQ3P/5P2/BR1RKN2 w - - 5 43';
		const acts = ['a1b2', 'seal:b6b5', 'seal:d1d2', 'seal:c5b6', 'seal:b3b4', 'seal:b6b7'];
		const status = (count: number, isShort = false) => {
			const {match} = play({...BOTS, variant: 'declaration', fen}, ...acts.slice(0, count));
			return moveStatus(seatReport(match, 'black'), true, isShort);
		};

		expect(status(0)).toMatch(/White to move$/);
		expect(status(1)).toMatch(/Black seals$/);
		expect(status(2)).toMatch(/White seals$/);
		expect(status(6)).toMatch(/White names a man$/);
		expect(status(6, true)).toMatch(/White names$/);
	});

	it('says that an adviser is to answer', () => {
		const seats = {...HOTSEAT.seats, 'white-adviser': {kind: 'person', name: 'Cy'}} as const;
		const settings = {...HOTSEAT, variant: 'kriegspiel-partnership', seats};
		const {match} = play(settings, TAKE, 'instructions?', TAKE);
		expect(moveStatus(seatReport(match, 'white-adviser'), true)).toBe(
			'move 1 · White’s adviser to answer',
		);
	});
});
