import process from 'node:process';
import {importTypescript} from '../import-typescript.js';
import {GAME_MODULES} from '../tune/games.js';
import {count} from './measure.js';

export const title = 'Search: one possible world';

/** Start, open and closed middlegames, an ending. */
const FENS = [
	'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
	'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
	'r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 2 6',
	'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
	'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
];
const ROUNDS = 6;
const EVALUATIONS = 100_000;

/** Milliseconds of the processor's time that this process has had: what else the machine does counts less. */
const now = () => process.cpuUsage().user / 1000;

/** Returns the best of some rounds, in whatever `work` returns a second, after one that does not count. */
function best(work) {
	let most = 0;
	for (let round = 0; round <= ROUNDS; round++) {
		const start = now();
		const done = work();
		const rate = (done / (now() - start)) * 1000;
		most = round === 0 ? 0 : Math.max(most, rate);
	}

	return most;
}

export async function* run() {
	const bot = await importTypescript(...GAME_MODULES);
	const positions = FENS.map((fen) =>
		bot.unwrap(bot.positionFromSetup(bot.unwrap(bot.parseFen(fen)), bot.KING_CAPTURE)),
	);
	const evaluator = new bot.Evaluator(bot.WEIGHTS);
	const searcher = new bot.Searcher(evaluator, {tableBits: 18});
	const buffer = new Int32Array(bot.MAX_MOVES);
	const moves = positions.map((position) =>
		buffer.slice(0, bot.generateMoves(position, buffer, 0)),
	);
	const values = new Float64Array(bot.MAX_MOVES);

	let sum = 0;
	const repeat = (work) => () => {
		for (let index = 0; index < EVALUATIONS; index++) {
			sum += work(positions[index % positions.length]);
		}

		return EVALUATIONS;
	};
	const evaluations = best(repeat((position) => evaluator.evaluate(position)));
	yield {what: 'static evaluations', value: `${count(evaluations)} /s`};
	const nodes = best(() => {
		searcher.clear();
		for (const position of positions) {
			searcher.findBest(position, {depth: 7});
		}

		return searcher.nodes;
	});
	yield {what: 'alpha-beta with quiescence, 7 plies', value: `${count(nodes)} nodes/s`};
	for (const depth of [1, 2, 3]) {
		let visited = 0;
		const worlds = best(() => {
			searcher.clear();
			for (const [index, position] of positions.entries()) {
				for (let plies = 1; plies <= depth; plies++) {
					searcher.scoreRootMoves(position, moves[index], plies, values);
				}
			}

			visited = searcher.nodes;
			return positions.length;
		});
		yield {
			what: `worlds with every root move scored to depth ${depth}`,
			value: `${count(worlds)} /s, ${count(visited / positions.length)} nodes each`,
		};
	}

	if (!Number.isFinite(sum)) {
		throw new Error('an evaluation is no number');
	}
}
