import {Box} from 'ink';
import {useEffect, useMemo} from 'react';
import {squaresIn} from '../../core/square.js';
import {isAllTold} from '../../text/known-squares.js';
import {ASK_SIGN} from '../../text/turn.js';
import {planned} from '../../session/entry/plan-steps.js';
import {turnWords} from './entry-words.js';
import type {GameScreenProps} from './game-screen-props.js';
import {type BoardModel, squareAtPoint} from '../board/model.js';
import {Board} from '../board/Board.js';
import {EntryLine} from './EntryLine.js';
import {HelpLine, helpScroll, partHint} from '../panes/help-lines.js';
import {messageReach} from '../panes/MessagePane.js';
import {useFirstNew} from '../panes/use-first-new.js';
import {knowledgeOf} from '../../session/entry/move-knowledge.js';
import {shownMarks} from '../../session/pencil-marks.js';
import {turnOverlays} from './entry/turn-overlays.js';
import type {TurnKnowledge} from './entry/turn-state.js';
import {
	beginGame,
	gameContext,
	type GameKnowledge,
	type GameResult,
	isSetUpOf,
} from './game-state.js';
import type {PageName} from './dialog.js';
import {
	exampleUnder,
	knownMarks,
	knownMessages,
	likeliestUnder,
	signsMean,
	smallSignsMean,
} from '../panes/known-view.js';
import {pageLines} from './pages.js';
import {commandLine} from '../panes/palette.js';
import {withRoomFor, withSpare} from './message-room.js';
import {foundIn, keptDialog} from './palette.js';
import {clickInGame, pasteInGame, pressInGame} from './press-in-game.js';
import {seatBoard, seatOrientation} from './seat-board.js';
import {resultMessages, seatMessages, seatNews} from '../../session/told/seat-messages.js';
import {turnOf} from '../../session/told/turn-of.js';
import {pressesOf} from '../shell/press.js';
import {useKeys, usePressNow, useWaitForDrawing} from '../shell/use-keys.js';
import {useLiveState} from '../shell/use-live-reducer.js';
import {useNavigation, useWindowContext} from '../shell/app-context.js';
import {isTurnContext, isWaiting, listedCommands} from '../shell/keys/key-map.js';
import {pageBox} from '../frame/layout.js';
import {useTheme} from '../theme/theme.js';
import {belowQuestion, GameDialog} from './GameDialog.js';
import {GamePanel} from './GamePanel.js';
import {GameHeader} from './GameHeader.js';
import {LinesAt, Place} from '../panes/pane.js';
import {roomBehind} from '../panes/typed-line.js';
import {useBeat} from './use-beat.js';
import {say} from '../../session/told/message.js';
import {boardContext, contextOf, hidesBoard} from './shown-beside.js';
import {shownBoard} from './shown-board.js';
import {toldInGame, withoutAct} from './told-in-game.js';
import {useBeside} from './use-beside.js';

/**
 * The board of one seat with everything beside it. It is drawn from the seat's report, its own marks and
 * settings, the window, and what the person has done since his turn began: nothing else reaches it.
 */
