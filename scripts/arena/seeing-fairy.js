// Fairy-Stockfish as a sparring partner that sees everything, for measuring alone: it is GPL, so it is
// neither shipped nor a dependency. Install it anywhere (`npm install fairy-stockfish-nnue.wasm@1.1.12`) and
// say where: `node scripts/arena/seeing-fairy.js FOLDER`, FOLDER holding its node_modules. Then each
// line of JSON in, {"fen": …, "nodes": …}, gives one out, {"move": …} in UCI or {"error": …}.
//
// It knows fog of war only as chess in which the king may be taken (the variant of pychess, written
// below); that a side without moves draws, and repetitions, are the referee's to judge.
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {pathToFileURL} from 'node:url';

const PACKAGE = 'fairy-stockfish-nnue.wasm/stockfish.js';
const FOG_OF_WAR = `[fogofwar:chess]
king = -
commoner = k
castlingKingPiece = k
extinctionValue = loss
extinctionPieceTypes = k
`;

/**
 * Starts the engine from the node_modules in `folder`. `choose({fen, nodes})` resolves to its move in UCI
 * and rejects when it has none; ask one thing at a time. `close` ends it.
 */
export async function openFairy(folder) {
	const require = createRequire(pathToFileURL(`${resolve(folder)}/index.js`));
	const load = require(PACKAGE);
	// It reads its WebAssembly with `fetch` when there is one, and that cannot read a file.
	const {fetch} = globalThis;
	globalThis.fetch = undefined;
	const engine = await load().finally(() => {
		globalThis.fetch = fetch;
	});
	const waiting = [];
	engine.addMessageListener((line) => {
		if (waiting.length > 0 && waiting[0].isAnswer(line)) {
			waiting.shift().answer(line);
		}
	});
	const until = (isAnswer) =>
		new Promise((answer) => {
			waiting.push({isAnswer, answer});
		});
	const ready = async () => {
		const answered = until((line) => line === 'readyok');
		engine.postMessage('isready');
		await answered;
	};

	engine.FS.writeFile('/variants.ini', FOG_OF_WAR);
	engine.postMessage('uci');
	engine.postMessage('setoption name Use NNUE value false');
	engine.postMessage('setoption name VariantPath value /variants.ini');
	engine.postMessage('setoption name UCI_Variant value fogofwar');
	engine.postMessage('setoption name Threads value 1');
	engine.postMessage('setoption name Hash value 1');
	await ready();
	return {
		async choose({fen, nodes}) {
			// Each answer depends on its question alone.
			engine.postMessage('ucinewgame');
			engine.postMessage(`position fen ${fen}`);
			const found = until((line) => line.startsWith('bestmove'));
			engine.postMessage(`go nodes ${nodes}`);
			const [, move] = (await found).split(' ');
			if (move === '(none)') {
				throw new Error(`the engine has no move in ${fen}`);
			}

			return move;
		},
		close: () => engine.postMessage('quit'),
	};
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const engine = await openFairy(process.argv[2] ?? '.');
	for await (const line of createInterface({input: process.stdin})) {
		const answer = await engine
			.choose(JSON.parse(line))
			.then((move) => ({move}))
			.catch((error) => ({error: error.message}));
		console.log(JSON.stringify(answer));
	}

	engine.close();
	process.exit(0);
}
