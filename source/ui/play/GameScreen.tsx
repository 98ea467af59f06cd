import {Box} from 'ink';
import {useMemo} from 'react';
import type {Setup} from '../../core/fen.js';
import {squaresIn} from '../../core/square.js';
import {seesEverySquare} from '../../knowledge/hidden-men.js';
import {takenMen} from '../../knowledge/taken.js';
import {type Gone, isNobody} from '../../text/taken-men.js';
import {MORE, showsMore, showsNumber} from '../board/known-signs.js';
import {isAllTold, NUMBERS_UNDER_CURSOR, signsBeside} from '../../text/known-squares.js';
import {ASK_SIGN} from '../../text/turn.js';
import {planned} from '../../session/entry/plan-steps.js';
import {cursorText, inRow, taskText} from './entry-words.js';
import {type BoardModel, squareAtPoint} from '../board/model.js';
import {Board} from '../board/Board.js';
import {EntryLine, typedFault} from './EntryLine.js';
import {HelpLine, helpScroll, partHint} from '../panes/help-lines.js';
import {messageReach} from '../panes/MessagePane.js';
import {useFirstNew} from '../panes/use-first-new.js';
import type {CoachView} from '../../session/drill/plan-view.js';
import {knowledgeOf} from '../../session/entry/move-knowledge.js';
import {turnOverlays} from './entry/turn-overlays.js';
import type {TurnKnowledge} from './entry/turn-state.js';
import {
	beginGame,
	type GameAction,
	gameContext,
	type GameKnowledge,
	type GameResult,
	type PageName,
} from './game-state.js';
import {
	exampleUnder,
	knownMarks,
	knownMessages,
	likeliestUnder,
	type KnownState,
} from './known-view.js';
import {pageLines} from './pages.js';
import {commandLine, findEntries} from '../panes/palette.js';
import {withRoomFor, withSpare} from './message-room.js';
import {paletteOf} from './palette.js';
import {clickInGame, pasteInGame, pressInGame} from './press-in-game.js';
import {seatBoard, seatOrientation} from './seat-board.js';
import {ghostsBeside, ghostsOf} from '../../session/told/ghosts-of.js';
import type {ListedMove} from '../../session/told/listed-moves.js';
import {playedMoves} from '../../session/told/played-moves.js';
import {resultMessages, seatMessages, seatNews} from '../../session/told/seat-messages.js';
import {type Turn, turnOf} from '../../session/told/turn-of.js';
import {useKeys} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import type {TypedAhead} from './entry/type-ahead.js';
import {useNavigation, useWindowContext} from '../shell/app-context.js';
import {mayBeRefused} from '../../session/told/may-be-refused.js';
import {hasTriedInVain} from '../../session/told/tried-in-vain.js';
import {isTurnContext, isWaiting, listedCommands} from '../shell/keys/key-map.js';
import {makeLayout, pageBox} from '../frame/layout.js';
import {useTheme} from '../theme/theme.js';
import {belowQuestion, GameDialog} from './GameDialog.js';
import {GamePanel} from './GamePanel.js';
import {GameHeader, type GameWords} from './GameHeader.js';
import {LinesAt, Place} from '../panes/pane.js';
import {useBeat} from './use-beat.js';
import {type Message, say} from '../../session/told/message.js';
import {boardContext, contextOf, hidesBoard, listsBeside} from './shown-beside.js';
import {shownBoard, type Truth} from './shown-board.js';
import {toldInGame, withoutAct} from './told-in-game.js';

