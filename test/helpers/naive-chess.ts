/** A second way to know what men can do, as plain as can be: letters on 64 squares, and nothing shared with the kernel. */
export type NaiveRules = {
	/** Whether knights take and give check. */
	readonly knightsTake: boolean;
	readonly doubleStep: boolean;
	readonly promotions: string;
	/** Whether a king may not stay attacked. */
	readonly isRoyal: boolean;
	/** The squares on which men go like any man. */
	readonly covers?: ReadonlySet<number>;
};

export type NaiveMove = {readonly from: number; readonly to: number; readonly becomes?: string};

const LINES = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1],
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1],
];
const LEAPS = [
	[1, 2],
	[2, 1],
	[-1, 2],
	[-2, 1],
	[1, -2],
	[2, -1],
	[-1, -2],
	[-2, -1],
];

/** Reads the board of a FEN; "." is a free square. */
export function readLetters(fen: string): string[] {
	const ranks = fen.split(' ')[0].split('/').reverse();
	return ranks.flatMap((rank) =>
		rank
			.split('')
			.flatMap((letter) =>
				/\d/u.test(letter) ? Array.from({length: Number(letter)}, () => '.') : [letter],
			),
	);
}

const isWhite = (letter: string): boolean => letter !== '.' && letter < 'a';
const isOf = (letter: string, white: boolean): boolean =>
	letter !== '.' && isWhite(letter) === white;
const on = (file: number, rank: number): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8;

function walk(cells: readonly string[], from: number, steps: number[][], far: number): number[] {
	const found: number[] = [];
	for (const [files, ranks] of steps) {
		for (let times = 1; times <= far; times++) {
			const [file, rank] = [(from % 8) + files * times, Math.floor(from / 8) + ranks * times];
			if (!on(file, rank)) {
				break;
			}

			found.push(rank * 8 + file);
			if (cells[rank * 8 + file] !== '.') {
				break;
			}
		}
	}

	return found;
}

function pawnMoves(
	cells: readonly string[],
	from: number,
	white: boolean,
	rules: NaiveRules,
): NaiveMove[] {
	const up = white ? 1 : -1;
	const [file, rank] = [from % 8, Math.floor(from / 8)];
	const targets: number[] = [];
	if (!on(file, rank + up)) {
		return [];
	}

	const ahead = from + 8 * up;
	if (cells[ahead] === '.') {
		targets.push(ahead);
		if (rules.doubleStep && rank === (white ? 1 : 6) && cells[ahead + 8 * up] === '.') {
			targets.push(ahead + 8 * up);
		}
	}

	for (const side of [-1, 1]) {
		if (on(file + side, rank + up) && isOf(cells[ahead + side], !white)) {
			targets.push(ahead + side);
		}
	}

	return targets.flatMap((to) =>
		to < 8 || to >= 56
			? rules.promotions.split('').map((becomes) => ({from, to, becomes}))
			: [{from, to}],
	);
}

/** Returns what the man on a square can do, whatever becomes of its king. */
function manMoves(cells: readonly string[], from: number, rules: NaiveRules): NaiveMove[] {
	const letter = cells[from];
	const white = isWhite(letter);
	const role = letter.toLowerCase();
	const open = (to: number): boolean => !isOf(cells[to], white);
	const to = (squares: number[]): NaiveMove[] =>
		squares.filter(open).map((square) => ({from, to: square}));
	if (rules.covers?.has(from)) {
		const any = to([...walk(cells, from, LINES, 7), ...walk(cells, from, LEAPS, 1)]);
		const asPawn = pawnMoves(cells, from, white, rules).filter(
			({becomes}) => becomes !== undefined,
		);
		return role === 'k' ? any : [...any, ...asPawn];
	}

	switch (role) {
		case 'p':
			return pawnMoves(cells, from, white, rules);
		case 'n':
			return to(walk(cells, from, LEAPS, 1)).filter(
				(move) => rules.knightsTake || cells[move.to] === '.',
			);
		case 'k':
			return to(walk(cells, from, LINES, 1));
		default: {
			const lines = {q: LINES, r: LINES.slice(0, 4), b: LINES.slice(4)}[role] ?? [];
			return to(walk(cells, from, lines, 7));
		}
	}
}

export function allMoves(cells: readonly string[], white: boolean, rules: NaiveRules): NaiveMove[] {
	const moves: NaiveMove[] = [];
	for (let square = 0; square < 64; square++) {
		if (isOf(cells[square], white)) {
			moves.push(...manMoves(cells, square, rules));
		}
	}

	return moves;
}

export function after(cells: readonly string[], {from, to, becomes}: NaiveMove): string[] {
	const next = [...cells];
	const white = isWhite(cells[from]);
	next[to] = becomes === undefined ? cells[from] : white ? becomes.toUpperCase() : becomes;
	next[from] = '.';
	return next;
}

/** Returns whether a side's king could be taken. */
export function isChecked(cells: readonly string[], white: boolean, rules: NaiveRules): boolean {
	const king = cells.indexOf(white ? 'K' : 'k');
	return allMoves(cells, !white, rules).some(({to}) => to === king);
}

/** Returns what a side may do. */
export const naiveMoves = (
	cells: readonly string[],
	white: boolean,
	rules: NaiveRules,
): NaiveMove[] =>
	allMoves(cells, white, rules).filter(
		(move) => !rules.isRoyal || !isChecked(after(cells, move), white, rules),
	);
