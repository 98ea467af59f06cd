import {quote} from '../core/quote.js';
import {fail, ok, type Result} from '../core/result.js';
import {findVariant} from '../rules/registry.js';
import {parseMaterial} from '../solver/material.js';
import {
	hasTable,
	isTableGame,
	TABLE_GAMES,
	type TableGame,
	tableGame,
	tableGameOf,
	type TableGameId,
} from '../solver/table-game.js';
import type {Flags} from './catalogue.js';
import {textFlag} from './flag-values.js';

/** Reads which game's tables are meant: `--variant`, a game's name or a variant's; the fog when it was left out. */
export function tableGameFlag(flags: Flags): Result<TableGame> {
	const id = textFlag(flags, 'variant') ?? 'fog';
	if (isTableGame(id)) {
		return ok(tableGame(id));
	}

	const variant = findVariant(id);
	const game = variant.ok ? tableGameOf(variant.value) : undefined;
	return game === undefined
		? fail(`there are tables for ${TABLE_GAMES.join(', ')}, not for ${quote(id)}`)
		: ok(game);
}

/** Returns the part of a JSON line that tells the game: nothing for the fog's. */
export const variantField = (id: string): {readonly variant?: string} =>
	id === 'fog' ? {} : {variant: id};

/** Returns how a table is named to a person. */
export const tableTitle = (ending: string, id: string): string =>
	id === 'fog' ? ending : `${ending} (${id})`;

/** Checks that there is a table of an ending in a game; the error names those that there are. */
export function checkEnding(game: TableGame, ending: string): Result<string> {
	const material = parseMaterial(ending);
	return !material.ok || hasTable(game, material.value)
		? ok(ending)
		: fail(
				`there is no ${game.id} table of ${ending}; there are those of ${(game.endings ?? []).join(', ')}`,
			);
}

/** Splits the key of a kept table into its ending and its game. */
export function splitTableKey(key: string): {ending: string; game: TableGameId | undefined} {
	const dot = key.indexOf('.');
	const id = dot < 0 ? 'fog' : key.slice(dot + 1);
	return {ending: dot < 0 ? key : key.slice(0, dot), game: isTableGame(id) ? id : undefined};
}
