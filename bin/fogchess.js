#!/usr/bin/env node
// The launcher. In the published package it only starts dist/cli.js; in a checkout it first makes
// sure that dist/ is there and newer than source/, so that `npx .` works from a fresh clone.
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';

const root = new URL('../', import.meta.url);
const [first, ...rest] = process.argv.slice(2);

if ((first === '--version' || first === '-V') && rest.length === 0) {
	// Answered here, so that it costs no more than starting Node.
	console.log(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).version);
} else {
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
