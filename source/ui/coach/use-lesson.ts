import {useEffect, useMemo, useRef, useState} from 'react';
import {lessonOf} from '../../drill/lessons.js';
import {nextLesson} from '../../drill/schedule.js';
import type {Match} from '../../match/match.js';
import {keepLesson} from '../../session/drill/attempt.js';
import type {Drill} from '../../session/services.js';
import type {Message} from '../../session/told/message.js';
import {useServices, useSettings} from '../shell/app-context.js';
import {useKept} from '../shell/use-kept.js';

/** Follows a lesson: grades it when it ends and keeps that, once. Does nothing in a drill that is no lesson. */
export function useLesson(match: Match, drill: Drill) {
	const services = useServices();
	const {person} = useSettings().settings;
	const helps = useRef(0);
	const isKept = useRef(match.outcome !== undefined);
	// The end is drawn anew after what is opened from it, such as the review.
	const kept = useKept<{readonly match: Match; readonly said: readonly Message[]}>('lesson');
	const [said, setSaid] = useState<readonly Message[]>(() => {
		const before = kept.now();
		return before?.match === match ? before.said : [];
	});
	const lesson = useMemo(() => lessonOf(match.settings), [match.settings]);

	useEffect(() => {
		if (lesson === undefined || match.outcome === undefined || isKept.current) {
			return;
		}

		isKept.current = true;
		const told = [keepLesson(services, person, match, drill, lesson, helps.current)];
		setSaid(told);
		kept.keep({match, said: told});
	}, [lesson, match, drill, services, person, kept]);

	return {
		said,
		/** Who takes the first steps is shown where the king can be, and need not ask. */
		showsKing: lesson?.grade === 1,
		/** Counts a help that was taken: it is then not done alone. */
		help() {
			helps.current++;
		},
		/** Returns the lesson that comes next; undefined when this is none. */
		next: () => lesson && nextLesson(services.progress.load(person).progress, services.date()),
	};
}
