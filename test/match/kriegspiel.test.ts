import {describe, expect, it} from 'vitest';
import {unwrap} from '../../source/core/result.js';
import {type Color, COLORS} from '../../source/core/color.js';
import {moveList} from '../../source/knowledge/move-list.js';
import {takenMen} from '../../source/knowledge/taken.js';
import {movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {restoreMatch} from '../../source/match/restore.js';
import {reviewTruth} from '../../source/match/review.js';
import {seatReport} from '../../source/match/seat-report.js';
import {startMatch} from '../../source/match/start-match.js';
import {transition} from '../../source/match/transition.js';
import {seatToAct} from '../../source/match/truth.js';
import {KRIEGSPIEL_BOOKS} from '../../source/rules/variants/kriegspiel.js';
import {makeSave, NO_MARKS, parseSave} from '../../source/storage/save.js';
import {seatMessages} from '../../source/session/told/seat-messages.js';
import {publicWords} from '../../source/session/told/umpire-messages.js';
import {umpireWords} from '../../source/session/told/umpire-words.js';
import {HOTSEAT} from '../helpers/matches.js';
import {findTwins} from '../helpers/twin-games.js';
import {expectAlike} from '../helpers/expect-alike.js';

const begin = (variant: string, fen?: string): Match =>
	unwrap(startMatch({...HOTSEAT, variant, ...(fen === undefined ? {} : {fen})}, 0));

/** Tries one text more for the side to move, and hands the keyboard over when that is a move. */
function tryOne(match: Match, text: string): Match {
	const turn = seatToAct(match);
	let next = match;
	if (next.phase.name === 'handoff') {
		next = transition(next, {type: 'handedOver', at: 0}).match;
	}

	next = transition(next, {type: 'moveChosen', seat: turn, move: text, at: 0}).match;
	return next.phase.name === 'confirm'
		? transition(next, {type: 'moveConfirmed', at: 0}).match
		: next;
}

const play = (variant: string, texts: readonly string[], fen?: string): Match =>
	texts.reduce(tryOne, begin(variant, fen));

const words = (match: Match, seat: Color): string[] =>
	seatMessages(seatReport(match, seat)).map(({text}) => text);

describe('a match with an umpire', () => {
	it('keeps what was tried and asked in its turn, and goes on from there', () => {
		const match = play('kriegspiel-eastern', ['e2e4', 'd7d5', 'any?', 'e4f5']);
		expect(movesOf(match)).toEqual(['e2e4', 'd7d5']);
		expect(match.acts.slice(2)).toEqual([
			{seat: 'white', text: 'any?', stands: false},
			{seat: 'white', text: 'e4f5', stands: false},
		]);
		const white = seatReport(match, 'white');
		expect(white.history.tries).toEqual([
			{by: 'white', text: 'any?', heard: [{type: 'any', answer: 'try'}]},
			{by: 'white', text: 'e4f5', heard: [{type: 'refused', by: 'white'}]},
		]);
		expect(white.umpire).toEqual({asks: [], isAloud: true});
		// What the other side tries is not told, but that it was refused.
		expect(seatReport(match, 'black').history.tries?.map(({text}) => text)).toEqual([
			undefined,
			undefined,
		]);
		expect(words(match, 'white')).toEqual(['Black has moved.', 'Any? Try.', 'You tried exf5: no.']);
		const taken = tryOne(match, 'e4d5');
		expect(movesOf(taken)).toEqual(['e2e4', 'd7d5', 'e4d5']);
		expect(seatReport(taken, 'white').history.plies.at(-1)?.tries).toHaveLength(2);
		expect(moveList(seatReport(taken, 'white').history).at(-1)?.text).toBe('exd5');
		expect(words(taken, 'black')).toEqual([
			'White asks: Any? Try.',
			'White was refused 1 try.',
			'White has moved.',
			'Capture on d5.',
			'Your pawn on d5 was taken.',
		]);
		expect(takenMen(seatReport(taken, 'white').history)).toMatchObject({
			own: [],
			enemy: [],
			unknown: 1,
		});
	});

	it('tells nothing of a refusal on ICC but to who was refused', () => {
		const before = play('kriegspiel-icc', ['e2e4', 'd7d5']);
		const match = tryOne(before, 'e4f5');
		expect(tryOne(match, 'e1e3').acts.filter(({stands}) => !stands)).toHaveLength(2);
		expect(seatReport(match, 'black')).toEqual(
			seatReport(transition(before, {type: 'handedOver', at: 0}).match, 'black'),
		);
		expect(words(match, 'white').at(-1)).toBe('You tried exf5: no.');
	});

	it('can be saved in the middle of a turn and gone on with', () => {
		const match = play('kriegspiel-eastern', ['e2e4', 'd7d5', 'any?', 'e4f5']);
		const date = '2026-11-22T00:00:00.000Z';
		const text = makeSave({created: date, updated: date, match, marks: NO_MARKS});
		const read = parseSave(text);
		const restored = unwrap(restoreMatch(read.ok ? read.value.match : begin('fog')));
		expect(restored.acts).toEqual(match.acts);
		expect(seatReport(restored, 'white').history).toEqual(seatReport(match, 'white').history);
		const {acts} = match;
		for (const wrong of [
			// It would have stood.
			[{...acts[0], stands: false}, ...acts],
			// It would not.
			[...acts.slice(0, -1), {...acts[3], stands: true}],
			// It is the other side's turn.
			[...acts, {seat: 'black', text: 'e7e6', stands: false}],
		] as const) {
			expect(restoreMatch({...match, acts: wrong}).ok).toBe(false);
		}
	});

	it('forgets with a takeback what was tried after it, and no more', () => {
		const match = play('kriegspiel-eastern', ['e2e4', 'd7d5', 'e4f5', 'g1f3', 'd8d4', 'a7a6']);
		let next = transition(match, {type: 'handedOver', at: 0}).match;
		next = transition(next, {type: 'takebackAsked', side: 'white', at: 0}).match;
		next = transition(next, {type: 'handedOver', at: 0}).match;
		next = transition(next, {type: 'requestAnswered', side: 'black', agreed: true, at: 0}).match;
		expect(movesOf(next)).toEqual(['e2e4', 'd7d5']);
		expect(next.acts.slice(2)).toEqual([{seat: 'white', text: 'e4f5', stands: false}]);
		expect(seatToAct(next)).toBe('white');
	});

	it('gives both boards and the umpire’s words when it is over', () => {
		const match = play('kriegspiel-rand', ['f2f3', 'e7e5', 'e1e3', 'g2g4', 'd8h4']);
		expect(match.outcome).toEqual({winner: 'black', reason: 'checkmate'});
		const review = reviewTruth(match);
		expect(umpireWords(review, 3)).toEqual([
			'White tried Ke3: nonsense.',
			'Black has no pawn captures.',
		]);
		expect(umpireWords(review, 4)).toContain('Check on the short diagonal.');
	});

	it('says before the first move what a book tells of the start', () => {
		const fen = '4k3/8/8/8/1p6/P7/2P5/4K3 w - - 0 1';
		expect(words(begin('kriegspiel-rand', fen), 'white')).toContain(
			'White can capture with a pawn on b4.',
		);
	});
});

describe.each(KRIEGSPIEL_BOOKS.map(({id}, index) => [id, index] as const))(
	'two matches that a seat cannot tell apart, %s',
	(id, index) => {
		it('give it the same report, words and public words', () => {
			for (const {seat, first, second} of findTwins(
				KRIEGSPIEL_BOOKS[index],
				2,
				14,
				`match ${id}`,
			)) {
				let [a, b] = [begin(id), begin(id)];
				for (const [step, text] of first.entries()) {
					a = tryOne(a, text);
					b = tryOne(b, second[step]);
					expect(seatReport(a, seat)).toEqual(seatReport(b, seat));
					expect(words(a, seat)).toEqual(words(b, seat));
					const [inFirst, inSecond] = [a, b].map((match) =>
						publicWords(seatReport(match, 'white'), seatReport(match, 'black')),
					);
					// The other side may have heard something else, but what both heard this one heard.
					expectAlike(inFirst, inSecond);
				}

				const other = COLORS.find((color) => color !== seat) ?? 'white';
				expect(seatReport(a, other)).not.toEqual(seatReport(b, other));
			}
		});
	},
);

describe('what both sides heard, on the hand-off', () => {
	const publicOf = (match: Match): readonly string[] =>
		publicWords(seatReport(match, 'white'), seatReport(match, 'black'));

	it('counts tries that were called nonsense aloud', () => {
		expect(publicOf(play('kriegspiel-cincinnati', ['e2e5', 'e2e4']))[0]).toBe(
			'White was refused 1 try.',
		);
		// There the mover alone is told.
		expect(publicOf(play('kriegspiel-icc', ['e2e5', 'e2e4'])).join(' ')).not.toContain('refused');
	});

	it('tells of questions and refusals in the order in which they were heard', () => {
		const fen = '4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1';
		const told = (tries: readonly string[]) => {
			const match = play('kriegspiel-eastern', [...tries, 'e4d5'], fen);
			const said = words(match, 'black').slice(0, tries.length);
			expect(publicOf(match).slice(0, tries.length)).toEqual(said);
			return said;
		};

		const [asked, refused] = ['White asks: Any? Try.', 'White was refused 1 try.'];
		expect(told(['e4e5', 'any?'])).toEqual([refused, asked]);
		expect(told(['any?', 'e4f5'])).toEqual([asked, refused]);
		expect(told(['e4e5', 'any?', 'e4f5'])).toEqual([refused, asked, refused]);
	});

	it('tells what a refused try showed, and calls it no question', () => {
		const match = play('ghostrider', ['e4e5', 'e1d1'], '4k3/8/8/4n3/4P3/8/8/4K3 w - - 0 1');
		const told = ['White was refused 1 try.', 'Black reveals the man on e5.'];
		expect(publicOf(match).slice(0, 2)).toEqual(told);
		expect(words(match, 'black')).toEqual([
			told[0],
			'You reveal the man on e5.',
			'White played Kd1.',
		]);
		const tried = play('ghostrider', ['e4e5'], '4k3/8/8/4n3/4P3/8/8/4K3 w - - 0 1');
		expect(words(tried, 'white').at(-1)).toBe('You tried e5: no. Black reveals the man on e5.');
	});
});
