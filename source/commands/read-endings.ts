import {materialName, parseMaterial} from '../solver/material.js';
import {type TableGame, USUAL_TABLES} from '../solver/table-game.js';
import {type Flags, need, Refusal} from './command.js';
import {checkEnding, tableGameFlag} from './table-game-flag.js';

/** Reads names of endings that have tables in a game, at least one; returns them as they are written, each once. */
export function readEndings(words: readonly string[], game: TableGame = USUAL_TABLES): string[] {
	if (words.length === 0) {
		throw new Refusal('which ending? Name one, such as KQvK');
	}

	return [
		...new Set(words.map((word) => checkEnding(game, materialName(need(parseMaterial(word)))))),
	];
}

/** Reads which tables are meant: the endings named and `--variant`. */
export function readTables(
	words: readonly string[],
	flags: Flags,
): {readonly endings: readonly string[]; readonly game: TableGame} {
	const game = tableGameFlag(flags);
	return {endings: readEndings(words, game), game};
}
