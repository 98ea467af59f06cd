#!/usr/bin/env node
// The launcher. In the published package it only starts dist/cli.js; in a checkout it first makes
// sure that dist/ is there and newer than source/, so that `npx .` works from a fresh clone.
import {existsSync, readFileSync, writeSync} from 'node:fs';
import process from 'node:process';

// Without a listener Node opens its inspector, a socket that lets whoever reaches it read both sides' men.
process.on('SIGUSR1', () => {});

const root = new URL('../', import.meta.url);
const [first, ...rest] = process.argv.slice(2);

/** Writes the version without what a command needs, so that it costs no more than starting Node; returns whether that went well. */
function writeVersion() {
	const {version} = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
	try {
		writeSync(1, `${version}\n`);
		return true;
	} catch {
		// The command says what is wrong with the output.
		return false;
	}
}

const isVersion = (first === '--version' || first === '-V') && rest.length === 0;
if (!isVersion || !writeVersion()) {
	let ready = true;
	if (existsSync(new URL('source', root))) {
		const {prepareCheckout} = await import('../scripts/prepare-checkout.js');
		ready = await prepareCheckout();
	}

	if (ready) {
		const {main} = await import('../dist/cli.js');
		await main(process.argv.slice(2));
	} else {
		process.exitCode = 1;
	}
}
