import type {Eyes} from '../../match/review.js';
import type {ReviewNote} from '../../session/told/notes.js';
import type {BoardModel} from '../board/model.js';

/** Returns a note's marks as these eyes may have them. */
export const noteMarks = (
	note: ReviewNote | undefined,
	eyes: Eyes,
	hasPicture = false,
): Pick<BoardModel, 'belief' | 'lit'> =>
	note === undefined || (eyes !== 'truth' && note.by !== undefined && eyes !== note.by)
		? {}
		: {belief: (hasPicture ? note.picture : undefined) ?? note.belief ?? [], lit: note.lit ?? []};
