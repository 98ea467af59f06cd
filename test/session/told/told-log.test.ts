import {describe, expect, it} from 'vitest';
import {EYES, reviewTruth} from '../../../source/match/review.js';
import type {SeatReport} from '../../../source/match/seat-report.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {SeatNews} from '../../../source/plain/seat-news.js';
import {textsOf} from '../../../source/session/told/message.js';
import {seatMessages} from '../../../source/session/told/seat-messages.js';
import {newsOfStep, toldLog} from '../../../source/session/told/told-log.js';
import {AGAINST_BOT, BOTS, play, type Step} from '../../helpers/matches.js';

const spy = (...acts: readonly string[]): SeatReport =>
	seatReport(play({...BOTS, variant: 'kriegspiel-spy'}, ...acts).match, 'white');

it('has no number before the first move, and says whose man is given up', () => {
	const {match} = play({...BOTS, variant: 'one-eye'}, 'cede:c8', 'e2e4');
	expect(textsOf(toldLog(seatReport(match, 'white')))).toEqual([
		'Black gives up the bishop on c8. All is arranged. White moves first.',
		'1. You played e4.',
	]);
});

describe('what came with the own last move', () => {
	const own = ['You played Nd5.', 'No enemy man beside your knight.'];

	it('is told again when the other side has moved, which a bot does at once', () => {
		const taken = spy('b1c3', 'a7a6', 'c3d5', 'c7c6', 'd5f6', 'g7f6');
		expect(textsOf(seatMessages(taken))).toEqual([
			'You played Nf6.',
			'Beside your knight: three pawns.',
			'Check by a knight.',
			'Black has moved.',
			'Capture on f6.',
			'Your knight on f6 was taken.',
		]);
		expect(textsOf(seatMessages(spy('b1c3', 'a7a6', 'c3d5')))).toEqual(own);
		// A move that told nothing is not worth a row.
		expect(textsOf(seatMessages(spy('e2e4', 'a7a6')))).toEqual(['Black has moved.']);
	});

	it('is what it brought into sight in the fog, but for who was seen to leave', () => {
		const fog = (...acts: readonly string[]): readonly string[] =>
			textsOf(seatMessages(seatReport(play(BOTS, ...acts).match, 'white')));
		const acts = ['e2e4', 'b8c6', 'd1h5'];
		expect(fog(...acts)).toContain('New: f7 pawn, h7 pawn.');
		expect(fog(...acts, 'a8b8')).toEqual(['New by Qh5: f7 pawn, h7 pawn.', 'Black moved.']);
		expect(fog(...acts, 'f7f6')[0]).toBe('New by Qh5: h7 pawn.');
		// A loss comes before all.
		const lost = fog('e2e4', 'g7g6', 'd1h5', 'g6h5');
		expect(lost[0]).toMatch(/h5/);
		expect(lost[0]).not.toMatch(/^New/);
		expect(lost).toContain('New by Qh5: g6 pawn, h7 pawn.');
		// Who is hidden again was seen all the same.
		expect(fog('e2e4', 'f7f5', 'd1h5', 'g7g6')).toEqual([
			'New by Qh5: h7 pawn, e8 king.',
			'Black moved.',
			'New: g6 pawn.',
			'Lost sight: f7 e8 (king).',
		]);
	});

	it('is said once in lines to who has read it, and to who comes back to the game', () => {
		const before = spy('b1c3', 'a7a6', 'c3d5');
		const after = spy('b1c3', 'a7a6', 'c3d5', 'c7c6');
		const news = new SeatNews();
		expect(news.fresh(before, seatMessages(before))).toEqual(own);
		expect(news.fresh(after, seatMessages(after))).toEqual(['Black has moved.']);
		expect(new SeatNews().fresh(after, seatMessages(after))).toEqual([...own, 'Black has moved.']);
	});
});

