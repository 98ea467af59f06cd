import type {Color} from '../core/color.js';
import {parseFen, type Setup} from '../core/fen.js';
import {BLACK_MAN, isMan, KING} from '../core/man.js';
import type {Result} from '../core/result.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {SquareSet} from '../core/square-set.js';
import {makeUci} from '../core/uci.js';
import {frameMove, framePlacement, frameSet} from '../endings/frame.js';
import {NEVER} from '../solver/levels.js';
import {BeliefTable} from '../solver/belief-table.js';
import {materialName, nextMaterials, type Placement} from '../solver/material.js';
import {bestMoves, probe, type ProbeResult} from '../solver/probe.js';
import {occupiedBy} from '../solver/reach.js';
import {hasTable, type TableGame, tableKey} from '../solver/table-game.js';
import {
	type CommandIo,
	EXIT,
	type Flags,
	need,
	print,
	Refusal,
	type RunCommand,
} from './command.js';
import {fenWords, kingOnFlag} from './flag-values.js';
import {findPaths} from '../storage/paths.js';
import {type OpenTable, TableCache} from '../storage/table-cache.js';
import {openTables} from './open-tables.js';
import {checkEnding, tableGameFlag} from './read-endings.js';

/** What is asked: in the tables' frame, where the side with the men is White. */
type Question = {
	readonly game: TableGame;
	readonly attacker: Color;
	readonly placement: Placement;
	readonly belief: SquareSet;
};

/** Returns the side that has men beside its king; the side to move when neither has. */
function findAttacker({cells, turn}: Setup): Color {
	const hasMen = (color: number): boolean =>
		cells.some((code) => isMan(code) && (code & 7) !== KING && (code & BLACK_MAN) === color);
	return hasMen(0) ? 'white' : hasMen(BLACK_MAN) ? 'black' : turn;
}

/** Returns where the lone king may be, as the flags say, or else where the FEN has him. */
function readBelief(
	flags: Flags,
	attacker: Color,
	placement: Placement,
	king: Square,
	game: TableGame,
): SquareSet {
	const isBlind = flags['blind'] === true;
	if (flags['king-on'] !== undefined && isBlind) {
		throw new Refusal('--blind and --king-on do not go together');
	}

	const squares = isBlind ? undefined : kingOnFlag(flags);
	if (!isBlind && squares === undefined && king === NO_SQUARE) {
		const reason = 'the FEN has no lone king; say where he may be with --king-on or --blind';
		throw new Refusal(reason, EXIT.input);
	}

	if (squares === undefined) {
		return isBlind ? game.hidden(placement) : SquareSet.from([king]);
	}

	const belief = frameSet(attacker, SquareSet.from(squares));
	if (!belief.intersect(occupiedBy(placement)).isEmpty) {
		throw new Refusal('--king-on names a square of a man of the other side');
	}

	return belief;
}

function readQuestion(text: string, flags: Flags): Question {
	const game = tableGameFlag(flags);
	const setup = need(parseFen(text), EXIT.input, 'the FEN cannot be read: ');
	const attacker = findAttacker(setup);
	const placed = framePlacement(attacker, setup.cells);
	const {placement, blackKing} = need(placed, EXIT.input, 'there is no table for this FEN: ');
	if (setup.turn !== attacker) {
		throw new Refusal('the side with the men must be on move', EXIT.input);
	}

	checkEnding(game, materialName(placement.material), EXIT.input);
	const belief = readBelief(flags, attacker, placement, blackKing, game);
	return {game, attacker, placement, belief};
}

/** How what White is after is told to a person. */
const GOALS = {
	capture: {never: 'the capture cannot be forced', within: 'the king is taken in'},
	mate: {never: 'mate cannot be forced', within: 'mate in'},
} as const satisfies {readonly [goal in TableGame['goal']]: unknown};

/** What the numbers before the moves are. */
const EACH = 'After each move, counted with it, at most so many moves';
const NEVER_SIGN = '–';

/** Returns the answer as lines for a person: the verdict, then the moves from the best on. */
function describe({attacker, game}: Question, result: ProbeResult): string[] {
	const {level, moves} = result;
	const byLevel = new Map<number, string[]>();
	for (const one of [...moves].sort((a, b) => a.level - b.level)) {
		const uci = makeUci(frameMove(attacker, one.move));
		byLevel.set(one.level, [...(byLevel.get(one.level) ?? []), uci]);
	}

	const goal = GOALS[game.goal];
	return [
		level === NEVER ? goal.never : `${goal.within} ${level} at most`,
		`${EACH}${byLevel.has(NEVER) ? ` (${NEVER_SIGN}: ${goal.never})` : ''}:`,
		...Array.from(
			byLevel,
			([moves, names]) =>
				`${(moves === NEVER ? NEVER_SIGN : String(moves)).padStart(4)}  ${names.join(' ')}`,
		),
	];
}

/**
 * Asks the kept files, reading no more of them than the answer needs; undefined when one is missing or
 * not to be trusted.
 */
function probeFile({game, placement, belief}: Question): Result<ProbeResult> | undefined {
	const paths = findPaths();
	if (!paths.ok) {
		return undefined;
	}

	const cache = TableCache.in(paths.value);
	const {material} = placement;
	const promoted = nextMaterials(material).filter(
		(next) => next.length === material.length && hasTable(game, next),
	);
	const files: OpenTable[] = [];
	try {
		const tables = new Map<string, BeliefTable>();
		for (const one of [material, ...promoted]) {
			const name = materialName(one);
			const file = cache.open(tableKey(game, name));
			if (file === undefined) {
				return undefined;
			}

			files.push(file);
			const table = BeliefTable.fromFile(file, one, tables, game);
			if (!table.ok) {
				return undefined;
			}

			tables.set(name, table.value);
		}

		return probe(tables.get(materialName(material))!, placement, belief);
	} catch {
		// Damaged, or the disk failed: reading it whole finds out what is wrong with it, and says so.
		return undefined;
	} finally {
		for (const file of files) {
			file.close();
		}
	}
}

/** Asks the tables, read whole or built as need be. */
async function probeBuilt(
	{game, placement, belief}: Question,
	io: CommandIo,
): Promise<Result<ProbeResult>> {
	const ending = materialName(placement.material);
	const {tables} = await openTables([ending], io, game);
	return probe(tables.get(ending)!, placement, belief);
}

/** `table probe FEN [--king-on SQ,...|--blind]`: how many moves are needed at worst, and the moves. */
export const probeTable: RunCommand = async ({arguments: words, flags}, io) => {
	const question = readQuestion(fenWords(words, 'table probe'), flags);
	const probed = need(probeFile(question) ?? (await probeBuilt(question, io)), EXIT.input);
	const {level, moves} = probed;
	const uci = ({move}: ProbeResult['moves'][number]): string =>
		makeUci(frameMove(question.attacker, move));
	const orNull = (level: number): number | null => (level === NEVER ? null : level);
	const all = Object.fromEntries(moves.map((one) => [uci(one), orNull(one.level)]));
	const best = bestMoves(probed).map(uci);
	print(io, flags, [{won: level !== NEVER, moves: orNull(level), best, all}], () =>
		describe(question, probed),
	);
	return EXIT.fine;
};
