import {useMemo, useState} from 'react';
import {given} from '../../core/given.js';
import {menOf, startKnownWhite} from '../../drill/known-white.js';
import type {DrillSettings} from '../../drill/settings.js';
import type {MoveRisks} from '../../knowledge/positions/move-risks.js';
import type {SeatReport} from '../../match/seat-report.js';
import {knownHistory} from '../../match/shown-by-takebacks.js';
import type {SeatHistory} from '../../rules/history.js';
import {type CoachState, countEvents} from '../../session/drill/coach-knowledge.js';
import {type AskRisks, beforeLast, risksAsker} from '../../session/drill/king-risks.js';
import {NOT_WORKED_OUT} from '../../text/known-squares.js';
import type {KnownState} from '../panes/known-view.js';
import {useKnown} from '../panes/use-known.js';
import {useServices} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';

/** Returns the risks at the end of a history, as soon as they are worked out; undefined where none is asked about. */
function useRisks(asker: AskRisks, history: SeatHistory | undefined): MoveRisks | undefined {
	const ask = useMemo(
		() => (history === undefined ? undefined : async () => asker(history)),
		[asker, history],
	);
	const {answer, isWaiting, fault} = useAsked(ask, NOT_WORKED_OUT);
	return ask === undefined || isWaiting || fault !== undefined ? undefined : answer;
}

/** Returns what a person who is the lone king can know of White's men, as far as it is asked for: nothing for who has the men. */
export function useDefence(
	report: SeatReport,
	{role, ending}: Pick<DrillSettings, 'role' | 'ending'>,
	{judges, hint}: CoachState,
) {
	const {knowledge} = useServices();
	const {outcome, umpire} = report;
	const [asksWhite, setAsksWhite] = useState(false);
	const isDefence = role === 'defender';
	const isFogged = isDefence && umpire === undefined;
	const asker = useMemo(() => risksAsker(knowledge, ending), [knowledge, ending]);
	const history = useMemo(() => knownHistory(report), [report]);
	const before = useMemo(() => beforeLast(report), [report]);
	// What is older is asked first, so that a worker follows one history for all.
	const last = useRisks(asker, isFogged && (judges || outcome !== undefined) ? before : undefined);
	const isHinted = hint?.ply === countEvents(history) && outcome === undefined;
	const now = useRisks(asker, isFogged && isHinted ? history : undefined);
	const ask = useMemo(
		() => async () => knowledge.know({history, men: menOf(ending)}),
		[knowledge, history, ending],
	);
	const isShown = asksWhite && outcome === undefined;
	const known = useKnown(isFogged && isShown ? ask : undefined);
	const heard = useMemo(
		() => (isDefence && !isFogged ? startKnownWhite(ending) : undefined),
		[isDefence, isFogged, ending],
	);
	const white = useMemo(
		(): KnownState | undefined =>
			isShown && heard !== undefined
				? {status: 'there', board: heard.board(report.history)}
				: known,
		[isShown, heard, report, known],
	);
	return {
		risks: given({last, now}),
		white,
		toggleWhite: () => setAsksWhite((shown) => !shown),
	};
}
