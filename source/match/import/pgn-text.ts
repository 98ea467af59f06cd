/** What a record of a game has besides its tags, in order. */
export type PgnWord =
	/** A move as it is written, or a sign in the place of one ("R"). */
	| {readonly kind: 'move'; readonly text: string}
	| {readonly kind: 'comment'; readonly text: string}
	| {readonly kind: 'result'; readonly text: string};

/** One game of a file, as it is written. */
export type PgnText = {
	readonly tags: ReadonlyMap<string, string>;
	readonly words: readonly PgnWord[];
};

type Token =
	| PgnWord
	| {readonly kind: 'tag'; readonly name: string; readonly text: string}
	| {readonly kind: 'number'; readonly isFirst: boolean}
	| {readonly kind: 'line'; readonly isBlank: boolean};

const RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '½-½', '*']);
/** A tag's value may span lines (a start in FEN4 does) and escapes quotes and backslashes. */
const TAG = /\[\s*(?<name>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]/sy;
const SPACE = /[^\S\n]+/y;
const LINE = /\n\s*/y;
/** A comment in braces or to the end of the line, a line that an editor keeps for itself, a numbered remark. */
const COMMENT = /\{(?<text>[^}]*)(?:\}|$)/y;
const REMARK = /;[^\n]*|\$\d+|[()<>\]]/y;
/** "1.", "12..." and "12", and the ".." that keeps two moves apart. */
const NUMBER = /(?<number>\d+)(?<dots>\.+|…|(?=\s|$))|\.+/y;
/** A man's letter apart from the rank that tells it from its like: "R  1d2". */
const HINTED = /(?<letter>[KQRBN])\s+(?<rest>[1-8][x-]?[a-h][1-8][^\s{}()[\];]*)/y;
const WORD = /[^\s{}()[\];]+|\[/y;

const unescape = (value: string): string => value.replaceAll(/\\(["\\])/g, '$1');

/** Returns the token at a place in a text, if there is one, and where the next begins. */
function tokenAt(text: string, at: number): {readonly token?: Token; readonly next: number} {
	const match = (pattern: RegExp): RegExpExecArray | null => {
		pattern.lastIndex = at;
		return pattern.exec(text);
	};
	const found = (pattern: RegExp, make: (groups: {readonly [name: string]: string}) => Token) => {
		const read = match(pattern);
		return read === null
			? undefined
			: {token: make({...read.groups, all: read[0]}), next: at + read[0].length};
	};
	const skipped =
		match(SPACE) ?? match(REMARK) ?? (isLineStart(text, at) ? match(/%[^\n]*/y) : null);
	if (skipped !== null) {
		return {next: at + skipped[0].length};
	}

	return (
		found(LINE, ({all}) => ({kind: 'line', isBlank: all.split('\n').length > 2})) ??
		found(TAG, ({name, value}) => ({kind: 'tag', name, text: unescape(value)})) ??
		found(COMMENT, ({text: said}) => ({
			kind: 'comment',
			text: said.replaceAll(/\s+/g, ' ').trim(),
		})) ??
		found(HINTED, ({letter, rest}) => ({kind: 'move', text: letter + rest})) ??
		resultAt(match(WORD)?.[0], at) ??
		found(NUMBER, ({number, dots}) => ({
			kind: 'number',
			isFirst: number === '1' && dots.length < 2,
		})) ??
		found(WORD, ({all}) => ({kind: 'move', text: all})) ?? {next: at + 1}
	);
}

const isLineStart = (text: string, at: number): boolean => at === 0 || text[at - 1] === '\n';

/** A result has digits and dots as numbers have, and is read before them. */
const resultAt = (word: string | undefined, at: number) =>
	word !== undefined && RESULTS.has(word)
		? ({token: {kind: 'result', text: word}, next: at + word.length} as const)
		: undefined;

/** Returns a text without what is in parentheses: other moves that might have been played. */
function* tokensOf(text: string): Generator<Token> {
	let depth = 0;
	for (let at = 0; at < text.length;) {
		const {token, next} = tokenAt(text, at);
		depth += text[at] === '(' ? 1 : text[at] === ')' && depth > 0 ? -1 : 0;
		if (token !== undefined && depth === 0) {
			yield token;
		}

		at = next;
	}
}

/** A game that is being gathered. */
class Gathered {
	readonly tags = new Map<string, string>();
	readonly words: PgnWord[] = [];
	/** Where lines began, by the number of words before them. */
	readonly lines = new Set<number>();
	isNumbered = false;
	isOver = false;
	/** Whether a blank line was the last that came. */
	isParted = false;

	get hasMoves(): boolean {
		return this.words.some(({kind}) => kind === 'move');
	}

	/** Whether a token can only be another game's. */
	isEndedBy(token: Token): boolean {
		return (
			(this.isOver && token.kind !== 'line' && token.kind !== 'comment') ||
			(token.kind === 'tag' && this.words.length > 0) ||
			// Our own games end by a result, and a move made again in place of one that was challenged has its number.
			(token.kind === 'number' && token.isFirst && this.hasMoves && !this.tags.has('Viewer')) ||
			(token.kind === 'move' && this.isParted && this.isNumbered && this.hasMoves)
		);
	}

	add(token: Token): void {
		this.isParted = token.kind === 'line' && token.isBlank;
		switch (token.kind) {
			case 'tag':
				this.tags.set(token.name, token.text);
				break;
			case 'number':
				this.isNumbered = true;
				break;
			case 'line':
				this.lines.add(this.words.length);
				break;
			default:
				this.words.push(token);
				this.isOver = token.kind === 'result';
		}
	}

	/** Moves without numbers or tags are a game a line. */
	split(): PgnText[] {
		const {tags, words} = this;
		if (this.isNumbered || tags.size > 0) {
			return tags.size > 0 || words.length > 0 ? [{tags, words}] : [];
		}

		const starts = [0, ...[...this.lines].filter((at) => at > 0), words.length];
		return starts
			.slice(1)
			.map((end, index) => ({tags, words: words.slice(starts[index], end)}))
			.filter((game) => game.words.length > 0);
	}
}

/**
 * Reads the games of a text in PGN (Edwards, 1994) and its relatives: tags whose values may span lines, moves with or
 * without numbers, `..` between moves (PGN4), comments, a man's letter apart from its rank. A game ends with a result, at
 * the next game's tags, where the numbers begin anew, or at a blank line that no number follows; moves that have neither
 * tags nor numbers are a game a line. Every text can be read; whether its words are moves is another question.
 */
export function readPgnText(text: string): readonly PgnText[] {
	const games: PgnText[] = [];
	let game = new Gathered();
	for (const token of tokensOf(text.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''))) {
		if (game.isEndedBy(token)) {
			games.push(...game.split());
			game = new Gathered();
		}

		game.add(token);
	}

	return [...games, ...game.split()];
}
