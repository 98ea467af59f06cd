import type {Search} from '../panes/search.js';
import type {Command} from '../shell/keys/key-binding.js';

/** A page that lies over the board. */
export type PageName = 'keys' | 'rules' | 'men' | 'told';

/** What is read over the board, also while the other side moves. */
export type ReadDialog =
	/** The list of commands; `on`: the one under its cursor, where the list was another one then. */
	| ({readonly kind: 'commands'; readonly on?: Command | undefined} & Search)
	| {readonly kind: 'page'; readonly page: PageName; readonly top: number};
