import {serialize} from 'node:v8';
import type {Color} from '../../source/core/color.js';
import {fail, ok, type Result, unwrap} from '../../source/core/result.js';
import {answerAnyPuzzle} from '../../source/drill/any-puzzle.js';
import type {KingDanger} from '../../source/knowledge/worlds/king-danger.js';
import type {MoveRisks} from '../../source/knowledge/positions/move-risks.js';
import type {KnownBoard} from '../../source/knowledge/known-board.js';
import {countPlies} from '../../source/match/acts.js';
import type {Match} from '../../source/match/match.js';
import {type LearnProgress, NOTHING_LEARNT} from '../../source/drill/learn/progress.js';
import {NO_PRACTICE, type Practice} from '../../source/drill/practice.js';
import type {Progress} from '../../source/drill/schedule.js';
import type {Hindsight} from '../../source/match/hindsight.js';
import {restoreMatch} from '../../source/match/restore.js';
import {matchTasks} from '../../source/match/worker-tasks.js';
import type {MatchSettings} from '../../source/match/settings.js';
import {startMatch} from '../../source/match/start-match.js';
import {NO_MARKS, type PencilMarks} from '../../source/storage/save.js';
import {type AppSettings, DEFAULT_SETTINGS} from '../../source/storage/settings-file.js';
import type {Archive, BotChoice, BotSeat, UiServices} from '../../source/session/services.js';
import type {KeptAnalyses} from '../../source/storage/analysis-file.js';
import {analyse} from '../../source/analysis/worker-tasks.js';
import {finish} from '../helpers/finish.js';

type Timer = {readonly due: number; readonly callback: () => void};

/** What was answered to the questions asked last, which may take long: it depends on the question alone. */
const ANSWERS = new Map<string, unknown>();
const MOST_ANSWERS = 20;

/** Returns the answer to a question of a kind, worked out once. */
function onceFor<T>(kind: string, question: unknown, answer: () => T): T {
	const key = kind + serialize(question).toString('latin1');
	const known = ANSWERS.has(key) ? (ANSWERS.get(key) as T) : answer();
	ANSWERS.set(key, known);
	if (ANSWERS.size > MOST_ANSWERS) {
		ANSWERS.delete(ANSWERS.keys().next().value!);
	}

	return known;
}

/** A world without files or timers: time passes when a test says so, saves are kept in a list. */
export class FakeWorld implements UiServices {
	time = 1_000_000;
	/** Every save, the newest last. */
	readonly saved: {readonly id: string; readonly match: Match}[] = [];
	/** What saving comes to from now on. */
	saving: Result<undefined> = ok(undefined);
	/** The settings that were saved last. */
	appSettings: AppSettings = DEFAULT_SETTINGS;
	/** The bots by their ids. */
	readonly players: Record<string, BotSeat> = {};
	/** How often the process was to be stopped. */
	suspended = 0;
	readonly closedGames: string[] = [];
	readonly #timers = new Set<Timer>();
	readonly #marks = new Map<string, PencilMarks>();
	#games = 0;

	readonly saves = {
		save: (id: string, match: Match): Result<undefined> => {
			if (this.saving.ok) {
				this.saved.push({id, match});
			}

			return this.saving;
		},
		savedAs: (id: string): string => id,
		marks: (id: string, side: Color): PencilMarks => this.#marks.get(`${id} ${side}`) ?? {},
		setMarks: (id: string, side: Color, marks: PencilMarks): Result<undefined> => {
			this.#marks.set(`${id} ${side}`, marks);
			return this.saving;
		},
	};

	readonly games = {
		newId: (): string => `game-${++this.#games}`,
		list: () => {
			const ids = [...new Set(this.saved.map(({id}) => id))].reverse();
			return {
				games: ids.map((id) => {
					const match = this.#last(id);
					const {settings, outcome} = match;
					return {
						id,
						created: '2026-11-21T10:00:00.000Z',
						updated: '2026-11-21T11:00:00.000Z',
						names: {white: settings.seats.white.name, black: settings.seats.black.name},
						hotseat: settings.seats.white.kind === settings.seats.black.kind,
						variant: settings.variant,
						plies: countPlies(match),
						...(outcome === undefined ? {} : {outcome}),
					};
				}),
				warnings: [],
			};
		},
		resume: (id: string) => {
			if (!this.saved.some((one) => one.id === id)) {
				return fail(`There is no saved game “${id}”.`);
			}

			const {clocks, ...match} = this.#last(id);
			const restored = restoreMatch({...match, clocks: {left: clocks.left}});
			return restored.ok ? ok({id, match: restored.value}) : restored;
		},
		read: (id: string) =>
			this.saved.some((one) => one.id === id)
				? ok({
						created: '2026-11-21T10:00:00.000Z',
						updated: '2026-11-21T11:00:00.000Z',
						match: this.#last(id),
						marks: NO_MARKS,
					})
				: fail(`There is no saved game “${id}”.`),
		close: (id: string): void => {
			this.closedGames.push(id);
		},
	};

	/** What is kept about games, by their ids. */
	readonly analysed = new Map<string, KeptAnalyses>();
	/** What analysing a game comes to. */
	analysing: Archive['analyse'] = async ({match, seat, id}, _signal, onProgress) => {
		const found = finish(analyse({match, seat, nodes: 300}));
		if (found.ok && id !== undefined) {
			this.analysed.set(id, {...this.analysed.get(id), [seat]: found.value});
		}

		onProgress(1);
		return found.ok ? ok({analysis: found.value}) : found;
	};

