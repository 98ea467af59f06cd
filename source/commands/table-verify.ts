import type {Verification} from '../solver/verify/verification.js';
import {verifyScope, verifyTable} from '../solver/verify/verify.js';
import {EXIT, print, type RunCommand} from './command.js';
import {openNamedTables} from './open-tables.js';
import {runSteps} from './run-steps.js';

const sentence = ({blind, ...all}: Verification): string =>
	`${all.material}: ${all.starts} starts, ${all.won} won in at most ${all.longest} moves; blind ${blind.placements} placements, ${blind.won} won in at most ${blind.longest} moves; ${all.beliefs} beliefs met, ${all.failures} failures`;

/**
 * `table verify MATERIAL...`: replays tables by the rules of the game, from every start or, where there
 * are too many, from many drawn at random. The first failure is told on stderr; any failure makes the exit code 1.
 */
export const verifyTables: RunCommand = async ({arguments: words, flags}, io) => {
	const {endings, tables} = await openNamedTables(words, flags, io);
	let failures = 0;
	for (const ending of endings) {
		const table = tables.get(ending)!;
		const verifying = verifyTable(table, tables, verifyScope(table));
		const {firstFailure, ...counts} = await runSteps(verifying, `Verifying ${ending}`, io);
		print(io, flags, [counts], () => [sentence(counts)]);
		failures += counts.failures;
		if (firstFailure !== undefined) {
			io.error(`fogchess: ${ending}: ${firstFailure}`);
		}
	}

	return failures === 0 ? EXIT.fine : EXIT.fault;
};
