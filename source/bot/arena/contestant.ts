import type {ByColor, Color} from '../../core/color.js';
import {createRandom, type Random} from '../../core/random.js';
import type {Position} from '../../rules/position.js';
import type {Bot, BotChoice, BotQuestion, BotTime} from '../bot.js';

/** A game that a contestant is about to play, as far as it may know it. */
export type ContestGame = {
	readonly variant: string;
	readonly side: Color;
	/** The start that both sides know; the variant's own when left out. */
	readonly fen?: string;
	readonly menAtStart: ByColor<number>;
	readonly seed: number;
};

/** Somebody who plays games in the arena. A seat's contestant is asked as a bot is; a cheat gets the truth. */
export type Contestant = {
	readonly name: string;
	/** Milliseconds a move, when they are not the game's; infinite for one whose time does not count. */
	readonly ms?: number;
	/** Begins a game. Rejects when it cannot. */
	begin(game: ContestGame): Promise<void>;
	/** Readies what it will need for its move, before its time runs: files that it reads. */
	prepare?(question: BotQuestion): Promise<void>;
	/** Returns its move; `truth` is for those that are named as cheats. Rejects when it gives none. */
	choose(question: BotQuestion, time: BotTime, truth: Position): Promise<BotChoice>;
	/** Ends what it has running. */
	close(): Promise<void>;
};

/** Returns a contestant that is one of our own bots; `prepare` is as in Contestant. */
export function ownContestant(
	name: string,
	make: () => Bot,
	prepare?: (question: BotQuestion) => Promise<void>,
): Contestant {
	let bot = make();
	let random: Random = createRandom(0);
	return {
		name,
		...(prepare === undefined ? {} : {prepare}),
		begin: async ({seed}) => {
			bot = make();
			random = createRandom(seed);
		},
		choose: async (question, time) => bot(question, random, time),
		close: async () => undefined,
	};
}

/** A player that is told the truth: a sparring partner, for the arena alone. */
export type SeeingPlayer = (truth: Position, random: Random, time: BotTime) => BotChoice;

export function seeingContestant(name: string, player: SeeingPlayer): Contestant {
	let random: Random = createRandom(0);
	return {
		name,
		begin: async ({seed}) => {
			random = createRandom(seed);
		},
		choose: async (_question, time, truth) => player(truth, random, time),
		close: async () => undefined,
	};
}
