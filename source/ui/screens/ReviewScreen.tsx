import {useEffect, useMemo, useState} from 'react';
import {useNavigation} from '../hooks/navigation.js';
import {useLookBack} from '../hooks/use-look-back.js';
import {finishedGame, type ReviewedGame} from '../replay/finished-game.js';
import {momentNotes} from '../replay/moment-notes.js';
import {type FindNotes, mergeNotes, type ReviewNotes} from '../replay/notes.js';
import {ReplayBoard} from '../replay/ReplayBoard.js';
import {usePlayer} from '../replay/use-player.js';
import {useTheme} from '../theme/theme-context.js';

const NO_NOTES: ReviewNotes = [];

/** Goes through a game that is over, as White saw it, as Black saw it, and as it was. */
export function ReviewScreen(game: ReviewedGame) {
	const {review, orientation = 'white', notes: first = NO_NOTES, later, lookBack, start} = game;
	const {back} = useNavigation();
	const {glyphs} = useTheme();
	const found = useNotes(first, later);
	const look = useLookBack(lookBack);
	const source = useMemo(() => {
		const notes =
			look?.status === 'there'
				? mergeNotes(found, momentNotes(look.hindsight, review, glyphs))
				: found;
		const hasNotes = notes.length > 0 || later !== undefined || look !== undefined;
		return finishedGame(review, {notes, hasNotes, look});
	}, [review, found, later, look, glyphs]);
	const player = usePlayer(source, {frame: source.last, orientation, ...start});
	return (
		<ReplayBoard
			source={source}
			player={player}
			onCommand={(command) => {
				if (command === 'back') {
					back();
				}

				return command === 'back';
			}}
		/>
	);
}

/** Returns notes, and those that are found later as soon as they are there. */
function useNotes(first: ReviewNotes, later: FindNotes | undefined): ReviewNotes {
	const [found, setFound] = useState<ReviewNotes>([]);
	useEffect(() => {
		const asked = new AbortController();
		later?.(asked.signal).then(
			(notes) => {
				if (!asked.signal.aborted) {
					setFound(notes);
				}
			},
			// The review is worth reading without them.
			() => undefined,
		);
		return () => {
			asked.abort();
		};
	}, [later]);
	return useMemo(() => mergeNotes(found, first), [found, first]);
}
