import {fail, ok, type Result} from '../core/result.js';
import {materialName, parseMaterial} from '../solver/material.js';
import {type TableGame, tableGame} from '../solver/table-game.js';
import {checkEnding, tableGameFlag} from './table-game-flag.js';
import type {Flags} from './catalogue.js';

/** Reads names of endings that have tables in a game, at least one; returns them as they are written, each once. */
export function readEndings(
	words: readonly string[],
	game: TableGame = tableGame('fog'),
): Result<string[]> {
	const names = new Set<string>();
	for (const word of words) {
		const material = parseMaterial(word);
		if (!material.ok) {
			return material;
		}

		const name = checkEnding(game, materialName(material.value));
		if (!name.ok) {
			return name;
		}

		names.add(name.value);
	}

	return names.size === 0 ? fail('which ending? Name one, such as KQvK') : ok([...names]);
}

/** Reads which tables are meant: the endings named and `--variant`. */
export function readTables(
	words: readonly string[],
	flags: Flags,
): Result<{readonly endings: readonly string[]; readonly game: TableGame}> {
	const game = tableGameFlag(flags);
	if (!game.ok) {
		return game;
	}

	const endings = readEndings(words, game.value);
	return endings.ok ? ok({endings: endings.value, game: game.value}) : endings;
}