export type GameScreenProps = Pick<GameKnowledge, 'report' | 'marks' | 'look' | 'isSaved'> & {
	/** The start, where both sides know it. */
	readonly start?: Setup | undefined;
	/** Whether the men of that start are remembered one by one, as of a start that is not the game's own. */
	readonly remembersStart?: boolean;
	/** Whether its last save failed. */
	readonly isBehind?: boolean;
	/** Whether the person has guessed where a king can be, which is not among the marks. */
	readonly hasGuess?: boolean;
	readonly autoFlip: boolean;
	/** Whether what the other side's move changed is lit for a moment. */
	readonly hasBeat?: boolean;
	/** What the seat's turn is like; a game's when left out. */
	readonly own?: Turn;
	/** What a coach says and shows besides. */
	readonly coach?: CoachView;
	/** What may stand on the squares that the seat does not see, when it was asked for. */
	readonly known?: KnownState;
	/** What stands there when the game is over: it takes the place of what the seat saw last. */
	readonly truth?: Truth;
	/** All moves, when the game is over: they take the place of those that the seat knew. */
	readonly moves?: readonly ListedMove[];
	/** The men that are gone, by what they were, when the game is over. */
	readonly gone?: Gone;
	/** What is said where rows are free for it. */
	readonly spare?: readonly Message[];
	/** What is said besides what the report tells, such as why a request was refused. */
	readonly warnings: readonly Message[];
	/** What the entry line says when nothing is typed. */
	readonly idle: string;
	/** Whether there is no list of ghosts, for who has not learnt of them. */
	readonly hasNoGhosts?: boolean;
	/** Whether a coach alone speaks: what a game tells is left out. */
	readonly isQuiet?: boolean;
	/** Whether what is said has the whole panel: what a game lists is left out. */
	readonly hasNoLists?: boolean;
	/** What the person types while the other side thinks, which outlives the screen of that moment; none where two share the screen. */
	readonly ahead?: TypedAhead;
	readonly onAction: (action: GameAction) => void;
} & GameWords;

/**
 * The board of one seat with everything beside it. It is drawn from the seat's report, its own marks and
 * settings, the window, and what the person has done since his turn began: nothing else reaches it.
 */
