import {isMan} from '../core/man.js';
import type {ShownMan} from '../rules/history.js';
import type {View} from '../rules/view.js';

/** Returns a view as if the men that a takeback has left known were seen. */
export function withShown(view: View, shown: readonly ShownMan[] = []): View {
	if (shown.length === 0) {
		return view;
	}

	const cells = view.cells.slice();
	for (const {square, man} of shown) {
		// Of who stands there alone a view tells nothing.
		cells[square] = isMan(man) ? man : cells[square];
	}

	return {...view, cells};
}
