// Bundles source/ into dist/ with esbuild: one ES module for the command line, one for each worker,
// and shared chunks. Everything fogchess needs at run time is inside, so the published package has no
// dependencies.
import {
	existsSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {bundle} from './bundle.js';
import {fingerprint} from './fingerprint.js';
import {joinChunks} from './join-chunks.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = `${root}dist`;
// Built beside dist/ and moved into it at the end, file by file, what others import before what
// imports it: a program that is started or running meanwhile never meets half a build.
const temporary = `${dist}/.${process.pid}`;
// Taken first: what is changed during the build is built the next time.
const inputs = fingerprint(root);

const entryPoints = ['source/cli.ts', 'source/worker.ts'].filter((path) =>
	existsSync(`${root}${path}`),
);

mkdirSync(temporary, {recursive: true});
const built = await bundle(
	Object.fromEntries(
		entryPoints.map((path) => [
			path
				.replace(/^source\//, '')
				.replace(/\.ts$/, '')
				.replaceAll('/', '-'),
			path,
		]),
	),
	temporary,
)
	.then(({metafile}) => joinChunks(temporary, metafile))
	.then(
		() => true,
		(error) => {
			// What esbuild could not do it has said itself.
			if (error.errors === undefined) {
				console.error(error);
			}

			return false;
		},
	);
if (!built) {
	rmSync(temporary, {recursive: true});
	process.exit(1);
}

const isEntry = (name) => !name.startsWith('chunk-');
const names = readdirSync(temporary).sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
for (const name of names) {
	renameSync(`${temporary}/${name}`, `${dist}/${name}`);
}

rmSync(temporary, {recursive: true});
writeFileSync(`${dist}/built`, inputs);

// Chunks of earlier builds stay for an hour, for programs that run and have yet to import them; what
// is packed (--clean) holds none.
const kept = new Set([...names, 'built']);
const hourAgo = Date.now() - 3_600_000;
for (const name of readdirSync(dist)) {
	const path = `${dist}/${name}`;
	const stat = statSync(path, {throwIfNoEntry: false});
	if (
		!kept.has(name) &&
		stat !== undefined &&
		(process.argv.includes('--clean') || stat.mtimeMs < hourAgo)
	) {
		rmSync(path, {recursive: true, force: true});
	}
}
