import {PUZZLES} from '../drill/puzzles.js';
import {drillNamed, drillsOf} from '../drill/catalogue.js';
import {DRILL_GAMES} from '../drill/game.js';
import {LESSONS} from '../drill/lessons.js';
import {standingWith} from '../drill/practice.js';
import {countSolved, nextPuzzle} from '../drill/puzzle-progress.js';
import {nextLesson} from '../drill/schedule.js';
import {DRILL_KINGS, DRILL_ROLES, DRILL_STRATEGIES} from '../drill/settings.js';
import {drillMaterialName, findDrillFault} from '../drill/start.js';
import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {VARIANTS} from '../rules/registry.js';
import {
	firstDrillChoice,
	makeDrillChoice,
	settingsOfChoice,
} from '../session/drill/drill-choice.js';
import {lessonTitle, nextText, standingText, totalsText} from '../session/drill/lesson-text.js';
import {startGame} from '../session/host-match.js';
import {lastGame, type NewGame} from '../session/new-game.js';
import type {DrillRequest} from '../session/request.js';
import {drillOpening, lessonOpening} from './drill-place.js';
import {readNewGame} from './new-game-words.js';
import {commandMeant, type Place, type PlainCommand} from './place.js';
import {PuzzlePlace} from './puzzle-place.js';
import {readRules} from './reading.js';
import {gameMeant, resumePlace, reviewPlace, tellGames} from './saved.js';
import type {Session} from './session.js';
import {SettingsPlace} from './settings-place.js';
import {watchPlace} from './watch-place.js';
import {gamePlace} from './whole-game.js';

/** Reads what is wanted of a drill, in any order: an ending, a role, who the king is, whose plan, a game, "blind". */
function readDrill(words: string): Result<DrillRequest> {
	let wanted: DrillRequest = {};
	for (const word of words.split(/\s+/).filter(Boolean)) {
		const lower = word.toLowerCase();
		const game = DRILL_GAMES.find((one) => one === lower);
		const as = DRILL_ROLES.find((one) => one === lower);
		const opponent = DRILL_KINGS.find((one) => one === lower);
		const strategy = DRILL_STRATEGIES.find((one) => one === lower);
		const ending = DRILL_GAMES.flatMap((one) => drillsOf(one)).find(
			(drill) => drill.ending.toLowerCase() === lower,
		)?.ending;
		const found = {game, as, opponent, strategy, ending};
		const known = Object.entries(found).filter(([, value]) => value !== undefined);
		if (lower === 'blind') {
			wanted = {...wanted, blind: true};
		} else if (known.length > 0) {
			wanted = {...wanted, ...Object.fromEntries(known)};
		} else {
			return fail(
				`A drill is asked for like KQvK defender blind kriegspiel; ${quote(word)} is none of these.`,
			);
		}
	}

	return ok(wanted);
}

/** Returns the place that leads to a drill as it is wanted; what is left out is as last time. The error is a sentence. */
export function wantedDrill(session: Session, request: DrillRequest): Result<Place> {
	const {services, settings} = session;
	const choice = firstDrillChoice(settings.last.drill, request);
	const ending = drillMaterialName(choice);
	if (!ending.ok) {
		return ending;
	}

	const fault = findDrillFault(choice, ending.value);
	if (fault !== undefined) {
		return fail(`The drill cannot begin: ${fault}.`);
	}

	session.remember({drill: makeDrillChoice(choice)});
	const {title, summary} = drillNamed(ending.value, choice.game);
	session.say(`Drill ${ending.value}, ${title}. ${summary[choice.role]}`);
	return ok(
		drillOpening(
			session,
			settingsOfChoice(choice, () => services.seed()),
			ending.value,
		),
	);
}

export const GREETING = 'fogchess, chess with hidden information, a line at a time.';

/** Where one begins: everything that can be gone to. */
export class MenuPlace implements Place {
	readonly #session: Session;
	/** Whether one has been here before. */
	#isKnown = false;

	constructor(session: Session) {
		this.#session = session;
	}

