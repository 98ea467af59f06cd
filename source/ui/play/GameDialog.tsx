import {LinesAt} from '../panes/pane.js';
import type {Dialog} from './dialog.js';
import type {FoundCommands} from './palette.js';
import {paletteLines} from '../panes/palette.js';
import {scrolledLines} from '../panes/scroll.js';
import {type BoardLayout, pageBox} from '../frame/layout.js';
import {type Question, questionLines} from '../panes/question.js';
import {type Theme, useTheme} from '../theme/theme.js';
import type {Box} from '../frame/box.js';
import {type Line, lineWidth} from '../frame/text-lines.js';

/** Returns where a question of so many rows goes: into the message pane, or over the panel when it needs more. */
const questionBox = ({message, panel}: BoardLayout, rows: number): Box => ({
	...(rows <= message.height ? message : panel),
	height: Math.min(rows, panel.height),
});

/** Returns a question as it is drawn, and where. */
function drawnQuestion(
	{question, index}: Extract<Dialog, {readonly kind: 'question'}>,
	layout: BoardLayout,
	theme: Theme,
) {
	const {width} = layout.message;
	const lines = questionLines(question, index, width, theme).map((line): Line => {
		// Over the panel nothing of what stands there is to go on behind an answer.
		const room = Math.max(0, width - lineWidth(line));
		return [...line, {text: ' '.repeat(room), style: theme.palette.text}];
	});
	return {box: questionBox(layout, lines.length), lines};
}

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

type GameDialogProps = {
	readonly dialog: Dialog;
	readonly layout: BoardLayout;
	/** The page that is open, whole. */
	readonly page: readonly Line[] | undefined;
	/** The commands that fit, and where the cursor is among them. */
	readonly commands: FoundCommands | undefined;
};

/** What has the keys instead of the board; the board itself stays in sight where there is room. */
export function GameDialog({dialog, layout, page = [], commands}: GameDialogProps) {
	const theme = useTheme();
	if (dialog.kind === 'mark') {
		return null;
	}

	if (dialog.kind === 'question') {
		return <LinesAt {...drawnQuestion(dialog, layout, theme)} />;
	}

	const box = pageBox(layout);
	const lines =
		dialog.kind === 'page'
			? scrolledLines(page, box, theme, dialog.top)
			: paletteLines(commands?.entries ?? [], commands?.index ?? 0, box, theme);
	return <LinesAt box={box} lines={lines} />;
}
