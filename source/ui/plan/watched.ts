import type {DrillGame} from '../../drill/game.js';
import type {Line} from '../../drill/line.js';
import type {BoardModel} from '../board/model.js';
import type {Message} from '../components/MessagePane.js';
import type {ListedMove} from '../components/MoveList.js';
import type {KeyContext} from '../key-map.js';
import type {Glyphs} from '../theme/glyphs.js';
import {type Chapter, chaptersOf} from './chapters.js';
import {watchBoard} from './watch-board.js';
import type {WatchState} from './watch-state.js';
import {legendText, lineStatus, watchMessages} from './watch-text.js';
import {FOG_VOICE} from './fog-voice.js';
import {KRIEGSPIEL_VOICE} from './kriegspiel-voice.js';
import type {Voice} from './voice.js';

/** A line of the program's own as it is watched, step after step, whatever game it is of. */
export type Watched = {
	/** The ending. */
	readonly ending: string;
	/** Who plays it. */
	readonly player: string;
	readonly keys: KeyContext;
	/** How many steps there are. */
	readonly last: number;
	/** Where one goes by going far: where a lemma begins, or a move. */
	readonly stops: readonly number[];
	/** Its stretches, where the program plays by lemmas. */
	readonly chapters: readonly Chapter[];
	/** Whether what it is about is a plan's picture, and not where the king can be. */
	readonly hasPicture: boolean;
	/** The moves of the first steps. */
	moves(steps: number): readonly ListedMove[];
	messages(step: number): readonly Message[];
	board(state: WatchState): BoardModel;
	/** Returns where it stands, for the top line of a window so wide. */
	status(step: number, width: number, dots: string): string;
	/** Returns what the marks on the board say, for one row. */
	legend(model: BoardModel, state: WatchState, glyphs: Glyphs): string;
};

const VOICES: {readonly [game in DrillGame]: Voice} = {
	fog: FOG_VOICE,
	kriegspiel: KRIEGSPIEL_VOICE,
};

/** Returns a line as it is watched. */
export function watchedLine(line: Line): Watched {
	const voice = VOICES[line.game];
	const chapters = chaptersOf(line);
	return {
		ending: line.ending,
		player: voice.player(line),
		keys: voice.keys,
		last: line.steps.length,
		stops: voice.stops(line),
		chapters,
		hasPicture: chapters.length > 0,
		moves: (steps) => voice.moves(line, steps),
		messages: (step) => watchMessages(line, voice, step),
		board: (state) => watchBoard(line, voice, state),
		status: (step, width, dots) => lineStatus(line, step, width, dots),
		legend: (model, state, glyphs) => legendText(line, voice, model, state, glyphs),
	};
}
