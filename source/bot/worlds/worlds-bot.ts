import {type Act, isMove} from '../../core/act.js';
import {colorIndex} from '../../core/color.js';
import {pick} from '../../core/random.js';
import {unwrap} from '../../core/result.js';
import {findVariant} from '../../rules/registry.js';
import type {SeatId} from '../../rules/seat.js';
import {findLegalMove} from '../../rules/umpire/judge.js';
import type {State, Variant} from '../../rules/variant.js';
import {naivePlaced, naiveValue} from '../naive/naive-bot.js';
import type {Bot, BotChoice} from '../bot.js';
import {squash} from '../fog/judgement.js';
import {followedWorlds} from '../followed-worlds.js';

export type WorldsOptions = {
	/** The worlds in which each act is tried. */
	readonly worlds: number;
	/** Plies that a move is searched before captures alone are. */
	readonly depth: number;
	/** What may be lost, in hundredths of a pawn, for the sake of variety. */
	readonly slack: number;
};

export const WORLDS_STRENGTH: WorldsOptions = {worlds: 16, depth: 2, slack: 8};

const WIN = 20_000;
/** What it costs to be refused: the turn is not over, but nothing was won. */
const REFUSED = -4;
/** Returns what an act is worth to a seat in one world, or undefined when it cannot be done there. */
function valueIn(
	variant: Variant,
	state: State,
	seat: SeatId,
	side: number,
	act: Act,
	depth: number,
): number | undefined {
	const {board} = state;
	const move = isMove(act) && act.from !== act.to ? findLegalMove(board, act) : undefined;
	const ruling = variant.step(state, seat, act);
	if (ruling === undefined || ruling.verdict !== 'stands') {
		return ruling === undefined ? undefined : squash(naivePlaced(board, side)) + REFUSED;
	}

	const {outcome, board: after} = ruling.state;
	if (outcome !== undefined) {
		const won = outcome.winner !== null && colorIndex(outcome.winner) === side;
		return outcome.winner === null ? 0 : won ? squash(WIN) : -squash(WIN);
	}

	// A move that was written down is worth what it will be when it is made.
	const written = act.kind === 'say' ? act.move : undefined;
	const later =
		written === undefined || after.side !== side ? undefined : findLegalMove(after, written);
	if (later !== undefined) {
		return squash(naiveValue(after.clone(), later, depth));
	}

	// Where the turn continues no answer is to be feared yet.
	if (move === undefined || after.side === side) {
		return squash(naivePlaced(after, side));
	}

	return squash(naiveValue(board.clone(), move, depth));
}

/** Returns the act of a set-up that needs no thought: it is drawn at random, and then it is ready. */
function setUpAct(acts: readonly Act[]): Act | undefined {
	const word = (wanted: string) => acts.find((act) => act.kind === 'say' && act.word === wanted);
	return word('ready') ?? word('random');
}

/**
 * Returns a bot for any game: it keeps worlds by the game's own rules, values each of its acts in a sample of them by
 * a short search, and does what is best on the average. Set-ups it draws at random.
 */
export function worldsBot({worlds: count, depth, slack}: WorldsOptions): Bot {
	const kept = followedWorlds();
	return (question, random, time): BotChoice => {
		const {history, moves} = question;
		const acts: readonly Act[] = question.acts ?? moves;
		const arranging = setUpAct(acts);
		if (arranging !== undefined) {
			return {move: arranging};
		}

		const variant = unwrap(findVariant(history.variant));
		const began = time?.now() ?? 0;
		const worlds = kept(question);
		// What is only asked tells something and changes nothing; a plain player does without.
		const open = acts.filter((act) => act.kind !== 'ask');
		if (worlds === undefined || open.length === 0) {
			return {move: pick(random, open.length === 0 ? acts : open)};
		}

		const side = colorIndex(history.seat);
		const sums = new Float64Array(open.length);
		const tried = new Float64Array(open.length);
		for (const [index, world] of worlds.sample(count, random).entries()) {
			const state = worlds.state(world);
			if (index > 0 && time !== undefined && time.now() - began > time.ms * 0.8) {
				break;
			}

			for (const [at, act] of open.entries()) {
				const value = valueIn(variant, state, history.seat, side, act, depth);
				sums[at] += value ?? 0;
				tried[at] += value === undefined ? 0 : 1;
			}
		}

		const means = open.map((_, at) =>
			tried[at] === 0 ? Number.NEGATIVE_INFINITY : sums[at] / tried[at],
		);
		const best = Math.max(...means);
		const near = open.filter((_, at) => means[at] >= best - slack);
		const {size, isExact} = worlds;
		return {
			move: near.length === 0 ? pick(random, open) : pick(random, near),
			info: {positions: size, isExact, depth, score: Math.round(best)},
		};
	};
}
