import {reviewScene} from './review-scene.js';
import {type ByColor, type Color} from '../../core/color.js';
import type {Result} from '../../core/result.js';
import {isPlayed} from '../../core/act.js';
import type {Hindsight, WeighedMoment} from '../../match/hindsight.js';
import {EYES, type Review} from '../../match/review.js';
import {EYES_TITLES, sawAllText} from '../../text/eyes.js';
import {sideName} from '../../text/men.js';
import {describeOutcome} from '../../text/outcome.js';
import {pairMoves} from '../panes/MoveList.js';
import {justify, type Line, lineOf, lineWidth, wrapText} from '../frame/text-lines.js';
import type {Asked} from '../shell/use-asked.js';
import {eyesBoard, type FrameSource, type Looking, paceText} from './frame-source.js';
import {knownPlotLines, momentSign} from '../panes/known-plot.js';
import {withDeduced} from '../board/deduced-board.js';
import {knownAllOver, knownMarks} from '../panes/known-view.js';
import {noteMarks} from './notes.js';
import {GAME_PACES, type Gaze, type Playback} from './playback.js';
import {notesFor, type ReviewAnalysis} from '../../session/review-analysis.js';
import {moveHeading, scoreSheetLines} from './score-sheet.js';
import {ghostsBeside} from '../../session/told/ghosts-of.js';
import {listedMoves, numberedMove, type SheetMove} from '../../session/told/listed-moves.js';
import {pictureMarks} from '../../text/drill.js';
import {
	COUNTING,
	describeJudgedMoment,
	MOMENT_WORDS,
	noPlot,
	type VerdictAt,
} from '../../text/hindsight.js';
import {verdictKey} from '../../text/analysis.js';
import type {Glyphs} from '../theme/glyphs.js';
import {reviewedMoves, reviewStops} from '../../session/told/reviewed-moves.js';
import {newsOfStep} from '../../session/told/told-log.js';
import {gatherTurns} from '../../session/told/played-moves.js';
import {endOfReview} from '../../session/told/ended-game.js';
import {say} from '../../session/told/message.js';
import type {Ask} from '../../session/ask.js';
import type {ReviewRemarks} from '../../session/review-remarks.js';
import type {ReviewNote, ReviewNotes} from '../../session/told/notes.js';
import type {Size} from '../frame/box.js';
import type {Theme} from '../theme/theme.js';

/** A game that is over, and how it is gone through. */
export type ReviewedGame = {
	readonly review: Review;
	/** What is gone through, for the top line; "Review" when left out. */
	readonly title?: string;
	/** Which game it is, and whose, in a sentence. */
	readonly which?: string;
	/** Whose side of the board is at the bottom to begin with. */
	readonly orientation?: Color;
	/** The side that the reader played; left out where two people did, or others. */
	readonly person?: Color;
	/** What is said and shown at the steps besides. */
	readonly notes?: ReviewNotes;
	/** Finds more of it, for which the screen does not wait. */
	readonly later?: Ask<ReviewNotes>;
	/** Lays both sides' knowledge open, for which the screen does not wait either. */
	readonly lookBack?: Ask<Hindsight>;
	/** Asks what a seat could know of squares it did not see. */
	readonly knew?: ReviewRemarks['knew'];
	/** How it is analysed, or why it is not, as a sentence. */
	readonly analysis?: ReviewAnalysis | string;
	/** Writes it as PGN where it is saved, and returns the file's path. The error is a sentence. */
	readonly write?: () => Result<string>;
	/** As whom it is to be analysed at once. */
	readonly begins?: Color | undefined;
	/** Where to begin; at the end, in truth, when left out. */
	readonly start?: Pick<Playback, 'frame' | 'gaze'>;
};

/** A narrower window has no room for all eyes beside the number of steps. */
const NARROW = 60;
/** A still narrower one has no room for what it is. */
const NARROWEST = 32;

/** Returns whose eyes there are, those that are looked with told apart, and which ply is shown. */
function headerLine(
	{shown, playback, columns, theme}: Looking,
	{moves}: Review,
	halts: readonly number[],
	title = 'Review',
): Line {
	const {palette, glyphs} = theme;
	const eyes = EYES.filter((one) => columns >= NARROW || one === shown).map((one) => ({
		text: one === shown ? `[${EYES_TITLES[one]}]` : ` ${EYES_TITLES[one]} `,
		style: one === shown ? palette.title : palette.faint,
	}));
	const left = [{text: columns < NARROWEST ? ' ' : ` ${title}  `, style: palette.title}, ...eyes];
	const place = `${halts.findLastIndex((at) => at <= playback.frame)} of ${halts.length - 1}`;
	// What is done in a set-up, or said, is a step and no move.
	const whole = `${place} ${moves.every(({act}) => isPlayed(act)) ? 'half-moves' : 'steps'}`;
	const hasRoom = lineWidth(left) + whole.length + 2 <= columns;
	return justify(
		left,
		lineOf(`${hasRoom ? whole : place} `, palette.faint),
		columns,
		glyphs.ellipsis,
	);
}

