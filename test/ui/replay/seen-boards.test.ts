import {USUAL_COVERS} from '../../helpers/usual-covers.js';
import {describe, expect, it} from 'vitest';
import type {Color} from '../../../source/core/color.js';
import {manLetter} from '../../../source/core/man.js';
import {squareName} from '../../../source/core/square.js';
import {type Eyes, type Review, reviewTruth} from '../../../source/match/review.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {VARIANTS} from '../../../source/rules/registry.js';
import {ghostsOf} from '../../../source/session/told/ghosts-of.js';
import {textsOf} from '../../../source/session/told/message.js';
import {reviewedMoves} from '../../../source/session/told/reviewed-moves.js';
import {newsOfStep} from '../../../source/session/told/told-log.js';
import {toldBoard} from '../../../source/ui/board/told-board.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import {eyesBoard} from '../../../source/ui/replay/frame-source.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {findTwins} from '../../helpers/twin-games.js';
import {playTexts} from '../../helpers/matches.js';

/** Returns the men that a board remembers, as letter and square. */
const remembered = ({ghosts = []}: BoardModel): readonly string[] =>
	ghosts.map(({man, square}) => manLetter(man) + squareName(square));

const boardsOf = (review: Review, eyes: Color): readonly BoardModel[] =>
	review.steps.map((_, frame) => eyesBoard(review, frame, eyes, 'white'));

describe('a board with the eyes of a side', () => {
	it('has what it was told, as in play: the king, and the men that its scouts saw', () => {
		const set = 'standard ready standard ready'.split(' ');
		const acts = [...set, 'b1c3', 'a7a6', 'c3d5', 'a6a5'];
		const review = reviewTruth(playTexts('mafeking', acts));
		const boards = boardsOf(review, 'white');
		expect(remembered(boards[set.length])).toEqual(['ke8']);
		const last = boards.at(-1)!;
		expect(remembered(last)).toContain('ke8');
		expect(remembered(last)).toContain('pe7');
		expect(last.known?.length).toBeGreaterThan(0);
		// Nothing of it is in the truth, and nothing comes before it was told.
		expect(eyesBoard(review, acts.length, 'truth', 'white').ghosts).toBeUndefined();
		expect(remembered(boards[0])).toEqual([]);
	});

	it('is the one that it had in play, after every ply', () => {
		const acts = ['e2e4', 'd7d5', 'd1h5', 'g8f6', 'h5d5', 'f6d5', 'e4d5', 'd8d5', 'b1c3', 'd5d2'];
		const review = reviewTruth(playTexts('fog', acts));
		for (const [frame] of review.steps.entries()) {
			const report = seatReport(playTexts('fog', acts.slice(0, frame)), 'white');
			const {start} = review;
			expect(eyesBoard(review, frame, 'white', 'white')).toEqual({
				...toldBoard(report, ghostsOf(report, start), start),
				orientation: 'white',
			});
		}
	});

	it('marks in truth the moves of those sent together that were played', () => {
		const acts = ['batch:g2g4,b2a3,c2c3', 'batch:e7e5,d7d5,a7a6'];
		const review = reviewTruth(playTexts('tripod', acts));
		const marked = (eyes: Eyes) =>
			(eyesBoard(review, 1, eyes, 'white').lastMove ?? []).map(squareName);
		expect(marked('truth')).toEqual(['g2', 'g4', 'c2', 'c3']);
		expect(marked('black')).toEqual([]);
		// Whose they are has them marked at once, by its own men, and still once it was told.
		expect(marked('white')).toEqual(marked('truth'));
		const {lastMove = []} = eyesBoard(review, 2, 'white', 'white');
		expect(lastMove.map(squareName)).toEqual(marked('truth'));
	});

	it('has its own written man alone; the truth has both, as long as they are secret', () => {
		const set = ['name:d1', 'ready', 'name:a7', 'ready'];
		const review = reviewTruth(playTexts('special-move', [...set, 'special:d1e3']));
		const written = (frame: number, eyes: Eyes) =>
			(eyesBoard(review, frame, eyes, 'white').manMarks ?? [])
				.filter(({kind}) => kind === 'written')
				.map((one) => squareName(one.square));
		expect(written(set.length, 'white')).toEqual(['d1']);
		expect(written(set.length, 'black')).toEqual(['a7']);
		expect(written(set.length, 'truth')).toEqual(['d1', 'a7']);
		expect(written(5, 'white')).toEqual([]);
		expect(written(5, 'black')).toEqual(['a7']);
		expect(written(5, 'truth')).toEqual(['a7']);
	});

	it.each(VARIANTS.map((variant) => [variant.id, variant] as const))(
		'is with all that is told beside it the same in two games that it cannot tell apart: %s',
		(id, variant) => {
			for (const {seat, first, second} of findTwins(
				variant,
				sampleSize(1, 6),
				12,
				`boards ${id}`,
			)) {
				const [one, other] = [first, second].map((line) => {
					const review = reviewTruth(playTexts(id, line));
					// Of what the other side does in a set-up nothing is noticed, not even how often it is done.
					const noticed = review.steps.map((step, frame) => [
						step.noticed[seat],
						eyesBoard(review, frame, seat, seat),
					]);
					const told = review.steps.map((_, frame) => textsOf(newsOfStep(review, frame, seat)));
					const listed = reviewedMoves(review, seat).map((move) => ({...move, ply: 0}));
					return JSON.stringify([Object.fromEntries(noticed), told.flat(), listed]);
				});
				expect(one).toBe(other);
			}
		},
	);
});

