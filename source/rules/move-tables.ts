import {BISHOP, KING, KNIGHT, QUEEN, ROOK, UNKNOWN} from '../core/man.js';
import {squaresAlong} from '../core/square.js';
import {type MoveRules, ORTHODOX_MEN} from './move-rules.js';

/**
 * Where the men that are no pawns can go on an empty board, flat. For a role's code and a square the
 * walk visits `target[first]` … `target[last - 1]`, ray by ray; where a ray is blocked at index i it
 * goes on at `skip[i]`, the start of the next ray. A leaper's rays have one square each, so one loop
 * serves every man, replaced ones too.
 */
export type MoveTables = {
	/** Indexed by role code * 64 + square. */
	readonly first: Int32Array;
	readonly last: Int32Array;
	readonly target: Uint8Array;
	readonly skip: Int32Array;
	/** The role codes of the men that attack along steps: all but pawns, and those that do not take. */
	readonly walkers: Uint8Array;
	/** By role code: 1 for a man that does not take. */
	readonly peaceful: Uint8Array;
	/** Role code for each man that is in `promotions`. */
	readonly promotions: Uint8Array;
	readonly doubleStep: boolean;
	readonly enPassant: boolean;
	readonly castling: MoveRules['castling'];
	readonly royal: MoveRules['royal'];
	/** Whether all men move as in orthodox chess, so that lines of attack are what they are there. */
	readonly isOrthodox: boolean;
};

const ROLE_CODES = {knight: 2, bishop: 3, rook: 4, queen: 5, king: 6, pawn: 1} as const;

/** The men that are no pawns, with their codes. */
const WALKERS = [
	['knight', KNIGHT],
	['bishop', BISHOP],
	['rook', ROOK],
	['queen', QUEEN],
	['king', KING],
	['unknown', UNKNOWN],
] as const;

function compile(rules: MoveRules): MoveTables {
	const first = new Int32Array(8 * 64);
	const last = new Int32Array(8 * 64);
	const target: number[] = [];
	const skip: number[] = [];
	const men: MoveRules['men'] & {} = {...ORTHODOX_MEN, ...rules.men};
	const walkers = WALKERS.filter(([name]) => men[name] !== undefined);
	const peaceful = new Uint8Array(8);
	for (const [name, role] of walkers) {
		const {steps, range, leaps = [], takes} = men[name] ?? ORTHODOX_MEN.king;
		peaceful[role] = takes === false ? 1 : 0;
		for (let square = 0; square < 64; square++) {
			first[role * 64 + square] = target.length;
			const rays = [
				...steps.map((step) => squaresAlong(square, step, range)),
				...leaps.map((step) => squaresAlong(square, step, 1)),
			];
			for (const ray of rays) {
				const end = target.length + ray.length;
				for (const to of ray) {
					target.push(to);
					skip.push(end);
				}
			}

			last[role * 64 + square] = target.length;
		}
	}

	return {
		first,
		last,
		walkers: Uint8Array.from(
			walkers.filter(([name]) => men[name]?.takes !== false),
			([, role]) => role,
		),
		peaceful,
		target: Uint8Array.from(target),
		skip: Int32Array.from(skip),
		promotions: Uint8Array.from(rules.promotions, (role) => ROLE_CODES[role]),
		doubleStep: rules.doubleStep,
		enPassant: rules.enPassant,
		castling: rules.castling,
		royal: rules.royal,
		isOrthodox: rules.men === undefined,
	};
}

const compiled = new WeakMap<MoveRules, MoveTables>();

/** Returns the tables of some rules, compiled once for each rules record. */
export function moveTables(rules: MoveRules): MoveTables {
	let tables = compiled.get(rules);
	if (tables === undefined) {
		tables = compile(rules);
		compiled.set(rules, tables);
	}

	return tables;
}
