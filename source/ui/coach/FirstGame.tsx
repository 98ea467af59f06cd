import {useCallback, useEffect, useMemo, useSyncExternalStore} from 'react';
import {given} from '../../core/given.js';
import {finishedScene} from '../../drill/learn/progress.js';
import type {KingDanger} from '../../knowledge/worlds/king-danger.js';
import type {SeatHistory} from '../../rules/history.js';
import type {SeatReport} from '../../match/seat-report.js';
import {knownHistory} from '../../match/shown-by-takebacks.js';
import {MatchScreen} from '../play/MatchScreen.js';
import type {MatchHost} from '../../session/match-host.js';
import {useServices, useSettings} from '../shell/app-context.js';
import {DrillMatch} from './DrillMatch.js';
import {asksForDanger, friendlyCoach} from '../../session/learn/friendly-coach.js';
import {FIRST_GAME} from '../../session/learn/scene-begun.js';
import {seatShown} from '../../session/seat-shown.js';
import {NOT_WORKED_OUT} from '../../text/known-squares.js';
import {useAsked} from '../shell/use-asked.js';

/** Returns what the king of a history's seat has to fear of men that it does not see, as soon as it is worked out. */
function useKingDanger(
	played: SeatHistory,
	notices: SeatReport['notices'],
	isWanted: boolean,
): KingDanger | undefined {
	const {knowledge} = useServices();
	// Asked as `w` is, so that a worker follows one history for both.
	const history = useMemo(() => knownHistory({history: played, notices}), [played, notices]);
	const ask = useCallback(async () => knowledge.kingDanger({history}), [knowledge, history]);
	const {answer, isWaiting} = useAsked(isWanted ? ask : undefined, NOT_WORKED_OUT);
	return isWaiting || !isWanted ? undefined : answer;
}

/** The game that the scenes end in: a game like any other, with a word of a friendly coach before each move. */
export function FirstGame({
	host,
	note,
}: {
	readonly host: MatchHost;
	readonly note: string | undefined;
}) {
	const {progress} = useServices();
	const {person} = useSettings().settings;
	const {match} = useSyncExternalStore(host.subscribe, host.getState);
	const isOver = match.outcome !== undefined;
	useEffect(() => {
		if (isOver) {
			progress.learn(person, (learn) => finishedScene(learn, FIRST_GAME));
		}
	}, [isOver, progress, person]);

	const report = host.report(seatShown(match));
	// The word of what is seen does not wait for it.
	const danger = useKingDanger(report.history, report.notices, asksForDanger(report));
	return (
		<MatchScreen
			host={host}
			note={note}
			DrillBoard={DrillMatch}
			coachFor={(own, isHintAsked) => friendlyCoach(own, {isHintAsked, ...given({danger})})}
		/>
	);
}
