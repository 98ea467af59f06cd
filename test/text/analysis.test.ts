import type {JudgedMove, Worth} from '../../source/analysis/judged-move.js';
import {sumUp} from '../../source/analysis/summary.js';
import type {AnalysedMove} from '../../source/match/analysed-game.js';
import {KING_RISK} from '../../source/analysis/verdict.js';
import {SIGN_TEXTS} from '../../source/text/legend.js';
import {STATS_TERMS} from '../../source/text/stats.js';
import {describe, expect, it} from 'vitest';
import {
	chanceText,
	RISKED,
	describeJudged,
	describeWhole,
	FAULT_WORDS,
	judgedInShort,
	LUCK_WORDS,
	sumUpBoth,
	sumUpWhole,
	verdictSign,
	verdictWords,
	worthText,
} from '../../source/text/analysis.js';

const MOVE: Omit<JudgedMove, 'ply' | 'number'> = {
	text: 'Bxg6',
	tookKing: false,
	fault: null,
	besides: null,
	luck: null,
	size: 1545,
	isExact: true,
	worth: -2.8,
	best: {text: 'Bc5', worth: -0.2},
	risk: 0.25,
	king: {risk: 0, least: 0, safest: 'Bc5'},
	truth: {worth: -2.5, best: {text: 'Qxa7', worth: 0.3}, kingLeft: false},
};
const NO_KING = {kingsLeft: 0, missedKings: 0, kingsLeftMistakes: 0, kingsLeftBlunders: 0};
const KING = {risk: 0.3, least: 0, safest: 'Kd2'};

describe('the words of a verdict', () => {
	it('tell faults by knowledge from luck', () => {
		expect(verdictWords({...MOVE, fault: null, luck: null})).toBe('');
		expect(verdictWords({...MOVE, fault: 'blunder', luck: null})).toBe('blunder');
		expect(verdictWords({...MOVE, fault: 'mistake', luck: 'good'})).toBe('lucky mistake');
		expect(verdictWords({...MOVE, fault: null, luck: 'bad'})).toBe('bad luck');
		expect(verdictSign({fault: 'blunder', luck: 'good'})).toBe(LUCK_WORDS.good.sign);
		expect(verdictSign({fault: null, luck: null})).toBeUndefined();
	});

	it('have a sign each, one character that no other has, and that no man or file is written by', () => {
		const signs = [...Object.values(FAULT_WORDS), ...Object.values(LUCK_WORDS)].map(
			({sign}) => sign,
		);
		expect(new Set(signs).size).toBe(6);
		expect(signs.join('')).toMatch(/^[\u0021-\u007E]{6}$/);
		expect(signs.join('')).not.toMatch(/[KQRBNPa-h]/);
	});
});

