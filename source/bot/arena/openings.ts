import {isMove} from '../../core/act.js';
import {parseFen} from '../../core/fen.js';
import {quote} from '../../core/quote.js';
import {createRandom, pick} from '../../core/random.js';
import {fail, ok, type Result, unwrap} from '../../core/result.js';
import {makeUci} from '../../core/uci.js';
import {Table} from '../../rules/table.js';
import type {Variant} from '../../rules/variant.js';

/** How the games of a pair begin. */
export type Opening = {
	/** The start, when it is not the variant's own. */
	readonly fen?: string;
	/** The plies that are played before the contestants are asked. */
	readonly moves: readonly string[];
};

/** Plies drawn at random for a pair of games when no openings are given. */
const DRAWN_PLIES = 2;

/** Returns an opening drawn at random; no king can be taken at its end. */
export function drawOpening(variant: Variant, seed: string): Opening {
	for (let draw = 0; ; draw++) {
		const random = createRandom(`${seed} ${draw}`);
		let table = unwrap(Table.start(variant));
		const moves: string[] = [];
		const offered = () => table.toAct.flatMap((seat) => table.tries(seat).filter(isMove));
		while (moves.length < DRAWN_PLIES && table.outcome === undefined && offered().length > 0) {
			const move = pick(random, offered());
			const acted = table.act(table.toAct[0], move);
			// An umpire may refuse it; then there is another draw.
			table = acted?.table ?? table;
			if (acted?.verdict === 'stands') {
				moves.push(makeUci(move));
			}
		}

		const {kings, side} = table.state.board;
		const canTake = offered().some(({to}) => to === kings[side ^ 1]);
		if (table.outcome === undefined && !canTake) {
			return {moves};
		}
	}
}

/** Reads a file of openings: a line each, a FEN or moves such as "e2e4 e7e5"; "#" begins a remark. The error names the line. */
export function readOpenings(text: string, variant: Variant): Result<Opening[]> {
	const openings: Opening[] = [];
	for (const [index, whole] of text.split('\n').entries()) {
		const line = whole.replace(/#.*/, '').trim();
		if (line === '') {
			continue;
		}

		const isFen = line.includes('/');
		const opening: Opening = isFen ? {fen: line, moves: []} : {moves: line.split(/\s+/)};
		const setup = isFen ? parseFen(line) : undefined;
		const started = Table.start(variant, {fen: opening.fen});
		if (setup?.ok === false || !started.ok) {
			return fail(`line ${index + 1} is no position: ${setup?.ok === false ? setup.error : ''}`);
		}

		let table = started.value;
		for (const move of opening.moves) {
			const acted = table.outcome === undefined ? table.actText(table.toAct[0], move) : undefined;
			if (acted === undefined || acted.verdict === 'refused' || acted.verdict === 'nonsense') {
				return fail(`line ${index + 1}: ${quote(move)} cannot be played`);
			}

			({table} = acted);
		}

		if (table.outcome !== undefined) {
			return fail(`line ${index + 1}: the game is over after it`);
		}

		openings.push(opening);
	}

	return openings.length === 0 ? fail('there is no opening in it') : ok(openings);
}
