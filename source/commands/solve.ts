import {randomInt} from 'node:crypto';
import {parseFen, type Setup} from '../core/fen.js';
import {BLACK_MAN, EMPTY, isMan, KING} from '../core/man.js';
import {quote} from '../core/quote.js';
import {createRandom} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {parseSquare, squareName, type Square} from '../core/square.js';
import {positionFromSetup} from '../rules/position-from-setup.js';
import {fog} from '../rules/variants/fog.js';
import {BeliefSearch, type Solution} from '../solver/search/belief-search.js';
import {composeProblem} from '../solver/search/compose.js';
import {memberOf} from '../solver/search/member.js';
import {type Belief, whiteSees} from '../solver/search/play.js';
import {materialName, parseMaterial, readPlacement} from '../solver/material.js';
import type {CommandInput, Flags} from './catalogue.js';
import {EXIT} from './exit-codes.js';
import {parseWhole, textFlag} from './flag-values.js';
import {seedFlag} from './game-flags.js';
import type {CommandIo} from './io.js';
import {openTables} from './open-tables.js';

/** Moves of White's that are looked at when `--within` is left out. */
const USUAL_WITHIN = 6;
const MOST_WITHIN = 30;
/** Moves tried at most before an answer is given up; a minute or so. */
const BUDGET = 400_000;
/** The longest problems that are composed: longer ones are too rare to wait for. */
const LONGEST_PROBLEM = 3;

/** Reads `--king-on a1,b2`. */
function readSquares(text: string): Result<Square[]> {
	const squares: Square[] = [];
	for (const name of text.split(',')) {
		const square = parseSquare(name.trim());
		if (square === undefined) {
			return fail(`--king-on needs squares such as a1,b2, not ${quote(name)}`);
		}

		squares.push(square);
	}

	return ok([...new Set(squares)]);
}

/** Returns the positions that White holds possible: the one of the FEN with its king on each square. */
function readBelief(setup: Setup, squares: readonly Square[]): Result<Belief> {
	if (setup.turn !== 'white') {
		return fail('White must be to move; turn the board round for Black');
	}

	const king = setup.cells.indexOf(KING | BLACK_MAN);
	const belief = [];
	let seen: string | undefined;
	for (const square of squares.length > 0 ? squares : [king]) {
		const cells = setup.cells.slice();
		cells[king] = EMPTY;
		if (isMan(cells[square])) {
			return fail(`there is a man on ${squareName(square)} already`);
		}

		cells[square] = KING | BLACK_MAN;
		const castling = square === king ? setup.castling : setup.castling & 3;
		const position = positionFromSetup({...setup, cells, castling}, fog.moves);
		if (!position.ok) {
			return position;
		}

		const sees = whiteSees(position.value);
		seen ??= sees;
		if (sees !== seen) {
			return fail(`White could tell a king on ${squareName(square)} from the others`);
		}

		belief.push(memberOf(position.value));
	}

	return ok(belief);
}

/** Returns the ending that a position comes down to when White takes what Black has beside the king; undefined when no table knows it. */
function endingOf({cells}: Setup): string | undefined {
	const bare = cells.map((code) =>
		isMan(code) && code & BLACK_MAN && (code & 7) !== KING ? EMPTY : code,
	);
	const read = readPlacement(bare);
	const name = read.ok ? materialName(read.value.placement.material) : '';
	return parseMaterial(name).ok && name !== 'KvK' ? name : undefined;
}

/** Returns an answer as a person reads it. */
function describe(solution: Solution): string {
	const looked = `${solution.nodes} moves tried`;
	switch (solution.result) {
		case 'forced':
			return `forced within ${solution.within}: ${solution.line.join(' ')}\nfirst moves: ${solution.keys.join(' ')}\n${looked}`;
		case 'refuted':
			return `refuted: not forced within ${solution.within}\n${looked}`;
		default:
			return `not settled within the budget; not forced within ${solution.within}\n${looked}`;
	}
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

/** `fogchess solve FEN`: whether White can force the king's capture, whatever stands on the board. Returns the exit code. */
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
	const squares = kingOn === undefined ? ok([]) : readSquares(kingOn);
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

	const ending = endingOf(setup.value);
	const tables = ending === undefined ? new Map() : (await openTables([ending], io)).tables;
	const solution = new BeliefSearch(tables).solve(belief.value, {within, budget: BUDGET});
	io.out(flags['json'] === true ? JSON.stringify(solution) : describe(solution));
	return EXIT.fine;
}
