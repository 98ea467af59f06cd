import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf} from '../../core/square.js';
import {kingSteps} from '../../knowledge/king-steps.js';
import {firstImage, nextTurns, tryOnBoard, type Turn, type TwoMen} from './two-men.js';

/**
 * Returns the black king's room: the squares where he may be, and all that he can get to from there while the
 * man stays where she is and he has to keep off her lines.
 */
export function roomOf(men: TwoMen, {king, man, belief}: Turn): SquareSet {
	const shut = men.at(king, man).attacks.union(SquareSet.from([king, man]));
	let room = belief;
	for (;;) {
		const next = room.union(kingSteps(room)).minus(shut);
		if (next.equals(room)) {
			return room;
		}

		room = next;
	}
}

/** What a square of room is worth beside one of the king's distance. */
const SQUARE_WORTH = 10;
/** For how many squares a room of one square counts: the king in it can be stalemated, and has to be let out. */
const CELL_SIZE = 9;

/**
 * Returns how much room the black king has, as one number that White wants to lessen: ten for each square of
 * his room, and how many files and ranks the white king is from its squares on average.
 */
function roomWorth(men: TwoMen, turn: Turn): number {
	const room = roomOf(men, turn);
	let distance = 0;
	for (const square of room) {
		distance +=
			Math.abs(fileOf(turn.king) - fileOf(square)) + Math.abs(rankOf(turn.king) - rankOf(square));
	}

	const size = room.size < 2 ? CELL_SIZE : room.size;
	return Math.round(size * SQUARE_WORTH + distance / room.size);
}

/** Returns in how many of the man's four quarters (left or right of her file, below or above her rank) the king may be. */
export const quarters = ({man, belief}: Turn): number =>
	new Set(
		Array.from(
			belief,
			(square) => (fileOf(square) > fileOf(man) ? 1 : 0) + (rankOf(square) > rankOf(man) ? 2 : 0),
		),
	).size;

/** How many of White's moves are looked ahead. */
const MOST_MOVES = 6;
/** How many tries are followed further than one move: those that leave the least room at worst. */
const WIDTH = 8;

/** A try with the nodes to which it leads; `worst` is the most room in one of them, below 0 when it mates. */
type Branch = {
	readonly code: number;
	readonly worst: number;
	readonly next: readonly {readonly node: Node; readonly isRefused: boolean}[];
};

/** A turn of White's, the first of its images, with what has been found out about it. */
type Node = {
	readonly turn: Turn;
	readonly worth: number;
	branches: readonly Branch[] | undefined;
	/** The try that gets below a goal within some moves, by goal and moves: −1 when there is none. */
	readonly found: Map<number, number>;
};

/**
 * Looks for the try by which White surely gets the black king into less room, whatever the umpire answers
 * and whatever Black plays: an AND/OR search over what White knows. It gives no chance to lose the man or to stalemate.
 */
export class RoomSearch {
	readonly #men: TwoMen;
	readonly #nodes = new Map<string, Node>();

	constructor(men: TwoMen) {
		this.#men = men;
	}

	/** Returns how much room there is (`roomWorth`), the same for all images of a turn. */
	worth(turn: Turn): number {
		return this.#node(turn).worth;
	}

	/**
	 * Returns the first try of the way by which, in the fewest moves, there surely is less room than `goal`, or
	 * mate; undefined when none is found.
	 */
	find(turn: Turn, goal: number): number | undefined {
		const image = firstImage(turn);
		const code = this.#within(this.#node(turn), goal, MOST_MOVES);
		return code < 0 ? undefined : tryOnBoard(image, code);
	}

	/** Returns the safe tries of a turn that lead to the least room at worst, the best first. */
	safeTries(turn: Turn): number[] {
		const image = firstImage(turn);
		return this.#branches(this.#node(turn)).map(({code}) => tryOnBoard(image, code));
	}

	#node(turn: Turn): Node {
		const first = firstImage(turn);
		const {king, man, belief} = first;
		const key = `${king} ${man} ${belief.low} ${belief.high}`;
		let node = this.#nodes.get(key);
		if (node === undefined) {
			const worth = roomWorth(this.#men, first);
			node = {turn: first, worth, branches: undefined, found: new Map()};
			this.#nodes.set(key, node);
		}

		return node;
	}

	#branches(node: Node): readonly Branch[] {
		if (node.branches === undefined) {
			const branches: Branch[] = [];
			for (const code of this.#men.at(node.turn.king, node.turn.man).tries) {
				const next = nextTurns(this.#men, node.turn, code)?.map((turn) => ({
					node: this.#node(turn),
					isRefused: turn.isRefused,
				}));
				if (next !== undefined) {
					const worst = next.reduce((most, {node}) => Math.max(most, node.worth), -1);
					branches.push({code, worst, next});
				}
			}

			node.branches = branches.sort((a, b) => a.worst - b.worst || a.code - b.code);
		}

		return node.branches;
	}

	/** Returns the try that gets below the goal in the fewest moves, `most` or fewer; −1 when there is none. */
	#within(node: Node, goal: number, most: number): number {
		for (let moves = 1; moves <= most; moves++) {
			const code = this.#below(node, goal, moves);
			if (code >= 0) {
				return code;
			}
		}

		return -1;
	}

	/** Returns a try that surely gets below the goal within so many moves; −1 when none is found. */
	#below(node: Node, goal: number, moves: number): number {
		const key = goal * (MOST_MOVES + 1) + moves;
		const known = node.found.get(key);
		if (known !== undefined) {
			return known;
		}

		const branches = this.#branches(node);
		const followed = moves === 1 ? branches : branches.slice(0, WIDTH);
		const found = followed.find(({next}) =>
			next.every(({node: reached, isRefused}) => {
				const left = isRefused ? moves : moves - 1;
				return reached.worth < goal || (left > 0 && this.#within(reached, goal, left) >= 0);
			}),
		);
		const code = found?.code ?? -1;
		node.found.set(key, code);
		return code;
	}
}
