import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {readFogObservations, withoutCounters} from '../helpers/fog-observations.js';
import {readPerftFile} from '../helpers/perft-file.js';
import {runBuilt} from '../helpers/run-built.js';
import {runLine} from '../helpers/run-line.js';
import {sampleSize} from '../helpers/sample-size.js';

const packageFile = JSON.parse(
	readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as {version: string};

type Answer = {
	id: unknown;
	error?: string;
	outcome?: {winner: string | null; reason: string} | null;
	plies: {
		try: string | null;
		accepted: boolean;
		turn: string;
		white: {view: string; heard: {type: string}[]; moves: string[]};
		black: {view: string; heard: {type: string}[]; moves: string[]};
	}[];
};

async function referee(...lines: readonly unknown[]): Promise<{code: number; answers: Answer[]}> {
	const {code, out} = await runBuilt(
		['referee', '--json'],
		lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
	);
	return {
		code,
		answers: out
			.trim()
			.split('\n')
			.filter(Boolean)
			.map((line) => JSON.parse(line) as Answer),
	};
}

describe('perft', () => {
	it('prints the number of leaves and nothing else', async () => {
		expect(await runBuilt(['perft', '4'])).toEqual({code: 0, out: '197742\n', error: ''});
	});

	it('counts from a FEN, with the moves of a variant', async () => {
		const {fen, leaves} = readPerftFile('king-capture')[1];
		expect((await runLine(['perft', '3', '--fen', fen])).out).toBe(`${leaves[2][1]}\n`);
		expect((await runLine(['perft', '1', '--variant', 'darkness'])).out).toBe('12\n');
	});

	it.each([
		[['perft'], 2, 'needs a depth'],
		[['perft', 'x'], 2, 'needs a depth'],
		[['perft', '3', '4'], 2, 'does not take “4”'],
		[
			['perft', '3', '--variant', 'chess'],
			2,
			'there is no variant “chess”; `fogchess variants` lists all',
		],
		[['perft', '3', '--fen', '8/8/8/8/8/8/8/8 w - - 0 1'], 3, 'one white king, not 0'],
		[['perft', '3', '--fen', 'rubbish'], 3, '8 ranks'],
		[['perft', '3', '--fen'], 2, 'needs a value'],
		[['perft', '3', '--depth', '4'], 2, 'there is no option “--depth”'],
		[['perft', '3', '--clock', '5'], 2, 'perft takes no option --clock'],
		[['perft', '1', '--variant', 'fog', '--variant', 'dark'], 2, '--variant is given twice'],
		[['checkers'], 2, 'there is no command “checkers” ('],
		[['hepl'], 2, 'there is no command “hepl”; did you mean help?'],
		[['preft', '3'], 2, 'there is no command “preft”; did you mean perft?'],
		[['perft', '3', '--varaint', 'dark'], 2, '“--varaint”; did you mean --variant?'],
		[['perft', '3', '--variants=dark'], 2, 'did you mean --variant?'],
		[['perft', '3', '--jsn'], 2, 'did you mean --json?'],
		[['--nope'], 2, 'there is no option “--nope” ('],
		[['perft', '3', '-json'], 2, 'there is no option “-json”; did you mean --json?'],
		[['perft', '3', '--variant', 'drak'], 2, 'there is no variant “drak”; did you mean dark?'],
		[['play', '--fogg'], 2, 'there is no option “--fogg” (fogchess play --help lists'],
		[['settings'], 2, 'there is no command “settings”; it is 9 in the menu ('],
		[['settigns'], 2, 'there is no command “settigns”; settings is 9 in the menu ('],
		[['--level', '3'], 2, 'the menu takes no option --level; fogchess play does ('],
		[
			['drill', 'KQvK-attacker-known-99'],
			2,
			'there is no lesson “KQvK-attacker-known-99”; did you mean KQvK-attacker-known-3?',
		],
		[['drill', 'puzzels'], 2, 'there is no drill “puzzels”; did you mean puzzles?'],
		[['drill', 'xyz'], 2, 'an ending is written like KQvK'],
		[['learn', 'kings'], 2, 'there is no scene “kings”; did you mean king?'],
		[['play', '--lvl', '3'], 2, 'there is no option “--lvl”; did you mean --level?'],
		[['perft', '3', '--variant', 'krieg'], 2, '; there are kriegspiel, kriegspiel-icc, '],
		[['perft', '3', '--variant', 'kriegspeil'], 2, 'did you mean kriegspiel?'],
		[['perft', '3', '--variant', 'fog+repitition'], 2, 'has no option “repitition”; '],
	])('%j ends with %i and one sentence', async (words, code, sentence) => {
		const finished = await runLine(words);
		expect(finished.code).toBe(code);
		expect(finished.out).toBe('');
		expect(finished.error).toContain(sentence);
		expect(finished.error.trim().split('\n')).toHaveLength(1);
	});

	it('tells a wrong line as it does without a process of its own', async () => {
		const words = ['perft', '3', '--fen', 'rubbish'];
		const finished = await runBuilt(words);
		expect(finished).toEqual(await runLine(words));
		expect(finished.code).toBeGreaterThan(1);
	});
});

describe('referee', () => {
	it('agrees in full with the observations of another implementation', async () => {
		const games = readFogObservations().filter((_, index) => index % sampleSize(4, 1) === 0);
		const {code, answers} = await referee(
			...games.map(({game, start, moves}) => ({id: game, fen: start, tries: moves})),
		);
		expect(code).toBe(0);
		expect(answers).toHaveLength(games.length);
		let compared = 0;
		for (const [index, {id, plies}] of answers.entries()) {
			expect(id).toBe(games[index].game);
			for (const [ply, {white, black}] of plies.entries()) {
				const {w, b, n, leak = [], returnsBW} = games[index].pos[ply];
				const pairs = [
					['w', white.view, w],
					['b', black.view, b],
				] as const;
				for (const [seat, ours, theirs] of pairs.filter(([seat]) => !leak.includes(seat))) {
					expect(ours, `game ${index}, ply ${ply}, ${seat}`).toBe(withoutCounters(theirs));
					compared++;
				}

				expect(white.moves.length + black.moves.length).toBe(returnsBW ? 0 : n);
			}
		}

		expect(compared).toBeGreaterThan(sampleSize(4000, 20_000));
	});

	it('goes on after a refused try, and after a line that is no script', async () => {
		const {code, answers} = await referee(
			{id: 'a', tries: ['e2e4', 'e2e4', 'e7e5']},
			'nonsense',
			{id: 'b', tries: ['e2e4', 'hello']},
			{id: 'c', variant: 'chess', tries: []},
			{id: 'd', fen: '8/8/8/8/8/8/8/8 w - - 0 1', tries: []},
			{id: 'e', tries: 'e2e4'},
			{id: 'f', tries: ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8']},
			{id: 'g', tries: ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8', 'a6a5']},
		);
		expect(code).toBe(3);
		expect(answers.map(({id}) => id)).toEqual(['a', null, 'b', 'c', 'd', 'e', 'f', 'g']);
		expect(answers[0].plies.map(({try: tried, accepted, turn}) => [tried, accepted, turn])).toEqual(
			[
				[null, true, 'white'],
				['e2e4', true, 'black'],
				['e2e4', false, 'black'],
				['e7e5', true, 'white'],
			],
		);
		expect(answers[0].plies[2].white).toEqual({...answers[0].plies[1].white, heard: []});
		expect(answers[0].outcome).toBeNull();
		expect(answers[1].error).toContain('no JSON');
		expect(answers[2].error).toContain('"hello" cannot be done here; write it as e2e4');
		expect(answers[3].error).toContain('there is no variant');
		expect(answers[4].error).toContain('one white king');
		expect(answers[5].error).toContain('"tries" must be a list');
		const ended = {type: 'ended', winner: 'white', reason: 'king-captured'};
		expect(answers[6].outcome).toEqual({winner: 'white', reason: 'king-captured'});
		expect(answers[6].plies.at(-1)!.black.heard).toEqual([ended]);
		expect(answers[6].plies.slice(0, -1).every(({black}) => black.heard.length === 0)).toBe(true);
		expect(answers[7].error).toContain('the game is over');
	});

	it('speaks JSON only', async () => {
		expect((await runLine(['referee'])).code).toBe(2);
	});
});

describe('show and variants', () => {
	const fen = 'r3kb1r/pBpqp2p/2npb1p1/2P5/4Pp2/5P1N/PP1PK1Pn/RNBQ2R1 w kq - 0 11';

	it('draws a position', async () => {
		const {out, code} = await runBuilt(['show', fen, '--ascii']);
		expect(code).toBe(0);
		expect(out.split('\n').slice(0, 2)).toEqual(['8  r . . . k b . r', '7  p B p q p . . p']);
		expect(out).toContain('a b c d e f g h\nWhite to move\n');
	});

	it('draws what one side sees, and nothing else', async () => {
		const {out} = await runLine(['show', ...fen.split(' '), '--as', 'white', '--ascii']);
		expect(out).toContain('8  r ? . ? ? ? ? ?');
		expect((await runLine(['show', fen, '--as', 'white', '--json'])).out).toBe(
			'{"view":"r?1?????/?B??????/1?np????/??P?1?1?/2?1Pp1?/5P1N/PP1PK1P?/RNBQ2R1 w - -"}\n',
		);
	});

	it('says what is wrong', async () => {
		expect((await runLine(['show'])).code).toBe(2);
		expect((await runLine(['show', fen, '--as', 'green'])).code).toBe(2);
		expect((await runLine(['show', '8/8'])).code).toBe(3);
	});

	it('gives a script the variants with their sources, and a person that of one', async () => {
		const {out} = await runBuilt(['variants', '--json']);
		const variants = out
			.trim()
			.split('\n')
			.map(
				(line) =>
					JSON.parse(line) as {id: string; source: string; options: readonly {id: string}[]},
			);
		const special = variants.find(({id}) => id === 'special-move');
		expect(special?.options.map(({id}) => id)).toEqual(['queen-knight', 'teleport', 'double']);
		expect(variants.map(({id}) => id).slice(0, 5)).toEqual([
			'fog',
			'dark',
			'darkness',
			'fog-ending',
			'kriegspiel-eastern',
		]);
		expect(variants.every(({source}) => source.length > 20)).toBe(true);
		expect((await runLine(['variants', 'fog'])).out).toMatch(/^Source$/m);
	});
});

describe('version and help', () => {
	it.each(['--version', '-V'])('%s', async (flag) => {
		expect((await runBuilt([flag])).out).toBe(`${packageFile.version}\n`);
		expect((await runLine(['perft', flag])).out).toBe(`${packageFile.version}\n`);
	});

	it.each([['--help'], ['-h'], ['perft', '--help'], ['table', '-h']])('%s %s', async (...words) => {
		const {out, code} = await runLine(words);
		expect(code).toBe(0);
		expect(out).toContain('fogchess');
		expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
	});
});
