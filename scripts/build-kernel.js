// Compiles source/solver/kernel/assembly with AssemblyScript into committed bytes: the same for the same
// sources and compiler. Needed after a change there; a test tells when it was forgotten. With --check
// nothing is written: it says whether they are up to date.
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import asc from 'assemblyscript/asc';

const ASSEMBLY = 'source/solver/kernel/assembly';

/** Returns what the compiler makes of the kernel. Throws its messages. */
async function compile() {
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

const file = new URL('../source/solver/kernel/kernel.json', import.meta.url);
const wasm = Buffer.from(await compile()).toString('base64');
const text = `${JSON.stringify({'made by npm run kernel from': ASSEMBLY, wasm}, undefined, '\t')}\n`;
if (process.argv.includes('--check')) {
	console.log(readFileSync(file, 'utf8') === text ? 'up to date' : 'stale: run `npm run kernel`');
} else {
	writeFileSync(file, text);
}
