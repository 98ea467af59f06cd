import {importTypescript} from '../import-typescript.js';
import {count} from './draw.js';
import {AMBIGUITIES, CONCLUSION, DIVIDE_AND_CONQUER, HEAD} from './kriegspiel-text.js';

/** What Bolognesi & Ciancarini (2003) print: Tables 1 and 2, and the text of section 7. */
const PAPER = {
	first: {games: 26_536, mate: 25_372, loop: 883, draw: 279, stalemate: 2, mean: '36', worst: 117},
	second: {games: 18_593, mate: 18_469, loop: 2, draw: 122, stalemate: 0},
};

/** Other readings than the program's own, by what is different; they are played on fewer starts. */
const OTHERS = {
	'of equal tries the first': {ties: 'first'},
	'of equal tries the last': {ties: 'last'},
	'squares on the rook’s lines in both regions beside them': {lineSquares: 'both-regions'},
	'squares on the rook’s lines in no region': {lineSquares: 'none'},
	'the metamove after a refusal too': {afterRefusal: 'metamove'},
	'the same, and lines in both regions': {afterRefusal: 'metamove', lineSquares: 'both-regions'},
	'a guarded rook counts as attacked': {guardedRook: 'attacked'},
	'depth 2': {depth: 2},
	'table repaired': {table: 'repaired'},
	'no table': {table: 'none'},
};
/** How many of the starts the other readings are played on at most. */
const FEWER = 100;

const percent = (part, whole) => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

/** Returns a row of the first table. */
function firstRow(name, {games, mate, loop, draw, stalemate, mean, worst}) {
	const cells = [games, mate, loop, draw, stalemate].map((number) => count(number));
	return `| ${name} | ${cells[0]} | ${cells[1]} (${percent(mate, games)}) | ${cells.slice(2).join(' | ')} | ${mean} | ${worst} |`;
}

/** Plays games of the first test and returns what they came to. */
function playFirst(program, reading, starts, seed, name) {
	const {createRandom, KRIEGSPIEL_TEST, NO_GAMES, playTestGame, programPlayer, TwoMen, withGame} =
		program;
	const player = programPlayer(reading, createRandom(seed), new TwoMen('rook'));
	let tally = NO_GAMES;
	for (const start of starts) {
		const game = playTestGame(player, start, KRIEGSPIEL_TEST);
		let step = game.next();
		while (!step.done) {
			step = game.next();
		}

		tally = withGame(tally, step.value);
		if (tally.games % 500 === 0) {
			console.log(`${name}: ${tally.games} of ${starts.length} games, ${tally.mate} mates`);
		}
	}

	return {...tally, mean: tally.mate === 0 ? '' : (tally.moves / tally.mate).toFixed(1)};
}

/** Plays the second test from all starts whose white king is in the triangle a1–d1–d4, or some of them. */
function playSecond(program, reading, starts, seed) {
	const {CHESS_TEST, createRandom, playChessTest, programPlayer, TwoMen} = program;
	const player = programPlayer(reading, createRandom(seed), new TwoMen('rook'));
	const test = playChessTest(player, starts, CHESS_TEST.cap);
	let step = test.next();
	while (!step.done) {
		if (step.value % 2000 === 0) {
			console.log(`ordinary chess: ${step.value} of ${starts.length} starts`);
		}

		step = test.next();
	}

	return step.value;
}

/** Whether the white king stands where every other square is an image of his by the board's symmetries. */
const isInTriangle = (square) => (square & 7) <= 3 && square >> 3 <= (square & 7);

/** Returns docs/kriegspiel-program.md, having played both tests. */
export async function kriegspielPage({starts: wanted = PAPER.first.games, seed = 1} = {}) {
	const program = await importTypescript(
		'source/core/random.ts',
		'source/theory/kriegspiel/metaposition-program.ts',
		'source/theory/kriegspiel/two-men.ts',
		'scripts/theory/kriegspiel/chess-test.ts',
		'scripts/theory/kriegspiel/program-player.ts',
		'scripts/theory/kriegspiel/program-tests.ts',
	);
	const {AS_PRINTED, createRandom, drawStarts, testStarts} = program;
	const all = [...testStarts(['rook'])];
	const starts = drawStarts(all, wanted, createRandom(seed));
	const own = playFirst(program, AS_PRINTED, starts, seed, 'as printed');
	const few = starts.slice(0, FEWER);
	const others = Object.entries(OTHERS).map(([name, change]) => {
		console.log(name);
		return firstRow(name, playFirst(program, {...AS_PRINTED, ...change}, few, seed, name));
	});
	const triangle = all.filter(({placement}) => isInTriangle(placement.squares[0]));
	const second = playSecond(
		program,
		AS_PRINTED,
		drawStarts(triangle, Math.min(wanted, triangle.length), createRandom(seed)),
		seed,
	);
	const secondRow = (name, {starts, games, mate, loop, draw, stalemate}) =>
		`| ${name} | ${starts === undefined ? '' : count(starts)} | ${count(games)} | ${count(mate)} (${percent(mate, games)}) | ${count(loop)} | ${count(draw)} | ${count(stalemate)} |`;
	return [
		HEAD,
		'## The first test: Kriegspiel',
		'',
		`${count(starts.length)} of the ${count(all.length)} starts, drawn at random (seed ${seed}), with nothing known of the black king, who goes away from the edge. Mean and worst count White’s moves of the games that he wins. A game is stopped as a loop after 250 of White’s moves.`,
		'',
		'| | games | mate | loop | draw | stalemate | mean | worst |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		firstRow('the paper', PAPER.first),
		firstRow('**this program, as printed**', own),
		'',
		`The same with one choice made otherwise, from the first ${count(few.length)} of these starts:`,
		'',
		'| | games | mate | loop | draw | stalemate | mean | worst |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
		...others,
		'',
		CONCLUSION,
		'',
		'## The second test: ordinary chess',
		'',
		`The program is told the black king’s square on every turn. Starts are those with the white king in the triangle a1–d1–d4, which stand for all the others by symmetry${second.starts < triangle.length ? `; ${count(second.starts)} of the ${count(triangle.length)} were drawn at random` : ''}. A start that an earlier game has passed through is no game, and a game that comes to such a position ends as that one did. The paper does not say which starts it took; its four numbers add up to 18,593 games.`,
		'',
		'| | starts | games | mate | loop | draw | stalemate |',
		'| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
		secondRow('the paper', PAPER.second),
		secondRow('**this program, as printed**', second),
		'',
		`Its games that end in mate take ${second.mate === 0 ? 'no' : (second.moves / second.mate).toFixed(1)} moves on average and ${second.worst} at most.`,
		'',
		AMBIGUITIES,
		'',
		DIVIDE_AND_CONQUER,
	].join('\n');
}
