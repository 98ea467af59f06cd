import {useKept} from '../shell/use-kept.js';
import {useServices} from '../shell/app-context.js';
import {BROUGHT_BACK, deletedText, NONE_DELETED} from '../../text/saves.js';

/** Deletes games and brings them back, the last one first, as long as the program runs; of each list, by its name, its own. */
export function useDeleted(name: string) {
	const {archive} = useServices();
	const kept = useKept<readonly string[]>(`deleted ${name}`);
	return {
		/** Whether there is one to be brought back. */
		hasDeleted: () => (kept.now() ?? []).length > 0,
		/** Deletes a game; returns what is said of it. `game` is what it is called. */
		remove(id: string, game: string): string {
			const removed = archive.remove(id);
			if (!removed.ok) {
				return removed.error;
			}

			kept.keep([...(kept.now() ?? []), id]);
			return deletedText(game);
		},
		/** Brings a game back; returns which, if any was deleted, and what is said of it. */
		bringBack(): {readonly id?: string; readonly said: string} {
			const ids = kept.now() ?? [];
			const id = ids.at(-1);
			if (id === undefined) {
				return {said: NONE_DELETED};
			}

			const brought = archive.bringBack(id);
			kept.keep(ids.slice(0, -1));
			return {id, said: brought.ok ? BROUGHT_BACK : brought.error};
		},
	};
}
