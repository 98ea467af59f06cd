import {cpSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {keptFolder} from './kept-folder.js';

type Preparation = {prepareCheckout: () => Promise<boolean>};

const root = fileURLToPath(new URL('../..', import.meta.url));
const LAUNCHER = join('bin', 'fogchess.js');

/**
 * Returns the launcher as it lies in the published package: beside dist/, but not beside source/. So it does not look at
 * every start whether dist/ is as new as the sources: that is seen to here, once for all tests.
 */
export async function packagedLauncher(): Promise<string> {
	const {prepareCheckout} = (await import(
		pathToFileURL(join(root, 'scripts', 'prepare-checkout.js')).href
	)) as Preparation;
	if (!(await prepareCheckout())) {
		throw new Error('dist/ cannot be made; see the lines above');
	}

	const texts = [LAUNCHER, 'package.json'].map((path) => readFileSync(join(root, path), 'utf8'));
	const folder = await keptFolder('packaged', [root, texts], async (made) => {
		mkdirSync(join(made, 'bin'));
		cpSync(join(root, LAUNCHER), join(made, LAUNCHER));
		cpSync(join(root, 'package.json'), join(made, 'package.json'));
		symlinkSync(join(root, 'dist'), join(made, 'dist'), 'junction');
	});
	return join(folder, LAUNCHER);
}
