import {createRandom, type Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square, squareName} from '../core/square.js';
import type {BeliefGame} from '../endings/belief-game.js';
import {levelToMove} from '../endings/levels.js';
import {NEVER} from '../solver/levels.js';
import {
	isPlacement,
	type Material,
	materialName,
	type Placement,
	readPlacement,
} from '../solver/material.js';
import {attackedBy} from '../solver/reach.js';
import {SAFE_SPACE} from '../theory/paper/lone-king-sets.js';
import {findDrill} from './catalogue.js';
import {beliefGame, type DrillGame, tablesFor, USUAL_GAME} from './game.js';
import {type DrillSettings, PAPER_KING} from './settings.js';
import type {DrillTables} from './tables.js';
import {parseFen} from '../core/fen.js';
import {KING} from '../core/man.js';

/** How many starts are drawn before a drill settles for the best it has met. */
const MOST_DRAWS = 4000;

export type Start = {readonly placement: Placement; readonly king: Square};

/** A start, and how many moves White needs from it at worst. */
type Drawn = Start & {readonly level: number};

/** Draws a start in which White does not see or check the king; nor, when he is told nothing, infers him. */
function drawStart(
	{table}: BeliefGame,
	tables: DrillTables,
	material: Material,
	blind: boolean,
	random: Random,
): Drawn {
	for (;;) {
		const squares = Array.from({length: material.length + 2}, () => Math.floor(random() * 64));
		const [king, ...men] = squares;
		const placement = {material, squares: men};
		const isFree =
			new Set(squares).size === squares.length && isPlacement(placement) && table.counts(placement);
		const isOut = (): boolean =>
			blind ? table.hidden(placement).has(king) : !attackedBy(placement).has(king);
		if (isFree && isOut()) {
			const belief = blind ? table.hidden(placement) : SquareSet.from([king]);
			return {placement, king, level: levelToMove(tables, placement, belief)};
		}
	}
}

/** What is looked for in a drawn start: whether it will do as it is, and whether it is better than another. */
type Wanted = {
	/** After how many starts, or how many that are won, the best one is taken. */
	readonly most: number;
	readonly mostWon?: number;
	readonly isGood: (start: Drawn) => boolean;
	/** What is taken when none is good, the higher the better; 0 for what will not do. */
	readonly worth: (start: Drawn) => number;
};

const worthIfWon = ({level}: Drawn): number => (level === NEVER ? 0 : level);

/**
 * Returns what is looked for: for the attacker a start that is won and not over at once; against the
 * paper's king one in his safe space, which is not won; for the defender one that holds, in endings that
 * White wins nearly always as long a way as a few draws find.
 */
function wantedFor({game = USUAL_GAME, ending, role, opponent}: WantedStart): Wanted {
	const entry = findDrill(ending, game);
	if (role === 'defender') {
		return entry?.isHeld === true
			? {most: MOST_DRAWS, isGood: ({level}) => level === NEVER, worth: ({level}) => level}
			: {...DEFENDER_DRAWS[game], isGood: () => false, worth: worthIfWon};
	}

	if (opponent === PAPER_KING) {
		return {most: MOST_DRAWS, isGood: ({king}) => SAFE_SPACE.has(king), worth: () => 0};
	}

	const least = entry?.leastMoves ?? 1;
	const isGood = ({level}: Drawn): boolean => level !== NEVER && level >= least;
	return {most: MOST_DRAWS, isGood, worth: worthIfWon};
}

/** From how many starts that of a defender who cannot hold is chosen. */
const DEFENDER_DRAWS = {
	fog: {most: 60},
	kriegspiel: {most: MOST_DRAWS, mostWon: 12},
} as const;

export type WantedStart = Pick<
	DrillSettings,
	'game' | 'ending' | 'role' | 'opponent' | 'blind' | 'seed'
>;

/** Draws a start at random, as `wantedFor` says. The error is a sentence part. */
export function findStart(
	tables: DrillTables,
	wanted: WantedStart,
	material: Material,
): Result<Start> {
	const game = beliefGame(wanted.game);
	const own = tablesFor(tables, game);
	const random = createRandom(wanted.seed);
	const {most, mostWon = most, isGood, worth} = wantedFor(wanted);
	let best: Drawn | undefined;
	let won = 0;
	for (let draw = 0; draw < most && won < mostWon; draw++) {
		const start = drawStart(game, own, material, wanted.blind, random);
		if (isGood(start)) {
			return ok(start);
		}

		won += start.level === NEVER ? 0 : 1;
		if (worth(start) > (best === undefined ? 0 : worth(best))) {
			best = start;
		}
	}

	return best === undefined
		? fail(`${materialName(material)} is never won when nothing is known of the king`)
		: ok(best);
}

/** What is said of a king whom White attacks at the start. */
const ATTACKED: {readonly [game in DrillGame]: (square: string) => string} = {
	fog: (square) => `White could take the king on ${square} at once`,
	kriegspiel: (square) => `the king on ${square} would be in check with White to move`,
};

/**
 * Reads a start given as a FEN: White has the men, Black a lone king that is not seen, White to move. The error
 * is a sentence part.
 */
export function readStart(fen: string, game: DrillGame = USUAL_GAME): Result<Start> {
	const setup = parseFen(fen);
	if (!setup.ok) {
		return fail(`the FEN cannot be read: ${setup.error}`);
	}

	const read = readPlacement(setup.value.cells);
	if (!read.ok) {
		return read;
	}

	const {placement, blackKing: king} = read.value;
	const kings = setup.value.cells.filter((code) => (code & 7) === KING);
	if (kings.length > 2) {
		return fail('a side has more than one king');
	}

	if (king === NO_SQUARE) {
		return fail('the drill needs a black king');
	}

	if (setup.value.turn !== 'white') {
		return fail('a drill starts with White to move');
	}

	if (attackedBy(placement).has(king)) {
		return fail(ATTACKED[game](squareName(king)));
	}

	return beliefGame(game).table.counts(placement)
		? ok({placement, king})
		: fail('two bishops on squares of one colour mate nobody');
}
