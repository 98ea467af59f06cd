import {quote} from '../core/quote.js';
import {DEFENDED_ENDING} from '../theory/paper/strategists.js';
import type {TableGame} from '../solver/table-game.js';
import {verifyTable} from '../solver/verify/verify.js';
import {type CommandIo, EXIT, print, Refusal, refusing} from './command.js';
import {textFlag} from './flag-values.js';
import {openTables} from './open-tables.js';
import {readTables} from './read-endings.js';
import {runSteps} from './run-steps.js';
import {joinWords} from '../text/men.js';
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

/** Returns the walk through an ending of a game by a strategist's name; a refusal says what would be right. */
function findWalk(name: string, ending: string, {id}: TableGame): Generator<number, Walk> {
	const strategists = WALKS[id];
	if (strategists === undefined) {
		throw new Refusal(`for ${id} there is no strategist but table`);
	}

	if (!Object.hasOwn(strategists, name)) {
		const names = joinWords(['table', ...Object.keys(strategists)], 'or');
		throw new Refusal(`--strategy must be ${names}, not ${quote(name)}`);
	}

	const walks = strategists[name];
	if (!Object.hasOwn(walks, ending)) {
		const endings = Object.keys(walks).join(' and ');
		throw new Refusal(`the strategist ${name} plays ${endings}, not ${ending}`);
	}

	return walks[ending]();
}

function describe(ending: string, name: string, {starts, won, longest, byLemma}: Walk): string[] {
	const lines = Object.entries(byLemma);
	if (ending === DEFENDED_ENDING && name === 'paper') {
		return [
			`${ending}, ${name}: ${starts} starts in the safe space, White takes the king from ${won}`,
			...lines.map(([lemma, moves]) => `  Lemma ${lemma} answers ${moves} moves of White’s`),
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
export const proveCommand = refusing(async ({arguments: words, flags}, io) => {
	const name = textFlag(flags, 'strategy') ?? 'paper';
	const {
		endings: [ending],
		game,
	} = readTables(words, flags);
	const proof =
		name === 'table'
			? await proveTable(ending, game, io)
			: await runSteps(findWalk(name, ending, game), `Proving ${ending}`, io);
	const {failure, ...counts} = proof;
	print(io, flags, [counts], () => describe(ending, name, proof));
	if (failure === undefined) {
		return EXIT.fine;
	}

	io.error(`fogchess: ${ending}, ${name}: the first failure, move by move:`);
	for (const line of failure) {
		io.error(`  ${line}`);
	}

	return EXIT.fault;
});
