import type {Role} from '../../core/man.js';
import {SquareSet} from '../../core/square-set.js';
import {fileOf, rankOf, type Square} from '../../core/square.js';
import {kingSteps, kingStepsFrom} from '../../knowledge/king-steps.js';
import {isPlacement, type Material, materialName} from '../../solver/material.js';
import {PAWN_ATTACKS, raysOf} from '../../solver/reach.js';
import {checkKind} from '../../solver/tries/checks.js';

/** White's men other than his king on some squares, and where his king may then be. */
export type MenCase = {
	readonly material: Material;
	readonly men: readonly Square[];
	readonly kings: SquareSet;
};

/** What a pawn becomes in an ending that is not over: bishop and knight mate nobody. */
const BECOMES: readonly Role[] = ['queen', 'rook'];

/** By role, from square to square: the squares between where a man attacks, undefined where he does not. */
const LINES = new Map<Role, readonly (SquareSet | undefined)[]>();

function linesOf(role: Role): readonly (SquareSet | undefined)[] {
	const known = LINES.get(role);
	if (known !== undefined) {
		return known;
	}

	const lines = Array.from<SquareSet | undefined>({length: 64 * 64});
	for (let from = 0; from < 64; from++) {
		const rays = role === 'pawn' ? PAWN_ATTACKS[from].map((to) => [to]) : raysOf(role, from);
		for (const ray of rays) {
			let between = SquareSet.empty;
			for (const to of ray) {
				lines[from * 64 + to] = between;
				between = between.with(to);
			}
		}
	}

	LINES.set(role, lines);
	return lines;
}

/**
 * Returns the squares on which White's king would shut the line by which a man attacks a square; undefined when
 * the man does not attack it even so.
 */
function lineTo({material, men}: MenCase, man: number, to: Square): SquareSet | undefined {
	const line = linesOf(material[man])[men[man] * 64 + to];
	return line === undefined || men.some((square) => line.has(square)) ? undefined : line;
}

/** Returns for which squares of White's king nothing of White's attacks a square, a man who stands there aside. */
function freeOf(one: MenCase, square: Square): SquareSet {
	let free = one.kings.minus(kingStepsFrom(square)).without(square);
	for (const man of one.men.keys()) {
		const line = one.men[man] === square ? undefined : lineTo(one, man, square);
		free = line === undefined ? free : free.intersect(line);
	}

	return free;
}

/** Returns for which squares of White's king the lone king is in just these checks, told by their kinds. */
function checkedBy(one: MenCase, king: Square, checks: readonly string[]): SquareSet {
	const lines = [...one.men.keys()].map((man) => lineTo(one, man, king));
	const heard = [...checks].sort().join();
	let fitting = SquareSet.empty;
	for (let pattern = 0; pattern < 2 ** lines.length; pattern++) {
		const isIn = (man: number): boolean => ((pattern >> man) & 1) === 1;
		const said = one.men.filter((_, man) => isIn(man)).map((from) => checkKind(from, king));
		if (
			lines.some((line, man) => line === undefined && isIn(man)) ||
			said.sort().join() !== heard
		) {
			continue;
		}

		fitting = fitting.union(
			lines.reduce<SquareSet>(
				(kings, line, man) =>
					line === undefined ? kings : isIn(man) ? kings.minus(line) : kings.intersect(line),
				one.kings,
			),
		);
	}

	return fitting;
}

const keyOf = ({material, men}: MenCase): string => [materialName(material), ...men].join(' ');

/** Returns cases with those of the same men put together, and without those that leave White's king no square. */
function gather(cases: Iterable<MenCase>): readonly MenCase[] {
	const gathered = new Map<string, MenCase>();
	for (const one of cases) {
		if (!one.kings.isEmpty) {
			const same = gathered.get(keyOf(one));
			gathered.set(
				keyOf(one),
				same === undefined ? one : {...one, kings: same.kings.union(one.kings)},
			);
		}
	}

	return [...gathered.values()];
}

