import {makeFogFen} from '../../core/fog-fen.js';
import {given} from '../../core/given.js';
import {type HistoryTry, type SeatHistory} from '../../rules/history.js';
import {isInVain} from '../../rules/news.js';
import type {View} from '../../rules/view.js';

/** Returns the fields of a message that tell a view: its text, and what the text does not hold. */
export const viewFields = (view: View) => ({
	view: makeFogFen(view),
	phase: view.phase ?? 'play',
	...given({aside: view.aside}),
});

/** Tells a history in the messages of `fogchess engine`, each part of it once, so that it can be put together again from them. */
export class HistoryLines {
	/** How many plies have been told. */
	#plies = 0;
	/** How many tries of the turn after them. */
	#tries = 0;

	/** Returns the messages that tell what is new in a history. */
	next(history: SeatHistory): object[] {
		const lines: object[] = [];
		const {seat, plies} = history;
		for (; this.#plies < plies.length; this.#plies++) {
			const {by, move, view, heard, tries} = plies[this.#plies];
			this.#tellTries(lines, history, tries);
			this.#tries = 0;
			if (by === seat && move !== undefined) {
				lines.push({type: 'answer', move, accepted: true, stands: true, heard});
			}

			lines.push({type: 'observe', ...viewFields(view), heard, by, stands: true});
		}

		this.#tellTries(lines, history, history.tries);
		return lines;
	}

	/** Adds what came of tries of a turn, and what was heard of those of others. */
	#tellTries(lines: object[], history: SeatHistory, tries: readonly HistoryTry[] = []): void {
		const before = this.#plies === 0 ? history.start : history.plies[this.#plies - 1].view;
		let seen = tries.slice(0, this.#tries).findLast(({view}) => view)?.view ?? before;
		for (const tried of tries.slice(this.#tries)) {
			const {by, text, heard, view} = tried;
			seen = view ?? seen;
			const told = {...viewFields(seen), by, stands: false};
			if (text === undefined) {
				lines.push({type: 'observe', ...told, heard});
			} else {
				const accepted = !isInVain(tried);
				lines.push({type: 'answer', move: text, accepted, stands: false, heard});
				if (view !== undefined) {
					lines.push({type: 'observe', ...told});
				}
			}

			this.#tries++;
		}
	}
}
