import {describe, expect, it} from 'vitest';
import {analyseGame, type GameAnalysis} from '../../source/analysis/analyse-game.js';
import {finishedGame} from '../../source/analysis/finished-game.js';
import {judgedMove} from '../../source/analysis/judged-move.js';
import {knownSizes} from '../../source/analysis/known-sizes.js';
import {moveLine, summaryLine} from '../../source/commands/analyse-json.js';
import {describeAnalysis} from '../../source/commands/analyse-report.js';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import type {AnalysedMove} from '../../source/match/analysed-game.js';
import type {Match} from '../../source/match/match.js';
import {findVariant} from '../../source/rules/registry.js';
import {finish} from '../helpers/finish.js';
import {BOTS, play, playOn} from '../helpers/matches.js';
import {findTwins} from '../helpers/twin-games.js';
import {sampleSize} from '../helpers/sample-size.js';

/** Returns a game of these acts that White gives up when they do not end it. */
function over(variant: string, acts: string, fen?: string): Match {
	const settings = {...BOTS, variant, ...(fen === undefined ? {} : {fen})};
	const played = play(settings, ...acts.split(' '));
	expect(played.match.acts).toHaveLength(acts.split(' ').length);
	return played.match.outcome === undefined
		? playOn(played, {type: 'resigned', side: 'white'}).match
		: played.match;
}

const analyse = (match: Match, seat: Color, worlds = 8): GameAnalysis =>
	unwrap(finish(analyseGame(unwrap(finishedGame(match, seat)), {nodes: 1000, worlds})));

const lastOf = (match: Match, seat: Color, worlds?: number): AnalysedMove =>
	analyse(match, seat, worlds).moves.at(-1)!;

describe('a move behind an umpire', () => {
	// White mates on d8 unless something guards it.
	const FEN = '6k1/1r3ppp/8/8/8/8/5PPP/3Q2K1 b - - 0 1';

	it('that let a mate go that was sure is a blunder by knowledge, and no luck', () => {
		const fen = '6k1/5ppp/8/8/8/8/q4PPP/3Q2K1 w - - 0 1';
		const {knowledge, truth} = lastOf(over('kriegspiel-eastern', 'h2h3', fen), 'white');
		expect(knowledge).toMatchObject({
			size: 1,
			fault: 'blunder',
			best: {act: 'd1d8', value: expect.closeTo(1500, 0) as number},
			king: {missed: false, risk: 0},
		});
		expect(truth).toMatchObject({luck: null, best: {act: 'd1d8'}});
	});

	it('that met what hardly could be known is bad luck, and the same move by knowledge else', () => {
		const lost = lastOf(over('kriegspiel-eastern', 'b7b8 d1d8', FEN), 'white', 40);
		const kept = lastOf(over('kriegspiel-eastern', 'b7b3 d1d8', FEN), 'white', 40);
		expect(lost.knowledge).toMatchObject({fault: null, size: 19});
		expect(lost.truth.luck).toBe('bad');
		expect(kept.knowledge).toEqual(lost.knowledge);
		expect(kept.truth).toMatchObject({luck: null, loss: 0});
	});

	it('is judged in the worlds in which it stands alone: a try that was refused before costs nothing', () => {
		const fen = '6k1/1r3ppp/8/8/8/3b4/5PPP/3Q2K1 b - - 0 1';
		// The bishop stays before the queen or goes out of her way.
		const {knowledge} = lastOf(over('kriegspiel-eastern', 'b7b3 d1d8 h2h3', fen), 'white', 40);
		expect(knowledge.best.act).not.toBe('d1d8');
	});
});

