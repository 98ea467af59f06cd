import type {DrillGame} from '../../drill/game.js';
import type {Line} from '../../drill/line.js';
import type {Message} from '../told/message.js';
import {FOG_VOICE} from './fog-voice.js';
import {KRIEGSPIEL_VOICE} from './kriegspiel-voice.js';
import {type Voice, watchMessages} from './voice.js';

/** How the lines of each game are told. */
export const VOICES: {readonly [game in DrillGame]: Voice} = {
	fog: FOG_VOICE,
	kriegspiel: KRIEGSPIEL_VOICE,
};

/** Returns what is said of a line after so many steps. */
export const lineMessages = (line: Line, step: number): readonly Message[] =>
	watchMessages(line, VOICES[line.game], step);
