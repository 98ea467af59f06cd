import {createRandom, type Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import type {Square} from '../core/square.js';
import {hiddenSquares, levelToMove} from '../endings/fog/levels.js';
import {SAFE_SPACE} from '../theory/paper/lemma-17.js';
import type {Tables} from '../solver/build-table.js';
import {NEVER} from '../solver/levels.js';
import {isPlacement, type Material, type Placement} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';
import {findDrill} from './catalogue.js';
import {type DrillSettings, PAPER_KING} from './settings.js';

/** How many placements are drawn before a drill settles for the best it has met. */
const MOST_DRAWS = 4000;
/** How many a defender's start is chosen from, at most. */
const DEFENDER_DRAWS = 60;

/** A place to start from. */
export type Start = {readonly placement: Placement; readonly king: Square};

/** A start, and how many moves White needs from it at worst. */
type Drawn = Start & {readonly level: number};

const startBelief = (placement: Placement, king: Square, blind: boolean): SquareSet =>
	blind ? hiddenSquares(placement) : SquareSet.from([king]);

/** Draws a start in which White does not see the king; nor, when he is told nothing, infers him. */
function drawStart(tables: Tables, material: Material, blind: boolean, random: Random): Drawn {
	for (;;) {
		const squares = Array.from({length: material.length + 2}, () => Math.floor(random() * 64));
		const [king, ...men] = squares;
		const placement = {material, squares: men};
		const isFree = new Set(squares).size === squares.length && isPlacement(placement);
		const isOut = (): boolean =>
			blind ? hiddenSquares(placement).has(king) : !attackedBy(placement).has(king);
		if (isFree && isOut()) {
			const level = levelToMove(tables, placement, startBelief(placement, king, blind));
			return {placement, king, level};
		}
	}
}

/** What is looked for in a drawn start: whether it will do as it is, and whether it is better than another. */
type Wish = {
	/** How many are drawn before the best one is taken. */
	readonly most: number;
	readonly isGood: (start: Drawn) => boolean;
	/** What is taken when none is good, the higher the better; 0 for what will not do. */
	readonly worth: (start: Drawn) => number;
};

/**
 * Returns what is looked for: for the attacker a start that is won and not over at once; against the
 * paper's king one in his safe space, which is not won; for the defender one that holds, in endings that
 * White wins nearly always as long a way as a few draws find.
 */
function wishOf({ending, role, opponent}: DrillSettings): Wish {
	const entry = findDrill(ending);
	if (role === 'defender') {
		return entry?.isHeld === true
			? {most: MOST_DRAWS, isGood: ({level}) => level === NEVER, worth: ({level}) => level}
			: {
					most: DEFENDER_DRAWS,
					isGood: () => false,
					worth: ({level}) => (level === NEVER ? 0 : level),
				};
	}

	if (opponent === PAPER_KING) {
		return {most: MOST_DRAWS, isGood: ({king}) => SAFE_SPACE.has(king), worth: () => 0};
	}

	const least = entry?.leastMoves ?? 1;
	return {
		most: MOST_DRAWS,
		isGood: ({level}) => level !== NEVER && level >= least,
		worth: ({level}) => (level === NEVER ? 0 : level),
	};
}

/** Draws a start by lot, as `wishOf` says. The error is a sentence part. */
export function findStart(
	tables: Tables,
	settings: DrillSettings,
	material: Material,
): Result<Start> {
	const random = createRandom(settings.seed);
	const {most, isGood, worth} = wishOf(settings);
	let best: Drawn | undefined;
	for (let draw = 0; draw < most; draw++) {
		const start = drawStart(tables, material, settings.blind, random);
		if (isGood(start)) {
			return ok(start);
		}

		if (worth(start) > (best === undefined ? 0 : worth(best))) {
			best = start;
		}
	}

	return best === undefined
		? fail(`${settings.ending} is never won when nothing is known of the king`)
		: ok(best);
}
