import {randomInt} from 'node:crypto';
import {parseFen, type Setup} from '../core/fen.js';
import {BLACK_MAN, EMPTY, isMan, KING} from '../core/man.js';
import {createRandom} from '../core/random.js';
import {ok} from '../core/result.js';
import {squareName, type Square} from '../core/square.js';
import {BeliefSearch, type Solution} from '../solver/search/belief-search.js';
import {composeProblem} from '../solver/search/compose.js';
import type {Belief} from '../solver/search/play.js';
import {readBelief} from '../solver/search/read-belief.js';
import type {Tables} from '../solver/build-table.js';
import {materialName, parseMaterial, readPlacement} from '../solver/material.js';
import type {CommandInput, Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {readKingOn, parseWhole, textFlag} from './flag-values.js';
import {seedFlag} from './game-flags.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';

/** Moves of White's that are looked at when `--within` is left out. */
const USUAL_WITHIN = 6;
const MOST_WITHIN = 30;
/** Moves tried at most before an answer is given up; a minute or so. */
const BUDGET = 400_000;
/** Moves tried before tables are opened, which may have to be built; a second or so. */
const QUICK_BUDGET = 10_000;
/** The longest problems that are composed: longer ones are too rare to wait for. */
const LONGEST_PROBLEM = 3;

/** Returns the ending that a position comes down to when White takes what Black has beside the king; undefined when no table knows it. */
function endingOf({cells}: Setup): string | undefined {
	const bare = cells.map((code) =>
		isMan(code) && code & BLACK_MAN && (code & 7) !== KING ? EMPTY : code,
	);
	const read = readPlacement(bare);
	const name = read.ok ? materialName(read.value.placement.material) : '';
	return parseMaterial(name).ok && name !== 'KvK' ? name : undefined;
}

/** What was asked, as far as the answer's words need it. */
type Asked = {readonly turn: Setup['turn']; readonly squares: readonly Square[]};

/** Returns an answer as a person reads it. */
function describe(solution: Solution, {turn, squares}: Asked): string {
	const looked = `${solution.nodes} moves tried`;
	const after = turn === 'black' ? ', whatever Black plays first' : '';
	switch (solution.result) {
		case 'forced': {
			const from = squares.length > 1 ? ` (he is on ${squareName(squares[solution.origin])})` : '';
			return [
				`forced within ${solution.within}${after}: ${solution.line.join(' ')}${from}`,
				...(turn === 'black' ? [] : [`first moves: ${solution.keys.join(' ')}`]),
				looked,
			].join('\n');
		}

		case 'refuted':
			return `refuted: not forced within ${solution.within}${after}\n${looked}`;
		default:
			return `not settled within the budget; not forced within ${solution.within}${after}\n${looked}`;
	}
}

/** Returns an answer as a script reads it. */
function makeJson(solution: Solution, {turn, squares}: Asked): string {
	if (solution.result !== 'forced') {
		return JSON.stringify({...solution, turn});
	}

	const {origin, ...told} = solution;
	return JSON.stringify({...told, turn, king: squareName(squares[origin])});
}

/** Searches, with tables only when it takes long without. */
async function search(setup: Setup, belief: Belief, within: number, io: CommandIo) {
	const solveWith = (tables: Tables, budget: number): Solution => {
		const limits = {within, budget};
		const searching = new BeliefSearch(tables);
		return setup.turn === 'white'
			? searching.solve(belief, limits)
			: searching.solveAnswers(belief, limits);
	};

	const quick = solveWith(new Map(), QUICK_BUDGET);
	if (quick.result !== 'unsettled') {
		return quick;
	}

	const ending = endingOf(setup);
	const tables = ending === undefined ? new Map() : (await openTables([ending], io)).tables;
	return solveWith(tables, BUDGET);
}

/** `fogchess solve --compose`: prints a problem that has one solution. */
function compose(words: readonly string[], flags: Flags, io: CommandIo): number {
	const within = parseWhole(textFlag(flags, 'within') ?? '2', 2, LONGEST_PROBLEM);
	if (words.length > 0 || flags['king-on'] !== undefined || within === undefined) {
		io.error(
			within === undefined
				? `fogchess: a problem is composed --within 2 to ${LONGEST_PROBLEM} moves`
				: 'fogchess: --compose draws a position of its own and takes none',
		);
		return EXIT.usage;
	}

	const seed = seedFlag(flags) ?? randomInt(2 ** 31);
	const {kingOn, ...problem} = composeProblem(createRandom(seed), within);
	const squares = kingOn.map((square) => squareName(square));
	io.out(
		flags['json'] === true
			? JSON.stringify({...problem, kingOn: squares, seed})
			: [
					problem.fen,
					`White takes the king within ${within}; he is on ${squares.join(' or ')}.`,
					`key ${problem.key}, line ${problem.line.join(' ')} (--seed ${seed})`,
				].join('\n'),
	);
	return EXIT.fine;
}

/**
 * `fogchess solve FEN`: whether White can force the king's capture, whatever stands on the board. He knows
 * the FEN's position, with the king on one of the squares of `--king-on`. With Black to move, Black plays
 * any ply first and White must force it after each of them, seeing what he then sees. Returns the exit code.
 */
export async function solveCommand(
	{arguments: words, flags}: CommandInput,
	io: CommandIo,
): Promise<number> {
	if (flags['compose'] === true) {
		return compose(words, flags, io);
	}

	if (words.length === 0) {
		io.error('fogchess: solve needs a position in FEN');
		return EXIT.usage;
	}

	const withinText = textFlag(flags, 'within');
	const within = parseWhole(withinText ?? String(USUAL_WITHIN), 1, MOST_WITHIN);
	const kingOn = textFlag(flags, 'king-on');
	const squares = kingOn === undefined ? ok([]) : readKingOn(kingOn);
	if (within === undefined || !squares.ok) {
		io.error(
			`fogchess: ${squares.ok ? `--within must be a whole number from 1 to ${MOST_WITHIN}` : squares.error}`,
		);
		return EXIT.usage;
	}

	const setup = parseFen(words.join(' '));
	const belief = setup.ok ? readBelief(setup.value, squares.value) : setup;
	if (!setup.ok || !belief.ok) {
		io.error(`fogchess: ${setup.ok ? (belief.ok ? '' : belief.error) : setup.error}`);
		return EXIT.input;
	}

	const king = setup.value.cells.indexOf(KING | BLACK_MAN);
	const asked = {
		turn: setup.value.turn,
		squares: squares.value.length === 0 ? [king] : squares.value,
	};
	const solution = await search(setup.value, belief.value, within, io);
	io.out(flags['json'] === true ? makeJson(solution, asked) : describe(solution, asked));
	return EXIT.fine;
}
