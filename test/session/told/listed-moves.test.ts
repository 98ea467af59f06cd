import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {COLORS} from '../../../source/core/color.js';
import {createRandom} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import type {Match} from '../../../source/match/match.js';
import {replayLines} from '../../../source/match/replay-lines.js';
import {reviewTruth} from '../../../source/match/review.js';
import {startMatch} from '../../../source/match/start-match.js';
import {transition} from '../../../source/match/transition.js';
import {seatToAct} from '../../../source/match/truth.js';
import {findVariant} from '../../../source/rules/registry.js';
import {listedMoves, shownMoves, toldMoveBy} from '../../../source/session/told/listed-moves.js';
import {reviewedMoves, reviewStops} from '../../../source/session/told/reviewed-moves.js';
import {gatherTurns} from '../../../source/session/told/played-moves.js';
import {BOTS, HOTSEAT, play as playOf} from '../../helpers/matches.js';
import {USUAL_COVERS} from '../../helpers/usual-covers.js';
import {playTwins} from '../../helpers/twin-games.js';

/** Does what a text says for whoever is to act, and hands the keyboard over when that ends a turn. */
function act(match: Match, text: string): Match {
	const taken =
		match.phase.name === 'handoff' ? transition(match, {type: 'handedOver', at: 0}).match : match;
	const side = seatToAct(taken);
	const next = transition(taken, {type: 'moveChosen', seat: side, move: text, at: 0}).match;
	return next.phase.name === 'confirm'
		? transition(next, {type: 'moveConfirmed', at: 0}).match
		: next;
}

const play = (variant: string, line: readonly string[], fen?: string): Match =>
	line.reduce(
		act,
		unwrap(startMatch({...HOTSEAT, variant, seed: 5, ...(fen === undefined ? {} : {fen})}, 0)),
	);

const textsOf = (match: Match, eyes: 'white' | 'black' | 'truth') =>
	listedMoves(reviewTruth(match), eyes).map(({number, by, text}) => ({number, by, text}));

describe('the steps of a review', () => {
	it('have each part of a side’s set-up in one, which the other side only knows to have been made', () => {
		const acts = 'K@e1 ready K@e8 ready P@a7 P@b7 ready Q@d1 R@a1 N@b1 P@a2 ready';
		const review = reviewTruth(playOf({...BOTS, variant: 'quantum'}, ...acts.split(' ')).match);
		expect(review.moves.map(({act}) => act)).toEqual(acts.split(' '));
		expect(reviewStops(review)).toEqual([0, 2, 4, 7, 12]);
		const texts = (eyes: 'white' | 'black' | 'truth') =>
			reviewedMoves(review, eyes).map(({ply, text}) => `${ply} ${text}`);
		expect(texts('truth')).toEqual([
			'2 set-up (Ke1)',
			'4 set-up (Ke8)',
			'7 set-up (Pa7 Pb7)',
			'12 set-up (4 men)',
		]);
		expect(texts('white')).toEqual(['2 set-up (Ke1)', '4 set-up', '7 set-up', '12 set-up (4 men)']);
		expect(texts('black')).toEqual([
			'2 set-up',
			'4 set-up (Ke8)',
			'7 set-up (Pa7 Pb7)',
			'12 set-up',
		]);
		expect(texts('white').join()).not.toMatch(/Ke8|Pa7|Pb7/);
		expect(texts('black').join()).not.toMatch(/Ke1|4 men/);
	});

	it('have what was tried in vain, for who tried it and in truth', () => {
		const review = reviewTruth(
			play('kriegspiel-icc', 'e2e4 d7d5 f1b5 e8d7 pawn-tries? d8d7 b1c3'.split(' ')),
		);
		const tried = (eyes: 'white' | 'black' | 'truth') =>
			reviewedMoves(review, eyes).map(({text, tried: before}) => [before?.join(), text].join(' '));
		expect(tried('truth')).toContain('Kd7 no Qd7');
		expect(tried('black')).toContain('Kd7 no Qd7');
		expect(tried('white').join()).not.toMatch(/Kd7|no/);
	});
});

