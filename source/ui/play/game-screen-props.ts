import type {Setup} from '../../core/fen.js';
import type {CoachView} from '../../session/drill/plan-view.js';
import type {ListedMove} from '../../session/told/listed-moves.js';
import type {Message} from '../../session/told/message.js';
import type {Turn} from '../../session/told/turn-of.js';
import type {Gone} from '../../text/taken-men.js';
import type {TypedAhead} from './entry/type-ahead.js';
import type {GameWords} from './GameHeader.js';
import type {GameAction} from './game-action.js';
import type {GameKnowledge} from './game-state.js';
import type {KnownState} from '../panes/known-view.js';
import type {Truth} from './shown-board.js';

/** What the board of a seat is drawn from: all of it the seat's own, and at the end the truth. */
export type GameScreenProps = Pick<
	GameKnowledge,
	'report' | 'marks' | 'look' | 'isSaved' | 'isTouched'
> & {
	/** The start, where both sides know it. */
	readonly start?: Setup | undefined;
	/** Whether the men of that start are remembered one by one, as of a start that is not the game's own. */
	readonly remembersStart?: boolean;
	/** Whether its last save failed. */
	readonly isBehind?: boolean;
	/** Whether the person has guessed where a king can be, which is not among the marks. */
	readonly hasGuess?: boolean;
	readonly autoFlip: boolean;
	/** Whether what the other side's move changed is lit for a moment. */
	readonly hasBeat?: boolean;
	/** What the seat's turn is like; a game's when left out. */
	readonly own?: Turn;
	/** What a coach says and shows besides. */
	readonly coach?: CoachView;
	/** What may stand on the squares that the seat does not see, when it was asked for. */
	readonly known?: KnownState;
	/** What stands there when the game is over: it takes the place of what the seat saw last. */
	readonly truth?: Truth;
	/** All moves, when the game is over: they take the place of those that the seat knew. */
	readonly moves?: readonly ListedMove[];
	/** The men that are gone, by what they were, when the game is over. */
	readonly gone?: Gone;
	/** What is said where rows are free for it: the first of these for which they are. */
	readonly spares?: readonly (readonly Message[])[];
	/** What is said besides what the report tells, such as why a request was refused. */
	readonly warnings: readonly Message[];
	/** What the entry line says when nothing is typed. */
	readonly idle: string;
	/** Whether there is no list of ghosts, for who has not learnt of them. */
	readonly hasNoGhosts?: boolean;
	/** Whether a coach alone speaks: what a game tells is left out. */
	readonly isQuiet?: boolean;
	/** Whether what is said has the whole panel: what a game lists is left out. */
	readonly hasNoLists?: boolean;
	/** What the person types while the other side thinks, which outlives the screen of that moment; none where two share the screen. */
	readonly ahead?: TypedAhead;
	/** Returns whether the keyboard would go to the other side, who is asked for a takeback; it does nowhere when left out. */
	readonly asksForTakeback?: () => boolean;
	readonly onAction: (action: GameAction) => void;
} & GameWords;
