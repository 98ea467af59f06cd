/**
 * A second, naive way to find the moves of games with men that the other side does not see and that all pass through:
 * letters on an array, no tables, no masks. It shares nothing with the program.
 */
export type Naive = {
	/** 64 letters as in a FEN, '.' for nothing; the men that both see. */
	readonly board: readonly string[];
	/** The others: letter and square. */
	readonly hidden: readonly (readonly [string, number])[];
	readonly white: boolean;
	readonly castling: string;
	readonly ep: number;
};

const isWhite = (letter: string): boolean => letter !== '.' && letter === letter.toUpperCase();
const isBlack = (letter: string): boolean => letter !== '.' && letter === letter.toLowerCase();
const name = (square: number): string =>
	'abcdefgh'[square % 8] + String(Math.floor(square / 8) + 1);
const ROOK = [1, 0, -1, 0, 0, 1, 0, -1];
const BISHOP = [1, 1, 1, -1, -1, 1, -1, -1];
const KNIGHT = [1, 2, 2, 1, -1, 2, -2, 1, 1, -2, 2, -1, -1, -2, -2, -1];
const STEPS: {readonly [role in string]?: readonly number[]} = {
	r: ROOK,
	b: BISHOP,
	q: [...ROOK, ...BISHOP],
	k: [...ROOK, ...BISHOP],
	n: KNIGHT,
};

/** Reads a FEN; men of `role` ('k' or 'n') are hidden. */
export function readNaive(fen: string, role: string): Naive {
	const [placed, turn, castling, ep] = fen.split(' ');
	const board = Array.from({length: 64}, () => '.');
	const hidden: [string, number][] = [];
	for (const [row, line] of placed.split('/').entries()) {
		let file = 0;
		for (const letter of line) {
			if (/\d/u.test(letter)) {
				file += Number(letter);
			} else {
				const square = (7 - row) * 8 + file++;
				if (letter.toLowerCase() === role) {
					hidden.push([letter, square]);
				} else {
					board[square] = letter;
				}
			}
		}
	}

	const passed = ep === '-' ? -1 : 'abcdefgh'.indexOf(ep[0]) + 8 * (Number(ep[1]) - 1);
	return {board, hidden, white: turn === 'w', castling, ep: passed};
}

/** Calls `visit` with each square that a man could stop on if nobody stood in the way but the men that are seen; `visit` returns true to stop the line. */
function walk(from: number, role: string, visit: (to: number) => boolean): void {
	const steps = STEPS[role] ?? [];
	for (let index = 0; index < steps.length; index += 2) {
		let file = (from % 8) + steps[index];
		let rank = Math.floor(from / 8) + steps[index + 1];
		while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
			if (visit(rank * 8 + file) || role === 'k' || role === 'n') {
				break;
			}

			file += steps[index];
			rank += steps[index + 1];
		}
	}
}

const kingOf = ({board, hidden}: Naive, white: boolean): number => {
	const king = white ? 'K' : 'k';
	return hidden.find(([letter]) => letter === king)?.[1] ?? board.indexOf(king);
};

/** Returns whether men of a side attack a square; hidden kings attack nothing, hidden knights do where `hears` them. */
function attacks(
	{board, hidden}: Naive,
	square: number,
	white: boolean,
	withHidden: boolean,
): boolean {
	const men = [...board.entries()].map(([at, letter]): [string, number] => [letter, at]);
	const all = withHidden ? [...men, ...hidden.filter(([letter]) => /n/iu.test(letter))] : men;
	return all.some(([letter, at]) => {
		if (white ? !isWhite(letter) : !isBlack(letter)) {
			return false;
		}

		if (letter.toLowerCase() === 'p') {
			const up = white ? 1 : -1;
			return (
				Math.floor(square / 8) - Math.floor(at / 8) === up &&
				Math.abs((square % 8) - (at % 8)) === 1
			);
		}

		let isHit = false;
		walk(at, letter.toLowerCase(), (to) => {
			isHit ||= to === square;
			return board[to] !== '.';
		});
		return isHit;
	});
}

type Step = {readonly text: string; readonly after: Naive; readonly isPush: boolean};

