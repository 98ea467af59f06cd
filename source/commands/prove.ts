import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {DEFENDED_ENDING} from '../theory/paper/strategists.js';
import type {TableGame} from '../solver/table-game.js';
import {verifyTable} from '../solver/verify/verify.js';
import type {CommandInput} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {textFlag} from './flag-values.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';
import {readTables} from './read-endings.js';
import {runSteps} from './run-steps.js';
import type {Walk} from '../theory/walk/walker.js';
import {WALKS} from '../theory/walk/walks.js';

/** Proves what the table player does, by the table's own verifier. */
async function proveTable(ending: string, game: TableGame, io: CommandIo): Promise<Walk> {
	const {tables} = await openTables([ending], io, game);
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

/** Says which names of strategists there are. */
const unknownName = (name: string, names: readonly string[]): string =>
	`--strategy must be ${['table', ...names].join(' or ')}, not ${quote(name)}`;

/** Returns the walk through an ending of a game by a strategist's name; the error says what would be right. */
function findWalk(name: string, ending: string, {id}: TableGame): Result<Generator<number, Walk>> {
	const strategists = WALKS[id];
	if (strategists === undefined) {
		return fail(`for ${id} there is no strategist but table`);
	}

	if (!Object.hasOwn(strategists, name)) {
		return fail(unknownName(name, Object.keys(strategists)));
	}

	const walks = strategists[name];
	return Object.hasOwn(walks, ending)
		? ok(walks[ending]())
		: fail(`the strategist ${name} plays ${Object.keys(walks).join(' and ')}, not ${ending}`);
}

/** Returns a proof as lines for a person. */
function describe(ending: string, name: string, {starts, won, longest, byLemma}: Walk): string[] {
	const lines = Object.entries(byLemma);
	if (ending === DEFENDED_ENDING && name === 'paper') {
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
				: `  ${/^\d/.test(lemma) ? `Lemma ${lemma}` : lemma}: at most ${moves} ${moves === 1 ? 'move' : 'moves'} of a game`,
		),
	];
}

/**
 * `prove ENDGAME [--strategy NAME] [--variant fog|kriegspiel]`: plays a strategist from every start against every
 * answer, by the rules of the game. The first failure is told on stderr, move by move; any failure makes the exit code 1.
 */
export async function proveCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	const name = textFlag(flags, 'strategy') ?? 'paper';
	const wanted = readTables(words, flags);
	if (!wanted.ok) {
		io.error(`fogchess: ${wanted.error}`);
		return EXIT.usage;
	}

	const {
		endings: [ending],
		game,
	} = wanted.value;
	let proof: Walk;
	if (name === 'table') {
		proof = await proveTable(ending, game, io);
	} else {
		const walk = findWalk(name, ending, game);
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
