import {Text} from 'ink';
import {useEffect, useState} from 'react';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {type Command, commandFor} from '../key-map.js';
import type {LineSource} from '../plan/line-source.js';
import type {Watched} from '../plan/watched.js';
import {WatchedBoard} from '../plan/WatchedBoard.js';
import type {WatchState} from '../plan/watch-state.js';
import type {WatchedLine} from '../screen-stack.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {Page} from './Page.js';

/** Watches the program play an ending by a plan or by the table, and say why. */
export function WatchPlanScreen({screen}: {readonly screen: WatchedLine}) {
	const services = useServices();
	const {back} = useNavigation();
	const {palette} = useTheme();
	const [source, setSource] = useState<LineSource>(screen.source);
	const [found, setFound] = useState<{readonly source: LineSource; readonly line: Watched}>();
	const [fault, setFault] = useState<string>();
	const [looks, setLooks] = useState<WatchState>();

	useEffect(() => {
		const asked = new AbortController();
		source
			.find(services.drills, asked.signal)
			.then((line) => {
				if (asked.signal.aborted) {
					return;
				}

				if (line.ok) {
					setFound({source, line: line.value});
				} else {
					setFault(`There is nothing to watch: ${line.error}.`);
				}
			})
			.catch(() => {
				if (!asked.signal.aborted) {
					setFault('The line cannot be found here.');
				}
			});
		return () => {
			asked.abort();
		};
	}, [source, services]);

	useKeys({
		onPress(press) {
			if (commandFor('watch', press) === 'back') {
				back();
			}
		},
	});

	const isWaiting = found?.source !== source && fault === undefined;
	const go = (next: LineSource, state: WatchState) => {
		setLooks(state);
		setFault(undefined);
		setSource(next);
	};

	const onCommand = (command: Command, state: WatchState) => {
		if (command === 'back') {
			back();
		} else if (found !== undefined && !isWaiting) {
			const {ending} = found.line;
			if (command === 'other') {
				go(source.otherPlan(ending), state);
				return;
			}

			const drawn = source.another(ending, services.seed());
			if (drawn.ok) {
				go(drawn.value, state);
			} else {
				setFault(`There is no other start: ${drawn.error}.`);
			}
		}
	};

	if (found === undefined) {
		return (
			<Page title="Watch" note={fault} hints={[['Esc', 'back']]}>
				<Text {...textProps(palette.faint)}>
					{fault === undefined ? 'Thinking it through …' : ''}
				</Text>
			</Page>
		);
	}

	return (
		<WatchedBoard
			key={found.source.key}
			line={found.line}
			before={looks}
			note={fault ?? (isWaiting ? 'Thinking it through …' : undefined)}
			onCommand={onCommand}
		/>
	);
}
