import {randomInt} from 'node:crypto';
import {parseFen, type Setup} from '../core/fen.js';
import {BLACK_MAN, EMPTY, isMan, KING} from '../core/man.js';
import {createRandom} from '../core/random.js';
import {type Square, squareName} from '../core/square.js';
import {BeliefSearch, type Solution} from '../solver/search/belief-search.js';
import {composeProblem} from '../solver/search/compose.js';
import {type Belief, readBelief} from '../solver/search/play.js';
import type {Tables} from '../solver/build-table.js';
import {materialName, parseMaterial, readPlacement} from '../solver/material.js';
import {type CommandIo, EXIT, type Flags, need, print, Refusal, refusing} from './command.js';
import {fenWords, kingOnFlag, parseWhole, seedFlag, textFlag} from './flag-values.js';
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

function describe(solution: Solution, {turn, squares}: Asked): string[] {
	const {result, within} = solution;
	const looked = `${solution.nodes} moves tried`;
	const after = `${within}${turn === 'black' ? ', whatever Black plays first' : ''}`;
	if (result === 'forced') {
		const from = squares.length > 1 ? ` (he is on ${squareName(squares[solution.origin])})` : '';
		return [
			`forced within ${after}: ${solution.line.join(' ')}${from}`,
			...(turn === 'black' ? [] : [`first moves: ${solution.keys.join(' ')}`]),
			looked,
		];
	}

	const verdict = result === 'refuted' ? 'refuted' : 'not settled within the budget';
	const between = result === 'refuted' ? ':' : ';';
	return [`${verdict}${between} not forced within ${after}`, looked];
}

function toJson(solution: Solution, {turn, squares}: Asked): object {
	if (solution.result !== 'forced') {
		return {...solution, turn};
	}

	const {origin, ...told} = solution;
	return {...told, turn, king: squareName(squares[origin])};
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
	if (within === undefined) {
		throw new Refusal(`a problem is composed --within 2 to ${LONGEST_PROBLEM} moves`);
	}

	if (words.length > 0 || flags['king-on'] !== undefined) {
		throw new Refusal('--compose draws a position of its own and takes none');
	}

	const seed = seedFlag(flags) ?? randomInt(2 ** 31);
	const {kingOn: squares, ...problem} = composeProblem(createRandom(seed), within);
	const kingOn = squares.map((square) => squareName(square));
	print(io, flags, [{...problem, kingOn, seed}], () => [
		problem.fen,
		`White takes the king within ${within}; he is on ${kingOn.join(' or ')}.`,
		`key ${problem.key}, line ${problem.line.join(' ')} (--seed ${seed})`,
	]);
	return EXIT.fine;
}

/**
 * `fogchess solve FEN`: whether White can force the king's capture, whatever stands on the board. He knows
 * the FEN's position, with the king on one of the squares of `--king-on`. With Black to move, Black plays
 * any ply first and White must force it after each of them, seeing what he then sees. Returns the exit code.
 */
export const solveCommand = refusing(async ({arguments: words, flags}, io) => {
	if (flags['compose'] === true) {
		return compose(words, flags, io);
	}

	const fen = fenWords(words, 'solve');
	const kingOn = kingOnFlag(flags);
	const within = parseWhole(textFlag(flags, 'within') ?? String(USUAL_WITHIN), 1, MOST_WITHIN);
	if (within === undefined) {
		throw new Refusal(`--within must be a whole number from 1 to ${MOST_WITHIN}`);
	}

	const setup = need(parseFen(fen), EXIT.input, 'the FEN cannot be read: ');
	const belief = need(readBelief(setup, kingOn ?? []), EXIT.input);
	const squares = kingOn ?? [setup.cells.indexOf(KING | BLACK_MAN)];
	const solution = await search(setup, belief, within, io);
	const asked = {turn: setup.turn, squares};
	print(io, flags, [toJson(solution, asked)], () => describe(solution, asked));
	return EXIT.fine;
});