/** Returns how much each side knew through a game, or at its start and end why that is not there: in the same rows, so that nothing moves. */
function plotLines(
	look: Asked<Hindsight>,
	ply: number,
	isEdge: boolean,
	size: Size,
	theme: Looking['theme'],
) {
	if (look.answer !== undefined) {
		return knownPlotLines(look.answer, ply, size, theme);
	}

	const text = look.isWaiting ? COUNTING : isEdge ? noPlot(look.fault ?? '') : '';
	return wrapText(text, size.width - 1).map((row) => lineOf(` ${row}`, theme.palette.faint));
}

/** What is known of a game that is over besides the game: what is noted at its steps, and how much each side knew. */
type Remarks = {
	readonly notes: ReviewNotes;
	readonly title?: string | undefined;
	/** Which game it is, for who looks at its start or its end. */
	readonly which?: string | undefined;
	/** Whether its moves cannot be judged, so that nothing offers it: a drill, moves that are sent together, what nobody has played. */
	readonly isStudy?: boolean;
	/** Why they are not, as a sentence, for who looks at its start or its end. */
	readonly unjudged?: string | undefined;
	readonly look?: Asked<Hindsight> | undefined;
	readonly knew?: FrameSource['knew'];
	/** The side that the reader played; left out where two people did, or others. */
	readonly person?: Color | undefined;
	/** What is said for now, before all that is told of a frame. */
	readonly said?: string | undefined;
	/** What each seat's analysis says, and what they come to in a row; left out where there is none. */
	readonly judged?: {
		readonly notes: Partial<ByColor<ReviewNotes>>;
		readonly foot: (playback: Playback, width: number) => string;
	};
};

/** Returns what is made once for each way to look at a game. */
const byGaze = <T>(make: (gaze: Gaze) => T): {readonly [gaze in Gaze]: T} => ({
	all: make('all'),
	white: make('white'),
	black: make('black'),
	truth: make('truth'),
});

