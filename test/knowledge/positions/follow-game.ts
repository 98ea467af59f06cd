import {COLORS, type Color} from '../../../source/core/color.js';
import {parseFen} from '../../../source/core/fen.js';
import {pick, type Random} from '../../../source/core/random.js';
import {unwrap} from '../../../source/core/result.js';
import type {UciMove} from '../../../source/core/uci.js';
import type {PositionBounds} from '../../../source/knowledge/positions/position-bounds.js';
import {PositionSet} from '../../../source/knowledge/positions/position-set.js';
import type {Announcement} from '../../../source/rules/news.js';
import {Game} from '../../helpers/game.js';
import {findVariant} from '../../../source/rules/registry.js';
import type {View} from '../../../source/rules/view.js';

/** Starts that bring about castling, en passant and promotion, and men that block one another. */
export const STARTS: readonly string[] = [
	'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
	'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8',
	'r3k2r/8/2n5/3p4/4P3/5N2/8/R3K2R b KQkq - 0 1',
	'r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1',
	'4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
	'4k3/1P4P1/8/8/3n4/8/1p4p1/4K3 w - - 0 1',
	'8/1pppk1p1/8/P1P1P2P/p2p1p1p/8/1P1PP1P1/4K3 b - - 0 1',
	'7k/5KRp/7P/8/8/p7/P7/8 w - - 0 1',
	'k7/1p6/1P6/8/8/8/7R/K7 w - - 0 1',
];

/** What a man is worth to one who takes it, by role code. */
const WORTH = [0, 1, 3, 3, 5, 9, 100, 0];

/** Chooses a move as a player does who sees no more than its seat. */
export type Choose = (view: View, moves: readonly UciMove[], random: Random) => UciMove;

/** Any move at all. */
export const anyMove: Choose = (_view, moves, random) => pick(random, moves);

/** What is worth most is taken; a king is never spared. */
export const greedyMove: Choose = ({cells}, moves, random) => {
	const gain = ({to}: UciMove): number => WORTH[cells[to] & 7];
	const most = Math.max(...moves.map(gain));
	return pick(
		random,
		moves.filter((move) => gain(move) === most),
	);
};

/** A game in hand, and what each seat's set knows of it. */
export type Followed = {
	readonly game: Game;
	/** The move of the ply. */
	readonly move: UciMove;
	readonly sets: readonly PositionSet[];
	readonly views: readonly View[];
	readonly heard: {readonly [color in Color]: readonly Announcement[]};
};

export type GamePlan = {
	readonly variant: string;
	readonly fen: string;
	readonly random: Random;
	readonly choose: Choose;
	readonly plies: number;
	readonly bounds?: PositionBounds;
};

/** Plays a game while each seat's set follows; `visit` is called after every ply and ends the game by returning false. */
export function followGame(
	{variant: id, fen, random, choose, plies, bounds}: GamePlan,
	visit: (followed: Followed, ply: number) => boolean | void,
): void {
	const variant = unwrap(findVariant(id));
	const setup = unwrap(parseFen(fen));
	const game = unwrap(Game.start(variant, fen));
	const sets = COLORS.map((seat) =>
		unwrap(PositionSet.start({variant, seat, setup, ...(bounds === undefined ? {} : {bounds})})),
	);
	for (let ply = 1; ply <= plies && game.outcome === undefined; ply++) {
		const move = choose(game.view(game.turn), game.moves(), random);
		const {heard} = game.try(move);
		const views = COLORS.map((seat) => game.view(seat));
		for (const [index, set] of sets.entries()) {
			set.update(views[index], heard[set.seat]);
		}

		if (visit({game, move, sets, views, heard}, ply) === false) {
			return;
		}
	}
}
