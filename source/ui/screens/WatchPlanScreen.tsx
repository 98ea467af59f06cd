import {Text} from 'ink';
import {useEffect, useMemo, useState} from 'react';
import type {Line, LineStart} from '../../drill/line.js';
import {drawLineStart} from '../../drill/line-start.js';
import {strategiesToWatch} from '../../drill/plans.js';
import {useNavigation} from '../hooks/navigation.js';
import {useServices} from '../hooks/services-context.js';
import {useKeys} from '../hooks/use-keys.js';
import {type Command, commandFor} from '../key-map.js';
import {beginLine, watchedLine} from '../plan/watched.js';
import type {Playback} from '../replay/playback.js';
import {ReplayBoard} from '../replay/ReplayBoard.js';
import {usePlayer} from '../replay/use-player.js';
import type {WatchedLine} from '../screen-stack.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {neighbour} from './choice.js';
import {Page} from './Page.js';

/** Watches the program play an ending by a plan or by the table, and say why. */
export function WatchPlanScreen({screen: {start: first, tables}}: {readonly screen: WatchedLine}) {
	const services = useServices();
	const {back} = useNavigation();
	const {palette} = useTheme();
	const [start, setStart] = useState<LineStart>(first);
	const [found, setFound] = useState<{readonly start: LineStart; readonly line: Line}>();
	const [fault, setFault] = useState<string>();
	const [looks, setLooks] = useState<Playback>();

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
	const go = (next: LineStart, playback: Playback) => {
		setLooks(playback);
		setFault(undefined);
		setStart(next);
	};

	const onCommand = (command: Command, playback: Playback) => {
		const {game, strategy} = start;
		const ending = isWaiting ? undefined : found?.line.ending;
		if (command === 'back') {
			back();
		} else if (ending === undefined) {
			// One line after the other.
		} else if (command === 'other') {
			const plans = strategiesToWatch(game, ending);
			go({...start, strategy: neighbour(plans, (plan) => plan === strategy, 1)}, playback);
		} else if (command === 'another') {
			const drawn = drawLineStart({game, ending, strategy, seed: services.seed()}, tables);
			if (drawn.ok) {
				go(drawn.value, playback);
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

	const {game, strategy, fen, seed} = found.start;
	return (
		<LineBoard
			key={`${game} ${strategy} ${fen} ${seed}`}
			line={found.line}
			before={looks}
			note={fault ?? (isWaiting ? 'Thinking it through …' : undefined)}
			onCommand={onCommand}
		/>
	);
}

type LineBoardProps = {
	readonly line: Line;
	/** What was shown of the line before this one. */
	readonly before: Playback | undefined;
	readonly note: string | undefined;
	/** Takes what a player does not do: to leave, another plan, another start. */
	readonly onCommand: (command: Command, playback: Playback) => void;
};

/** The board of a line that the program plays, as White knows it, with the reasons of each move beside it. */
function LineBoard({line, before, note, onCommand}: LineBoardProps) {
	const source = useMemo(() => watchedLine(line), [line]);
	const player = usePlayer(source, beginLine(line, before));
	return (
		<ReplayBoard
			source={source}
			player={player}
			note={note}
			onCommand={(command) => {
				const isOwn = command === 'back' || command === 'other' || command === 'another';
				if (isOwn) {
					onCommand(command, player.getPlayback());
				}

				return isOwn;
			}}
		/>
	);
}
