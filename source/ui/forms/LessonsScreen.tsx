import {LESSONS} from '../../drill/lessons.js';
import {dayStreak, standingWith} from '../../drill/practice.js';
import {nextLesson} from '../../drill/schedule.js';
import {
	endingText,
	gradeHead,
	lessonTitle,
	rowStanding,
	standingText,
	streakText,
	totalsText,
} from '../../session/drill/lesson-text.js';
import {openLesson} from '../play/open-drill.js';
import {useNavigation, useProgress, useServices, useWindowContext} from '../shell/app-context.js';
import {useTheme} from '../theme/theme.js';
import {ListScreen} from './ListScreen.js';

/** A narrower window has no room for all totals beside the title, or for all of how one stands beside a lesson. */
const NARROW = 68;
const ROOMY = 76;

/** All lessons in the order of their grades, or those of an ending first, and how the person stands with each; the cursor begins on the next one. */
export function LessonsScreen({ending: wanted = ''}: {readonly ending?: string | undefined}) {
	const {columns} = useWindowContext();
	const {glyphs} = useTheme();
	const services = useServices();
	const {open} = useNavigation();
	const {progress, practice, warning, moment} = useProgress();
	const items = LESSONS.map((lesson) => ({
		label: lessonTitle(lesson),
		group: gradeHead(lesson.grade),
		find: lesson.ending,
		state: rowStanding(progress[lesson.id], moment, columns < ROOMY),
	}));

	return (
		<ListScreen
			title="Lessons"
			aside={totalsText(standingWith(LESSONS, progress, practice, moment), columns < NARROW)}
			note={warning}
			items={items}
			name="lessons"
			purpose="lessons"
			head={{label: 'Lesson', state: 'How you stand'}}
			first={() => LESSONS.indexOf(nextLesson(progress, moment))}
			typed={wanted}
			does="start"
			choose={(at) => open(openLesson(LESSONS[at], services))}
			foot={(at) => {
				const {id, ending, game} = LESSONS[at];
				const same = LESSONS.filter((lesson) => lesson.ending === ending && lesson.game === game);
				return [
					Object.hasOwn(progress, id)
						? standingText(progress[id], practice.lessons[id], moment)
						: '',
					endingText(ending, standingWith(same, progress, practice, moment)),
					streakText(dayStreak(practice, moment)),
				]
					.filter(Boolean)
					.join(` ${glyphs.dots} `);
			}}
		/>
	);
}
