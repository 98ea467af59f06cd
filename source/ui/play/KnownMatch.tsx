import {useMemo} from 'react';
import {given} from '../../core/given.js';
import {knownHistory} from '../../match/shown-by-takebacks.js';
import {knownStart} from '../../knowledge/known-start.js';
import {useKnown} from '../panes/use-known.js';
import {useServices} from '../shell/app-context.js';
import {GameScreen} from './GameScreen.js';
import type {GameScreenProps} from './game-screen-props.js';

type KnownMatchProps = {
	readonly game: GameScreenProps;
	/** The start of the game when it is not the variant's own; both sides know it. */
	readonly startFen: string | undefined;
	/** Whether the person asked what may stand on the squares that he does not see. */
	readonly isAsked: boolean;
};

/** The game screen, with what its seat knows of the squares it does not see when that is asked for. */
export function KnownMatch({game, startFen, isAsked}: KnownMatchProps) {
	const {report} = game;
	// When it is over there is nothing left to find out: the review shows all.
	const isWanted = isAsked && report.outcome === undefined;
	const {history, notices} = report;
	const {knowledge} = useServices();
	// Not called off when it is no longer wanted: the next ply goes on from it.
	const ask = useMemo(() => {
		const question = {history: knownHistory({history, notices}), ...given({startFen})};
		return async () => knowledge.know(question);
	}, [knowledge, history, notices, startFen]);
	const known = useKnown(isWanted ? ask : undefined);
	const start = useMemo(() => knownStart(report.variant, startFen), [report.variant, startFen]);
	return (
		<GameScreen
			{...game}
			{...(start === undefined ? {} : {start})}
			{...(known === undefined ? {} : {known})}
		/>
	);
}
