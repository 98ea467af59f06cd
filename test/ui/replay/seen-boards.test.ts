import {describe, expect, it} from 'vitest';
import type {Color} from '../../../source/core/color.js';
import {manLetter} from '../../../source/core/man.js';
import {squareName} from '../../../source/core/square.js';
import {unwrap} from '../../../source/core/result.js';
import {type Eyes, type Review, reviewTruth} from '../../../source/match/review.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {transition} from '../../../source/match/transition.js';
import {seatToAct} from '../../../source/match/truth.js';
import {findVariant} from '../../../source/rules/registry.js';
import type {SeatId} from '../../../source/rules/seat.js';
import {ghostsOf} from '../../../source/session/told/ghosts-of.js';
import {toldBoard} from '../../../source/ui/board/told-board.js';
import type {BoardModel} from '../../../source/ui/board/model.js';
import {eyesBoard} from '../../../source/ui/replay/frame-source.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {findTwins} from '../../helpers/twin-games.js';
import {BOTS, play} from '../../helpers/matches.js';

/** Plays acts, each of whoever is to act or of the seat that is named ("black>ready"). */
function playAll(variant: string, texts: readonly string[]) {
	let {match} = play({...BOTS, variant});
	for (const text of texts) {
		const [move, seat] = text.split('>').reverse();
		match = transition(match, {
			type: 'moveChosen',
			seat: (seat as SeatId | undefined) ?? seatToAct(match),
			move,
			at: 0,
		}).match;
	}

	return match;
}

/** Returns the men that a board remembers, as letter and square. */
const remembered = ({ghosts = []}: BoardModel): readonly string[] =>
	ghosts.map(({man, square}) => manLetter(man) + squareName(square));

const boardsOf = (review: Review, eyes: Color): readonly BoardModel[] =>
	review.steps.map((_, frame) => eyesBoard(review, frame, eyes, 'white'));

describe('a board with the eyes of a side', () => {
	it('has what it was told, as in play: the king, and the men that its scouts saw', () => {
		const set = 'standard ready standard ready'.split(' ');
		const acts = [...set, 'b1c3', 'a7a6', 'c3d5', 'a6a5'];
		const review = reviewTruth(playAll('mafeking', acts));
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
		const review = reviewTruth(playAll('fog', acts));
		for (const [frame] of review.steps.entries()) {
			const report = seatReport(playAll('fog', acts.slice(0, frame)), 'white');
			const {start} = review;
			expect(eyesBoard(review, frame, 'white', 'white')).toEqual({
				...toldBoard(report, ghostsOf(report, start), start),
				orientation: 'white',
			});
		}
	});

	it('has its own written man alone; the truth has both, as long as they are secret', () => {
		const set = ['name:d1', 'ready', 'name:a7', 'ready'];
		const review = reviewTruth(playAll('special-move', [...set, 'special:d1e3']));
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

	it.each([
		'fog',
		'kriegspiel-eastern',
		'welbeck',
		'ghostrider',
		'nommenspiel',
		'tripod',
		'special-move',
	])('is the same in two games that it cannot tell apart: %s', (id) => {
		const pairs = findTwins(unwrap(findVariant(id)), sampleSize(2, 6), 12, `boards ${id}`);
		for (const {seat, first, second} of pairs) {
			const [one, other] = [first, second].map((line) => {
				const review = reviewTruth(playAll(id, line));
				// Of what the other side does in a set-up nothing is noticed, not even how often it is done.
				const noticed = review.steps.map((step, frame) => [
					step.noticed[seat],
					eyesBoard(review, frame, seat, seat),
				]);
				return JSON.stringify(Object.fromEntries(noticed));
			});
			expect(one).toBe(other);
		}
	});
});
