import type {DrillGame} from '../../drill/game.js';
import type {Line} from '../../drill/line.js';
import {headerLine} from '../components/Header.js';
import type {Message} from '../components/message.js';
import {moveListLines} from '../components/MoveList.js';
import {type FrameSource, paceText} from '../replay/frame-source.js';
import type {Playback} from '../replay/playback.js';
import {chapterLines, chaptersOf} from './chapters.js';
import {FOG_VOICE} from './fog-voice.js';
import {KRIEGSPIEL_VOICE} from './kriegspiel-voice.js';
import type {Voice} from './voice.js';
import {watchBoard} from './watch-board.js';
import {legendText, lineStatus, watchMessages} from './watch-text.js';

const VOICES: {readonly [game in DrillGame]: Voice} = {
	fog: FOG_VOICE,
	kriegspiel: KRIEGSPIEL_VOICE,
};

/** The paces of a line, step by step: there is more to read than in a game. */
export const LINE_PACES = [6000, 4000, 2500, 1500, 800, 400, 200] as const;

/** Returns what is said of a line after so many steps. */
export const lineMessages = (line: Line, step: number): readonly Message[] =>
	watchMessages(line, VOICES[line.game], step);

/** Returns a line of the program's own as it is watched, step after step, with White's eyes alone. */
export function watchedLine(line: Line): FrameSource {
	const voice = VOICES[line.game];
	const chapters = chaptersOf(line);
	return {
		keys: voice.keys,
		last: line.steps.length,
		mayGrow: false,
		paces: LINE_PACES,
		stops: voice.stops(line),
		gazes: ['white'],
		scrolls: true,
		hasNotes: true,
		scene: {seat: 'white'},
		header: ({playback: {frame}, columns, theme}) =>
			headerLine(
				{
					title: `Watch ${line.ending}`,
					mode: voice.player(line),
					status: lineStatus(line, frame, columns, theme.glyphs.dots),
					width: columns,
				},
				theme,
			),
		board: ({playback}) => watchBoard(line, voice, playback),
		messages: ({playback: {frame}}) => watchMessages(line, voice, frame),
		moves: ({playback: {frame}, theme}, size) =>
			chapters.length > 0
				? chapterLines(chapters, frame, size.height, theme)
				: moveListLines(voice.moves(line, frame), size, theme, 'white'),
		foot: ({playback, theme}) =>
			[
				playback.isPlaying ? paceText(playback, LINE_PACES, 'step') : '',
				legendText(line, voice, watchBoard(line, voice, playback), playback, theme.glyphs),
			]
				.filter(Boolean)
				.join('  '),
	};
}

/** Returns where watching a line begins; what was shown before, if anything, stays shown. */
export const beginLine = (line: Line, before?: Playback): Partial<Playback> => {
	const hasPicture = chaptersOf(line).length > 0;
	return {
		hasPicture: true,
		...before,
		frame: 0,
		isPlaying: false,
		top: 0,
		// Where nobody plays by lemmas there is no picture to look at.
		hasBelief: before?.hasBelief === true || !hasPicture,
	};
};
