import {byColor, type Color} from '../../core/color.js';
import {given} from '../../core/given.js';
import {ok, type Result} from '../../core/result.js';
import {type ForeignFault, type ForeignGame, nameless, toWord} from './foreign-game.js';
import {variantOf} from './foreign-variant.js';
import {keepTags} from '../../core/foreign-tags.js';
import {type JsonObject, textOf} from './json-text.js';

/** Tokens are joined by single blanks; a rank hint has two before it: "R  6c7". */
const BLANK = /(?<! ) (?! )/;

/** Returns a clock as PGN has it, "180+2", by one that tells minutes and seconds a move: "3 | 2". */
function timeControl(clock: unknown): string | undefined {
	const [, minutes, seconds = '0'] =
		/^(\d{1,3}(?:\.\d)?)(?: *\| *(\d{1,3}))?$/.exec(textOf(clock) ?? '') ?? [];
	return minutes === undefined ? textOf(clock) : `${Number(minutes) * 60}+${seconds}`;
}

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

	const rating = (color: Color): string | undefined => {
		const told = object[`${color}_rating`];
		return typeof told === 'number' ? String(told) : undefined;
	};

	const tags = {
		WhiteElo: rating('white'),
		BlackElo: rating('black'),
		TimeControl: timeControl(object['clock']),
	};
	return ok({
		...variant.value,
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
			tags: keepTags((name) => new Map(Object.entries(tags)).get(name)),
			key: textOf(object['id']),
		}),
	});
}
