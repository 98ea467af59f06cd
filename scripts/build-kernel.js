// Compiles source/solver/kernel/assembly with AssemblyScript into the committed module that carries the
// bytes: the same for the same sources and compiler. Needed after a change there; a test tells when it was
// forgotten. With --check nothing is written: it says whether the module is up to date.
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import asc from 'assemblyscript/asc';

const ASSEMBLY = 'source/solver/kernel/assembly';
const LINE = 96;

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

const file = new URL('../source/solver/kernel/kernel-bytes.ts', import.meta.url);
const lines = Buffer.from(await compile())
	.toString('base64')
	.match(new RegExp(`.{1,${LINE}}`, 'g'));
const text = `// Made from ${ASSEMBLY} by \`npm run kernel\`; do not edit.

/** The kernel's WebAssembly module in base64. */
export const KERNEL_BYTES: readonly string[] = [
${lines.map((line) => `\t'${line}',\n`).join('')}];
`;
if (process.argv.includes('--check')) {
	console.log(readFileSync(file, 'utf8') === text ? 'up to date' : 'stale: run `npm run kernel`');
} else {
	writeFileSync(file, text);
}
