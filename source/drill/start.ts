import {KING, makeMan} from '../core/man.js';
import {makeFen, parseFen} from '../core/fen.js';
import {createRandom, type Random} from '../core/random.js';
import {fail, ok, type Result} from '../core/result.js';
import {SquareSet} from '../core/square-set.js';
import {NO_SQUARE, type Square, squareName} from '../core/square.js';
import {attackedBy} from '../solver/reach.js';
import {STRATEGISTS} from '../endgame/paper/strategists.js';
import {hiddenSquares, levelToMove} from '../endgame/levels.js';
import {startMatch} from '../match/start-match.js';
import type {Match} from '../match/match.js';
import type {Tables} from '../solver/build-table.js';
import {NEVER} from '../solver/levels.js';
import {
	isPlacement,
	type Material,
	materialName,
	parseMaterial,
	type Placement,
	readPlacement,
} from '../solver/material.js';
import {findDrill} from './catalogue.js';
import {type DrillSettings, type DrillStrategy, makeDrillBot} from './settings.js';

/** What the program is called when it has White's men. */
const STRATEGY_NAMES: {readonly [strategy in DrillStrategy]: string} = {
	table: 'the table',
	paper: 'the paper',
	'paper+': 'the paper, improved',
};

/** How many placements are drawn before a drill settles for the best it has met. */
const MOST_DRAWS = 4000;

/** A place to start from, and how many moves White needs from it at worst. */
type Start = {readonly placement: Placement; readonly king: Square; readonly level: number};

function makeStartFen({placement, king}: Pick<Start, 'placement' | 'king'>): string {
	const cells = new Uint8Array(64);
	for (const [man, role] of (['king', ...placement.material] as const).entries()) {
		cells[placement.squares[man]] = makeMan('white', role);
	}

	cells[king] = KING | 8;
	return makeFen({
		cells,
		turn: 'white',
		castling: 0,
		epSquare: NO_SQUARE,
		halfmoves: 0,
		fullmoves: 1,
	});
}

/** Returns what White knows at the start of a drill. */
export const startBelief = (placement: Placement, king: Square, blind: boolean): SquareSet =>
	blind ? hiddenSquares(placement) : SquareSet.from([king]);

function drawStart(tables: Tables, material: Material, blind: boolean, random: Random): Start {
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

/**
 * Draws a start by lot: for the attacker one that is won and not over at once, for the defender one
 * that holds where there is such a thing, and else as long a way as a few draws find.
 */
function findStart(tables: Tables, settings: DrillSettings, material: Material): Result<Start> {
	const random = createRandom(settings.seed);
	const least = findDrill(settings.ending)?.leastMoves ?? 1;
	let best: Start | undefined;
	for (let draw = 0; draw < MOST_DRAWS; draw++) {
		const start = drawStart(tables, material, settings.blind, random);
		if (settings.role === 'attacker') {
			if (start.level !== NEVER && start.level >= least) {
				return ok(start);
			}

			if (start.level !== NEVER && start.level > (best?.level ?? 0)) {
				best = start;
			}
		} else if (start.level > (best?.level ?? 0)) {
			best = start;
			if (start.level === NEVER) {
				return ok(start);
			}
		}

		if (settings.role === 'defender' && draw > 60 && best !== undefined) {
			return ok(best);
		}
	}

	return best === undefined
		? fail(`${settings.ending} is never won when nothing is known of the king`)
		: ok(best);
}

/** Reads a start given as a FEN: White has the men, Black a lone king that is not seen, White to move. */
function readStart(fen: string): Result<Pick<Start, 'placement' | 'king'>> {
	const setup = parseFen(fen);
	if (!setup.ok) {
		return fail(`the FEN cannot be read: ${setup.error}`);
	}

	const read = readPlacement(setup.value.cells);
	if (!read.ok) {
		return read;
	}

	const {placement, blackKing: king} = read.value;
	if (king === NO_SQUARE) {
		return fail('the drill needs a black king');
	}

	if (setup.value.turn !== 'white') {
		return fail('a drill starts with White to move');
	}

	return attackedBy(placement).has(king)
		? fail(`White could take the king on ${squareName(king)} at once`)
		: ok({placement, king});
}

/** Returns the ending that a drill is about: the one of its FEN when it has one. The error says why there is none. */
export function drillMaterial({
	ending,
	fen,
}: Pick<DrillSettings, 'ending' | 'fen'>): Result<Material> {
	const material = fen === undefined ? parseMaterial(ending) : startMaterial(fen);
	return material.ok && material.value.length === 0
		? fail('White needs a man beside the king')
		: material;
}

function startMaterial(fen: string): Result<Material> {
	const start = readStart(fen);
	return start.ok ? ok(start.value.placement.material) : start;
}

/** Returns the name of the ending that a drill is about. The error is a sentence. */
export function drillMaterialName(drill: Pick<DrillSettings, 'ending' | 'fen'>): Result<string> {
	const material = drillMaterial(drill);
	return material.ok
		? ok(materialName(material.value))
		: fail(`The drill cannot begin: ${material.error}.`);
}

/**
 * Starts a drill: a match under the rules of endings in which the person has one side and the program
 * the other. `tables` must hold the ending's table and those it needs. The error is a sentence part.
 */
export function startDrill(
	settings: DrillSettings,
	tables: Tables,
	person: string,
	at: number,
): Result<Match> {
	const material = drillMaterial(settings);
	if (!material.ok) {
		return material;
	}

	const name = materialName(material.value);
	const {role, strategy, blind} = settings;
	if (role === 'defender' && strategy !== 'table') {
		if (STRATEGISTS[strategy]?.[name] === undefined) {
			return fail(`${strategy} has no plan for ${name}`);
		}

		if (blind) {
			return fail(`${strategy} has no plan for a king of whom nothing is known`);
		}
	}

	if (!tables.has(name)) {
		return fail(`there is no table for ${name}`);
	}

	const start =
		settings.fen === undefined
			? findStart(tables, settings, material.value)
			: readStart(settings.fen);
	if (!start.ok) {
		return start;
	}

	const bot = makeDrillBot(settings);
	const player = {kind: 'person', name: person} as const;
	const program =
		settings.role === 'attacker'
			? ({kind: 'bot', name: `the ${settings.opponent} king`, bot} as const)
			: ({kind: 'bot', name: STRATEGY_NAMES[strategy], bot} as const);
	return startMatch(
		{
			variant: 'fog-ending',
			fen: makeStartFen(start.value),
			seats:
				settings.role === 'attacker'
					? {white: player, black: program}
					: {white: program, black: player},
			clock: {kind: 'none'},
			seed: settings.seed,
		},
		at,
	);
}