describe('what a side was told, with its eyes', () => {
	const toldOf = (variant: string, acts: readonly string[]) => {
		const review = reviewTruth(playTexts(variant, acts));
		return (ply: number, eyes: Eyes): readonly string[] => textsOf(newsOfStep(review, ply, eyes));
	};

	it('is its own report, once; the truth has both', () => {
		const sent = ['g2g4,b2a3,c2b3', 'e7e5,d7d5,a7a6'].map((moves) => `batch:${moves}`);
		const told = toldOf('tripod', sent);
		expect(told(0, 'black').join(' ')).not.toContain('White’s');
		expect(told(2, 'white').filter((text) => text.includes('moves: '))).toEqual([
			'Your moves: g4 yes, bxa3 no, cxb3 no.',
		]);
		expect(told(2, 'black').join(' ')).not.toContain('White’s');
		expect(told(2, 'truth')).toContain('White’s moves: g4 yes, bxa3 no, cxb3 no.');
	});

	it('has in truth what the man was whose claim was let pass, and whether it was true', () => {
		const told = toldOf('liar', [...USUAL_COVERS, 'e2e7', 'pass', 'b8c6', 'pass']);
		const [lie, right] = [USUAL_COVERS.length + 2, USUAL_COVERS.length + 4];
		expect(told(lie, 'truth').slice(0, 2)).toEqual([
			'Black let the capture pass.',
			'It was White’s pawn, which cannot move so.',
		]);
		expect(told(right, 'truth')).toContain('It was Black’s knight, which can move so.');
		expect(told(lie, 'black').join(' ')).not.toContain('It was');
	});

	it('has what was said at the start there, and not again', () => {
		const told = toldOf('kriegspiel-icc', ['e2e4']);
		expect(told(0, 'black')).toEqual(['White has no pawn tries.']);
		expect(told(1, 'black')).toEqual(['Black has no pawn tries.']);
	});

	it('names no try of the other side’s, in Kriegspiel', () => {
		const told = toldOf('kriegspiel-eastern', ['e2e4', 'd7d5', 'e4f5', 'g1f3']);
		expect(told(3, 'white')).toEqual(['You tried exf5: no.']);
		// That it was moved stands over it.
		expect(told(3, 'black')).toEqual(['White was refused 1 try.']);
		expect(told(3, 'truth')).toContain('White tried exf5: no.');
	});
});
