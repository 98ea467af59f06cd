/** One ply of a game as PGN has it. */
export type PgnPly = {
	/** The number of the move, counted up after Black's. */
	readonly number: number;
	readonly by: 'white' | 'black';
	/** The move in short form, or `HIDDEN_MOVE`; left out where there is none, only what was done besides. */
	readonly text?: string;
	/** What was tried in vain or asked before it, and what was announced after it, in few words each. */
	readonly before?: readonly string[];
	readonly after?: readonly string[];
};

/** What stands for a move that is not known, as in the filtered PGN of the Berkeley Kriegspiel problems. */
export const HIDDEN_MOVE = '??';

/** Returns whether a game in PGN has acts in it that are not known. */
export const hidesActs = (pgn: string): boolean => /\s\?\?(?:[\s}]|$)/u.test(pgn);

/** Stands at the end of a comment that names an act which the next move only writes in short form, with that move. */
export const writtenAs = (move: string): string => `as ${move}`;

/** The tags that every game has, in the order in which they come before the others (8.1.1). */
const ROSTER: readonly string[] = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];

const placeOf = (name: string): number =>
	ROSTER.includes(name) ? ROSTER.indexOf(name) : ROSTER.length;

/** The longest row of an exported game (PGN standard of 1994, 8.2.1). */
const WIDTH = 79;

/** Returns a tag's value as PGN writes it. */
const quoteTag = (value: string): string =>
	`"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const comment = (parts: readonly string[] = []): string[] =>
	parts.length === 0 ? [] : `{${parts.join(', ').replaceAll('}', ')')}}`.split(' ');

/** Returns the number of a move as PGN writes it: "3." or "3...". */
export const numberText = ({number, by}: Pick<PgnPly, 'number' | 'by'>): string =>
	`${number}${by === 'white' ? '.' : '...'}`;

/** Returns the words of the movetext, of which rows are made. */
function movetext(plies: readonly PgnPly[]): string[] {
	let needsNumber = true;
	let lastBy: PgnPly['by'] | undefined;
	return plies.flatMap((ply) => {
		const {by, text, before, after} = ply;
		const first = comment(before);
		const isNumbered = by === 'white' || needsNumber || by === lastBy || first.length > 0;
		const last = comment(after);
		needsNumber = last.length > 0 || text === undefined;
		lastBy = by;
		const head = isNumbered ? [numberText(ply)] : [];
		return [...first, ...(text === undefined ? [] : [...head, text]), ...last];
	});
}

/**
 * Returns a game in PGN (Edwards, 1994): tags, and moves with what was tried and announced in comments, tries before
 * their move and announcements after it. `result` is "1-0", "0-1", "1/2-1/2" or "*".
 */
export function makePgn(
	tags: Readonly<Record<string, string>>,
	plies: readonly PgnPly[],
	result: string,
): string {
	const rows = [''];
	for (const word of [...movetext(plies), result]) {
		const row = rows[rows.length - 1];
		if (row === '') {
			rows[rows.length - 1] = word;
		} else if (row.length + 1 + word.length <= WIDTH) {
			rows[rows.length - 1] = `${row} ${word}`;
		} else {
			rows.push(word);
		}
	}

	const all = Object.entries({...tags, Result: result});
	const heads = all
		.sort(([one], [other]) => placeOf(one) - placeOf(other))
		.map(([name, value]) => `[${name} ${quoteTag(value)}]`);
	return [...heads, '', ...rows, ''].join('\n');
}
