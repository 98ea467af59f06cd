import {useMemo} from 'react';
import {useNavigation} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';
import {finishedGame, momentNotes, type ReviewedGame} from './finished-game.js';
import {mergeNotes, type ReviewNotes} from './notes.js';
import {RecordBoard} from './ReplayBoard.js';
import {useTheme} from '../theme/theme.js';

const NO_NOTES: ReviewNotes = [];

/** Goes through a game that is over, as White saw it, as Black saw it, and as it was. */
export function ReviewScreen(game: ReviewedGame) {
	const {review, orientation = 'white', notes: first = NO_NOTES, later, lookBack, start} = game;
	const {back} = useNavigation();
	const {glyphs} = useTheme();
	// The review is worth reading without them.
	const {answer: found = NO_NOTES} = useAsked(later, '');
	const asked = useAsked(lookBack, 'what each side knew could not be worked out');
	const look = lookBack === undefined ? undefined : asked;
	const source = useMemo(() => {
		const told = mergeNotes(found, first);
		const notes =
			look?.answer === undefined
				? told
				: mergeNotes(told, momentNotes(look.answer, review, glyphs));
		const hasNotes = notes.length > 0 || later !== undefined || look !== undefined;
		return finishedGame(review, {notes, hasNotes, look});
	}, [review, first, found, later, look, glyphs]);
	return (
		<RecordBoard
			source={source}
			start={{frame: source.last, orientation, ...start}}
			onCommand={(command) => {
				if (command === 'back') {
					back();
				}
			}}
		/>
	);
}