/** Returns a game that is over as it is gone through: as White saw it, as Black saw it, and as it was. */
export function finishedGame(review: Review, remarks: Remarks): FrameSource {
	const {notes, look, judged, knew} = remarks;
	const {steps, outcome} = review;
	const last = steps.length - 1;
	const isEdge = (frame: number): boolean => frame === 0 || frame === last;
	const halts = reviewStops(review);
	const end = outcome && describeOutcome(outcome, endOfReview(review)).join(' ');
	const lists = byGaze((gaze) => {
		const moves = reviewedMoves(review, gaze === 'all' ? 'truth' : gaze);
		return {moves, rows: pairMoves(gatherTurns(moves))};
	});
	const told = byGaze((gaze) => notesFor(gaze, notes, judged?.notes));
	const marked = (gaze: Gaze): readonly number[] =>
		[...told[gaze].keys()].filter((ply) => told[gaze][ply]?.sign !== undefined);
	const hasPicture = notes.some((note) => note?.picture !== undefined);
	const mover = ({by, isMove}: SheetMove): string => `${sideName(by)}${isMove ? ' moved' : ''}`;
	// What decided it is marked when it is found: the keys stay the same.
	const hasMarks = look !== undefined || marked('all').length > 0;
	return {
		can: [
			...(remarks.isStudy === true ? [] : (['judge'] as const)),
			...(hasMarks ? (['marks'] as const) : []),
			...(hasPicture ? (['picture'] as const) : []),
			...(knew === undefined ? [] : (['know'] as const)),
		],
		variant: review.variant,
		last,
		halts,
		mayGrow: false,
		paces: GAME_PACES,
		marked,
		gazes: EYES,
		hasNotes: true,
		hasPlot: look !== undefined,
		scene: {
			hasKing: hasPicture || notes.some((note) => note?.belief !== undefined),
			...(judged === undefined ? {} : {hasVerdicts: true, purpose: 'judged'}),
			...reviewScene(review),
		},
		header: (looking) => headerLine(looking, review, halts, remarks.title),
		knew,
		answer(command, {playback: {frame, gaze}}) {
			const asked = command === 'know' && gaze !== 'all' ? knew?.(frame, gaze) : undefined;
			return typeof asked === 'string' ? asked : undefined;
		},
		board({playback, known}, eyes) {
			const board = eyesBoard(review, playback.frame, eyes, playback.orientation);
			const marks = noteMarks(told[playback.gaze].at(playback.frame), eyes, playback.hasPicture);
			const deduced = eyes === 'truth' ? [] : knownMarks(known, eyes);
			const ghosts = ghostsBeside(board.ghosts ?? [], marks.belief);
			return withDeduced({...board, ...marks, ghosts}, deduced);
		},
		heading: ({playback, theme}, _eyes, width) =>
			moveHeading(lists[playback.gaze].moves, playback.frame, theme.glyphs, mover, width),
		messages({playback: {frame, gaze}, known}, eyes) {
			return [
				...say(remarks.said, 'warning'),
				...knownAllOver(known, eyes === 'truth' || eyes === remarks.person ? undefined : eyes),
				...newsOfStep(review, frame, eyes),
				...(told[gaze].at(frame)?.messages ?? []),
				...say(frame === last ? end : undefined, 'accent'),
				...say(isEdge(frame) ? remarks.which : undefined, 'faint'),
				...say(eyes === 'truth' && isEdge(frame) ? sawAllText(review.sawAll) : undefined, 'faint'),
				...say(isEdge(frame) ? remarks.unjudged : undefined, 'faint'),
			];
		},
		moves: ({playback, theme}, size) =>
			withKey(told[playback.gaze], size, theme, (room) =>
				scoreSheetLines(
					lists[playback.gaze].rows,
					playback.frame,
					room,
					told[playback.gaze],
					theme,
				),
			),
		...(look === undefined
			? {}
			: {
					plot: ({playback, theme}: Looking, size: Size) =>
						plotLines(look, playback.frame, isEdge(playback.frame), size, theme),
				}),
		foot: ({playback, columns, theme}) =>
			[
				...(playback.isPlaying || judged === undefined ? [] : [judged.foot(playback, columns - 2)]),
				...(playback.isPlaying ? [paceText(playback, GAME_PACES, 'move')] : []),
				...(!hasPicture
					? []
					: playback.hasPicture
						? [
								`p hides the paper’s picture: ${theme.glyphs.possible} ${pictureMarks('lemma').possible}`,
							]
						: ['p draws the paper’s picture']),
			].join('  '),
	};
}

/**
 * Returns what decided a game as notes on its moves, each with its sign in the list; on the last one also what
 * had decided it before.
 */
export function momentNotes(
	{moments}: Hindsight,
	review: Review,
	glyphs: Glyphs,
	verdict?: VerdictAt,
): ReviewNotes {
	const describe = (moment: WeighedMoment): string => describeJudgedMoment(moment, verdict);
	const last = review.steps.length - 1;
	const moves = listedMoves(review);
	return review.steps.map(({ply}): ReviewNote | undefined => {
		const here = moments.filter((moment) => moment.ply === ply);
		const before =
			ply === last ? moments.filter(({kind, ply: at}) => kind !== 'missed' && at < last) : [];
		const texts = [
			...here.map((moment) => describe(moment)),
			...before.map((moment) => `${numberedMove(moves[moment.ply - 1])}: ${describe(moment)}`),
		];
		const sign = here.at(-1);
		return texts.length === 0
			? undefined
			: {
					messages: say(texts, 'accent'),
					...(sign === undefined ? {} : {sign: momentSign(sign.kind, glyphs), lit: [sign.square]}),
				};
	});
}

/** A list of moves of fewer rows has none to spare. */
const LEAST_KEYED = 5;

/** Returns a list of moves with what its signs mean in its last rows, where there is room. */
function withKey(
	notes: ReviewNotes,
	{width, height}: Size,
	{palette, glyphs}: Theme,
	draw: (size: Size) => readonly Line[],
): readonly Line[] {
	const signs = notes.map((note) => note?.sign);
	const moments = (['king', 'loss', 'missed'] as const)
		.filter((kind) => signs.includes(momentSign(kind, glyphs)))
		.map((kind) => `${momentSign(kind, glyphs)} ${MOMENT_WORDS[kind]}`);
	const key = [...verdictKey(signs), ...moments].join(', ');
	const rows = key === '' ? [] : wrapText(key, width);
	const room = height - rows.length;
	const all = draw({width, height});
	return room < LEAST_KEYED && room < all.length
		? all
		: [...draw({width, height: room}), ...rows.map((row) => lineOf(row, palette.faint))];
}
