import type {Eyes} from '../../match/review.js';
import type {ReviewNote, ReviewNotes} from '../../session/told/notes.js';
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

/** Returns verdicts on moves that begin with their signs, which the list of moves has alone where it has no room to say what they mean. */
export const withSigns = (notes: ReviewNotes): ReviewNotes =>
	notes.map(
		(note) =>
			note && {
				...note,
				messages: note.messages.map((message, index) =>
					index > 0 || note.sign === undefined
						? message
						: {...message, text: `${note.sign} ${message.text}`},
				),
			},
	);