export function GameScreen(props: GameScreenProps) {
	const {report, marks, look, isSaved, autoFlip, warnings, idle, onAction} = props;
	const {coach, known, start, ahead, truth, isQuiet = false, hasNoLists = false} = props;
	const {columns, rows} = useWindowContext();
	const {open, hasBelow} = useNavigation();
	const own = useMemo(
		() => ({...(props.own ?? turnOf(report)), isAlone: !hasBelow}),
		[props.own, report, hasBelow],
	);
	const theme = useTheme();
	const knows = useMemo(() => knowledgeOf(report), [report]);
	const {arranging} = knows;
	const isPlacing = arranging !== undefined;
	// Then the board shows where everybody stands, and there is more to be told.
	const isOver = report.outcome !== undefined || truth !== undefined;
	// Two people look at its end together.
	const isToBoth = truth !== undefined && props.isShared === true;
	const remembersNone = seesEverySquare(report.history) && !mayBeRefused(report);
	const {remembersStart} = props;
	const remembered = useMemo(
		() => ghostsOf(report, start, remembersStart),
		[report, start, remembersStart],
	);
	const marksKnown = useMemo(() => knownMarks(known, report.seat), [known, report.seat]);
	const ghosts = useMemo(
		() => ghostsBeside(remembered, coach?.belief, [...(coach?.told ?? []), ...marksKnown]),
		[remembered, coach, marksKnown],
	);
	const gone = useMemo(() => props.gone ?? takenMen(report.history), [props.gone, report]);
	// Where there is more to be told than in a whole game an empty list only takes room from it.
	const isPractice = own.of !== 'game' && own.of !== 'scene';
	const hasGhosts =
		!isOver &&
		!remembersNone &&
		props.hasNoGhosts !== true &&
		(!isPractice || (mayBeRefused(report) ? hasTriedInVain(report) : ghosts.length > 0));
	const hasTaken = !isPractice || !isNobody(gone);
	const usualLayout = useMemo(
		() => makeLayout(columns, rows, listsBeside({hasNoLists, isPlacing, hasGhosts, hasTaken})),
		[columns, rows, hasNoLists, isPlacing, hasGhosts, hasTaken],
	);
	const entryWidth = usualLayout.kind === 'board' ? usualLayout.entry.width : columns;
	// Squares of one row have no room for numbers; a scene says itself what they are.
	const hasNumbers =
		usualLayout.kind === 'board' && usualLayout.cell.height > 1 && own.of !== 'scene';
	const {state, dispatch, now} = useLiveState(() => beginGame(report, ahead?.read()));

	const orientation = seatOrientation(report.seat, look, autoFlip);
	const turn = useMemo<TurnKnowledge>(
		() => ({
			...knows,
			seat: report.seat,
			orientation,
		}),
		[report, orientation, knows],
	);
	const board = useMemo(
		() => seatBoard(report, marks, look, autoFlip, ghosts, start),
		[report, marks, look, autoFlip, ghosts, start],
	);
	const {moves} = props;
	const played = useMemo(() => moves ?? playedMoves(report.history), [moves, report]);
	const messages = useMemo(
		() =>
			isQuiet
				? []
				: isToBoth
					? resultMessages(report)
					: own.of === 'game'
						? seatMessages(report)
						: seatNews(report),
		[report, isQuiet, isToBoth, own.of],
	);
	const context = gameContext(report, own);
	// A scene's answer comes in a moment, for which the help line stays as it is.
	const isMoment = own.of === 'scene' && isWaiting(context) && state.input.typed === '';
	const shownContext = isMoment ? own : context;
	const isChoosing = isTurnContext(context);
	const {cursor, plan} = state.input;
	const listed = listedCommands(context);
	const ofPlan = useMemo(() => planned(turn, plan), [turn, plan]);
	const next = {...ofPlan, listed};
	const {dots, impossible} = theme.glyphs;
	const task = isChoosing ? taskText(report, turn, plan, dots, entryWidth - 2) : '';
	const showsNumbers =
		hasNumbers && marksKnown.some((mark) => showsNumber(mark, theme, usualLayout.cell));
	const isPossible = hasNumbers && marksKnown.some(({kind}) => kind === 'possible');
	const showsOthers =
		hasNumbers && marksKnown.some((mark) => showsMore(mark, theme, usualLayout.cell));
	const likeliest = hasNumbers ? undefined : likeliestUnder(known, cursor);
	// The rest of the line is what was known before it was worked out.
	const isKnownBelow = likeliest !== undefined && isAllTold(likeliest);
	const fault = isChoosing ? typedFault(state.input, next, entryWidth) : undefined;
	// What a coach says or what is asked stays where it is: what a key has to say beside it stands in the entry line, if that is free and has room.
	const isEntryFree = state.input.typed === '' && state.input.selected === undefined;
	const saidBelow =
		(coach !== undefined || state.dialog?.kind === 'question') &&
		isEntryFree &&
		(state.said?.text.length ?? 0) <= entryWidth - 2
			? state.said?.text
			: undefined;
	const isSaidBelow =
		saidBelow !== undefined || (fault?.fits === true && state.said?.text === fault.reason);
	const here = exampleUnder(coach?.told, cursor) ?? likeliest;
	const [underCursor, besides] = isChoosing
		? inRow(cursorText(report, cursor, ghosts, board, marks, here, dots), entryWidth - 2, dots)
		: [''];
	const told = toldInGame({
		isOver,
		own,
		coach,
		news: withoutAct(messages, state.untold),
		isBegun: report.history.plies.length > 0,
		beside: [
			// Where the entry line has no room for all of it.
			...say(
				isChoosing
					? ((fault?.fits === false ? fault.reason : undefined) ??
							(task.length > entryWidth - 2
								? task
								: task === '' && !isKnownBelow
									? besides
									: undefined))
					: undefined,
				'accent',
			),
			...knownMessages(
				known,
				isChoosing && !isKnownBelow ? cursor : undefined,
				showsNumbers
					? signsBeside(impossible, showsOthers ? MORE : undefined)
					: isPossible
						? NUMBERS_UNDER_CURSOR
						: undefined,
			),
			...warnings,
		],
		// What the entry line says is not said again.
		said: isSaidBelow ? undefined : state.said,
	});
	const {spare = []} = props;
	const all =
		usualLayout.kind === 'board' && spare.length > 0
			? withSpare(usualLayout, told, spare, played, theme)
			: told;
	// What there is to read comes before free rows of the list of moves. What is known changes with the cursor, and moves nothing.
	const layout =
		usualLayout.kind === 'board'
			? withRoomFor(usualLayout, all, played, theme, known !== undefined)
			: usualLayout;
	const {from, onPress} = useFirstNew(all);
	const isBeat = useBeat(props.hasBeat === true && isChoosing);
	const model: BoardModel = {
		...shownBoard(board, {isBeat, truth, coach, marksKnown}),
		...(isChoosing && plan?.kind === 'batch' ? {cells: next.cells} : {}),
		...(isChoosing && state.said !== undefined ? {lit: squaresIn(state.said.text)} : {}),
		...(isChoosing ? turnOverlays(state.input, turn) : {}),
		...(isChoosing && state.carried !== undefined ? {selected: state.carried} : {}),
	};
	/** Returns a page, and what shows of it. */
	const pageOf = (page: PageName) => {
		if (layout.kind !== 'board') {
			return {lines: [], scroll: {count: 0, height: 0}};
		}

		const box = pageBox(layout);
		const {cell} = layout;
		const source = {report, ghosts, context: boardContext(state, context), own, cell, board: model};
		const lines = pageLines(page, source, box, theme);
		return {lines, scroll: helpScroll(lines, box.height)};
	};
	const knowledge: GameKnowledge = {
		report,
		turn: {...turn, listed},
		look,
		marks,
		own,
		isSaved,
		isBehind: props.isBehind === true,
		isMarked: Object.keys(marks).length > 0 || props.hasGuess === true,
		isKnownShown: known !== undefined,
		hasGhosts: ghosts.length > 0,
		isCoachAsked: coach?.isAsked === true,
		messageReach: () =>
			layout.kind === 'board'
				? messageReach(all, layout.message, theme, from)
				: {most: 0, least: 0, page: (older) => older},
		listRows: layout.kind === 'board' ? pageBox(layout).height : 0,
		pageScroll: (page) => pageOf(page).scroll,
	};

	const take = ({state: next, action}: GameResult) => {
		onPress();
		if (next !== now()) {
			dispatch(next);
			// In the own turn too: what follows on Enter at once comes before the next drawing.
			ahead?.keep(
				isChoosing || isWaiting(context) || own.putsBack === true ? next.input : {typed: ''},
			);
		}

		if (action?.type === 'settings') {
			open({name: 'settings'});
		} else if (action !== undefined) {
			onAction(action);
		}
	};

	/** Returns what the help line shows. */
	const helpNow = () => {
		const {dialog} = state;
		const scroll = dialog?.kind === 'page' ? pageOf(dialog.page).scroll : undefined;
		return {
			context: contextOf(state, shownContext, scroll, fault?.isWrong),
			first: dialog?.kind === 'page' && scroll !== undefined ? partHint(dialog.top, scroll) : [],
		};
	};

	useKeys({
		onPress: (press) => take(pressInGame(now(), press, knowledge)),
		onPaste: (text) => take(pasteInGame(now(), text, knowledge)),
		onClick(click) {
			if (layout.kind !== 'board') {
				return;
			}

			const square = squareAtPoint(layout, orientation, click.x, click.y);
			if (square !== undefined) {
				take(clickInGame(now(), square, knowledge));
			}
		},
	});

	if (layout.kind === 'too-small') {
		return null;
	}

	const {dialog} = state;
	const page = dialog?.kind === 'page' ? pageOf(dialog.page) : undefined;
	const entries =
		dialog?.kind === 'commands' ? findEntries(paletteOf(knowledge), dialog.typed) : [];
	const isCovered = dialog !== undefined && dialog.kind !== 'mark' && dialog.kind !== 'question';
	return (
		<Box width={columns} height={rows}>
			<GameHeader report={report} words={props} box={layout.header} />
			{!hidesBoard(dialog, layout) && (
				<Place box={layout.board}>
					<Board model={model} place={layout} />
				</Place>
			)}
			{!isCovered && (
				<GamePanel
					report={report}
					layout={
						dialog?.kind === 'question' ? belowQuestion(layout, dialog.question, theme) : layout
					}
					messages={all}
					played={played}
					place={{from, older: state.older, isStill: dialog?.kind === 'question'}}
					ghosts={ghosts}
					gone={gone}
					hasGhosts={look.hasGhosts}
					arranging={arranging}
					isTaught={coach !== undefined}
				/>
			)}
			{dialog !== undefined && (
				<GameDialog dialog={dialog} layout={layout} page={page?.lines} commands={entries} />
			)}
			{dialog?.kind === 'commands' ? (
				<LinesAt
					box={layout.entry}
					lines={[commandLine(dialog.typed, entries.at(dialog.index), layout.entry.width, theme)]}
				/>
			) : (
				<EntryLine
					input={isChoosing || isWaiting(context) ? state.input : {...state.input, typed: ''}}
					knowledge={next}
					box={layout.entry}
					waits={isWaiting(context)}
					said={saidBelow}
					idle={dialog?.kind === 'mark' ? ASK_SIGN : idle || task || underCursor}
				/>
			)}
			<HelpLine {...helpNow()} box={layout.help} />
		</Box>
	);
}
