import {describe, expect, it} from 'vitest';
import {parseUci} from '../../../source/core/uci.js';
import {advance} from '../../../source/drill/learn/advance.js';
import {
	isDone,
	type SceneState,
	sceneReport,
	solutionOf,
	startScene,
	stepOf,
} from '../../../source/drill/learn/scene-state.js';
import type {Scene, SceneEvent} from '../../../source/drill/learn/scene.js';
import {findScene, SCENES} from '../../../source/drill/learn/scenes.js';
import {knowledgeOf} from '../../../source/session/entry/move-knowledge.js';
import {readEntry} from '../../../source/session/entry/read-entry.js';
import {reportOf, type SceneHint, viewOf} from '../../../source/session/learn/scene-view.js';
import {actsIn} from './solve-scene.js';

/** The longest sentence that a small window has room for, beside a board and with another one. */
const LONGEST = 90;

const CASES = SCENES.map((scene) => [scene.id, scene] as const);

/** Returns what a hint adds to what a scene says. */
function hintIn(state: SceneState, hint: SceneHint) {
	const report = reportOf(state);
	const [plain, told] = ([0, hint] as const).map((one) => viewOf(state, report, one));
	const before = plain.messages.map(({text}) => text);
	const added = told.messages.map(({text}) => text).filter((text) => !before.includes(text));
	return {added, lit: told.lit.filter((square) => !plain.lit.includes(square))};
}

/** Returns every state from which a step is to be done, after each way through those before that is accepted. */
function everyWay(scene: Scene): readonly SceneState[] {
	const found: SceneState[] = [];
	let front: readonly SceneState[] = [startScene(scene)];
	while (front.length > 0) {
		found.push(...front);
		front = front
			.filter((state) => !isDone(state) && scene.hunt === undefined)
			.flatMap((state) => {
				const solution = stepOf(state)!.solution;
				const events: readonly SceneEvent[] = [...actsIn(state), solution];
				return events
					.map((event) => advance(state, event).next)
					.map((next) => next.following ?? next)
					.filter(({step}) => step > state.step);
			});
	}

	return found.filter((state) => !isDone(state));
}

describe('a hint', () => {
	it.each(CASES)('in %s names what can be done, and what does it', (_id, scene) => {
		const ways = everyWay(scene);
		expect(new Set(ways.map(({step}) => step)).size).toBe(scene.steps.length);
		for (const state of ways) {
			const [idea] = hintIn(state, 1).added;
			const {
				added: [named],
				lit,
			} = hintIn(state, 2);
			expect(idea).not.toMatch(/\bType\b|\b[NBRQK]x?[a-h][1-8]\b/);
			expect(Math.max(idea.length, named.length), named).toBeLessThanOrEqual(LONGEST);
			if (state.hunt !== undefined) {
				const goals = sceneReport(state).moves.map(({from, to}) => [from, to]);
				expect(goals).toContainEqual(lit);
				expect(named).toMatch(/^Type Qd7, then Enter: /);
				continue;
			}

			const solution = solutionOf(stepOf(state)!, sceneReport(state));
			const {next} = advance(state, solution);
			expect((next.following ?? next).step, named).toBe(state.step + 1);
			if (solution.type !== 'act' || solution.text.endsWith('?')) {
				expect(named).not.toMatch(/^Type/);
				continue;
			}

			const [, typed] = /^Type (.+?), then (?:press )?Enter/.exec(named)!;
			const knowledge = knowledgeOf(reportOf(state));
			const entry = readEntry(typed.replace('e and 4', 'e4'), knowledge);
			expect(entry, named).toMatchObject({type: 'play', move: parseUci(solution.text)});
			// No other move that is named was made before, either.
			const others = named.match(/\b[NBRQK][a-h]?x?[a-h][1-8]\b|\b[a-h]x[a-h][1-8]\b/g) ?? [];
			expect(others.map((san) => readEntry(san, knowledge).type)).toEqual(others.map(() => 'play'));
			expect(lit).toEqual(entry.type === 'play' && [entry.move.from, entry.move.to]);
		}
	});

	it('takes what took the pawn where a man sees it, and looks where none does', () => {
		const second = (first: string) =>
			advance(startScene(findScene('vanish')!), {type: 'act', text: first}).next;
		const named = (first: string) => hintIn(second(first), 2).added[0];
		expect(named('g1f3')).toBe('Type Nxe5, then Enter: it takes what took your pawn.');
		expect(named('b1d2')).toBe('Type Ngf3, then Enter: a man that stands there sees e5.');
		expect(named('f2f3')).toBe('Type Bf4, then Enter: a man that stands there sees e5.');
	});

	it('is none where the board only waits to go on', () => {
		const lost = advance(startScene(findScene('look')!), {type: 'act', text: 'g1f3'}).next;
		expect(lost.following).toBeDefined();
		expect(hintIn(lost, 2)).toEqual({added: [], lit: []});
	});
});
