import type {Command} from '../shell/keys/key-binding.js';
import {NO_MARK} from '../../text/analysis.js';
import {useMemo} from 'react';
import {COLORS} from '../../core/color.js';
import {fail} from '../../core/result.js';
import {useNavigation, useWindowContext} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';
import {finishedGame, momentNotes, type ReviewedGame} from './finished-game.js';
import {textWidth} from '../frame/text-lines.js';
import type {Playback} from './playback.js';
import {RecordBoard} from './ReplayBoard.js';
import {analysisNotes, verdictAt} from '../../session/review-analysis.js';
import {analysisFoot, progressText} from './review-analysis.js';
import {withSigns} from './notes.js';
import {useAnalysis} from './use-analysis.js';
import {useTheme} from '../theme/theme.js';
import {mergeNotes, type ReviewNotes} from '../../session/told/notes.js';
import {NOT_SAVED, writtenTo} from '../../text/saves.js';
import type {Eyes} from '../../match/review.js';
import {hidesNothing} from '../../text/eyes.js';
import {NOT_LOOKED_BACK} from '../../text/hindsight.js';

/** Returns what is said where a marked move is asked for and there is none that way; undefined else. */
function noMark(
	command: Command | undefined,
	marked: readonly number[],
	frame: number,
): string | undefined {
	const isAsked = command === 'nextMarked' || command === 'lastMarked';
	if (!isAsked || marked.length === 0) {
		return isAsked ? NO_MARK.anywhere : undefined;
	}

	return command === 'nextMarked'
		? marked.every((ply) => ply <= frame)
			? NO_MARK.after
			: undefined
		: marked.every((ply) => ply >= frame)
			? NO_MARK.before
			: undefined;
}

/** A smaller window has little room beside its board. */
const ROOMY = {columns: 64, rows: 20};
const NO_NOTES: ReviewNotes = [];

/** Goes through a game that is over, as White saw it, as Black saw it, and as it was; has it analysed when that is asked for. */
export function ReviewScreen(game: ReviewedGame) {
	const {
		review,
		title,
		which,
		orientation = 'white',
		notes: first = NO_NOTES,
		later,
		lookBack,
		knew,
		person,
		start,
	} = game;
	const {analysis, begins, write} = game;
	const unjudged = typeof analysis === 'string' ? analysis : undefined;
	const isStudy = analysis === undefined || unjudged !== undefined;
	const {back} = useNavigation();
	const {columns, rows} = useWindowContext();
	const isShort = columns < ROOMY.columns || rows < ROOMY.rows;
	const {glyphs} = useTheme();
	// The review is worth reading without them.
	const {answer: found = NO_NOTES} = useAsked(later, '');
	// Without a move there is no course of it.
	const plotted = review.moves.length === 0 ? undefined : lookBack;
	const asked = useAsked(plotted, NOT_LOOKED_BACK);
	const look = plotted === undefined ? undefined : asked;
	const analyses = useAnalysis(analysis, begins);
	const {kept, running, said} = analyses;
	// What a row is too short for is said beside the board.
	const isLong = said !== undefined && textWidth(said) > columns - 2;
	const aside = isLong ? said : undefined;
	const why = said === unjudged ? undefined : unjudged;
	const judged = useMemo(() => {
		if (analysis === undefined || typeof analysis === 'string') {
			return undefined;
		}

		const seats = COLORS.filter((seat) => kept[seat] !== undefined);
		return seats.length === 0
			? undefined
			: {
					notes: Object.fromEntries(
						seats.map((seat) => {
							const {steps} = review;
							const notes = analysisNotes(kept[seat]!, analysis.histories[seat], steps, isShort);
							// A small window lists no moves, nor their signs.
							return [seat, isShort ? notes : withSigns(notes)];
						}),
					),
					foot: (playback: Playback, width: number) => analysisFoot(playback, kept, width),
					verdict: verdictAt({histories: analysis.histories, kept}, review.steps),
				};
	}, [analysis, kept, isShort, review]);
	const knewAt = useMemo(
		() =>
			knew &&
			((frame: number, eyes: Eyes) =>
				eyes === 'truth'
					? hidesNothing('v changes the eyes')
					: knew(review.reports[eyes], review.steps[frame].noticed[eyes])),
		[knew, review],
	);
	const source = useMemo(() => {
		const told = mergeNotes(found, first);
		const notes =
			look?.answer === undefined
				? told
				: mergeNotes(told, momentNotes(look.answer, review, glyphs, judged?.verdict));
		return finishedGame(review, {
			notes,
			title,
			which,
			isStudy,
			unjudged: why,
			look,
			knew: knewAt,
			person,
			said: aside,
			...(judged && {judged}),
		});
	}, [
		review,
		first,
		found,
		look,
		knewAt,
		person,
		judged,
		aside,
		title,
		which,
		isStudy,
		why,
		glyphs,
	]);
	return (
		<RecordBoard
			source={source}
			start={{frame: source.last, orientation, ...start}}
			note={
				running === undefined
					? isLong
						? undefined
						: said
					: progressText(running.seat, running.progress, columns, glyphs)
			}
			onCommand={(command, playback) => {
				analyses.hush();
				const missing = noMark(command, source.marked?.(playback.gaze) ?? [], playback.frame);
				if (command === 'analyse') {
					analyses.begin(playback);
				} else if (command === 'export') {
					const written = write?.() ?? fail(NOT_SAVED);
					analyses.tell(written.ok ? writtenTo(written.value) : written.error);
				} else if (missing !== undefined) {
					analyses.tell(missing);
				} else if (command === 'back' && !analyses.stop()) {
					back();
				}
			}}
		/>
	);
}