export function GameScreen(props: GameScreenProps) {
	const {report, look, isSaved, autoFlip, warnings, idle, onAction} = props;
	const {coach, known, start, ahead, truth, isQuiet = false, isBehind = false} = props;
	const {columns, rows} = useWindowContext();
	const {open, hasBelow} = useNavigation();
	const own = useMemo(
		() => ({
			...(props.own ?? turnOf(report)),
			isAlone: !hasBelow,
			isUnkept: !isSaved && !isBehind,
			swaps: props.isShared !== true,
		}),
		[props.own, report, hasBelow, isSaved, isBehind, props.isShared],
	);
	const theme = useTheme();
	const knows = useMemo(() => knowledgeOf(report), [report]);
	// Then the board shows where everybody stands, and there is more to be told.
	const isOver = report.outcome !== undefined || truth !== undefined;
	// Two people look at its end together.
	const isToBoth = truth !== undefined && props.isShared === true;
	const marks = useMemo(
		() => shownMarks(props.marks, {cells: knows.cells, seat: report.seat}),
		[props.marks, knows, report.seat],
	);
	const marksKnown = useMemo(() => knownMarks(known, report.seat), [known, report.seat]);
	const {
		ghosts,
		gone,
		played,
		layout: usualLayout,
	} = useBeside(props, own, marksKnown, {isOver, isPlacing: knows.arranging !== undefined});
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
	const likeliest = hasNumbers ? undefined : likeliestUnder(known, cursor);
	// The rest of the line is what was known before it was worked out.
	const isKnownBelow = likeliest !== undefined && isAllTold(likeliest);
	const words = isChoosing
		? turnWords(
				{
					report,
					input: state.input,
					turn,
					planned: next,
					ghosts,
					board,
					marks,
					likeliest: exampleUnder(coach?.told, cursor) ?? likeliest,
					isAllTold: isKnownBelow,
				},
				entryWidth,
				theme.glyphs.dots,
			)
		: undefined;
	const fault = words?.fault;
	// What a coach says or what is asked stays where it is: what a key has to say beside it stands in the entry line, if that is free and has room.
	const isEntryFree = state.input.typed === '' && state.input.selected === undefined;
	const saidBelow =
		(coach !== undefined || state.dialog?.kind === 'question') &&
		isEntryFree &&
		(state.said?.text.length ?? 0) <= roomBehind('', entryWidth)
			? state.said?.text
			: undefined;
	const isSaidBelow =
		saidBelow !== undefined || (fault?.fits === true && state.said?.text === fault.reason);
	const told = toldInGame({
		isOver,
		own,
		coach,
		news: withoutAct(messages, state.untold),
		isBegun: report.history.plies.length > 0,
		beside: [
			...say(words?.beside, 'accent'),
			...knownMessages(
				known,
				isChoosing && !isKnownBelow ? cursor : undefined,
				hasNumbers ? signsMean(known, marksKnown, theme, usualLayout.cell) : undefined,
			),
			...warnings,
		],
		// What the entry line says is not said again.
		answers: [state.undone ?? [], isSaidBelow ? [] : (state.said ?? [])].flat(),
	});
	const {
		spares = hasNumbers || own.of === 'scene'
			? []
			: smallSignsMean(known, marksKnown, theme).map((text) => say(text, 'faint')),
	} = props;
	const all =
		usualLayout.kind === 'board' ? withSpare(usualLayout, told, spares, played, theme) : told;
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
		isTouched: props.isTouched,
		isBehind,
		asksForTakeback: props.asksForTakeback ?? (() => false),
		isMarked: Object.keys(marks).length > 0 || props.hasGuess === true,
		isKnownShown: known !== undefined,
		hasGhosts: ghosts.length > 0,
		isCoachAsked: coach?.isAsked === true,
		messageReach: () =>
			layout.kind === 'board'
				? messageReach(all, layout.message, theme, from)
				: {most: 0, page: (older) => older},
		listRows: layout.kind === 'board' ? pageBox(layout).height : 0,
		pageScroll: (page) => pageOf(page).scroll,
	};

	const waitForDrawing = useWaitForDrawing();
	const pressNow = usePressNow();
	const isAtSetUp = isSetUpOf(report);
	// What was typed before the own set-up is pressed in it, once.
	useEffect(() => {
		const typed = isAtSetUp ? (ahead?.read().typed ?? '') : '';
		if (typed !== '') {
			ahead?.keep({typed: ''});
			pressNow(pressesOf(typed));
		}
	}, [isAtSetUp, ahead, pressNow]);
	const take = ({state: next, action}: GameResult) => {
		onPress();
		if (next !== now()) {
			dispatch(next);
			// In the own turn too: what follows on Enter at once comes before the next drawing.
			ahead?.keep({
				...(isChoosing || isWaiting(context) || own.putsBack === true ? next.input : {typed: ''}),
				...keptDialog(next.dialog, knowledge),
			});
		}

		if (action?.type === 'settings') {
			open({name: 'settings'});
		} else if (action !== undefined) {
			onAction(action);
			waitForDrawing();
		}
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
	const found = dialog?.kind === 'commands' ? foundIn(dialog, knowledge) : undefined;
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
					arranging={knows.arranging}
					isTaught={coach !== undefined}
				/>
			)}
			{dialog !== undefined && (
				<GameDialog dialog={dialog} layout={layout} page={page?.lines} commands={found} />
			)}
			{dialog?.kind === 'commands' && found !== undefined ? (
				<LinesAt
					box={layout.entry}
					lines={[commandLine(dialog.typed, found.entry, layout.entry.width, theme)]}
				/>
			) : (
				<EntryLine
					input={isChoosing || isWaiting(context) ? state.input : {...state.input, typed: ''}}
					knowledge={next}
					box={layout.entry}
					waits={isWaiting(context)}
					said={saidBelow}
					idle={dialog?.kind === 'mark' ? ASK_SIGN : idle || (words?.idle ?? '')}
				/>
			)}
			<HelpLine
				context={contextOf(state, shownContext, page?.scroll, fault?.isWrong, found?.entry)}
				box={layout.help}
				first={dialog?.kind === 'page' && page ? partHint(dialog.top, page.scroll) : []}
			/>
		</Box>
	);
}
