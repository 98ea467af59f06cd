import {byColor} from '../../core/color.js';
import {given} from '../../core/given.js';
import {ok, type Result} from '../../core/result.js';
import {type ForeignFault, type ForeignGame, nameless, toWord} from './foreign-game.js';
import {variantOf} from './foreign-variant.js';
import {type JsonObject, textOf} from './json-text.js';

/** Tokens are joined by single blanks; a rank hint has two before it: "R  6c7". */
const BLANK = /(?<! ) (?! )/;

/** Reads a game whose moves were scraped into one field, `moves_raw`, of a JSON line. Undefined when the object is none. */
export function readRawMoves(
	object: JsonObject,
	usual: string,
): Result<ForeignGame, ForeignFault> | undefined {
	const moves = object['moves_raw'];
	if (typeof moves !== 'string') {
		return undefined;
	}

	const named = textOf(object['variant']);
	const variant = variantOf(new Map(named === undefined ? [] : [['Variant', named]]), usual);
	if (!variant.ok) {
		return variant;
	}

	return ok({
		variant: variant.value,
		seats: byColor((color) => ({
			kind: 'person',
			name: textOf(object[color]) ?? nameless(color, object[`${color}_rating`]),
		})),
		words: moves
			.trim()
			.split(BLANK)
			.filter((token) => token !== '')
			.map((token) => toWord(token.replaceAll(' ', ''))),
		...given({
			result: textOf(object['result']),
			termination: textOf(object['termination']),
			key: textOf(object['id']),
		}),
	});
}
