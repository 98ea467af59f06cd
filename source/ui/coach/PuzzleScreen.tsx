import {useMemo, useState} from 'react';
import {solvedMatch} from '../../drill/puzzle-game.js';
import {type AnyPuzzle, isOfOneAct} from '../../drill/any-puzzle.js';
import {knownStart} from '../../knowledge/known-start.js';
import {reviewMatch} from '../../match/review.js';
import type {GameAction} from '../play/game-action.js';
import {USUAL_LOOK} from '../play/seat-board.js';
import {makeLayout} from '../frame/layout.js';
import {useNavigation, useServices, useSettings, useWindowContext} from '../shell/app-context.js';
import {useListPlace} from '../shell/use-kept.js';
import {useTypedAhead} from '../play/entry/type-ahead.js';
import {
	puzzleAbout,
	puzzleMarks,
	puzzleStatus,
	puzzleView,
} from '../../session/puzzle/puzzle-view.js';
import {solutionNotes} from '../../session/puzzle/solution-notes.js';
import {SOLUTION} from '../../text/drill.js';
import {describeThinking} from '../../text/waiting.js';
import {TRIED_OUT} from '../../text/act-puzzle.js';
import {TRUTH_SHOWN} from '../../text/hindsight.js';
import {puzzleTruth} from '../../session/puzzle/puzzle-truth.js';
import {say} from '../../session/told/message.js';
import {PuzzleHost} from '../../session/puzzle/puzzle-host.js';
import {codeText} from '../../session/drill/coach.js';
import {puzzleCode} from '../../session/puzzle/puzzles-named.js';
import {puzzleReport} from '../../session/puzzle/puzzle-report.js';
import {nextHint, type PuzzleLook} from '../../session/puzzle/puzzle-look.js';
import {useCopy} from '../shell/use-copy.js';
import {useHost} from '../shell/use-host.js';
import {type Turn, turnOf} from '../../session/told/turn-of.js';
import {GameScreen} from '../play/GameScreen.js';

const PUZZLE_TURN: Turn = {of: 'puzzle'};
const FIRST_LOOK: PuzzleLook = {hint: 0, isMarked: true};

/** A puzzle on the board of its seat, with what is known in words and marks. */
export function PuzzleScreen({
	puzzle,
	host,
}: {
	readonly puzzle: AnyPuzzle;
	/** Who has run it so far, where it was left for its solution. */
	readonly host?: PuzzleHost | undefined;
}) {
	const {open, replace, back} = useNavigation();
	const services = useServices();
	const {person} = useSettings().settings;
	const [does, shown] = useHost(() => host ?? new PuzzleHost(puzzle, person, services));
	const {game, isThinking, said, mark} = shown;
	const [look, setLook] = useState(FIRST_LOOK);
	/** Its code, until the next key does something. */
	const [code, setCode] = useState<string>();
	const copy = useCopy();
	const [seat, setSeat] = useState(USUAL_LOOK);
	const {columns, rows} = useWindowContext();
	const layout = makeLayout(columns, rows, {parts: []});
	const ahead = useTypedAhead();
	const place = useListPlace('puzzles');
	const report = useMemo(() => puzzleReport(game), [game]);
	const fen = isOfOneAct(puzzle) ? puzzle.fen : undefined;
	const start = useMemo(
		() => (fen === undefined ? undefined : knownStart(report.variant, fen)),
		[report.variant, fen],
	);
	const {isNewGame} = does;
	const told = useMemo(
		() => puzzleView(game, report, {...look, isNewGame}),
		[game, report, look, isNewGame],
	);
	const ended = useMemo(() => puzzleTruth(game), [game]);
	const messages = [
		...told.messages,
		...said,
		...say(ended && TRUTH_SHOWN, 'faint'),
		...say(code && codeText(code, true, 'puzzle'), 'accent'),
	];
	const marks = useMemo(() => puzzleMarks(game, report), [game, report]);

	const showSolution = () => {
		does.giveUp();
		if (isOfOneAct(puzzle)) {
			setLook((before) => ({...before, isTold: true}));
			return;
		}

		const review = reviewMatch(solvedMatch(puzzle));
		if (review.ok) {
			// What lies below the review is as it was left when it is shown again.
			replace({name: 'puzzle', puzzle, host: does});
			open({
				name: 'review',
				title: SOLUTION,
				review: review.value,
				orientation: 'white',
				notes: solutionNotes(puzzle),
				start: {frame: 0, gaze: 'truth'},
			});
		}
	};

	const onAction = (action: GameAction) => {
		setCode(undefined);
		switch (action.type) {
			case 'event':
				if (action.event.type === 'moveChosen') {
					setLook(({isMarked}) => ({hint: 0, isMarked}));
					does.play(action.event.move);
				} else if (action.event.type === 'takebackAsked') {
					setLook(({isMarked}) => ({hint: 0, isMarked}));
					does.takeBack();
				}

				break;
			case 'look':
				setSeat((before) => ({...before, ...action.look}));
				break;
			case 'coach':
				if (action.command === 'code') {
					setCode(puzzleCode(puzzle));
					copy(puzzleCode(puzzle));
				} else if (action.command === 'hint') {
					does.help();
					setLook((before) => ({...before, hint: nextHint(before.hint)}));
				} else {
					setLook((before) => ({...before, isMarked: !before.isMarked}));
				}

				break;
			case 'solution':
				showSolution();
				break;
			case 'again':
				setLook(FIRST_LOOK);
				does.again();
				break;
			case 'another': {
				const next = does.next();
				// Who goes back to their list is at the one that he came to.
				place.keep(next.number - 1);
				replace({name: 'puzzle', puzzle: next});
				break;
			}

			case 'leave':
			case 'saveAndLeave':
				back();
				break;
			default:
		}
	};

	return (
		<GameScreen
			key={`${game.moves.length} ${report.phase.name} ${report.history.plies.length}`}
			report={report}
			start={start}
			// One game that is shown has them where they stand in it.
			remembersStart={told.told === undefined}
			marks={marks}
			look={seat}
			isSaved={false}
			isTouched={false}
			autoFlip
			// In the smallest windows the few moves there are would leave a verdict no room.
			hasNoLists={isOfOneAct(puzzle) && layout.kind === 'board' && layout.cell.height === 1}
			title={`Puzzle ${puzzle.number}`}
			mode={isOfOneAct(puzzle) ? puzzleAbout(puzzle) : `take the king in ${puzzle.within}`}
			status={puzzleStatus(game, mark)}
			shortStatus={puzzleStatus(game, mark, true)}
			own={
				isOfOneAct(puzzle)
					? {
							...turnOf(report, 'act-puzzle'),
							isTold: look.isTold === true || game.result === 'failed',
							isJudged: isThinking,
						}
					: PUZZLE_TURN
			}
			coach={{...told, messages}}
			{...ended}
			warnings={[]}
			idle={isThinking ? (isOfOneAct(puzzle) ? TRIED_OUT : describeThinking('the phantom')) : ''}
			ahead={ahead}
			onAction={onAction}
		/>
	);
}
