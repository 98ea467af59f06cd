import {Text} from 'ink';
import {useMemo, useState} from 'react';
import {LESSONS} from '../../drill/lessons.js';
import {dayStreak, standingWith} from '../../drill/practice.js';
import {nextLesson} from '../../drill/schedule.js';
import {
	endingText,
	lessonTitle,
	standingText,
	streakText,
	totalsText,
} from '../drill/lesson-text.js';
import {openLesson} from '../drill/open-drill.js';
import {useNavigation} from '../hooks/navigation.js';
import {useChoice} from '../hooks/use-choice.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import {useWindowContext} from '../hooks/window-context.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {ChoiceList} from './ChoiceList.js';
import {Page, pageHeight} from './Page.js';

/** A narrower window has no room for all totals beside the title. */
const NARROW = 56;

/** All lessons in the order of their grades, and how the person stands with each; the cursor begins on the next one. */
export function LessonsScreen() {
	const window = useWindowContext();
	const {palette, glyphs} = useTheme();
	const services = useServices();
	const {settings} = useSettings();
	const {open} = useNavigation();
	const [{progress, practice, warning}] = useState(() => services.progress.load(settings.person));
	const [now] = useState(() => services.date());
	const items = useMemo(
		() =>
			LESSONS.map((lesson) => ({
				label: `${lesson.grade}  ${lessonTitle(lesson)}`,
				about: standingText(progress[lesson.id], practice.lessons[lesson.id], now),
			})),
		[progress, practice, now],
	);
	const {index, help} = useChoice({
		count: items.length,
		first: () => LESSONS.indexOf(nextLesson(progress, now)),
		choose(at) {
			open(openLesson(LESSONS[at], services));
		},
	});
	const {ending, game} = LESSONS[index];
	const ofEnding = LESSONS.filter((lesson) => lesson.ending === ending && lesson.game === game);
	const days = streakText(dayStreak(practice, now));

	return (
		<Page
			title="Lessons"
			aside={totalsText(standingWith(LESSONS, progress, practice, now), window.columns < NARROW)}
			note={warning}
			help={help}
			hints={[
				['↑↓', 'choose'],
				['Enter', 'start'],
				['Esc', 'back'],
			]}
		>
			<ChoiceList
				items={items}
				index={index}
				height={pageHeight(window, warning) - 1}
				labelWidth={Math.min(
					Math.max(...items.map(({label}) => label.length)) + 2,
					Math.floor(window.columns / 2),
				)}
			/>
			<Text {...textProps(palette.accent)} wrap="truncate">
				{[
					endingText(ending, standingWith(ofEnding, progress, practice, now)),
					...(days === '' ? [] : [days]),
				].join(` ${glyphs.dots} `)}
			</Text>
		</Page>
	);
}
