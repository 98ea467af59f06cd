import {isMove, parseAct} from '../../core/act.js';
import {byColor, type Color} from '../../core/color.js';
import {given} from '../../core/given.js';
import {ok, type Result} from '../../core/result.js';
import {
	type ForeignFault,
	type ForeignGame,
	type GameWord,
	nameless,
	toWord,
} from './foreign-game.js';
import {variantOf} from './foreign-variant.js';
import {keepTags} from '../../core/foreign-tags.js';
import {isObject, type JsonObject, textOf} from './json-text.js';

/** Tokens are joined by single blanks; a rank hint has two before it: "R  6c7". */
const BLANK = /(?<! ) (?! )/;

/** Returns a clock as PGN has it, "180+2", by one that tells minutes and seconds a move: "3 | 2". */
function timeControl(clock: unknown): string | undefined {
	const [, minutes, seconds = '0'] =
		/^(\d{1,3}(?:\.\d)?)(?: *\| *(\d{1,3}))?$/.exec(textOf(clock) ?? '') ?? [];
	return minutes === undefined ? textOf(clock) : `${Number(minutes) * 60}+${seconds}`;
}

/** Where a game's moves stand, the first that is there: as they were scraped, in one text, or in a list. */
const MOVES = ['moves_raw', 'moves', 'uci'];

/** Returns the moves that a field holds, or the acts of a game that is more than moves; undefined where it holds none. */
function movesIn(field: unknown): readonly string[] | undefined {
	const texts: readonly unknown[] =
		typeof field === 'string'
			? field
					.trim()
					.split(BLANK)
					.map((token) => token.replaceAll(' ', ''))
			: Array.isArray(field) && field.length > 0
				? field
				: [undefined];
	return texts.every((text) => typeof text === 'string')
		? texts.filter((text) => text !== '')
		: undefined;
}

/** Returns a word of a list: an act that is no move as such, and a move as records write it. */
function toWordOf(text: string): GameWord {
	const act = parseAct(text);
	// What ends where it began no record of moves knows.
	return act === undefined || (isMove(act) && act.from !== act.to)
		? toWord(text)
		: {kind: 'act', text};
}

/** Returns how a game ended: as `import --json` tells it, or as two texts. */
function endOf(object: JsonObject): {readonly result?: string; readonly termination?: string} {
	const {outcome} = object;
	if (!isObject(outcome)) {
		return given({
			result: textOf(object['result']),
			termination: textOf(object['termination']),
		});
	}

	const {winner, reason} = outcome;
	return {
		result: winner === 'white' ? '1-0' : winner === 'black' ? '0-1' : '1/2-1/2',
		...given({termination: textOf(reason)}),
	};
}

/**
 * Reads a JSON object with the moves of a game: what `import --json` writes, and lines of others with `moves_raw`, `moves` or
 * `uci`. Undefined when the object is none.
 */
export function readMovesJson(
	object: JsonObject,
	usual: string,
): Result<ForeignGame, ForeignFault> | undefined {
	const moves = MOVES.map((name) => movesIn(object[name])).find((one) => one !== undefined);
	if (moves === undefined) {
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
		words: moves.map(toWordOf),
		...endOf(object),
		...given({
			fen: textOf(object['fen']) ?? textOf(object['start']),
			tags: keepTags((name) => new Map(Object.entries(tags)).get(name)),
			key: textOf(object['id']),
			isOurs: 'unread' in object ? (true as const) : undefined,
		}),
	});
}
