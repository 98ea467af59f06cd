import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import type {GameSummary} from '../storage/game-summary.js';
import {NONE_TO_GO_ON} from '../text/saves.js';

/** What was opened, and why a newer game was not. */
type Newest<T> = {readonly opened: T; readonly fault?: string};

/** Opens the first game that is not over and can be opened: one before it may be open in another window. The error is why the first cannot. */
export function resumeNewest<T>(
	games: readonly Pick<GameSummary, 'id' | 'outcome'>[],
	open: (id: string) => Result<T>,
): Result<Newest<T>> {
	let fault: string | undefined;
	for (const {id, outcome} of games) {
		const opened = outcome === undefined ? open(id) : undefined;
		if (opened?.ok === true) {
			return ok({opened: opened.value, ...given({fault})});
		}

		fault ??= opened?.error;
	}

	return fail(fault ?? NONE_TO_GO_ON);
}