describe('a move that was judged', () => {
	it('is told by knowledge, by what could be known, and in truth', () => {
		expect(
			describeJudged({...MOVE, fault: 'blunder', risk: 1, king: {...KING, risk: 0.01}}),
		).toEqual([
			'Blunder. By knowledge Bxg6 was worth −2.8 pawns; the best, Bc5, was worth −0.2 pawns.',
			'What could be known: 1,545 positions fitted; Bxg6 lost 2.5 pawns or more in all of them; the king could be taken in 1 % of them, after Kd2 in none.',
			'In truth Bxg6 was worth −2.5 pawns; the best, Qxa7, was worth +0.3 pawns.',
		]);
	});

	it('is told by what it did where it took the king', () => {
		const won = {...MOVE, text: 'Rxe8', tookKing: true};
		expect(describeJudged(won)).toEqual(['Rxe8 took the king.']);
		expect(judgedInShort(won)).toEqual(['Rxe8 took the king.']);
	});

	it('does not say of a mistake that it lost much in none of them', () => {
		const steady = {...MOVE, fault: 'mistake', risk: 0} as const;
		expect(describeJudged(steady)[1]).toBe('What could be known: 1,545 positions fitted.');
		expect(judgedInShort(steady)[1]).not.toContain('none');
	});

	it('is called sound or unlucky where nothing better was known', () => {
		const best = {text: 'Bxg6', worth: -2.8};
		expect(describeJudged({...MOVE, best, isExact: false, risk: 0})).toEqual([
			'Sound. By knowledge Bxg6 was worth −2.8 pawns; none was better.',
			'What could be known: at least 1,545 positions fitted; Bxg6 lost 2.5 pawns or more in none of them.',
			'In truth Bxg6 was worth −2.5 pawns; the best, Qxa7, was worth +0.3 pawns.',
		]);
		expect(describeJudged({...MOVE, best, luck: 'bad'})[0]).toMatch(/^Bad luck\. By knowledge /);
		expect(describeJudged({...MOVE, best, luck: 'bad'}, 'white')[0]).toMatch(
			/^Bad luck for White\. By knowledge /,
		);
	});

	it('is not called sound where much was lost in a game that was decided', () => {
		const name = (worth: number, best: number, text = 'Bc5') =>
			describeJudged({...MOVE, worth, best: {text, worth: best}})[0].split('.')[0];
		expect(name(-14.2, -12)).toBe('Lost anyway');
		expect(name(7, 9.5)).toBe('Won anyway');
		expect(name(-14.2, -13.9)).toBe('Sound');
		expect(name(-2, -1.8)).toBe('Sound');
		expect(judgedInShort({...MOVE, worth: -9, best: {text: 'Bc5', worth: -7}})[0]).toMatch(
			/^Lost anyway: /,
		);
	});

	it('is told by how much it is below the best where it is no fault', () => {
		const [first] = describeJudged({...MOVE, worth: -3.3, best: {text: 'Qxf3', worth: -2.4}});
		expect(first).toMatch(/^Sound, 0\.9 pawns below the best\. By knowledge Bxg6 was worth −3\.3/);
		expect(describeJudged({...MOVE, fault: 'mistake', worth: -1.5})[0]).toMatch(/^Mistake\. /);
	});

	it('says of a mistake why it is no blunder, where it lost as many pawns', () => {
		const mistake = (worth: number, best: number) =>
			({...MOVE, fault: 'mistake', worth, best: {text: 'Bc5', worth: best}}) as const;
		expect(describeJudged(mistake(-11.4, -5.1))[0]).toMatch(
			/^Mistake \(behind already: its 6\.3 pawns count less\)\. By knowledge /,
		);
		expect(describeJudged(mistake(5, 9))[0]).toMatch(
			/^Mistake \(still ahead: its 4\.0 pawns count less\)\. /,
		);
		expect(judgedInShort(mistake(-11.4, -5.1))[0]).toBe(
			'Mistake (behind already): Bxg6 −11.4, best Bc5 −5.1.',
		);
		expect(describeJudged(mistake(-1.5, 0.3))[0]).toMatch(/^Mistake\. /);
		expect(describeJudged({...mistake(-11.4, -5.1), fault: 'blunder'})[0]).toMatch(/^Blunder\. /);
	});

	it('says of a king that was left first how often he hung, and whether he did', () => {
		const truth = {...MOVE.truth, worth: 'lost', kingLeft: true} as const;
		const [verdict, known, inTruth] = describeJudged({
			...MOVE,
			fault: 'king-left',
			king: KING,
			truth,
		});
		expect(verdict).toMatch(/^King left\. /);
		expect(known).toMatch(
			/fitted; the king could be taken in 30 % of them, after Kd2 in none; Bxg6 lost/,
		);
		expect(inTruth).toBe(
			'In truth Bxg6 lost; the best, Qxa7, was worth +0.3 pawns. The king could be taken.',
		);
	});

	it('names both of one that loses much and leaves the king: left where he could be taken for certain, else at risk', () => {
		const both = {...MOVE, fault: 'king-left', besides: 'blunder', risk: 0.88, king: KING} as const;
		expect(describeJudged(both)[0]).toMatch(/^Blunder, king at risk\. /);
		expect(judgedInShort(both).slice(0, 2)).toEqual([
			'Blunder, king at risk: Bxg6 −2.8, best Bc5 −0.2.',
			'Of 1,545 bad in 88 %, king hung in 30 %.',
		]);
		const certain = {...both, king: {...KING, risk: 1}};
		expect(describeJudged(certain)[0]).toMatch(/^Blunder, king left\. /);
		expect(describeJudged({...both, besides: null})[0]).toMatch(/^King at risk\. /);
		expect(verdictWords(both)).toBe('blunder');
		expect(verdictWords({...both, luck: 'good'})).toBe('lucky blunder');
	});

	it('is a sentence whatever it and the best came to', () => {
		const inTruth = (worth: Worth, best: Worth) =>
			describeJudged({
				...MOVE,
				truth: {worth, best: {text: 'Bxe8', worth: best}, kingLeft: false},
			})[2];
		expect(inTruth('won', 'won')).toBe('In truth Bxg6 won, and so did the best, Bxe8.');
		expect(inTruth('lost', 'lost')).toBe('In truth Bxg6 lost, and so did the best, Bxe8.');
		expect(inTruth('lost', 'won')).toBe('In truth Bxg6 lost; the best, Bxe8, won.');
		expect(inTruth(-1, 'won')).toBe('In truth Bxg6 was worth −1.0 pawns; the best, Bxe8, won.');
	});

	it('says which move would have taken a king', () => {
		const best = {text: 'Qxe8', worth: 'won'} as const;
		const [verdict, known] = describeJudged({...MOVE, fault: 'missed-king', best, king: KING});
		expect(verdict).toBe('King not taken: Qxe8 would have taken him.');
		expect(known).not.toContain('the king could be');
	});

	it('says nothing of the truth where all was known', () => {
		expect(describeJudged({...MOVE, size: 1, king: KING})).toEqual([
			'Sound, 2.6 pawns below the best. By knowledge Bxg6 was worth −2.8 pawns; the best, Bc5, was worth −0.2 pawns.',
			'It was known where all stood, and the king could be taken.',
		]);
	});

	it('is told in a third of that beside a small board', () => {
		expect(
			judgedInShort({...MOVE, fault: 'mistake', worth: -1.8, isExact: false, king: KING}),
		).toEqual([
			'Mistake: Bxg6 −1.8, best Bc5 −0.2.',
			'Of 1,545+ bad in 25 %, king hung in 30 %.',
			'In truth −2.5, best Qxa7 +0.3.',
		]);
		expect(
			judgedInShort({...MOVE, size: 1, best: {text: 'Bxg6', worth: 'won'}, worth: 'won'}),
		).toEqual(['Sound: Bxg6 won.']);
	});
});

