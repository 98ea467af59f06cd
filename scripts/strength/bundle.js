import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {bundleTypescript} from '../import-typescript.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where what can be made again is kept; ignored by git. */
export const SCRATCH = join(root, 'node_modules/.cache/fogchess/strength');
/** What a match needs: the arena, and who plays in it. */
const ARENA = [
	'source/core/fen.ts',
	'source/core/result.ts',
	'source/core/uci.ts',
	'source/bot/arena/contestant.ts',
	'source/bot/arena/play-match.ts',
	'source/bot/arena/score.ts',
	'source/bot/greedy-bot.ts',
	'source/bot/random-bot.ts',
	'source/bot/naive/naive-bot.ts',
	'source/bot/sparring/seeing-player.ts',
	'source/rules/variants/fog.ts',
];
/** Our bots that take options, and what makes a whole player of one; of another commit only a bot is taken. */
const BOTS = {
	fog: [
		'source/bot/fog/fog-bot.ts',
		'source/bot/fog/fog-options.ts',
		'source/bot/evaluation/weights.ts',
	],
	whole: [
		'source/bot/endgame-bot.ts',
		'source/bot/levels/level-bot.ts',
		'source/solver/build-table.ts',
		'source/solver/material.ts',
	],
};

/**
 * Bundles TypeScript modules once, so that what is edited during a match does not change it. Returns the
 * file and a fingerprint of the code in it, which formatting and comments do not change.
 */
async function bundle(from, modules) {
	const made = join(SCRATCH, `bundle-${process.pid}.mjs`);
	await bundleTypescript(from, modules, made);
	const fingerprint = createHash('sha256').update(readFileSync(made)).digest('hex').slice(0, 12);
	const file = join(SCRATCH, `${fingerprint}.mjs`);
	renameSync(made, file);
	return {file, fingerprint};
}

/** Bundles the arena and the contestants of the work tree; `kinds` names what of ours is needed. */
export async function bundleArena(kinds) {
	mkdirSync(SCRATCH, {recursive: true});
	const bots = Object.keys(BOTS).filter((kind) => kinds.includes(kind));
	return bundle(root, [...new Set([...ARENA, ...bots.flatMap((kind) => BOTS[kind])])]);
}

/** Bundles one of our bots as it was at a commit. */
export async function bundleBotAt(commit, kind) {
	const folder = join(SCRATCH, `at-${process.pid}`);
	mkdirSync(folder, {recursive: true});
	try {
		const options = {cwd: root, maxBuffer: 2 ** 28};
		const archive = execFileSync('git', ['archive', commit, 'source'], options);
		execFileSync('tar', ['-x', '-C', folder], {input: archive});
		// Commits before had a few of these in one.
		const modules = BOTS[kind].filter((path) => existsSync(join(folder, path)));
		return await bundle(folder, modules);
	} finally {
		rmSync(folder, {recursive: true, force: true});
	}
}
