import {given} from '../core/given.js';
import {fail, ok, type Result} from '../core/result.js';
import type {GameSummary} from '../storage/game-summary.js';
import {insteadOfNewest, NONE_TO_GO_ON, runningGameWhole} from '../text/saves.js';

/** What was opened, and why a newer game was not. */
type Newest<T> = {readonly opened: T; readonly fault?: string};

/** A game of a list, or one that was named, of which no more is known. */
type Resumable = GameSummary | {readonly id: string; readonly outcome?: undefined};

const called = (game: Resumable): string => ('variant' in game ? runningGameWhole(game) : game.id);

/** Opens the first game that is not over and can be opened: one before it may be open in another window. The error is why the first cannot. */
export function resumeNewest<T>(
	games: readonly Resumable[],
	open: (id: string) => Result<T>,
): Result<Newest<T>> {
	let first: {readonly game: Resumable; readonly fault: string} | undefined;
	for (const game of games) {
		const opened = game.outcome === undefined ? open(game.id) : undefined;
		if (opened?.ok === true) {
			const fault = first && insteadOfNewest(called(game), called(first.game), first.fault);
			return ok({opened: opened.value, ...given({fault})});
		}

		if (opened !== undefined) {
			first ??= {game, fault: opened.error};
		}
	}

	return fail(first?.fault ?? NONE_TO_GO_ON);
}
