import {gameTable, tablesOfGame} from '../../bot/game-tables.js';
import type {Cells} from '../../core/board-text.js';
import {parseFen} from '../../core/fen.js';
import {makeMan, UNSEEN} from '../../core/man.js';
import {createRandom, type Random} from '../../core/random.js';
import {fail, ok, type Result} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {NO_SQUARE, type Square} from '../../core/square.js';
import type {UciMove} from '../../core/uci.js';
import {edgeShunningTries} from '../../theory/kriegspiel/edge-shunning-king.js';
import {phantomAnswer, phantomStep} from '../../endings/kriegspiel/phantom-king.js';
import {KRIEGSPIEL_PLANS} from '../../theory/kriegspiel/plans.js';
import {asWhiteMove} from '../../endings/kriegspiel/track-lone-king.js';
import {
	type Answer,
	answersTo,
	anywhere,
	legalSteps,
	repliesFrom,
} from '../../endings/kriegspiel/umpire.js';
import {NEVER} from '../../solver/levels.js';
import {materialName, type Placement, readPlacement} from '../../solver/material.js';
import {rolesOf, type WhiteMove} from '../../solver/reach.js';
import {drillTableGame} from '../game.js';
import type {UmpiredStrategy} from '../settings.js';
import type {DrillTables} from '../tables.js';
import {beginAttack, type TryReason} from './try-attack.js';

/** How a line behind an umpire ends: mate, stalemate, a man lost, White has had his moves, or he has nothing more to try. */
export type TryLineEnd = 'mate' | 'stalemate' | 'man-lost' | 'out-of-moves' | 'no-try';

/** Who the lone king is: one who has not decided where he stands, or the one of the tests of 2003, who shuns the edge. */
export type LineKing = 'phantom' | 'edge-shunner';

/** One step of a line: a try of White's with its answer, or a move of the lone king's, as White gets to know it. */
export type TryStep = {
	/** White's men afterwards, as he sees them: everything else is unseen. */
	readonly cells: Cells;
	/** Where the king may be: after a move of White's that stands, before he replies. */
	readonly belief: SquareSet;
	/** Moves of White's that stand by now. */
	readonly moves: number;
	/** The try, and what the umpire said; undefined when it was the king who moved. */
	readonly tried?: {readonly move: UciMove; readonly answer: Answer};
	/** Where the king took a man. */
	readonly taken?: Square;
};

/** A game of the program's against itself behind an umpire, as somebody knows it who looks over White's shoulder. */
export type TryLine = {
	/** The ending, such as "KRvK". */
	readonly ending: string;
	readonly strategy: UmpiredStrategy;
	readonly king: LineKing;
	readonly fen: string;
	/** What White knew at the start. */
	readonly start: Pick<TryStep, 'cells' | 'belief'>;
	readonly steps: readonly TryStep[];
	/** What White means to try after n steps, and why; undefined where he is not to move. */
	readonly reasons: readonly (TryReason | undefined)[];
	/** How many moves White needs at worst after n steps, by the table; undefined where that is not sure, or the king is to move. */
	readonly needed: readonly (number | undefined)[];
	readonly end: TryLineEnd;
	/** White's moves, and his tries that were refused. */
	readonly moves: number;
	readonly refusals: number;
};

/** What a line behind an umpire begins with. White is told nothing of the king, unless he `isTold` his square. */
export type TryLineStart = {
	readonly fen: string;
	readonly strategy: UmpiredStrategy;
	readonly isTold: boolean;
	readonly seed: number;
};

/** No plan that leads anywhere takes so many moves: bishop and knight need 89 at worst, the program of 2003 took up to 117. */
const MOST_MOVES = 130;
/** No line has so many tries: who makes them goes round in circles. */
const MOST_STEPS = 600;

/** Returns whether somebody shows an ending of Kriegspiel: the table does, where there is one, and a plan its own. */
export const showsUmpired = (strategy: UmpiredStrategy, ending: string): boolean =>
	(drillTableGame('kriegspiel').endings ?? []).includes(ending) &&
	(strategy === 'table' || KRIEGSPIEL_PLANS[strategy]?.[ending] !== undefined);

/** Returns against whom a strategy is shown: what always wins against the worst king, the rest against that of its paper. */
const kingFor = (strategy: UmpiredStrategy): LineKing =>
	strategy === 'table' || strategy === 'divide-and-conquer+' ? 'phantom' : 'edge-shunner';

/** A lone king: on which squares he may then stand when White tries something, and where he goes. */
type Defender = {
	shows(placement: Placement, belief: SquareSet, move: WhiteMove): SquareSet;
	step(placement: Placement, belief: SquareSet): Square;
};

/** Returns the king that has not decided yet, by the tables of the game. */
const phantom = (tables: DrillTables, random: Random): Defender => ({
	shows: (placement, belief, move) => phantomAnswer(tables, placement, belief, move),
	step: (placement, belief) => phantomStep(placement, belief, random).to,
});

