import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {UNSEEN} from '../../../source/core/man.js';
import {parseSquare, SQUARE_NAMES, squareName} from '../../../source/core/square.js';
import {makeFogFen} from '../../../source/core/fog-fen.js';
import {advance, resumeScene} from '../../../source/drill/learn/advance.js';
import {
	AFTER,
	isDone,
	OTHERWISE,
	type SceneState,
	sceneReport,
	startScene,
	stepOf,
} from '../../../source/drill/learn/scene-state.js';
import {SCENE_IDS, type SceneId} from '../../../source/drill/learn/progress.js';
import type {Scene, SceneEvent} from '../../../source/drill/learn/scene.js';
import {findScene, SCENES} from '../../../source/drill/learn/scenes.js';
import {countPlies} from '../../../source/match/acts.js';
import {seatReport} from '../../../source/match/seat-report.js';
import {currentView} from '../../../source/rules/history.js';
import {unwrap} from '../../../source/core/result.js';
import {knownBoard} from '../../../source/knowledge/known-board.js';
import {HistoryPositions} from '../../../source/knowledge/positions/from-history.js';
import {LEARN_TEXTS} from '../../../source/text/learn-scenes.js';
import {viewOf} from '../../../source/session/learn/scene-view.js';
import {sampleSize} from '../../helpers/sample-size.js';
import {actsIn, solveFrom, solvingEvent} from './solve-scene.js';

const CASES = SCENES.map((scene) => [scene.id, scene] as const);

/** The longest sentence that a window of 40×12 has room for, beside a board and with another one. */
const LONGEST = 90;

const isKnight = ({role}: {readonly role: string}) => role === 'knight';

/** Returns what a scene says in a state. */
const saidIn = (state: SceneState): readonly string[] =>
	viewOf(state, sceneReport(state), 0).messages.map(({text}) => text);

const DRAWN = {nobody: '-', lost: '¬', taken: '†', king: 'k'};

