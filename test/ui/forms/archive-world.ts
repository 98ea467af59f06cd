import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {analyse} from '../../../source/analysis/worker-tasks.js';
import {ok} from '../../../source/core/result.js';
import type {Match} from '../../../source/match/match.js';
import {type Imported, makeSave, NO_MARKS} from '../../../source/storage/save.js';
import {gamePath} from '../../../source/storage/saved-games.js';
import {openArchive} from '../../../source/ui/open-archive.js';
import {finish} from '../../helpers/finish.js';
import {temporaryFolder} from '../../helpers/temporary-folder.js';
import {FakeWorld} from '../fake-world.js';

/** A save of a world: what it is called, the game, and where it comes from. */
type Kept = readonly [id: string, match: Match, imported?: Imported];

/** A world whose games that are over lie in a folder, and into which folder they are written. */
export type ArchiveWorld = {
	readonly world: FakeWorld;
	readonly folder: string;
	readonly target: string;
};

/** Makes a world with saves, each a minute older than the one before; analyses look at few positions. */
export function archiveWorld(...saves: readonly Kept[]): ArchiveWorld {
	const folder = temporaryFolder();
	const target = join(folder, 'here');
	mkdirSync(target);
	const world = new FakeWorld();
	for (const [index, [id, match, imported]] of saves.entries()) {
		const updated = `2026-11-25T10:${String(59 - index).padStart(2, '0')}:00.000Z`;
		const origin = imported === undefined ? {} : {imported};
		const text = makeSave({created: updated, updated, match, marks: NO_MARKS, ...origin});
		writeFileSync(gamePath(folder, id), text);
	}

	// What is read is the world's own; its list begins with what was saved last.
	world.saved.push(...saves.map(([id, match]) => ({id, match})).reverse());
	world.archive = openArchive(
		ok(folder),
		async (question) => finish(analyse({...question, nodes: 300})),
		() => target,
	);
	return {world, folder, target};
}
