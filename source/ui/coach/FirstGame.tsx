import {useEffect, useSyncExternalStore} from 'react';
import {finishedScene} from '../../drill/learn/progress.js';
import {MatchScreen} from '../play/MatchScreen.js';
import type {MatchHost} from '../../session/match-host.js';
import {useServices, useSettings} from '../shell/app-context.js';
import {DrillMatch} from './DrillMatch.js';
import {friendlyCoach} from '../../session/learn/friendly-coach.js';
import {FIRST_GAME} from '../../session/learn/scene-begun.js';

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

	return <MatchScreen host={host} note={note} DrillBoard={DrillMatch} coachFor={friendlyCoach} />;
}