describe('acts that are no moves', () => {
	it('are judged where they decide something, and no part of a set-up is', () => {
		const match = over('liar', 'random ready random ready e2e4 pass a7a6 challenge');
		const analysis = analyse(match, 'white', 4);
		expect(analysis.moves.map(({act}) => act)).toEqual(['e2e4', 'challenge']);
		expect(analyse(match, 'black', 4).moves.map(({act}) => act)).toEqual(['pass', 'a7a6']);
		const [, word] = analysis.moves.map((move) => judgedMove(analysis.history, move));
		expect(word.text).toBe('challenge');
		expect(['pass', 'challenge']).toContain(word.best.text);
	});

	it('are named as they are said', () => {
		const match = over('special-move', 'name:d1 ready name:d8 ready e2e4 e7e5 special:d1f3');
		const analysis = analyse(match, 'white', 4);
		expect(analysis.moves.map((move) => judgedMove(analysis.history, move).text)).toEqual([
			'e4',
			'special Qf3',
		]);
	});
});

describe('moves that are sent together', () => {
	const FEN = 'k7/8/8/8/8/8/1P6/Q3K2R w K - 0 1';

	it('are judged against those that are put together of what could be done', () => {
		const match = over('tripod', 'batch:e1e2,h1h2,b2b3 batch:a8b8', FEN);
		const analysis = analyse(match, 'white');
		const [move] = analysis.moves;
		expect(analysis.moves).toHaveLength(1);
		expect(move.knowledge).toMatchObject({size: 1, fault: 'missed-king', king: {missed: true}});
		expect(move.knowledge.best.act).toContain('a1a8');
		const text = describeAnalysis(analysis, match.outcome!, {width: 80, ascii: true}).join('\n');
		expect(judgedMove(analysis.history, move).text).toBe('Ke2 Rh2 b3');
		expect(text).toContain('  1. Ke2 Rh2 b3\n');
		expect(text).toMatch(/^ {5}best by knowledge: Qx?a8 .*; in truth: Qx?a8 /m);
		expect(text).not.toContain('batch');
	});
});

describe('moves that are sent together, in truth', () => {
	const FEN = '8/8/8/4k3/8/8/P7/K2Q1B1R w - - 0 1';
	/** Where the king may go, and White’s men that then take him with one move. */
	const TAKEN = ['d4', 'd5', 'd6', 'e4'].map((to) => `batch:e5${to}`);

	it.each(TAKEN)('are judged against what was best on the board: %s', (reply) => {
		const match = over('tripod', `batch:a1b1,f1g2,h1h2 ${reply} batch:a2a3,b1a1,h2h3`, FEN);
		const {act, truth} = lastOf(match, 'white');
		expect(act).toBe('batch:a2a3,b1a1,h2h3');
		expect(truth.best.value).toBeCloseTo(1500, 0);
		expect(truth.loss).toBeGreaterThan(0);
	});
});

describe('a game of which more fits than can be counted', () => {
	const match = over('kriegspiel-eastern', 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7');

	it('comes to the same again, without a plot', () => {
		const analysis = analyse(match, 'white', 4);
		expect(analysis.moves).toHaveLength(5);
		expect(analyse(match, 'white', 4)).toEqual(analysis);
		expect(analysis.sizes).toEqual([]);
		const text = describeAnalysis(analysis, match.outcome!, {width: 80, ascii: true}).join('\n');
		expect(text).toContain('The game as White knew it: 5 moves.');
		expect(text).not.toContain('After each ply');
		expect(finish(knownSizes(unwrap(finishedGame(match, 'black'))))).toMatchObject({ok: false});
	});
});

describe('what is told by knowledge', () => {
	it.each(['kriegspiel-eastern', 'luft', 'schrodinger', 'tripod'])(
		'does not depend on what the seat did not know: %s',
		(id) => {
			for (const {seat, first, second} of findTwins(
				unwrap(findVariant(id)),
				sampleSize(1, 2),
				6,
				'judged',
			)) {
				const told = [first, second].map((acts) => {
					const match = over(id, acts.join(' '));
					const analysis = analyse(match, seat, 4);
					const lines = [
						...analysis.moves.map((move) => moveLine(analysis, move)),
						summaryLine(analysis, match.outcome!),
					];
					return JSON.stringify(lines, (key, value: unknown) =>
						key === 'truth' ? undefined : value,
					);
				});
				expect(told[1]).toBe(told[0]);
			}
		},
	);
});
