import {sideOf} from '../../rules/seat.js';
import {changesSince} from '../../knowledge/changes.js';
import {findCapture} from '../../knowledge/taken.js';
import {countPlies} from '../../match/acts.js';
import type {Match} from '../../match/match.js';
import {actTexts, seatReport} from '../../match/seat-report.js';
import {currentView} from '../../rules/history.js';
import type {Color} from '../../core/color.js';
import {answerPuzzle} from '../puzzle-answer.js';
import type {PuzzleGame} from '../puzzle-game.js';
import type {Done, Scene, SceneEvent, SceneStep} from './scene.js';
import {
	AFTER,
	choose,
	matchOf,
	OTHERWISE,
	sceneReport,
	type SceneState,
	seatShown,
	send,
	solutionOf,
	startScene,
	stepOf,
	stepsDone,
} from './scene-state.js';

/** How a reply ends that is an answer only if it takes a man. */
const TAKES = /x$/;

/** What comes of an event. */
export type Advance = {
	/** How it stands once the person's own act is made, for a moment. */
	readonly shown: SceneState;
	/** How it stands once the other side has answered, or the board is put back. The same when nothing follows. */
	readonly next: SceneState;
};

const still = (state: SceneState): Advance => ({shown: state, next: state});

/** Returns a match with the answer of the side that no person plays; the same when it is not to act. */
function answer(match: Match, {seat}: Scene, replies: readonly string[]): Match {
	const {phase} = match;
	if (phase.name !== 'turn' || seat === 'both' || phase.seat === seat) {
		return match;
	}

	const side = sideOf(phase.seat);
	const report = seatReport(match, side);
	const view = currentView(report.history);
	// Whatever the person has done, something can be answered.
	for (const reply of [...replies, ...actTexts(report).acts]) {
		const text = reply.replace(TAKES, '');
		if (text !== reply && findCapture(view, text) === undefined) {
			continue;
		}

		const answered = choose(match, side, text);
		if (countPlies(answered) > countPlies(match)) {
			return answered;
		}
	}

	return match;
}

/** Returns the state with a step done on a board. */
function finish(state: SceneState, match: Match): SceneState {
	const {scene, step} = state;
	const next = {...clear(state), step: step + 1, before: clear(state)};
	const from = scene.steps.at(step + 1)?.from;
	if (from === undefined) {
		return {...next, match};
	}

	// What came of it is looked at before another board takes its place.
	return {...state, match, fault: AFTER, following: {...next, match: matchOf(scene, from)}};
}

/** Returns a state without what was said of the last act. */
function clear(state: SceneState): SceneState {
	const {fault, following, putBack: _putBack, ...kept} = state;
	return fault === undefined && following === undefined ? state : kept;
}

const faultOf = (step: SceneStep, done: Done): string =>
	Object.entries(step.faults ?? {}).find(([, test]) => test(done))?.[0] ?? OTHERWISE;

/** Returns what comes of an act that is not what was to be done: the board is put back, at once or once the person has seen what it led to. */
function refuse(state: SceneState, own: Match, match: Match, done: Done): Advance {
	const {before, after, event} = done;
	const fault = faultOf(stepOf(state)!, done);
	if (after.history.plies.length === before.history.plies.length) {
		// What the umpire says to a try stays said, but not to a question that was not to be asked.
		const isQuestion = event.type === 'act' && event.text.endsWith('?');
		return still({...clear(state), ...(isQuestion ? {} : {match}), fault});
	}

	const back: SceneState = {...clear(state), fault};
	const isCostly = after.outcome !== undefined || changesSince(after.history).taken.length > 0;
	return {
		shown: {...clear(state), match: own},
		next: isCostly
			? {...back, match, following: back}
			: {...back, ...(event.type === 'act' ? {putBack: event.text} : {})},
	};
}

/** Returns the board after an event of the person's own; the same when it does not fit. */
function carryOut({match}: SceneState, seat: Color, event: SceneEvent): Match {
	switch (event.type) {
		case 'act':
			return choose(match, seat, event.text);
		case 'confirmed':
			return send(match, {type: 'moveConfirmed', at: 0});
		case 'taken':
			return send(match, {type: 'handedOver', at: 0});
		default:
			return match;
	}
}

function advanceHunt(state: SceneState, hunt: PuzzleGame, text: string): Advance {
	const {shown, next} = answerPuzzle(hunt, text);
	if (shown === hunt) {
		return still(state);
	}

	const show = (game: PuzzleGame): SceneState => ({
		...clear(state),
		match: game.match,
		hunt: game,
		before: clear(state),
	});
	if (next.result === 'solved') {
		return still({...show(next), step: state.step + 1});
	}

	const {verdict} = next;
	if (next.result === undefined && verdict?.kind === 'keeps') {
		return {shown: show(shown), next: show(next)};
	}

	const fault = verdict?.kind === 'costs' ? 'costs' : OTHERWISE;
	return {shown: show(shown), next: {...clear(state), fault, putBack: text}};
}

/**
 * Returns what comes of something that a person does in a scene. Pure. An act that is right leads to the next
 * step; after any other the board is put back, with a fault whose sentence says why. What cannot be done
 * changes nothing, and neither does a deed that was not asked for.
 */
export function advance(state: SceneState, event: SceneEvent): Advance {
	const {following, before, hunt, scene} = state;
	const step = stepOf(state);
	if (event.type === 'next') {
		return still(following ?? state);
	}

	if (event.type === 'back') {
		const isDoneHere = state.fault === AFTER;
		return still(clear((isDoneHere ? following?.before : following) ?? before ?? state));
	}

	if (step === undefined || following !== undefined) {
		return still(state);
	}

	if (hunt !== undefined) {
		return event.type === 'act' ? advanceHunt(state, hunt, event.text) : still(state);
	}

	const seat = seatShown(state);
	const own = carryOut(state, seat, event);
	if (own === state.match && event.type !== 'deed') {
		return still(state);
	}

	const isLast = state.step === scene.steps.length - 1;
	const match = isLast && step.replies === undefined ? own : answer(own, scene, step.replies ?? []);
	const done: Done = {
		event,
		before: seatReport(state.match, seat),
		after: seatReport(match, seat),
	};
	if (step.goal(done)) {
		const isMark = event.type === 'deed' && event.deed === 'mark';
		const next = finish(state, match);
		return {
			shown: {...clear(state), match: own},
			next: isMark ? {...next, guess: event.square} : next,
		};
	}

	if (event.type === 'act') {
		return refuse(state, own, match, done);
	}

	// A deed that is asked for later, or was before, needs no word.
	const isTried = step.solution.type === 'deed' && event.type === 'deed';
	const isLike = isTried && step.solution.deed === event.deed;
	return still(isLike ? {...clear(state), fault: faultOf(step, done)} : {...state, match});
}

/** Returns a scene with its first `count` steps done, as their hints say; at its start where that leads nowhere. */
export function resumeScene(scene: Scene, count: number): SceneState {
	const start = startScene(scene);
	let state = start;
	while (state.step < count) {
		const step = stepOf(state);
		if (step === undefined) {
			return start;
		}

		const {next} = advance(
			state,
			state.following === undefined ? solutionOf(step, sceneReport(state)) : {type: 'next'},
		);
		if (state.following === undefined && stepsDone(next) === state.step) {
			return start;
		}

		state = next;
	}

	return state;
}
