// Proves the puzzles of one act or of one turn: goes through every game that the seat of each holds possible, does every act that the
// seat may try in each of them, and checks that one act alone does what is asked for in all of them, and another in
// some; of a row of acts each in its turn. `node scripts/prove-puzzles.js [NUMBER|GAME …]`; exit code 1 when a puzzle is none.
import process from 'node:process';
import {importTypescript} from './import-typescript.js';

const {ALL_PUZZLES, isOfOneAct, provePuzzle} = await importTypescript(
	'source/drill/any-puzzle.ts',
	'source/drill/one-act/prove-act-puzzle.ts',
);

const wanted = process.argv.slice(2);
const puzzles = ALL_PUZZLES.filter(isOfOneAct).filter(
	({number, variant}) =>
		wanted.length === 0 || wanted.includes(String(number)) || wanted.includes(variant),
);
let faults = 0;
for (const puzzle of puzzles) {
	const {fault, games, acts, tempting} = provePuzzle(puzzle);
	faults += fault === undefined ? 0 : 1;
	process.stdout.write(
		`${puzzle.number} ${puzzle.variant}: ${puzzle.goal} by ${puzzle.keys.join(' ')} alone, of ${acts} acts in ${games} possible games; ${tempting} more do it in some${fault === undefined ? '' : `: WRONG, ${fault}`}\n`,
	);
}

process.stdout.write(`${puzzles.length - faults} of ${puzzles.length} puzzles proved\n`);
process.exitCode = faults > 0 || puzzles.length === 0 ? 1 : 0;
