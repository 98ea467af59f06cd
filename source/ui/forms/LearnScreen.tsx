import {useCallback, useEffect, useState} from 'react';
import {isAllLearnt, SCENE_IDS, sceneReached} from '../../drill/learn/progress.js';
import {isSceneBegun} from '../../session/learn/scene-begun.js';
import {LEARN_TEXTS} from '../../text/learn-scenes.js';
import {openScene} from '../coach/open-scene.js';
import {
	useNavigation,
	useProgress,
	useServices,
	useSettings,
	useWindowContext,
} from '../shell/app-context.js';
import {ListScreen} from './ListScreen.js';

/** A narrower window has room for the titles alone. */
const NARROW = 56;

/** All scenes, and which of them are done; the cursor begins on the one that was left last, else on the one to go on with. */
export function LearnScreen({note}: {readonly note: string | undefined}) {
	const {columns} = useWindowContext();
	const services = useServices();
	const {person} = useSettings().settings;
	const {open} = useNavigation();
	const {learn, warning} = useProgress();
	const [saved] = useState(() => services.games.list());
	const [fault, setFault] = useState<string>();
	const reached = sceneReached(learn);
	/** Opens a scene; returns a sentence when that cannot be. */
	const openAt = useCallback(
		(at: number) => {
			const opened = openScene(SCENE_IDS[at], person, services);
			if (opened.ok) {
				open(opened.value);
			}

			return opened.ok ? undefined : opened.error;
		},
		[person, services, open],
	);

	// Who comes for the first time is not to choose from what he does not know.
	const isFirst = learn.reached === undefined && note === undefined;
	useEffect(() => {
		if (isFirst) {
			openAt(0);
		}
	}, [isFirst, openAt]);

	const items = SCENE_IDS.map((id) => {
		const {title, about} = LEARN_TEXTS[id];
		const state = learn.done.includes(id)
			? 'done'
			: isSceneBegun(learn, id, saved)
				? 'begun'
				: id === reached && learn.reached !== undefined
					? 'next'
					: '';
		return {
			label: title,
			...(columns < NARROW ? {} : {about}),
			state,
		};
	});

	return (
		<ListScreen
			title="Learn"
			aside={isAllLearnt(learn) ? 'all done' : `${learn.done.length} of ${SCENE_IDS.length} done`}
			note={fault ?? note ?? warning}
			items={items}
			name="learn"
			purpose="learn"
			first={() => SCENE_IDS.indexOf(reached)}
			does="play"
			choose={(at) => setFault(openAt(at))}
		/>
	);
}
