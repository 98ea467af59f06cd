import {isMan, KING, UNSEEN} from '../../core/man.js';
import {parseSquare} from '../../core/square.js';
import {isEnemy} from '../../knowledge/own-man.js';
import {findCapture} from '../../knowledge/taken.js';
import {currentView} from '../../rules/history.js';
import {isRefused as isRefusedTry} from '../../rules/news.js';
import type {Done, SceneTest} from './scene.js';

const cellsAfter = ({after}: Done) => currentView(after.history).cells;

const cellOn = (done: Done, name: string): number => cellsAfter(done)[parseSquare(name) ?? 0];

/** One of these acts, as text. */
export const plays =
	(...acts: readonly string[]): SceneTest =>
	({event}) =>
		event.type === 'act' && acts.includes(event.text);

/** Any act that stands. */
export const moves: SceneTest = ({event, before, after}) =>
	event.type === 'act' && after.history.plies.length > before.history.plies.length;

/** A try that is refused. */
export const isRefused: SceneTest = ({event, after: {history}}) =>
	event.type === 'act' && (history.tries ?? []).slice(-1).some(isRefusedTry);

export const does =
	(wanted: Exclude<Done['event']['type'], 'act' | 'deed'>): SceneTest =>
	({event}) =>
		event.type === wanted;

/** What can be is shown. */
export const knows: SceneTest = ({event}) => event.type === 'deed' && event.deed === 'know';

/** A sign is put on a square that is not in sight: what is seen needs no guess. */
export const guesses =
	(sign: string): SceneTest =>
	(done) =>
		done.event.type === 'deed' &&
		done.event.deed === 'mark' &&
		done.event.sign.toLowerCase() === sign &&
		cellsAfter(done)[done.event.square] === UNSEEN;

/** After it, whatever stands on a square is in sight. */
export const sees =
	(name: string): SceneTest =>
	(done) =>
		cellOn(done, name) !== UNSEEN;

/** After it a man of the other side is in sight. */
export const seesEnemy: SceneTest = (done) =>
	cellsAfter(done).some((code) => isMan(code) && isEnemy(code, done.after.seat));

/** The other side took the king. */
export const losesKing: SceneTest = ({after: {outcome, seat}}) =>
	outcome?.winner !== undefined && outcome.winner !== null && outcome.winner !== seat;

export const takesKing: SceneTest = ({event, before, after}) => {
	const taken =
		event.type === 'act' ? findCapture(currentView(before.history), event.text) : undefined;
	return taken !== undefined && (taken.man & 7) === KING && after.outcome?.winner === after.seat;
};

/** A man of a square moves. */
export const movesFrom =
	(name: string): SceneTest =>
	({event}) =>
		event.type === 'act' && event.text.startsWith(name);

export const not =
	(test: SceneTest): SceneTest =>
	(done) =>
		!test(done);

export const both =
	(...tests: readonly SceneTest[]): SceneTest =>
	(done) =>
		tests.every((test) => test(done));
