import {useMemo} from 'react';
import type {SeatReport} from '../../match/seat-report.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import type {ListedMove} from '../../session/told/listed-moves.js';
import type {Gone} from '../../text/taken-men.js';
import type {Word} from '../../core/act.js';
import {currentView} from '../../rules/history.js';
import {isSetUp} from '../../rules/view.js';
import {MessagePane, type MessagePlace} from '../panes/MessagePane.js';
import {MoveList} from '../panes/MoveList.js';
import {GhostList} from '../panes/GhostList.js';
import {TakenList} from '../panes/TakenList.js';
import {TriedList} from '../panes/TriedList.js';
import type {Arranging} from '../../session/entry/arranging.js';
import type {Box} from '../frame/box.js';
import {menLeft} from '../../session/told/counted-men.js';
import {seesEverySquare} from '../../knowledge/hidden-men.js';
import {Tray} from '../panes/Tray.js';
import {mayBeRefused} from '../../session/told/may-be-refused.js';
import type {BoardLayout} from '../frame/layout.js';
import {COUNTED_ROWS} from '../frame/panel-parts.js';
import {toldLog} from '../../session/told/told-log.js';
import {toldPlies} from '../../session/told/told-plies.js';
import {Rule} from '../panes/pane.js';
import type {Message} from '../../session/told/message.js';

type GamePanelProps = {
	readonly report: SeatReport;
	readonly layout: BoardLayout;
	readonly messages: readonly Message[];
	/** The moves as the seat knows them. */
	readonly played: readonly ListedMove[];
	/** Where in the messages the person is. */
	readonly place: MessagePlace;
	readonly ghosts: readonly Ghost[];
	readonly gone: Gone;
	readonly hasGhosts: boolean;
	/** Whether a coach speaks: then nothing else is to be read beside him. */
	readonly isTaught: boolean;
	/** What there is to be placed; then its tray takes the place of who is gone and who was last seen. */
	readonly arranging?: Arranging | undefined;
};

/** Returns the rows of all that is left out while men are placed. */
function trayBox({taken, ghosts}: BoardLayout): Box | undefined {
	const first = taken ?? ghosts;
	return first && {...first, height: (taken?.height ?? 0) + (ghosts?.height ?? 0)};
}

const READY: Word = 'ready';

/** So many plies at most stand above what is told now, where there is room. */
const EARLIER = 12;
/** Panes of fewer rows have none to spare. */
const LEAST_ROWS = 12;

/** Returns what the seat was told by so many plies, the latest last. */
const toldBefore = (report: SeatReport, ply: number): readonly Message[] =>
	ply < 0
		? []
		: toldLog(report, Math.max(0, ply), EARLIER).map((message): Message => ({
				...message,
				tone: 'faint',
			}));

/** Returns whether a set-up is on, or what ends it for the seat was its last act: nothing was moved or taken yet. */
const isSettingUp = ({history, phase}: SeatReport): boolean =>
	isSetUp(currentView(history).phase) ||
	(phase.name === 'confirm' && history.plies.at(-1)?.move === READY);

/** What stands beside the board: what happened, the moves, who is gone, who was last seen where. */
export function GamePanel(props: GamePanelProps) {
	const {report, layout, messages, played, place, gone, hasGhosts} = props;
	const {message, moves, taken, ghosts, rules} = layout;
	const {history, seat} = report;
	const isRoomy = message.height >= LEAST_ROWS && !props.isTaught;
	// What came with the own move before may stand in the messages too.
	const isOwnTold = messages.some(({isBefore}) => isBefore === true);
	const first = (toldPlies(history).at(0) ?? -1) - (isOwnTold ? 1 : 0);
	const earlier = useMemo(
		() => (isRoomy ? toldBefore(report, first) : []),
		[report, first, isRoomy],
	);
	const hasRows = taken !== undefined && taken.height > COUNTED_ROWS && !props.isTaught;
	const left = useMemo(
		() => (hasRows && !seesEverySquare(report.history) ? menLeft(report) : []),
		[report, hasRows],
	);
	if (props.arranging !== undefined) {
		return (
			<>
				<MessagePane messages={messages} {...place} box={message} />
				{rules.map((box) => (
					<Rule key={box.top} box={box} />
				))}
				<Tray arranging={props.arranging} box={trayBox(layout)} />
			</>
		);
	}

	if (isSettingUp(report)) {
		return <MessagePane messages={messages} {...place} box={message} />;
	}

	return (
		<>
			<MessagePane messages={messages} earlier={earlier} {...place} box={message} />
			{rules.map((box) => (
				<Rule key={box.top} box={box} />
			))}
			<MoveList moves={played} seat={seat} box={moves} />
			<TakenList gone={gone} left={left} box={taken} />
			{mayBeRefused(report) ? (
				<TriedList report={report} box={ghosts} />
			) : (
				<GhostList ghosts={props.ghosts} isHidden={!hasGhosts} box={ghosts} />
			)}
		</>
	);
}
