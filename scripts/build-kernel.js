// Compiles source/solver/kernel/assembly with AssemblyScript into committed bytes: the same for the same
// sources and compiler. Needed after a change there; a test tells when it was forgotten. With --check
// nothing is written: it says whether they are up to date. With --check-sources nothing is compiled either:
// it says whether they were made from the sources, and by the compiler, that are there.
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const ASSEMBLY = 'source/solver/kernel/assembly';
const root = new URL('../', import.meta.url);

/** Returns a hash of all that the kernel is made of: its sources, how they are compiled, and the compiler. */
function hashSources() {
	const hash = createHash('sha256');
	const compiler = readFileSync(new URL('node_modules/assemblyscript/package.json', root), 'utf8');
	hash.update(`${JSON.parse(compiler).version}\n`);
	const files = readdirSync(new URL(ASSEMBLY, root), {recursive: true, encoding: 'utf8'});
	const sources = files.filter((file) => file.endsWith('.ts')).map((file) => `${ASSEMBLY}/${file}`);
	for (const file of ['scripts/build-kernel.js', ...sources.sort()]) {
		hash.update(`${file}\n${readFileSync(new URL(file, root), 'utf8')}\n`);
	}

	return hash.digest('hex');
}

/** Returns what the compiler makes of the kernel. Throws its messages. */
async function compile() {
	const {default: asc} = await import('assemblyscript/asc');
	let bytes;
	let messages = '';
	const {error} = await asc.main(
		[
			`${ASSEMBLY}/index.ts`,
			'--baseDir',
			fileURLToPath(new URL('..', import.meta.url)),
			'--outFile',
			'kernel.wasm',
			'-O3',
			'--noAssert',
			// It takes memory by itself, needs no runtime and imports nothing.
			'--runtime',
			'stub',
			'--use',
			'abort=',
		],
		{
			writeFile(_name, contents) {
				bytes = contents;
			},
			stderr: {
				write(text) {
					messages += text;
				},
			},
		},
	);
	if (error !== null || bytes === undefined) {
		throw new Error(`${error?.message ?? 'nothing was compiled'}\n${messages}`);
	}

	return bytes;
}

const file = new URL('source/solver/kernel/kernel.json', root);
const sources = hashSources();
const told = (isFresh) => console.log(isFresh ? 'up to date' : 'stale: run `npm run kernel`');
if (process.argv.includes('--check-sources')) {
	told(JSON.parse(readFileSync(file, 'utf8')).sources === sources);
} else {
	const wasm = Buffer.from(await compile()).toString('base64');
	const made = {'made by npm run kernel from': ASSEMBLY, sources, wasm};
	const text = `${JSON.stringify(made, undefined, '\t')}\n`;
	if (process.argv.includes('--check')) {
		told(readFileSync(file, 'utf8') === text);
	} else {
		writeFileSync(file, text);
	}
}