/** Returns the king of the tests of 2003, from his square. */
function edgeShunner(first: Square): Defender {
	let king = first;
	return {
		shows: () => SquareSet.from([king]),
		step(placement) {
			const legal = legalSteps(placement, king);
			king = edgeShunningTries(king).find((to) => legal.has(to)) ?? king;
			return king;
		},
	};
}

/** Returns what White sees behind an umpire: his own men. */
function ownCells(placement: Placement): Cells {
	const cells = new Uint8Array(64).fill(UNSEEN);
	for (const [man, role] of rolesOf(placement).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	return cells;
}

/**
 * Plays a line of Kriegspiel, with checks told by their kind: White by the table or by a plan. Fails when the
 * start cannot be read or the strategy has no plan for it. Pure. `tables`, by `tableKey`, must hold the ending's.
 */
export function playTryLine(
	{fen, strategy, isTold, seed}: TryLineStart,
	tables: DrillTables,
): Result<TryLine> {
	const setup = parseFen(fen);
	const read = setup.ok ? readPlacement(setup.value.cells) : setup;
	if (!read.ok) {
		return read;
	}

	const {blackKing} = read.value;
	let {placement} = read.value;
	const ending = materialName(placement.material);
	const game = drillTableGame('kriegspiel');
	const table = gameTable(tables, game, ending);
	if (blackKing === NO_SQUARE || table === undefined || !showsUmpired(strategy, ending)) {
		return fail(`${strategy} has no plan for ${ending}`);
	}

	const own = tablesOfGame(tables, game);
	const king = kingFor(strategy);
	const random = createRandom(seed);
	const defender = king === 'phantom' ? phantom(own, random) : edgeShunner(blackKing);
	const attack = beginAttack(strategy, ending, tables);
	let belief = isTold ? SquareSet.from([blackKing]) : anywhere(placement);
	const start = {cells: ownCells(placement), belief};
	const steps: TryStep[] = [];
	const reasons: (TryReason | undefined)[] = [];
	const needed: (number | undefined)[] = [];
	let moves = 0;
	const note = (reason: TryReason | undefined, isWhite: boolean): void => {
		const level = own.get(materialName(placement.material))?.levelOf(placement.squares, belief);
		reasons.push(reason);
		needed.push(isWhite && level !== undefined && level < NEVER ? level : undefined);
	};
	const over = (end: TryLineEnd): Result<TryLine> => {
		note(undefined, false);
		const refusals = steps.filter(({tried}) => tried?.answer.kind === 'refused').length;
		const played = {start, steps, reasons, needed, end, moves, refusals};
		return ok({ending, strategy, king, fen, ...played});
	};

	while (moves < MOST_MOVES && steps.length < MOST_STEPS) {
		const reason = attack({placement, belief});
		const move = reason === undefined ? undefined : asWhiteMove(placement, reason.moves[0]);
		if (reason === undefined || move === undefined) {
			return over('no-try');
		}

		note(reason, true);
		const shown = defender.shows(placement, belief, move);
		const cases = answersTo(placement, belief, move);
		const {answer, ...after} = cases.find((one) => !one.belief.intersect(shown).isEmpty)!;
		// A try that is refused for certain tells nothing and would be made again for ever.
		const isIdle = answer.kind === 'refused' && after.belief.equals(belief);
		({placement, belief} = after);
		moves += answer.kind === 'refused' ? 0 : 1;
		steps.push({cells: ownCells(placement), belief, moves, tried: {move: reason.moves[0], answer}});
		if (answer.kind === 'checkmate' || answer.kind === 'stalemate') {
			return over(answer.kind === 'checkmate' ? 'mate' : 'stalemate');
		}

		if (isIdle) {
			return over('no-try');
		}

		if (answer.kind === 'refused') {
			continue;
		}

		note(undefined, false);
		const to = defender.step(placement, belief.intersect(shown));
		const man = placement.squares.indexOf(to);
		const reply = repliesFrom(placement, belief).find(({taken = -1}) => taken === man)!;
		({placement, belief} = reply);
		steps.push({cells: ownCells(placement), belief, moves, ...(man < 0 ? {} : {taken: to})});
		if (man >= 0) {
			return over('man-lost');
		}
	}

	return over('out-of-moves');
}

const revive = ({low, high}: SquareSet): SquareSet => new SquareSet(low, high);

/** Returns a line that came from another thread, where its sets of squares have become plain data, as it was. */
export const reviveTryLine = (line: TryLine): TryLine => ({
	...line,
	start: {...line.start, belief: revive(line.start.belief)},
	steps: line.steps.map((step) => ({...step, belief: revive(step.belief)})),
	reasons: line.reasons.map((reason) =>
		reason?.excluded === undefined ? reason : {...reason, excluded: revive(reason.excluded)},
	),
});