describe('the list of moves of a review', () => {
	it.each([
		['fog', 'e2e4 f7f6 d1h5 a7a6 h5e8'],
		['kriegspiel-icc', 'e2e4 d7d5 pawn-tries? e4d5 d8d5 b1c3 d5a5'],
		['declaration', 'e2e4 seal:f7f5 seal:d1h5'],
		['tripod', 'batch:e2e4,g1f3,f1c4 batch:e7e5,b8c6,d7d5 batch:e4d5,f3e5,a2a3'],
	])('has with the eyes of a side what its PGN has: %s', (variant, line) => {
		const match = play(variant, line.split(' '));
		for (const side of COLORS) {
			const written = replayLines(match, side).slice(1);
			expect(textsOf(match, side).map(({text}) => text.replace('+', ''))).toEqual(
				written.map(({text}) => text),
			);
		}
	});

	it('has in one form in truth and with each side’s eyes what answers a move, and what is no move', () => {
		const liar = play('liar', [
			...USUAL_COVERS,
			...'e2e4 pass b8c6 challenge g8f6 pass a1b3 challenge'.split(' '),
		]);
		const played = (eyes: 'white' | 'black' | 'truth') =>
			gatherTurns(listedMoves(reviewTruth(liar), eyes))
				.filter(({parts}) => parts.some(({isMove}) => isMove))
				.map(({number, text}) => `${number} ${text}`);
		expect(played('truth')).toEqual([
			'1 e2-e4',
			'1 b8-c6 (challenged in vain) g8-f6',
			'2 a1-b3 (challenged rightly)',
		]);
		expect(played('white')[1]).toBe('1 b8-c6 (challenged in vain) g8-f6');
		expect(shownMoves(reviewTruth(liar)).map(({number, text}) => `${number} ${text}`)).toEqual([
			'1 e2-e4',
			'1 ',
			'1 b8-c6',
			'1 (challenged in vain)',
			'1 g8-f6',
			'1 ',
			'2 a1-b3',
			'2 (challenged rightly)',
		]);
		const ghosts = play('ghostrider', ['e2e4', 'reveal:b8', 'b8c6']);
		expect(gatherTurns(listedMoves(reviewTruth(ghosts))).map(({text}) => text)).toEqual([
			'e4',
			'reveals b8 Nc6',
		]);
		// Knights that neither side sees share a square.
		const shared = play('ghostrider', ['g1f3', 'e7e5', 'f3e5', 'b8c6', 'a2a3', 'c6e5', 'e5c6']);
		expect(listedMoves(reviewTruth(shared)).map(({text}) => text)).toEqual([
			'Nf3',
			'e5',
			'Nxe5',
			'Nc6',
			'a3',
			'Ne5',
			'Nc6',
		]);
	});

	it('has what the other side chose in a turn as a part of it, and numbers that rise', () => {
		const line = 'b1c3 seal:e7e5 look name:a1 a1b1 seal:d7d5 look c3d5'.split(' ');
		const match = play('declaration', line);
		for (const eyes of ['truth', 'white', 'black'] as const) {
			expect(
				gatherTurns(listedMoves(reviewTruth(match), eyes)).map(
					({number, text}) => `${number} ${text}`,
				),
			).toEqual(['1 Nc3', '1 e5', '2 looks (Black names a1) Rb1', '2 d5', '3 looks Nxd5']);
		}

		expect(replayLines(match, 'truth').map(({number}) => number)).toEqual([
			1, 1, 1, 2, 2, 2, 2, 3, 3,
		]);
	});

	it.each([
		['kriegspiel-eastern', 'f2f3 e7e5 g2g4 d8h4', undefined, ['f3', 'e5', 'g4', 'Qh4#']],
		['kriegspiel-eastern', 'e2e4 f7f5 d1h5', undefined, ['e4', 'f5', 'Qh5+']],
		// Nobody tells of it where both see it.
		['special-move', 'name:d1 ready name:d8 ready e2e4 f7f5 d1h5', undefined, ['e4', 'f5', 'Qh5+']],
		['declaration', 'e2e4 seal:f7f5 seal:d1h5', undefined, ['e4', 'f5', 'Qh5+']],
		['fog', 'e2e4 f7f5 d1h5', undefined, ['e4', 'f5', 'Qh5']],
	] as const)('has check and mate where there are any: %s, %s', (variant, line, fen, list) => {
		expect(
			shownMoves(reviewTruth(play(variant, line.split(' '), fen))).map(({text}) => text),
		).toEqual(list);
	});

	it('tells a move that was sealed at its step as it was known then, and in the list as it was opened', () => {
		const review = reviewTruth(play('declaration', 'e2e4 seal:f7f5 seal:d1h5'.split(' ')));
		const told = (eyes: 'white' | 'black' | 'truth') => {
			const moves = listedMoves(review, eyes);
			return moves.map((move) => toldMoveBy(moves, move));
		};
		expect(listedMoves(review, 'white').map(({text}) => text)).toEqual(['e4', 'f5', 'Qh5+']);
		expect(told('white')).toEqual(['1. e4, White', '1… seals a move, Black', '2. Qh5+, White']);
		for (const eyes of ['black', 'truth'] as const) {
			expect(told(eyes)).toEqual(['1. e4, White', '1… seal f5, Black', '2. Qh5+, White']);
		}
	});

	it('has checks in a side’s own list that it was told, of a move that it does not know, too', () => {
		const match = play('kriegspiel-eastern', 'e2e4 f7f5 d1h5'.split(' '));
		const texts = (eyes: 'white' | 'black') => textsOf(match, eyes).map(({text}) => text);
		expect(texts('white')).toEqual(['e4', '…', 'Qh5+']);
		expect(texts('black')).toEqual(['…', 'f5', '…+']);
	});

	it('has in truth all, and with the eyes of a side no move that it did not see', () => {
		const match = play('fog', ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8']);
		const texts = (eyes: 'white' | 'black' | 'truth') => textsOf(match, eyes).map(({text}) => text);
		expect(texts('truth')).toEqual(['e4', 'f6', 'Qh5', 'a6', 'Qxe8']);
		expect(texts('white')).toEqual(['e4', '…', 'Qh5', '…', 'Qxe8']);
		expect(texts('black')).toEqual(['…', 'f6', '…', 'a6', '…xe8']);
	});

	it.each([
		['fog', 12, 14, undefined],
		['dark', 6, 14, undefined],
		['kriegspiel-icc', 4, 12, '4k3/2pp4/8/8/8/8/4PPP1/4K3 w - - 0 1'],
	] as const)(
		'is the same in two games that a side cannot tell apart: %s',
		(id, numRuns, length, fen) => {
			let differed = 0;
			fc.assert(
				fc.property(
					fc.constantFrom('white', 'black'),
					fc.integer({min: 0, max: 1_000_000}),
					(seat, seed) => {
						const twins = playTwins(unwrap(findVariant(id)), seat, length, createRandom(seed), fen);
						if (twins === undefined) {
							return;
						}

						const [one, other] = [twins.first, twins.second].map((line) => {
							const review = reviewTruth(play(id, line, fen));
							return [listedMoves(review, seat), listedMoves(review)].map((list) =>
								JSON.stringify(list),
							);
						});
						expect(one[0]).toBe(other[0]);
						differed += one[1] === other[1] ? 0 : 1;
					},
				),
				{numRuns, seed: 4},
			);
			expect(differed).toBeGreaterThan(0);
		},
	);
});
