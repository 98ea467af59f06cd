import {describe, expect, it} from 'vitest';
import type {GameAnalysis} from '../../source/analysis/analyse-game.js';
import {describeAnalysis} from '../../source/commands/analyse-report.js';
import type {
	AnalysedMove,
	KnowledgeJudgement,
	TruthJudgement,
} from '../../source/match/analysed-game.js';
import {historyOf} from '../helpers/histories.js';

const history = historyOf('white', ['e2e4', 'd7d5', 'd1g4', 'c8g4']);
const OUTCOME = {winner: 'black', reason: 'resignation'} as const;
const LOOK = {width: 80, ascii: false};

/** White's second move with whatever is said of it. */
function moveOf(
	knowledge: Partial<KnowledgeJudgement>,
	truth: Partial<TruthJudgement> = {},
): AnalysedMove {
	const best = {act: 'e4d5', value: 90};
	return {
		ply: 3,
		number: 2,
		act: 'd1g4',
		text: 'Qg4',
		knowledge: {
			size: 1204,
			isExact: true,
			worlds: 32,
			depth: 2,
			value: 60,
			best,
			loss: 30,
			expected: 40,
			risk: 0,
			king: {missed: false, risk: 0, least: 0, safest: 'd1g4'},
			fault: null,
			...knowledge,
		},
		truth: {
			value: 60,
			best,
			advised: 90,
			loss: 30,
			balance: 10,
			kingLeft: false,
			luck: null,
			...truth,
		},
	};
}

const analysisOf = (...moves: AnalysedMove[]): GameAnalysis => ({
	history,
	sizes: [1, 1, 1, 16, 1].map((size) => ({size, isExact: true})),
	moves,
});

/** Returns the lines of the table about one move. */
function rowsOf(move: AnalysedMove): string[] {
	const lines = describeAnalysis(analysisOf(move), OUTCOME, LOOK);
	const from = lines.findIndex((line) => line.startsWith('move'));
	return lines.slice(from + 1, lines.indexOf('', from));
}

describe('the report', () => {
	it('has a row for a fault: what it was worth, what was better, and how often it was bad', () => {
		const move = moveOf(
			{fault: 'blunder', value: -1378, loss: 1468, risk: 0.846},
			{value: -1390, loss: 1480},
		);
		expect(rowsOf(move)).toEqual([
			'  2. Qg4    blunder          −9.5  +0.4 exd5   85 % of 1204    −9.8  +0.4 exd5',
		]);
	});

	it('says of which moves the king falls, and where positions are a sample', () => {
		const king = {missed: false, risk: 0.004, least: 0, safest: 'e4d5'};
		const move = moveOf(
			{
				fault: 'mistake',
				value: -1500,
				best: {act: 'd1g4', value: 1500},
				king,
				isExact: false,
				size: 262_144,
			},
			{luck: 'good'},
		);
		expect(rowsOf(move)).toEqual([
			'  2. Qg4    lucky mistake    lost   won Qg4    none of 262k+   +0.2  +0.4 exd5',
			'     the king hangs in <1 % of them, after exd5 in none; in truth he does not',
		]);
	});

	it('does not name a safer move when there is none', () => {
		const king = {missed: false, risk: 0.5, least: 0.5, safest: 'd1g4'};
		expect(rowsOf(moveOf({king}, {luck: 'bad', kingLeft: true}))[1]).toBe(
			'     the king hangs in 50 % of them; in truth he does',
		);
	});

	it('leaves out moves that are neither faults nor luck', () => {
		const lines = describeAnalysis(analysisOf(moveOf({})), OUTCOME, LOOK);
		expect(lines).toContain('No move to tell of.');
		expect(lines).toContain('By knowledge: no fault; 0.12 pawns lost a move.');
	});

	it('adds up', () => {
		const lines = describeAnalysis(
			analysisOf(
				moveOf({fault: 'mistake', loss: 250}, {balance: 250}),
				moveOf({fault: 'mistake', loss: 500}, {balance: -1000}),
				moveOf({fault: 'missed-king', loss: 0}),
				moveOf({}, {luck: 'bad', loss: 1000}),
			),
			OUTCOME,
			LOOK,
		);
		expect(lines.slice(0, 5)).toEqual([
			'The game as White knew it: 4 moves.',
			'White resigned. Black wins.',
			'By knowledge: 2 mistakes and 1 king not taken; 0.78 pawns lost a move.',
			'For White in truth: 1 unlucky move. White’s moves gave away 4.4 pawns; from what',
			'White knew 1.4 were to be expected: the fog was unkind.',
		]);
	});

	it('marks under the plot what was knowledge when the move was made', () => {
		const lines = describeAnalysis(
			analysisOf({...moveOf({}, {luck: 'bad'}), ply: 4}, moveOf({fault: 'mistake'}), {
				...moveOf({fault: 'mistake'}, {luck: 'good'}),
				ply: 1,
			}),
			OUTCOME,
			LOOK,
		);
		expect(lines.slice(-7)).toEqual([
			'   █',
			'   █',
			'   █',
			'▁▁▁█▁',
			'+ mu',
			'0',
			'm mistake   u bad luck   + lucky',
		]);
	});

	it('says what its columns have no room for', () => {
		const lines = describeAnalysis(analysisOf(moveOf({fault: 'mistake'})), OUTCOME, LOOK);
		expect(lines).toContain(
			'“Bad in”: in so many positions that fitted the move lost 2.5 pawns or more;',
		);
		expect(lines.join(' ')).toContain(
			'“pawns lost” count a pawn in full next to even, and less the further a side is ahead',
		);
		expect(describeAnalysis(analysisOf(), OUTCOME, LOOK).join(' ')).not.toContain('Bad in');
	});

	it('never is wider than 80 columns, however long the game', () => {
		const sizes = Array.from({length: 301}, (_, ply) => ({
			size: 1 + ((ply * 7919) % 262_144),
			isExact: ply < 100,
		}));
		const king = {missed: false, risk: 1, least: 0.25, safest: 'e4d5'};
		const move = {
			...moveOf({fault: 'king-left', king, value: -1350, risk: 1, size: 262_144, isExact: false}),
			number: 150,
		};
		const lines = describeAnalysis({...analysisOf(move), sizes}, OUTCOME, LOOK);
		const plot = lines.slice(lines.findIndex((line) => line.startsWith('How many')));
		expect(plot[1]).toBe('From ply 100 on they are a sample of them.');
		expect(Math.max(...plot.map((line) => line.length))).toBe(80);
		expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
		expect(lines.join('\n')).not.toContain('\u001B');
	});
});
