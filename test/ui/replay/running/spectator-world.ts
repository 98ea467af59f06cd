import {makeAct} from '../../../../source/core/act.js';
import type {Bot, BotQuestion} from '../../../../source/bot/bot.js';
import {greedyBot} from '../../../../source/bot/greedy-bot.js';
import {randomBot} from '../../../../source/bot/random-bot.js';
import {createRandom} from '../../../../source/core/random.js';
import {unwrap} from '../../../../source/core/result.js';
import type {BotChoice, BotSeat, BotTerms} from '../../../../source/session/services.js';
import {SpectatedGame} from '../../../../source/ui/replay/running/spectated-game.js';
import type {GameToWatch} from '../../../../source/session/spectated-match.js';
import {FakeWorld, settlePromises} from '../../fake-world.js';

/** A question as it was put to a bot, with the bot's name. */
export type PutQuestion = {readonly bot: string; readonly question: BotQuestion};

const BOTS: Readonly<Record<string, Bot>> = {
	greedy: greedyBot,
	random: randomBot,
	'forgetful-random': randomBot,
};

/** A world whose bots are quick ones that think on the spot, or play what a test has written down for them. */
export class SpectatorWorld extends FakeWorld {
	/** Every question so far. */
	readonly questions: PutQuestion[] = [];
	/** The moves that the bot "script" plays, by plies, whichever side it has. */
	script: readonly string[] = [];
	/** What "script" tries and asks instead, one after the other, where an umpire judges it. */
	texts: readonly string[] = [];
	/** On what terms the bots were to play, the latest last. */
	readonly terms: BotTerms[] = [];
	/** How many questions were called off. */
	calledOff = 0;
	/** Whether bots answer at all. */
	isAnswering = true;
	readonly #players: readonly BotChoice[] = ['greedy', 'random', 'forgetful-random', 'script'].map(
		(id) => ({
			id,
			title: id.slice(0, 1).toUpperCase() + id.slice(1),
			about: `${id} about`,
			isTimed: id === 'script',
		}),
	);

	override readonly bots = {
		choices: this.#players.map(({id, title, about}) => ({id, title, about})),
		usual: 'greedy',
		first: 'greedy',
		describe: (id: string): BotChoice | undefined =>
			this.#players.find((choice) => choice.id === id),
		find: (id: string, terms: BotTerms = {}): BotSeat | undefined =>
			this.#players.some((choice) => choice.id === id) ? this.#seat(id, terms) : undefined,
	};

	#seat(id: string, terms: BotTerms): BotSeat {
		const {fen} = terms;
		this.terms.push(terms);
		return {
			move: async ({history, menAtStart, moves}, seed, signal) => {
				const start = fen === undefined ? {} : {startFen: fen};
				const question = {history, menAtStart: menAtStart!, moves, ...start};
				this.questions.push({bot: id, question});
				signal.addEventListener('abort', () => {
					this.calledOff++;
				});
				const isDone = this.texts.length > 0 && this.questions.length > this.texts.length;
				if (!this.isAnswering || isDone) {
					return new Promise<string>(() => undefined);
				}

				return id === 'script'
					? (this.texts.at(this.questions.length - 1) ?? this.script[history.plies.length])
					: makeAct(BOTS[id](question, createRandom(seed)).move);
			},
		};
	}
}

export const GREEDY_RANDOM: GameToWatch = {
	bots: {white: 'greedy', black: 'random'},
	variant: 'fog',
	seed: 7,
};

/** A game in which Black's king falls at the fifth ply. */
export const SHORT_GAME = ['e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8'];

/** Returns a game that both sides play by a script; behind an umpire it is what they try and ask. */
export function scripted(
	world: SpectatorWorld,
	moves: readonly string[],
	fen?: string,
	variant = 'fog',
) {
	world.script = moves;
	world.texts = variant === 'fog' ? [] : moves;
	const game = {bots: {white: 'script', black: 'script'}, variant, seed: 1};
	return unwrap(SpectatedGame.begin(fen === undefined ? game : {...game, fen}, world));
}

/** Plays a game on by hand until it is over, or for so many plies. */
export async function playOn(game: SpectatedGame, plies = 2000): Promise<void> {
	for (let ply = 0; ply < plies && game.getState().match.outcome === undefined; ply++) {
		game.player.dispatch('next');
		// Behind an umpire a ply may take several tries.
		for (let tried = 0; tried < 6; tried++) {
			await settlePromises();
		}
	}
}
