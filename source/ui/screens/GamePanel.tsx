import type {SeatReport} from '../../match/seat-report.js';
import type {Ghost} from '../../knowledge/ghosts.js';
import {moveList} from '../../knowledge/move-list.js';
import {takenMen} from '../../knowledge/taken.js';
import type {Message} from '../components/message.js';
import {MessagePane} from '../components/MessagePane.js';
import {MoveList} from '../components/MoveList.js';
import {GhostList, TakenList, TriedList} from '../components/TakenList.js';
import {mayBeRefused} from '../game/turn-of.js';
import {type BoardLayout, type Box, pageBox} from '../layout.js';
import {LinesAt, Rule} from '../components/pane.js';
import {firstShown, type Line} from '../components/text-lines.js';
import type {Dialog} from '../game/game-state.js';
import {pageLines, type PageSource} from '../game/pages.js';
import {type PaletteEntry, paletteText} from '../game/palette.js';
import {scrolledLines} from '../help/scroll.js';
import {keyName} from '../key-map.js';
import {type Question, questionLines} from '../question.js';
import {type Theme, useTheme} from '../theme/theme.js';

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

/** Returns where a question of so many rows goes: into the message pane, or over the panel when it needs more. */
const questionBox = ({message, panel}: BoardLayout, rows: number): Box => ({
	...(rows <= message.height ? message : panel),
	height: Math.min(rows, panel.height),
});

/** Returns a layout whose message pane begins below a question. */
export function belowQuestion(layout: BoardLayout, question: Question, theme: Theme): BoardLayout {
	const {message} = layout;
	const {height} = questionBox(layout, questionLines(question, 0, message.width, theme).length);
	// One row of air between the question and what was said before.
	const gone = Math.min(message.height, height + 1);
	return {
		...layout,
		message: {...message, top: message.top + gone, height: message.height - gone},
	};
}

/** Returns the list of commands as rows, the one under the cursor marked, those that would do nothing faint. */
function commandLines(
	commands: readonly PaletteEntry[],
	index: number,
	{palette, glyphs}: Theme,
): readonly Line[] {
	const names = commands.map(({binding: {keys}}) =>
		keys.length === 0 ? '' : keyName(keys[0], glyphs),
	);
	const width = Math.max(...names.map(({length}) => length), 1);
	return commands.map((entry, place) => {
		const style = place === index ? palette.title : palette.text;
		return [
			{text: place === index ? glyphs.here : ' ', style: palette.cursor},
			{text: ` ${names[place].padEnd(width)} `, style: palette.key},
			{
				text: `${paletteText(entry)}${entry.fault === undefined ? '' : ' (not now)'}`,
				style: entry.fault === undefined ? style : palette.faint,
			},
		];
	});
}

type GameDialogProps = {
	readonly dialog: Dialog;
	readonly layout: BoardLayout;
	readonly source: PageSource;
	readonly commands: readonly PaletteEntry[];
};

/** What has the keys instead of the board; the board itself stays in sight where there is room. */
export function GameDialog({dialog, layout, source, commands}: GameDialogProps) {
	const theme = useTheme();
	if (dialog.kind === 'mark') {
		return null;
	}

	if (dialog.kind === 'question') {
		const {question, index} = dialog;
		const lines = questionLines(question, index, layout.message.width, theme);
		const box = questionBox(layout, lines.length);
		return <LinesAt box={box} lines={lines} />;
	}

	const box = pageBox(layout);
	const lines =
		dialog.kind === 'page'
			? scrolledLines(pageLines(dialog.page, source, box.width, theme), box, theme, dialog.top)
			: commandLines(commands, dialog.index, theme).slice(
					firstShown({index: dialog.index, count: commands.length}, box.height),
				);
	return <LinesAt box={box} lines={lines} />;
}
