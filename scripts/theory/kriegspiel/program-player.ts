import type {Random} from '../../../source/core/random.js';
import type {SquareSet} from '../../../source/core/square-set.js';
import type {Placement} from '../../../source/solver/material.js';
import type {WhiteMove} from '../../../source/solver/reach.js';
import {
	MetapositionProgram,
	type ProgramReading,
} from '../../../source/theory/kriegspiel/metaposition-program.js';
import {MAN_TRY, type TwoMen} from '../../../source/theory/kriegspiel/two-men.js';
import type {TestPlayer} from './program-tests.js';

/** Returns the program as a player of the paper's tests. */
export function programPlayer(reading: ProgramReading, random: Random, men?: TwoMen): TestPlayer {
	const program = new MetapositionProgram(reading, random, men);
	return {
		begin: () => program.begin(),
		choose({squares: [king, man]}: Placement, belief: SquareSet): WhiteMove {
			const code = program.choose({king, man, belief});
			return {man: code < MAN_TRY ? 0 : 1, to: code & 63};
		},
	};
}
