import {quote} from '../core/quote.js';
import {findVariant} from '../rules/registry.js';
import {materialName, parseMaterial} from '../solver/material.js';
import {
	hasTable,
	isTableGame,
	TABLE_GAMES,
	type TableGame,
	tableGame,
	tableGameOf,
	USUAL_TABLES,
} from '../solver/table-game.js';
import {type Flags, need, Refusal} from './command.js';
import {textFlag} from './flag-values.js';

/** Reads which game's tables are meant: `--variant`, a game's name or a variant's; the usual one when it was left out. */
export function tableGameFlag(flags: Flags): TableGame {
	const id = textFlag(flags, 'variant') ?? USUAL_TABLES.id;
	if (isTableGame(id)) {
		return tableGame(id);
	}

	const variant = findVariant(id);
	const game = variant.ok ? tableGameOf(variant.value) : undefined;
	if (game === undefined) {
		throw new Refusal(`there are tables for ${TABLE_GAMES.join(', ')}, not for ${quote(id)}`);
	}

	return game;
}

/** Returns the part of a JSON line that tells the game: nothing for the usual one. */
export const variantField = ({id}: Pick<TableGame, 'id'>): {readonly variant?: string} =>
	id === USUAL_TABLES.id ? {} : {variant: id};

/** Makes sure that there is a table of an ending in a game, and returns the ending; `code` is for when there is none. */
export function checkEnding(game: TableGame, ending: string, code?: number): string {
	const material = parseMaterial(ending);
	if (material.ok && !hasTable(game, material.value)) {
		const there = (game.endings ?? []).join(', ');
		throw new Refusal(
			`there is no ${game.id} table of ${ending}; there are those of ${there}`,
			code,
		);
	}

	return ending;
}

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
