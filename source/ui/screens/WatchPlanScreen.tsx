import {Text} from 'ink';
import {useEffect, useState} from 'react';
import {drawLineStart} from '../../drill/line-start.js';
import {heroOf, type LineStart, type PlanLine} from '../../drill/plan-line.js';
import {DRILL_STRATEGIES} from '../../drill/settings.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {type Command, commandFor} from '../key-map.js';
import {WatchedBoard} from '../plan/WatchedBoard.js';
import type {WatchState} from '../plan/watch-state.js';
import type {WatchedLine} from '../screen-stack.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {neighbour} from './choice.js';
import {Page} from './Page.js';

/** Watches the program play an ending by the paper's plans or by the table, and say why. */
export function WatchPlanScreen({screen}: {readonly screen: WatchedLine}) {
	const services = useServices();
	const {back} = useNavigation();
	const {palette} = useTheme();
	const [start, setStart] = useState<LineStart>(screen.start);
	const [found, setFound] = useState<{readonly start: LineStart; readonly line: PlanLine}>();
	const [fault, setFault] = useState<string>();
	const [looks, setLooks] = useState<WatchState>();

	useEffect(() => {
		const asked = new AbortController();
		services.drills
			.line(start, asked.signal)
			.then((line) => {
				if (asked.signal.aborted) {
					return;
				}

				if (line.ok) {
					setFound({start, line: line.value});
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
	}, [start, services]);

	useKeys({
		onPress(press) {
			if (commandFor('watch', press) === 'back') {
				back();
			}
		},
	});

	const isWaiting = found?.start !== start && fault === undefined;
	const go = (next: LineStart, state: WatchState) => {
		setLooks(state);
		setFault(undefined);
		setStart(next);
	};

	const onCommand = (command: Command, state: WatchState) => {
		if (command === 'back') {
			back();
		} else if (found !== undefined && !isWaiting) {
			const {ending, strategy} = found.line;
			const plans = DRILL_STRATEGIES.filter((plan) => heroOf(plan, ending) !== undefined);
			if (command === 'other') {
				go({...start, strategy: neighbour(plans, (plan) => plan === strategy, 1)}, state);
				return;
			}

			const drawn = drawLineStart({ending, strategy, seed: services.seed()}, screen.tables);
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
			key={`${found.start.strategy} ${found.start.fen} ${found.start.seed}`}
			line={found.line}
			before={looks}
			note={fault ?? (isWaiting ? 'Thinking it through …' : undefined)}
			onCommand={onCommand}
		/>
	);
}