describe('a takeback in a review', () => {
	const BACK: Step = {type: 'takebackAsked', side: 'white'};
	const you = {kind: 'person', name: 'You'} as const;
	const settings = {...AGAINST_BOT, seats: {...AGAINST_BOT.seats, white: you}};
	const told = (at: number, ...steps: readonly Step[]) => {
		const review = reviewTruth(play(settings, ...steps, BACK, 'd2d4', 'd7d5').match);
		return EYES.map((eyes) =>
			textsOf(newsOfStep(review, at, eyes)).find((text) => /took/.test(text)),
		);
	};

	it('is told as the reader’s own to who took it back alone, and by his side to all others', () => {
		expect(told(2, 'e2e4', 'e7e5', 'g1f3', 'b8c6')).toEqual([
			'You took back your last move and the answer to it.',
			'White took back a move and the answer to it.',
			'White took back a move and the answer to it.',
		]);
	});

	it('is told where it was made, also where more was taken back later', () => {
		const first = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', BACK, BACK, BACK] as const;
		const steps = [...first, 'c2c4', 'c7c5', 'b1c3', 'b8c6'] as const;
		const tellsAt = [0, 1, 2, 3, 4].filter((at) => told(at, ...steps)[2] !== undefined);
		expect(tellsAt).toEqual([0, 2]);
	});

	it('is told at the start where the first move was taken back', () => {
		expect(told(0, 'e2e4', 'e7e5')).toEqual([
			'You took back your last move and the answer to it.',
			'White took back a move and the answer to it.',
			'White took back a move and the answer to it.',
		]);
	});
});

describe('the log of a seat', () => {
	it('keeps the capitals of an answer of several sentences', () => {
		const acts = ['e2e4', 'e7e5', 'f1a6'];
		const {match} = play({...BOTS, variant: 'kriegspiel-take-back'}, ...acts);
		expect(textsOf(toldLog(seatReport(match, 'white'))).at(-1)).toBe(
			'You tried Ba6: a pawn could take a man after it. The move may be taken back.',
		);
	});

	it('has all that it was told, the latest last, each once', () => {
		expect(textsOf(toldLog(spy('b1c3', 'a7a6', 'c3d5', 'c7c6')))).toEqual([
			'1. You played Nc3. No enemy man beside your knight.',
			'1… Black has moved.',
			'2. You played Nd5. No enemy man beside your knight.',
			'2… Black has moved.',
		]);
	});

	it('has in one line what was put down one by one in a set-up, which has no number', () => {
		const acts = 'K@e1 ready K@e8 ready P@a7 P@b7 Q@d8 P@c7 -@b7 R@a8 random ready';
		const {match} = play({...BOTS, variant: 'quantum'}, ...acts.split(' '));
		expect(textsOf(toldLog(seatReport(match, 'black'))).slice(0, 5)).toEqual([
			'You put a king on e8.',
			'The kings stand on e1 and e8.',
			'You put a queen on d8, a rook on a8 and pawns on a7 and c7.',
			'The men were put down at random.',
			'You are ready.',
		]);
	});

	it('has what came to its last ply after it was read', () => {
		const report = spy('b1c3', 'a7a6');
		expect(toldLog(report)).toHaveLength(2);
		const declined: SeatReport = {...report, notices: [{kind: 'draw-declined', ply: 2}]};
		expect(textsOf(toldLog(declined)).join('\n')).toMatch(/draw/);
		const over: SeatReport = {...report, outcome: {winner: 'white', reason: 'resignation'}};
		expect(textsOf(toldLog(over)).join('\n')).toMatch(/resign/);
		expect(textsOf(toldLog(report)).join('\n')).not.toMatch(/draw|resign/);
	});

	it('says of what is asked and due now nothing in the plies before', () => {
		const {match} = play({...BOTS, variant: 'declaration'}, 'e2e4', 'seal:b8c6', 'seal:d2d4');
		const report = seatReport(match, 'black');
		const asked: SeatReport = {
			...report,
			request: {by: 'white', kind: 'draw'},
			notices: [{kind: 'draw-declined', ply: 1}],
		};
		const log = textsOf(toldLog(asked)).join('\n');
		expect(log).not.toMatch(/lies sealed|declines it/);
		expect(textsOf(seatMessages(asked)).join('\n')).toMatch(/lies sealed.*declines it/s);
		expect(log.match(/draw/g)).toHaveLength(1);
	});
});
