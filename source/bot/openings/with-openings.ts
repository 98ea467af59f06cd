import {parseFen, START_FEN} from '../../core/fen.js';
import type {Random} from '../../core/random.js';
import {unwrap} from '../../core/result.js';
import {makeUci, type UciMove} from '../../core/uci.js';
import {variantOf} from '../../rules/registry.js';
import type {Bot, BotQuestion} from '../bot.js';
import type {ByColor} from '../../core/color.js';

/** A first move and how often it is played, in any unit. */
export type BookMove = {readonly move: string; readonly weight: number};

/**
 * How often Obscuro played each first move in 10,000 games against itself, in per mille (Zhang & Sandholm,
 * "General search techniques without common knowledge for imperfect-information games, and application to
 * superhuman Fog of War chess", arXiv 2506.01242, 2025, appendix C). It keeps the lines to its king shut: an
 * early queen's move to a4 or a5 wins him where the d-pawn has left its place.
 */
export const FIRST_MOVES: ByColor<readonly BookMove[]> = {
	white: [
		{move: 'd2d4', weight: 664},
		{move: 'c2c4', weight: 296},
		{move: 'e2e4', weight: 19},
		{move: 'b1c3', weight: 14},
	],
	black: [
		{move: 'b8c6', weight: 325},
		{move: 'c7c6', weight: 251},
		{move: 'e7e6', weight: 207},
		{move: 'g8f6', weight: 159},
		{move: 'c7c5', weight: 48},
		{move: 'd7d5', weight: 9},
	],
};

/** For so many of its own moves a bot mixes. */
const MIXED_MOVES = 4;

const USUAL = unwrap(parseFen(START_FEN)).cells;

const movesMade = ({history}: BotQuestion): number =>
	history.plies.filter(({by}) => by === history.seat).length;

/** Returns whether a game began with the usual men on the usual squares, and with White's move. */
function isUsualStart({history, startFen}: BotQuestion): boolean {
	const {cells} = unwrap(parseFen(variantOf(history.variant).setup.fen));
	return (
		startFen === undefined &&
		history.start.turn === 'white' &&
		cells.every((code, square) => code === USUAL[square])
	);
}

/** Returns a first move of the book that is offered, drawn at random; undefined when there is none. */
function drawFirstMove({history, moves}: BotQuestion, random: Random): UciMove | undefined {
	const known = FIRST_MOVES[history.seat].flatMap(({move, weight}) => {
		const offered = moves.find((one) => makeUci(one) === move);
		return offered === undefined ? [] : [{offered, weight}];
	});
	let left = random() * known.reduce((sum, {weight}) => sum + weight, 0);
	return known.find(({weight}) => (left -= weight) < 0)?.offered;
}

/**
 * Returns a bot that opens games from the usual start as `bot` does not: its first move is drawn at random
 * from the book, and the few moves after it are those of `loose`, a bot that takes more moves for equally
 * good. So the same trick does not work twice. No answer to a first move of the book takes king, queen or
 * rook, whatever the other side began with; a test plays them all.
 */
export const withOpenings =
	(bot: Bot, loose: Bot): Bot =>
	(question, random, time) => {
		const made = movesMade(question);
		const first =
			made === 0 && isUsualStart(question) ? drawFirstMove(question, random) : undefined;
		return first === undefined
			? (made < MIXED_MOVES ? loose : bot)(question, random, time)
			: {move: first};
	};
