import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, describe, expect, it} from 'vitest';

/*
 * The tuning that docs/bots.md offers to everybody is hours of work; here each command does the least that goes
 * through all of it, so that none is out of date with the bot when somebody asks for it.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'fogchess-tune-'));
afterAll(() => rmSync(folder, {recursive: true}));

const run = (script: string, ...args: string[]): string =>
	execFileSync(process.execPath, [join('scripts', script), ...args], {
		cwd: ROOT,
		encoding: 'utf8',
	});

describe('the commands for tuning', () => {
	it('record decisions, and fit and measure what those cost', () => {
		const file = join(folder, 'decisions.json');
		const few = ['--games', '2', '--nodes', '300', '--share', '0.1'];
		expect(run('tune/record-decisions.js', file, ...few)).toMatch(
			/^[1-9]\d* decisions of 2 games$/m,
		);
		expect(run('tune/fit-likelihood.js', file)).toMatch(/^as the bot holds them: \d+\.\d+/m);
		const regret = run(
			'tune/measure-regret.js',
			file,
			'{}',
			'naive',
			'--nodes',
			'300',
			'--jobs',
			'1',
		);
		expect(regret).toMatch(/^\{\}: \d+\.\d+ % a move of [1-9]/m);
		expect(regret).toMatch(/^naive: \d+\.\d+ % a move of [1-9]/m);
	});

	it('play games in the fog and fit factors to them', () => {
		const file = join(folder, 'positions.txt');
		run('tune/play-fog-games.js', file, '--games', '2', '--nodes', '300', '--jobs', '1');
		expect(readFileSync(file, 'utf8')).toMatch(/^\S+ [wb] .*;(?:1|0|0\.5);/m);
		const told = run(
			'tune-evaluation.js',
			'--factors',
			'--positions',
			file,
			'--match',
			'2',
			'--dry',
		);
		expect(told).toMatch(/^passedPawn\s+× \d+\.\d+ ±/m);
	});

	it('fit and scale weights, and play without a term', () => {
		const few = ['--games', '2', '--match', '2', '--dry'];
		expect(run('tune-evaluation.js', '--rounds', '1', ...few)).toMatch(
			/^round 1: [1-9]\d* positions/m,
		);
		expect(run('tune-evaluation.js', '--scale', 'mobility', ...few)).toMatch(
			/^mobility × 0\.4: \+/m,
		);
		expect(run('tune/match-terms.js', 'threats', '--games', '2')).toMatch(
			/^with threats against without: \+/m,
		);
	});
});
