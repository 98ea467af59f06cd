import {byColor} from '../../core/color.js';
import {given} from '../../core/given.js';
import {ok, type Result} from '../../core/result.js';
import type {ForeignFault, ForeignGame, GameWord} from './foreign-game.js';
import {variantOf} from './foreign-variant.js';
import {isObject, type JsonObject, textOf} from './json-text.js';

/** Returns what was tried in vain or asked, by how many acts stood before it. */
function triesOf(tried: unknown): (standing: number) => readonly GameWord[] {
	const pairs: readonly unknown[] = Array.isArray(tried) ? tried : [];
	return (standing) =>
		pairs.flatMap((pair) => {
			const [before, text] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
			return before === standing && typeof text === 'string' ? [{kind: 'try', text}] : [];
		});
}

/** Returns whether an object is the last line of `fogchess arena --json`, which is no game: its score. */
export const isArenaScore = (object: JsonObject): boolean =>
	typeof object['games'] === 'number' && isObject(object['first']) && isObject(object['second']);

/** Reads a line of `fogchess arena --json`: the acts of a game between bots. Undefined when the object is none. */
export function readArenaGame(
	object: JsonObject,
	usual: string,
): Result<ForeignGame, ForeignFault> | undefined {
	const {moves, winner} = object;
	if (typeof moves !== 'string' || typeof object['game'] !== 'number') {
		return undefined;
	}

	const named = textOf(object['variant']);
	const variant = variantOf(new Map(named === undefined ? [] : [['Rules', named]]), usual);
	if (!variant.ok) {
		return variant;
	}

	const seed = object['seed'];
	const triesBefore = triesOf(object['tried']);
	const acts = moves.split(' ').filter((text) => text !== '');
	return ok({
		...variant.value,
		seats: byColor((color) => ({kind: 'bot', name: textOf(object[color]) ?? 'bot'})),
		words: [
			...acts.flatMap((text, index): readonly GameWord[] => [
				...triesBefore(index),
				{kind: 'act', text},
			]),
			...triesBefore(acts.length),
		],
		result: winner === 'white' ? '1-0' : winner === 'black' ? '0-1' : '1/2-1/2',
		...given({
			fen: textOf(object['fen']),
			seed: Number.isSafeInteger(seed) ? (seed as number) : undefined,
			termination: textOf(object['reason']),
		}),
	});
}
