import type {Color} from '../core/color.js';
import {parseFen} from '../core/fen.js';
import {createRandom} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {makeUci} from '../core/uci.js';
import {afterUci} from '../endings/after-uci.js';
import {levelToMove} from '../endings/fog/levels.js';
import {DEFENDED_ENDING, STRATEGISTS} from '../theory/paper/strategists.js';
import type {HistoryPly, SeatHistory} from '../knowledge/history.js';
import {seenKing, trackLoneKing} from '../knowledge/lone-king-belief.js';
import {NEVER} from '../solver/levels.js';
import {materialName, type Placement, readPlacement} from '../solver/material.js';
import {withoutManAt} from '../solver/reach.js';
import {whiteView} from '../solver/verify/step.js';
import {
	type Attacker,
	type Defender,
	type KingStep,
	phantomDefender,
	planAttacker,
	tableAttacker,
} from './line-players.js';
import {drivingAttacker, paperDefender} from './lone-king-line.js';
import {mostMoves, paperSteps, type PlanStep} from './paper-plan.js';
import type {DrillStrategy} from './settings.js';
import type {DrillTables} from './tables.js';

/** How a line ends: the king is taken; White has had his moves; or he loses a man, or his king. */
export type LineEnd = 'taken' | 'out-of-moves' | 'man-lost' | 'king-lost';

/** A game of the program's against itself, as somebody sees it who looks over White's shoulder. */
export type PlanLine = {
	/** The ending, such as "KQvK". */
	readonly ending: string;
	readonly strategy: DrillStrategy;
	/** Whose plan it is: White's, or the lone king's. */
	readonly hero: Color;
	readonly fen: string;
	/** What White has lived. */
	readonly history: SeatHistory;
	/** Where the king may be, to White's knowledge: entry n after n plies. */
	readonly beliefs: readonly SquareSet[];
	/** What White's plan says after n plies, for his next move; undefined where he is not to move, or plays by no plan. */
	readonly steps: readonly (PlanStep | undefined)[];
	/** By which step the lone king came to where he is after n plies, when he plays by the paper. */
	readonly kingSteps: readonly (KingStep | undefined)[];
	readonly end: LineEnd;
	/** White's moves. */
	readonly moves: number;
	/** The most that White's plan takes from any start; undefined when he plays by none. */
	readonly most?: number;
	/** The fewest moves that White needs at worst from this start, by the table; undefined when it is not won. */
	readonly par?: number;
};

/** What a line begins with. White is told the king's square. */
export type LineStart = {
	readonly fen: string;
	readonly strategy: DrillStrategy;
	readonly seed: number;
};

/** After so many of White's moves the host of a game calls a draw. The plans know nothing of that, so that they may go on. */
export const FIFTY = 50;
/** No plan takes so many moves. */
const MOST_MOVES = 150;

/** Returns whose plan a strategy is in an ending: undefined when it is nobody's. The table plays White in all. */
export function heroOf(strategy: DrillStrategy, ending: string): Color | undefined {
	if (strategy === 'table' || STRATEGISTS[strategy]?.[ending] !== undefined) {
		return 'white';
	}

	return strategy === 'paper' && ending === DEFENDED_ENDING ? 'black' : undefined;
}

type Start = {readonly placement: Placement; readonly king: Square};

function readStart(fen: string): Result<Start> {
	const setup = parseFen(fen);
	const read = setup.ok ? readPlacement(setup.value.cells) : setup;
	if (!read.ok) {
		return read;
	}

	const {placement, blackKing: king} = read.value;
	return king === NO_SQUARE ? fail('there is no black king') : ok({placement, king});
}

/** What was played, as White lived it, and the lone king's reasons. */
type Played = Pick<PlanLine, 'history' | 'beliefs' | 'kingSteps' | 'end'>;

