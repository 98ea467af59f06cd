import {useCallback, useMemo} from 'react';
import {knownHistory} from '../../match/shown-by-takebacks.js';
import {knownStart} from '../../knowledge/known-start.js';
import type {SeatHistory} from '../../rules/history.js';
import type {KnownState} from './known-view.js';
import {useServices} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';
import {GameScreen} from './GameScreen.js';
import type {GameScreenProps} from './game-screen-props.js';
import {NOT_WORKED_OUT} from '../../text/known-squares.js';

type KnownMatchProps = {
	readonly game: GameScreenProps;
	/** The start of the game when it is not the variant's own; both sides know it. */
	readonly startFen: string | undefined;
	/** Whether the person asked what may stand on the squares that he does not see. */
	readonly isAsked: boolean;
};

/**
 * Returns what the seat of a history knows of the squares it does not see; it is worked out elsewhere and
 * the screen does not wait. Undefined while it is not wanted. `startFen` is as in KnowledgeQuestion.
 */
function useKnownBoard(
	history: SeatHistory,
	startFen: string | undefined,
	isWanted: boolean,
): KnownState | undefined {
	const {knowledge} = useServices();
	// Not called off when it is no longer wanted: the next ply goes on from it.
	const ask = useCallback(
		async () => knowledge.know({history, ...(startFen === undefined ? {} : {startFen})}),
		[knowledge, history, startFen],
	);
	const {answer, isWaiting, fault} = useAsked(isWanted ? ask : undefined, NOT_WORKED_OUT);
	return !isWanted
		? undefined
		: isWaiting
			? {status: 'working'}
			: answer === undefined || fault !== undefined
				? {status: 'failed', reason: fault ?? ''}
				: {status: 'there', board: answer};
}

/** The game screen, with what its seat knows of the squares it does not see when that is asked for. */
export function KnownMatch({game, startFen, isAsked}: KnownMatchProps) {
	const {report} = game;
	// When it is over there is nothing left to find out: the review shows all.
	const isWanted = isAsked && report.outcome === undefined;
	const {history, notices} = report;
	const known = useKnownBoard(
		useMemo(() => knownHistory({history, notices}), [history, notices]),
		startFen,
		isWanted,
	);
	const start = useMemo(() => knownStart(report.variant, startFen), [report.variant, startFen]);
	return (
		<GameScreen
			{...game}
			{...(start === undefined ? {} : {start})}
			{...(known === undefined ? {} : {known})}
		/>
	);
}
