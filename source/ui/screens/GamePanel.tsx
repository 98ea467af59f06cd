import {Text} from 'ink';
import type {SeatReport} from '../../match/seat-report.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {moveList} from '../../knowledge/move-list.js';
import {takenMen} from '../../knowledge/taken.js';
import type {Message} from '../components/message.js';
import {MessagePane} from '../components/MessagePane.js';
import {MoveList} from '../components/MoveList.js';
import {GhostList, TakenList} from '../components/TakenList.js';
import {TriedList} from '../components/TriedList.js';
import {mayBeRefused} from '../game/turn-of.js';
import type {BoardLayout} from '../layout.js';
import {textProps} from '../theme/style.js';
import {useTheme} from '../theme/theme-context.js';
import {Place} from '../components/Place.js';

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
	const {palette, glyphs} = useTheme();
	const {message, moves, taken, ghosts, rules} = layout;
	const {history, seat} = report;
	const gone = takenMen(history);
	return (
		<>
			<Place box={message}>
				<MessagePane messages={messages} older={older} {...message} />
			</Place>
			{rules.map((box) => (
				<Place key={box.top} box={box}>
					<Text {...textProps(palette.rule)}>{glyphs.line.repeat(box.width)}</Text>
				</Place>
			))}
			<Place box={moves}>
				{moves !== undefined && <MoveList moves={moveList(history)} seat={seat} {...moves} />}
			</Place>
			<Place box={taken}>
				{taken !== undefined && (
					<TakenList
						enemy={gone.enemy.map(({man}) => man)}
						own={gone.own.map(({man}) => man)}
						unknown={gone.unknown}
						{...taken}
					/>
				)}
			</Place>
			<Place box={ghosts}>
				{ghosts !== undefined &&
					(mayBeRefused(report) ? (
						<TriedList report={report} {...ghosts} />
					) : (
						<GhostList ghosts={props.ghosts} isHidden={!hasGhosts} {...ghosts} />
					))}
			</Place>
		</>
	);
}
