import type {Color} from '../../core/color.js';
import type {Square} from '../../core/square.js';
import type {Eyes} from '../../match/review.js';
import type {BeliefMark, BoardModel} from '../board/model.js';
import type {Message} from '../components/MessagePane.js';
import {cutText, type Line, lineOf, wrapText} from '../components/text-lines.js';
import {type Layout, makeLayout} from '../layout.js';
import type {Theme} from '../theme/theme.js';

/** What is said and shown at one step of a review besides the step itself, such as what a coach thinks of it. */
export type ReviewNote = {
	readonly messages: readonly Message[];
	/** Where the king could be, and squares to light up. */
	readonly belief?: readonly BeliefMark[];
	readonly lit?: readonly Square[];
	/** A picture that can be asked for instead: where a plan leaves the king room. */
	readonly picture?: readonly BeliefMark[];
	/** Whose knowledge the marks are: they are not drawn over what the other side saw. */
	readonly by?: Color;
	/** One sign beside the move that led here, in the list of moves. */
	readonly sign?: string;
};

/** Notes by their steps: `notes[n]` is for the game after n plies. */
export type ReviewNotes = readonly (ReviewNote | undefined)[];

/** Finds notes that take a while. Rejects when `signal` is aborted. */
export type FindNotes = (signal: AbortSignal) => Promise<ReviewNotes>;

/** Returns two notes on one step as one: what the first has to say, then the second, then the first's details. */
function joinNotes(first?: ReviewNote, second?: ReviewNote): ReviewNote | undefined {
	return first === undefined || second === undefined
		? (first ?? second)
		: {
				...first,
				...second,
				messages: [...first.messages.slice(0, 1), ...second.messages, ...first.messages.slice(1)],
			};
}

/** Returns the notes of two kinds on one game together, the first kind in front. */
export const mergeNotes = (first: ReviewNotes, second: ReviewNotes): ReviewNotes =>
	Array.from({length: Math.max(first.length, second.length)}, (_, ply) =>
		joinNotes(first[ply], second[ply]),
	);

/** Fewer signs than these leave a note no room beside the list of moves. */
const LEAST_NOTE = 240;

/**
 * Returns where everything of a review goes; where room is scarce one with notes has no list of moves. `extra`
 * rows are kept under the board where there is room for them.
 */
export function reviewLayout(columns: number, rows: number, hasNotes: boolean, extra = 0): Layout {
	const layout = makeLayout(columns, rows, {parts: ['message', 'moves'], extra});
	return hasNotes &&
		layout.kind === 'board' &&
		layout.message.width * layout.message.height < LEAST_NOTE
		? makeLayout(columns, rows, {parts: ['message'], extra})
		: layout;
}

/** Returns a note's marks as these eyes may have them. */
export const noteMarks = (
	note: ReviewNote | undefined,
	eyes: Eyes,
	hasPicture = false,
): Pick<BoardModel, 'belief' | 'lit'> =>
	note === undefined || (eyes !== 'truth' && note.by !== undefined && eyes !== note.by)
		? {}
		: {belief: (hasPicture ? note.picture : undefined) ?? note.belief ?? [], lit: note.lit ?? []};

/** Returns the rows of what is said at a step, from its first word on; the last row says by a sign that there is more. */
export function noteLines(
	messages: readonly Message[],
	{width, height}: {readonly width: number; readonly height: number},
	{palette, glyphs}: Theme,
): readonly Line[] {
	const lines = messages.flatMap(({text, tone = 'text'}) =>
		wrapText(text, width).map((row) => ({row, style: palette[tone]})),
	);
	return lines.slice(0, Math.max(0, height)).map(({row, style}, index) => {
		const isCut = index === height - 1 && lines.length > height;
		return lineOf(
			isCut ? cutText(`${row} ${glyphs.ellipsis}`, width, glyphs.ellipsis) : row,
			style,
		);
	});
}
