import {describe, expect, it} from 'vitest';
import {analyseGame, type GameAnalysis} from '../../source/analysis/analyse-game.js';
import type {AnalysisEffort} from '../../source/analysis/by-knowledge.js';
import {finishedGame} from '../../source/analysis/finished-game.js';
import {sumUpKnowledge, sumUpTruth} from '../../source/analysis/summary.js';
import {moveLine, summaryLine} from '../../source/commands/analyse-json.js';
import type {Color} from '../../source/core/color.js';
import {unwrap} from '../../source/core/result.js';
import {movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {fog} from '../../source/rules/variants/fog.js';
import {finish} from '../helpers/finish.js';
import {BOTS, HOTSEAT, play, playOn} from '../helpers/matches.js';
import {findTwins} from '../helpers/twin-games.js';

/** Quick enough for a test. */
const QUICK: AnalysisEffort = {nodes: 2000, worlds: 18};

/** Returns a game of these moves that White gives up when they do not end it. */
function over(moves: readonly string[], fen?: string): Match {
	const played = play({...BOTS, ...(fen === undefined ? {} : {fen})}, ...moves);
	expect(movesOf(played.match)).toEqual(moves);
	return played.match.outcome === undefined
		? playOn(played, {type: 'resigned', side: 'white'}).match
		: played.match;
}

const analyse = (match: Match, seat: Color, effort = QUICK): GameAnalysis =>
	unwrap(finish(analyseGame(unwrap(finishedGame(match, seat)), effort)));

/** Returns the analysis of the move played at a ply. */
function moveAt(match: Match, seat: Color, ply: number): GameAnalysis['moves'][number] {
	const move = analyse(match, seat).moves.find((one) => one.ply === ply);
	if (move === undefined) {
		throw new Error(`no move of ${seat} at ply ${ply}`);
	}

	return move;
}

describe('a queen that is lost', () => {
	// The pawn on d7 is to be had unless something protects it.
	const FEN = '5bnk/pppp1ppp/8/8/8/8/5PPP/3Q2K1 b - - 0 1';

	it('to a man that was seen is a blunder by knowledge, and no bad luck', () => {
		// White's rook sees the knight on b6.
		const fen = '5bnk/pppp1ppp/1n6/8/8/8/5PPP/1R1Q2K1 b - - 0 1';
		const {knowledge, truth} = moveAt(over(['h7h6', 'd1d7', 'b6d7'], fen), 'white', 2);
		expect(knowledge).toMatchObject({fault: 'blunder', risk: 1, isExact: true});
		expect(knowledge.best.act).not.toBe('d1d7');
		expect(truth).toMatchObject({luck: null});
		expect(truth.loss).toBeGreaterThan(1000);
	});

	it('to a man that hardly could be known is bad luck', () => {
		const {knowledge, truth, text} = moveAt(over(['g8f6', 'd1d7', 'f6d7'], FEN), 'white', 2);
		expect(text).toBe('Qxd7');
		expect(knowledge).toMatchObject({fault: null, size: 18});
		expect(knowledge.risk).toBeCloseTo(1 / 18, 9);
		expect(truth).toMatchObject({luck: 'bad'});
		expect(truth.balance).toBeLessThan(-1000);
	});

	it('or not, was the same move by knowledge', () => {
		const lost = moveAt(over(['g8f6', 'd1d7', 'f6d7'], FEN), 'white', 2);
		const kept = moveAt(over(['h7h6', 'd1d7'], FEN), 'white', 2);
		expect(kept.knowledge).toEqual(lost.knowledge);
		expect(kept.truth).toMatchObject({luck: null, loss: 0});
	});
});

describe('a king', () => {
	it('that was seen and not taken is the worst of faults', () => {
		const {knowledge} = moveAt(over(['e2e4', 'f7f6', 'd1h5', 'a7a6', 'a2a3']), 'white', 5);
		expect(knowledge).toMatchObject({fault: 'missed-king', king: {missed: true}});
		expect(knowledge.best.act).toBe('h5e8');
	});

	it('that was not taken is missed though everything else wins as well', () => {
		const fen = '3Q4/p2R3k/P1p3p1/1p6/1P2pP1p/1BP1P3/6PP/7K w - - 2 50';
		const {knowledge} = moveAt(over(['d8h4'], fen), 'white', 1);
		expect(knowledge.fault).toBe('missed-king');
		expect(knowledge.best.act).toBe('d7h7');
	});

	it('that was left to be taken is told with the share of positions in which he could be', () => {
		const match = over(['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8']);
		const {knowledge, truth} = moveAt(match, 'black', 4);
		expect(knowledge).toMatchObject({fault: 'king-left', size: 3, king: {least: 0}});
		expect(knowledge.king.risk).toBeCloseTo(2 / 3, 9);
		expect(knowledge.king.safest).not.toBe('a7a6');
		expect(truth).toMatchObject({kingLeft: true, luck: null});
		const taken = moveAt(match, 'white', 5);
		expect(taken.knowledge).toMatchObject({fault: null, king: {missed: false, risk: 0}});
		expect(taken.truth.kingLeft).toBe(false);
	});
});

describe('an analysis', () => {
	it('calls a fault that costs nothing good luck', () => {
		const {knowledge, truth} = moveAt(over(['e2e4', 'f7f6', 'd1h5']), 'white', 3);
		expect(knowledge.fault).not.toBeNull();
		expect(truth.luck).toBe('good');
		expect(truth.loss).toBeLessThan(20);
	});

	it('finds neither luck nor anything new in the truth where all is known', () => {
		// Black's only move is seen or follows.
		const {moves} = analyse(over(['e2e4', 'd7d5', 'd1g4', 'c8g4']), 'white');
		expect(moves).toHaveLength(2);
		for (const {knowledge, truth} of moves) {
			expect(knowledge.size).toBe(1);
			expect(truth.value).toBeCloseTo(knowledge.value, 9);
			expect(truth.balance).toBe(0);
			expect(truth.loss).toBe(knowledge.expected);
		}
		expect(moves[1].knowledge.fault).toBe('blunder');
	});

	it('counts the positions at the start and after every ply', () => {
		const {sizes, moves} = analyse(over(['e2e4', 'a7a6', 'd2d4']), 'white');
		expect(sizes.map(({size}) => size)).toEqual([
			1,
			1,
			moves[1].knowledge.size,
			expect.any(Number),
		]);
		expect(sizes).toHaveLength(4);
	});

	it('comes to the same every time', () => {
		const match = over(['d2d4', 'g8f6', 'c1g5', 'f6e4', 'g5h4']);
		expect(analyse(match, 'black')).toEqual(analyse(match, 'black'));
		expect(analyse(match, 'white')).toEqual(analyse(match, 'white'));
	});

	it('adds up its moves', () => {
		const {moves} = analyse(over(['e2e4', 'd7d5', 'd1g4', 'c8g4']), 'white');
		expect(sumUpKnowledge(moves)).toEqual({
			mistakes: 0,
			blunders: 1,
			kingsLeft: 0,
			kingsLeftMistakes: 0,
			kingsLeftBlunders: 0,
			missedKings: 0,
			averageLoss: (moves[0].knowledge.loss + moves[1].knowledge.loss) / 2,
		});
		expect(sumUpTruth(moves)).toMatchObject({badLuck: 0, goodLuck: 0, balance: 0});
		expect(sumUpKnowledge([]).averageLoss).toBe(0);
	});

	it('is made of a game without moves too', () => {
		const {sizes, moves} = analyse(over([]), 'white');
		expect({sizes, moves}).toEqual({sizes: [{size: 1, isExact: true}], moves: []});
	});

	it('refuses a game that goes on', () => {
		expect(finishedGame(play(HOTSEAT).match, 'white')).toEqual({
			ok: false,
			error: expect.stringContaining('not over') as string,
		});
	});

	it('refuses a game whose positions cannot be followed', () => {
		const match = over([], 'knnnnnnn/nnnnnnnn/nnnnnnnn/nnnnnnnn/8/8/8/K7 w - - 0 1');
		const game = unwrap(finishedGame(match, 'white'));
		expect(finish(analyseGame(game, QUICK))).toEqual({
			ok: false,
			error: expect.stringContaining('more than 31 men') as string,
		});
	});
});

describe('what is told by knowledge', () => {
	it('does not depend on what the seat did not know', () => {
		let differing = 0;
		for (const {seat, first, second} of findTwins(fog, 4, 6, 'analysed twins')) {
			const told = [first, second].map((moves) => {
				const match = over(moves);
				const analysis = analyse(match, seat, {nodes: 500, worlds: 6});
				const lines = [
					...analysis.moves.map((move) => moveLine(analysis, move)),
					summaryLine(analysis, match.outcome!),
				];
				return {
					truth: JSON.stringify(lines.map(({truth}) => truth)),
					knowledge: JSON.stringify(lines, (key, value: unknown) =>
						key === 'truth' ? undefined : value,
					),
				};
			});
			expect(told[1].knowledge).toBe(told[0].knowledge);
			differing += told[1].truth === told[0].truth ? 0 : 1;
		}
		expect(differing).toBeGreaterThan(0);
	});
});
