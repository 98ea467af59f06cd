import type {SeatReport} from '../../match/seat-report.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {moveList} from '../../knowledge/move-list.js';
import {takenMen} from '../../knowledge/taken.js';
import {MessagePane} from '../panes/MessagePane.js';
import {MoveList} from '../panes/MoveList.js';
import {GhostList, TakenList, TriedList} from '../panes/TakenList.js';
import {mayBeRefused} from '../../session/told/turn-of.js';
import type {BoardLayout} from '../frame/layout.js';
import {Rule} from '../panes/pane.js';
import type {Message} from '../../session/told/message.js';

type GamePanelProps = {
	readonly report: SeatReport;
	readonly layout: BoardLayout;
	readonly messages: readonly Message[];
	readonly older: number;
	readonly ghosts: readonly Ghost[];
	readonly hasGhosts: boolean;
};

/** What stands beside the board: what happened, the moves, who is gone, who was last seen where. */
export function GamePanel(props: GamePanelProps) {
	const {report, layout, messages, older, hasGhosts} = props;
	const {message, moves, taken, ghosts, rules} = layout;
	const {history, seat} = report;
	const gone = takenMen(history);
	return (
		<>
			<MessagePane messages={messages} older={older} box={message} />
			{rules.map((box) => (
				<Rule key={box.top} box={box} />
			))}
			<MoveList moves={moveList(history)} seat={seat} box={moves} />
			<TakenList
				enemy={gone.enemy.map(({man}) => man)}
				own={gone.own.map(({man}) => man)}
				unknown={gone.unknown}
				box={taken}
			/>
			{mayBeRefused(report) ? (
				<TriedList report={report} box={ghosts} />
			) : (
				<GhostList ghosts={props.ghosts} isHidden={!hasGhosts} box={ghosts} />
			)}
		</>
	);
}
