import type {Line, LineEnd} from '../../drill/line.js';
import type {Message} from '../components/message.js';
import type {ListedMove} from '../components/MoveList.js';
import type {ReplayContext} from '../replay/replay-bindings.js';

/** What is said of one step of a line: its title, and what is told and comes after it. */
export type StepWords = {readonly title: string; readonly rest: readonly Message[]};

/** How a game's lines are told: everything in which they differ from another game's on the screen. */
export type Voice = {
	readonly keys: ReplayContext;
	/** Who plays a line. */
	readonly player: (line: Line) => string;
	/** Where one goes by going far. */
	readonly stops: (line: Line) => readonly number[];
	/** The moves of the first steps. */
	readonly moves: (line: Line, steps: number) => readonly ListedMove[];
	readonly start: (line: Line) => readonly Message[];
	/** What is said of a step of White's, or of the king's; the first step is 1. */
	readonly step: (line: Line, step: number) => StepWords;
	/** What comes next, after so many steps. */
	readonly next: (line: Line, step: number) => readonly Message[];
	readonly ends: {readonly [end in LineEnd]?: (moves: string) => string};
	/** What is said of a line that is over, besides how it ended. */
	readonly sum: (line: Line) => readonly Message[];
	/** Whether the ends that are no win are to be warned of. */
	readonly warns: boolean;
	/** What a picture is of. */
	readonly picture: 'lemma' | 'plan';
	/** Whether the squares where the king can be are drawn into the picture, and White's last move is forgotten when the king has moved. */
	readonly mixes: boolean;
};
