import {execFileSync} from 'node:child_process';
import {cpus, totalmem} from 'node:os';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Returns when, from which commit and on which machine something is measured. */
export function provenance() {
	const git = (...words) => execFileSync('git', words, {encoding: 'utf8', cwd: ROOT}).trim();
	const isChanged = git('status', '--porcelain', '--', 'source/bot') !== '';
	const {model} = cpus()[0];
	return {
		date: new Date().toISOString().slice(0, 10),
		commit: `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`,
		machine: `${model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
	};
}
