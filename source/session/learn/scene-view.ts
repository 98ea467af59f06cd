import {parseUci} from '../../core/uci.js';
import {
	AFTER,
	isDone,
	OTHERWISE,
	sceneReport,
	type SceneState,
	stepOf,
} from '../../drill/learn/scene-state.js';
import type {SeatReport} from '../../match/seat-report.js';
import {LEARN_TEXTS} from '../../text/learn.js';
import type {CoachView} from '../drill/plan-view.js';
import {type Message, say} from '../told/message.js';
import {puzzleView} from '../puzzle/puzzle-view.js';

/** How far a hint goes: none, an idea, the move and its squares. */
export type SceneHint = 0 | 1 | 2;

/** Where a scene stands, as far as its sentences depend on it; nothing of the board is in it. */
export type ScenePlace = Pick<SceneState, 'scene' | 'step' | 'fault'>;

/** Returns what is said of the last act: that it was not the one, or, once it was, what came of it. */
function faultMessages({scene, step, fault}: ScenePlace): readonly Message[] {
	const text = LEARN_TEXTS[scene.id].steps[scene.steps.at(step)?.id ?? ''];
	return fault === undefined || text === undefined
		? []
		: fault === AFTER
			? say(text.after, 'accent')
			: say(text.faults[fault] ?? text.faults[OTHERWISE], 'warning');
}

/** Returns what a scene says and lights: from where it stands and from the seat's report alone. Pure. */
export function sceneView(place: ScenePlace, report: SeatReport, hint: SceneHint): CoachView {
	const {scene, step: number, fault} = place;
	const {steps, done} = LEARN_TEXTS[scene.id];
	const step = scene.steps.at(number);
	if (step === undefined) {
		return {messages: say(done, 'good'), belief: [], lit: []};
	}

	const {task, hints} = steps[step.id];
	const {solution} = step;
	const move = solution.type === 'act' ? parseUci(solution.text) : undefined;
	const told = typeof task === 'string' ? task : task(report.history);
	return {
		messages: [
			// What came of an act is looked at alone.
			...say(fault === AFTER ? undefined : told, 'accent'),
			...faultMessages(place),
			...say(hint === 0 ? undefined : hints?.[hint - 1]),
		],
		belief: [],
		lit: hint < 2 || move === undefined ? [] : [move.from, move.to],
	};
}

/** Returns the same for a hunt, with the squares where the king can be: all of it from what White has seen. Pure. */
function huntView(state: SceneState, report: SeatReport, hint: SceneHint): CoachView {
	const own = sceneView(state, report, 0);
	if (state.hunt === undefined || isDone(state)) {
		return own;
	}

	const {messages, ...drawn} = puzzleView(state.hunt, report, {hint, isMarked: true});
	const isFirst = state.hunt.moves.length === 0;
	return {
		// The puzzle's own task says less.
		messages: isFirst
			? [...own.messages, ...messages.slice(1)]
			: [...messages, ...faultMessages(state)],
		...drawn,
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

/** Returns what the signs on the board of a scene mean, where a step needs it said; `nobody` is the sign of an empty square. */
export const signsText = (
	{scene, step}: ScenePlace,
	isSmall: boolean,
	nobody: string,
): string | undefined =>
	LEARN_TEXTS[scene.id].steps[scene.steps.at(step)?.id ?? '']?.signs?.(isSmall, nobody);
