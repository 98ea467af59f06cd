import type {SeatReport} from '../match/seat-report.js';
import type {Message} from '../session/told/message.js';
import type {Kind, PlainCommand} from './place.js';

/** What goes along with a game and is told besides: the coach of a drill. */
export type Companion = {
	/** What is practised with it. */
	readonly kind: Kind;
	/** Its commands, in place of the game's own about what is known besides what is seen, which it is given. */
	readonly commands: (knowing: readonly PlainCommand[]) => readonly PlainCommand[];
	/** What it says now; what it has said before at the same moment is not said again. */
	readonly messages: (report: SeatReport) => readonly Message[];
	/** Has `listener` called when it has something to say that it had to work out. */
	readonly onNews?: (listener: () => void) => void;
};
