import type {SeatHistory} from '../rules/history.js';

/** A move that a hint names: how it is typed on this board, and whether it takes what its maker sees. */
export type HintedMove = {readonly typed: string; readonly takes: boolean};

/** What is said of one thing to do: a sentence each, and none longer than the smallest window has room for. */
type StepText = {
	readonly task: string | ((history: SeatHistory) => string);
	/** What `+` says: an idea, or why, where the task names the move; then the move itself. None where a puzzle has its own. */
	readonly hints?: readonly [
		idea: string | ((history: SeatHistory) => string),
		move: string | ((move: HintedMove) => string),
	];
	/** What the signs on its board mean, on large and on small squares. */
	readonly signs?: (isSmall: boolean, drawn: SceneSigns) => string | undefined;
	/** What is said to an act that does not do it, by the ids of the scene; `otherwise` to every other. */
	readonly faults: {readonly otherwise: string; readonly [fault: string]: string};
	/** What is said of it when it is done and its board is looked at before another takes its place. */
	readonly after?: string;
};

/** How some signs are drawn: that nobody stands on a square, that it was lost from sight, that the king can be there, where that is drawn now. */
export type SceneSigns = {
	readonly [sign in 'nobody' | 'lost']: string;
} & {readonly king: string | undefined};

/** What is said of a scene. */
export type SceneText = {
	readonly title: string;
	/** What it is about, for the list. */
	readonly about: string;
	readonly steps: {readonly [step: string]: StepText};
	/** What is said first of a guess that a man stands on a square: any guess will do. */
	readonly guess?: (square: string) => string;
	/** The idea, once it has been met. */
	readonly done: string;
};

/** Returns which scene it is and what about, as a sentence. */
export const sceneHead = (number: number, {title, about}: SceneText): string =>
	`Scene ${number}, ${title}: ${about}.`;
