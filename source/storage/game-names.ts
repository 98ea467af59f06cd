import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseFields} from './decode.js';
import {isGameId} from './saved-games.js';

/** A saved game's name and what it says in the open: its variant, when it was last played (ISO 8601), whether it is over. */
export type GameName = {
	readonly id: string;
	readonly variant: string;
	readonly updated: string;
	readonly isOver: boolean;
};

const ENDING = '.json';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the open part of a save; undefined when there is none. */
function readName(folder: string, id: string): GameName | undefined {
	try {
		const fields = parseFields(readFileSync(join(folder, id + ENDING), 'utf8'));
		return (
			fields && {
				id,
				variant: textOf(fields['variant']),
				updated: textOf(fields['updated']),
				isOver: fields['outcome'] !== undefined,
			}
		);
	} catch {
		return undefined;
	}
}

/**
 * Lists the saved games by name, newest first. Changes nothing, not even what is broken, and looks at no move, so that
 * a shell that completes a word need not wait.
 */
export function listGameNames(folder: string): readonly GameName[] {
	let files: string[];
	try {
		files = readdirSync(folder);
	} catch {
		return [];
	}

	return files
		.filter((file) => file.endsWith(ENDING))
		.map((file) => file.slice(0, -ENDING.length))
		.filter(isGameId)
		.flatMap((id) => readName(folder, id) ?? [])
		.sort((a, b) => b.updated.localeCompare(a.updated));
}
