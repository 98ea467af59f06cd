import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {USUAL_GAME} from '../drill/game.js';
import {puzzlesOf} from '../drill/any-puzzle.js';
import {heroOf, usualStrategy} from '../drill/plans.js';
import {findVariantMeant, VARIANT_GROUPS} from '../rules/registry.js';
import {SCENE_IDS} from '../drill/learn/progress.js';
import {beginHere, gameNamed, numberInMenu} from '../text/menu.js';
import {KIND_TITLES} from '../text/game-kinds.js';
import {lastGame, type NewGame, offeredGame} from '../session/new-game.js';
import {beginnings} from './beginnings.js';
import {GamesPlace} from './games-place.js';
import {noCommand} from './help.js';
import {lineOpening} from './line-place.js';
import {readNewGame} from './new-game-words.js';
import {visit} from './moving.js';
import {newGamePlace} from './pins-place.js';
import type {Place, PlainCommand} from './place.js';
import {readRules} from './reading.js';
import {gameMeant, resumeMeant, reviewPlace, tellRunning} from './saved.js';
import type {Session} from './session.js';
import {settingsPlace} from './settings-place.js';
import {statisticsCommand} from './statistics.js';
import {readDrill} from './wanted-drill.js';
import {watchPlace} from './watch-place.js';

export const GREETING = 'fogchess, chess with hidden information, a line at a time.';

/** What is chosen by a number as well, in the order of the menu that is drawn. */
const COUNTED: readonly string[] = [
	'learn',
	'hotseat',
	'play',
	'drill',
	'watch',
	'resume',
	'games',
	'rules',
	'settings',
];

/** Where one begins: everything that can be gone to. */
export class MenuPlace implements Place {
	readonly isMenu = true;
	readonly #session: Session;
	readonly #begin: ReturnType<typeof beginnings>;
	/** Whether one has been here before. */
	#isKnown = false;

	constructor(session: Session) {
		this.#session = session;
		this.#begin = beginnings(session, visit);
	}

	readonly commands = (): readonly PlainCommand[] => [
		...this.#begin.scene,
		{
			names: ['play', 'new'],
			usage: '[black] [level 3] [VARIANT] [5+3] [adviser]',
			help: 'a game against the bot; what is left out is as last time, but for the clock: none',
			run: (words) => this.#play('bot', words),
		},
		{
			names: ['hotseat'],
			usage: '[VARIANT] [5+3] [advisers]',
			help: 'a game of two people at this keyboard; advisers (or white-adviser, bot-advisers): who advises is a person',
			run: (words) => this.#play('person', words),
		},
		{
			names: ['games'],
			help: 'the games that are over',
			run: () => this.#session.open(new GamesPlace(this.#session)),
		},
		statisticsCommand(this.#session),
		{
			names: ['running'],
			help: 'the games that can be gone on with',
			run: () => tellRunning(this.#session),
		},
		{
			names: ['resume'],
			usage: '[N]',
			help: 'goes on with a game: the newest, or one by its number in running',
			run: (words) => this.#go(resumeMeant(this.#session, words)),
		},
		{
			names: ['review'],
			usage: '[N]',
			help: 'goes through a game that is over: the newest, or one by its number in games',
			run: (words) => this.#review(words),
		},
		...this.#begin.drill,
		...this.#begin.puzzle,
		{
			names: ['watch'],
			usage: '[KQvK]',
			help: 'two bots in a game, or an ending explained',
			run: (words) => this.#watch(words),
		},
		{
			names: ['variants'],
			help: 'the games that there are',
			run: () =>
				this.#session.say(
					...VARIANT_GROUPS.flatMap(({kind, variants}) => [
						`${KIND_TITLES[kind]}:`,
						...variants.map(({id, title, summary}) => `${id}: ${title}. ${summary}`),
					]),
				),
		},
		{
			names: ['rules'],
			usage: '[VARIANT]',
			help: 'the rules of a game',
			run: (words) => this.#rules(words),
		},
		{
			names: ['settings'],
			help: 'names, clock, the time of the bot',
			run: () => this.#session.open(settingsPlace(this.#session)),
		},
		{
			names: ['menu', 'back'],
			help: 'says again what there is',
			run: () => this.enter(),
		},
	];

	readonly enter = (): void => {
		const {games, warnings} = this.#session.services.games.list();
		this.#session.say(
			this.#isKnown ? 'The menu.' : GREETING,
			...warnings,
			this.#isKnown || !this.#isNew(games) ? undefined : beginHere(SCENE_IDS.length),
			`${COUNTED.join(', ')}, or 1 to ${COUNTED.length}; lesson, puzzles; help tells all.`,
		);
		this.#isKnown = true;
	};

	readonly take = (line: string): void => {
		const {commands} = this.#session;
		const chosen = commands.find(({names}) => names[0] === COUNTED[Number(line) - 1]);
		if (chosen !== undefined) {
			chosen.run('');
		} else if (/^\d+$/.test(line)) {
			this.#session.say(numberInMenu(COUNTED.length, line));
		} else if (line !== '') {
			const game = findVariantMeant(line);
			this.#session.say(
				game.ok
					? gameNamed(game.value, puzzlesOf(game.value.id).length > 0)
					: noCommand(line, commands),
			);
		}
	};

	/** Whether nothing was played or learnt here yet. */
	#isNew(games: readonly unknown[]): boolean {
		const {services, settings} = this.#session;
		const {progress, learn} = services.progress.load(settings.person);
		return games.length === 0 && Object.keys(progress).length === 0 && learn.reached === undefined;
	}

	#go(place: Result<Place>): void {
		visit(this.#session, place);
	}

	#play(opponent: NewGame['opponent'], words: string): void {
		const {services, settings} = this.#session;
		const game = readNewGame(words, offeredGame(opponent, settings, services));
		const place = game.ok ? newGamePlace(this.#session, game.value) : game;
		if (game.ok && place.ok) {
			const {variant, you, bot, advisers} = game.value;
			this.#session.remember({
				variant,
				advisers: advisers.join(' '),
				...(opponent === 'bot' ? {side: you, bot} : {}),
			});
		}

		this.#go(place);
	}

	#review(words: string): void {
		const id = gameMeant(this.#session, words, true);
		this.#go(id.ok ? reviewPlace(this.#session, id.value) : id);
	}

	#watch(words: string): void {
		const {services, settings} = this.#session;
		const seed = services.seed();
		if (words === '') {
			const {bot, variant} = lastGame('bot', settings, services);
			this.#go(watchPlace(this.#session, {bots: {white: bot, black: bot}, variant, seed}));
			return;
		}

		const request = readDrill(words);
		const {game = USUAL_GAME, ending, strategy} = request.ok ? request.value : {};
		this.#go(
			!request.ok || ending === undefined
				? fail('What is watched is asked for like KQvK paper, or KRvK kriegspiel metaposition.')
				: heroOf(game, strategy ?? usualStrategy(game, ending), ending) === undefined
					? fail(`${strategy ?? game} has no plan for ${ending}.`)
					: ok(
							lineOpening(this.#session, {
								game,
								ending,
								strategy: strategy ?? usualStrategy(game, ending),
								seed,
							}),
						),
		);
	}

	#rules(words: string): void {
		const {services, settings} = this.#session;
		const {variant} = lastGame('bot', settings, services);
		const rules = readRules(words === '' ? variant : words.toLowerCase());
		this.#session.say(...(rules.length === 0 ? [`There is no variant ${quote(words)}.`] : rules));
	}
}
