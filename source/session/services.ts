import type {Color} from '../core/color.js';
import type {Result} from '../core/result.js';
import type {TableListener} from '../bot/table-library.js';
import type {DrillReply} from '../drill/opponent.js';
import type {JudgedStep} from '../drill/hindsight.js';
import type {PlanStep} from '../theory/paper/paper-steps.js';
import type {Line, LineStart} from '../drill/line.js';
import type {Practice} from '../drill/practice.js';
import type {AnyPuzzleGame, AnyPuzzleStep} from '../drill/any-puzzle.js';
import type {LessonRecord} from '../drill/schedule.js';
import type {DrillGame} from '../drill/game.js';
import type {DrillTables} from '../drill/tables.js';
import type {KingDanger} from '../knowledge/worlds/king-danger.js';
import type {MoveRisks} from '../knowledge/positions/move-risks.js';
import type {KnownBoard} from '../knowledge/known-board.js';
import type {KeptAnalysis} from '../match/analysed-game.js';
import type {Hindsight} from '../match/hindsight.js';
import type {Match, MatchRequest} from '../match/match.js';
import type {SeatReport} from '../match/seat-report.js';
import type {SeatId} from '../rules/seat.js';
import type {KnowledgeQuestion} from '../match/worker-tasks.js';
import type {KeptAnalyses} from '../storage/analysis-file.js';
import type {LoadedProgress} from '../storage/progress-file.js';
import type {PencilMarks} from '../storage/save.js';
import type {PlayedList} from '../storage/played-games.js';
import type {GameSummary} from '../storage/game-summary.js';
import type {ReadRecord} from './read-record.js';
import type {GameList} from '../storage/saved-games.js';
import type {AppSettings, LoadedSettings} from '../storage/settings-file.js';
import type {DrillSettings} from '../drill/settings.js';
import type {LearnProgress} from '../drill/learn/progress.js';

/**
 * Who plays a side that no person plays. It is told what a seat may know and nothing else.
 */
export type BotSeat = {
	/** Returns the bot's move in UCI. Rejects when `signal` is aborted: its answer is no longer wanted. */
	move(report: SeatReport, seed: number, signal: AbortSignal): Promise<string>;
	/** Milliseconds before which its answers are not shown, when that is longer than the usual pause. */
	readonly pace?: number;
	/** Returns whether the bot agrees to a request; left out, it declines. */
	agrees?(kind: MatchRequest['kind'], report: SeatReport): boolean;
};

export type BotChoice = {
	/** What saves and `--level` call it. */
	readonly id: string;
	readonly title: string;
	readonly about: string;
	/** From 1, when it is one of the levels. */
	readonly level?: number;
	/** Whether it can be given a time to think. */
	readonly isTimed?: boolean;
};

export type BotTerms = {
	/** The start that both sides know, as a FEN; left out when it is the variant's own. */
	readonly fen?: string | undefined;
	/** Milliseconds a move; left out when it does not go by the clock. */
	readonly ms?: number | undefined;
};

/** Runs `callback` once after some milliseconds; the returned function calls it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** What a running match needs of the world. */
export type MatchServices = {
	/** Milliseconds from any fixed origin; goes on evenly, whatever becomes of the computer's date. */
	now(): number;
	readonly after: After;
	readonly saves: {
		/** Keeps a match under its id, at once and whole. The error is a sentence for the player. */
		save(id: string, match: Match): Result<undefined>;
		/** Returns the name under which a match is saved: another than its id when another process has taken that. */
		savedAs(id: string): string;
		marks(id: string, seat: SeatId): PencilMarks;
		/** Keeps a seat's pencil marks. The error is a sentence. */
		setMarks(id: string, seat: SeatId, marks: PencilMarks): Result<undefined>;
	};
};

/** A saved game to continue, and a sentence when something about its save was amiss. */
type ResumedGame = {readonly id: string; readonly match: Match; readonly warning?: string};

/** Signals about stopping: to stop, which can be heard before it is done, and to continue. */
type StopSignal = 'SIGTSTP' | 'SIGCONT';

/** A game that is over, as a list tells of it. */
export type FinishedGame = GameSummary & {
	/** Whether what its moves were worth is known: of a game against a bot for the person's seat, else for one at least. */
	readonly isAnalysed: boolean;
};

/** A match that is over, and as whom it is to be analysed; where it is one of the list what is found is kept with it. */
type AnalysisQuestion = {readonly id?: string; readonly match: Match; readonly seat: Color};

/** The games that are over, own and imported ones, and what is found out about them. Of a running game it knows nothing. */
export type Archive = {
	/** Lists them, first what ended or was brought in last. */
	list(): {readonly games: readonly FinishedGame[]; readonly warnings: readonly string[]};
	/** Lists what a person's record is made from. */
	played(): PlayedList;
	/** Writes a game as PGN, in truth, where the program was started, and returns the file's path. The error is a sentence. */
	writePgn(id: string): Result<string>;
	/** Takes a game off the list; `bringBack` undoes it. The error is a sentence. */
	remove(id: string): Result<undefined>;
	bringBack(id: string): Result<undefined>;
	/** Returns what is kept about a game of the list, by seat. */
	analyses(id: string, match: Match): KeptAnalyses;
	/**
	 * Resolves with what a game is as one seat knew it, and a sentence when that cannot be kept; `onProgress` is told the
	 * share that is done. The error is a part of a sentence. Rejects when `signal` is aborted.
	 */
	analyse(
		question: AnalysisQuestion,
		signal: AbortSignal,
		onProgress: (fraction: number) => void,
	): Promise<Result<{readonly analysis: KeptAnalysis; readonly fault?: string}>>;
};

