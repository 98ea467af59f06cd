import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import {readGames} from '../match/import/read-games.js';
import {replayGame} from '../match/import/replay-game.js';
import {VARIANTS} from '../rules/registry.js';
import {readTextFile} from '../storage/atomic-file.js';
import {NO_MARKS, type SavedGame} from '../storage/save.js';
import {describeUnread, NOTHING_READ} from '../text/import.js';

/** A game as it was read. */
export type ReadRecord = SavedGame & {
	/** What of its record could not be read, as a sentence. */
	readonly note?: string;
};

/** What a PGN has, and no save. */
const TAG = /^\[[A-Z]\w* "/m;

/**
 * Reads the one game of a file, called `from`, that another program wrote, or that we wrote in PGN; undefined where it holds
 * none, and is no PGN either. The error is a part of a sentence.
 */
export function readRecord(path: string, from: string): Result<ReadRecord> | undefined {
	const text = readTextFile(path);
	const [first, ...more] = text.ok ? readGames(text.value, VARIANTS[0].id) : [];
	const read = first?.ok ? replayGame(first.value) : undefined;
	const unreadable = text.ok && TAG.test(text.value) ? fail(NOTHING_READ) : undefined;
	if (!first?.ok || !read?.ok) {
		return unreadable;
	}

	if (read.value.unread !== undefined && read.value.isUnbegun === true) {
		const isHidden = read.value.unread.why.kind === 'hidden';
		return isHidden ? fail('its moves are hidden; one written with --as truth can be') : unreadable;
	}

	if (more.length > 0) {
		return fail(
			`it holds ${more.length + 1} games; \`fogchess import\` keeps them, each with its name`,
		);
	}

	const {match, unread} = read.value;
	const {tags} = first.value;
	// A game that began when it was read has no day.
	const on = new Date(0).toISOString();
	const {date: created = on} = first.value;
	const imported = {on, from, ...given({tags})};
	const note = unread && describeUnread(unread);
	return ok({created, updated: created, match, marks: NO_MARKS, imported, ...given({note})});
}
