import {expect, it} from 'vitest';
import {makeFen, parseFen} from '../../../source/core/fen.js';
import {EMPTY, makeMan, type Role, UNSEEN} from '../../../source/core/man.js';
import {createRandom, pick} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import {makeUci, parseUci} from '../../../source/core/uci.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import {moveRisks} from '../../../source/knowledge/positions/move-risks.js';
import {isInCheck} from '../../../source/rules/attack.js';
import {repetitionKey} from '../../../source/rules/end-rules.js';
import {historyAt} from '../../../source/rules/history.js';
import {Position} from '../../../source/rules/position.js';
import {findVariant} from '../../../source/rules/registry.js';
import {Game} from '../../helpers/game.js';
import {historyOf} from '../../helpers/histories.js';
import {NaivePositions} from './naive-positions.js';

const ENDING = unwrap(findVariant('fog-ending'));

/** Returns the moves of a game at random, as far as it goes. */
function playAtRandom(fen: string, plies: number): string[] {
	const game = unwrap(Game.start(ENDING, fen));
	const random = createRandom(fen);
	const played: string[] = [];
	while (played.length < plies && game.outcome === undefined) {
		const move = pick(random, game.moves());
		game.try(move);
		played.push(makeUci(move));
	}

	return game.outcome === undefined ? played : played.slice(0, -1);
}

/** Returns every position in which one man and the king stand where the lone king does not see them. */
function allPlacements(fen: string, role: Role): Position[] {
	const {cells: seen} = historyOf('black', [], fen, 'fog-ending').start;
	const squares = [...seen.keys()].filter((square) => seen[square] === UNSEEN);
	const bare = seen.map((code) => (code === UNSEEN ? EMPTY : code));
	return squares.flatMap((king) =>
		squares
			.filter((man) => man !== king && (role !== 'pawn' || (man >= 8 && man < 56)))
			.map((man) => {
				const cells = bare.slice();
				cells[king] = makeMan('white', 'king');
				cells[man] = makeMan('white', role);
				const position = new Position(ENDING.moves);
				position.load({...unwrap(parseFen(fen)), cells});
				return position;
			}),
	);
}

it.each([
	['queen', '8/8/8/4k3/8/8/8/K5Q1 w - - 0 1', 7],
	['rook', '7k/8/8/8/3K4/8/8/R7 w - - 0 1', 7],
	['pawn', '8/4P3/8/8/2k5/8/8/K7 w - - 0 1', 5],
] as const)(
	'holds every placement of %s and king that fits what the lone king saw, and no other',
	(role, fen, plies) => {
		const moves = playAtRandom(fen, plies);
		const history = historyOf('black', moves, fen, 'fog-ending');
		const all = allPlacements(fen, role);
		const naive = new NaivePositions(ENDING, 'black', all[0]);
		naive.positions = all;
		const follower = new HistoryPositions(['king', role]);
		for (let ply = 0; ply <= moves.length; ply++) {
			if (ply > 0) {
				const {view, heard} = history.plies[ply - 1];
				naive.update(view, heard, parseUci(moves[ply - 1])!);
			}

			const now = historyAt(history, ply);
			const set = unwrap(follower.follow(now));
			const board = new Position(ENDING.moves);
			const keys = Array.from({length: set.size}, (_, index) => {
				set.load(index, board);
				return repetitionKey(board);
			});
			expect(set.isExact).toBe(true);
			expect(keys.sort()).toEqual(naive.keys());
			// Playing each move in each position is slow.
			const games =
				ply === 1
					? naive.positions.map((position) =>
							unwrap(Game.start(ENDING, makeFen(position.toSetup()))),
						)
					: [];
			for (const {move, taken} of ply === 1 ? moveRisks(set, now).moves : []) {
				const risky = games.filter((game) => {
					const after = game.fork();
					after.try(move);
					return after.outcome === undefined && isInCheck(after.position, 1);
				});
				expect(`${makeUci(move)} ${taken}`).toBe(`${makeUci(move)} ${risky.length}`);
			}
		}
	},
);

it('knows that two bishops begin on squares of both colours', () => {
	const history = historyOf('black', [], '7k/8/8/8/8/8/8/KBB5 w - - 0 1', 'fog-ending');
	const set = unwrap(new HistoryPositions(['king', 'bishop', 'bishop']).follow(history));
	// He stands in the corner and sees three squares more: of the others 29 are dark and 31 are light.
	expect(set.size).toBe(30 * 30 * 58);
});
