import {sideOf} from '../../rules/seat.js';
import {type Color, COLORS} from '../../core/color.js';
import {given} from '../../core/given.js';
import {unwrap} from '../../core/result.js';
import type {Square} from '../../core/square.js';
import {countPlies} from '../../match/acts.js';
import type {MatchEvent} from '../../match/event.js';
import type {Match} from '../../match/match.js';
import {actTexts, type SeatReport, seatReport} from '../../match/seat-report.js';
import type {MatchSettings} from '../../match/settings.js';
import {startMatch} from '../../match/start-match.js';
import {transition} from '../../match/transition.js';
import {type PuzzleGame, startPuzzle} from '../puzzle-game.js';
import type {Scene, SceneEvent, SceneStart, SceneStep} from './scene.js';

/** The fault that every step has a sentence for. */
export const OTHERWISE = 'otherwise';
/** What is said of a step that is done while its board is still shown. */
export const AFTER = 'after';

/** How far a person has come with a scene. Plain data but for the scene's own tests. */
export type SceneState = {
	readonly scene: Scene;
	/** The number of steps that are done. */
	readonly step: number;
	readonly match: Match;
	/** The square on which a sign was put that did the step before. */
	readonly guess?: Square;
	/** The hunt that `match` is a truth of, where there is one. */
	readonly hunt?: PuzzleGame;
	/** What was wrong with the last act, by the id of its sentence; or `AFTER`. */
	readonly fault?: string;
	/** The move that was put back at once because it was not the one. */
	readonly putBack?: string;
	/** The board shows what came of the last act, and this is what follows on `next`. */
	readonly following?: SceneState;
	/** Where the step before began. */
	readonly before?: SceneState;
};

export const isDone = ({scene, step}: SceneState): boolean => step >= scene.steps.length;

/** Returns the number of steps that are done, one too whose board is still shown. */
export const stepsDone = ({step, following}: SceneState): number => following?.step ?? step;

/** Returns the step that is on; undefined when all are done. */
export const stepOf = ({scene, step}: SceneState): SceneStep | undefined => scene.steps.at(step);

/** Returns what does a step on the board that a seat has before it, whatever came before: from its report alone. */
export function solutionOf({solution, sooner = []}: SceneStep, report: SeatReport): SceneEvent {
	const {acts} = actTexts(report);
	const text = sooner.find((act) => acts.includes(act));
	return text === undefined ? solution : {type: 'act', text};
}

/** Returns the seat whose board is shown: the person's, or of two persons the one at the keyboard. */
export const seatShown = ({scene: {seat}, match: {phase}}: SceneState): Color =>
	seat !== 'both' ? seat : phase.name === 'ended' ? 'white' : sideOf(phase.seat);

/** Returns all that the screen of a scene may be made from, but for its sentences. */
export const sceneReport = (state: SceneState): SeatReport =>
	seatReport(state.match, seatShown(state));

function settingsOf({variant, seat}: Scene, fen: string | undefined): MatchSettings {
	const person = (name: string) => ({kind: 'person', name}) as const;
	const script = (name: string) => ({kind: 'bot', name, bot: 'scene'}) as const;
	const seatOf = (color: Color, name: string) =>
		seat === 'both' || seat === color ? person(name) : script(name);
	return {
		variant,
		...given({fen}),
		seats: {white: seatOf('white', 'White'), black: seatOf('black', 'Black')},
		clock: {kind: 'none'},
		seed: 1,
	};
}

/** Returns the match after an event, at time 0: scenes have no clock. */
export const send = (
	match: Match,
	event: Exclude<MatchEvent, {readonly type: 'clockLooked'}>,
): Match => transition(match, event).match;

/** Returns the match after an act of a side; the same when it cannot be named. */
export const choose = (match: Match, side: Color, move: string): Match =>
	send(match, {type: 'moveChosen', seat: side, move, at: 0});

/** Returns the match of a start, whoever is to begin having the keyboard. Throws when it cannot be, which a test rules out. */
export function matchOf(scene: Scene, {fen, moves = ''}: SceneStart): Match {
	const begun = unwrap(startMatch(settingsOf(scene, fen), 0));
	let match = send(begun, {type: 'handedOver', at: 0});
	for (const move of moves.split(' ').filter(Boolean)) {
		const count = countPlies(match);
		match = choose(match, COLORS[count % 2], move);
		if (countPlies(match) === count) {
			throw new Error(`${move} cannot be played at the start of ${scene.id}`);
		}
	}

	return match;
}

export function startScene(scene: Scene): SceneState {
	if (scene.hunt !== undefined) {
		const hunt = startPuzzle(scene.hunt);
		return {scene, step: 0, match: hunt.match, hunt};
	}

	return {scene, step: 0, match: matchOf(scene, scene)};
}