/** Yields where one of White's men may go, by where his king is: over and onto nobody. */
function* movesOf(one: MenCase, man: number, king: Square): Generator<MenCase> {
	const {material, men} = one;
	const from = men[man];
	const ahead = rankOf(from) === 1 ? [from + 8, from + 16] : [from + 8];
	const rays = material[man] === 'pawn' ? [ahead] : raysOf(material[man], from);
	for (const ray of rays) {
		let {kings} = one;
		for (const to of ray) {
			kings = kings.without(to);
			if (to === king || men.includes(to) || kings.isEmpty) {
				break;
			}

			const moved = {material, men: men.with(man, to), kings};
			if (material[man] === 'pawn' && rankOf(to) === 7) {
				yield* BECOMES.map((role) => ({...moved, material: material.with(man, role)}));
			} else {
				yield moved;
			}
		}
	}
}

/** Yields all that White's next move can come to, the lone king being on a square. */
function* successors(one: MenCase, king: Square): Generator<MenCase> {
	const near = kingStepsFrom(king).with(king).union(SquareSet.from(one.men));
	yield {...one, kings: kingSteps(one.kings).minus(near)};
	for (const man of one.men.keys()) {
		yield* movesOf(one, man, king);
	}
}

const isLight = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 1;

/**
 * Where White's king and men may stand, as a lone king can know who is told which men they are and hears the
 * umpire: checks by their kind. At most two men beside White's king, of which two bishops stand on squares of
 * different colours, and of which none can be lost without the game being over. All sets are exact.
 */
export class WhiteMen {
	readonly #king: Square;
	/** Every men's squares once. */
	readonly cases: readonly MenCase[];

	private constructor(king: Square, cases: Iterable<MenCase>) {
		this.#king = king;
		this.cases = gather(cases);
	}

	/** Returns where they may stand at the start, White to move and the lone king not in check on a square. */
	static start(material: Material, king: Square): WhiteMen {
		const cases: MenCase[] = [];
		for (let packed = 0; packed < 64 ** material.length; packed++) {
			const men = Array.from(material, (_, man) => (packed >> (6 * man)) & 63);
			const isPair = material.length === 2 && material[0] === material[1];
			const isCounted = !isPair || (isLight(men[0]) && !isLight(men[1]));
			// His king is put where no man can be: it is not asked about here.
			if (isCounted && !men.includes(king) && isPlacement({material, squares: [-1, ...men]})) {
				const kings = SquareSet.full.minus(SquareSet.from(men)).without(king);
				cases.push({material, men, kings: freeOf({material, men, kings}, king)});
			}
		}

		return new WhiteMen(king, cases);
	}

	#map(kingsOf: (one: MenCase) => SquareSet, king = this.#king): WhiteMen {
		return new WhiteMen(
			king,
			this.cases.map((one) => ({...one, kings: kingsOf(one)})),
		);
	}

	/**
	 * Returns what is left when White, to move, has tried in vain: his king stands where a step leads beside the other.
	 * With a pawn that tells nothing, which may have been in the way or have tried to capture.
	 */
	afterRefusal(): WhiteMen {
		const near = kingStepsFrom(this.#king);
		return this.#map(({material, men, kings}) =>
			material.includes('pawn')
				? kings
				: kings.intersect(kingSteps(near.minus(SquareSet.from(men)))),
		);
	}

	/** Returns what is left when White has moved and the umpire has told of checks, the game not being over. */
	afterMove(checks: readonly string[]): WhiteMen {
		const king = this.#king;
		function* played(cases: readonly MenCase[]): Generator<MenCase> {
			for (const one of cases) {
				yield* successors(one, king);
			}
		}

		return new WhiteMen(king, played(this.cases)).#map((one) => {
			const checked = {...one, kings: checkedBy(one, king, checks)};
			// He has a move: he is neither mated nor stalemated.
			return [...kingStepsFrom(king)].reduce(
				(alive, to) => alive.union(freeOf(checked, to)),
				SquareSet.empty,
			);
		});
	}

	/** Returns what is left when the lone king's own step has been refused. */
	afterOwnRefusal(to: Square): WhiteMen {
		return this.#map((one) => one.kings.minus(freeOf(one, to)));
	}

	/** Returns what is left when the lone king has stepped onto a square and taken nobody. */
	afterOwnMove(to: Square): WhiteMen {
		return this.#map((one) => (one.men.includes(to) ? SquareSet.empty : freeOf(one, to)), to);
	}
}
