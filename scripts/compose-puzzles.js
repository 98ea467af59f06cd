// Composes the fog puzzles and writes source/drill/puzzle-data.ts. Draws many problems that are sound and
// have one first move, weighs what makes them worth solving, and keeps the best of each kind. Takes half an
// hour; `node scripts/compose-puzzles.js FILE` keeps what was composed, so that it can be gone on with.
import {appendFileSync, existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {importTypescript} from './import-typescript.js';

const DATA = fileURLToPath(new URL('../source/drill/puzzle-data.ts', import.meta.url));

/** What is drawn, how many problems of it are composed, and how many of the best are kept. */
const LOTS = [
	{within: 2, white: [1, 2], black: [0, 1], kingOn: [1, 1], draws: 250, kept: 5},
	{within: 2, white: [2, 3], black: [1, 3], kingOn: [2, 3], draws: 200, kept: 7},
	{within: 2, white: [2, 4], black: [0, 3], kingOn: [3, 6], draws: 60, kept: 8},
	{within: 2, white: [2, 4], black: [3, 5], kingOn: [1, 4], draws: 30, kept: 5},
	{within: 3, white: [1, 2], black: [0, 1], kingOn: [1, 2], draws: 36, kept: 7},
	{within: 3, white: [2, 3], black: [0, 2], kingOn: [2, 4], draws: 44, kept: 10},
	{within: 3, white: [2, 3], black: [1, 3], kingOn: [1, 3], draws: 36, kept: 8},
].map((lot) => ({...lot, budget: lot.within === 2 ? 4000 : 12_000}));

const {
	BeliefSearch,
	SYMMETRIC_SQUARES,
	composeProblem,
	createRandom,
	fog,
	makeFen,
	memberOf,
	ownMoves,
	parseFen,
	parseUci,
	playAnswerPly,
	playOwnPly,
	Position,
	squareName,
	traceFrom,
	unwrap,
} = await importTypescript(
	'source/core/fen.ts',
	'source/core/random.ts',
	'source/core/result.ts',
	'source/core/square.ts',
	'source/core/uci.ts',
	'source/rules/position.ts',
	'source/rules/variants/fog.ts',
	'source/solver/symmetry.ts',
	'source/solver/search/belief-search.ts',
	'source/solver/search/compose.ts',
	'source/solver/search/member.ts',
	'source/solver/search/trace.ts',
);

const KING = 14;
const isWhite = (code) => code >= 1 && code <= 6;
const isBlackMan = (code) => code >= 9 && code <= 13;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Returns the members of a problem's belief. */
function beliefOf({fen, kingOn}) {
	const setup = unwrap(parseFen(fen));
	const king = setup.cells.indexOf(KING);
	return kingOn.map((square) => {
		const cells = setup.cells.slice();
		cells[king] = 0;
		cells[square] = KING;
		return memberOf(Position.fromSetupUnchecked({...setup, cells}, fog.moves));
	});
}

/** Returns what White can know after a move of his and any answer; undefined when the move loses or draws at once. */
function afterMove(belief, move) {
	const {groups} = playOwnPly(traceFrom(belief), parseUci(move));
	const plies = groups.map((group) => playAnswerPly(group));
	return plies.some(({lost, stuck}) => lost.length + stuck.length > 0)
		? undefined
		: plies.flatMap((ply) => ply.groups);
}

const search = new BeliefSearch();
const isForced = (belief, within) =>
	search.solve(belief, {within, budget: 30_000}).result === 'forced';

/** Returns whether all but one of some beliefs are forced. */
function failsOnce(beliefs, within) {
	let failing = 0;
	for (const belief of beliefs) {
		failing += isForced(belief, within) ? 0 : 1;
		if (failing > 1) {
			return false;
		}
	}

	return failing === 1;
}

/** Weighs a problem: what there is to find out, to be tempted by and to be surprised at. */
function weigh(problem) {
	const {within, key, line, kingOn} = problem;
	const belief = beliefOf(problem);
	const [{board}] = belief;
	const nexts = afterMove(belief, key);
	const others = ownMoves(belief).filter((move) => move !== key);
	let almost = 0;
	for (const move of others) {
		almost += failsOnce(afterMove(belief, move) ?? [], within - 1) ? 1 : 0;
	}

	// Moves that would do if one of the squares were known to be his.
	const tempting =
		kingOn.length === 1
			? 0
			: others.filter((move) =>
					belief.some((member) => {
						const after = afterMove([member], move);
						return after?.every((next) => isForced(next, within - 1));
					}),
				).length;
	const [from, to] = [key.slice(0, 2), key.slice(2, 4)];
	const target = parseUci(key).to;
	const canBeTaken = nexts.some((next) => next.some((one) => one.board[target] >= 9));
	const seconds = new Set(
		nexts.map((next) => search.solve(next, {within, budget: 30_000}).keys?.[0] ?? ''),
	);
	const man = board[parseUci(key).from];
	const score = sum([
		4 * Math.min(kingOn.length - 1, 3),
		2 * Math.min(almost, 5),
		2 * Math.min(tempting, 4),
		1.5 * Math.min(seconds.size - 1, 4),
		canBeTaken ? 4 : 0,
		// The king and the lesser men make a key less expected than the queen.
		[0, 3, 2, 1, 0, -1, 3][man],
		Math.min([...board].filter(isBlackMan).length, 3),
		-0.5 * [...board].filter(isWhite).length,
		line.length < 2 * within - 1 ? -5 : 0,
	]);
	return {...problem, score, almost, tempting, canBeTaken, seconds: seconds.size, man, from, to};
}

/** Returns a text that is equal for problems that a turn or mirror makes equal; pawns only let the files be mirrored. */
function shapeOf(problem) {
	const belief = beliefOf(problem);
	const hasPawns = [...belief[0].board].some((code) => (code & 7) === 1);
	const images = Array.from({length: hasPawns ? 2 : 8}, (_, symmetry) => {
		const image = (square) => SYMMETRIC_SQUARES[symmetry * 64 + square];
		const cells = new Uint8Array(64);
		for (const [square, code] of belief[0].board.entries()) {
			cells[image(square)] = code === KING ? 0 : code;
		}

		const kings = problem.kingOn.map(image).sort((a, b) => a - b);
		return `${cells.join()} ${kings.join()}`;
	});
	return images.sort()[0];
}

/** What a problem is about, roughly: no two of a lot that are kept should be the same in it. */
function themeOf({fen, key, man, canBeTaken}) {
	const men = fen.split(' ')[0].replaceAll(/[^A-Z]/g, '');
	return `${men
		.split('')
		.sort((a, b) => a.localeCompare(b))
		.join('')} ${man} ${canBeTaken} ${key.slice(2)}`;
}

/** What a problem is worth beside others: many queens make it look contrived. */
const worthOf = ({score, fen}) => score - 4 * Math.max(0, fen.split('Q').length - 2);

// A file named on the command line keeps what was composed, so that choosing can be done again.
const [, , cache] = process.argv;
const cached =
	cache !== undefined && existsSync(cache)
		? readFileSync(cache, 'utf8')
				.split('\n')
				.filter(Boolean)
				.map((row) => JSON.parse(row))
		: [];
const problems = new Map(cached.map((one) => [one.name, one]));

const chosen = [];
const shapes = new Set();
for (const [index, lot] of LOTS.entries()) {
	const found = [];
	for (let draw = 0; draw < lot.draws; draw++) {
		const name = `puzzle ${index} ${draw}`;
		let problem = problems.get(name);
		if (problem === undefined) {
			problem = {name, ...weigh(composeProblem(createRandom(name), lot.within, lot))};
			if (cache !== undefined) {
				appendFileSync(cache, `${JSON.stringify(problem)}\n`);
			}
		}

		found.push(problem);
	}

	found.sort((a, b) => worthOf(b) - worthOf(a));
	const themes = new Map();
	let kept = 0;
	for (const problem of found) {
		const shape = shapeOf(problem);
		const theme = themeOf(problem);
		const men = theme.split(' ')[0];
		const isNew = !shapes.has(shape) && !themes.has(theme) && (themes.get(men) ?? 0) < 2;
		if (isNew && kept < lot.kept) {
			shapes.add(shape);
			themes.set(theme, 1).set(men, (themes.get(men) ?? 0) + 1);
			chosen.push(problem);
			kept++;
		}
	}
}

/** Returns a row of the data. The line is found anew, and the square it begins on is the first. */
function makeRow(problem) {
	const belief = beliefOf(problem);
	const {within} = problem;
	const {line, origin, keys} = new BeliefSearch().solve(belief, {within, budget: 100_000});
	const kings = [...problem.kingOn];
	const [first] = kings.splice(origin, 1);
	const setup = unwrap(parseFen(problem.fen));
	const [board] = makeFen({...setup, cells: belief[origin].board}).split(' ');
	const squares = [first, ...kings.sort((a, b) => a - b)].map((square) => squareName(square));
	return [within, board, squares.join(), keys.join(), line.join(' ')].join('; ');
}

/** How hard a puzzle is, for their order. */
const hardness = ({within, kingOn, fen, almost}) =>
	within * 100 +
	6 * (kingOn.length - 1) +
	2 * fen.split(' ')[0].replaceAll(/[^a-z]/gi, '').length +
	Math.min(almost, 5);
chosen.sort((a, b) => hardness(a) - hardness(b));
const rows = chosen.map(makeRow);
writeFileSync(
	DATA,
	[
		'/**',
		' * The fog puzzles, easiest first, one a row: in how many moves White takes the king, the board with him',
		' * on the first of the squares where he may be, those squares, the one first move, and a longest line.',
		' * Written by scripts/compose-puzzles.js; every row is proved again by its test.',
		' */',
		'export const PUZZLE_ROWS = `',
		...rows,
		'`;',
		'',
	].join('\n'),
);
process.stdout.write(`${rows.length} puzzles\n`);
