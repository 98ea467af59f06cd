import {fail, ok} from '../../core/result.js';
import {SquareSet} from '../../core/square-set.js';
import {AS_PRINTED, MetapositionProgram, type ProgramReading} from './metaposition-program.js';
import {type KriegspielPlan, moveOfTry} from './plan.js';

/** How many numbers the memory has for each try: White's king and rook, and where the black king may be. */
const NUMBERS = 4;
/** After how many tries the program gives up: Black has gone in circles by then. */
const MOST_TRIES = 400;

/** The reading of the strategist: of equal tries the first, so that it always does the same. */
const STRATEGIST_READING: ProgramReading = {...AS_PRINTED, ties: 'first'};

const isNumbers = (memory: unknown): memory is readonly number[] =>
	Array.isArray(memory) && memory.every((one) => typeof one === 'number');

/**
 * Returns the program of Bolognesi & Ciancarini (2003) as a plan. What it remembers is all that it has been asked
 * since the game began: its transposition table comes of that, and is filled again when the memory is
 * another's. Keep one strategist for one game, so that this is not needed.
 */
export function metapositionStrategist(reading = STRATEGIST_READING): KriegspielPlan {
	const program = new MetapositionProgram(reading, () => 0);
	let held: readonly number[] = [];
	const recall = (memory: readonly number[]): void => {
		if (memory === held) {
			return;
		}

		program.begin();
		for (let index = 0; index < memory.length; index += NUMBERS) {
			const [king, man, low, high] = memory.slice(index, index + NUMBERS);
			program.choose({king, man, belief: new SquareSet(low, high)});
		}
	};

	return {
		material: program.men.material,
		isSymmetric: false,
		first: held,
		play(memory, placement, belief) {
			if (!isNumbers(memory) || memory.length > NUMBERS * MOST_TRIES) {
				return fail(`the program has not mated in ${MOST_TRIES} tries`);
			}

			recall(memory);
			const [king, man] = placement.squares;
			const code = program.choose({king, man, belief});
			held = [...memory, king, man, belief.low, belief.high];
			return ok({
				memory: held,
				move: moveOfTry(placement, code),
				remark: {step: 'worst-answer', excluded: belief.complement()},
			});
		},
	};
}
