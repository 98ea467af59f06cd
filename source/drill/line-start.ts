import {parseFen} from '../core/fen.js';
import {BLACK_MAN, KING} from '../core/man.js';
import {fail, ok, type Result} from '../core/result.js';
import {NO_SQUARE, type Square} from '../core/square.js';
import {SAFE_SPACE} from '../theory/paper/lemma-17.js';
import {drillMaterialName, startDrill} from './start.js';
import {heroOf, type LineStart} from './plan-line.js';
import type {DrillStrategy} from './settings.js';
import type {DrillTables} from './tables.js';

/** What is to be watched. */
export type LineWish = {
	readonly ending: string;
	readonly strategy: DrillStrategy;
	readonly seed: number;
	/** The start; drawn from the seed when left out. */
	readonly fen?: string;
};

/** How many starts are drawn before one is found whose lone king stands in the safe space; about one in three does. */
const MOST_DRAWS = 100;

const kingOf = (fen: string): Square => {
	const setup = parseFen(fen);
	return setup.ok ? setup.value.cells.indexOf(KING | BLACK_MAN) : NO_SQUARE;
};

/**
 * Returns the start of a line: for White one that is won, for the paper's lone king one in the safe space,
 * from which the paper proves that he holds (Corollary 18). The error is a sentence part.
 */
export function drawLineStart(wish: LineWish, tables: DrillTables): Result<LineStart> {
	const {strategy, seed} = wish;
	const ending = drillMaterialName(wish);
	const hero = ending.ok ? heroOf(strategy, ending.value) : undefined;
	const draws = hero === 'black' && wish.fen === undefined ? MOST_DRAWS : 1;
	for (let draw = 0; draw < draws; draw++) {
		const role = hero === 'black' ? 'defender' : 'attacker';
		const started = startDrill(
			{...wish, role, opponent: 'phantom', strategy: 'table', blind: false, seed: seed + draw},
			tables,
			'',
			0,
		);
		if (!started.ok) {
			return started;
		}

		const fen = started.value.settings.fen ?? '';
		if (draws === 1 || SAFE_SPACE.has(kingOf(fen))) {
			return ok({fen, strategy, seed});
		}
	}

	return fail('no start in the safe space was found');
}