/** Plays until the end. `most` is how many moves White has. */
function play({placement, king}: Start, attack: Attacker, defend: Defender, most: number): Played {
	const plies: HistoryPly[] = [];
	const history: SeatHistory = {
		seat: 'white',
		variant: 'fog-ending',
		start: whiteView(placement, king, 'white'),
		plies,
	};
	const beliefs = [SquareSet.from([king])];
	const kingSteps: (KingStep | undefined)[] = [undefined];
	const add = (ply: HistoryPly, step?: KingStep): void => {
		plies.push(ply);
		beliefs.push(trackLoneKing(history, plies.length - 1, beliefs[beliefs.length - 1])[1]);
		kingSteps.push(step);
	};
	const over = (end: LineEnd): Played => ({history, beliefs, kingSteps, end});

	let men = placement;
	let glimpsed = king;
	for (let moves = 0; moves < most; moves++) {
		const belief = beliefs[beliefs.length - 1];
		const seen = seenKing(plies.at(-1)?.view ?? history.start);
		const move = attack({placement: men, glimpsed, seen, belief});
		const white = {by: 'white', move: makeUci(move), heard: []} as const;
		men = afterUci(men, move);
		if (move.to === seen) {
			add({...white, view: whiteView(men, NO_SQUARE, 'black')});
			return over('taken');
		}

		const {from, to, step} = defend(men, belief);
		const view = whiteView(men, from, 'black');
		add({...white, view});
		glimpsed = seenKing(view);
		const taken = men.squares.indexOf(to);
		men = taken > 0 ? withoutManAt(men, taken) : men;
		if (taken === 0) {
			add({by: 'black', view, heard: []}, step);
			return over('king-lost');
		}

		const next = whiteView(men, to, 'white');
		add({by: 'black', view: next, heard: []}, step);
		// A guarded man is not lost for nothing: White sees the king then, and takes him.
		if (men.material.length === 0 && seenKing(next) === NO_SQUARE) {
			return over('man-lost');
		}
	}

	return over('out-of-moves');
}

/**
 * Plays a line from a start that White is told: White by the table or by a plan of the paper's against the
 * phantom; in the ending that the paper's lone king holds, White does what he can to drive him out. Fails when the start
 * cannot be read or the strategy has no plan for it. Pure. `tables` must hold the ending's.
 */
export function playLine({fen, strategy, seed}: LineStart, tables: DrillTables): Result<PlanLine> {
	const start = readStart(fen);
	if (!start.ok) {
		return start;
	}

	const {placement, king} = start.value;
	const ending = materialName(placement.material);
	const hero = heroOf(strategy, ending);
	if (hero === undefined) {
		return fail(`${strategy} has no plan for ${ending}`);
	}

	const known = SquareSet.from([king]);
	const par = levelToMove(tables, placement, known);
	const random = createRandom(seed);
	const table = tableAttacker(tables, random);
	const plan = STRATEGISTS[strategy]?.[ending];
	const phantom = phantomDefender(tables, random);
	const lone = paperDefender(king, random, phantom);
	const played =
		hero === 'black'
			? play(start.value, drivingAttacker(lone, tables, random, table), lone.defend, FIFTY)
			: plan === undefined
				? play(start.value, table, phantom, par === NEVER ? FIFTY : par)
				: play(start.value, planAttacker(plan, table), phantom, MOST_MOVES);
	const most = mostMoves(strategy, ending);
	return ok({
		ending,
		strategy,
		hero,
		fen,
		...played,
		steps: paperSteps(played.history, known, strategy),
		moves: played.history.plies.filter(({by}) => by === 'white').length,
		...(most === undefined ? {} : {most}),
		...(par === NEVER ? {} : {par}),
	});
}

const revive = ({low, high}: SquareSet): SquareSet => new SquareSet(low, high);

/** Returns a line that came from another thread, where its sets of squares have become plain data, as it was. */
export const reviveLine = (line: PlanLine): PlanLine => ({
	...line,
	beliefs: line.beliefs.map((belief) => revive(belief)),
	steps: reviveSteps(line.steps),
	kingSteps: line.kingSteps.map((step) =>
		step === undefined ? undefined : {...step, held: revive(step.held)},
	),
});

/** Returns the steps of a plan that came from another thread as they were. */
export const reviveSteps = (
	steps: readonly (PlanStep | undefined)[],
): readonly (PlanStep | undefined)[] =>
	steps.map((step) =>
		step === undefined ? undefined : {...step, excluded: revive(step.excluded)},
	);