/** Everything that the screens need of the world. Injected, so that tests need no files, timers or workers. */
export type UiServices = MatchServices & {
	/** Milliseconds since 1970, for what is due on a day. The computer's date can be set: never for clocks. */
	date(): number;
	/** Returns a number to draw what is random from. */
	seed(): number;
	readonly games: {
		newId(): string;
		/** Lists the saved games, newest first; `isPlayedThrough` where the last move of those that go on is told, too: work for a list of them, and none for the menu. */
		list(isPlayedThrough?: boolean): GameList;
		/** Loads a game and keeps other processes from it. The error is a sentence. */
		resume(id: string): Result<ResumedGame>;
		/** Reads a game for review, from the saves or from a file. The error is a sentence. */
		read(idOrPath: string): Result<ReadRecord>;
		/** Lets go of a game. */
		close(id: string): void;
	};
	readonly archive: Archive;
	readonly settings: {
		load(): LoadedSettings;
		/** The error is a sentence; the settings then count for this run. */
		save(settings: AppSettings): Result<undefined>;
	};
	readonly pins: {
		hash(pin: string): Promise<string>;
		check(pin: string, hash: string): Promise<boolean>;
	};
	readonly bots: {
		/** Those that are offered, the weakest first. */
		readonly choices: readonly BotChoice[];
		/** The one that plays when a command names none and none was chosen before. */
		readonly usual: string;
		/** The one that is offered to somebody who has won against none yet. */
		readonly first: string;
		/** Returns what a bot is called, also one that is not offered but may be named or stand in a save. */
		describe(id: string): BotChoice | undefined;
		find(id: string, terms?: BotTerms): BotSeat | undefined;
	};
	readonly drills: {
		/**
		 * Resolves with all open tables, an ending's among them, built when need be: in the fog, when no other game is
		 * named. Rejects when `signal` is aborted or it fails.
		 */
		open(
			ending: string,
			listener: TableListener,
			signal: AbortSignal,
			game?: DrillGame,
		): Promise<DrillTables>;
		/** Resolves with the program's move in a drill whose tables are open. Rejects when `signal` is aborted. */
		reply(match: Match, signal: AbortSignal): Promise<DrillReply>;
		/** Resolves with a line of the program's own, whose tables are open; it may fail. Rejects when `signal` is aborted. */
		line(start: LineStart, signal: AbortSignal): Promise<Result<Line>>;
		/** Resolves with what White's plan said in a drill that is over, by plies. Rejects when `signal` is aborted. */
		plan(match: Match, signal: AbortSignal): Promise<readonly (PlanStep | undefined)[]>;
		/** Resolves with what `judgeKingMoves` returns. Rejects when `signal` is aborted. */
		kingMoves(match: Match, signal: AbortSignal): Promise<readonly JudgedStep[]>;
	};
	readonly knowledge: {
		/** Resolves with what a seat knows of the squares it does not see, by all that it saw and heard. The error says why nobody can tell. */
		know(question: KnowledgeQuestion): Promise<Result<KnownBoard>>;
		/** Resolves with what a seat's king has to fear of men that it does not see, by the same; undefined for nothing. */
		kingDanger(question: KnowledgeQuestion): Promise<Result<KingDanger | undefined>>;
		/** Resolves with in how many worlds a seat's king could be taken after each of its moves, by the same. */
		moveRisks(question: KnowledgeQuestion): Promise<Result<MoveRisks>>;
		/** Resolves with both sides' knowledge in a match that is over. Rejects when `signal` is aborted. */
		lookBack(match: Match, signal: AbortSignal): Promise<Result<Hindsight>>;
	};
	readonly puzzles: {
		/** Resolves with what comes of a move in a puzzle. Rejects when `signal` is aborted. */
		answer(game: AnyPuzzleGame, move: string, signal: AbortSignal): Promise<AnyPuzzleStep>;
	};
	readonly progress: {
		/** Loads a person's progress and practice in the lessons, and how far he is with the scenes. */
		load(person: string): LoadedProgress;
		/** Keeps how a person stands with a lesson, as before where that is left out, and what `note` makes of his practice. The error is a sentence. */
		save(
			person: string,
			lesson: string,
			record: LessonRecord | undefined,
			note?: (practice: Practice) => Practice,
		): Result<undefined>;
		/** Keeps what `note` makes of how far a person is with the scenes. The error is a sentence. */
		learn(person: string, note: (learn: LearnProgress) => LearnProgress): Result<undefined>;
	};
	/** Stops the process; resolves when the shell has let it go on. */
	suspend(): Promise<void>;
	/** Calls `listener` when the process is told from outside to stop, or has been let go on; returns the way to end that. */
	onSignal(signal: StopSignal, listener: () => void): () => void;
	/** Lets go of everything: saves, workers. */
	close(): Promise<void>;
};

/** What a match needs to be a drill: who practises what, the tables, and the program that plays the other side. */
export type Drill = {
	readonly person: Color;
	readonly settings: Omit<DrillSettings, 'fen'>;
	readonly tables: DrillTables;
	/** Returns the match in which the person's move is to be played. */
	settle(match: Match, move: string): Match;
	/** Resolves with the program's move and the match in which it is to be played. Rejects when `signal` is aborted. */
	reply(match: Match, signal: AbortSignal): Promise<DrillReply>;
};
