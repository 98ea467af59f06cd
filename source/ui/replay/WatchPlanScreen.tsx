import {useCallback, useMemo, useState} from 'react';
import {ok} from '../../core/result.js';
import type {LineStart} from '../../drill/line.js';
import {drawLineStart} from '../../drill/line-start.js';
import {strategiesToWatch} from '../../drill/plans.js';
import {useNavigation, useServices} from '../shell/app-context.js';
import {useAsked} from '../shell/use-asked.js';
import {useKeys} from '../shell/use-keys.js';
import {commandFor} from '../shell/keys/key-map.js';
import {beginLine, watchedLine} from './line/watched.js';
import type {Playback} from './playback.js';
import {RecordBoard} from './ReplayBoard.js';
import type {WatchedLine} from '../shell/screen-stack.js';
import {neighbour} from '../panes/choice.js';
import {Page} from '../panes/Page.js';
import {Words} from '../panes/pane.js';
import type {Command} from '../shell/keys/key-binding.js';
import {
	NO_LINE,
	noOtherPlan,
	noOtherStart,
	nothingToWatch,
	THINKING_LINE,
} from '../../text/drill.js';

/** Watches the program play an ending by a plan or by the table, and say why. */
export function WatchPlanScreen({screen: {start: first, tables}}: {readonly screen: WatchedLine}) {
	const services = useServices();
	const {back} = useNavigation();
	const [start, setStart] = useState<LineStart>(first);
	const [fault, setFault] = useState<string>();
	const [looks, setLooks] = useState<Playback>();
	const ask = useCallback(
		async (signal: AbortSignal) => {
			const line = await services.drills.line(start, signal);
			return line.ok ? ok({start, line: line.value}) : line;
		},
		[services, start],
	);
	const {answer: found, isWaiting, fault: why} = useAsked(ask, NO_LINE);
	const note = isWaiting ? THINKING_LINE : why === undefined ? fault : nothingToWatch(why);

	useKeys({
		onPress(press) {
			if (commandFor({of: 'replay', can: ['line']}, press) === 'back') {
				back();
			}
		},
	});

	const go = (next: LineStart, playback: Playback) => {
		setLooks(playback);
		setFault(undefined);
		setStart(next);
	};

	const onCommand = (command: Command | undefined, playback: Playback) => {
		const {game, strategy} = start;
		const ending = isWaiting ? undefined : found?.line.ending;
		if (command === 'back') {
			back();
		} else if (ending === undefined) {
			// One line after the other.
		} else if (command === 'other') {
			const plans = strategiesToWatch(game, ending);
			const next = neighbour(plans, (plan) => plan === strategy, 1);
			if (next === strategy) {
				setFault(noOtherPlan(ending));
			} else {
				go({...start, strategy: next}, playback);
			}
		} else if (command === 'another') {
			const drawn = drawLineStart({game, ending, strategy, seed: services.seed()}, tables);
			if (drawn.ok) {
				go(drawn.value, playback);
			} else {
				setFault(noOtherStart(drawn.error));
			}
		}
	};

	const source = useMemo(() => found && watchedLine(found.line), [found]);
	if (found === undefined || source === undefined) {
		return (
			<Page title="Watch" note={isWaiting ? undefined : note} hints={[['Esc', 'back']]}>
				<Words as="faint" wrap="wrap">
					{isWaiting ? note : ''}
				</Words>
			</Page>
		);
	}

	const {game, strategy, fen, seed} = found.start;
	return (
		<RecordBoard
			key={`${game} ${strategy} ${fen} ${seed}`}
			source={source}
			start={beginLine(found.line, looks)}
			note={note}
			onCommand={onCommand}
		/>
	);
}