function* steps(state: Naive, takesInDark: boolean): Generator<Step> {
	const {board, hidden, white} = state;
	const isOwn = white ? isWhite : isBlack;
	const isEnemy = white ? isBlack : isWhite;
	const ownHidden = (square: number) =>
		hidden.some(([letter, at]) => at === square && isOwn(letter));
	const theirHidden = (square: number) =>
		hidden.some(([letter, at]) => at === square && isEnemy(letter));

	/** The field after a man of a letter has gone from a square to another, and perhaps more squares were cleared. */
	const go = (
		letter: string,
		from: number,
		to: number,
		becomes: string,
		cleared: number[] = [],
	): Naive => {
		const isHiddenMan = board[from] !== letter;
		const cells = [...board];
		if (!isHiddenMan) {
			cells[from] = '.';
		}

		for (const square of cleared) {
			cells[square] = '.';
		}

		const isHiddenThen = hiddenRole(state) === becomes.toLowerCase();
		cells[to] = isHiddenThen ? '.' : becomes;
		const left = hidden.filter(
			([one, at]) =>
				!(isHiddenMan && one === letter && at === from) &&
				!(at === to && isEnemy(one) && !isHiddenMan),
		);
		const rights = state.castling.split('').filter((right) => {
			const [home, corner] = {K: [4, 7], Q: [4, 0], k: [60, 63], q: [60, 56]}[right] ?? [-1, -1];
			const isMine = isOwn(right);
			return !(isMine && (from === home || from === corner)) && to !== corner;
		});
		return {
			board: cells,
			hidden: isHiddenThen ? [...left, [becomes, to]] : left,
			white: !white,
			castling: rights.join('') || '-',
			ep: -1,
		};
	};

	const men = [...board.entries()].map(([at, letter]): readonly [string, number] => [letter, at]);
	for (const [letter, from] of [...men, ...hidden]) {
		if (!isOwn(letter)) {
			continue;
		}

		const role = letter.toLowerCase();
		if (role !== 'p') {
			const found: number[] = [];
			walk(from, role, (to) => {
				if (!isOwn(board[to]) && !ownHidden(to)) {
					found.push(to);
				}

				return board[to] !== '.';
			});
			for (const to of found) {
				yield {text: name(from) + name(to), after: go(letter, from, to, letter), isPush: false};
			}

			continue;
		}

		const up = white ? 8 : -8;
		const pawn = function* (
			to: number,
			cleared: number[],
			isPush: boolean,
			ep = -1,
		): Generator<Step> {
			const isLast = to < 8 || to >= 56;
			for (const becomes of isLast ? ['q', 'r', 'b', 'n'] : ['p']) {
				const man = white ? becomes.toUpperCase() : becomes;
				const after = {...go(letter, from, to, man, cleared), ep};
				yield {text: name(from) + name(to) + (isLast ? becomes : ''), after, isPush};
			}
		};

		if (board[from + up] === '.') {
			if (!ownHidden(from + up)) {
				yield* pawn(from + up, [], true);
			}

			const isHome = Math.floor(from / 8) === (white ? 1 : 6);
			if (isHome && board[from + 2 * up] === '.' && !ownHidden(from + 2 * up)) {
				yield* pawn(from + 2 * up, [], true, from + up);
			}
		}

		for (const to of [from + up - 1, from + up + 1]) {
			if (Math.abs((to % 8) - (from % 8)) !== 1) {
				continue;
			}

			if (isEnemy(board[to]) || (takesInDark && theirHidden(to) && board[to] === '.')) {
				yield* pawn(to, [], false);
			} else if (to === state.ep && !ownHidden(to)) {
				yield* pawn(to, [to - up], false);
			}
		}
	}

	for (const right of state.castling) {
		const side = {K: [4, 6, 7, 5], Q: [4, 2, 0, 3], k: [60, 62, 63, 61], q: [60, 58, 56, 59]}[
			right
		];
		if (side === undefined || !isOwn(right)) {
			continue;
		}

		const [from, to, corner, rook] = side;
		const [low, high] = [Math.min(from, corner), Math.max(from, corner)];
		const isFree = board.slice(low + 1, high).every((letter) => letter === '.');
		const withHidden = hiddenRole(state) === 'n';
		const isSafe = [from, rook, to].every((square) => !attacks(state, square, !white, withHidden));
		if (isFree && isSafe && !ownHidden(to) && !ownHidden(rook)) {
			const moved = go(white ? 'K' : 'k', from, to, white ? 'K' : 'k', [corner]);
			const cells = [...moved.board];
			cells[rook] = white ? 'R' : 'r';
			const left = moved.hidden.filter(([one, at]) => !(at === rook && isEnemy(one)));
			yield {
				text: name(from) + name(to),
				after: {...moved, board: cells, hidden: left},
				isPush: false,
			};
		}
	}
}

const hiddenRole = ({hidden, board}: Naive): string =>
	board.includes('K') || board.includes('k') ? 'n' : (hidden[0]?.[0].toLowerCase() ?? 'k');

/** Returns the legal moves and what comes of them. Pawns cannot push onto hidden knights, and take such in the dark only from a check by them alone. */
export function naiveMoves(state: Naive): {readonly text: string; readonly after: Naive}[] {
	const {white} = state;
	const isGhosts = hiddenRole(state) === 'n';
	const king = kingOf(state, white);
	const isDark =
		isGhosts && !attacks(state, king, !white, false) && attacks(state, king, !white, true);
	return [...steps(state, isDark)].filter(({text, after, isPush}) => {
		const to = 'abcdefgh'.indexOf(text[2]) + 8 * (Number(text[3]) - 1);
		const isOntoGhost =
			isGhosts &&
			isPush &&
			state.hidden.some(([letter, at]) => at === to && isWhite(letter) !== white);
		return !isOntoGhost && !attacks(after, kingOf(after, white), !white, isGhosts);
	});
}

/** Counts the lines of so many moves. */
export function naivePerft(state: Naive, depth: number): number {
	if (depth === 0) {
		return 1;
	}

	if (kingOf(state, state.white) < 0) {
		return 0;
	}

	return naiveMoves(state).reduce((sum, {after}) => sum + naivePerft(after, depth - 1), 0);
}
