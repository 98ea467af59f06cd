import {useMemo} from 'react';
import {seesEverySquare} from '../../knowledge/hidden-men.js';
import {takenMen} from '../../knowledge/taken.js';
import type {KnownMark} from '../../session/told/belief-mark.js';
import {ghostsBeside, ghostsOf} from '../../session/told/ghosts-of.js';
import {mayBeRefused} from '../../session/told/may-be-refused.js';
import {playedMoves} from '../../session/told/played-moves.js';
import {hasTriedInVain} from '../../session/told/tried-in-vain.js';
import type {Turn} from '../../session/told/turn-of.js';
import {isNobody} from '../../text/taken-men.js';
import {makeLayout} from '../frame/layout.js';
import {useWindowContext} from '../shell/app-context.js';
import type {GameScreenProps} from './game-screen-props.js';
import {listsBeside} from './shown-beside.js';

type Listed = Pick<
	GameScreenProps,
	'report' | 'start' | 'remembersStart' | 'coach' | 'moves' | 'gone' | 'hasNoGhosts' | 'hasNoLists'
>;

/** Returns the lists that stand beside a seat's board, of moves, of men that are gone and of ghosts, and the layout with room for those that there are. */
export function useBeside(
	props: Listed,
	own: Turn,
	marksKnown: readonly KnownMark[],
	{isOver, isPlacing}: {readonly isOver: boolean; readonly isPlacing: boolean},
) {
	const {report, start, remembersStart, coach, moves, hasNoGhosts, hasNoLists = false} = props;
	const {columns, rows} = useWindowContext();
	const remembered = useMemo(
		() => ghostsOf(report, start, remembersStart),
		[report, start, remembersStart],
	);
	const ghosts = useMemo(
		() => ghostsBeside(remembered, coach?.belief, [...(coach?.told ?? []), ...marksKnown]),
		[remembered, coach, marksKnown],
	);
	const gone = useMemo(() => props.gone ?? takenMen(report.history), [props.gone, report]);
	const played = useMemo(() => moves ?? playedMoves(report.history), [moves, report]);
	// Where there is more to be told than in a whole game an empty list only takes room from it.
	const isPractice = own.of !== 'game' && own.of !== 'scene';
	const isRefereed = mayBeRefused(report);
	const hasGhosts =
		!isOver &&
		(isRefereed || !seesEverySquare(report.history)) &&
		hasNoGhosts !== true &&
		(!isPractice || (isRefereed ? hasTriedInVain(report) : ghosts.length > 0));
	const hasTaken = !isPractice || !isNobody(gone);
	const layout = useMemo(
		() => makeLayout(columns, rows, listsBeside({hasNoLists, isPlacing, hasGhosts, hasTaken})),
		[columns, rows, hasNoLists, isPlacing, hasGhosts, hasTaken],
	);
	return {ghosts, gone, played, layout};
}
