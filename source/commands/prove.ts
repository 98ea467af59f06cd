import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../endgame/paper/strategists.js';
import {verifyTable} from '../solver/verify.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';
import {readEndings} from './read-endings.js';
import {runSteps} from './run-steps.js';
import {type Walk, walkAttack} from './walk-attack.js';
import {walkDefence} from './walk-defence.js';

/** Proves what the table player does, by the table's own verifier. */
async function proveTable(ending: string, io: CommandIo): Promise<Walk> {
	const {tables} = await openTables([ending], io);
	const verified = await runSteps(
		verifyTable(tables.get(ending)!, tables),
		`Proving ${ending}`,
		io,
	);
	const {starts, won, longest, firstFailure} = verified;
	return {
		starts,
		won,
		longest,
		byLemma: {},
		...(firstFailure === undefined ? {} : {failure: [firstFailure]}),
	};
}

/** Returns the walk through an ending by a strategist's name; the error says what would be right. */
function findWalk(name: string, ending: string): Result<Generator<number, Walk>> {
	const plans = Object.hasOwn(STRATEGISTS, name) ? STRATEGISTS[name] : undefined;
	if (plans === undefined) {
		const names = ['table', ...Object.keys(STRATEGISTS)].join(' or ');
		return fail(`--strategy must be ${names}, not ${quote(name)}`);
	}

	if (Object.hasOwn(plans, ending)) {
		return ok(walkAttack(plans[ending]));
	}

	if (name === 'paper' && ending === DEFENDED_ENDING) {
		return ok(walkDefence());
	}

	const endings = [...Object.keys(plans), ...(name === 'paper' ? [DEFENDED_ENDING] : [])];
	return fail(`the strategist ${name} plays ${endings.join(' and ')}, not ${ending}`);
}

/** Returns a proof as lines for a person. */
function describe(ending: string, name: string, {starts, won, longest, byLemma}: Walk): string[] {
	const lines = Object.entries(byLemma);
	if (ending === DEFENDED_ENDING && name !== 'table') {
		return [
			`${ending}, ${name}: ${starts} starts in the safe space, White takes the king from ${won}`,
			...lines.map(([lemma, moves]) => `  Lemma ${lemma} answers ${moves} moves of White's`),
		];
	}

	return [
		`${ending}, ${name}: ${starts} starts, ${won} won in at most ${longest} moves`,
		...lines.map(([lemma, moves]) =>
			lemma === '0'
				? `  taking the king: ${moves}`
				: `  Lemma ${lemma}: at most ${moves} ${moves === 1 ? 'move' : 'moves'} of a game`,
		),
	];
}

/**
 * `prove ENDGAME [--strategy NAME]`: plays a strategist from every start against every answer, by the rules
 * of the game. The first failure is told on stderr, move by move; any failure makes the exit code 1.
 */
export async function proveCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	const name = textFlag(flags, 'strategy') ?? 'paper';
	const endings = readEndings(words);
	if (!endings.ok) {
		io.error(`fogchess: ${endings.error}`);
		return EXIT.usage;
	}

	const [ending] = endings.value;
	let proof: Walk;
	if (name === 'table') {
		proof = await proveTable(ending, io);
	} else {
		const walk = findWalk(name, ending);
		if (!walk.ok) {
			io.error(`fogchess: ${walk.error}`);
			return EXIT.usage;
		}

		proof = await runSteps(walk.value, `Proving ${ending}`, io);
	}

	const {failure, ...counts} = proof;
	for (const line of flags['json'] === true
		? [JSON.stringify(counts)]
		: describe(ending, name, proof)) {
		io.out(line);
	}

	if (failure === undefined) {
		return EXIT.fine;
	}

	io.error(`fogchess: ${ending}, ${name}: the first failure, move by move:`);
	for (const line of failure) {
		io.error(`  ${line}`);
	}

	return EXIT.fault;
}
