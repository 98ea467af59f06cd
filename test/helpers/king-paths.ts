import {makeFen, parseFen} from '../../source/core/fen.js';
import {makeFogFen} from '../../source/core/fog-fen.js';
import {EMPTY, KING} from '../../source/core/man.js';
import {unwrap} from '../../source/core/result.js';
import type {Square} from '../../source/core/square.js';
import {makeUci} from '../../source/core/uci.js';
import {drillSeat} from '../../source/drill/knowledge.js';
import {movesOf} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {Game} from './game.js';
import {fogEnding} from '../../source/rules/variants/fog.js';

const BLACK_KING = KING | 8;

/** What White sees, and what he may try when he is on move, as one text. */
const seenIn = (game: Game): string =>
	[
		makeFogFen(game.view('white')),
		game.turn === 'white'
			? game
					.moves()
					.map((move) => makeUci(move))
					.join(' ')
			: '',
	].join(' | ');

/** Returns what White has seen and could try at each point of a match, replayed by the rules alone. */
export function fullViews(match: Match): string[] {
	const game = unwrap(Game.start(fogEnding, match.settings.fen));
	const seen = [seenIn(game)];
	for (const move of movesOf(match)) {
		if (game.tryText(move)?.accepted !== true) {
			throw new Error(`${move} cannot be played`);
		}

		seen.push(seenIn(game));
	}

	return seen;
}

/** Returns the game from a start with the lone king on another square; undefined where one of White's men stands. */
function startOn(fen: string, king: Square): Game | undefined {
	const setup = unwrap(parseFen(fen));
	const cells = setup.cells.map((code) => (code === BLACK_KING ? EMPTY : code));
	if (cells[king] !== EMPTY) {
		return undefined;
	}

	cells[king] = BLACK_KING;
	return unwrap(Game.start(fogEnding, makeFen({...setup, cells})));
}

/**
 * Returns where the lone king may be at each point of a match, by playing out with the game's own rules all
 * ways that he may have gone, and keeping those in which White sees the same and may try the same at
 * every ply. In order.
 */
export function kingPaths(match: Match): Square[][] {
	const {settings} = match;
	const wanted = fullViews(match);
	const fen = settings.fen!;
	const told = unwrap(parseFen(fen)).cells.indexOf(BLACK_KING);
	const starts = drillSeat(settings)?.blind === true ? [...Array(64).keys()] : [told];
	let worlds = starts.flatMap((king): {start: Square; moves: string[]}[] => {
		const game = startOn(fen, king);
		return game !== undefined && seenIn(game) === wanted[0] ? [{start: king, moves: []}] : [];
	});
	const kings = [worlds.map(({start}) => start)];
	for (const [ply, played] of movesOf(match).entries()) {
		// Worlds with the king on the same square have the same future.
		const next = new Map<Square, {start: Square; moves: string[]}>();
		for (const world of worlds) {
			const at = (): Game => {
				const game = startOn(fen, world.start)!;
				for (const move of world.moves) {
					game.tryText(move);
				}

				return game;
			};
			const choices =
				ply % 2 === 0
					? [played]
					: at()
							.moves()
							.map((move) => makeUci(move));
			for (const choice of choices) {
				const game = at();
				const isPlayed = game.tryText(choice)?.accepted === true;
				const king = game.position.kings[1];
				if (isPlayed && !next.has(king) && seenIn(game) === wanted[ply + 1]) {
					next.set(king, {start: world.start, moves: [...world.moves, choice]});
				}
			}
		}

		worlds = [...next.values()];
		kings.push([...next.keys()].sort((a, b) => a - b));
	}

	return kings;
}
