import {given} from '../../core/given.js';
import {NO_SQUARE, squareName} from '../../core/square.js';
import {makeUci, parseUci, type UciMove} from '../../core/uci.js';
import type {SceneEvent} from '../../drill/learn/scene.js';
import {
	AFTER,
	isDone,
	OTHERWISE,
	sceneReport,
	type SceneState,
	solutionOf,
	stepOf,
} from '../../drill/learn/scene-state.js';
import {seenKing} from '../../knowledge/lone-king-belief.js';
import {findCapture} from '../../knowledge/taken.js';
import type {SeatReport} from '../../match/seat-report.js';
import {currentView} from '../../rules/history.js';
import type {HintedMove, SceneSigns} from '../../text/learn-scene-text.js';
import {LEARN_TEXTS} from '../../text/learn-scenes.js';
import {inSightOn, isPutBack} from '../../text/learn.js';
import type {CoachView} from '../drill/plan-view.js';
import {knowledgeOf} from '../entry/move-knowledge.js';
import {ownSan} from '../entry/own-san.js';
import {asBefore, type Message, say} from '../told/message.js';
import {puzzleView} from '../puzzle/puzzle-view.js';

/** How far a hint goes: none, an idea, the move and its squares. */
export type SceneHint = 0 | 1 | 2;

/** Where a scene stands, as far as its sentences depend on it; nothing of the board is in it. */
export type ScenePlace = Pick<SceneState, 'scene' | 'step' | 'fault' | 'putBack' | 'guess'>;

/** Returns what is said of the last act: that it was not the one, or, once it was, what came of it. */
function faultMessages(
	{scene, step, fault, putBack}: ScenePlace,
	report: SeatReport,
): readonly Message[] {
	const text = LEARN_TEXTS[scene.id].steps[scene.steps.at(step)?.id ?? ''];
	return fault === undefined || text === undefined
		? []
		: fault === AFTER
			? say(text.after, 'accent')
			: say(
					[putBackText(putBack, report), text.faults[fault] ?? text.faults[OTHERWISE]],
					'warning',
				);
}

/** Returns that a move was put back, on the board that it was made on; of what is no move there is nothing to put back. */
function putBackText(text: string | undefined, report: SeatReport): string | undefined {
	const move = parseUci(text ?? '');
	return move && isPutBack(hinted(move, report).typed);
}

/** Returns how a move is written that a seat has before it. */
const hinted = (move: UciMove, report: SeatReport): HintedMove => ({
	typed: ownSan(move, knowledgeOf(report)),
	takes: findCapture(currentView(report.history), makeUci(move)) !== undefined,
});

/** Returns the move that does a step, `key` where that depends on how it went, and what a hint says; nothing where the board only waits to go on. */
function hintOf(
	{scene, step: number}: ScenePlace,
	report: SeatReport,
	hint: SceneHint,
	key?: string,
): {readonly text?: string; readonly move?: UciMove} {
	const step = scene.steps.at(number);
	const hints = step && LEARN_TEXTS[scene.id].steps[step.id].hints;
	if (step === undefined || hints === undefined || hint === 0 || report.phase.name === 'ended') {
		return {};
	}

	const [idea, named] = hints;
	if (hint === 1) {
		return {text: typeof idea === 'string' ? idea : idea(report.history)};
	}

	const solution: SceneEvent =
		key === undefined ? solutionOf(step, report) : {type: 'act', text: key};
	const move = solution.type === 'act' ? parseUci(solution.text) : undefined;
	return {
		...given({
			move,
			text: typeof named === 'string' ? named : move && named(hinted(move, report)),
		}),
	};
}

/** Returns what is said and shown of a scene that is done, with the man that was guessed at where it stands. */
function doneView({scene: {id, truth}, guess}: ScenePlace): CoachView {
	const {done, guess: guessed} = LEARN_TEXTS[id];
	const told = say([guess === undefined ? undefined : guessed?.(squareName(guess)), done], 'good');
	return truth === undefined
		? {messages: told, belief: [], lit: []}
		: {
				messages: told,
				belief: [],
				lit: [truth.square],
				told: [{square: truth.square, kind: 'certain', men: [truth.man], share: 1}],
			};
}

/** Returns what a scene says and lights: from where it stands and from the seat's report alone. Pure. */
function sceneView(place: ScenePlace, report: SeatReport, hint: SceneHint): CoachView {
	const {scene, step: number, fault} = place;
	const {steps} = LEARN_TEXTS[scene.id];
	const step = scene.steps.at(number);
	if (step === undefined) {
		return doneView(place);
	}

	const {task} = steps[step.id];
	const {text, move} = hintOf(place, report, hint);
	const told = say(typeof task === 'string' ? task : task(report.history), 'accent');
	const faults = faultMessages(place, report);
	return {
		messages: [
			// What came of an act is looked at alone; what was done wrong is read first where not all has room.
			...(fault === AFTER ? [] : faults.length > 0 ? asBefore(told) : told),
			// A hint says more of what to do than that the last act was not it.
			...(text === undefined ? faults : say(text)),
		],
		belief: [],
		lit: move === undefined ? (step.points?.[fault ?? ''] ?? []) : [move.from, move.to],
	};
}

/** Returns the same for a hunt, with the squares where the king can be: all of it from what White has seen. Pure. */
function huntView(state: SceneState, report: SeatReport, hint: SceneHint): CoachView {
	if (state.hunt === undefined || isDone(state)) {
		return sceneView(state, report, 0);
	}

	const {messages, ...drawn} = puzzleView(state.hunt, report, {hint: 0, isMarked: true});
	const isFirst = state.hunt.moves.length === 0;
	const {text, move} = hintOf(state, report, hint, state.hunt.keys[0]);
	const {fault: _fault, ...right} = state;
	const place = text === undefined ? state : right;
	const king = seenKing(currentView(report.history));
	return {
		// The puzzle's own task says less.
		messages: [
			...(isFirst
				? [...sceneView(place, report, 0).messages, ...messages.slice(1)]
				: [...messages, ...faultMessages(place, report)]),
			...say(king === NO_SQUARE ? undefined : inSightOn(squareName(king))),
			...say(text),
		],
		...drawn,
		...(move === undefined ? {} : {lit: [move.from, move.to]}),
	};
}

/** Returns what the board of a scene says, marks and lights. Pure. */
export const viewOf = (state: SceneState, report: SeatReport, hint: SceneHint): CoachView =>
	state.hunt === undefined ? sceneView(state, report, hint) : huntView(state, report, hint);

/** Returns what may be known of a scene's board; when it waits to go on there is nothing to play. */
export function reportOf(state: SceneState): SeatReport {
	const report = sceneReport(state);
	return isDone(state) || state.following !== undefined
		? {...report, phase: {name: 'ended'}, moves: []}
		: report;
}

/** Returns the number of the step that is on, and how many there are. */
export const stepText = (state: SceneState): string =>
	stepOf(state) === undefined ? 'done' : `step ${state.step + 1} of ${state.scene.steps.length}`;

/** Returns what the signs on the board of a scene mean, where a step needs it said. */
export const signsText = (
	{scene, step}: ScenePlace,
	isSmall: boolean,
	drawn: SceneSigns,
): string | undefined =>
	LEARN_TEXTS[scene.id].steps[scene.steps.at(step)?.id ?? '']?.signs?.(isSmall, drawn);
