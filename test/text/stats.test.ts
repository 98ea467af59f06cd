import {expect, it} from 'vitest';
import {makeStatistics, type PlayedGame, tallyImported} from '../../source/match/statistics.js';
import type {Outcome} from '../../source/rules/news.js';
import {describeStats, recordSentence} from '../../source/text/stats.js';

const NONE = tallyImported([]);

/** Games of White's in a row: "+" won, "=" drawn, "-" lost. */
const games = (results: string): readonly PlayedGame[] =>
	Array.from(results, (sign, index) => ({
		id: String(index),
		variant: 'fog',
		seat: 'white',
		bot: 'level-1',
		ended: String(index).padStart(2, '0'),
		outcome: {
			winner: sign === '+' ? 'white' : sign === '-' ? 'black' : null,
			reason: 'agreement',
		},
	}));

it.each([
	['+', 'In Fog of War you have won 1 of 1 against Patzer.'],
	['-+', 'In Fog of War you have won 1 of 2 against Patzer, the last one won.'],
	['+--', 'In Fog of War you have won 1 of 3 against Patzer, the last 2 lost.'],
	['=+=', 'In Fog of War you have won 1 of 3 against Patzer, 2 drawn, the last one drawn.'],
	['--', 'In Fog of War you have won 0 of 2 against Patzer.'],
])('the record in a sentence: %s', (results, sentence) => {
	expect(recordSentence('Fog of War', 'Patzer', makeStatistics(games(results)))).toBe(sentence);
});

it('plots what a move lost in at least three games, one that lost nothing as the lowest bar', () => {
	const told = (losses: readonly number[]): string => {
		const statistics = makeStatistics(games('+'.repeat(losses.length)));
		const quality = {moves: 9, sound: 9, averageLoss: 0, averageLossInTruth: 0};
		const faults = {mistake: 0, blunder: 0, 'king-left': 0, 'missed-king': 0};
		const form = statistics.form.map((one, index) => ({...one, loss: losses[index]}));
		const record = {...statistics, quality: {...quality, faults}, form};
		return describeStats(record, [], {width: 78, ascii: false, imported: NONE, setUp: 0}).join(
			'\n',
		);
	};

	expect(told([0, 0.5, 1])).toContain('\n▁▇█\nWhat a move lost');
	expect(told([0, 0.5, 1])).toContain('the highest bar is 1.00 pawns.');
	expect(told([0.5, 1])).not.toContain('What a move lost');
});

it('has a bar of the points in a row in which there is one', () => {
	const look = {width: 78, ascii: false, imported: NONE, setUp: 0};
	const told = (results: string): string => {
		const record = makeStatistics(games(results));
		const rows = record.record.map((row) => ({...row, title: 'Fog of War', opponent: 'Patzer'}));
		return describeStats(record, rows, look).join('\n');
	};

	expect(told('-=-=')).toContain('2 drawn   2 lost  ███░░░░░░░\n');
	expect(told('--')).toContain('2 lost\n');
});

it('has a row a bot in a narrow window too, in letters', () => {
	const look = {width: 38, ascii: false, imported: NONE, setUp: 0};
	const record = makeStatistics(games('-=-='));
	const rows = record.record.map((row) => ({...row, title: 'Fog of War', opponent: 'Patzer (2)'}));
	expect(describeStats(record, rows, look)).toContain('  Patzer (2)   0 W   2 D   2 L');
});

it('splits the games by colour where both were played', () => {
	const look = {width: 78, ascii: false, imported: NONE, setUp: 0};
	const all = games('+-=').map((game, index) => ({
		...game,
		seat: index === 0 ? ('white' as const) : ('black' as const),
	}));
	expect(describeStats(makeStatistics(all), [], look).slice(0, 3)).toEqual([
		'Against bots, 3 games: 2 won, 1 drawn, 0 lost.',
		'  As White 1 game: 1 won, 0 drawn, 0 lost.',
		'  As Black 2 games: 1 won, 1 drawn, 0 lost.',
	]);
	expect(describeStats(makeStatistics(all.slice(1)), [], look)[1]).not.toMatch(/^ {2}As/);
});

it('tells alike how often each happened that was as frequent', () => {
	const faults = {mistake: 1, blunder: 1, 'king-left': 1, 'missed-king': 0};
	const quality = {moves: 7, sound: 4, averageLoss: 0, averageLossInTruth: 0, faults};
	const record = {...makeStatistics(games('+')), quality};
	const told = describeStats(record, [], {width: 78, ascii: false, imported: NONE, setUp: 0}).join(
		'\n',
	);
	const parts = [...told.matchAll(/(\d+) %/g)].map(([, part]) => Number(part));
	expect(parts).toEqual([57, 14, 14, 14]);
	expect(told).toContain('\n  their king never missed\n');
});

