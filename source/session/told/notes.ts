import type {Color} from '../../core/color.js';
import type {Square} from '../../core/square.js';
import type {Eyes} from '../../match/review.js';
import type {BeliefMark} from './belief-mark.js';
import type {Message} from './message.js';

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

/** Returns the squares that two notes on one step light up, those of both. */
const litBy = (first: ReviewNote, second: ReviewNote): readonly Square[] => [
	...(first.lit ?? []),
	...(second.lit ?? []),
];

/** Returns two notes on one step as one: what the first has to say, then the second, then the first's details. */
function joinNotes(first?: ReviewNote, second?: ReviewNote): ReviewNote | undefined {
	return first === undefined || second === undefined
		? (first ?? second)
		: {
				...first,
				...second,
				messages: [...first.messages.slice(0, 1), ...second.messages, ...first.messages.slice(1)],
				lit: litBy(first, second),
			};
}

/** Returns notes with further ones after them, step by step. */
export const appendNotes = (notes: ReviewNotes, more: ReviewNotes): ReviewNotes =>
	Array.from({length: Math.max(notes.length, more.length)}, (_, ply) => {
		const [before, after] = [notes[ply], more[ply]];
		return before === undefined || after === undefined
			? (before ?? after)
			: {
					...before,
					...after,
					messages: [...before.messages, ...after.messages],
					lit: litBy(before, after),
				};
	});

/** Returns the notes of two kinds on one game together, the first kind in front. */
export const mergeNotes = (first: ReviewNotes, second: ReviewNotes): ReviewNotes =>
	Array.from({length: Math.max(first.length, second.length)}, (_, ply) =>
		joinNotes(first[ply], second[ply]),
	);

/** Where going through a game begins, and with whose eyes. */
export type ReplayStart = {readonly frame: number; readonly gaze: Eyes};
