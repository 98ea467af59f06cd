import {stripVTControlCharacters} from 'node:util';
import {describe, expect, it, onTestFinished} from 'vitest';
import {unwrap} from '../../../source/core/result.js';
import {UNSEEN} from '../../../source/core/man.js';
import {
	sceneReport,
	type SceneState,
	seatShown,
	startScene,
} from '../../../source/drill/learn/scene-state.js';
import type {Scene} from '../../../source/drill/learn/scene.js';
import {SCENES} from '../../../source/drill/learn/scenes.js';
import {puzzleMatch} from '../../../source/drill/puzzle-game.js';
import {viewOf} from '../../../source/session/learn/scene-view.js';
import {adviceFor} from '../../../source/knowledge/advice.js';
import {actTexts, seatReport} from '../../../source/match/seat-report.js';
import {currentView} from '../../../source/rules/history.js';
import {findVariant} from '../../../source/rules/registry.js';
import {App} from '../../../source/ui/app.js';
import {friendlyCoach} from '../../../source/session/learn/friendly-coach.js';
import {ScreenView} from '../../../source/ui/ScreenView.js';
import {solveFrom} from '../../drill/learn/solve-scene.js';
import {BOTS, play} from '../../helpers/matches.js';
import {KEYS, renderScreen, settle} from '../../helpers/render-screen.js';
import {findTwins} from '../../helpers/twin-games.js';
import {FakeWorld} from '../fake-world.js';

const FOG = unwrap(findVariant('fog'));

/** Returns what the seat of a scene can know on the way through it. */
const reportsOf = (states: readonly {readonly state: SceneState}[]): string =>
	JSON.stringify(states.map(({state}) => sceneReport(state)));

const actsOf = (states: readonly {readonly state: SceneState}[]): string =>
	JSON.stringify(states.map(({state}) => state.match.acts));

/** Returns scenes in which the other side does something else once, and the seat knows the same all the way. */
function twinsOf(scene: Scene): readonly Scene[] {
	const path = solveFrom(startScene(scene));
	const candidates: Scene[] = [];
	const moves = (scene.moves ?? '').split(' ').filter(Boolean);
	for (const index of moves.keys()) {
		if ((index % 2 === 0) === (seatShown(startScene(scene)) === 'white')) {
			continue;
		}

		const {match} = play({...BOTS, variant: scene.variant}, ...moves.slice(0, index));
		for (const text of actTexts(seatReport(match, 'black')).acts) {
			const other = {moves: moves.with(index, text).join(' ')};
			// A board that comes again comes as it was.
			const steps = scene.steps.map((step) =>
				step.from === undefined ? step : {...step, from: other},
			);
			candidates.push({...scene, ...other, steps});
		}
	}

	for (const [index, {state}] of path.slice(1).entries()) {
		const {step} = path[index].state;
		const replied = state.match.acts.at(-1);
		if (replied === undefined || replied.seat === seatShown(state) || scene.hunt !== undefined) {
			continue;
		}

		const before = {...state.match, acts: state.match.acts.slice(0, -1)};
		const match = {...before, phase: {name: 'turn', seat: replied.seat as 'black'}} as const;
		for (const other of actTexts(seatReport(match, 'black')).acts) {
			const steps = scene.steps.map((one, at) => (at === step ? {...one, replies: [other]} : one));
			candidates.push({...scene, steps});
		}
	}

	return candidates.filter((twin) => {
		try {
			const other = solveFrom(startScene(twin));
			return reportsOf(other) === reportsOf(path) && actsOf(other) !== actsOf(path);
		} catch {
			return false;
		}
	});
}

/** Plays a scene through on the screen, and returns what stands there after each key: how many frames lie between depends on the machine. */
async function framesOf(scene: Scene): Promise<readonly string[]> {
	const world = new FakeWorld();
	const shown = renderScreen(
		<App
			services={world}
			settings={world.appSettings}
			first={{screens: [{name: 'learn'}, {name: 'scene', scene}]}}
			view={ScreenView}
			colors={0}
			env={{}}
			onFault={(error) => {
				throw error;
			}}
		/>,
	);
	onTestFinished(shown.unmount);
	await settle();
	const seen: string[] = [];
	const look = (): void => {
		seen.push(stripVTControlCharacters(shown.lastFrame()));
	};

	for (const {event} of solveFrom(startScene(scene))) {
		for (const key of ['+', '+', 's', 'u']) {
			// A step back is taken where there is none: at the start.
			if (key !== 'u' || event === undefined) {
				await shown.type(key);
				await settle();
				look();
			}
		}

		if (event?.type === 'act') {
			await shown.type(`${event.text}${KEYS.enter}`);
		} else if (event !== undefined) {
			await shown.type(
				event.type === 'deed'
					? event.deed === 'know'
						? 'w'
						: `${KEYS.up}mn`
					: KEYS.enter + KEYS.space,
			);
		}

		look();
		await world.pass(1000);
		await settle();
		look();
	}

	// The scene was not left on the way.
	const numbers = new Set(seen.map((frame) => /Learn (\d+)/.exec(frame)?.[1]));
	expect(numbers.size).toBe(1);
	return seen;
}

const TWINS = SCENES.flatMap((scene) =>
	twinsOf(scene)
		.slice(0, 1)
		.map((twin) => [scene.id, scene, twin] as const),
);

describe('scenes whose truths the seat cannot tell apart', () => {
	it('are there for most', () => {
		expect(TWINS.map(([id]) => id)).toEqual(['king', 'look', 'f7', 'ghosts', 'umpire']);
	});

	it.each(TWINS)('%s shows the same, byte for byte', async (_id, scene, twin) => {
		expect(await framesOf(twin)).toEqual(await framesOf(scene));
	});
});

describe('a hunt', () => {
	it('says the same wherever the king may be', () => {
		const scene = SCENES.find(({hunt}) => hunt !== undefined)!;
		let others = 0;
		for (const {state} of solveFrom(startScene(scene))) {
			const {hunt} = state;
			for (const {origin, answers} of hunt?.belief ?? []) {
				const match = puzzleMatch(scene.hunt!, origin, hunt!.moves, answers);
				others += Number(JSON.stringify(match.acts) !== JSON.stringify(state.match.acts));
				const twin: SceneState = {...state, match, hunt: {...hunt!, match}};
				const report = sceneReport(state);
				expect(sceneReport(twin)).toEqual(report);
				expect(viewOf(twin, sceneReport(twin), 2)).toEqual(viewOf(state, report, 2));
			}
		}

		expect(others).toBeGreaterThan(0);
	});
});

describe('the friendly coach', () => {
	it('says the same in games that a seat cannot tell apart, and names no man that it does not see', () => {
		const kinds = new Set<string>();
		for (const {seat, first, second} of findTwins(FOG, 12, 24, 'friendly')) {
			for (let count = 1; count <= first.length; count++) {
				const [one, other] = [first, second].map((moves) =>
					seatReport(play(BOTS, ...moves.slice(0, count)).match, seat),
				);
				expect(friendlyCoach(other)).toEqual(friendlyCoach(one));
				for (const advice of adviceFor(one.history, one.moves)) {
					kinds.add(advice.kind);
					const {cells} = currentView(one.history);
					for (const part of Object.values(advice)) {
						if (typeof part === 'object' && 'man' in part && advice.kind !== 'vanished') {
							expect(cells[part.square]).toBe(part.man);
							expect(cells[part.square]).not.toBe(UNSEEN);
						}
					}
				}
			}
		}

		expect(kinds.size).toBeGreaterThanOrEqual(4);
	});
});