describe('the scenes', () => {
	it('are there under every name but the last, which is a game', () => {
		expect(SCENES.map(({id}) => id)).toEqual(SCENE_IDS.slice(0, -1));
		expect(findScene('first-game')).toBeUndefined();
		expect(Object.keys(LEARN_TEXTS)).toEqual([...SCENE_IDS]);
	});

	it.each(CASES)('%s has a sentence for all that can be said, each short', (id, scene) => {
		const {steps, done, title, guess} = LEARN_TEXTS[id];
		expect(guess !== undefined).toBe(scene.truth !== undefined);
		expect(Object.keys(steps)).toEqual(scene.steps.map((step) => step.id));
		const said = [done, ...(guess === undefined ? [] : ['a5', 'c6', 'h8'].map(guess))];
		for (const [index, step] of scene.steps.entries()) {
			const {task, hints = [], faults, after, signs} = steps[step.id];
			// What a hunt finds wrong it finds by search.
			const ids = scene.hunt === undefined ? Object.keys(step.faults ?? {}) : ['costs'];
			expect(Object.keys(faults).sort()).toEqual([...ids, OTHERWISE].sort());
			const isReplaced = scene.steps.at(index + 1)?.from !== undefined;
			expect(after !== undefined).toBe(isReplaced);
			const tasks = typeof task === 'string' ? [task] : [];
			expect(hints).toHaveLength(2);
			said.push(
				...(signs === undefined
					? []
					: [true, false].flatMap((isSmall) => signs(isSmall, DRAWN) ?? [])),
			);
			said.push(
				...tasks,
				...[...hints].flatMap((hint) => (typeof hint === 'string' ? hint : [])),
				...Object.values(faults),
				...(after === undefined ? [] : [after]),
			);
		}

		for (const sentence of said) {
			expect(sentence).toMatch(/^(?:[A-Z“8?]|k: |[a-h][1-8] |m |y ).*[.?]$/);
			expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
		}

		expect(title.length).toBeLessThanOrEqual(24);
	});

	it('ghosts: wherever the bishop goes the knight may stand on the squares that are named, and on no other; it is where the end says', () => {
		const start = startScene(findScene('ghosts')!);
		const reach = ['c6', 'a5', 'a7', 'b4', 'b8', 'd4', 'd8', 'e5', 'e7'].map(parseSquare);
		for (const event of actsIn(start)) {
			const state = advance(start, event).next;
			if (state.step !== 1) {
				continue;
			}

			const {history} = sceneReport(state);
			const worlds = unwrap(new HistoryPositions().follow(history));
			const may = knownBoard(worlds, history)
				.squares.filter(({square, men}) => reach.includes(square) && men.some(isKnight))
				.map(({square}) => square);
			const named = String(LEARN_TEXTS['ghosts'].steps['note'].task).match(/[a-h][1-8]/g)!;
			expect(new Set(may)).toEqual(new Set(named.map(parseSquare)));
			const {square, man} = state.scene.truth!;
			expect(currentView(seatReport(state.match, 'black').history).cells[square]).toBe(man);
			const {guess} = LEARN_TEXTS['ghosts'];
			for (const name of SQUARE_NAMES) {
				const said = guess!(name);
				expect(said).toContain(`knight went to ${squareName(square)}`);
				expect(said.includes('not')).toBe(!named.includes(name));
			}
		}
	});

	it('sight: says that a square behind the own pawn is fog, as it is', () => {
		const [, {state}] = solveFrom(startScene(findScene('sight')!));
		expect(LEARN_TEXTS['sight'].steps['further'].signs?.(false, DRAWN)).toContain('e3');
		expect(currentView(sceneReport(state).history).cells[parseSquare('e3')!]).toBe(UNSEEN);
	});

	it.each([
		['a5', 'Your mark was right: the knight went to a5.'],
		['c6', 'The knight went to a5: it could have been on c6 as well.'],
		['h8', 'The knight went to a5: it could not have been on h8.'],
	])(
		'ghosts: says of a mark on %s whether it could be right, and shows the knight',
		(name, said) => {
			const {state} = solveFrom(startScene(findScene('ghosts')!)).at(-2)!;
			const square = parseSquare(name)!;
			const done = advance(state, {type: 'deed', deed: 'mark', square, sign: 'n'}).next;
			expect(saidIn(done)[0]).toBe(said);
			expect(viewOf(done, sceneReport(done), 0).told).toEqual([
				{square: parseSquare('a5'), kind: 'certain', men: [done.scene.truth!.man], share: 1},
			]);
		},
	);

	it('ghosts: says of their look only what is true without colours too', () => {
		const {signs} = LEARN_TEXTS['ghosts'].steps['know'];
		for (const isSmall of [true, false]) {
			expect(signs?.(isSmall, DRAWN)).not.toMatch(/\bdim/);
		}
	});

	it('umpire: a question that comes too early is told when it is its turn', () => {
		const [{state}, {state: second}] = solveFrom(startScene(findScene('umpire')!));
		for (const early of [state, second]) {
			const {next} = advance(early, {type: 'act', text: 'any?'});
			expect(saidIn(next).at(-1)).toMatch(/^“Any\?” is for /);
		}
	});

	it.each(CASES)('%s is played through as recorded', async (id, scene) => {
		const lines = solveFrom(startScene(scene)).flatMap(({state, event}) => {
			const {history} = sceneReport(state);
			return [
				makeFogFen(currentView(history)),
				...saidIn(state).map((text) => `  ${text}`),
				...(event === undefined ? [] : [`> ${Object.values(event).join(' ')}`]),
			];
		});
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./golden/${id}.txt`);
	});
});

describe.each(CASES)('in %s', (_id, scene: Scene) => {
	it('each step is resumed as its hints lead to it', () => {
		for (const {state} of scene.hunt === undefined ? solveFrom(startScene(scene)) : []) {
			if (state.following === undefined) {
				expect(sceneReport(resumeScene(scene, state.step))).toEqual(sceneReport(state));
			}
		}

		// Another version may have had more steps.
		expect(resumeScene(scene, 99)).toEqual(startScene(scene));
	});

	it('whatever is done leads on, or is told why it does not and leaves the way open', () => {
		for (const {state} of solveFrom(startScene(scene))) {
			const tested = isDone(state) || state.following !== undefined ? [] : actsIn(state);
			for (const event of tested) {
				const {shown, next} = advance(state, event);
				expect(next, JSON.stringify(event)).not.toBe(state);
				if (next.fault === undefined || next.fault === AFTER) {
					expect(next.step > state.step || next.hunt !== undefined || next.fault === AFTER).toBe(
						true,
					);
					continue;
				}

				expect(saidIn(next).length).toBeGreaterThan(0);
				const text = LEARN_TEXTS[scene.id].steps[stepOf(state)!.id];
				expect(Object.keys(text.faults)).toContain(next.fault);
				// The board is put back, at once or with Enter; what an umpire has said of a try stays.
				const back = next.following ?? next;
				expect(back.step).toBe(state.step);
				expect(countPlies(back.match)).toBe(countPlies(state.match));
				expect(shown.step).toBe(state.step);
				expect(solvingEvent(back)).toBeDefined();
			}
		}
	});

	it('any acts at all leave a way to the end', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(), {maxLength: 8}), (numbers) => {
				let state = startScene(scene);
				for (const number of numbers) {
					const acts = [
						...actsIn(state),
						{type: 'next'} as const,
						{type: 'back'} as const,
						{type: 'confirmed'} as const,
						{type: 'taken'} as const,
						{type: 'deed', deed: 'know'} as const,
						{type: 'deed', deed: 'mark', square: 12, sign: 'x'} as const,
					];
					state = advance(state, acts[number % acts.length]).next;
				}

				expect(isDone(solveFrom(state).at(-1)!.state)).toBe(true);
			}),
			{numRuns: sampleSize(scene.hunt === undefined ? 15 : 4, 400)},
		);
	});

	it('one step back is where the step before began, and no further than the start', () => {
		const start = startScene(scene);
		expect(advance(start, {type: 'back'}).next.match).toEqual(start.match);
		const states = solveFrom(start).map(({state}) => state);
		for (const [index, state] of states.entries()) {
			if (index > 0 && state.following === undefined) {
				const before = states.slice(0, index).findLast(({following}) => following === undefined)!;
				const {next} = advance(state, {type: 'back'});
				expect([next.step, next.match.acts]).toEqual([before.step, before.match.acts]);
				expect(next.fault).toBeUndefined();
			}
		}
	});

	it('what cannot be done changes nothing', () => {
		const state = startScene(scene);
		for (const text of ['', 'a1a1', 'e9e5', 'resign', '🙂']) {
			expect(advance(state, {type: 'act', text}).next).toBe(state);
		}

		expect(advance(state, {type: 'next'}).next).toBe(state);
		const end = solveFrom(state).at(-1)!.state;
		expect(advance(end, {type: 'act', text: 'a2a3'}).next).toBe(end);
	});
});

describe('what a wrong act leads to', () => {
	const start = (id: (typeof SCENE_IDS)[number]): SceneState => startScene(findScene(id)!);
	const play = (state: SceneState, text: string): SceneState =>
		advance(state, {type: 'act', text}).next;

	it('is looked at until Enter when it costs a man or the king', () => {
		const lost = play(start('guard'), 'e2e5');
		expect(lost.fault).toBe('queen');
		expect(currentView(sceneReport(lost).history).cells[36]).not.toBe(16);
		expect(sceneReport(lost).moves).not.toEqual([]);
		const back = advance(lost, {type: 'next'}).next;
		expect(back.following).toBeUndefined();
		expect(saidIn(back)).toHaveLength(2);
		const ignored = play(start('king'), 'g2g3');
		expect(ignored).toMatchObject({fault: 'king', match: {outcome: {winner: 'black'}}});
	});

	it('is put back at once when it only misses the point', () => {
		const state = start('sight');
		const {shown, next} = advance(state, {type: 'act', text: 'd2d4'});
		expect(countPlies(shown.match)).toBe(1);
		expect(next).toMatchObject({fault: OTHERWISE, step: 0, match: state.match});
	});

	it('is the king lost on e1 where nobody looked, and then the same board again', () => {
		const lost = play(start('look'), 'g1f3');
		expect(lost).toMatchObject({fault: AFTER, match: {outcome: {winner: 'black'}}});
		const again = advance(lost, {type: 'next'}).next;
		expect(again.step).toBe(1);
		expect(again.match.acts).toEqual(start('look').match.acts);
		expect(play(again, 'g1f3').fault).toBe('king');
		for (const move of ['b1c3', 'c2c3', 'b2b4', 'd1d2', 'e1e2']) {
			expect(isDone(play(again, move)), move).toBe(true);
		}
	});

	it('with an umpire is a refusal that stays said', () => {
		const [, , , , {state}] = solveFrom(start('umpire'));
		expect(isDone(state)).toBe(true);
		const [, , , {state: asked}] = solveFrom(start('umpire'));
		const refused = play(asked, 'e4f5');
		expect(refused.fault).toBe('refused');
		expect(sceneReport(refused).history.tries?.map(({text}) => text)).toEqual(['any?', 'e4f5']);
		expect(isDone(play(refused, 'd4e5'))).toBe(true);
	});
});

describe('what is not what was asked', () => {
	/** Returns the state of a scene at a step. */
	const at = (id: SceneId, step: string) =>
		solveFrom(startScene(findScene(id)!)).find(({state}) => stepOf(state)?.id === step)!.state;
	const faultAfter = (state: SceneState, event: SceneEvent) => {
		const {next} = advance(state, event);
		expect(next.step).toBe(state.step);
		return next.fault;
	};

	it('does not do it: another try that is refused tells nothing of e5', () => {
		const state = at('umpire', 'try');
		for (const text of ['e4d5', 'e4f5', 'd2c3']) {
			expect(faultAfter(state, {type: 'act', text})).toBe('capture');
		}
	});

	it('does not do it: a sign on a man in sight, or another sign, is no guess of a knight', () => {
		const state = at('ghosts', 'note');
		const mark = (name: string, sign: string): SceneEvent => ({
			type: 'deed',
			deed: 'mark',
			square: parseSquare(name)!,
			sign,
		});
		expect(faultAfter(state, mark('c4', 'n'))).toBe('place');
		expect(faultAfter(state, mark('a5', '?'))).toBe('place');
		expect(advance(state, mark('a5', 'N')).next.step).toBe(state.step + 1);
	});

	it('does not do it: a capture instead of a step back', () => {
		expect(faultAfter(at('ghosts', 'leave'), {type: 'act', text: 'b5a6'})).toBe('take');
	});

	it('does not do it: a king who stays on the line is taken', () => {
		expect(faultAfter(at('look', 'careful'), {type: 'act', text: 'e1d2'})).toBe('king');
	});
});
