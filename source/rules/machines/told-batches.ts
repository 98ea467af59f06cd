import {manRole, roleLetter} from '../../core/man.js';
import {pick, type Random} from '../../core/random.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import {isAmong, type UciMove} from '../../core/uci.js';
import type {Position} from '../position.js';
import {type Playable, playable} from './batch-play.js';

/** What was told of a batch: the letters of the men that moved, in order, and what else it must come to. */
export type Told = {
	readonly kinds: string;
	/** Returns whether a board, the same side to move as before the batch, and the squares of its captures are what was told. */
	readonly fits: (board: Position, captured: readonly Square[]) => boolean;
	/** Squares on which something may have been taken: half of what is drawn goes there where it can. */
	readonly taken: ReadonlySet<Square>;
};

/** A batch that has been played so far, move by move: all of them went through. */
class Line {
	readonly #kinds: string;
	readonly #before: Line | undefined;
	readonly #next = new Map<Playable, Line>();
	#open: readonly Playable[] | undefined;

	/** `kinds` are the letters of all men that move in it; `passed` is the square that its last move passed over, if it did. */
	constructor(
		readonly board: Position,
		kinds: string,
		readonly moves: readonly UciMove[] = [],
		readonly captured: readonly Square[] = [],
		readonly passed = NO_SQUARE,
		before?: Line,
	) {
		this.#kinds = kinds;
		this.#before = before;
	}

	get isWhole(): boolean {
		return this.moves.length === this.#kinds.length;
	}

	/** The moves that go on with it, by men that have not moved yet. */
	get open(): readonly Playable[] {
		const {board} = this.board;
		const letter = this.#kinds[this.moves.length];
		this.#open ??= playable(this.board).filter(
			({move: {from}}) =>
				roleLetter(manRole(board[from])) === letter &&
				// Who castles moves his rook, too, which stood elsewhere when the batch was sent.
				this.#start.board[from] === board[from] &&
				this.moves.every((one) => one.from !== from && one.to !== from),
		);
		return this.#open;
	}

	/** Returns it with one of the open moves. */
	after(next: Playable): Line {
		const known = this.#next.get(next);
		if (known !== undefined) {
			return known;
		}

		const {board, moves, captured} = this;
		const {after, captured: square} = next.play();
		const passed = after.epSquare;
		after.side = board.side;
		after.epSquare = NO_SQUARE;
		const line = new Line(
			after,
			this.#kinds,
			[...moves, next.move],
			square === undefined ? captured : [...captured, square],
			passed,
			this,
		);
		this.#next.set(next, line);
		return line;
	}

	get #start(): Position {
		return this.#before === undefined ? this.board : this.#before.#start;
	}

	/** A text that is equal for two lines only when they come to the same. */
	get key(): string {
		const moved = this.moves.map(({to}) => to).sort((a, b) => a - b);
		return String.fromCodePoint(...this.board.board, ...moved, this.isWhole ? 1 + this.passed : 0);
	}

	/** It and the lines that it goes on with, the last first. */
	get #lines(): readonly Line[] {
		return [this, ...(this.#before === undefined ? [] : this.#before.#lines)];
	}

	/** Returns the batch with moves of other men put in that cannot be played where they stand in it, until it has `count`; undefined where there are none. */
	filled(fillers: readonly UciMove[], count: number): readonly UciMove[] | undefined {
		const filled = [...this.moves];
		const used = new Set(filled.map(({from}) => from));
		for (const {board, moves} of filled.length === count ? [] : this.#lines) {
			const can = playable(board).map(({move}) => move);
			for (const filler of fillers) {
				if (filled.length < count && !used.has(filler.from) && !isAmong(can, filler)) {
					used.add(filler.from);
					filled.splice(moves.length, 0, filler);
				}
			}
		}

		return filled.length === count ? filled : undefined;
	}
}

/** Yields the whole lines that begin with one, none that comes to the same as one before. */
function* wholeLines(line: Line, seen: Set<string>): Generator<Line, undefined> {
	const {key} = line;
	if (seen.has(key)) {
		return undefined;
	}

	seen.add(key);
	if (line.isWhole) {
		yield line;
		return undefined;
	}

	for (const next of line.open) {
		yield* wholeLines(line.after(next), seen);
	}

	return undefined;
}

/** Returns a whole line drawn at random; undefined where it comes to no end. */
function drawLine(start: Line, taken: Told['taken'], random: Random): Line | undefined {
	let line = start;
	while (!line.isWhole) {
		const {open} = line;
		if (open.length === 0) {
			return undefined;
		}

		const captures = random() < 1 / 2 ? open.filter(({move}) => taken.has(move.to)) : [];
		line = line.after(pick(random, captures.length > 0 ? captures : open));
	}

	return line;
}

/**
 * Returns batches of `count` moves that the side to move may have sent when that was told of it: all that come to different
 * boards when fewer than `most` lines do, else as many as fit of `most` drawn at random. What cannot be played is drawn from
 * `fillers`. `isAll` tells which it was.
 */
export function toldBatches(
	board: Position,
	told: Told,
	{
		count,
		fillers,
		most,
		random,
	}: {
		readonly count: number;
		readonly fillers: readonly UciMove[];
		readonly most: number;
		readonly random: Random;
	},
): {readonly batches: readonly (readonly UciMove[])[]; readonly isAll: boolean} {
	const start = new Line(board, told.kinds);
	let lines: Line[] = [];
	let isAll = true;
	for (const line of wholeLines(start, new Set())) {
		lines.push(line);
		if (lines.length >= most) {
			isAll = false;
			break;
		}
	}

	if (!isAll) {
		lines = Array.from({length: most}, () => drawLine(start, told.taken, random)).filter(
			(line) => line !== undefined,
		);
	}

	const batches = lines
		.filter((line) => told.fits(line.board, line.captured))
		.map((line) => line.filled(fillers, count))
		.filter((batch) => batch !== undefined);
	return {batches, isAll};
}