describe('a game on the whole', () => {
	const best = {act: 'e2e4', value: 0};
	const KING_SAFE = {missed: false, risk: 0, least: 0, safest: 'e2e4'};
	const ANALYSED: AnalysedMove = {
		ply: 1,
		number: 1,
		act: 'e2e4',
		text: 'e4',
		knowledge: {
			size: 1,
			isExact: true,
			worlds: 1,
			depth: 1,
			value: 0,
			best,
			loss: 0,
			expected: 0,
			risk: 0,
			king: KING_SAFE,
			fault: null,
		},
		truth: {value: 0, best, advised: 0, loss: 0, balance: 0, kingLeft: false, luck: null},
	};
	const whole = {
		seat: 'black',
		moves: 13,
		unit: 'move',
		knowledge: {mistakes: 2, blunders: 1, ...NO_KING, averageLoss: 0.5},
		truth: {badLuck: 1, goodLuck: 0, averageLoss: 0.56, balance: -1.3},
	} as const;

	it('is told in sentences, and in a row', () => {
		expect(describeWhole(whole)).toEqual([
			'The game as Black knew it: 13 moves.',
			'By knowledge: 2 mistakes and 1 blunder; 0.50 pawns lost a move.',
			'For Black in truth: 1 unlucky move. Black’s moves gave away 7.3 pawns; from what Black knew 6.0 were to be expected: the fog was unkind.',
		]);
		expect(sumUpWhole(whole, 80)).toBe(
			'Black, by what could be known: 2 mistakes and 1 blunder; 1 unlucky move',
		);
		const knowledge = {...whole.knowledge, mistakes: 0, blunders: 0};
		const clean = {...whole, knowledge, truth: {...whole.truth, badLuck: 0}};
		expect(sumUpWhole(clean, 80)).toBe('Black: no fault that could have been known');
		// That no move had luck, and that the game had none, are told together.
		expect(describeWhole(clean).at(-1)).toBe(
			'For Black in truth: no lucky or unlucky move. Black’s moves gave away 7.3 pawns; from what Black knew 6.0 were to be expected: the fog was unkind.',
		);
		const even = {...clean, truth: {...clean.truth, averageLoss: 0, balance: 0}};
		expect(describeWhole(even).at(-1)).toBe('For Black in truth: no lucky or unlucky move.');
		expect(describeWhole(clean, true)).toEqual([
			'By knowledge: no fault.',
			'For Black in truth: no lucky or unlucky move.',
		]);
	});

	it('counts acts where moves are sent together', () => {
		expect(sumUp('white', {moves: [{...ANALYSED, act: 'e2e4'}]}).unit).toBe('move');
		const acts = sumUp('white', {moves: [{...ANALYSED, act: 'batch:e2e4,d2d4,g1f3'}]});
		expect(describeWhole(acts)).toEqual([
			'The game as White knew it: 1 act.',
			'By knowledge: no fault.',
			'For White in truth: no lucky or unlucky act.',
		]);
	});

	it('counts a move that loses much and leaves the king once, and says which luck is a fault’s', () => {
		const knowledge = {...whole.knowledge, kingsLeft: 2, kingsLeftBlunders: 1};
		const game = {...whole, knowledge, truth: {...whole.truth, goodLuck: 2}};
		expect(describeWhole(game, true)).toEqual([
			'By knowledge: 2 mistakes, 1 blunder and 2 kings left or at risk.',
			'For Black in truth: 1 unlucky move, 2 of 5 faulty moves were lucky.',
		]);
		const once = {...game, truth: {...game.truth, badLuck: 0, goodLuck: 1}};
		expect(describeWhole(once, true)[1]).toBe('For Black in truth: 1 of 5 faulty moves was lucky.');
		expect(sumUpWhole(game, 100)).toMatch(/or at risk, 2 of them lucky; 1 unlucky move$/);
	});

	it('is told in a row in as few words as it takes', () => {
		expect(sumUpWhole(whole, 70)).toBe('Black: 2 mistakes and 1 blunder; 1 unlucky move');
		const both = {...whole, truth: {...whole.truth, goodLuck: 2}};
		expect(sumUpWhole(both, 38)).toBe('Black: 3 faults, 2 lucky; 1 unlucky');
		const games = [whole, {...whole, seat: 'white'}] as const;
		expect(sumUpBoth(games, 80)).toMatch(/^By knowledge: Black 2 mistakes and 1 blunder; White /);
		expect(sumUpBoth(games, 65)).toMatch(/^Black 2 mistakes and 1 blunder; White /);
		expect(sumUpBoth(games, 38)).toBe('Black 3 faults; White 3 faults');
	});

	it('tells what chance gave or took over all moves, whatever single moves were', () => {
		const told = (moves: number, lossInTruth: number, balance: number) =>
			chanceText({moves, lossInTruth, balance}, {whose: 'Your', who: 'you', unit: 'move'});
		expect(told(40, 0.1, 2)).toBe(
			'Your moves gave away 4.0 pawns; from what you knew 6.0 were to be expected: the fog was kind.',
		);
		expect(told(3, 0.33, -0.3)).toBe(
			'Your moves gave away 1.0 pawns; from what you knew 0.7 were to be expected: the fog was a little unkind.',
		);
		expect(told(10, 0.1, 0.04)).toBe(
			'Your moves gave away 1.0 pawns, as was to be expected from what you knew.',
		);
		expect(told(1, 0, 0.04)).toBeUndefined();
	});
});

it('names the share from which on a king is at risk', () => {
	const {'own king left': told} = Object.fromEntries(STATS_TERMS);
	expect(RISKED).toContain(`${KING_RISK * 100} %`);
	expect([told, SIGN_TEXTS.faultKing].every((text) => text.includes(RISKED))).toBe(true);
});

describe('a worth', () => {
	it('has a sign where it is not nothing', () => {
		expect([0.04, -0.04, 0, 0.26, -1].map((worth) => worthText(worth))).toEqual([
			'0.0',
			'0.0',
			'0.0',
			'+0.3',
			'−1.0',
		]);
	});
});
