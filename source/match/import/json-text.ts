/** A JSON object of a file, or the text of one that cannot be read. */
export type JsonPiece =
	| {readonly kind: 'object'; readonly object: JsonObject}
	| {readonly kind: 'broken'; readonly text: string};

export type JsonObject = {readonly [name: string]: unknown};

export const isObject = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined =>
	typeof value === 'string' ? value : undefined;

/** Returns the objects that a text is in JSON: one, or a list of them; undefined when it is neither. */
function parseObjects(text: string): readonly JsonObject[] | undefined {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return undefined;
	}

	const list: readonly unknown[] = Array.isArray(value) ? value : [value];
	return list.every(isObject) && list.length > 0 ? list : undefined;
}

/** Returns the pieces of a text that each begin with a brace at the start of a line, where one object ends and another begins. */
const splitObjects = (text: string): string[] =>
	text.split(/^(?=\{)/m).filter((one) => one.trim() !== '');

/**
 * Reads a text that is one JSON object, a list of them, one a line, or several one after another; undefined when it
 * does not look like JSON. What of several cannot be read is told in its place.
 */
export function readJsonText(text: string): readonly JsonPiece[] | undefined {
	const toPiece = (object: JsonObject): JsonPiece => ({kind: 'object', object});
	const whole = parseObjects(text);
	if (whole !== undefined) {
		return whole.map(toPiece);
	}

	if (!text.trimStart().startsWith('{')) {
		return undefined;
	}

	const pieces = splitObjects(text.trimStart()).flatMap((piece): readonly JsonPiece[] =>
		(parseObjects(piece) ?? [undefined]).map((object) =>
			object === undefined ? {kind: 'broken', text: piece.trim()} : toPiece(object),
		),
	);
	// A comment of PGN begins with a brace, too.
	return pieces.some(({kind}) => kind === 'object') ? pieces : undefined;
}
