import {type Act, makeAct} from '../core/act.js';
import {type Role, roleLetter, ROLES} from '../core/man.js';
import {fileOf, rankOf, type Square, squareName} from '../core/square.js';

/** A block of squares from its lower left corner to its upper right one. */
type Block = {readonly from: Square; readonly to: Square};

/** Returns squares that stand side by side on a rank as one block each. */
function rowBlocks(squares: readonly Square[]): readonly Block[] {
	const blocks: Block[] = [];
	for (const square of squares.toSorted((a, b) => a - b)) {
		const last = blocks.at(-1);
		if (last !== undefined && last.to === square - 1 && rankOf(last.to) === rankOf(square)) {
			blocks[blocks.length - 1] = {from: last.from, to: square};
		} else {
			blocks.push({from: square, to: square});
		}
	}

	return blocks;
}

/** Returns squares as blocks, the lowest first: "a1–h3, a4–d4". */
export function squareBlocks(squares: readonly Square[]): string {
	const blocks: Block[] = [];
	for (const {from, to} of rowBlocks(squares)) {
		const index = blocks.findIndex(
			(one) =>
				fileOf(one.from) === fileOf(from) &&
				fileOf(one.to) === fileOf(to) &&
				rankOf(one.to) + 1 === rankOf(from),
		);
		if (index < 0) {
			blocks.push({from, to});
		} else {
			blocks[index] = {from: blocks[index].from, to};
		}
	}

	return blocks
		.map(({from, to}) => (from === to ? squareName(from) : `${squareName(from)}–${squareName(to)}`))
		.join(', ');
}

/** Stands for taking men off, the squares of which are never those on which others can be put. */
const OFF = '-';

type Kind = {readonly name: string; readonly squares: Square[]; readonly texts: string[]};

const manLetter = (role: Role): string => roleLetter(role).toUpperCase();
const LETTERS = ROLES.toReversed().map(manLetter);

/** Returns what acts on squares have in common, and the square: "B" is put there, "reveal" said of it. */
function onSquare(act: Act): readonly [name: string, square: Square] | undefined {
	if (act.kind === 'place') {
		return [act.role === undefined ? OFF : manLetter(act.role), act.square];
	}

	return act.kind === 'say' && act.square !== undefined ? [act.word, act.square] : undefined;
}

/** Returns what can be done on the same squares, men by their letters, the most valuable first. */
const namesOf = (kinds: readonly Kind[]): string =>
	kinds
		.map(({name}) => name)
		.sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b))
		.join(' ');

/**
 * Returns acts as sentences, those that differ by their square alone as one: "B N on a1–h4, as B@a1." Acts of one or two
 * squares are told as they are written, and so are `questions`, apart from them.
 */
export function describeActs(
	acts: readonly Act[],
	questions: readonly string[] = [],
): readonly string[] {
	const kinds = new Map<string, Kind>();
	for (const act of acts) {
		const [name, square] = onSquare(act) ?? [makeAct(act)];
		const kind = kinds.get(name) ?? {name, squares: [], texts: []};
		kind.squares.push(...(square === undefined ? [] : [square]));
		kind.texts.push(makeAct(act));
		kinds.set(name, kind);
	}

	const plain: string[] = [];
	const blocks = new Map<string, Kind[]>();
	for (const kind of kinds.values()) {
		if (kind.squares.length > 2) {
			const where = squareBlocks(kind.squares);
			blocks.set(where, [...(blocks.get(where) ?? []), kind]);
		} else {
			plain.push(...kind.texts);
		}
	}

	return [
		...[...blocks].map(([where, alike]) => {
			const [{name, texts}] = alike;
			const what = name === OFF ? 'Take off' : `${namesOf(alike)} on`;
			return `${what} ${where}, as ${texts[0]}.`;
		}),
		...(plain.length === 0 ? [] : [`${plain.join(', ')}.`]),
		...(questions.length === 0 ? [] : [`Questions: ${questions.join(', ')}`]),
	];
}
