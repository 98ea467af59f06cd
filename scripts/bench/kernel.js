import {Chess as ChessJs} from 'chess.js';
import {Chess} from 'chessops/chess';
import {perft as chessopsPerft} from 'chessops/debug';
import {parseFen as chessopsFen} from 'chessops/fen';
import {importTypescript} from '../import-typescript.js';
import {atLeast, count, interleaved, median} from './measure.js';

export const title = 'Kernel: perft beside chessops and chess.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

/** The leaves to be found; orthodox and king-capture numbers differ (sources in test/data). */
const POSITIONS = [
	{
		name: 'start',
		fen: START,
		capture: {depth: 5, leaves: 4_897_256},
		check: {depth: 5, leaves: 4_865_609},
		others: {depth: 4, leaves: 197_281},
	},
	{
		name: 'kiwipete',
		fen: KIWIPETE,
		capture: {depth: 4, leaves: 4_206_146},
		check: {depth: 4, leaves: 4_085_603},
		others: {depth: 3, leaves: 97_862},
	},
];

const ROUNDS = 5;
/** Ours counts so often in a round, which else were over before the others have warmed up. */
const REPEATS = 8;

/** Returns a function that counts leaves and throws when the number is wrong. */
const checked = (name, leaves, work) => () => {
	const found = work();
	if (found !== leaves) {
		throw new Error(`${name} counted ${found} leaves instead of ${leaves}`);
	}
};

/**
 * All run warm and in turn in one process, each as its authors made it fastest: ours and chessops'
 * `debug.perft` count the last ply in bulk, chess.js's own `perft` cannot. Theirs go one ply less deep
 * so that a round takes seconds; only nodes a second are compared.
 */
export async function* run() {
	const {parseFen, positionFromSetup, KING_CAPTURE, ORTHODOX, perft} = await importTypescript(
		'source/core/fen.ts',
		'source/rules/position-from-setup.ts',
		'source/rules/move-rules.ts',
		'source/rules/perft.ts',
	);
	const position = (fen, rules) => positionFromSetup(parseFen(fen).value, rules).value;

	for (const {name, fen, capture, check, others} of POSITIONS) {
		const ours = position(fen, KING_CAPTURE);
		const orthodox = position(fen, ORTHODOX);
		const ops = Chess.fromSetup(chessopsFen(fen).unwrap()).unwrap();
		const js = new ChessJs(fen);
		const countOurs = checked('fogchess', capture.leaves, () => perft(ours, capture.depth));
		const times = await interleaved(
			[
				() => {
					for (let time = 0; time < REPEATS; time++) {
						countOurs();
					}
				},
				checked('fogchess', check.leaves, () => perft(orthodox, check.depth)),
				checked('chessops', others.leaves, () => chessopsPerft(ops, others.depth)),
				checked('chess.js', others.leaves, () => js.perft(others.depth)),
			],
			ROUNDS,
		);
		const leaves = [REPEATS * capture.leaves, check.leaves, others.leaves, others.leaves];
		const [king, legal, chessops, chessJs] = times.map(
			(list, index) => (leaves[index] / median(list)) * 1000,
		);
		yield {what: `${name}: fogchess, the king may be taken`, value: `${count(king)} nodes/s`};
		yield {what: `${name}: fogchess, checks respected`, value: `${count(legal)} nodes/s`};
		yield {what: `${name}: chessops, checks respected`, value: `${count(chessops)} nodes/s`};
		yield {what: `${name}: chess.js, checks respected`, value: `${count(chessJs)} nodes/s`};
		yield atLeast(`${name}: fogchess to chessops`, king / chessops, 20, ' times');
		yield atLeast(`${name}: fogchess to chess.js`, king / chessJs, 150, ' times');
		yield atLeast(`${name}: checks respected by both, to chessops`, legal / chessops, 8, ' times');
	}
}
