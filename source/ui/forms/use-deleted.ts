import {useKept} from '../shell/use-kept.js';
import {useServices} from '../shell/app-context.js';
import {broughtBackText, deletedText, NONE_DELETED} from '../../text/saves.js';

/** A game that was deleted, and what it is called. */
type Deleted = {readonly id: string; readonly game: string};

/** Deletes games and brings them back, the last one first, as long as the program runs; of each list, by its name, its own. */
export function useDeleted(name: string) {
	const {archive} = useServices();
	const kept = useKept<readonly Deleted[]>(`deleted ${name}`);
	return {
		/** Whether there is one to be brought back. */
		hasDeleted: () => (kept.now() ?? []).length > 0,
		/** Deletes a game; returns what is said of it. `game` is what it is called. */
		remove(id: string, game: string): string {
			const removed = archive.remove(id);
			if (!removed.ok) {
				return removed.error;
			}

			kept.keep([...(kept.now() ?? []), {id, game}]);
			return deletedText(game);
		},
		/** Brings a game back; returns which, if any was deleted, and what is said of it. */
		bringBack(): {readonly id?: string; readonly said: string} {
			const all = kept.now() ?? [];
			const last = all.at(-1);
			if (last === undefined) {
				return {said: NONE_DELETED};
			}

			const {id, game} = last;
			const brought = archive.bringBack(id);
			kept.keep(all.slice(0, -1));
			return {id, said: brought.ok ? broughtBackText(game) : brought.error};
		},
	};
}
