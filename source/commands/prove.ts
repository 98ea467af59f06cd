import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import type {Strategist} from '../endgame/paper/strategist.js';
import {STRATEGISTS} from '../endgame/paper/strategists.js';
import {materialName} from '../solver/material.js';
import {verifyTable} from '../solver/verify.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';
import {ProgressBar} from './progress-bar.js';
import {readEndings} from './read-endings.js';
import {walkAttack} from './walk-attack.js';

/** What a proof says. */
type Proof = {
	readonly starts: number;
	readonly won: number;
	readonly longest: number;
	readonly byLemma: {readonly [lemma: string]: number};
	/** The first failure, move by move. */
	readonly failure?: readonly string[];
};

/** Runs a proof to its end, with its progress on a terminal. */
function finish<T>(proof: Generator<number, T>, label: string, io: CommandIo): T {
	const bar = new ProgressBar(io);
	let step = proof.next();
	while (step.done !== true) {
		bar.show(label, step.value);
		step = proof.next();
	}

	bar.clear();
	return step.value;
}

/** Proves what the table player does, by the table's own verifier. */
async function proveTable(ending: string, io: CommandIo): Promise<Proof> {
	const {tables} = await openTables([ending], io);
	const verified = finish(verifyTable(tables.get(ending)!, tables), `Proving ${ending}`, io);
	const {starts, won, longest, firstFailure} = verified;
	return {
		starts,
		won,
		longest,
		byLemma: {},
		...(firstFailure === undefined ? {} : {failure: [firstFailure]}),
	};
}

/** Returns the strategist of a name that plays an ending; the error says which do. */
function findStrategist(name: string, ending: string): Result<Strategist> {
	const found = STRATEGISTS.filter((one) => one.name === name);
	if (found.length === 0) {
		const names = new Set(STRATEGISTS.map((one) => one.name));
		return fail(`--strategy must be ${['table', ...names].join(' or ')}, not ${quote(name)}`);
	}

	const playing = found.find(({strategist}) => materialName(strategist.material) === ending);
	if (playing === undefined) {
		const endings = found.map(({strategist}) => materialName(strategist.material));
		return fail(`the strategist ${name} plays ${endings.join(' and ')}, not ${ending}`);
	}

	return ok(playing.strategist);
}

/** Returns a proof as lines for a person. */
function describe(ending: string, name: string, proof: Proof): string[] {
	const {starts, won, longest, byLemma} = proof;
	return [
		`${ending}, ${name}: ${starts} starts, ${won} won in at most ${longest} moves`,
		...Object.entries(byLemma).map(([lemma, moves]) =>
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
	let proof: Proof;
	if (name === 'table') {
		proof = await proveTable(ending, io);
	} else {
		const strategist = findStrategist(name, ending);
		if (!strategist.ok) {
			io.error(`fogchess: ${strategist.error}`);
			return EXIT.usage;
		}

		proof = finish(walkAttack(strategist.value), `Proving ${ending}`, io);
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
