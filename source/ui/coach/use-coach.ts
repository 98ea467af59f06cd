import {type Dispatch, type SetStateAction, useEffect, useState} from 'react';
import {type CoachState, USUAL_COACH} from '../../session/drill/coach-knowledge.js';
import {useKept} from '../shell/use-kept.js';

/** What is kept of a coach from one drill to the next, with the start of the first. */
type KeptCoach = Pick<CoachState, 'shows' | 'judges' | 'improves'> & {
	readonly fen: string | undefined;
};

/** Returns what of that holds for a drill: on another start nothing is shown that was not asked for, unless it `showsKing` by itself. */
function keptFor(
	kept: KeptCoach | undefined,
	fen: string | undefined,
	showsKing: boolean,
): Partial<CoachState> {
	const unasked = showsKing ? 'possible' : false;
	if (kept === undefined) {
		return {shows: unasked};
	}

	const {shows, judges, improves} = kept;
	return {judges, improves, shows: kept.fen === fen ? shows : unasked};
}

/** Keeps what a coach was asked in a drill from `fen`. How he judges stays so in the next drill; where the king can be is shown on when the same start is tried again. */
export function useCoach(
	fen: string | undefined,
	showsKing: boolean,
	hasGuess: boolean,
): [CoachState, Dispatch<SetStateAction<CoachState>>] {
	const kept = useKept<KeptCoach>('coach');
	const [coach, setCoach] = useState<CoachState>(() => ({
		...USUAL_COACH,
		...keptFor(kept.now(), fen, showsKing),
		// A guess that lies in a save is shown when the drill is resumed.
		...(hasGuess ? {guesses: true, shows: false} : {}),
	}));
	const {shows, judges, improves} = coach;
	useEffect(() => kept.keep({shows, judges, improves, fen}), [kept, shows, judges, improves, fen]);
	return [coach, setCoach];
}