	readonly commands = (): readonly PlainCommand[] => [
		{
			names: ['play'],
			usage: '[black] [level 3] [VARIANT] [5+3]',
			help: 'a game against the bot; what is left out is as last time',
			run: (words) => this.#play('bot', words),
		},
		{
			names: ['hotseat'],
			usage: '[VARIANT] [5+3]',
			help: 'a game of two people at this keyboard',
			run: (words) => this.#play('person', words),
		},
		{names: ['games'], help: 'the saved games', run: () => tellGames(this.#session)},
		{
			names: ['resume'],
			usage: '[N]',
			help: 'goes on with a saved game',
			run: (words) => this.#openSaved(words, false),
		},
		{
			names: ['review'],
			usage: '[N]',
			help: 'goes through a game that is over',
			run: (words) => this.#openSaved(words, true),
		},
		{
			names: ['lesson'],
			usage: '[NAME]',
			help: 'the next lesson, or a named one',
			run: (words) => this.#openLesson(words),
		},
		{
			names: ['lessons'],
			usage: '[KQvK]',
			help: 'how you stand with the lessons, all in all or those of an ending',
			run: (words) => this.#tellLessons(words),
		},
		{
			names: ['drill'],
			usage: '[KQvK] [defender] [blind] [kriegspiel]',
			help: 'an endgame from a drawn start',
			run: (words) => this.#drill(words),
		},
		{
			names: ['puzzle'],
			usage: '[N]',
			help: 'the next fog puzzle, or one by its number',
			run: (words) => this.#puzzle(words),
		},
		{names: ['watch'], help: 'two bots in a game', run: () => this.#watch()},
		{
			names: ['variants'],
			help: 'the games that there are',
			run: () =>
				this.#session.say(...VARIANTS.map(({id, title, summary}) => `${id}: ${title}. ${summary}`)),
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
			run: () => this.#session.open(new SettingsPlace(this.#session)),
		},
	];

	readonly enter = (): void => {
		this.#session.say(
			this.#isKnown ? 'The menu.' : GREETING,
			'play, hotseat, resume, lesson, drill, puzzle, watch, settings; help tells all.',
		);
		this.#isKnown = true;
	};

	readonly take = (line: string): void => {
		if (line !== '') {
			this.#session.say(
				`There is no command ${quote(line)} here${commandMeant(line, this.commands()) || '; help lists all.'}`,
			);
		}
	};

	#go(place: Result<Place>): void {
		if (place.ok) {
			this.#session.open(place.value);
		} else {
			this.#session.say(place.error);
		}
	}

	#play(opponent: NewGame['opponent'], words: string): void {
		const {services, settings} = this.#session;
		const game = readNewGame(words, lastGame(opponent, settings, services));
		const host = game.ok ? startGame(game.value, {}, services) : game;
		if (game.ok && host.ok) {
			const {variant, you, bot} = game.value;
			this.#session.remember({variant, ...(opponent === 'bot' ? {side: you, bot} : {})});
		}

		this.#go(host.ok ? ok(gamePlace(this.#session, host.value)) : host);
	}

	#openSaved(words: string, isOver: boolean): void {
		const id = gameMeant(this.#session, words, isOver);
		const open = isOver ? reviewPlace : resumePlace;
		this.#go(id.ok ? open(this.#session, id.value) : id);
	}

	#openLesson(words: string): void {
		const {services, settings} = this.#session;
		const {progress} = services.progress.load(settings.person);
		const lesson =
			words === ''
				? nextLesson(progress, services.date())
				: LESSONS.find(({id}) => id.toLowerCase() === words.toLowerCase());
		this.#go(
			lesson === undefined
				? fail(`There is no lesson ${quote(words)}; lessons KQvK names those of an ending.`)
				: ok(lessonOpening(this.#session, lesson)),
		);
	}

	#tellLessons(words: string): void {
		const {services, settings} = this.#session;
		const {progress, practice, warning} = services.progress.load(settings.person);
		const now = services.date();
		if (words === '') {
			this.#session.say(
				warning,
				`${totalsText(standingWith(LESSONS, progress, practice, now), false)}.`,
				`Next: ${nextText(nextLesson(progress, now), progress, now)}.`,
				`Puzzles: ${countSolved(practice)} of ${PUZZLES.length} solved.`,
			);
			return;
		}

		const lessons = LESSONS.filter(({ending}) => ending.toLowerCase() === words.toLowerCase());
		this.#session.say(
			...(lessons.length === 0
				? [`There is no lesson of ${quote(words)}.`]
				: lessons.map(
						(lesson) =>
							`${lesson.id}: ${lessonTitle(lesson)}; ${standingText(progress[lesson.id], practice.lessons[lesson.id], now)}.`,
					)),
		);
	}

	#drill(words: string): void {
		const request = readDrill(words);
		this.#go(request.ok ? wantedDrill(this.#session, request.value) : request);
	}

	#puzzle(words: string): void {
		const {services, settings} = this.#session;
		const {progress} = services.progress.load(settings.person);
		const puzzle =
			words === ''
				? nextPuzzle(progress, -1, services.date())
				: PUZZLES.find(({number}) => String(number) === words);
		this.#go(
			puzzle === undefined
				? fail(`There are puzzles 1 to ${PUZZLES.length}, and no ${quote(words)}.`)
				: ok(new PuzzlePlace(this.#session, puzzle)),
		);
	}

	#watch(): void {
		const {services, settings} = this.#session;
		const {bot, variant} = lastGame('bot', settings, services);
		const bots = {white: bot, black: bot};
		this.#go(watchPlace(this.#session, {bots, variant, seed: services.seed()}));
	}

	#rules(words: string): void {
		const {services, settings} = this.#session;
		const {variant} = lastGame('bot', settings, services);
		const rules = readRules(words === '' ? variant : words.toLowerCase());
		this.#session.say(...(rules.length === 0 ? [`There is no variant ${quote(words)}.`] : rules));
	}
}
