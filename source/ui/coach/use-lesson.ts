import {useEffect, useMemo, useRef, useState} from 'react';
import {lessonOf, showsKing} from '../../drill/lessons.js';
import {nextLesson} from '../../drill/schedule.js';
import type {Match} from '../../match/match.js';
import {keepLesson} from '../../session/drill/attempt.js';
import type {Drill} from '../../session/services.js';
import type {Message} from '../../session/told/message.js';
import {useServices, useSettings} from '../shell/app-context.js';
import {useKept} from '../shell/use-kept.js';

/** What a drill came to when it ended: what was said of it as a lesson. */
type Ended = {readonly match: Match; readonly said: readonly Message[]};

/** Follows a drill: when a lesson ends grades it and keeps that, once. */
export function useLesson(match: Match, drill: Drill) {
	const services = useServices();
	const {person} = useSettings().settings;
	const isKept = useRef(match.outcome !== undefined);
	// The end is drawn anew after what is opened from it, such as the review.
	const kept = useKept<Ended>('lesson');
	const before = kept.now()?.match === match ? kept.now() : undefined;
	const [said, setSaid] = useState<readonly Message[]>(before?.said ?? []);
	const lesson = useMemo(() => lessonOf(match.settings), [match.settings]);

	useEffect(() => {
		if (match.outcome === undefined || isKept.current) {
			return;
		}

		isKept.current = true;
		const told = lesson === undefined ? [] : [keepLesson(services, person, match, drill, lesson)];
		setSaid(told);
		kept.keep({match, said: told});
	}, [lesson, match, drill, services, person, kept]);

	return {
		said,
		showsKing: showsKing(match.settings),
		/** Returns the lesson that comes next; undefined when this is none. */
		next: () => lesson && nextLesson(services.progress.load(person).progress, services.date()),
	};
}