it('never tells shares of the moves that add up to more than all', () => {
	const told = (sound: number, mistake: number, blunder: number): readonly number[] => {
		const faults = {mistake, blunder, 'king-left': 0, 'missed-king': 0};
		const moves = sound + mistake + blunder;
		const quality = {moves, sound, averageLoss: 0, averageLossInTruth: 0, faults};
		const record = {...makeStatistics(games('+')), quality};
		const look = {width: 78, ascii: false, imported: NONE, setUp: 0};
		const texts = describeStats(record, [], look)
			.join('\n')
			.matchAll(/(\d+) %/g);
		return [...texts].map(([, part]) => Number(part));
	};

	expect(told(5, 3, 0)).toEqual([62, 38]);
	expect(told(125, 70, 5)).toEqual([62, 35, 3]);
	expect(told(6, 1, 1)).toEqual([75, 12, 12]);
});

it.each([
	[0, []],
	[1, ['1 imported game is under Games: 1 won by White.']],
	[9, ['9 imported games are under Games: 3 won by White, 2 won by Black, 2 drawn, 2 undecided.']],
])('says where %i imported games are, and what they came to', (count, more) => {
	const ends: readonly Outcome[] = [
		{winner: 'white', reason: 'checkmate'},
		{winner: 'black', reason: 'unknown'},
		{winner: null, reason: 'unknown'},
		{winner: null, reason: 'unfinished'},
	];
	const imported = Array.from({length: count}, (_, index) => ends[index % ends.length]);
	const look = {width: 78, ascii: false, imported: tallyImported(imported), setUp: 0};
	expect(describeStats(makeStatistics([]), [], look).slice(1)).toEqual(more);
	const withPart = {...look, imported: tallyImported([...imported, 'in-part'])};
	expect(describeStats(makeStatistics([]), [], withPart).at(-1)).toMatch(/[:,] 1 read in part\.$/);
	expect(describeStats(makeStatistics(games('+')), [], look).slice(1, 1 + more.length)).toEqual(
		more,
	);
});

it('judges nothing where no move was made, and counts one position as one', () => {
	const quality = {
		moves: 0,
		sound: 0,
		averageLoss: 0,
		averageLossInTruth: 0,
		faults: {mistake: 0, blunder: 0, 'king-left': 0, 'missed-king': 0},
	};
	const knowledge = {games: 1, yours: 1, theirs: 1.2, byPly: {yours: [1], theirs: [1]}};
	const luck = {bad: 0, good: 0, balance: 0};
	const record = {...makeStatistics(games('+')), quality, luck, knowledge};
	const told = describeStats(record, [], {width: 78, ascii: false, imported: NONE, setUp: 0}).join(
		'\n',
	);
	expect(told).toContain('You made no move in the games that were analysed: nothing to judge.');
	expect(told).toContain('after a move, 1 position fitted\nwhat you knew');
	expect(told).not.toContain('0 %');
	expect(told).not.toMatch(/lucky|evened out/);
});

it('tells plots in words to who reads line by line', () => {
	const statistics = makeStatistics(games('+-='));
	const losses = [0.5, 0, 1.25];
	const record = {
		...statistics,
		form: statistics.form.map((one, index) => ({...one, loss: losses[index]})),
		quality: {
			moves: 9,
			sound: 9,
			averageLoss: 0,
			averageLossInTruth: 0,
			faults: {mistake: 0, blunder: 0, 'king-left': 0, 'missed-king': 0},
		},
		knowledge: {games: 1, yours: 4, theirs: 1, byPly: {yours: [1, 1, 20, 3], theirs: [1, 1]}},
	};
	const rows = record.record.map((row) => ({...row, title: 'Fog of War', opponent: 'Patzer'}));
	const look = {width: 78, ascii: true, imported: NONE, setUp: 0};
	const said = describeStats(record, rows, {...look, isSpoken: true});
	expect(said).toContain(
		'  In one game it was 0.00 to 1.25 pawns; in the last 3: 0.50, 0.00, 1.25.',
	);
	expect(said).toContain('you: 1 to 20 positions, most after half-move 2');
	expect(said).toContain('bot: 1 position');
	expect(said.join(' ')).not.toMatch(/column|[#_]|highest bar/);
});

it('keeps the columns of counts and shares apart where a share is told in words', () => {
	const faults = {mistake: 0, blunder: 0, 'king-left': 1, 'missed-king': 0};
	const quality = {moves: 201, sound: 200, averageLoss: 0, averageLossInTruth: 0, faults};
	const record = {...makeStatistics(games('+')), quality};
	const look = {width: 78, ascii: false, imported: NONE, setUp: 0};
	const told = describeStats(record, [], look);
	expect(told).toContain('  sound moves             200  more than 99 %');
	expect(told).toContain('  own king left to risk     1   less than 1 %');
});