	/** Games that are over, without files: `openArchive` has them in a folder. */
	archive: Archive = {
		list: () => {
			const games = this.games.list().games.filter(({outcome}) => outcome !== undefined);
			return {
				games: games.map((game) => ({...game, isAnalysed: this.analysed.has(game.id)})),
				warnings: [],
			};
		},
		played: () => ({played: [], imported: [], setUp: 0, warnings: []}),
		writePgn: (id) => ok(`/somewhere/${id}.pgn`),
		remove: () => fail('No games are deleted here.'),
		bringBack: () => fail('No games are deleted here.'),
		analyses: (id) => this.analysed.get(id) ?? {},
		analyse: async (...asked) => this.analysing(...asked),
	};

	readonly settings = {
		load: () => ({settings: this.appSettings}),
		save: (settings: AppSettings): Result<undefined> => {
			this.appSettings = settings;
			return this.saving;
		},
	};

	readonly pins = {
		hash: async (pin: string): Promise<string> => `hash of ${pin}`,
		check: async (pin: string, hash: string): Promise<boolean> => hash === `hash of ${pin}`,
	};

	readonly bots: UiServices['bots'] = {
		choices: [{id: 'test', title: 'Bot', about: 'plays as the test says'}],
		usual: 'test',
		first: 'test',
		describe: (id: string): BotChoice | undefined =>
			this.bots.choices.find((choice) => choice.id === id),
		find: (id: string): BotSeat | undefined => this.players[id],
	};

	readonly drills: UiServices['drills'] = {
		open: async () => new Map(),
		reply: async () => {
			throw new Error('no drill here');
		},
		line: async () => {
			throw new Error('no drill here');
		},
		plan: async () => [],
		kingMoves: async () => [],
	};

	readonly #tasks = matchTasks({members: 256, candidates: 4000});
	/** What the worker would answer, at once, with sets of positions that are soon samples. */
	readonly knowledge: UiServices['knowledge'] = {
		know: async (question) =>
			onceFor(
				'know',
				question,
				() => this.#tasks.knownBoard(question, new Map()) as Result<KnownBoard>,
			),
		kingDanger: async (question) =>
			onceFor(
				'danger',
				question,
				() => this.#tasks.kingDanger(question, new Map()) as Result<KingDanger | undefined>,
			),
		moveRisks: async (question) =>
			onceFor(
				'risks',
				question,
				() => this.#tasks.moveRisks(question, new Map()) as Result<MoveRisks>,
			),
		lookBack: async (match) => this.#tasks.hindsight(match, new Map()) as Result<Hindsight>,
	};

	readonly puzzles: UiServices['puzzles'] = {
		answer: async (game, move) => answerAnyPuzzle(game, move),
	};

	/** Everybody's progress, by name. */
	readonly learnt = new Map<string, Progress>();
	/** Everybody's practice, by name. */
	readonly practised = new Map<string, Practice>();
	/** How far everybody is with the scenes, by name. */
	readonly scenes = new Map<string, LearnProgress>();
	readonly progress: UiServices['progress'] = {
		load: (person) => ({
			progress: this.learnt.get(person) ?? {},
			practice: this.practised.get(person) ?? NO_PRACTICE,
			learn: this.scenes.get(person) ?? NOTHING_LEARNT,
		}),
		learn: (person, note) => {
			if (this.saving.ok) {
				this.scenes.set(person, note(this.scenes.get(person) ?? NOTHING_LEARNT));
			}

			return this.saving;
		},
		save: (person, lesson, record, note) => {
			if (this.saving.ok) {
				this.learnt.set(person, {...this.learnt.get(person), ...(record && {[lesson]: record})});
				const before = this.practised.get(person) ?? NO_PRACTICE;
				this.practised.set(person, note?.(before) ?? before);
			}

			return this.saving;
		},
	};

	#last(id: string): Match {
		const found = this.saved.findLast((one) => one.id === id);
		if (found === undefined) {
			throw new Error('no such game');
		}

		return found.match;
	}

	seed(): number {
		return 7;
	}

	async suspend(): Promise<void> {
		this.suspended++;
	}

	onSignal(): () => void {
		return () => undefined;
	}

	async close(): Promise<void> {}

	now(): number {
		return this.time;
	}

	date(): number {
		return this.time;
	}

	readonly after = (milliseconds: number, callback: () => void): (() => void) => {
		const timer = {due: this.time + milliseconds, callback};
		this.#timers.add(timer);
		return () => {
			this.#timers.delete(timer);
		};
	};

	/** How many timers wait. */
	get waiting(): number {
		return this.#timers.size;
	}

	/** Lets time pass, and everything happen that was set for it, in order; what promises do in between too. */
	async pass(milliseconds: number): Promise<void> {
		const end = this.time + milliseconds;
		await settlePromises();
		for (;;) {
			const next = [...this.#timers].sort((a, b) => a.due - b.due).at(0);
			if (next === undefined || next.due > end) {
				break;
			}

			this.#timers.delete(next);
			this.time = Math.max(this.time, next.due);
			next.callback();
			await settlePromises();
		}

		this.time = end;
	}
}

/** Lets promises that are settled run what waits for them. */
export async function settlePromises(): Promise<void> {
	for (let turn = 0; turn < 10; turn++) {
		await Promise.resolve();
	}
}

export const HOTSEAT: MatchSettings = {
	variant: 'fog',
	seats: {white: {kind: 'person', name: 'Anna'}, black: {kind: 'person', name: 'Ben'}},
	clock: {kind: 'none'},
	seed: 7,
};

export const AGAINST_BOT: MatchSettings = {
	...HOTSEAT,
	seats: {white: {kind: 'person', name: 'Anna'}, black: {kind: 'bot', name: 'Bot', bot: 'test'}},
};

/** Returns a match that begins at a time. */
export const begin = (settings: MatchSettings, at: number): Match =>
	unwrap(startMatch(settings, at));
