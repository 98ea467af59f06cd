import {useMemo, useState} from 'react';
import {LESSONS} from '../../drill/lessons.js';
import {nextLesson} from '../../drill/schedule.js';
import {countOf} from '../../text/men.js';
import {lessonTitle, standingText} from '../drill/lesson-text.js';
import {openLesson} from '../drill/open-drill.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useSettings} from '../hooks/settings-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {useLiveReducer} from '../hooks/use-live-reducer.js';
import {useWindowContext} from '../hooks/window-context.js';
import {commandFor} from '../key-map.js';
import {chooseByKey} from './choice.js';
import {ChoiceList} from './ChoiceList.js';
import {Page, pageHeight} from './Page.js';

/** All lessons in the order of their grades, and how the person stands with each; the cursor begins on the next one. */
export function LessonsScreen() {
	const window = useWindowContext();
	const services = useServices();
	const {settings} = useSettings();
	const {open, back} = useNavigation();
	const [{progress, warning}] = useState(() => services.progress.load(settings.person));
	const [now] = useState(() => services.now());
	const {
		state: index,
		dispatch,
		now: at,
	} = useLiveReducer(
		(_index: number, next: number) => next,
		() => LESSONS.indexOf(nextLesson(progress, now)),
	);
	const items = useMemo(
		() =>
			LESSONS.map((lesson) => ({
				label: `${lesson.grade}  ${lessonTitle(lesson)}`,
				about: standingText(progress[lesson.id], now),
			})),
		[progress, now],
	);

	useKeys({
		onPress(press) {
			const choice = chooseByKey({index: at(), count: items.length}, press);
			if (choice !== undefined) {
				dispatch(choice.index);
				if (choice.chosen) {
					open(openLesson(LESSONS[choice.index], services));
				}

				return;
			}

			const command = commandFor('menu', press);
			if (command === 'back' || command === 'leave') {
				back();
			}
		},
	});

	return (
		<Page
			title="Lessons"
			aside={`${countOf(Object.keys(progress).length, 'lesson')} of ${LESSONS.length} begun`}
			note={warning}
			hints={[
				['↑↓', 'choose'],
				['Enter', 'start'],
				['Esc', 'back'],
			]}
		>
			<ChoiceList
				items={items}
				index={index}
				height={pageHeight(window) - (warning === undefined ? 0 : 1)}
				labelWidth={Math.max(...items.map(({label}) => label.length)) + 2}
			/>
		</Page>
	);
}
