import {given} from '../../core/given.js';
import type {MatchHost} from '../../session/match-host.js';
import type {Result} from '../../core/result.js';
import type {Variant} from '../../rules/variant.js';
import type {AnyPuzzle} from '../../drill/any-puzzle.js';
import type {DrillGame} from '../../drill/game.js';
import type {DrillRole} from '../../drill/settings.js';
import type {Scene} from '../../drill/learn/scene.js';
import type {LineStart} from '../../drill/line.js';
import type {DrillTables} from '../../drill/tables.js';
import type {PuzzleHost} from '../../session/puzzle/puzzle-host.js';
import type {NewGame, OneGame} from '../../session/new-game.js';
import type {DrillRequest} from '../../session/request.js';
import type {ReviewedGame} from '../replay/finished-game.js';
import type {SpectatedGame} from '../replay/running/spectated-game.js';

export type Screen =
	| {readonly name: 'menu'}
	/** What is asked before a game; of `variant`, or else of the one that was played last. */
	| {readonly name: 'new-game'; readonly opponent: 'person' | 'bot'; readonly variant?: string}
	| AskedForPins
	/** A game; `isCoached` where a friendly coach says a word before each move. */
	| {readonly name: 'match'; readonly host: MatchHost; readonly isCoached?: boolean}
	| ({readonly name: 'review'} & ReviewedGame)
	/** The rules of all games, beginning with one by its name with options. */
	| {readonly name: 'rules'; readonly first?: string}
	| ChoosingVariant
	| ChoosingEnding
	| {readonly name: 'settings'}
	| {readonly name: 'resume'}
	| {readonly name: 'games'}
	| {readonly name: 'statistics'}
	| {readonly name: 'drills'; readonly request: DrillRequest}
	/** Narrowed at first to those of an ending, or of a game by its id. */
	| {readonly name: 'lessons'; readonly ending?: string}
	| {readonly name: 'puzzles'; readonly variant?: string}
	/** A puzzle; `host` runs it where it was left for its solution. */
	| {readonly name: 'puzzle'; readonly puzzle: AnyPuzzle; readonly host?: PuzzleHost}
	/** The scenes to learn by, and one of them. */
	| {readonly name: 'learn'}
	| OpenedScene
	| WatchedLine
	| {readonly name: 'watch-choice'}
	| {readonly name: 'spectator'; readonly game: SpectatedGame}
	| OpeningDrill;

/** The same before a game that was asked for as a whole, and wants only the PINs of its persons. */
export type AskedForPins = {
	readonly name: 'new-game';
	readonly opponent: 'person';
	readonly wish: {readonly game: NewGame; readonly one: Pick<Partial<OneGame>, 'fen' | 'seed'>};
};

/** A scene to learn by; `warning` says why it could not be kept that it was opened. */
export type OpenedScene = {
	readonly name: 'scene';
	readonly scene: Scene;
	readonly warning?: string;
};

/** A list of variants of which one is chosen for the screen below; `chosen` is the one so far, by its name with options. */
export type ChoosingVariant = {
	readonly name: 'variants';
	readonly variants: readonly Variant[];
	readonly chosen: string;
	readonly take: (id: string) => void;
};

/** A list of the endings of a game, of which one is chosen for the screen below; what is told of each is for one side. */
export type ChoosingEnding = {
	readonly name: 'endings';
	readonly game: DrillGame;
	readonly role: DrillRole;
	readonly chosen: string;
	readonly take: (ending: string) => void;
};

/** A line of the program's own that is watched. */
export type WatchedLine = {
	readonly name: 'watch';
	readonly start: LineStart;
	readonly tables: DrillTables;
};

/** A drill, or a line to be watched, whose tables are being loaded or built. */
export type OpeningDrill = {
	readonly name: 'opening-drill';
	/** What it leads to; a drill when it is left out. */
	readonly title?: 'Watch';
	readonly ending: string;
	/** The game whose tables they are; the fog when it is left out. */
	readonly game?: DrillGame;
	/** Returns the screen to go on with, once the tables are there. The error is a sentence. */
	readonly go: (tables: DrillTables) => Result<Screen>;
	/** Lets go of what was taken for it, if anything was, when it comes to nothing. */
	readonly drop?: () => void;
};

/** The screens that are open, the shown one last, and a sentence for it to say. */
export type ScreenStack = {
	readonly screens: readonly Screen[];
	readonly note?: string;
};

/** Screens that lie over the one from which they were opened. */
const LYING_OVER: readonly Screen['name'][] = ['settings', 'rules', 'variants', 'endings'];

/** Returns the screens that are there: the shown one last, and before it those over which it lies, which go on behind it. */
export function standingScreens(screens: readonly Screen[]): readonly Screen[] {
	const last = screens.findLastIndex(
		({name}, index) => !LYING_OVER.includes(name) || screens[index - 1]?.name === 'menu',
	);
	return screens.slice(Math.max(0, last));
}

/** Returns the game that runs, shown or behind the settings. */
export const runningMatch = (screens: readonly Screen[]) =>
	standingScreens(screens).find((screen) => screen.name === 'match');

type StackAction =
	| {readonly type: 'open'; readonly screen: Screen}
	/** Goes to a screen in place of the one that is shown. */
	| {readonly type: 'replace'; readonly screen: Screen}
	/** Goes back one screen; `note` says from what. */
	| {readonly type: 'back'; readonly note?: string | undefined};

/** Returns the stack after an action; an empty one means that the program ends. Pure. */
export function changeStack({screens, note}: ScreenStack, action: StackAction): ScreenStack {
	if (action.type === 'open') {
		return {screens: [...screens, action.screen]};
	}

	const below = screens.slice(0, -1);
	if (action.type === 'replace') {
		// What only leads to a screen does not say it.
		const isOnWay = screens.at(-1)?.name === 'opening-drill';
		return {screens: [...below, action.screen], ...given({note: isOnWay ? note : undefined})};
	}

	return action.note === undefined ? {screens: below} : {screens: below, note: action.note};
}
