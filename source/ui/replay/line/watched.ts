import {type Line, lineMove} from '../../../drill/line.js';
import {strategiesToWatch} from '../../../drill/plans.js';
import type {SquareSet} from '../../../core/square-set.js';
import type {BoardModel} from '../../board/model.js';
import {
	isInSafeSpace,
	outsideSafeSpace,
	squareMarks,
	squaresLeft,
} from '../../../session/drill/plan-view.js';
import type {Playback} from '../playback.js';
import {chaptersOf, lemmaAt} from '../../../session/lines/chapters.js';
import {lemmaName} from '../../../text/published.js';
import {type Voice, watchMessages} from '../../../session/lines/voice.js';
import {VOICES} from '../../../session/lines/voices.js';
import {type Drawn, legendText, lineStatus, pictureAnswer} from './watch-text.js';
import {headerLine} from '../../panes/Header.js';
import {moveListLines} from '../../panes/MoveList.js';
import {type FrameSource, paceText} from '../frame-source.js';
import {chapterLines} from './chapters.js';
import {type BeliefMark, kingIfSure} from '../../../session/told/belief-mark.js';

/**
 * Returns where a plan's picture after `ply` steps leaves the king. None where it does not speak of it, and none where he
 * has shown himself elsewhere since.
 */
function allowedAt({hero, start, steps, reasons}: Line, ply: number): SquareSet | undefined {
	const {view, belief} = steps[ply - 1] ?? start;
	if (hero === 'black') {
		// While White moves, the king is where his last step left him, and not where White now sees that he is not.
		const step = steps[ply - 1]?.king ?? steps[ply - 2]?.king;
		// Before his first one he stands where White was told.
		return step?.held.intersect(belief) ?? (ply < 2 && isInSafeSpace(belief) ? belief : undefined);
	}

	// What is said before White's move still holds when it is made.
	const reason = reasons[ply] ?? reasons[ply - 1];
	const allowed =
		reason === undefined || reason.lemma === 0 ? undefined : squaresLeft(reason, view.cells);
	return allowed !== undefined && belief.isSubsetOf(allowed) ? allowed : undefined;
}

/** Returns where a line has its next picture, by its lemma, if it has one, and its move; undefined where there is none. */
function nextPicture(line: Line, ply: number): string | undefined {
	const {steps} = line;
	for (let at = ply + 1; at <= steps.length; at++) {
		if (allowedAt(line, at) !== undefined) {
			const lemma = lemmaAt(line, at) ?? lemmaAt(line, at - 1);
			const move = `move ${lineMove(steps[at] ?? steps[at - 1])}`;
			return lemma === undefined ? move : `${lemmaName(lemma)}, ${move}`;
		}
	}

	return undefined;
}

/** Returns where the king can be, with the squares that the picture leaves open besides unmarked. */
function bothMarks(
	picture: readonly BeliefMark[],
	belief: readonly BeliefMark[],
): readonly BeliefMark[] {
	const open = new Set(picture.filter(({kind}) => kind === 'possible').map(({square}) => square));
	return belief.filter(({square, kind}) => kind !== 'impossible' || !open.has(square));
}

/** Returns the board of a line as it is watched: what White sees, the marks that are wanted, the plan's next move lit. Pure. */
function watchBoard(
	line: Line,
	{mixes}: Voice,
	state: Playback,
	wholePicture: readonly BeliefMark[],
): BoardModel {
	const {start, steps, reasons} = line;
	const {frame: ply, hasPicture, hasBelief, orientation} = state;
	const {view, belief} = steps[ply - 1] ?? start;
	const {cells} = view;
	const picture = hasPicture ? wholePicture : [];
	const possible = hasBelief ? squareMarks(cells, belief) : [];
	const made = steps.slice(mixes ? Math.max(0, ply - 1) : 0, ply);
	const last = made.findLast(({tried}) => tried !== undefined)?.tried?.move;
	const next = reasons[ply]?.moves[0];
	return {
		cells,
		orientation,
		seat: 'white',
		belief: !hasBelief
			? picture
			: picture.length === 0 || !mixes
				? possible
				: bothMarks(picture, possible),
		// Where he surely is needs no question: it was told, or has been worked out.
		known: kingIfSure(belief),
		...(last === undefined ? {} : {lastMove: [last.from, last.to]}),
		...(next === undefined ? {} : {lit: [next.from, next.to]}),
	};
}

type Watched = Drawn & {
	/** The squares that the picture leaves the king while it alone is drawn. */
	readonly allowed: SquareSet | undefined;
};

function watch(line: Line, voice: Voice, state: Playback): Watched {
	const {frame: ply, hasPicture, hasBelief} = state;
	const allowed = allowedAt(line, ply);
	const {cells} = (line.steps[ply - 1] ?? line.start).view;
	const hasSpace = line.hero === 'black' && allowed !== undefined && isInSafeSpace(allowed);
	const marks = allowed === undefined ? [] : squareMarks(cells, allowed);
	const picture = hasSpace ? outsideSafeSpace(marks) : marks;
	return {
		picture,
		hasSpace,
		allowed: hasPicture && !hasBelief ? allowed : undefined,
		board: watchBoard(line, voice, state, picture),
	};
}

/** The paces of a line, step by step: there is more to read than in a game. */
export const LINE_PACES = [6000, 4000, 2500, 1500, 800, 400, 200] as const;

/** Returns a line of the program's own as it is watched, step after step, with White's eyes alone. */
export function watchedLine(line: Line): FrameSource {
	const voice = VOICES[line.game];
	const chapters = chaptersOf(line);
	// The board, the text and the row under it are of the same step.
	const kept = new WeakMap<Playback, Watched>();
	const watched = (playback: Playback): Watched => {
		const found = kept.get(playback) ?? watch(line, voice, playback);
		kept.set(playback, found);
		return found;
	};

	return {
		can: [
			'line',
			...(voice.hasTries ? (['tries'] as const) : []),
			...(strategiesToWatch(line.game, line.ending).length > 1 ? (['plans'] as const) : []),
			// The table has no picture, and goes by no lemmas.
			...(line.strategy === 'table' ? [] : (['picture'] as const)),
			...(line.strategy === 'table' || voice.picture !== 'lemma' ? [] : (['lemmas'] as const)),
		],
		last: line.steps.length,
		mayGrow: false,
		paces: LINE_PACES,
		stops: voice.stops(line),
		gazes: ['white'],
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
		board: ({playback}) => watched(playback).board,
		messages: ({playback}) => watchMessages(line, voice, playback.frame, watched(playback).allowed),
		moves: ({playback: {frame}, theme}, size) =>
			chapters.length > 0
				? chapterLines(chapters, frame, size, theme)
				: moveListLines(voice.moves(line, frame), size, theme, 'white'),
		answer: (command, {playback}) =>
			command === 'plan'
				? pictureAnswer(voice, watched(playback).picture, playback, () =>
						nextPicture(line, playback.frame),
					)
				: undefined,
		foot({playback, columns, theme}) {
			const pace = playback.isPlaying ? `${paceText(playback, LINE_PACES, 'step')}  ` : '';
			const width = columns - 2 - pace.length;
			const next = () => nextPicture(line, playback.frame);
			return `${pace}${legendText(line, voice, watched(playback), playback, theme.glyphs, next, width)}`;
		},
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
