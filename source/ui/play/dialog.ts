import type {Question} from '../panes/question.js';
import type {Search} from '../panes/search.js';
import type {Command} from '../shell/keys/key-binding.js';
import type {GameAction} from './game-action.js';

/** A page that lies over the board. */
export type PageName = 'keys' | 'rules' | 'men' | 'told';

/** What has the keys instead of the board. */
export type Dialog =
	| {
			readonly kind: 'question';
			readonly question: Question;
			/** What the answers do, by their ids; nothing where one is left out. */
			readonly actions: {readonly [id: string]: GameAction};
			readonly index: number;
			/** Whether there is no way back from it. */
			readonly mustAnswer?: boolean;
	  }
	/** The list of commands; `on`: the one under its cursor, where the list was another one then. */
	| ({readonly kind: 'commands'; readonly on?: Command | undefined} & Search)
	| {readonly kind: 'page'; readonly page: PageName; readonly top: number}
	/** The next character is written on the square under the cursor. */
	| {readonly kind: 'mark'};
