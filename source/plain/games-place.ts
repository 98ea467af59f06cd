import {fail, ok, type Result} from '../core/result.js';
import {findGames} from '../session/find-games.js';
import type {FinishedGame} from '../session/services.js';
import {dayText, sourceText} from '../text/finished-game.js';
import {NARROWED_BY, NONE_OVER, writtenTo} from '../text/saves.js';
import {countOf} from '../text/men.js';
import {visit} from './moving.js';
import type {Place, PlainCommand} from './place.js';
import {no, Question, yes} from './question.js';
import {gameParts, reviewPlace} from './saved.js';
import type {Session} from './session.js';
import {statisticsCommand} from './statistics.js';

/** So many games are told at a time. */
const PAGE = 10;

/** Returns a game in a line, but for its number. */
const describeGame = (game: FinishedGame): string =>
	[dayText(game), ...gameParts(game), sourceText(game), game.isAnalysed ? 'analysed' : '']
		.filter(Boolean)
		.join(', ');

/** The games that are over, own and imported ones: to be gone through, analysed, written into a file, deleted. */
export class GamesPlace implements Place {
	readonly #session: Session;
	readonly #question: Question;
	#games: readonly FinishedGame[] = [];
	/** What the list is narrowed by, and how many of the games that fit were told. */
	#typed = '';
	#told = 0;
	#isKnown = false;
	readonly #deleted: string[] = [];

	constructor(session: Session) {
		this.#session = session;
		this.#question = new Question(session);
	}

	readonly commands = (): readonly PlainCommand[] =>
		[
			{
				names: ['list', 'last', 'l'],
				help: 'the games, your own first, each from the newest on',
				run: () => this.#list(),
			},
			{names: ['more', 'm'], help: 'the next games; so does Enter alone', run: () => this.#more()},
			{
				names: ['find'],
				usage: '[WORDS]',
				help: `only the games that fit these words: ${NARROWED_BY}; all without a word`,
				run: (words: string) => {
					this.#typed = words;
					this.#list();
				},
			},
			{
				names: ['review'],
				usage: 'N',
				help: 'goes through a game; so does a number alone',
				run: (words: string) => this.#open(words, false),
			},
			{
				names: ['analyse'],
				usage: 'N',
				help: 'judges the moves of a game, and goes through it with what was found',
				run: (words: string) => this.#open(words, true),
			},
			{
				names: ['pgn'],
				usage: 'N',
				help: 'writes a game as PGN, in truth, where the program was started',
				run: (words: string) => this.#write(words),
			},
			{
				names: ['delete'],
				usage: 'N',
				help: 'takes a game off the list, after a question',
				run: (words: string) => this.#askToDelete(words),
			},
			{
				names: ['undelete'],
				help: 'brings back the game that was deleted last',
				run: () => this.#bringBack(),
			},
			statisticsCommand(this.#session),
		].map((command) => ({
			...command,
			// What answers nothing withdraws a question.
			run: (words) => {
				this.#question.drop();
				command.run(words);
			},
		}));

	readonly enter = (): void => {
		const {warnings} = this.#load();
		const {length} = this.#games;
		this.#session.say(
			...warnings,
			length === 0
				? NONE_OVER
				: `${countOf(length, 'game')} that ${length === 1 ? 'is' : 'are'} over.`,
		);
		if (!this.#isKnown && length > 0) {
			this.#list();
		}

		this.#isKnown = true;
	};

	readonly take = (line: string): void => {
		if (this.#question.take(line)) {
			// It is answered.
		} else if (line === '') {
			this.#more();
		} else if (/^\d+$/.test(line)) {
			this.#open(line, false);
		} else {
			this.#session.say(
				'review N goes through a game, find WORDS narrows the list; help lists all.',
			);
		}
	};

	#load(): {readonly warnings: readonly string[]} {
		const {games, warnings} = this.#session.services.archive.list();
		this.#games = games;
		return {warnings};
	}

	/** The games that fit, each with its number in the whole list. */
	get #fitting(): readonly {readonly number: number; readonly line: string}[] {
		const fitting = findGames(this.#games, this.#typed);
		return this.#games
			.map((game, index) => ({game, number: index + 1, line: describeGame(game)}))
			.filter(({game}) => fitting.includes(game));
	}

	#list(): void {
		this.#told = 0;
		if (this.#typed !== '' && this.#games.length > 0) {
			this.#session.say(`${this.#fitting.length} of ${countOf(this.#games.length, 'game')} fit.`);
		}

		if (this.#fitting.length > 0) {
			this.#more();
		}
	}

	#more(): void {
		const fitting = this.#fitting;
		const next = fitting.slice(this.#told, this.#told + PAGE);
		this.#told += next.length;
		const rest = fitting.length - this.#told;
		this.#session.say(
			...(next.length === 0
				? ['There are no more.']
				: next.map(({number, line}) => `${number}: ${line}.`)),
			rest > 0 ? `more tells of ${rest} more.` : undefined,
		);
	}

	/** Returns the game that a number names. The error is a sentence. */
	#meant(words: string): Result<FinishedGame> {
		const number = /^\d{1,6}$/.test(words) ? Number(words) : 0;
		const game = number === 0 ? undefined : this.#games.at(number - 1);
		return game === undefined
			? fail(
					words === ''
						? 'The number of a game is needed; list tells them.'
						: `There is no game ${words} in the list.`,
				)
			: ok(game);
	}

	#open(words: string, analyses: boolean): void {
		const game = this.#meant(words);
		visit(this.#session, game.ok ? reviewPlace(this.#session, game.value.id, analyses) : game);
	}

	#write(words: string): void {
		const game = this.#meant(words);
		const written = game.ok ? this.#session.services.archive.writePgn(game.value.id) : game;
		this.#session.say(written.ok ? writtenTo(written.value) : written.error);
	}

	#askToDelete(words: string): void {
		const game = this.#meant(words);
		if (game.ok) {
			this.#question.ask(
				`Delete it? ${describeGame(game.value)}. Afterwards undelete brings it back.`,
				[yes(() => this.#delete(game.value)), no(() => this.#session.say('It is kept.'))],
			);
		} else {
			this.#session.say(game.error);
		}
	}

	#delete(game: FinishedGame): void {
		const removed = this.#session.services.archive.remove(game.id);
		if (!removed.ok) {
			this.#session.say(removed.error);
			return;
		}

		this.#deleted.push(game.id);
		this.#load();
		this.#session.say(
			`Deleted: ${describeGame(game)}. undelete brings it back; the numbers after it are one less now.`,
		);
	}

	#bringBack(): void {
		const id = this.#deleted.pop();
		if (id === undefined) {
			this.#session.say('Nothing was deleted that could be brought back.');
			return;
		}

		const brought = this.#session.services.archive.bringBack(id);
		this.#load();
		const at = this.#games.findIndex((game) => game.id === id);
		this.#session.say(
			brought.ok
				? `Back again, as number ${at + 1}: ${describeGame(this.#games[at])}.`
				: brought.error,
		);
	}
}
